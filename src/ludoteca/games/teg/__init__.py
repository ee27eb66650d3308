"""T.E.G. La Revancha: 2 to 6 players, 72 countries, secret objectives, missiles and pacts."""

from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, field
from msgspec.structs import replace

from ludoteca.engine.contract import (
    LEVELS,
    Bot,
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
)
from ludoteca.games.teg import bot, judge, motives, observe, rules
from ludoteca.games.teg.actions import ACTIONS
from ludoteca.games.teg.deeds import DEEDS
from ludoteca.games.teg.lesson import LESSON
from ludoteca.games.teg.shapes import SHAPES
from ludoteca.games.teg.staff import plans
from ludoteca.games.teg.turn import deal
from ludoteca.games.teg.world.board import CONTINENT, COUNTRY
from ludoteca.games.teg.world.data import COLOURS, OBJECTIVE, PHASE, SEATS, SITUATION
from ludoteca.games.teg.world.refusals import REFUSALS

__all__ = ["GAME"]

# The passage of the rules that matters for each question.
PASSAGES = {
    "opening": "T9",
    "extra": "T15",
    "incorporate": "T35",
    "attack": "T18",
    "advance": "T19",
    "regroup": "T29",
    "cards": "T30",
    "joint": "T43",
    "ally-regroup": "T43c",
    "zone-choice": "T42",
    "answer": "T55",
}

Colour = Literal["blanco", "negro", "rojo", "azul", "amarillo", "verde"]
DAILY_ROUNDS = 6
MEASURED = 3  # seats up to which `master` was measured
SIMULATED_ROUNDS = 60  # the limit for bots and simulations (T51)


# When the characters speak: what happened, and the fact that says whose joy it is.
MOMENTS = {"eliminated": "by_seat", "objective-met": "seat", "common-met": "seat"}


class Options(TableOptions, frozen=True, kw_only=True):
    """`pacts`: may they be signed? `talk`: pacts at any time, or only in the own turn. `round_limit`: 0 is none.

    `country_card`: whoever earned one gets it, or must ask for it and else loses it (T30).
    `colours`: one for each seat, all different; without them the seats take the six in order (T53).
    """

    pacts: bool = True
    talk: Literal["vale_todo", "fair_play"] = "vale_todo"
    country_card: Literal["given", "asked"] = "given"
    round_limit: Annotated[int, Meta(ge=0, le=1000)] = 0
    colours: list[Colour] = field(default_factory=list)


class Teg(Game):
    """The game as the catalogue knows it."""

    name = "teg"
    title = "T.E.G. La Revancha"
    version = 2
    seats = (2, 3, 4, 5, 6)
    Options = Options
    Position = rules.Teg
    actions = ACTIONS
    refusals = REFUSALS
    shapes = SHAPES
    asks = (*PHASE[:-1], "answer")
    reasons = ("objective", "common", "last", "limit")
    motives = motives.MOTIVES
    characters = LEVELS[1:]
    moments = MOMENTS
    names = (*COUNTRY, *CONTINENT, *COLOURS, *OBJECTIVE, "common", *SITUATION, "now", "next")
    minutes = (60, 180)
    weight = 3.2
    hues = ("#9cc7dd", "#17394d")
    usual_seats = 4
    passages = PASSAGES
    text = Path(__file__).parent / "text"
    lesson = LESSON
    deeds = DEEDS

    def start(self, seats: int, options: TableOptions, dice: Dice, tale: list[Event] | None = None) -> State:
        """Deal countries and objectives."""
        assert isinstance(options, Options)
        state = rules.Teg()
        state.lay_out(seats)
        state.tale = tale
        state.pacts = options.pacts
        state.fair_play = options.talk == "fair_play"
        state.ask_for_card = options.country_card == "asked"
        state.round_limit = options.round_limit
        if options.colours:
            rest = [colour for colour in COLOURS if colour not in options.colours]
            chosen = [*options.colours, *rest][:SEATS]
            state.choose_colours([COLOURS.index(colour) for colour in chosen])
        deal.deal(state, dice)
        return state

    def misfit(self, seats: int, options: TableOptions) -> str:
        """Colours are one for each seat, all different."""
        assert isinstance(options, Options)
        if options.colours and len(options.colours) != seats:
            return f"colours: {seats} seats need {seats} of them"
        return "colours: each may be taken once" if len(set(options.colours)) != len(options.colours) else ""

    def cases(self) -> list[Case]:
        """Every number of players, with pacts and without, in both ways of talking; short, for the kit tries a lot."""
        return [
            Case(2, Options(round_limit=2)),
            Case(3, Options(round_limit=1, talk="fair_play", colours=["verde", "azul", "blanco"])),
            Case(4, Options(round_limit=1, country_card="asked")),
            Case(5, Options(round_limit=3, pacts=False)),
            Case(6, Options(round_limit=2)),
        ]

    def studies(self) -> list[Case]:
        """Few rounds, so that an end is near; pacts only as fair play has them: else hundreds may be proposed."""
        fair, none = Options(talk="fair_play", round_limit=3), Options(pacts=False, round_limit=3)
        return [Case(3, none), Case(3, fair), Case(4, none), Case(4, fair), Case(2, none), Case(3, fair)]

    def daily(self, number: int) -> Case:
        """Three at the table and six rounds: an evening is too much for every day."""
        return Case(3, Options(round_limit=DAILY_ROUNDS))

    def printed(self, seats: int, options: TableOptions) -> TableOptions:
        """With pacts, a card that nobody asks for is lost (T30), and there is no limit but victory."""
        return replace(options, pacts=True, country_card="asked", round_limit=0)

    def talk(self, options: TableOptions) -> Talk:
        """Fair play leaves only neutral phrases (T41)."""
        assert isinstance(options, Options)
        return Talk(table="phrases" if options.talk == "fair_play" else "free")

    def observation(self, seats: int, options: TableOptions) -> Observation:
        """What the view tells, as numbers."""
        assert isinstance(options, Options)  # `check` made them
        return observe.pieces(seats, options.pacts)

    def lots(self, state: State) -> list[list[str]]:
        """The secret objectives: two each for two players, else one."""
        assert isinstance(state, rules.Teg)
        return [
            [OBJECTIVE[one] for one in (state.objective[2 * seat], state.objective[2 * seat + 1]) if one >= 0]
            for seat in range(state.seats)
        ]

    def limits(self, seats: int, options: TableOptions) -> Limits:
        """Battles and talks of each turn; without a limit of rounds, of fifty. 72 countries are dealt."""
        assert isinstance(options, Options)  # `check` made them
        return Limits(40_000 * seats * (options.round_limit or 50), 72)

    def normal(self, dice: Dice) -> Player:
        """The general."""
        return bot.Normal(dice)

    def expert(self, level: str, dice: Dice) -> Bot:
        """The general staff; how long it may think is the level's, and so is the general's temper."""
        master = level == "master"
        return bot.Strategist(dice, master, temper=plans.CAREFUL if master else plans.BOLD)

    def levels(self, seats: int, options: TableOptions) -> tuple[str, ...]:
        """`master` is offered where it was found to be stronger than `hard` (docs/ladder.md)."""
        return LEVELS[1:] if seats <= MEASURED else LEVELS[1:4]

    def judge(self) -> Judge:
        """What the general makes of a position."""
        return judge.GeneralJudge()


GAME = Teg()
