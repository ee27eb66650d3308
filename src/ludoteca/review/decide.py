"""How good a decision was, from what the seat could know then. Never from the true position.

All candidates are tried in the same guessed worlds, the worse half is dropped again and again (what was played is
kept), and the best that is left meets what was played once more in worlds that neither has seen: so the best of many
does not look better than it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from ludoteca.engine.bot import DECLINE
from ludoteca.engine.dice import FastDice
from ludoteca.engine.state import BIT, State
from ludoteca.engine.why import explained
from ludoteca.review.appraise import Appraiser, spread
from ludoteca.review.report import Alternative, Decision, label

Z95 = 1.96
SURE = 3.0  # standard errors that a loss must have before it is called anything
SHOWN = 5  # alternatives in a report
MOST = 32  # candidates
SOONER = 1e-6  # what each step to a win costs: of two that win, the sooner
FEWEST_WORLDS, MOST_WORLDS = 20, 400  # in which some actions are weighed


class Candidate:
    """An action and what came of it in each world."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        """What it is worth, about."""
        return sum(self.values) / len(self.values) if self.values else 0.0


class Judgement:
    """One decision of one seat."""

    def __init__(self, appraiser: Appraiser, state: State, seat: int, played: int) -> None:
        self.appraiser = appraiser
        self.state = state
        self.seat = seat
        self.side = next(place for place, side in enumerate(appraiser.sides) if seat in side)
        self.played = Candidate(played)
        self.candidates = [self.played, *map(Candidate, self._others())]

    def _others(self) -> list[int]:
        """What else the seat had reason to think about."""
        player, seat = self.appraiser.player, self.seat
        world = self.state.guess(seat, self.appraiser.dice)
        legal = world.legal(seat)
        asked = bool(int(world.must()) & int(BIT[seat]))
        own = int(player.act(world, seat, self.appraiser.dice)) if asked or world.may() & BIT[seat] else DECLINE
        listed = [own, *player.shortlist(world, seat, legal)]
        if not asked:
            listed.append(DECLINE)
        return [one for one in dict.fromkeys(listed) if one != self.played.action][: MOST - 1]

    def think(self, worlds: int) -> None:
        """Find the best: so many worlds for each candidate, and more for the better half."""
        left = list(self.candidates)
        while len(left) > 1:
            self.compare(left, worlds)
            if len(left) == 2:
                break
            left.sort(key=lambda candidate: -candidate.mean)
            kept = left[: max(2, (len(left) + 1) // 2)]
            left = kept if self.played in kept else [*kept[: max(1, len(kept) - 1)], self.played]
        self.best = max(left, key=lambda candidate: candidate.mean)

    def compare(self, candidates: Sequence[Candidate], worlds: int) -> None:
        """Try them in so many more worlds, the same for all."""
        appraiser, seat = self.appraiser, self.seat
        for _ in range(worlds):
            world = self.state.guess(seat, appraiser.dice)
            seed = appraiser.seed()
            appraiser.player.imagine(world, seat, FastDice(seed))
            for candidate in candidates:
                worth = appraiser.played_on(world, seat, candidate.action, FastDice(seed))[self.side]
                candidate.values.append(worth - SOONER * appraiser.steps if worth > 0.5 else worth)

    def decision(self, n: int, asked: str, worlds: int) -> Decision:
        """The best against what was played, in fresh worlds."""
        best, played = Candidate(self.best.action), Candidate(self.played.action)
        loss, error = 0.0, 0.0
        if self.best is not self.played:
            self.compare([best, played], worlds)
            gains = [one - other for one, other in zip(best.values, played.values, strict=True)]
            loss, error = spread(gains)
        else:
            best = played = self.played
        if loss < 0.0:  # the best of many was lucky: what was played is at least as good
            best = played
        ranked = sorted(self.candidates, key=lambda candidate: -candidate.mean)
        worths = {one.action: one.mean for one in ranked} | {one.action: one.mean for one in (best, played)}
        shown = [best.action, *(one.action for one in ranked[:SHOWN]), played.action]
        return Decision(
            n=n, until=n, seat=self.seat, asked=asked, action=played.action, best=best.action,
            worth=played.mean, best_worth=best.mean, loss=loss, low=loss - Z95 * error, high=loss + Z95 * error,
            label=label(loss, loss - SURE * error),
            alternatives=sorted(
                (Alternative(action, worths[action]) for action in dict.fromkeys(shown)),
                key=lambda one: (one.action != best.action, -one.worth),
            ),
            why=explained(self.state, self.seat, best.action, ()),
        )  # fmt: skip


def judged(appraiser: Appraiser, state: State, seat: int, played: int, n: int, worlds: int) -> Decision | None:
    """A decision and what it lost; None if there was nothing to decide."""
    legal = state.legal(seat)
    if len(legal) < 2 and state.must() & BIT[seat]:
        return None
    judgement = Judgement(appraiser, state, seat, played)
    if len(judgement.candidates) < 2:
        return None
    judgement.think(worlds)
    return judgement.decision(n, state.asked(seat), 4 * worlds)


def weighed(appraiser: Appraiser, state: State, seat: int, actions: Sequence[int], seconds: float) -> list[float]:
    """What some actions of a seat are worth, from what it knows: in as many worlds as fit, the same for all."""
    judgement = Judgement(appraiser, state, seat, actions[0])
    tried = [Candidate(action) for action in actions]
    until = perf_counter() + seconds
    for made in range(MOST_WORLDS):
        if made >= FEWEST_WORLDS and perf_counter() > until:
            break
        judgement.compare(tried, 1)
    return [one.mean for one in tried]
