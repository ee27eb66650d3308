"""Tacocat: a palindrome tug of war for two, with 36 cards and a bridge of seven tiles."""

from pathlib import Path
from typing import Any, Literal

from msgspec.structs import replace

from ludoteca.engine.contract import (
    LEVELS,
    Case,
    Dice,
    Event,
    Game,
    Insight,
    Judge,
    Limits,
    Observation,
    Player,
    State,
    TableOptions,
    Taste,
)
from ludoteca.games.tacocat import bot, insight, judge, learned, legal, motives, observe, rules, solved, tastes
from ludoteca.games.tacocat.actions import ACTIONS
from ludoteca.games.tacocat.data import BOARDS
from ludoteca.games.tacocat.deeds import DEEDS
from ludoteca.games.tacocat.lesson import LESSON
from ludoteca.games.tacocat.shapes import SHAPES

__all__ = ["GAME"]

# The passage of the rules that matters for each question.
PASSAGES = {"swap": "P2", "swap-back": "C17", "duel": "P4", "attack": "C9", "answer": "C3"}


# When the characters speak: what happened, and the fact that says whose joy it is.
MOMENTS = {"round-won": "seat", "round-tie-won": "seat"}


class Options(TableOptions, frozen=True, kw_only=True):
    """`board`: the arrows as printed, or a bridge that reads the same from both ends."""

    board: Literal["printed", "palindrome"] = "printed"


class Tacocat(Game):
    """The game as the catalogue knows it."""

    name = "tacocat"
    title = "Tacocat"
    version = 2
    reads = 1  # since then marks can be taken back; whatever was done before means the same
    seats = (2,)
    Options = Options
    Position = rules.Tacocat
    actions = ACTIONS
    refusals = legal.REFUSALS
    shapes = SHAPES
    asks = ("swap", "swap-back", "duel", "attack", "answer")
    reasons = ("plate",)
    motives = motives.MOTIVES
    characters = LEVELS[1:]
    moments = MOMENTS
    minutes = (10, 10)
    weight = 1.2
    thought = 100
    hues = ("#f6c453", "#5b430c")
    passages = PASSAGES
    text = Path(__file__).parent / "text"
    lesson = LESSON
    deeds = DEEDS

    def start(self, seats: int, options: TableOptions, dice: Dice, tale: list[Event] | None = None) -> State:
        """Deal the first round on the centre tile."""
        assert isinstance(options, Options)
        state = rules.Tacocat()
        state.lay_out()
        state.board = BOARDS.index(options.board)
        state.tale = tale
        state.start_round(dice)
        return state

    def cases(self) -> list[Case]:
        """Both boards."""
        return [Case(2, Options(board="printed")), Case(2, Options(board="palindrome"))]

    def printed(self, seats: int, options: TableOptions) -> TableOptions:
        """The arrows as they are on the board."""
        return replace(options, board="printed")

    def observation(self, seats: int, options: TableOptions) -> Observation:
        """What the view tells, as numbers."""
        return observe.pieces()

    def limits(self, seats: int, options: TableOptions) -> Limits:
        """A few dozen a round, and a tied round is played again; the whole deck is drawn from."""
        return Limits(5_000, 36)

    def normal(self, dice: Dice) -> Player:
        """The heuristic player."""
        return bot.Normal(dice)

    def learned(self, dice: Dice) -> Player:
        """The player that has learned by playing itself (docs/bots-tacocat.md)."""
        return learned.Learned(dice)

    def solved(self, dice: Dice) -> Player:
        """Rounds of three cards are solved (docs/bots-tacocat.md)."""
        return solved.Solved(dice)

    def insight(self, seats: int, options: TableOptions) -> Insight:
        """What a seat knows of the round."""
        return insight.RoundInsight()

    def taste(self, level: str) -> Taste | None:
        """What the characters who think like."""
        return (
            tastes.Fire(tastes.BRAWLER) if level == "hard" else tastes.Fire(tastes.MISER) if level == "master" else None
        )

    def judge(self) -> Judge:
        """What the heuristic player makes of a position."""
        return judge.RoundJudge()


GAME = Tacocat()
