"""A match: a state, its dice and its log, with a friendly face.

>>> match = Match("tacocat", seed=7)
>>> match.waiting
(0, 1)
>>> match.play(0, {"do": "done"})
0
>>> match.play(0, {"do": "done"})
Traceback (most recent call last):
...
ludoteca.engine.values.IllegalAction: That decision is not yours now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

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
    before,
    draws_gone,
    is_position,
    read_log,
)
from ludoteca.engine.state import BIT, EVERYBODY, NO_SUCH_ACTION, NO_SUCH_SEAT, OVER, SPECTATORS, Dice, State, all_but
from ludoteca.engine.step import Step
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
        state, told = self._dealt(recording)
        start = Start(n=0, d=tuple(recording.outcomes))
        self.accept(Step(start, state, told, sides=recording.sides, dice=recording.source))

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
        return self.accept(self.consider(seat, action))

    def resign(self, seat: int) -> None:
        """Give up: with two sides the other wins, alone the game is lost; with more the table's bot plays on."""
        self.accept(self.consider_resign(seat))

    def undo(self, to: int, by: Sequence[int] = ()) -> None:
        """Back to the position after entry `to`; `by` are the seats that agreed. The log keeps everything."""
        self.accept(self.consider_undo(to, by))

    def seat(self, seat: int, who: str) -> None:
        """Note who plays a seat from here on."""
        self.accept(self.consider_seat(seat, who))

    def end(self, reason: Literal["agreed", "abandoned"]) -> None:
        """End the match without a winner."""
        self.accept(self.consider_end(reason))

    # ---- for a referee that stores each entry before it is true: consider, store, accept

    def consider(self, seat: int, action: Action | dict[str, Any] | int) -> Step:
        """What a seat's action would make of the match; IllegalAction says which rule forbids it. Nothing changes."""
        number = self._legal(seat, action)
        recording = self._recording()
        state, told, report = self._applied(seat, number, recording)
        entry = Play(n=len(self._entries), s=seat, a=number, d=tuple(recording.outcomes))
        return Step(entry, state, told, report, recording.sides, recording.source)

    def consider_resign(self, seat: int) -> Step:
        """What giving up would make of it."""
        return self._considered(Resign(n=len(self._entries), s=seat))

    def consider_undo(self, to: int, by: Sequence[int] = ()) -> Step:
        """What going back to the position after entry `to` would make of it."""
        return self._considered(Undo(n=len(self._entries), to=to, by=tuple(by)))

    def consider_seat(self, seat: int, who: str) -> Step:
        """What somebody else on a seat would make of it."""
        return self._considered(Seat(n=len(self._entries), s=seat, who=who))

    def consider_end(self, reason: Literal["agreed", "abandoned"]) -> Step:
        """What an end by the table would make of it."""
        return self._considered(End(n=len(self._entries), reason=reason))

    def accept(self, step: Step) -> int:
        """Make a considered step true; it was considered at this very position. Returns its report."""
        if step.entry.n != len(self._entries):
            raise LudotecaError(f"this step is entry {step.entry.n}, but the next one is {len(self._entries)}")
        self.state = step.state
        self.taken_back |= step.taken_back
        self._outcome = step.outcome
        self._entries.append(step.entry)
        self._sides += step.sides
        if step.dice is not None:
            self._dice = step.dice
        for event in step.told:
            self._announce(event)
        return step.report

    def retell(self, entry: AnyEntry) -> Step:
        """What the next entry of this match's log, written elsewhere, makes of it; LogError if that cannot be."""
        if entry.n != len(self._entries):
            raise LogError(f"entry {entry.n}: the next one here is {len(self._entries)}")
        try:
            return self._retold(entry, None)
        except LudotecaError as problem:
            raise LogError(f"entry {entry.n}: {problem}") from None

    def follow(self, entry: AnyEntry) -> int:
        """Carry out the next entry of this match's log, which was written elsewhere; reports as `play` does."""
        return self.accept(self.retell(entry))

    @property
    def last(self) -> AnyEntry:
        """The newest entry of the log."""
        return self._entries[-1]

    def told(self, seat: int | None) -> int:
        """How many events a seat has seen."""
        return len(self._seen[-1 if seat is None else seat])

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
                match.accept(match._retold(entry, prove))
            except (LogError, IllegalAction, LudotecaError) as problem:
                raise LogError(f"entry {entry.n}: {problem}") from None
            yield match

    def _retold(self, entry: AnyEntry, prove: FairDice | None) -> Step:
        """What an entry of a log makes of the match, with the draws it holds."""
        if not isinstance(entry, Start | Play):
            return self._considered(entry)
        if prove is None:
            dice = RecordedDice(list(entry.d))
        else:
            prove.turn_to(entry.n, len(self._sides))
            dice = ProvenDice(list(entry.d), prove)
        report = 0
        if isinstance(entry, Start):
            state, told = self._dealt(dice)
        else:
            self._must_go_on(entry.s)
            state, told, report = self._applied(entry.s, entry.a, dice)
        dice.done()
        return Step(entry, state, told, report, dice.sides)

    # ---- helpers

    def _considered(self, entry: Undo | Resign | Seat | End) -> Step:
        """An entry that is no play: check it, and see what it makes of the match."""
        for seat in entry.by if isinstance(entry, Undo) else [getattr(entry, "s", 0)]:
            self._check_seat(seat)
        self._must_go_on(0)
        try:
            msgspec.convert(msgspec.to_builtins(entry), type(entry))
        except msgspec.ValidationError as problem:
            raise LudotecaError(f"this cannot be written into a log: {problem}") from None
        match entry:
            case Undo():
                return self._rewound(entry)
            case Resign():
                told = Event("resigned", {"seat": entry.s}, EVERYBODY)
                return Step(entry, self.state, [told], outcome=self._given_up(entry.s))
            case Seat():
                return Step(entry, self.state, [Event("seated", {"seat": entry.s, "who": entry.who}, EVERYBODY)])
            case End():
                told = Event("ended", {"reason": entry.reason}, EVERYBODY)
                return Step(entry, self.state, [told], outcome=self._without_winner(entry.reason))

    def _rewound(self, undo: Undo) -> Step:
        """The position that the log gives after an undo."""
        kept = self.log.effective()
        if not is_position(kept, undo.to):
            raise LudotecaError(f"entry {undo.to} is not a position to go back to")
        needed_consent = len(undo.by) > 1 or draws_gone(kept, undo.to)
        state = self.state
        for entry in before(kept, undo.to):
            if isinstance(entry, Start):
                state = self.game.start(self.head.seats, self.options, RecordedDice(list(entry.d)))
            elif isinstance(entry, Play):
                state.apply(entry.s, entry.a, RecordedDice(list(entry.d)))
        return Step(undo, state, [Event("undone", {}, EVERYBODY)], taken_back=needed_consent)

    def _legal(self, seat: int, action: Action | dict[str, Any] | int) -> int:
        refused = self.why_not(seat, action)
        if refused is not None:
            raise refused
        return self.game.action_id(action)

    def _dealt(self, dice: Dice) -> tuple[State, list[Event]]:
        told: list[Event] = []
        state = self.game.start(self.head.seats, self.options, dice, told)
        state.tale = None
        return state, told

    def _applied(self, seat: int, number: int, dice: Dice) -> tuple[State, list[Event], int]:
        """Applied to a copy, so that nothing changes before it is accepted."""
        after = self.state.clone()
        told: list[Event] = []
        after.tale = told
        report = after.apply(seat, number, dice)
        after.tale = None
        return after, told, report

    def _announce(self, event: Event) -> None:
        for viewer, seen in enumerate(self._seen):
            bit = SPECTATORS if viewer == self.head.seats else int(BIT[viewer])
            if event.eyes & bit:
                seen.append(event)

    def _given_up(self, seat: int) -> Result | None:
        if len(self.sides) > 2:
            return None
        losers = next(side for side in self.sides if seat in side)
        ranks = tuple(2 if other in losers else 1 for other in range(self.head.seats))
        return Result(ranks, tuple(float(2 - rank) for rank in ranks), "resigned")

    def _without_winner(self, reason: str) -> Result:
        level = (1,) if self.head.seats > 1 else (2,)  # alone, nobody wins is rank 2 of 1
        return Result(level * self.head.seats, (0.0,) * self.head.seats, reason)

    def _recording(self) -> RecordingDice:
        """The match's dice, turned to the next entry: fair ones by number, fast ones as a copy that `accept` keeps."""
        if self._dice is None:
            raise LudotecaError("this match was replayed without dice and cannot go on")
        if isinstance(self._dice, FairDice):
            self._dice.turn_to(len(self._entries), len(self._sides))
        return RecordingDice(self._dice.clone() if isinstance(self._dice, FastDice) else self._dice)

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
