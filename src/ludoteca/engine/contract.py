"""The contract of a game. This page is the manual: a game can be written from it alone.

A game is a folder with these files, and more where one would grow past one subject:

    __init__.py   GAME, an instance of your subclass of `Game` (below)
    actions.py    the typed actions, listed in the order of their ids
    data.py       numbers and tables of the printed game
    rules.py      your subclass of `State`: set-up, questions, moves
    view.py       what a seat may see, and what an action would do
    observe.py    what a seat may see, as numbers for players that learn
    shapes.py     the types of views, events and previews (`engine/shapes.py` has the words for it)
    bot.py        the level `normal`, a `Player`: searches play on with it, until judge.py says what a position is worth
    insight.py    the facts that a network of its own is told, if it has one
    lesson.py     a first match with a teacher
    deeds.py      badges for what players did, and what their matches were made of (`engine/deeds.py`)
    text/*.ftl    every sentence in pt, es and en

The state, in the order to write it (`state.py` has the signatures):

1.  **Position.** Fields are declared in the class, once: native integers, flags and texts with their default,
    vectors (`native.py`) without; no dict, no tuple, no generator of chance. `start` deals with the dice
    it is given. `save`, `load` and `clone` follow from the declaration (`fields.py`).
2.  **must()**: bits of the seats without which nothing goes on; 0 means that the match is over.
    **may()**: bits of the seats that are asked something they may leave alone. Both depend on
    public information only: a seat with no real choice for a private reason is asked all the same.
3.  **fill(seat, actions)**: every legal action of a seat, sorted. Decisions are small: swapping three
    cards is three choices and a "done". A seat that is in neither set may still have actions.
    Actions of seats that are not waited for are bounded by rule, so that random play ends.
4.  **refusal(seat, action)**: why not, as one of the game's `Refusal` constants, or None. It accepts
    any seat of the match and any number, and agrees with `fill` in every position.
5.  **play(seat, action, dice)**: carry out a legal action. All chance is `dice.below(n)`, and the dice
    are never kept. Return SHOWN if anybody was shown something hidden from them before. Tell what
    happened with `tell`, under `if self.tale is not None`. A choice that several seats make at the
    same time is kept in the state and told, with the number of its steps, when it is revealed.
6.  **result, check**; **clone** only where copying by hand is worth its lines, because searches copy a lot.
7.  **view(seat)** is perfect memory: all that the seat was ever shown and that still matters, and nothing
    else. It is built up from what the seat may see, never the state with fields removed.
    **observe(seat, out, at)** writes the same as small numbers, as the game's `observation` declares them: for
    players that learn. A game without it is played all the same.
8.  **guess(seat, dice)**: a full world that this seat (None: a spectator) cannot tell from the real one,
    as likely as the deal makes it, with no model of the rivals' intentions. It uses only what the seat
    knows, in an order that does not depend on the rest: two positions that a seat cannot tell apart
    give the same guess from the same dice.
9.  **occasion(seat)**, where a turn has dozens of small decisions: those with the same one are thought about once,
    and carried out by the plan that the bot kept as its `memo`.
10. **asked(seat)** names the decision, **preview(seat, action)** says what an action would do, and how much
    it is `worth` to the seat among its alternatives: the level `easy` takes the best. **motive(seat, action)** says
    why one would do it, as the word of a sentence: hints and reviews explain with it.

What compiled modules need is in `ludoteca.engine.state`, `.values`, `.bot`, `.dice` and `.native`; they do not
import this page. How facts become sentences (`seat`, `name-<word>`, `$winners`) is told in `words.py`.

`ludoteca check your/folder` puts a game through the whole conformance kit.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Literal, NamedTuple, cast, get_args, get_origin, get_type_hints

import msgspec

from ludoteca.engine import fields
from ludoteca.engine.bot import LEVELS, Bot, Budget, Judge, Player, Taste
from ludoteca.engine.deeds import Deeds
from ludoteca.engine.lesson import Learn, Lesson, Scripted
from ludoteca.engine.net import Insight
from ludoteca.engine.observation import Observation, Piece
from ludoteca.engine.shapes import Shapes, described
from ludoteca.engine.state import (
    BIT,
    CHANCE,
    COMMON_REFUSALS,
    EVERYBODY,
    NO_SUCH_ACTION,
    NOT_ALLOWED,
    NOT_ASKED,
    SHOWN,
    SPECTATORS,
    Actions,
    Dice,
    State,
    all_but,
    only,
)
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
    Talk,
    UnknownGame,
    VersionMismatch,
)

__all__ = [
    "BIT",
    "CHANCE",
    "COMMON_REFUSALS",
    "EVERYBODY",
    "LEVELS",
    "NOT_ALLOWED",
    "NOT_ASKED",
    "NO_SUCH_ACTION",
    "PRESETS",
    "SHOWN",
    "SPECTATORS",
    "Action",
    "Actions",
    "BadOption",
    "Bot",
    "Budget",
    "Case",
    "Deeds",
    "Dice",
    "Event",
    "Game",
    "IllegalAction",
    "Insight",
    "Judge",
    "Learn",
    "Lesson",
    "Limits",
    "LogError",
    "LudotecaError",
    "Observation",
    "Piece",
    "Player",
    "Refusal",
    "Result",
    "Scripted",
    "State",
    "TableOptions",
    "Talk",
    "Taste",
    "UnknownGame",
    "VersionMismatch",
    "all_but",
    "only",
]  # fmt: skip


PRESETS = ("printed",)  # options under one name; every game has them


class Case(NamedTuple):
    """Seats and options that fit together."""

    seats: int
    options: TableOptions


class Limits(NamedTuple):
    """What tools ask before a match: the most decisions (0: nobody can say), and the most sides that a draw has."""

    decisions: int = 0
    sides: int = 0


class Game:
    """What is known about a game before anybody sits down. Subclass it, and fill in the class attributes."""

    name: ClassVar[str]  # the folder's name
    title: ClassVar[str]  # as printed on the box
    version: ClassVar[int]  # raised by every release that changes a rule
    reads: ClassVar[int] = 0  # the oldest version whose logs these rules replay to the same end; 0: only this one
    seats: ClassVar[tuple[int, ...]]  # how many may play
    Options: ClassVar[type[TableOptions]] = TableOptions
    Position: ClassVar[type[State]]  # your subclass of State; it can be made without arguments
    actions: ClassVar[tuple[Action, ...]]  # every action; its place is its id
    shapes: ClassVar[Shapes]  # its view, events and previews, as types

    # What the sentences are about; the conformance kit compares them with text/*.ftl.
    refusals: ClassVar[tuple[Refusal, ...]] = ()
    asks: ClassVar[tuple[str, ...]] = ()
    reasons: ClassVar[tuple[str, ...]] = ()
    motives: ClassVar[tuple[str, ...]] = ()  # the words of `State.motive`
    names: ClassVar[tuple[str, ...]] = ()  # words that facts and actions use, as `name-<word>`

    # What the shelf shows: the words `title` and `pitch` of text/*.ftl, the picture cover.svg beside them, and this.
    minutes: ClassVar[tuple[int, int]] = (10, 30)  # how long a match takes, from and to
    weight: ClassVar[float] = 2.0  # how much there is to learn, from 1 (a minute) to 5 (an evening): light ones first
    hues: ClassVar[tuple[str, str]] = ("", "")  # "#rrggbb" of its page, light and dark; "" takes them from its name
    usual_seats: ClassVar[int] = 0  # how many play if nobody says; 0: the fewest, but not alone
    passages: ClassVar[dict[str, str]] = {}  # the number of the rule (in rulebook/*.md) that each of the asks is about

    # Who plays the levels: for each a name (`name-bot-<level>`), a word about it (`about-<level>`), what it says when
    # something went well or badly for it (`glad-<level>`, `sorry-<level>`), and a face in faces/<level>.svg.
    characters: ClassVar[tuple[str, ...]] = ()  # levels that are somebody; the others are bots without a name
    moments: ClassVar[dict[str, str]] = {}  # events at which they speak: the fact that is the seat which is glad of it

    clock: ClassVar[tuple[int, int]] = (600, 15)  # live play: seconds a seat begins with, and gets for each turn
    text: ClassVar[Path]  # the folder of the catalogues
    lesson: ClassVar[Lesson | None] = None  # a first match with a teacher (`lesson.py`)
    deeds: ClassVar[Deeds | None] = None  # what its matches are remembered for (`deeds.py`)
    # Simulations that are enough for `hard` at a table, also if its second allows more: so it is as strong on every
    # machine as it was measured (docs/ladder.md), and `master`, who has all its time, can be more. 0: none are enough.
    thought: ClassVar[int] = 0
    open_information: ClassVar[bool] = False  # does everybody know everything? Then a guess is a copy

    # ---- what a game must answer

    def start(self, seats: int, options: TableOptions, dice: Dice, tale: list[Event] | None = None) -> State:
        """A match ready for its first decision; `check` has accepted seats and options.

        Set `state.tale = tale` before anything is dealt, so that the deal is told too.
        """
        raise NotImplementedError

    # ---- what a game may answer

    def load(self, saved: list[Any]) -> State:
        """The position that `State.save` wrote."""
        state = self.Position()
        fields.load(state, saved)
        return state

    def misfit(self, seats: int, options: TableOptions) -> str:
        """Why these options do not fit this number of seats; "" if they do."""
        return ""

    def offers(self, seats: int, option: str, value: Any) -> bool:
        """Should a form offer this value of an option to so many seats? Not if it does not fit, or changes nothing."""
        return not self.misfit(seats, self._typed({option: value}))

    def sides(self, seats: int, options: TableOptions) -> tuple[tuple[int, ...], ...]:
        """Who wins together; one seat each where nobody does."""
        return tuple((seat,) for seat in range(seats))

    def cases(self) -> list[Case]:
        """The seats and options that the conformance kit plays; each ends in finite play."""
        return [Case(seats, self.Options()) for seats in self.seats]

    def studies(self) -> list[Case]:
        """Seats and options in whose matches puzzles are looked for: every action of a decision can be tried there."""
        fewest = min(count for count in self.seats if count > 1 or len(self.seats) == 1)
        usual = Case(fewest, self.Options())
        two = [case for case in self.cases() if case.seats == fewest]
        more = [case for case in self.cases() if fewest < case.seats <= fewest + 2] or two
        return [case for number in range(max(len(two), len(more))) for case in (
            more[number % len(more)], usual, two[number % len(two)], usual,
        )]  # fmt: skip

    def daily(self, number: int) -> Case:
        """Seats and options of the deal of the day, against bots; `number` counts the days, so that they may change.

        Short enough to be played every day.
        """
        seats = self.usual_seats or min(count for count in self.seats if count > 1 or len(self.seats) == 1)
        return Case(seats, self.Options())

    def printed(self, seats: int, options: TableOptions) -> TableOptions:
        """These options with every printed rule on, also those that a comfortable default softens."""
        return options

    def talk(self, options: TableOptions) -> Talk:
        """The channels that a server offers during play."""
        return Talk()

    def normal(self, dice: Dice) -> Player | None:
        """The game's own player; without one the level `normal` plays as `easy`. Searches play on with it."""
        return None

    def judge(self) -> Judge | None:
        """The game's judgement for search; without one matches are played on to their end."""
        return None

    def observation(self, seats: int, options: TableOptions) -> Observation:
        """The numbers that `State.observe` writes, piece by piece: all that the view tells. (): it writes none.

        The kit proves that nothing is lost and nothing is leaked. What no rule bounds has the bound MOST.
        """
        return ()

    def lots(self, state: State) -> list[list[str]]:
        """What each seat was given or chose for the whole match, as words of `names`: teams, objectives.

        Whoever measures a game asks whether they are worth the same. []: nothing of the kind.
        """
        return []

    def limits(self, seats: int, options: TableOptions) -> Limits:
        """How long a match can be and how large its dice are; the kit plays against it."""
        return Limits()

    def insight(self, seats: int, options: TableOptions) -> Insight | None:
        """What a network of its own is told, for these seats and options; None: it has no network."""
        return None

    def learned(self, dice: Dice) -> Player | None:
        """A player that has learned and beats `normal`: the level `master` thinks with it."""
        return None

    def solved(self, dice: Dice) -> Player | None:
        """A player that `knows` some decisions: the levels that think follow it there."""
        return None

    def levels(self, seats: int, options: TableOptions) -> tuple[str, ...]:
        """The levels that differ in strength here, from weak to strong; those that do not are not offered."""
        return LEVELS[1:]

    def taste(self, level: str) -> Taste | None:
        """What the character of a level likes, among actions that are about as good; None: it is not choosy."""
        return None

    def expert(self, level: str, dice: Dice) -> Bot | None:
        """The game's own bot of the level `hard` or `master`; without one the common search plays it."""
        return None

    # ---- what follows

    @property
    def folder(self) -> Path:
        """Where everything of the game lies."""
        return self.text.parent

    @property
    def events(self) -> tuple[str, ...]:
        """The kinds of event that it tells."""
        return tuple(self.shapes.events)

    @property
    def num_actions(self) -> int:
        """Action ids are 0 to num_actions - 1."""
        return len(self.actions)

    def check(self, seats: int, options: TableOptions | dict[str, Any] | None = None) -> TableOptions:
        """The options, complete and typed, if they fit this number of seats; else BadOption says why."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadOption(f"{self.title} is for {allowed} seats, not {seats!r}")
        typed = self._typed(options)
        problem = self.misfit(seats, typed)
        if problem:
            raise BadOption(f"{self.title}: {problem}")
        return typed

    def preset(self, name: str, seats: int, options: TableOptions | dict[str, Any] | None = None) -> TableOptions:
        """These options as a preset makes them; "" leaves them as they are. BadOption if there is no such preset.

        >>> from ludoteca.engine.catalogue import game
        >>> game("sequence").preset("printed", 2).manual_draw
        True
        """
        if name not in ("", *PRESETS):
            raise BadOption(f"{self.title} has no preset {name!r}; there are: {', '.join(PRESETS)}")
        typed = self.check(seats, options)
        return self.check(seats, self.printed(seats, typed)) if name == "printed" else typed

    def preset_of(self, seats: int, options: TableOptions) -> str:
        """The preset that these options are, or ""."""
        return "printed" if self.printed(seats, options) == options else ""

    def _typed(self, options: TableOptions | dict[str, Any] | None) -> TableOptions:
        given = options if options is not None else {}
        if isinstance(given, TableOptions):
            given = msgspec.to_builtins(given)
        try:
            return msgspec.convert(given, self.Options)
        except msgspec.ValidationError as error:
            allowed = "; ".join(f"{name}: {words}" for name, words in self.option_choices().items())
            raise BadOption(f"{self.title}: {error}. Allowed: {allowed or 'no options'}") from None

    def option_choices(self) -> dict[str, str]:
        """Each option and what it may be, in words: `{"board": "printed | palindrome"}`."""
        return {name: _choices(hint) for name, hint in get_type_hints(self.Options).items()}

    def action(self, number: int) -> Action:
        """The typed action of an id."""
        if not 0 <= number < len(self.actions):
            raise IllegalAction(NO_SUCH_ACTION, f"{self.title} has actions 0 to {len(self.actions) - 1}")
        return self.actions[number]

    def action_id(self, action: Action | dict[str, Any] | int) -> int:
        """The id of a typed action, or of its JSON; an id is returned as it is."""
        if isinstance(action, int) and not isinstance(action, bool):
            self.action(action)
            return action
        typed = action if isinstance(action, Action) else self._parsed(action)
        try:
            number = self._ids().get(typed)
        except TypeError:  # a field that is no plain value
            number = None
        if number is None:
            raise IllegalAction(NO_SUCH_ACTION, f"{self.title} has no action {action}")
        return number

    def _parsed(self, action: object) -> Action:
        try:
            return cast("Action", msgspec.convert(action, self._action_types()))
        except msgspec.ValidationError as error:
            raise IllegalAction(NO_SUCH_ACTION, f"{self.title} has no such action: {error}") from None

    def unpack(self, data: bytes) -> State:
        """The position that `State.pack` wrote."""
        return self.load(msgspec.msgpack.decode(data))

    def action_tags(self) -> dict[str, type[Action]]:
        """The kinds of action, by the tag that names their sentence."""
        kinds: dict[type[Action], None] = dict.fromkeys(type(action) for action in self.actions)
        return {str(kind.__struct_config__.tag): kind for kind in kinds}

    def schema(self) -> dict[str, Any]:
        """What it shows, as an OpenAPI document of types alone: `View`, `Events`, `Previews`, and their parts."""
        return {
            "openapi": "3.1.0",
            "info": {"title": self.title, "version": str(self.version)},
            "paths": {},
            "components": {"schemas": described(self.shapes, self.action_tags())},
        }

    def _action_types(self) -> Any:  # a union made at run time
        kinds: Any = None
        for kind in self.action_tags().values():
            kinds = kind if kinds is None else kinds | kind
        return kinds

    def _ids(self) -> dict[Action, int]:
        cached: dict[Action, int] | None = self.__dict__.get("ids")
        if cached is None:
            cached = {action: number for number, action in enumerate(self.actions)}
            self.__dict__["ids"] = cached
        return cached


def _choices(hint: Any) -> str:
    """What an option may be, in words."""
    if hint is bool:
        return "true | false"
    if get_origin(hint) is Literal:
        return " | ".join(map(str, get_args(hint)))
    if get_origin(hint) in (list, tuple):
        return f"a list of {_choices(get_args(hint)[0])}"
    if get_args(hint):
        return " | ".join(_choices(part) for part in get_args(hint))
    return getattr(hint, "__name__", str(hint))
