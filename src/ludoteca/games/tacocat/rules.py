"""The rules of Tacocat: the position, its questions, and which module makes each move.

swap.py is what comes before the duel, clashes.py the rest of a round. Numbers in comments (P3, C10) are those of
rulebook/en.md. Compiled.
"""

from __future__ import annotations

from typing import Any, final

from ludoteca.engine.native import i16, i64, vec
from ludoteca.engine.state import BIT, Actions, Dice, State, only
from ludoteca.engine.values import Refusal, Result
from ludoteca.games.tacocat import clashes, invariants, legal, motives, swap
from ludoteca.games.tacocat import guess as guesses
from ludoteca.games.tacocat import observe as observing
from ludoteca.games.tacocat import preview as previews
from ludoteca.games.tacocat import view as views
from ludoteca.games.tacocat.data import (
    ANSWER,
    ARROWS,
    ATTACK,
    ATTACK_CARD,
    ATTACK_COUNT,
    ATTACKING,
    BOTH,
    CENTRE,
    COPIES,
    DECK,
    DONE,
    DUEL,
    DUELLING,
    EACH,
    FINISHED,
    HAND_SIZES,
    HIGHEST,
    LETTERS,
    MARK,
    NO_CARDS,
    NO_HANDS,
    NOBODY,
    NORTH,
    PHASES,
    RANKS,
    SWAP,
    TILES,
    UNMARK,
)


@final
class Tacocat(State):
    """A position. Counts by card are vectors of nine places a seat: `hand[RANKS * seat + card]`."""

    # the bridge
    board: i64 = 0
    tile: i64 = CENTRE
    covered: i64 = 0
    round: i64 = 0
    winner: i64 = NOBODY
    # the cards; seen are those that lay face up in this round, dropped those swapped away
    deck: vec[i64]
    hand: vec[i64]
    marked: vec[i64]
    dropped: vec[i64]
    seen: vec[i64]
    in_deck: i64 = 0
    size: vec[i64]
    # the decision
    phase: i64 = SWAP
    choosing: i64 = 0  # bits of the seats still choosing in a swap or a duel
    limit: vec[i64]  # how many cards a seat may swap
    swapped: vec[i64]  # how many it did
    duel: vec[i64]  # cards chosen for the duel, face down; below zero those that decided it, as everybody saw
    duel_winner: i64 = NOBODY
    attacker: i64 = NOBODY
    attack: i64 = 0  # the attacking card, and how many of them
    attack_count: i64 = 0
    attack_left: i64 = 0  # still unanswered
    attack_lost: i64 = 0  # answers that lost
    floor: vec[i64]  # nothing lower is left in that hand, as everybody saw
    unmarked: vec[i64]  # how many marks a seat took back in this swap

    # ---- set-up

    def lay_out(self) -> None:
        """Two seats with nothing in front of them."""
        self.seats = 2
        self.deck = NO_CARDS[:]
        self.hand = NO_HANDS[:]
        self.marked = NO_HANDS[:]
        self.dropped = NO_HANDS[:]
        self.unmarked = vec[i64]([0, 0])
        self.seen = NO_CARDS[:]
        self.size = vec[i64]([0, 0])
        self.limit = vec[i64]([0, 0])
        self.swapped = vec[i64]([NOBODY, NOBODY])
        self.duel = vec[i64]([0, 0])
        self.floor = vec[i64]([1, 1])

    def start_round(self, dice: Dice) -> None:
        """Shuffle all 36 cards and deal the number of the tile to each (P1, C20)."""
        self.round += 1
        self.deck = COPIES[:]
        self.seen = NO_CARDS[:]
        self.hand = NO_HANDS[:]
        self.marked = NO_HANDS[:]
        self.dropped = NO_HANDS[:]
        self.in_deck = DECK
        size = HAND_SIZES[self.tile]
        arrow = ARROWS[TILES * self.board + self.tile]
        for seat in range(i64(2)):
            self.size[seat] = size
            self.limit[seat] = size
            self.swapped[seat] = NOBODY
            self.floor[seat] = 1
            self.duel[seat] = 0
            self.unmarked[seat] = 0
        self.duel_winner = NOBODY
        self.attacker = NOBODY
        self.attack = 0
        self.attack_count = 0
        self.attack_left = 0
        self.attack_lost = 0
        self.phase = SWAP
        self.choosing = EACH if arrow == BOTH else BIT[arrow]
        if self.tale is not None:
            facts: dict[str, Any] = {"round": self.round, "letter": LETTERS[self.tile], "cards": size}
            facts["arrow"] = _arrow_word(arrow)
            if arrow != BOTH:
                facts["arrow_seat"] = int(arrow)
            self.tell("round", facts)
        for seat in range(i64(2)):
            self.draw_cards(seat, size, dice, "dealt")

    def draw_cards(self, seat: i64, count: i64, dice: Dice, kind: str) -> None:
        """Draw cards from the pile into a hand; only their owner sees them."""
        drawn: list[int] = []
        telling = self.tale is not None
        deck = self.deck
        hand = self.hand
        own = RANKS * seat
        left = self.in_deck
        for _ in range(count):
            place = dice.below(left)
            card: i64 = 0
            while place >= 0:
                card += 1
                place -= deck[card]
            deck[card] -= 1
            left -= 1
            hand[own + card] += 1
            if telling:
                drawn.append(card)
        self.in_deck = left
        if drawn:
            self.tell(kind, {"seat": seat, "cards": sorted(drawn)}, only(seat))

    # ---- questions

    def must(self) -> i64:
        """Who is asked: those still choosing, the attacker, or the one under attack."""
        phase = self.phase
        if phase <= DUELLING:
            return self.choosing
        if phase == FINISHED:
            return 0
        return BIT[self.attacker] if phase == ATTACKING else BIT[1 - self.attacker]

    def fill(self, seat: i64, actions: Actions) -> None:
        """Every legal action of a seat."""
        legal.fill(self, seat, actions)

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Why a seat may not do this now."""
        return legal.refusal(self, seat, action)

    def lowest(self, seat: i64) -> i64:
        """The lowest card of a hand."""
        card: i64 = 1
        while self.hand[RANKS * seat + card] == 0:
            card += 1
        return card

    def marks(self, seat: i64) -> i64:
        """How many cards a seat has marked."""
        marked = self.marked
        count: i64 = 0
        for place in range(RANKS * seat + 1, RANKS * seat + RANKS):
            count += marked[place]
        return count

    def highest_mark(self, seat: i64) -> i64:
        """The highest card marked so far: marks go from low to high, so each swap is named in one way."""
        marked = self.marked
        for place in range(RANKS * seat + HIGHEST, RANKS * seat + 1, -1):
            if marked[place] > 0:
                return place - RANKS * seat
        return 1

    # ---- moves

    def play(self, seat: i64, action: i64, dice: Dice) -> i64:
        """Carry out a legal action."""
        if action == DONE:
            return swap.finish_swap(self, seat, dice)
        if action <= DUEL:
            self.marked[RANKS * seat + action - MARK] += 1
            return 0
        if action <= ANSWER:
            return clashes.choose_for_duel(self, seat, action - DUEL, dice)
        if action < ATTACK:
            return clashes.answer(self, seat, action - ANSWER, dice)
        if action <= UNMARK:
            return clashes.lead(self, seat, ATTACK_CARD[action - ATTACK], ATTACK_COUNT[action - ATTACK])
        self.marked[RANKS * seat + action - UNMARK] -= 1
        self.unmarked[seat] += 1
        return 0

    def put_away(self, seat: i64, card: i64) -> None:
        """A card leaves a hand after everybody saw it (C21)."""
        self.hand[RANKS * seat + card] -= 1
        self.size[seat] -= 1
        self.seen[card] += 1

    # ---- the rest of the contract

    def clone(self) -> Tacocat:
        """An independent copy."""
        other = Tacocat.__new__(Tacocat)
        other.seats = self.seats
        other.board = self.board
        other.tile = self.tile
        other.covered = self.covered
        other.round = self.round
        other.winner = self.winner
        other.deck = self.deck[:]
        other.hand = self.hand[:]
        other.marked = self.marked[:]
        other.dropped = self.dropped[:]
        other.unmarked = self.unmarked[:]
        other.seen = self.seen[:]
        other.in_deck = self.in_deck
        other.size = self.size[:]
        other.phase = self.phase
        other.choosing = self.choosing
        other.limit = self.limit[:]
        other.swapped = self.swapped[:]
        other.duel = self.duel[:]
        other.duel_winner = self.duel_winner
        other.attacker = self.attacker
        other.attack = self.attack
        other.attack_count = self.attack_count
        other.attack_left = self.attack_left
        other.attack_lost = self.attack_lost
        other.floor = self.floor[:]
        return other

    def result(self) -> Result | None:
        """Whose plate the figurine is on."""
        if self.winner == NOBODY:
            return None
        if self.winner == NORTH:
            return Result((1, 2), (1.0, 0.0), "plate")
        return Result((2, 1), (0.0, 1.0), "plate")

    def check(self) -> None:
        """Cards are conserved, hands are equal between clashes, marks are in the hand."""
        invariants.check(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return views.view(self, -1 if seat is None else seat)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> i64:
        """The same as numbers."""
        return observing.observe(self, seat, out, at)

    def guess(self, seat: int | None, dice: Dice) -> State:
        """A world this seat cannot tell from the real one."""
        return guesses.guess(self, -1 if seat is None else seat, dice)

    def asked(self, seat: int) -> str:
        """The decision by its phase; whoever may not swap all cards is told so."""
        if self.must() & BIT[seat] == 0:
            return ""
        if self.phase == SWAP and self.swapped[1 - seat] != NOBODY:
            return "swap-back"
        return PHASES[self.phase]

    def preview(self, seat: int, action: int) -> dict[str, Any]:
        """What an action would do."""
        return previews.preview(self, seat, action)

    def motive(self, seat: int, action: int) -> tuple[str, dict[str, Any]]:
        """Why a seat would do this."""
        return motives.motive(self, seat, action)


def _arrow_word(arrow: i64) -> str:
    return ("north", "south", "both")[arrow]
