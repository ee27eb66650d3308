"""Revanche: football with cards, for two players or two pairs, in three divisions."""

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
    Talk,
    Taste,
)
from ludoteca.games.revanche import bot, halves, insight, judge, learned, legal, motives, observe, rules, tastes
from ludoteca.games.revanche.actions import ACTIONS
from ludoteca.games.revanche.data import FACES, REASONS, SET_PIECE_CARDS, SIDES
from ludoteca.games.revanche.deeds import DEEDS
from ludoteca.games.revanche.lesson import LESSON
from ludoteca.games.revanche.shapes import SHAPES

__all__ = ["GAME"]

# The passage of the rules that matters for each question.
PASSAGES = {
    "kick-off": "R2",
    "open": "R4",
    "defend": "R6",
    "finish": "R8",
    "bench": "R25",
    "expel": "R36",
    "hide": "R19",
    "shoot": "R22",
    "free-kick-wall": "R39a",
    "free-kick-kick": "R39a",
    "corner-wall": "R39b",
    "corner-kick": "R39b",
    "penalty-wall": "R39c",
    "penalty-kick": "R39c",
}


# When the characters speak: what happened, and the fact that says whose joy it is.
MOMENTS = {"goal": "seat"}


class Options(TableOptions, frozen=True, kw_only=True):
    """How much of the game is played.

    `division`: 3 cards only, 2 with a bench, 1 with the judge too. `overtime`: level matches go on before
    the shoot-out. `set_piece_cards`: where the two cards of a failed set piece go (R40). `cards`: whose a
    yellow or red card is, and with it an expulsion; it matters for pairs only (R44).
    """

    division: Literal[3, 2, 1] = 1
    overtime: bool = True
    set_piece_cards: Literal["discard", "pile"] = "discard"
    cards: Literal["player", "team"] = "player"


class Revanche(Game):
    """The game as the catalogue knows it."""

    name = "revanche"
    title = "Revanche"
    version = 2
    seats = (2, 4)
    Options = Options
    Position = rules.Revanche
    actions = ACTIONS
    refusals = legal.REFUSALS
    shapes = SHAPES
    asks = (
        "kick-off", "open", "defend", "finish", "bench", "expel", "hide", "shoot", "free-kick-wall", "free-kick-kick",
        "corner-wall", "corner-kick", "penalty-wall", "penalty-kick",
    )  # fmt: skip
    reasons = REASONS
    motives = motives.MOTIVES
    characters = LEVELS[1:]
    moments = MOMENTS
    names = (*SIDES, *FACES)
    minutes = (15, 15)
    weight = 2.0
    thought = 1000
    hues = ("#cfe8c9", "#173a22")
    passages = PASSAGES
    text = Path(__file__).parent / "text"
    lesson = LESSON
    deeds = DEEDS

    def start(self, seats: int, options: TableOptions, dice: Dice, tale: list[Event] | None = None) -> State:
        """Deal the first half."""
        assert isinstance(options, Options)
        state = rules.Revanche()
        state.lay_out(seats)
        state.division = options.division
        state.overtime = options.overtime
        state.set_piece_cards = SET_PIECE_CARDS.index(options.set_piece_cards)
        state.personal = options.cards == "player"
        state.tale = tale
        halves.begin(state, dice)
        return state

    def offers(self, seats: int, option: str, value: Any) -> bool:
        """Whose a judge card is matters where there are partners (R44)."""
        return option != "cards" or seats > 2 or value == Options().cards

    def sides(self, seats: int, options: TableOptions) -> tuple[tuple[int, ...], ...]:
        """Purple and orange (R51)."""
        return ((0,), (1,)) if seats == 2 else ((0, 2), (1, 3))

    def cases(self) -> list[Case]:
        """Every division for two and for four, and the other way of each option."""
        every = [Case(seats, Options(division=division)) for seats in self.seats for division in (3, 2, 1)]
        return [
            *every,
            Case(2, Options(division=1, overtime=False, set_piece_cards="pile")),
            Case(4, Options(division=1, cards="team")),
            Case(4, Options(division=3, overtime=False)),
        ]

    def printed(self, seats: int, options: TableOptions) -> TableOptions:
        """The whole game: bench, judge, extra time."""
        return replace(options, division=1, overtime=True, set_piece_cards="discard", cards="player")

    def talk(self, options: TableOptions) -> Talk:
        """Partners may whisper, but not show cards (R46)."""
        return Talk(partners="free")

    def observation(self, seats: int, options: TableOptions) -> Observation:
        """What the view tells, as numbers."""
        return observe.pieces(seats)

    def limits(self, seats: int, options: TableOptions) -> Limits:
        """A shoot-out can go on and on; a deck of 60 cards."""
        return Limits(10_000, 60)

    def normal(self, dice: Dice) -> Player:
        """The heuristic player."""
        return bot.Normal(dice)

    def insight(self, seats: int, options: TableOptions) -> Insight | None:
        """What the network of a division is told; it foresees how well the half ends."""
        return insight.HalfInsight() if seats == 2 else None

    def learned(self, dice: Dice) -> Player:
        """The player of the networks."""
        return learned.Learned(dice)

    def taste(self, level: str) -> Taste | None:
        """What the characters who think like."""
        return tastes.Bluff() if level == "hard" else tastes.Safety() if level == "master" else None

    def levels(self, seats: int, options: TableOptions) -> tuple[str, ...]:
        """Only for two in the second division was `master` found to be stronger than `hard` (docs/ladder.md)."""
        assert isinstance(options, Options)
        return LEVELS[1:] if seats == 2 and options.division == 2 else LEVELS[1:4]

    def judge(self) -> Judge:
        """A half played out by the heuristic player."""
        return judge.HalfJudge()


GAME = Revanche()
