"""One position of one match: what every game implements and every driver asks. Compiled.

A driver asks `must` and `may`, then `fill` for what a seat can do, then `apply`. Seats are
numbered from 0; sets of seats are bits (`BIT[seat]`).
"""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from typing import Any, Final, cast, final

import msgspec
from mypy_extensions import mypyc_attr

from ludoteca.engine import fields
from ludoteca.engine.native import append, i16, i64, vec
from ludoteca.engine.values import Event, IllegalAction, Refusal, Result

BIT: Final[vec[i64]] = vec[i64]([2**k for k in range(62)])
SEATS_MAX: Final = 12
SEATS_OF: Final = [tuple(s for s in range(SEATS_MAX) if bits >> s & 1) for bits in range(2**SEATS_MAX)]

SPECTATORS: Final = 2**SEATS_MAX  # their bit in an event's eyes
EVERYBODY: Final = 2 ** (SEATS_MAX + 1) - 1

CHANCE: Final = 1  # what `apply` reports: the dice were asked
SHOWN: Final = 2  # somebody was shown something that was hidden from them before

NO_SUCH_SEAT: Final = Refusal("no-such-seat")
NO_SUCH_ACTION: Final = Refusal("no-such-action")
OVER: Final = Refusal("over")
NOT_ASKED: Final = Refusal("not-asked")
NOT_ALLOWED: Final = Refusal("not-allowed")
COMMON_REFUSALS: Final = (NO_SUCH_SEAT, NO_SUCH_ACTION, OVER, NOT_ASKED, NOT_ALLOWED)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """All chance goes through `below`; a state never keeps the dice."""

    draws: i64 = 0  # how often they were asked

    @abstractmethod
    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely."""


ROOM: Final = 64
LARGEST: Final = 1_000_000_000  # no action has a larger id


@final
class Actions:
    """A list of action ids that is filled again and again without new memory.

    `add` is the way to fill it. Where every nanosecond counts, and a list never has more than ROOM
    actions, a game may write `items` from the front by itself and then set `count`.
    """

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * ROOM)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        """Append one id; ids are added in rising order."""
        count = self.count
        if count == len(self.items):
            self.items = append(self.items, action)
        else:
            self.items[count] = action
        self.count = count + 1

    def has(self, action: i64) -> bool:
        """Is this id among them?"""
        return any(self.items[i] == action for i in range(self.count))


SPARE: Final[list[Actions]] = []  # buffers for `legal`; taken and given back, so threads never share one


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. `contract.py` tells what each method promises, in the order to write them.

    Its fields are what its class declares (`fields.py`): `save`, `load` and a plain `clone` follow from that.
    """

    seats: i64 = 0
    tale: list[Event] | None = None  # where events are told; None (simulation) tells nothing

    # ---- what a game answers

    @abstractmethod
    def must(self) -> i64:
        """Bits of the seats without which nothing goes on; 0 when the match is over."""

    def may(self) -> i64:
        """Bits of the seats that are asked something they may leave alone."""
        return 0

    @abstractmethod
    def fill(self, seat: i64, actions: Actions) -> None:
        """Add every legal action of a seat, in rising order."""

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Why a seat may not do this now, or None if it may. Override it to say more."""
        actions = Actions()
        self.fill(seat, actions)
        return None if actions.has(action) else NOT_ALLOWED

    @abstractmethod
    def play(self, seat: i64, action: i64, dice: Dice) -> i64:
        """Carry out a legal action (it is not checked again); return SHOWN if it showed something."""

    def clone(self) -> State:
        """An independent copy, without the tale. Override it where the profiler asks for it."""
        return cast("State", fields.copy(self))

    @abstractmethod
    def result(self) -> Result | None:
        """None while the match goes on."""

    @abstractmethod
    def check(self) -> None:
        """Raise AssertionError if an invariant is broken: cards conserved, hands of equal size."""

    def save(self) -> list[Any]:
        """All of the position as lists, numbers and strings; the game's `load` reads it back."""
        return fields.save(self)

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), JSON-able, built up and never filtered."""

    @abstractmethod
    def guess(self, seat: int | None, dice: Dice) -> State:
        """A full world that this seat cannot tell from the real one."""

    def observe(self, seat: i64, out: vec[i16], at: i64) -> i64:
        """Write what a seat may see (-1: a spectator) as small numbers from place `at` on; return the place after them.

        As many as `Game.observation` declares. Without it nothing is written, and tools that need numbers say so.
        """
        return at

    def asked(self, seat: int) -> str:
        """What kind of decision the seat is asked, naming the sentence `ask-<kind>`; "" if none."""
        return ""

    def occasion(self, seat: int) -> str:
        """What a searching bot of the seat thinks about once, for all decisions that give the same answer here.

        Public, so that the time it takes tells nothing. "": each decision has a thought of its own.
        """
        return ""

    def says(self, seat: int, action: int, word: str) -> dict[str, Any] | None:
        """What the event `said-<word>` speaks of, if a bot says this word with an action; None: it makes no sense here.

        Everybody hears it, so it follows from what everybody knows.
        """
        return None

    def preview(self, seat: int, action: int) -> dict[str, Any]:
        """What an action would do, from what the seat knows; `worth` ranks the alternatives."""
        return {"worth": 0.0}

    def motive(self, seat: int, action: int) -> tuple[str, dict[str, Any]]:
        """Why a seat would do this, from what it knows: the sentence `motive-<word>` and its facts. ("", {}): no idea.

        Hints and reviews say it. The word is one of the game's `motives`.
        """
        return "", {}

    # ---- what follows from the answers

    def waiting(self) -> tuple[int, ...]:
        """The seats without which nothing goes on."""
        return SEATS_OF[self.must()]

    def invited(self) -> tuple[int, ...]:
        """The seats that may answer something, or leave it."""
        return SEATS_OF[self.may()]

    def legal(self, seat: int) -> list[int]:
        """All legal actions of a seat, sorted."""
        if seat < 0 or seat >= self.seats:
            return []
        actions = SPARE.pop() if SPARE else Actions()
        actions.count = 0
        self.fill(seat, actions)
        out: list[int] = list(actions.items[: actions.count])
        SPARE.append(actions)
        return out

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """The refusal this action would get, or None if it is legal."""
        if seat < 0 or seat >= self.seats:
            return NO_SUCH_SEAT
        if action < 0 or action > LARGEST:
            return NO_SUCH_ACTION
        refusal = self.refusal(seat, action)
        return OVER if refusal is not None and self.must() == 0 else refusal

    def apply(self, seat: int, action: int, dice: Dice) -> int:
        """Check an action and carry it out; returns CHANCE and SHOWN bits.

        Raises IllegalAction, and then nothing has changed.
        """
        known = 0 <= seat < self.seats and 0 <= action <= LARGEST
        if not known or self.refusal(seat, action) is not None:
            raise IllegalAction(self.why_not(seat, action) or NOT_ALLOWED)
        before = dice.draws
        report = self.play(seat, action, dice)
        if dice.draws != before:
            report |= CHANCE
        return report

    def pack(self) -> bytes:
        """The position as bytes; `Game.unpack` reads them."""
        return msgspec.msgpack.encode(self.save())

    def __reduce__(self) -> tuple[Any, ...]:
        """Positions are pickled as they are packed, without the tale: for pools of processes and their like."""
        return fields.restored, (type(self), self.pack())

    def digest(self) -> str:
        """A fingerprint of the position, the same compiled and interpreted."""
        return hashlib.sha256(self.pack()).hexdigest()[:16]

    def tell(self, kind: str, facts: dict[str, Any], eyes: int = EVERYBODY) -> None:
        """Tell an event; call it under `if self.tale is not None`, so that simulation pays nothing."""
        if self.tale is not None:
            self.tale.append(Event(kind, facts, eyes))


def only(seat: int) -> int:
    """The eyes of one seat alone."""
    return int(BIT[seat])


def all_but(seat: int) -> int:
    """The eyes of everybody, spectators too, except one seat."""
    return EVERYBODY & ~int(BIT[seat])
