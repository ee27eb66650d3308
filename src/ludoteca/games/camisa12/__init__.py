"""Camisa 12: two stands of a stadium, filled piece by piece around a rondel; most goals win."""

from pathlib import Path
from typing import Any, Literal, get_args

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
    Taste,
)
from ludoteca.engine.dice import FastDice
from ludoteca.games.camisa12 import bot, judge, kickoff, learned, legal, motives, observe, rules, tastes
from ludoteca.games.camisa12.actions import ACTIONS
from ludoteca.games.camisa12.data import (
    CARD_NAMES,
    COLOURS,
    KIND_NAMES,
    MODES,
    PIECE_NAMES,
    REASONS,
    SOLO_START,
    SYMBOLS,
    TEAM_NAMES,
)
from ludoteca.games.camisa12.deeds import DEEDS
from ludoteca.games.camisa12.lesson import LESSON
from ludoteca.games.camisa12.shapes import SHAPES

__all__ = ["GAME"]

# The passage of the rules that matters for each question.
PASSAGES = {
    "team": "K3.6",
    "team-again": "K3.6",
    "keep": "E15",
    "move": "K3.1",
    "place": "K2.5",
    "put-under": "K2.7",
    "encore": "E8",
    "cycle": "K2.6",
    "forbid": "E22",
}


Teams = Literal["choose", "random", "none"]
SoloStart = Literal[21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11]


# When the characters speak: what happened, and the fact that says whose joy it is.
MOMENTS = {"fireworks": "seat", "won": "seat"}


class Options(TableOptions, frozen=True, kw_only=True):
    """`teams`: each chooses one, draws one, or plays without. `solo_start`: your points at the start, alone."""

    teams: Teams = "choose"
    solo_start: SoloStart = 21


class Camisa12(Game):
    """The game as the catalogue knows it."""

    name = "camisa12"
    title = "Camisa 12"
    version = 1
    seats = (2, 1)
    Options = Options
    Position = rules.Camisa12
    actions = ACTIONS
    refusals = legal.REFUSALS
    shapes = SHAPES
    asks = ("team", "team-again", "keep", "move", "place", "put-under", "encore", "cycle", "forbid")
    reasons = REASONS
    motives = motives.MOTIVES
    characters = LEVELS[1:]
    moments = MOMENTS
    names = (
        "rival",
        "clockwise",
        "counterclockwise",
        *COLOURS,
        *SYMBOLS,
        *dict.fromkeys((*PIECE_NAMES[1:], *KIND_NAMES)),
        *TEAM_NAMES[1:],
        *(f"power-{team}" for team in TEAM_NAMES[1:]),
        *CARD_NAMES[1:],
        *(f"{card}-text" for card in CARD_NAMES[1:]),
    )
    minutes = (20, 20)
    weight = 2.4
    thought = 300
    hues = ("#8fce9f", "#124a26")
    passages = PASSAGES
    text = Path(__file__).parent / "text"
    lesson = LESSON
    deeds = DEEDS

    def start(self, seats: int, options: TableOptions, dice: Dice, tale: list[Event] | None = None) -> State:
        """Teams to be chosen, or everything laid out for the first turn."""
        assert isinstance(options, Options)
        state = rules.Camisa12()
        state.lay_out(seats)
        state.mode = MODES.index(options.teams)
        state.solo_start = options.solo_start
        state.tale = tale
        kickoff.start(state, dice)
        return state

    def misfit(self, seats: int, options: TableOptions) -> str:
        """A harder start is for one who plays alone."""
        assert isinstance(options, Options)
        if seats == 2 and options.solo_start != SOLO_START:
            return "solo_start is for one seat"
        return ""

    def cases(self) -> list[Case]:
        """Every way to teams for two, and alone every start."""
        teams: tuple[Teams, ...] = get_args(Teams)
        starts: tuple[SoloStart, ...] = get_args(SoloStart)
        two = [Case(2, Options(teams=way)) for way in teams]
        return two + [Case(1, Options(teams=teams[start % 3], solo_start=start)) for start in starts]

    def daily(self, number: int) -> Case:
        """The teams are drawn, so that everybody has the same; every seventh day alone against 7–1."""
        return Case(1 if number % 7 == 0 else 2, Options(teams="random"))

    def printed(self, seats: int, options: TableOptions) -> TableOptions:
        """Everybody has a team, chosen or drawn."""
        assert isinstance(options, Options)  # `check` made them
        return replace(options, teams="choose") if options.teams == "none" else options

    def observation(self, seats: int, options: TableOptions) -> Observation:
        """What the view tells, as numbers."""
        return observe.pieces()

    def lots(self, state: State) -> list[list[str]]:
        """The teams."""
        assert isinstance(state, rules.Camisa12)
        return [[TEAM_NAMES[team]] if team else [] for team in state.team[: state.seats]]

    def limits(self, seats: int, options: TableOptions) -> Limits:
        """Twenty turns of a few decisions; 24 pieces, and as many teams."""
        return Limits(1_000, 24)

    def normal(self, dice: Dice) -> Player:
        """The player that looks one turn ahead."""
        return bot.Normal(dice)

    def learned(self, dice: Dice) -> Player:
        """The player that its network guides."""
        return learned.Learned(dice, learned.learned_net())

    def taste(self, level: str) -> Taste | None:
        """What the characters who think like."""
        return tastes.Noise() if level == "hard" else tastes.Thrift() if level == "master" else None

    def levels(self, seats: int, options: TableOptions) -> tuple[str, ...]:
        """Alone `hard` was not found to win more than `normal`, nor `master` than `hard` (docs/bots-camisa12.md)."""
        return LEVELS[1:4] if seats == 2 else LEVELS[1:3]

    def judge(self) -> Judge:
        """What that player makes of a position."""
        return judge.TurnJudge(FastDice(1))


GAME = Camisa12()
