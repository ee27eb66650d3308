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

from ludoteca.engine import onward, opening
from ludoteca.engine.contract import Game
from ludoteca.engine.cup import Cup
from ludoteca.engine.dice import FastDice
from ludoteca.engine.fair import FairDice, new_seed
from ludoteca.engine.interruption import Interruption, interrupted, seats_in
from ludoteca.engine.log import AnyEntry, End, Log, LogSource, Play, Resign, Seat, SeatSeed, Start, Undo, read_log
from ludoteca.engine.state import EVERYBODY, NO_SUCH_ACTION, NO_SUCH_SEAT, OVER, Dice, State, all_but
from ludoteca.engine.step import Step
from ludoteca.engine.values import Action, Event, IllegalAction, LogError, LudotecaError, Refusal, Result, TableOptions
from ludoteca.engine.witnesses import Witnesses
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
        self._set_up(opening.simulated(game, seats, seed, options, name), language)
        self._cup.dice = FastDice(seed)
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
        secret = server_seed or new_seed()
        match = cls._of(opening.fair(game, seats, seeds, options, name, secret), language)
        match._cup.refill(match.head, None, secret)
        match._start()
        return match

    @classmethod
    def onward(
        cls,
        game: str | Game,
        seats: int,
        seeds: Sequence[SeatSeed],
        options: TableOptions | dict[str, Any] | None = None,
        *,
        parent: str,
        entries: Sequence[AnyEntry],
        name: str,
        server_seed: str = "",
        language: str = "en",
    ) -> Match:
        """A match with fair dice that plays on from entries of the match `parent` (`onward.inherited`)."""
        secret = server_seed or new_seed()
        begun = opening.fair(game, seats, seeds, options, name, secret, onward.parent(parent, entries))
        match = cls._of(begun, language)
        for entry in entries:
            match.accept(match._retold(entry, None))
        if match.result is not None:
            raise LudotecaError("the match is over there")
        match._cup.refill(match.head, None, secret)
        return match

    @classmethod
    def _of(cls, begun: opening.Opening, language: str) -> Match:
        """A match before its first entry."""
        match = cls.__new__(cls)
        match._set_up(begun, language)
        return match

    def _set_up(self, begun: opening.Opening, language: str) -> None:
        self.game, self.options, self.head = begun
        self.sides = self.game.sides(self.head.seats, self.options)
        self.taken_back = False  # was anything taken back that needed consent: a draw, or more than one's own move?
        self._opening = begun
        self._words = Words(self.game, language)
        self._cup = Cup()
        self._entries: list[AnyEntry] = []
        self._witnesses = Witnesses(self.head.seats)
        self._outcome: Result | None = None

    def _start(self) -> None:
        dice = self._cup.recording(0)
        state, told = self._opening.deal(dice)
        self.accept(Step(Start(n=0, d=tuple(dice.outcomes)), state, told, sides=dice.sides, dice=dice.source))

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
        return Log(self.head, entries, self._cup.server_seed, list(self._cup.sides))

    @property
    def last(self) -> AnyEntry:
        """The newest entry of the log."""
        return self._entries[-1]

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
        return self._witnesses.tell(seat, since)

    def told(self, seat: int | None) -> int:
        """How many events a seat has seen."""
        return self._witnesses.count(seat)

    def news(self, seat: int | None, since: int) -> list[Event]:
        """The same for whoever only reads them: the match's own, not copies."""
        if seat is not None:
            self._check_seat(seat)
        return self._witnesses.news(seat, since)

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

    def play(self, seat: int, action: Action | dict[str, Any] | int, word: str = "") -> int:
        """Play an action, its id or its JSON. Returns CHANCE and SHOWN bits for the table's undo policy."""
        return self.accept(self.consider(seat, action, word))

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

    def consider(self, seat: int, action: Action | dict[str, Any] | int, word: str = "") -> Step:
        """What a seat's action would make of the match; IllegalAction says which rule forbids it. Nothing changes.

        `word` is what a bot says with it (`State.says`).
        """
        if not self._is_seat(seat):
            raise self._refused(NO_SUCH_SEAT)
        try:
            number = self.game.action_id(action)
        except IllegalAction:
            raise self._refused(NO_SUCH_ACTION) from None
        if self.result:
            raise self._refused(OVER, self.game.action(number), seat)
        dice = self._cup.recording(len(self._entries))
        try:
            state, told, report = self._applied(seat, number, dice, word)
        except IllegalAction as illegal:
            raise self._refused(illegal.refusal, self.game.action(number), seat) from None
        entry = Play(n=len(self._entries), s=seat, a=number, d=tuple(dice.outcomes), w=word)
        return Step(entry, state, told, report, dice.sides, dice.source)

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
        self._cup.put_back(step.dice, step.sides)
        for event in step.told:
            self._witnesses.see(event)
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
        match._cup.refill(match.head, dice, server_seed)
        return match

    @classmethod
    def steps(
        cls, log: LogSource, *, game: Game | None = None, prove: FairDice | None = None, language: str = "en"
    ) -> Iterator[Match]:
        """The same match after each entry of its log."""
        for match, _ in cls.tellings(log, game=game, prove=prove, language=language):
            yield match

    @classmethod
    def tellings(
        cls, log: LogSource, *, game: Game | None = None, prove: FairDice | None = None, language: str = "en"
    ) -> Iterator[tuple[Match, Step]]:
        """The same match after each entry of its log, and what that entry made of it."""
        source = read_log(log)
        match = cls._of(opening.recalled(source.head, game), language)
        match._cup.server_seed = source.seed
        for entry in source.entries:
            try:
                step = match._retold(entry, prove)
                match.accept(step)
            except LudotecaError as problem:
                raise LogError(f"entry {entry.n}: {problem}") from None
            yield match, step

    def _retold(self, entry: AnyEntry, prove: FairDice | None) -> Step:
        """What an entry of a log makes of the match, with the draws it holds."""
        if not isinstance(entry, Start | Play):
            return self._considered(entry)
        dice = self._cup.recorded(entry, prove if entry.n >= self.head.inherited else None)
        report = 0
        if isinstance(entry, Start):
            state, told = self._opening.deal(dice)
        else:
            self._must_go_on(entry.s)
            state, told, report = self._applied(entry.s, entry.a, dice, entry.w)
        dice.done()
        return Step(entry, state, told, report, dice.sides)

    # ---- helpers

    def _considered(self, entry: Interruption) -> Step:
        """An entry that is no play: check it, and see what it makes of the match."""
        for seat in seats_in(entry):
            self._check_seat(seat)
        self._must_go_on(0)
        kept = self.log.effective() if isinstance(entry, Undo) else []  # in a long log that takes its time
        return interrupted(entry, self._opening, self.state, kept)

    def _legal(self, seat: int, action: Action | dict[str, Any] | int) -> int:
        refused = self.why_not(seat, action)
        if refused is not None:
            raise refused
        return self.game.action_id(action)

    def _applied(self, seat: int, number: int, dice: Dice, word: str) -> tuple[State, list[Event], int]:
        """Applied to a copy, so that nothing changes before it is accepted."""
        after = self.state.clone()
        told: list[Event] = []
        after.tale = told
        report = after.apply(seat, number, dice)
        after.tale = None
        if word:
            facts = self.state.says(seat, number, word)
            if facts is None:
                raise LudotecaError(f"nobody says {word!r} there")
            told.append(Event(f"said-{word}", facts, EVERYBODY))
        return after, told, report

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
