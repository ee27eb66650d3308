"""The rules of Revanche: the position, its questions, and play on the field. Compiled.

Numbers in comments (R7) are those of rulebook/en.md. The parts with a module of their own: `halves.py`
(from kick-off to whistle), `cards.py` (decks and hands), `bench.py` (substitutions), `referee.py` (dice, cards,
expulsions), `setpiece.py` (free kick, corner, penalty) and `shootout.py`. What may be done is in `legal.py`.
"""

from __future__ import annotations

from typing import Any, final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, SHOWN, Actions, Dice, State
from ludoteca.engine.values import Refusal, Result
from ludoteca.games.revanche import bench as benches
from ludoteca.games.revanche import cards, halves, invariants, legal, referee, setpiece, shootout
from ludoteca.games.revanche import guess as guesses
from ludoteca.games.revanche import preview as previews
from ludoteca.games.revanche import view as views
from ludoteca.games.revanche.data import (
    ACE,
    ADDED_HAND,
    BENCH,
    BRING,
    COMMIT,
    DEFEND,
    DISCARD,
    FINISH,
    FINISHED,
    HIDE,
    HIDING,
    KEEPER,
    KICK,
    NOBODY,
    NUMBERS,
    OPEN,
    OUT,
    PLAY,
    REASONS,
    SHOOT,
    SIDES,
    SLOTS,
)


@final
class Revanche(State):
    """A position.

    Counts by number are vectors of sixteen places a side (`deck[NUMBERS * side + card]`) or a seat
    (`hand[NUMBERS * seat + card]`). A seat's side is `seat & 1` (R51).
    """

    # the table's options
    division: i64 = 3
    overtime: bool = True
    set_piece_cards: i64 = DISCARD
    personal: bool = True  # judge cards and expulsions belong to the player, not to the team (R44)
    # the cards; spent are discards and goal piles, gone those on a red card
    deck: vec[i64]
    hand: vec[i64]
    field: vec[i64]
    spent: vec[i64]
    gone: vec[i64]
    bench: vec[i64]  # face up
    in_deck: vec[i64]
    size: vec[i64]
    # the places of both benches: the card (0: empty), who put it face down, and what it cannot be
    slot_card: vec[i64]
    slot_seat: vec[i64]
    slot_bar: vec[i64]  # shirts; bit 0: it lay there when a deck was made
    # what everybody knows of hidden cards
    known: vec[i64]  # at least these are in that hand
    old: vec[i64]  # hidden when the new deck was made (R48)
    old_held: vec[i64]  # at least so many of those are still in that hand
    only_aces: i64 = 0  # bits of seats that hold nothing but aces and keepers
    # the match
    half: i64 = 0
    opener: i64 = 0
    score: vec[i64]
    # the judge's book, see `book`: cards shown, and shirts expelled as bits
    yellow: vec[i64]
    red: vec[i64]
    expelled: vec[i64]
    used: vec[i64]  # substitutions
    winner: i64 = NOBODY  # a side
    # the moment
    phase: i64 = OPEN
    turn: i64 = 0
    fresh: i64 = 0  # bits of seats that have not played their first card of this half (R2)
    top: i64 = 0
    top_seat: i64 = NOBODY
    attacker: i64 = NOBODY  # who crossed, and with what
    crossing: i64 = 0
    answer: i64 = 0  # the defender's card
    added: bool = False  # added time: nothing follows this chance
    rolled: i64 = NOBODY  # the dice, as 36a + 6b + c
    pending: i64 = 0  # the set piece after an expulsion
    kick: i64 = 0  # the set piece that is taken, and the defender's hidden card
    wall: i64 = 0
    incoming: i64 = 0  # the card just taken from the bench, and its place
    free_slot: i64 = NOBODY
    # the shoot-out: keepers and opened spots of each side's goal as bits
    choosing: i64 = 0
    first_side: i64 = NOBODY
    keepers: vec[i64]
    opened: vec[i64]
    shots: vec[i64]
    scored: vec[i64]

    # ---- set-up

    def lay_out(self, seats: int) -> None:
        """Nothing dealt, nothing on the table."""
        self.seats = seats
        self.deck = vec[i64]([0] * (2 * NUMBERS))
        self.hand = vec[i64]([0] * (4 * NUMBERS))
        self.field = vec[i64]([0] * (2 * NUMBERS))
        self.spent = vec[i64]([0] * (2 * NUMBERS))
        self.gone = vec[i64]([0] * (2 * NUMBERS))
        self.bench = vec[i64]([0] * (2 * NUMBERS))
        self.in_deck = vec[i64]([0, 0])
        self.size = vec[i64]([0, 0, 0, 0])
        self.slot_card = vec[i64]([0] * (2 * SLOTS))
        self.slot_seat = vec[i64]([NOBODY] * (2 * SLOTS))
        self.slot_bar = vec[i64]([0] * (2 * SLOTS))
        self.known = vec[i64]([0] * (4 * NUMBERS))
        self.old = vec[i64]([0] * (2 * NUMBERS))
        self.old_held = vec[i64]([0, 0, 0, 0])
        self.score = vec[i64]([0, 0])
        self.yellow = vec[i64]([0, 0, 0, 0])
        self.red = vec[i64]([0, 0, 0, 0])
        self.expelled = vec[i64]([0, 0, 0, 0])
        self.used = vec[i64]([0, 0])
        self.keepers = vec[i64]([0, 0])
        self.opened = vec[i64]([0, 0])
        self.shots = vec[i64]([0, 0])
        self.scored = vec[i64]([0, 0])

    # ---- questions

    def must(self) -> i64:
        """Whose turn it is; who still hides keepers."""
        if self.phase < HIDING:
            return BIT[self.turn]
        if self.phase == HIDING:
            return self.choosing
        return 0 if self.phase == FINISHED else BIT[self.turn]

    def following(self, seat: i64) -> i64:
        """The next seat in order: sides alternate, and the order is never broken (R42)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def book(self, seat: i64) -> i64:
        """Where the judge writes a seat down: on a page of its own, or on that of its team (R44)."""
        return seat if self.personal else seat & 1

    def no_star_yet(self, seat: i64) -> bool:
        """The first card of a half is neither ace nor keeper, unless there is nothing else (R2)."""
        return self.fresh & BIT[seat] != 0 and not self.holds_only_stars(seat)

    def holds_only_stars(self, seat: i64) -> bool:
        """Is every card of a hand an ace or a keeper?"""
        own = NUMBERS * seat
        return self.hand[own + KEEPER] + self.hand[own + ACE] == self.size[seat]

    def fill(self, seat: i64, actions: Actions) -> None:
        """Every legal action of a seat."""
        legal.fill(self, seat, actions)

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Why a seat may not do this now."""
        return legal.refusal(self, seat, action)

    # ---- moves

    def play(self, seat: i64, action: i64, dice: Dice) -> i64:
        """Carry out a legal action."""
        if action <= COMMIT:
            return self.play_card(seat, action - PLAY, dice)
        if action <= BRING:
            reveals = self.phase == KICK
            setpiece.commit(self, seat, action - COMMIT, dice)
            return SHOWN if reveals else 0
        if action <= BENCH:
            benches.bring_on(self, seat, action - BRING)
            return 0
        if action <= OUT:
            benches.put_on_bench(self, seat, action - BENCH)
            return 0
        if action <= HIDE:
            referee.expel(self, seat, action - OUT, dice)
            return SHOWN
        if action <= SHOOT:
            shootout.hide_keeper(self, seat, action - HIDE)
            return SHOWN if self.choosing & BIT[seat] == 0 else 0
        shootout.shoot(self, seat, action - SHOOT)
        return SHOWN

    def play_card(self, seat: i64, card: i64, dice: Dice) -> i64:
        """A card on the field pile, and what it means at this moment."""
        below = self.top
        if self.fresh & BIT[seat] != 0 and card in (KEEPER, ACE):
            self.only_aces |= BIT[seat]  # it had nothing else, as everybody now knows
        self.fresh &= ~BIT[seat]
        self.leave_hand(seat, card)
        self.field[NUMBERS * (seat & 1) + card] += 1
        self.top = card
        self.top_seat = seat
        self.rolled = NOBODY
        if self.phase == DEFEND:
            self.defend(seat, card, dice)
        elif self.phase == FINISH:
            self.finish(seat, card, dice)
        elif card == ACE or (card == below and card != KEEPER):  # R4, R5
            self.cross(seat, card, dice)
        else:
            if self.tale is not None:
                self.tell("played", {"seat": seat, "card": card})
            self.go_on(seat, dice)
        return SHOWN

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card leaves a hand and everybody sees it."""
        place = NUMBERS * seat + card
        self.hand[place] -= 1
        self.size[seat] -= 1
        if self.known[place] > 0:
            self.known[place] -= 1
        if self.old_held[seat] > 0 and self.old[NUMBERS * (seat & 1) + card] > 0:
            self.old_held[seat] -= 1

    def cross(self, seat: i64, card: i64, dice: Dice) -> None:
        """A match of the card below, or an ace: a chance to score, if the judge has no word (R28)."""
        self.attacker = seat
        self.crossing = card
        if self.tale is not None:
            self.tell("crossed", {"seat": seat, "card": card})
        if self.division == 1:
            referee.roll(self, dice)
        else:
            self.start_chance(dice)

    def start_chance(self, dice: Dice) -> None:
        """The next seat defends, the one after it finishes: the attacker, or the partner (R42)."""
        self.phase = DEFEND
        self.turn = self.following(self.attacker)
        self.add_time_if_needed(dice)

    def add_time_if_needed(self, dice: Dice) -> None:
        """Added time if one of the two has no card: both draw up to two cards (R13 to R16, R45)."""
        defender = self.following(self.attacker)
        finisher = self.following(defender)
        if self.size[defender] > 0 and self.size[finisher] > 0:
            return
        self.added = True
        if self.tale is not None:
            self.tell("added-time", {"seat": finisher, "defender_seat": defender})
        cards.draw_to_hand(self, defender, ADDED_HAND - self.size[defender], dice, "drew")
        cards.draw_to_hand(self, finisher, ADDED_HAND - self.size[finisher], dice, "drew")

    def defend(self, seat: i64, card: i64, dice: Dice) -> None:
        """A keeper ends the chance; every other card, an ace too, is plain (R6, R7, R10)."""
        if card == KEEPER:
            if self.tale is not None:
                self.tell("keeper", {"seat": seat})
            self.go_on(seat, dice)
            return
        self.answer = card
        self.phase = FINISH
        self.turn = self.following(seat)
        if self.tale is not None:
            self.tell("defended", {"seat": seat, "card": card})

    def finish(self, seat: i64, card: i64, dice: Dice) -> None:
        """An equal card is a goal; an ace that is not equal crosses again, but not in added time (R8, R14)."""
        if card == self.answer:
            if self.tale is not None:
                self.tell("finished", {"seat": seat, "card": card})
            self.goal(seat, dice)
            return
        self.answer = 0
        if self.tale is not None:
            self.tell("missed", {"seat": seat, "card": card})
        if card == ACE and not self.added:
            self.cross(seat, card, dice)
        else:
            self.go_on(seat, dice)

    def goal(self, seat: i64, dice: Dice) -> None:
        """The field pile is a goal pile, and those who conceded kick off."""
        self.score[seat & 1] += 1
        cards.clear_field(self)
        if self.tale is not None:
            facts = {"seat": seat, "team": SIDES[seat & 1], "home": self.score[0], "away": self.score[1]}
            self.tell("goal", facts)
        self.go_on(seat, dice)

    def lose_chance(self, dice: Dice) -> None:
        """Offside or a card: as if there had been no cross (R30, R31)."""
        self.go_on(self.attacker, dice)

    def go_on(self, seat: i64, dice: Dice) -> None:
        """The chance is over, and the seat after this one leads; without cards the half is over (R9)."""
        self.phase = OPEN
        self.turn = self.following(seat)
        self.attacker = NOBODY
        self.crossing = 0
        self.answer = 0
        self.kick = 0
        if self.added or self.size[self.turn] == 0:
            halves.end_half(self, dice)

    # ---- the rest of the contract

    def clone(self) -> Revanche:  # noqa: PLR0915 (a line for each field)
        """An independent copy."""
        other = Revanche.__new__(Revanche)
        other.seats = self.seats
        other.division = self.division
        other.overtime = self.overtime
        other.set_piece_cards = self.set_piece_cards
        other.personal = self.personal
        other.deck = self.deck[:]
        other.hand = self.hand[:]
        other.field = self.field[:]
        other.spent = self.spent[:]
        other.gone = self.gone[:]
        other.bench = self.bench[:]
        other.in_deck = self.in_deck[:]
        other.size = self.size[:]
        other.slot_card = self.slot_card[:]
        other.slot_seat = self.slot_seat[:]
        other.slot_bar = self.slot_bar[:]
        other.known = self.known[:]
        other.old = self.old[:]
        other.old_held = self.old_held[:]
        other.only_aces = self.only_aces
        other.half = self.half
        other.opener = self.opener
        other.score = self.score[:]
        other.yellow = self.yellow[:]
        other.red = self.red[:]
        other.expelled = self.expelled[:]
        other.used = self.used[:]
        other.winner = self.winner
        other.phase = self.phase
        other.turn = self.turn
        other.fresh = self.fresh
        other.top = self.top
        other.top_seat = self.top_seat
        other.attacker = self.attacker
        other.crossing = self.crossing
        other.answer = self.answer
        other.added = self.added
        other.rolled = self.rolled
        other.pending = self.pending
        other.kick = self.kick
        other.wall = self.wall
        other.incoming = self.incoming
        other.free_slot = self.free_slot
        other.choosing = self.choosing
        other.first_side = self.first_side
        other.keepers = self.keepers[:]
        other.opened = self.opened[:]
        other.shots = self.shots[:]
        other.scored = self.scored[:]
        return other

    def result(self) -> Result | None:
        """The side with more goals, or the winner of the shoot-out; points are the goals of play."""
        if self.phase != FINISHED:
            return None
        ranks = tuple(1 if seat & 1 == self.winner else 2 for seat in range(self.seats))
        scores = tuple(float(self.score[seat & 1]) for seat in range(self.seats))
        reason = 2 if self.first_side != NOBODY else 1 if self.half > 2 else 0
        return Result(ranks, scores, REASONS[reason])

    def check(self) -> None:
        """Cards are conserved and hands stay in step."""
        invariants.check(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return views.view(self, -1 if seat is None else seat)

    def guess(self, seat: int | None, dice: Dice) -> State:
        """A world this seat cannot tell from the real one."""
        return guesses.guess(self, -1 if seat is None else seat, dice)

    def asked(self, seat: int) -> str:
        """The decision by its moment."""
        return views.asked(self) if self.must() & BIT[seat] != 0 else ""

    def preview(self, seat: int, action: int) -> dict[str, Any]:
        """What an action would do."""
        return previews.preview(self, seat, action)
