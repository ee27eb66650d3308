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

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.catalogue import named
from ludoteca.engine.contract import Game
from ludoteca.engine.dice import FastDice, RecordedDice, RecordingDice
from ludoteca.engine.fair import PROTOCOL, FairDice, ProvenDice, bot_seed, commitment, new_seed
from ludoteca.engine.log import (
    AnyEntry,
    End,
    Head,
    Log,
    LogSource,
    Play,
    Resign,
    Seat,
    SeatSeed,
    Start,
    Undo,
    draws_gone,
    is_position,
    read_log,
)
from ludoteca.engine.state import BIT, EVERYBODY, NO_SUCH_ACTION, NO_SUCH_SEAT, OVER, SPECTATORS, Dice, State, all_but
from ludoteca.engine.values import (
    Action,
    BadOption,
    Event,
    IllegalAction,
    LogError,
    LudotecaError,
    Refusal,
    Result,
    TableOptions,
    VersionMismatch,
)
from ludoteca.engine.words import Words


class Bookmark(NamedTuple):
    """A moment of a match; a state is never changed once a match has it, so keeping it costs nothing."""

    state: State
    entries: int
    draws: int
    seen: list[int]
    taken_back: bool
    outcome: Result | None


class Match:
    """One match of one game, from the deal to the result."""

    state: State

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
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadOption(f"a seed is a whole number, not {seed!r}")
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
        self._set_up(found, typed, head, language)
        self._dice: Dice | None = FastDice(seed)
        self._start()

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
        """A match with fair dice: the server's seed was committed to before people sent theirs; a bot's follows."""
        found = find_game(game)
        typed = found.check(seats, options)
        if len(seeds) != seats:
            raise LudotecaError(f"{seats} seats need {seats} seeds, not {len(seeds)}; an empty one is marked so")
        if any(given.seed for given in seeds if given.origin != "person"):
            raise LudotecaError("only a person's seed is given: a bot's follows from the server's, and empty is empty")
        secret = server_seed or new_seed()
        head = Head(
            id=name,
            game=found.name,
            version=found.version,
            seats=seats,
            options=msgspec.to_builtins(typed),
            dice="fair",
            commitment=commitment(secret),
            seeds=tuple(
                SeatSeed(bot_seed(secret, seat), "bot") if given.origin == "bot" else given
                for seat, given in enumerate(seeds)
            ),
            protocol=PROTOCOL,
        )
        match = cls.__new__(cls)
        match._set_up(found, typed, head, language)
        match._server_seed = secret
        match._dice = FairDice(secret, head)
        match._start()
        return match

    def _set_up(self, game: Game, options: TableOptions, head: Head, language: str) -> None:
        self.game = game
        self.options = options
        self.head = head
        self.sides = game.sides(head.seats, options)
        self._words = Words(game, language)
        self._dice = None
        self._server_seed = ""
        self._entries: list[AnyEntry] = []
        self._sides: list[int] = []  # of the dice, draw by draw
        self.taken_back = False  # was anything taken back that needed consent: a draw, or more than one's own move?
        self._seen: list[list[Event]] = [[] for _ in range(head.seats + 1)]  # the last is the spectators'
        self._outcome: Result | None = None

    def _start(self) -> None:
        recording = self._recording()
        self._deal(recording)
        self._entries.append(Start(n=0, d=tuple(recording.outcomes)))
        self._sides += recording.sides

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
        """The whole match. What proves fair dice, the server's seed and the sides of each draw, once it is over."""
        entries = list(self._entries)
        if self.result is None or self.head.dice != "fair":
            return Log(self.head, entries)
        return Log(self.head, entries, self._server_seed, list(self._sides))

    def actions(self, seat: int) -> list[Action]:
        """The legal actions of a seat."""
        self._check_seat(seat)
        return [] if self.result else [self.game.action(number) for number in self.state.legal(seat)]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.state.view(seat)

    def guess(self, seat: int | None, dice: Dice) -> State:
        """A full world that this seat cannot tell from the real one: what bots are given instead of the state."""
        if seat is not None:
            self._check_seat(seat)
        return self.state.guess(seat, dice)

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as that seat saw it, after its event number `since`."""
        if seat is not None:
            self._check_seat(seat)
        first = max(0, since)
        seen = self._seen[-1 if seat is None else seat]
        return [
            {"n": number, "kind": event.kind, "facts": _copied(event.facts)}
            for number, event in enumerate(seen[first:], first + 1)
        ]

    def why_not(self, seat: int, action: Action | dict[str, Any] | int) -> IllegalAction | None:
        """The refusal that this action would get, without playing; None if it is legal."""
        if not self._is_seat(seat):
            return self._refused(NO_SUCH_SEAT)
        try:
            number = self.game.action_id(action)
        except IllegalAction:
            return self._refused(NO_SUCH_ACTION)
        refusal = OVER if self.result else self.state.why_not(seat, number)
        return None if refusal is None else self._refused(refusal, self.game.action(number), seat)

    def is_hidden(self, seat: int, action: Action | dict[str, Any] | int) -> bool:
        """Is a legal action a step that nobody else notices, as those of a choice that is made at the same time?"""
        after = self.state.clone()
        told: list[Event] = []
        after.tale = told
        after.apply(seat, self._legal(seat, action), FastDice(0))
        asked = (self.state.waiting(), self.state.invited())
        seen = any(event.eyes & all_but(seat) for event in told)
        return not seen and (after.waiting(), after.invited()) == asked and after.result() is None

    def preview(self, seat: int, action: Action | dict[str, Any] | int) -> dict[str, Any]:
        """What a legal action would do, from what the seat knows."""
        return self.state.preview(seat, self._legal(seat, action))

    # ---- moves

    def play(self, seat: int, action: Action | dict[str, Any] | int) -> int:
        """Play an action, its id or its JSON. Returns CHANCE and SHOWN bits for the table's undo policy."""
        number = self._legal(seat, action)
        recording = self._recording()
        report = self._apply(seat, number, recording)
        self._entries.append(Play(n=len(self._entries), s=seat, a=number, d=tuple(recording.outcomes)))
        self._sides += recording.sides
        return report

    def resign(self, seat: int) -> None:
        """Give up: with two sides the other wins, alone the game is lost; with more the table's bot plays on."""
        self._carry_out(Resign(n=len(self._entries), s=seat))

    def undo(self, to: int, by: Sequence[int] = ()) -> None:
        """Back to the position after entry `to`; `by` are the seats that agreed. The log keeps everything."""
        self._carry_out(Undo(n=len(self._entries), to=to, by=tuple(by)))

    def seat(self, seat: int, who: str) -> None:
        """Note who plays a seat from here on."""
        self._carry_out(Seat(n=len(self._entries), s=seat, who=who))

    def end(self, reason: Literal["agreed", "abandoned"]) -> None:
        """End the match without a winner."""
        self._carry_out(End(n=len(self._entries), reason=reason))

    # ---- for a referee that stores each entry before it announces it

    @property
    def last(self) -> AnyEntry:
        """The newest entry of the log."""
        return self._entries[-1]

    def told(self, seat: int | None) -> int:
        """How many events a seat has seen."""
        return len(self._seen[-1 if seat is None else seat])

    def bookmark(self) -> Bookmark:
        """The present moment, to `return_to` if what follows cannot be stored."""
        seen = [len(seen) for seen in self._seen]
        return Bookmark(self.state, len(self._entries), len(self._sides), seen, self.taken_back, self._outcome)

    def return_to(self, place: Bookmark) -> None:
        """Forget everything after a bookmark, as if it had not happened."""
        self.state = place.state
        self._outcome = place.outcome
        self.taken_back = place.taken_back
        del self._entries[place.entries :]
        del self._sides[place.draws :]
        for seen, count in zip(self._seen, place.seen, strict=True):
            del seen[count:]

    def follow(self, entry: AnyEntry) -> int:
        """Carry out the next entry of this match's log, which was written elsewhere; reports as `play` does."""
        if entry.n != len(self._entries):
            raise LogError(f"entry {entry.n}: the next one here is {len(self._entries)}")
        try:
            return self._again(entry, None)
        except LudotecaError as problem:
            raise LogError(f"entry {entry.n}: {problem}") from None

    # ---- replay

    @classmethod
    def replay(
        cls,
        log: LogSource,
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
        *_, match = cls.steps(log, game=game, prove=prove, language=language)
        if server_seed:
            if match.head.dice != "fair" or commitment(server_seed) != match.head.commitment:
                raise LogError("head: this seed is not the one that the match committed to")
            match._server_seed = server_seed
            match._dice = FairDice(server_seed, match.head)
        elif dice is not None:
            if match.head.dice == "fair":
                raise LogError("head: a match with fair dice goes on with its own seed only")
            match._dice = dice
        return match

    @classmethod
    def steps(
        cls, log: LogSource, *, game: Game | None = None, prove: FairDice | None = None, language: str = "en"
    ) -> Iterator[Match]:
        """The same match after each entry of its log."""
        source = read_log(log)
        head = source.head
        found = game or named(head.game)
        if head.game != found.name:
            raise LogError(f"head: this is a match of {head.game}, not of {found.name}")
        if not (found.reads or found.version) <= head.version <= found.version:
            raise VersionMismatch(
                f"head: this match was played under version {head.version} of the rules of {found.title}; "
                f"this program has version {found.version}"
            )
        try:
            options = found.check(head.seats, head.options)
        except BadOption as problem:
            raise LogError(f"head: {problem}") from None
        match = cls.__new__(cls)
        match._set_up(found, options, head, language)
        match._server_seed = source.seed
        for entry in source.entries:
            try:
                match._again(entry, prove)
            except (LogError, IllegalAction, LudotecaError) as problem:
                raise LogError(f"entry {entry.n}: {problem}") from None
            yield match

    def _again(self, entry: AnyEntry, prove: FairDice | None) -> int:
        """Carry out one entry of a log."""
        if not isinstance(entry, Start | Play):
            self._carry_out(entry)
            return 0
        if prove is None:
            dice = RecordedDice(list(entry.d))
        else:
            prove.turn_to(entry.n, len(self._sides))
            dice = ProvenDice(list(entry.d), prove)
        report = 0
        if isinstance(entry, Start):
            self._deal(dice)
        else:
            self._must_go_on(entry.s)
            report = self._apply(entry.s, entry.a, dice)
        dice.done()
        self._entries.append(entry)
        self._sides += dice.sides
        return report

    # ---- helpers

    def _carry_out(self, entry: Undo | Resign | Seat | End) -> None:
        """An entry that is no play: check it, append it, and let it take effect."""
        for seat in entry.by if isinstance(entry, Undo) else [getattr(entry, "s", 0)]:
            self._check_seat(seat)
        self._must_go_on(0)
        try:
            msgspec.convert(msgspec.to_builtins(entry), type(entry))
        except msgspec.ValidationError as problem:
            raise LudotecaError(f"this cannot be written into a log: {problem}") from None
        if isinstance(entry, Undo) and not is_position(self.log.effective(), entry.to):
            raise LudotecaError(f"entry {entry.to} is not a position to go back to")
        if isinstance(entry, Undo):
            self.taken_back |= len(entry.by) > 1 or draws_gone(self.log.effective(), entry.to)
        self._entries.append(entry)
        match entry:
            case Undo():
                self._rewind()
            case Resign():
                self._resigned(entry.s)
            case Seat():
                self._announce(Event("seated", {"seat": entry.s, "who": entry.who}, EVERYBODY))
            case End():
                self._ended(entry.reason)

    def _rewind(self) -> None:
        """The position that the log gives after its last undo."""
        for entry in self.log.effective():
            if isinstance(entry, Start):
                self.state = self.game.start(self.head.seats, self.options, RecordedDice(list(entry.d)))
            elif isinstance(entry, Play):
                self.state.apply(entry.s, entry.a, RecordedDice(list(entry.d)))
        self._announce(Event("undone", {}, EVERYBODY))

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

    def _recording(self) -> RecordingDice:
        """The match's dice, turned to the next entry."""
        if self._dice is None:
            raise LudotecaError("this match was replayed without dice and cannot go on")
        if isinstance(self._dice, FairDice):
            self._dice.turn_to(len(self._entries), len(self._sides))
        return RecordingDice(self._dice)

    def _refused(self, refusal: Refusal, action: Action | None = None, seat: int | None = None) -> IllegalAction:
        return IllegalAction(refusal, self._words.refusal(refusal, action, viewer=seat))

    def _is_seat(self, seat: object) -> bool:
        return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.head.seats

    def _check_seat(self, seat: object) -> None:
        if not self._is_seat(seat):
            raise LudotecaError(f"there is no seat {seat!r}; seats are 0 to {self.head.seats - 1}")

    def _must_go_on(self, seat: int) -> None:
        self._check_seat(seat)
        if self.result:
            raise self._refused(OVER)


def _copied(facts: dict[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, list) else value for name, value in facts.items()}
