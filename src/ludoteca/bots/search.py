"""The levels that think, in games with secrets: every candidate is tried in the same guessed worlds. Compiled.

A world is drawn that the seat cannot tell from the real one. Each candidate is played in it with the same dice, and
the game's own player plays on for everybody, each seat from what it knows there, until the judge may be asked. The
worse half of the candidates is dropped again and again (sequential halving). In doubt the player's own choice stands:
another must be better by more than chance explains. What two choose at once, unseen, is drawn from a mix (`matrix.py`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, final

from ludoteca.bots.matrix import Matrix, drawn
from ludoteca.bots.rewards import rewards
from ludoteca.engine.bot import DECLINE, Bot, Budget, Judge, Player, Taste, as_good, unsure
from ludoteca.engine.dice import FastDice
from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice, State
from ludoteca.engine.turns import Turns

SEEDS: Final = 2**31 - 1
AT_ONCE: Final = 8  # times as many simulations has a choice that two make at once: every reply is tried
MOST_STEPS: Final = 20_000  # of one simulation: whoever plays longer plays in circles


@final
class Candidate:
    """An action, and what came of it in each world; the worlds are the same for all, from the first on."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.values: list[float] = []
        self.total = 0.0

    @property
    def mean(self) -> float:
        """What it is worth, about."""
        return self.total / len(self.values) if self.values else 0.0

    def add(self, value: float) -> None:
        """What came of it in one more world."""
        self.values.append(value)
        self.total += value


@final
class Search(Bot):
    """Thinks as long as its budget allows."""

    def __init__(
        self,
        player: Player,
        judge: Judge | None,
        dice: Dice,
        solved: Player | None = None,
        taste: Taste | None = None,
        most: int = 0,
    ) -> None:
        self.player = player
        self.judge = judge
        self.dice = dice
        self.solved = solved  # knows the answer to some questions
        self.taste = taste  # what its character likes
        self.most = most  # simulations that are enough if time would allow more; 0: none are
        self.simulations = 0  # how many the last choice took

    def choose(
        self,
        seat: int,
        view: dict[str, Any],
        actions: list[int],
        guess: Callable[[], State],
        budget: Budget,
    ) -> int | None:
        """The action that came out best in many guessed worlds, or the player's own."""
        self.simulations = 0
        self.thoughts = ()
        world = guess()
        if self.solved is not None and self.solved.knows(world, seat):
            return self.solved.choose(seat, view, actions, guess, budget)
        own = self.player.choose(seat, view, actions, guess, budget)
        anchor = Candidate(DECLINE if own is None else own)
        left = [anchor]
        left += [Candidate(one) for one in self.player.shortlist(world, seat, actions) if one != anchor.action]
        if own is not None and world.must() & BIT[seat] == 0:
            left.append(Candidate(DECLINE))
        rival = self.player.reopen(world.clone(), seat)
        if rival >= 0 and len(left) > 1:
            return self.mixed(left, seat, rival, guess, budget)
        margin = doubt(len(left))
        rounds = max(1, math.ceil(math.log2(len(left))))
        began = perf_counter()
        for number in range(1, rounds + 1):
            if len(left) == 1:
                break
            share = number / rounds
            first = True
            while first or self.goes_on(share, len(left), began, budget):
                self.compare(left, guess(), seat)
                first = False
            left.sort(key=lambda candidate: -candidate.mean)
            kept = left[: max(2, (len(left) + 1) // 2)]
            left = kept if anchor in kept else [*kept, anchor]
        self.thoughts = tuple([(candidate.action, candidate.mean) for candidate in left if candidate.values])
        chosen = decided(left, anchor, margin)
        action = chosen.action if self.taste is None else liked(self.taste, world, seat, left, chosen)
        return None if action == DECLINE else action

    def mixed(
        self, left: list[Candidate], seat: i64, rival: i64, guess: Callable[[], State], budget: Budget
    ) -> int | None:
        """An action that a rival who chooses at the same time cannot foresee."""
        matrix = Matrix(len(left))
        began = perf_counter()
        while self.simulations == 0 or self.goes_on(1.0, len(left), began, budget, AT_ONCE):
            self.meet(matrix, left, guess(), seat, rival)
        mix, worths = matrix.solved()
        self.thoughts = tuple([(left[at].action, worths[at]) for at in range(len(left))])
        return left[drawn(mix, self.dice)].action

    def meet(self, matrix: Matrix, candidates: list[Candidate], world: State, seat: i64, rival: i64) -> None:
        """Try all candidates in one more world, against one reply."""
        seed: int = self.dice.below(SEEDS)
        dice = FastDice(seed)
        self.player.reopen(world, seat)
        first = world.must() & BIT[rival] != 0  # else he chooses afterwards, and has seen nothing
        before = world.clone()
        if not first:
            before.play(seat, candidates[0].action, FastDice(seed))
            while before.must() & BIT[rival] == 0:  # a substitution, say, comes before the choice
                before.play(seat, self.player.act(before, seat, dice), dice)
        usual: int = self.player.act(before, rival, dice)
        replies = self.player.replies(before, rival)
        if not replies:
            return
        reply: int = usual if usual in replies and dice.below(2) == 0 else replies[dice.below(len(replies))]
        matrix.world(replies, usual)
        if first:
            world.play(rival, reply, dice)
        values: list[float] = []
        for candidate in candidates:
            answer: i64 = DECLINE if first else reply
            values.append(self.simulated(world, seat, candidate.action, FastDice(seed), rival, answer))
            self.simulations += 1
        matrix.add(reply, values)

    def goes_on(self, share: float, candidates: int, began: float, budget: Budget, times: int = 1) -> bool:
        """Is there thought left in this share of the budget, to try all candidates once more?"""
        enough = times * (budget.simulations if budget.simulations > 0 else self.most)
        if enough > 0 and self.simulations + candidates > share * enough:
            return False
        return budget.simulations > 0 or perf_counter() - began < share * budget.seconds

    def compare(self, candidates: list[Candidate], world: State, seat: i64) -> None:
        """Try all candidates in one more world."""
        seed: int = self.dice.below(SEEDS)
        self.player.imagine(world, seat, FastDice(seed))
        for candidate in candidates:
            candidate.add(self.simulated(world, seat, candidate.action, FastDice(seed)))
            self.simulations += 1

    def simulated(
        self, before: State, seat: i64, action: i64, dice: Dice, rival: i64 = -1, reply: i64 = DECLINE
    ) -> float:
        """What a seat gets if it does this here and everybody plays on sensibly, a rival by his reply if it is told."""
        world = before.clone()
        turns = Turns()
        judge = self.judge
        mover = seat
        judged = False
        steps: i64 = 0
        while mover >= 0:
            if action != DECLINE:
                world.play(mover, action, dice)
                turns.acted(mover)
                if judge is not None and judge.ends(before, world):
                    judged = True
                    break
            mover = turns.next(world)
            if mover == rival and reply != DECLINE:
                action = reply
                reply = DECLINE
            elif mover >= 0:
                action = self.player.act(world, mover, dice)
            steps += 1
            assert steps < MOST_STEPS, "a match of the game's own player ends"
        result = world.result()
        if result is not None and not (judged and world.seats == 1):  # alone, a judge may say how near it was
            return rewards(result)[seat]
        assert judge is not None, "a match without a judge is played to its end"
        return judge.worth(world)[seat]


def decided(left: list[Candidate], anchor: Candidate, margin: float) -> Candidate:
    """The best of those left, or the anchor if the best is not better by more standard errors than the margin."""
    best = left[0]
    for candidate in left:
        if candidate.mean > best.mean:
            best = candidate
    if best is anchor:
        return anchor
    if len(best.values) < 2 or best.mean - anchor.mean <= margin * unsure(best.values, anchor.values):
        return anchor
    return best


def liked(taste: Taste, world: State, seat: i64, left: list[Candidate], chosen: Candidate) -> int:
    """The action that a character likes most among those that are known to be as good as the chosen one, or nearly."""
    action = chosen.action
    if action == DECLINE:
        return action
    most = taste.liking(world, seat, action)
    for candidate in left:
        if candidate.action != DECLINE and as_good(candidate.values, chosen.values):
            liking = taste.liking(world, seat, candidate.action)
            if liking > most:
                most = liking
                action = candidate.action
    return action


def doubt(candidates: int) -> float:
    """Standard errors by which the best of so many candidates looks better than it is, by chance alone."""
    return math.sqrt(2.0 * math.log(candidates))
