"""A match: a state, its dice and its log, with a friendly face.

>>> match = Match("tacocat", seed=7)
>>> match.waiting
(0, 1)
>>> match.play(0, {"do": "done"})
0
>>> match.play(0, {"do": "done"})
Traceback (most recent call last):
...
ludoteca.engine.values.IllegalAction: It is not your turn to decide that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Game
from ludoteca.engine.dice import FastDice, RecordedDice, RecordingDice
from ludoteca.engine.fair import FairDice, commitment, head_hash, new_seed
from ludoteca.engine.log import AnyEntry, End, Head, Log, Play, Resign, Seat, SeatSeed, Start, Undo, read_log
from ludoteca.engine.state import BIT, EVERYBODY, OVER, SPECTATORS, Dice
from ludoteca.engine.values import (
    Action,
    BadOption,
    Event,
    IllegalAction,
    LogError,
    LudotecaError,
    Result,
    TableOptions,
    VersionMismatch,
)
from ludoteca.engine.words import Words


class Match:
    """One match of one game, from the deal to the result."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seed: int = 0,
        options: TableOptions | dict[str, Any] | None = None,
        *,
        name: str = "",
        language: str = "en",
    ) -> None:
        found = find_game(game)
        count = found.seats[0] if seats is None else seats
        typed = found.check(count, options)
        head = Head(
            id=name or f"{found.name}-{seed}",
            game=found.name,
            version=found.version,
            seats=count,
            options=msgspec.to_builtins(typed),
            dice="fast",
        )
        self._begin(found, typed, head, FastDice(seed), language)

    @classmethod
    def fair(
        cls,
        game: str | Game,
        seats: int,
        seeds: Sequence[SeatSeed],
        options: TableOptions | dict[str, Any] | None = None,
        *,
        name: str,
        server_seed: str = "",
        language: str = "en",
    ) -> Match:
        """A match with fair dice. The server's seed was committed to before the seats sent theirs."""
        found = find_game(game)
        typed = found.check(seats, options)
        if len(seeds) != seats:
            raise LudotecaError(f"{seats} seats need {seats} seeds, not {len(seeds)}; an empty one is marked so")
        secret = server_seed or new_seed()
        head = Head(
            id=name,
            game=found.name,
            version=found.version,
            seats=seats,
            options=msgspec.to_builtins(typed),
            dice="fair",
            commitment=commitment(secret),
            seeds=tuple(seeds),
        )
        match = cls.__new__(cls)
        match._begin(found, typed, head, fair_dice(head, secret), language)
        match._server_seed = secret
        return match

    def _begin(self, game: Game, options: TableOptions, head: Head, dice: Dice | None, language: str) -> None:
        self.game = game
        self.options = options
        self.head = head
        self.language = language
        self.sides = game.sides(head.seats, options)
        self._dice = dice
        self._server_seed = ""
        self._entries: list[AnyEntry] = []
        self._seen: list[list[Event]] = [[] for _ in range(head.seats + 1)]  # the last is the spectators'
        self._outcome: Result | None = None
        if dice is not None:
            recording = self._recording(0)
            self._deal(recording)
            self._entries.append(Start(n=0, d=recording.outcomes))

    # ---- questions

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the match waits for; () when it is over."""
        return () if self.result else self.state.waiting()

    @property
    def invited(self) -> tuple[int, ...]:
        """The seats that may answer something, or leave it."""
        return () if self.result else self.state.invited()

    @property
    def result(self) -> Result | None:
        """None while the match goes on."""
        return self._outcome or self.state.result()

    @property
    def log(self) -> Log:
        """The whole match. The server's seed is in it once the match is over."""
        return Log(self.head, list(self._entries), self._server_seed if self.result else "")

    def actions(self, seat: int) -> list[Action]:
        """The legal actions of a seat."""
        return [] if self.result else [self.game.action(number) for number in self.state.legal(seat)]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see; None is a spectator."""
        self._check_seat(seat)
        return self.state.view(seat)

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as that seat saw it, after its event number `since`."""
        self._check_seat(seat)
        seen = self._seen[-1 if seat is None else seat]
        return [
            {"n": number, "kind": event.kind, "facts": event.facts}
            for number, event in enumerate(seen[since:], since + 1)
        ]

    def why_not(self, seat: int, action: Action | dict[str, Any] | int) -> IllegalAction | None:
        """The refusal that this action would get, without playing; None if it is legal."""
        try:
            number = self.game.action_id(action)
        except IllegalAction as unknown:
            return unknown
        refusal = OVER if self.result else self.state.why_not(seat, number)
        if refusal is None:
            return None
        words = Words(self.game, self.language)
        return IllegalAction(refusal, words.refusal(refusal, self.game.action(number)))

    def preview(self, seat: int, action: Action | dict[str, Any] | int) -> dict[str, Any]:
        """What a legal action would do, from what the seat knows."""
        return self.state.preview(seat, self._legal(seat, action))

    # ---- moves

    def play(self, seat: int, action: Action | dict[str, Any] | int) -> int:
        """Play an action, its id or its JSON. Returns CHANCE and SHOWN bits for the table's undo policy."""
        number = self._legal(seat, action)
        recording = self._recording(len(self._entries))
        report = self._apply(seat, number, recording)
        self._entries.append(Play(n=len(self._entries), s=seat, a=number, d=recording.outcomes))
        return report

    def resign(self, seat: int) -> None:
        """Give up: with two sides the other wins, alone the game is lost; with more the table's bot plays on."""
        self._must_go_on(seat)
        self._entries.append(Resign(n=len(self._entries), s=seat))
        self._resigned(seat)

    def undo(self, to: int, by: Sequence[int] = ()) -> None:
        """Back to the position after entry `to`; `by` are the seats that agreed. The log keeps everything."""
        self._must_go_on(0)  # after the end the seed is known, and with it what every draw would give
        kept = [entry.n for entry in self.log.effective() if isinstance(entry, Start | Play)]
        if to not in kept[:-1]:
            raise LudotecaError(f"entry {to} is not a position to go back to")
        self._entries.append(Undo(n=len(self._entries), to=to, by=list(by)))
        self._rewind()

    def seat(self, seat: int, who: str) -> None:
        """Note who plays a seat from here on."""
        self._must_go_on(seat)
        self._entries.append(Seat(n=len(self._entries), s=seat, who=who))
        self._announce(Event("seated", {"seat": seat, "who": who}, EVERYBODY))

    def end(self, reason: Literal["agreed", "abandoned"]) -> None:
        """End the match without a winner."""
        self._must_go_on(0)
        self._entries.append(End(n=len(self._entries), reason=reason))
        self._ended(reason)

    # ---- replay

    @classmethod
    def replay(
        cls,
        log: Log | bytes | str | dict[str, Any],
        *,
        game: Game | None = None,
        dice: Dice | None = None,
        server_seed: str = "",
        prove: FairDice | None = None,
        language: str = "en",
    ) -> Match:
        """A match from its log; LogError names the place that does not fit, and nothing is half-replayed.

        `game` is only needed where the catalogue does not have it. A running match goes on with its `dice`, or, if
        they are fair, with its `server_seed`. `prove` derives every draw again (see `verify.py`).
        """
        source = read_log(log)
        head = source.head
        found = game or find_game(head.game)
        if head.version != found.version:
            raise VersionMismatch(
                f"head: this match was played under version {head.version} of the rules of {found.title}; "
                f"this program has version {found.version}"
            )
        match = cls.__new__(cls)
        try:
            options = found.check(head.seats, head.options)
        except BadOption as problem:
            raise LogError(f"head: {problem}") from None
        match._begin(found, options, head, None, language)
        match._server_seed = server_seed or source.seed
        for entry in source.entries:
            match._again(entry, prove)
        match._dice = fair_dice(head, server_seed) if server_seed else dice
        return match

    def _again(self, entry: AnyEntry, prove: FairDice | None) -> None:
        """Carry out one entry of a log."""
        try:
            if not isinstance(entry, Start):
                self._must_go_on(getattr(entry, "s", 0))
            match entry:
                case Start():
                    again = _recorded(entry, prove)
                    self._deal(again)
                    again.done()
                case Play():
                    again = _recorded(entry, prove)
                    self._apply(entry.s, entry.a, again)
                    again.done()
                case Undo():
                    pass
                case Resign():
                    self._resigned(entry.s)
                case Seat():
                    self._announce(Event("seated", {"seat": entry.s, "who": entry.who}, EVERYBODY))
                case End():
                    self._ended(entry.reason)
        except (LogError, IllegalAction) as problem:
            raise LogError(f"entry {entry.n}: {problem}") from None
        self._entries.append(entry)
        if isinstance(entry, Undo):
            self._rewind()

    def _rewind(self) -> None:
        """The position that the log gives after its last undo."""
        for entry in self.log.effective():
            if isinstance(entry, Start):
                self.state = self.game.start(self.head.seats, self.options, RecordedDice(entry.d))
            elif isinstance(entry, Play):
                self.state.apply(entry.s, entry.a, RecordedDice(entry.d))
        self._announce(Event("undone", {}, EVERYBODY))

    # ---- helpers

    def _legal(self, seat: int, action: Action | dict[str, Any] | int) -> int:
        refused = self.why_not(seat, action)
        if refused is not None:
            raise refused
        return self.game.action_id(action)

    def _deal(self, dice: Dice) -> None:
        told: list[Event] = []
        self.state = self.game.start(self.head.seats, self.options, dice, told)
        self.state.tale = None
        for event in told:
            self._announce(event)

    def _apply(self, seat: int, number: int, dice: Dice) -> int:
        """Apply to a copy, so that nothing changes if anything goes wrong."""
        after = self.state.clone()
        after.tale = []
        report = after.apply(seat, number, dice)
        told, after.tale = after.tale, None
        self.state = after
        for event in told:
            self._announce(event)
        return report

    def _announce(self, event: Event) -> None:
        for viewer, seen in enumerate(self._seen):
            bit = SPECTATORS if viewer == self.head.seats else int(BIT[viewer])
            if event.eyes & bit:
                seen.append(event)

    def _resigned(self, seat: int) -> None:
        self._announce(Event("resigned", {"seat": seat}, EVERYBODY))
        if len(self.sides) <= 2:
            losers = next(side for side in self.sides if seat in side)
            ranks = tuple(2 if other in losers else 1 for other in range(self.head.seats))
            self._outcome = Result(ranks, tuple(float(2 - rank) for rank in ranks), "resigned")

    def _ended(self, reason: str) -> None:
        self._announce(Event("ended", {"reason": reason}, EVERYBODY))
        level = (1,) if self.head.seats > 1 else (2,)  # alone, nobody wins is rank 2 of 1
        self._outcome = Result(level * self.head.seats, (0.0,) * self.head.seats, reason)

    def _recording(self, entry: int) -> RecordingDice:
        if self._dice is None:
            raise LudotecaError("this match was replayed without dice and cannot go on")
        if isinstance(self._dice, FairDice):
            self._dice.turn_to(entry)
        return RecordingDice(self._dice)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.head.seats:
            raise LudotecaError(f"there is no seat {seat}; seats are 0 to {self.head.seats - 1}")

    def _must_go_on(self, seat: int) -> None:
        self._check_seat(seat)
        if self.result:
            raise IllegalAction(OVER, Words(self.game, self.language).refusal(OVER))


def fair_dice(head: Head, server_seed: str) -> FairDice:
    """The fair dice of a match, from its head and the server's seed."""
    return FairDice(server_seed, head_hash(head.id, head.commitment, [seat.seed for seat in head.seeds]))


class ProvenDice(RecordedDice):
    """Recorded outcomes, each compared with what the revealed seed gives."""

    def __init__(self, outcomes: list[int], fair: FairDice) -> None:
        super().__init__(outcomes)
        self._fair = fair

    def below(self, n: int) -> int:
        """The recorded outcome; LogError if the seed gives another."""
        recorded = int(super().below(n))
        derived = int(self._fair.below(n))
        if recorded != derived:
            raise LogError(f"draw {self.draws} is {recorded}, but the revealed seed gives {derived}")
        return recorded


def _recorded(entry: Start | Play, prove: FairDice | None) -> RecordedDice:
    if prove is None:
        return RecordedDice(entry.d)
    prove.turn_to(entry.n)
    return ProvenDice(entry.d, prove)
