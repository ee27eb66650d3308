"""The rules of Tacocat. Numbers in comments (P3, C10) are those of rulebook/en.md. Compiled."""

from __future__ import annotations

from typing import Any, final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, SHOWN, Actions, Dice, State, only
from ludoteca.engine.values import Refusal, Result
from ludoteca.games.tacocat import guess as guesses
from ludoteca.games.tacocat import keeping, legal
from ludoteca.games.tacocat import view as views
from ludoteca.games.tacocat.data import (
    ANSWER,
    ANSWERING,
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
    SOUTH,
    SWAP,
    TILES,
    UNMARK,
)


@final
class Tacocat(State):
    """A position. Counts by card are vectors of nine places a seat: `hand[RANKS * seat + card]`."""

    def __init__(self) -> None:
        self.seats = 2
        # the bridge
        self.board: i64 = 0
        self.tile: i64 = CENTRE
        self.covered: i64 = 0
        self.round: i64 = 0
        self.winner: i64 = NOBODY
        # the cards; seen are those that lay face up in this round, dropped those swapped away
        self.deck: vec[i64] = NO_CARDS[:]
        self.hand: vec[i64] = NO_HANDS[:]
        self.marked: vec[i64] = NO_HANDS[:]
        self.dropped: vec[i64] = NO_HANDS[:]
        self.unmarked: vec[i64] = vec[i64]([0, 0])  # how many marks a seat took back in this swap
        self.seen: vec[i64] = NO_CARDS[:]
        self.in_deck: i64 = 0
        self.size: vec[i64] = vec[i64]([0, 0])
        # the decision
        self.phase: i64 = SWAP
        self.choosing: i64 = 0  # bits of the seats still choosing in a swap or a duel
        self.limit: vec[i64] = vec[i64]([0, 0])  # how many cards a seat may swap
        self.swapped: vec[i64] = vec[i64]([NOBODY, NOBODY])  # how many it did
        self.duel: vec[i64] = vec[i64]([0, 0])  # cards chosen for the duel, face down
        self.duel_winner: i64 = NOBODY
        self.attacker: i64 = NOBODY
        self.attack: i64 = 0  # the attacking card, and how many of them
        self.attack_count: i64 = 0
        self.attack_left: i64 = 0  # still unanswered
        self.attack_lost: i64 = 0  # answers that lost
        self.floor: vec[i64] = vec[i64]([1, 1])  # nothing lower is left in that hand, as everybody saw

    # ---- set-up

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
            return self.finish_swap(seat, dice)
        if action <= DUEL:
            self.marked[RANKS * seat + action - MARK] += 1
            return 0
        if action <= ANSWER:
            return self.choose_for_duel(seat, action - DUEL, dice)
        if action < ATTACK:
            return self.answer(seat, action - ANSWER, dice)
        if action <= UNMARK:
            return self.lead(seat, ATTACK_CARD[action - ATTACK], ATTACK_COUNT[action - ATTACK])
        self.marked[RANKS * seat + action - UNMARK] -= 1
        self.unmarked[seat] += 1
        return 0

    def finish_swap(self, seat: i64, dice: Dice) -> i64:
        """The arrow's player swaps first and sets the other's limit; on the centre both at once (P3)."""
        self.choosing &= ~BIT[seat]
        if ARROWS[TILES * self.board + self.tile] == BOTH:
            if self.choosing != 0:
                return 0
            self.swap(NORTH, dice)
            self.swap(SOUTH, dice)
            self.start_duel()
            return SHOWN
        first = self.swapped[1 - seat] == NOBODY
        count = self.swap(seat, dice)
        if first and count > 0:  # C17, C18
            self.limit[1 - seat] = count
            self.choosing = BIT[1 - seat]
        else:
            self.start_duel()
        return SHOWN  # how many were marked

    def swap(self, seat: i64, dice: Dice) -> i64:
        """Put the marked cards away, face down (C16), and draw as many."""
        count = self.marks(seat)
        marked = self.marked
        for place in range(RANKS * seat + 1, RANKS * seat + RANKS):
            if marked[place] > 0:
                self.hand[place] -= marked[place]
                self.dropped[place] += marked[place]
                marked[place] = 0
        self.unmarked[seat] = 0
        self.swapped[seat] = count
        if self.tale is not None:
            self.tell("swapped", {"seat": seat, "count": count})
        self.draw_cards(seat, count, dice, "drew")
        return count

    def start_duel(self) -> None:
        """Each puts a card face down, at the same time (P4)."""
        self.phase = DUELLING
        self.choosing = EACH

    def choose_for_duel(self, seat: i64, card: i64, dice: Dice) -> i64:
        """The cards are turned up when both are down; the higher attacks first (P4, C1)."""
        self.duel[seat] = card
        self.choosing &= ~BIT[seat]
        if self.choosing != 0:
            return 0
        north = self.duel[NORTH]
        south = self.duel[SOUTH]
        for other in range(i64(2)):
            self.put_away(other, self.duel[other])
            self.duel[other] = 0
        if north == south:  # C14
            if self.tale is not None:
                self.tell("duel-tied", {"card": north})
            if self.size[NORTH] > 1:
                self.start_duel()
                return SHOWN
        else:
            self.duel_winner = NORTH if north > south else SOUTH
            if self.tale is not None:
                self.tell(
                    "duel-won",
                    {"seat": self.duel_winner, "card": max(north, south), "other": min(north, south)},
                )
        self.next_attack(self.duel_winner, dice)
        return SHOWN

    def next_attack(self, attacker: i64, dice: Dice) -> None:
        """The winner of the duel or of the last clash attacks, until one card each is left (C12, C13)."""
        if self.size[NORTH] == 1:
            self.finish_round(dice)
        else:
            self.attacker = attacker
            self.phase = ATTACKING

    def lead(self, seat: i64, card: i64, count: i64) -> i64:
        """Attack with a card or a set of equal cards, all face up at once (C11)."""
        for _ in range(count):
            self.put_away(seat, card)
        self.attack = card
        self.attack_count = count
        self.attack_left = count
        self.attack_lost = 0
        self.phase = ANSWERING
        if self.tale is not None:
            self.tell("attacked", {"seat": seat, "card": card, "count": count})
        return SHOWN

    def answer(self, seat: i64, card: i64, dice: Dice) -> i64:
        """Answer one attacking card; a lower card is the lowest of the hand, as everybody now knows (C22)."""
        self.put_away(seat, card)
        wins = card >= self.attack
        if not wins:
            self.attack_lost += 1
            self.floor[seat] = card
        self.attack_left -= 1
        if self.tale is not None:
            kind = "answer-won" if wins else "answer-lost"
            self.tell(kind, {"seat": seat, "card": card, "attack": self.attack})
        if self.attack_left == 0:
            leader = seat if self.attack_lost == 0 else 1 - seat  # C6
            if self.tale is not None and self.size[NORTH] > 1:
                self.tell("leads", {"seat": leader})
            self.attack = 0
            self.attack_count = 0
            self.attack_lost = 0
            self.next_attack(leader, dice)
        return SHOWN

    def finish_round(self, dice: Dice) -> None:
        """Turn up the last cards: the lower wins, a tie goes to the winner of the duel (P5, C15)."""
        north = self.lowest(NORTH)
        south = self.lowest(SOUTH)
        if self.tale is not None:
            self.tell("last-cards", {"seat": NORTH, "card": north, "other_seat": SOUTH, "other": south})
        winner = self.duel_winner if north == south else (NORTH if north < south else SOUTH)
        if winner == NOBODY:  # C12: every duel was tied, and the last cards too
            if self.tale is not None:
                self.tell("replayed", {"card": north})
            self.start_round(dice)
            return
        if self.tale is not None:
            self.tell("round-tie-won" if north == south else "round-won", {"seat": winner})
        self.move_figurine(winner, dice)

    def move_figurine(self, winner: i64, dice: Dice) -> None:
        """Cover the tile and go to the winner's next uncovered one, or on to the plate (P6, C19)."""
        step: i64 = -1 if winner == NORTH else 1
        self.covered |= BIT[self.tile]
        self.tile += step
        while 0 <= self.tile < TILES and self.covered & BIT[self.tile] != 0:
            self.tile += step
        if 0 <= self.tile < TILES:
            if self.tale is not None:
                self.tell("moved", {"seat": winner, "letter": LETTERS[self.tile]})
            self.start_round(dice)
            return
        self.winner = winner
        self.phase = FINISHED
        self.attacker = NOBODY
        if self.tale is not None:
            self.tell("plate", {"seat": winner})

    def put_away(self, seat: i64, card: i64) -> None:
        """A card leaves a hand after everybody saw it (C21)."""
        self.hand[RANKS * seat + card] -= 1
        self.size[seat] -= 1
        self.seen[card] += 1

    # ---- the rest of the contract

    def clone(self) -> Tacocat:
        """An independent copy."""
        other = Tacocat.__new__(Tacocat)
        other.seats = 2
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
        keeping.check(self)

    def save(self) -> list[Any]:
        """All of the position."""
        return keeping.save(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return views.view(self, -1 if seat is None else seat)

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
        return views.preview(self, seat, action)


def load(saved: list[Any]) -> Tacocat:
    """The position that `save` wrote."""
    state = Tacocat()
    keeping.restore(state, saved)
    return state


def _arrow_word(arrow: i64) -> str:
    return ("north", "south", "both")[arrow]
