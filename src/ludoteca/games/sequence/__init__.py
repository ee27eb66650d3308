"""Sequence: cards, chips and lines of five, for 2 to 12 players in two or three teams."""

from pathlib import Path
from typing import Any, Literal

from msgspec.structs import replace

from ludoteca.engine.contract import (
    LEVELS,
    Case,
    Dice,
    Event,
    Game,
    Judge,
    Limits,
    Observation,
    Player,
    State,
    TableOptions,
    Talk,
    Taste,
)
from ludoteca.games.sequence import bot, deal, judge, legal, motives, observe, rules, tastes
from ludoteca.games.sequence.actions import ACTIONS
from ludoteca.games.sequence.data import CARD_NAMES, DIRECTION_NAMES, HAND_SIZES, SPLITS, TEAM_NAMES
from ludoteca.games.sequence.deeds import DEEDS
from ludoteca.games.sequence.lesson import LESSON
from ludoteca.games.sequence.shapes import SHAPES
from ludoteca.games.sequence.view import OPEN_HANDS

__all__ = ["GAME"]

# The passage of the rules that matters for each question.
PASSAGES = {
    "play": "Q2",
    "play-on": "Q12",
    "pass": "Q13",
    "declare": "Q9",
    "draw": "Q16",
    "admit": "Q26",
    "discard": "Q26",
}


# When the characters speak: what happened, and the fact that says whose joy it is.
MOMENTS = {"sequence": "seat"}


class Options(TableOptions, frozen=True, kw_only=True):
    """What a table agrees on before it starts.

    `teams`: two or three; "auto" is what the number of players asks for, two where both are possible.
    `open_hands`: who else sees a hand. `manual_draw`: draw before the next player starts, or lose the
    card. `table_talk`: partners who talk may be called, and pay with a card each.
    """

    teams: Literal["auto", 2, 3] = "auto"
    open_hands: Literal["none", "team", "all"] = "none"
    manual_draw: bool = False
    table_talk: bool = False


class Sequence(Game):
    """The game as the catalogue knows it."""

    name = "sequence"
    title = "Sequence"
    version = 2
    seats = tuple(HAND_SIZES)
    Options = Options
    Position = rules.Sequence
    actions = ACTIONS
    refusals = legal.REFUSALS
    shapes = SHAPES
    asks = ("play", "play-on", "pass", "declare", "draw", "admit", "discard")
    reasons = ("sequences", "stuck", "worn-out")
    motives = motives.MOTIVES
    characters = LEVELS[1:]
    moments = MOMENTS
    names = (*CARD_NAMES, "corner", *TEAM_NAMES, *DIRECTION_NAMES)
    minutes = (20, 20)
    weight = 1.4
    hues = ("#8fc9ad", "#123d2d")
    passages = PASSAGES
    text = Path(__file__).parent / "text"
    lesson = LESSON
    deeds = DEEDS

    def start(self, seats: int, options: TableOptions, dice: Dice, tale: list[Event] | None = None) -> State:
        """Find who starts, and deal."""
        assert isinstance(options, Options)  # `check` made them
        state = rules.Sequence()
        state.lay_out(seats, _teams(seats, options))
        state.open_hands = OPEN_HANDS.index(options.open_hands)
        state.manual_draw = options.manual_draw
        state.table_talk = options.table_talk
        state.tale = tale
        deal.deal(state, HAND_SIZES[seats], dice)
        return state

    def misfit(self, seats: int, options: TableOptions) -> str:
        """Teams must be of equal size, and partners are needed for what only partners do."""
        assert isinstance(options, Options)  # `check` made them
        if options.teams != "auto" and options.teams not in SPLITS[seats]:
            return f"{seats} players make {SPLITS[seats][0]} teams, not {options.teams}"
        if seats > 3:
            return ""
        if options.table_talk:
            return "table_talk is for partners, so for more than 3 players"
        return "open_hands team is for partners, so for more than 3 players" if options.open_hands == "team" else ""

    def offers(self, seats: int, option: str, value: Any) -> bool:
        """How many teams is a question only where both are possible."""
        if option == "teams" and len(SPLITS[seats]) == 1:
            return bool(value == "auto")
        return super().offers(seats, option, value)

    def sides(self, seats: int, options: TableOptions) -> tuple[tuple[int, ...], ...]:
        """Partners sit alternately with their rivals."""
        assert isinstance(options, Options)  # `check` made them
        teams = _teams(seats, options)
        return tuple(tuple(range(team, seats, teams)) for team in range(teams))

    def cases(self) -> list[Case]:
        """Every number of players once, and between them every option."""
        return [
            Case(2, Options()),
            Case(3, Options(open_hands="all")),
            Case(4, Options(open_hands="team", table_talk=True)),
            Case(6, Options(teams=3, manual_draw=True, table_talk=True)),
            Case(8, Options(teams=2)),
            Case(9, Options()),
            Case(10, Options()),
            Case(12, Options()),
        ]

    def printed(self, seats: int, options: TableOptions) -> TableOptions:
        """Who forgets to draw plays on with fewer cards (Q16), and partners who talk may be called (Q26)."""
        return replace(options, open_hands="none", manual_draw=True, table_talk=seats > 3)

    def talk(self, options: TableOptions) -> Talk:
        """Partners do not talk; free talk is for tables that call and punish it (Q26)."""
        assert isinstance(options, Options)  # `check` made them
        return Talk(table="free" if options.table_talk else "phrases", partners="none")

    def observation(self, seats: int, options: TableOptions) -> Observation:
        """What the view tells, as numbers."""
        assert isinstance(options, Options)  # `check` made them
        return observe.pieces(seats, _teams(seats, options))

    def limits(self, seats: int, options: TableOptions) -> Limits:
        """A chip that is removed can be placed again, so no rule says how long; a pack of 104 cards."""
        return Limits(50_000, 104)

    def normal(self, dice: Dice) -> Player:
        """The heuristic player."""
        return bot.Normal(dice)

    def taste(self, level: str) -> Taste | None:
        """What the characters who think like."""
        return tastes.Walls() if level == "hard" else tastes.Lines() if level == "master" else None

    def levels(self, seats: int, options: TableOptions) -> tuple[str, ...]:
        """What was found to be stronger than the level below; with partners `hard` was not (docs/bots-sequence.md)."""
        assert isinstance(options, Options)  # `check` made them
        return LEVELS[1:4] if seats == _teams(seats, options) else LEVELS[1:3]

    def judge(self) -> Judge:
        """What the heuristic player makes of a position."""
        return judge.LineJudge()


def _teams(seats: int, options: Options) -> int:
    """Two teams or three."""
    return SPLITS[seats][0] if options.teams == "auto" else options.teams


GAME = Sequence()
