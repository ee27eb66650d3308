"""What a seat of Tacocat knows after an action of its own, as facts for its network. Compiled."""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.native import i64
from ludoteca.engine.net import Insight
from ludoteca.engine.state import Actions, State
from ludoteca.games.tacocat.data import (
    ANSWER,
    ATTACK,
    ATTACK_CARD,
    ATTACK_COUNT,
    DONE,
    DUEL,
    HAND_SIZES,
    HIGHEST,
    MARK,
    NOBODY,
    NORTH,
    RANKS,
    UNMARK,
)
from ludoteca.games.tacocat.guess import unseen
from ludoteca.games.tacocat.rules import Tacocat

COUNTS: Final = 7  # of one card: 0 to 6
SIZES: Final = 10

# Where each group of facts begins.
OWN: Final = 0  # how many of each card stay in the hand
OTHERS: Final = OWN + HIGHEST * COUNTS  # how many of each this seat cannot place
LEFT: Final = OTHERS + HIGHEST * COUNTS  # cards in the hand
STEP: Final = LEFT + SIZES  # what was done
FLOOR: Final = STEP + 6  # what the rival's hand has at least
OWN_FLOOR: Final = FLOOR + HIGHEST
DUEL_WON: Final = OWN_FLOOR + HIGHEST  # by nobody yet, this seat, the rival
LEADS: Final = DUEL_WON + 3  # whose attack it is, or will be: nobody's, this seat's, the rival's
DUEL_CARD: Final = LEADS + 3
ATTACKED: Final = DUEL_CARD + HIGHEST  # the attacking card
ATTACKERS: Final = ATTACKED + HIGHEST  # how many of them are not answered yet
LOST: Final = ATTACKERS + COUNTS  # is the attack won already?
SWAPPED: Final = LOST + 1  # how many cards this seat swapped, or is about to
RIVAL_SWAPPED: Final = SWAPPED + SIZES + 1
LIMIT: Final = RIVAL_SWAPPED + SIZES + 1  # how many more could be marked
MARKED_UP_TO: Final = LIMIT + SIZES
DEALT: Final = MARKED_UP_TO + RANKS
FACTS: Final = DEALT + SIZES

MARKING: Final = 0
SWAPPING: Final = 1
DUELLED: Final = 2
LED: Final = 3
ANSWERED: Final = 4
YIELDED: Final = 5


@final
class RoundInsight(Insight):
    """A network foresees who wins the round."""

    inputs = FACTS

    def tell(self, state: State, seat: i64, action: i64, facts: Actions) -> None:
        """The hand that is left, what the rival may hold, and where the round stands."""
        assert isinstance(state, Tacocat)
        gone: i64 = 0  # the card that leaves the hand, and how many of it
        count: i64 = 0
        step: i64 = MARKING
        if action == DONE:
            step = SWAPPING
        elif action <= DUEL:
            gone = action - MARK
            count = 1
        elif action <= ANSWER:
            gone = action - DUEL
            count = 1
            step = DUELLED
        elif action < ATTACK:
            gone = action - ANSWER
            count = 1
            step = ANSWERED if gone >= state.attack else YIELDED
        elif action <= UNMARK:
            gone = ATTACK_CARD[action - ATTACK]
            count = ATTACK_COUNT[action - ATTACK]
            step = LED
        else:
            gone = action - UNMARK
            count = -1
        facts.add(STEP + step)
        self.tell_cards(state, seat, gone, count, facts)
        if step <= SWAPPING:
            self.tell_swap(state, seat, gone, count, facts)
        else:
            facts.add(LEFT + state.size[seat] - count)
            self.tell_clash(state, seat, step, gone, count, facts)
        facts.add(DEALT + HAND_SIZES[state.tile])
        facts.add(RIVAL_SWAPPED + 1 + state.swapped[1 - seat])
        facts.add(FLOOR + state.floor[1 - seat] - 1)
        facts.add(OWN_FLOOR + state.floor[seat] - 1)
        facts.add(DUEL_WON + (0 if state.duel_winner == NOBODY else 1 if state.duel_winner == seat else 2))

    def tell_cards(self, state: Tacocat, seat: i64, gone: i64, count: i64, facts: Actions) -> None:
        """The own hand, and the cards that this seat cannot place."""
        pool = unseen(state, seat)
        for card in range(i64(1), i64(RANKS)):
            held = state.hand[RANKS * seat + card] - state.marked[RANKS * seat + card]
            if card == gone:
                held -= count
            facts.add(OWN + COUNTS * (card - 1) + held)
            facts.add(OTHERS + COUNTS * (card - 1) + pool[card])

    def tell_swap(self, state: Tacocat, seat: i64, gone: i64, count: i64, facts: Actions) -> None:
        """How many cards are marked, and how many more may be."""
        marks = state.marks(seat) + count
        facts.add(LEFT + state.size[seat] - marks)
        facts.add(SWAPPED + 1 + marks)
        facts.add(LIMIT + state.limit[seat] - marks)
        facts.add(MARKED_UP_TO + (max(gone, state.highest_mark(seat)) if marks > 0 else i64(0)))

    def tell_clash(self, state: Tacocat, seat: i64, step: i64, gone: i64, count: i64, facts: Actions) -> None:
        """The duel and the attack as they are after the action."""
        facts.add(SWAPPED + 1 + state.swapped[seat])
        leads: i64 = 0
        if step == DUELLED:
            facts.add(DUEL_CARD + gone - 1)
        elif step == LED:
            leads = 1
            facts.add(ATTACKED + gone - 1)
            facts.add(ATTACKERS + count)
        else:
            lost = state.attack_lost > 0 or step == YIELDED
            left = state.attack_left - 1
            leads = 2 if lost or left > 0 else 1
            facts.add(ATTACKERS + left)
            if left > 0:
                facts.add(ATTACKED + state.attack - 1)
                if lost:
                    facts.add(LOST)
        facts.add(LEADS + leads)

    def over(self, before: State, now: State) -> bool:
        """Is the round over?"""
        assert isinstance(before, Tacocat)
        assert isinstance(now, Tacocat)
        return now.round != before.round

    def outcome(self, before: State, now: State, seat: i64) -> float:
        """Which way the figurine went; nowhere if the round is replayed."""
        assert isinstance(before, Tacocat)
        assert isinstance(now, Tacocat)
        if now.winner >= 0:
            return 1.0 if now.winner == seat else 0.0
        if now.tile == before.tile:
            return 0.5
        return 1.0 if (now.tile < before.tile) == (seat == NORTH) else 0.0
