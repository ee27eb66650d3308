"""A review is a pure function of a log, an effort and a seed.

Chances are looked at with all hands open, as the match is over; decisions from what the seat could know then.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from time import perf_counter, process_time

import msgspec

from ludoteca.engine import opening
from ludoteca.engine.contract import Game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.log import AnyEntry, LogSource, read_log
from ludoteca.engine.match import Match
from ludoteca.engine.state import BIT, Dice, State
from ludoteca.engine.values import LogError
from ludoteca.review import accounts
from ludoteca.review.appraise import SEEDS, Appraiser, Estimate, outcome, summed
from ludoteca.review.chance import drawn, outcomes
from ludoteca.review.decide import judged
from ludoteca.review.forms import form
from ludoteca.review.moments import Moment, moments_of
from ludoteca.review.plans import Planner, Turn
from ludoteca.review.report import FORMAT, Decision, Point, Report
from ludoteca.review.sketch import sketched

THOUGHTS = 10  # simulations of a decision for each world, about
PILOT = 12  # simulations that tell how long one takes
LEAST, MOST = 6, 400  # simulations of one position
WHOLE = 16  # at least, where each is played to the end of the match
PATIENCE = 3.0  # so many times the seconds of an effort may pass where others have the processor: then less is thought
HEAD_START = 0.05  # of a review: so far it may lag behind


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How much to think: simulations of a position, draws of chance, worlds for a candidate; or seconds in all.

    `each` is the least number of simulations of what a draw makes of a position.
    """

    position: int = 0
    outcome: int = 0
    worlds: int = 0
    each: int = LEAST
    seconds: float = 40.0


SPARING = Effort(position=LEAST, outcome=4, worlds=LEAST)


def review(
    source: LogSource,
    *,
    seats: Sequence[int] | None = None,
    effort: Effort | None = None,
    seed: int = 1,
    game: Game | None = None,
    progress: Callable[[float], None] = lambda done: None,
    sketch: Callable[[Report], None] | None = None,
) -> Report:
    """The review of a finished match; LogError if it is not over. `seats` are those whose decisions are judged.

    `sketch` is told a rough graph at once, long before all is done.
    """
    log = read_log(source)
    match = Match.replay(log, game=game)
    if match.result is None:
        raise LogError("the match is not over")
    return _Review(match, log.effective(), seats, effort or Effort(), seed, progress, sketch).run()


def rough(source: LogSource, *, seed: int = 1, game: Game | None = None) -> Report:
    """The rough graph alone, as a review of the same seed tells it first."""
    log = read_log(source)
    match = Match.replay(log, game=game)
    if match.result is None:
        raise LogError("the match is not over")
    return _Review(match, log.effective(), (), SPARING, seed, lambda done: None, None).sketched()


def people_of(match: Match) -> list[int]:
    """The seats that people began with; all of them where the log does not say."""
    seats = [seat for seat, given in enumerate(match.head.seeds) if given.origin != "bot"]
    return seats or list(range(match.head.seats))


class _Review:
    def __init__(
        self,
        match: Match,
        entries: list[AnyEntry],
        seats: Sequence[int] | None,
        effort: Effort,
        seed: int,
        progress: Callable[[float], None],
        sketch: Callable[[Report], None] | None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.seats = people_of(match) if seats is None else list(seats)
        self.begun = opening.recalled(match.head, match.game)
        self.first, self.moments = moments_of(self.begun, entries)
        self.last = entries[-1]
        self.appraiser = Appraiser(match.game, match.sides, FastDice(2**40 + seed))
        self.planner = Planner(match.game, self.appraiser)
        self.progress = progress
        self.decisions: list[Decision] = []
        self.turns: dict[tuple[int, str], Turn] = {}
        self.seed = seed
        if sketch is not None:
            sketch(self.sketched())
            self.appraiser.simulations = 0
        self.began = perf_counter()
        self.effort = self.wanted = effort if effort.position else self._measured(effort.seconds)
        self.hurried = not effort.position

    def run(self) -> Report:
        """Look at the deal, then at each move, then at how it ended."""
        book = accounts.Book(self.match.sides)
        value = self.appraiser.value
        now = value(self.first, -1, self._seeds())
        gave, _ = self._luck(self._dealt, self.first, -1, now)
        book.begin(now, gave)
        points = [Point(n=0, seat=None, chances=now.chances, luck=gave.chances)]
        unsure: dict[int, float] = {}
        for place, moment in enumerate(self.moments):
            entry = moment.entry
            self._keep_pace(place / (len(self.moments) + 1))
            after = value(moment.after, entry.s, self._seeds())
            luck: Estimate | None = None
            expected = after
            if entry.d:
                luck, expected = self._luck(moment.drawn, moment.after, entry.s, after)
                unsure[entry.n] = math.sqrt(max(luck.variance))
            book.move(entry.s, now, after, luck)
            self._judge(moment, now, expected)
            points.append(Point(n=entry.n, seat=entry.s, chances=after.chances, luck=luck.chances if luck else []))
            now = after
            self.progress((place + 1) / (len(self.moments) + len(self.turns) + 1))
        for number, turn in enumerate(self.turns.values()):
            self._keep_pace((len(self.moments) + number) / (len(self.moments) + len(self.turns) + 1))
            decision = self.planner.judged(turn, self.effort.worlds)
            if decision is not None:
                self.decisions.append(decision)
            self.progress((len(self.moments) + number + 1) / (len(self.moments) + len(self.turns) + 1))
        assert self.match.result is not None
        end = outcome(self.match.result, self.match.sides)
        book.end(now.chances, end)
        if self.last.n != points[-1].n:
            points.append(Point(n=self.last.n, seat=getattr(self.last, "s", None), chances=end))
        self.decisions.sort(key=lambda decision: decision.n)
        return Report(
            format=FORMAT, match=self.match.head.id, game=self.game.name, version=self.match.head.version,
            sides=[list(side) for side in self.match.sides], points=points, decisions=self.decisions,
            accounts=book.accounts(end), forms=[form(self.game.name, seat, self.decisions) for seat in self.seats],
            moments=accounts.key_moments(points, self.decisions, unsure), simulations=self.appraiser.simulations,
        )  # fmt: skip

    # ---- helpers

    def sketched(self) -> Report:
        """The rough graph; it has dice of its own, so the review is the same without it."""
        dice = FastDice(2**42 + self.seed)

        def chances(place: int, seeds: Sequence[int]) -> list[float]:
            state, mover = (self.first, -1) if not place else self._after(place - 1)
            return self.appraiser.value(state, mover, seeds).chances

        head, plays = self.match.head, [(moment.entry.n, moment.entry.s) for moment in self.moments]
        return sketched(
            head.id, self.game.name, head.version, self.match.sides, plays, chances, lambda: int(dice.below(SEEDS))
        )

    def _keep_pace(self, done: float) -> None:
        """Think less about what comes next if others have the processor, and all takes far longer than it should."""
        late = perf_counter() - self.began > PATIENCE * self.wanted.seconds * (done + HEAD_START)
        sparing = msgspec.structs.replace(SPARING, position=self._least)
        self.effort = sparing if self.hurried and late else self.wanted

    @property
    def _least(self) -> int:
        return WHOLE if self.appraiser.leans else LEAST

    def _after(self, place: int) -> tuple[State, int]:
        return self.moments[place].after, self.moments[place].entry.s

    def _judge(self, moment: Moment, now: Estimate, expected: Estimate) -> None:
        """Judge a person's decision, or note it as part of a turn."""
        entry, state = moment.entry, moment.before
        if entry.s not in self.seats:
            return
        occasion = state.occasion(entry.s) if self.planner.expert is not None else ""
        if occasion:
            if state.must() & BIT[entry.s]:  # words that nobody waits for are left alone
                turn = self.turns.setdefault((entry.s, occasion), Turn(entry.n, entry.s, occasion, state, entry.a))
                side = next(place for place, one in enumerate(self.match.sides) if entry.s in one)
                reached = self._reached(moment, expected)
                gained = reached.chances[side] - now.chances[side]
                turn.add(entry.n, gained, reached.variance[side] + now.variance[side])
            return
        decision = judged(self.appraiser, state, entry.s, entry.a, entry.n, self.effort.worlds)
        if decision is not None:
            self.decisions.append(decision)

    def _reached(self, moment: Moment, expected: Estimate) -> Estimate:
        """What a move is worth where the position before it was played on to: not a turn of somebody else further."""
        judge = self.appraiser.judge
        if judge is None or moment.after.result() is not None or not judge.ends(moment.before, moment.after):
            return expected
        ends = [moment.after]
        if moment.entry.d:
            ends = [state for _, state in drawn(moment.drawn, self.appraiser.dice, LEAST)]
        return summed([self.appraiser.judged(state) for state in ends], alone=0.0)

    def _luck(
        self, applied: Callable[[Dice], State], after: State, mover: int, worth: Estimate
    ) -> tuple[Estimate, Estimate]:
        """What chance gave in a move, and what was expected of it before; `worth` is what it came to.

        All that might have been drawn is as far from a judge, so one that leans is asked here: it is far surer.
        """
        leans = self.appraiser.leans
        now = self.appraiser.value(after, mover, self._seeds(), near=True) if leans else worth
        expected = self._expected(applied, mover)
        variance = [one + other for one, other in zip(now.variance, expected.variance, strict=True)]
        luck = Estimate(_minus(now.chances, expected.chances), variance)
        return luck, Estimate(_minus(worth.chances, luck.chances), variance) if leans else expected

    def _expected(self, applied: Callable[[Dice], State], mover: int) -> Estimate:
        """What a move is worth before chance has answered."""
        few = outcomes(applied)
        weighed = few if few is not None else list(drawn(applied, self.appraiser.dice, self.effort.outcome))
        least = self.effort.each
        each = max(least, self.effort.position // max(1, len(weighed) // 2)) if few is not None else least
        count = len(self.match.sides)
        chances, variance = [0.0] * count, [0.0] * count
        near = self.appraiser.leans
        values = [
            (likely, self.appraiser.value(state, mover, self._seeds(each), near=near)) for likely, state in weighed
        ]
        for likely, value in values:
            for side in range(count):
                chances[side] += likely * value.chances[side]
                variance[side] += likely**2 * value.variance[side]
        if few is None:  # the draws differ too, not only what came of them
            for side in range(count):
                off = sum((value.chances[side] - chances[side]) ** 2 for _, value in values)
                variance[side] = off / (len(values) * max(1, len(values) - 1))
        return Estimate(chances, variance)

    def _dealt(self, dice: Dice) -> State:
        return self.begun.deal(dice)[0]

    def _seeds(self, count: int = 0) -> list[int]:
        return [self.appraiser.seed() for _ in range(count or self.effort.position)]

    def _measured(self, seconds: float) -> Effort:
        """As much as fits into so many seconds here: a third for each of positions, chance and decisions."""
        some = self.moments[:: max(1, len(self.moments) // PILOT)][:PILOT] or []
        began = process_time()
        for moment in some:
            self.appraiser.positioned(moment.before, -1, FastDice(self.appraiser.seed()))
        cost = max(1e-6, (process_time() - began) / max(1, len(some)))
        third = seconds / 3.0 / cost
        began = process_time()
        for moment in some:
            self.appraiser.played_on(moment.before, -1, None, FastDice(self.appraiser.seed()))
        thought = seconds / 3.0 / max(1e-6, (process_time() - began) / max(1, len(some)))
        own = [moment for moment in self.moments if moment.entry.s in self.seats]
        units = len(own)
        if self.planner.expert is not None:
            units = len({moment.before.occasion(moment.entry.s) or moment.entry.n for moment in own})
        chances = 1 + sum(bool(moment.entry.d) for moment in self.moments)
        return Effort(
            position=_within(third / (1 + len(self.moments)), self._least, MOST),
            outcome=_within(third / chances / LEAST, 4, 48),
            worlds=_within(thought / max(1, units) / THOUGHTS, LEAST, MOST),
            seconds=seconds,
        )


def _within(count: float, least: int, most: int) -> int:
    return max(least, min(most, int(count)))


def _minus(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]
