"""The rules of Revanche: the position, its questions, and which module makes each move.

halves.py goes from kick-off to whistle, cards.py moves cards between decks and hands, field.py plays them on the pile,
chance.py is a chance to score, referee.py rolls dice and shows cards, setpiece.py has free kick, corner and penalty;
bench.py and shootout.py are what they say. What may be done is in legal.py.

Numbers in comments (R7) are those of rulebook/en.md. Compiled.
"""

from __future__ import annotations

from typing import Any, final

from ludoteca.engine.native import i16, i64, vec
from ludoteca.engine.state import BIT, SHOWN, Actions, Dice, State
from ludoteca.engine.values import Refusal, Result
from ludoteca.games.revanche import bench as benches
from ludoteca.games.revanche import field, invariants, legal, motives, referee, setpiece, shootout
from ludoteca.games.revanche import guess as guesses
from ludoteca.games.revanche import observe as observing
from ludoteca.games.revanche import preview as previews
from ludoteca.games.revanche import view as views
from ludoteca.games.revanche.clone import copied
from ludoteca.games.revanche.data import (
    ACE,
    BENCH,
    BRING,
    COMMIT,
    DISCARD,
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
            return field.play_card(self, seat, action - PLAY, dice)
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

    # ---- the rest of the contract

    def clone(self) -> Revanche:
        """An independent copy."""
        return copied(self, Revanche.__new__(Revanche))

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

    def observe(self, seat: i64, out: vec[i16], at: i64) -> i64:
        """The same as numbers."""
        return observing.observe(self, seat, out, at)

    def guess(self, seat: int | None, dice: Dice) -> State:
        """A world this seat cannot tell from the real one."""
        return guesses.guess(self, -1 if seat is None else seat, dice)

    def asked(self, seat: int) -> str:
        """The decision by its moment."""
        return views.asked(self) if self.must() & BIT[seat] != 0 else ""

    def preview(self, seat: int, action: int) -> dict[str, Any]:
        """What an action would do."""
        return previews.preview(self, seat, action)

    def motive(self, seat: int, action: int) -> tuple[str, dict[str, Any]]:
        """Why a seat would do this."""
        return motives.motive(self, seat, action)
