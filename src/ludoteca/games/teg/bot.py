"""The level `normal` of T.E.G., and what a position is worth for search. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.engine.bot import Bot, Budget, Judge
from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, State
from ludoteca.games.teg import diplomacy, general, ground, victory
from ludoteca.games.teg.board import BONUS, CONTINENTS, SIZE
from ludoteca.games.teg.data import (
    ADVANCE,
    ALLY_REGROUP,
    ATTACK,
    CARDS,
    COMMON,
    EXTRA_FOR_THREE,
    INCORPORATE,
    ISLANDS_NEEDED,
    ISLANDS_OBJECTIVE,
    JOINT,
    NEEDED,
    OCCUPATIONS,
    REGROUP,
    REQUIRED,
    ROLL_ACTION,
    ZONE_ACTION,
)
from ludoteca.games.teg.rules import Teg


class Normal(Bot):
    """Keeps the objective and continents in mind, attacks by the odds, and makes peace with the strong."""

    def choose(
        self,
        seat: int,
        view: dict[str, Any],
        actions: list[int],
        guess: Callable[[], State],
        budget: Budget,
    ) -> int | None:
        """The policy looks only at what the seat knows, so any guess will do."""
        world = guess()
        assert isinstance(world, Teg)
        if world.must() & BIT[seat] == 0:
            said = diplomacy.answer(world, seat)
            return None if said == general.NO_ACTION else said
        action = policy(world, seat)
        return action if world.refusal(seat, action) is None else actions[0]


def policy(state: Teg, seat: i64) -> i64:
    """A sensible action of a seat that is asked."""
    if state.phase == JOINT:
        return ROLL_ACTION
    if state.phase == ADVANCE:
        return general.advance(state, seat)
    if INCORPORATE <= state.phase <= ATTACK:
        said = diplomacy.speak(state, seat)
        if said != general.NO_ACTION:
            return said
        return general.incorporate(state, seat) if state.phase == INCORPORATE else general.attack(state, seat)
    if state.phase < INCORPORATE:
        return general.incorporate(state, seat)
    if state.phase == REGROUP:
        return general.start_regroup(state, seat)
    if state.phase == CARDS:
        return general.take_cards(state, seat)
    return general.ally_regroup(state, seat) if state.phase == ALLY_REGROUP else i64(ZONE_ACTION)


# ---- the judgement


class GeneralJudge(Judge):
    """Looks at armies, income, cards and how near each seat is to its objective."""

    def worth(self, state: State) -> list[float]:
        """How likely each seat is to win."""
        assert isinstance(state, Teg)
        strengths: list[float] = []
        for seat in range(state.seats):
            strengths.append(strength(state, seat) if state.alive & BIT[seat] != 0 else 0.0)
        total = sum(strengths)
        return [one / total for one in strengths]


def strength(state: Teg, seat: i64) -> float:
    """A number that grows with a seat's chance to win."""
    income = 0.5 * float(state.count[seat])
    for continent in range(CONTINENTS):
        if state.held[CONTINENTS * seat + continent] == SIZE[continent]:
            income += float(BONUS[continent])
    force = float(victory.total_armies(state, seat)) + 4.0 * income + 3.0 * float(state.hand[seat])
    return force * force * (0.3 + near_the_end(state, seat) ** 4)


def near_the_end(state: Teg, seat: i64) -> float:
    """How much of an objective, the own or the common one, is done: 0.0 to 1.0."""
    best = float(state.count[seat]) / float(COMMON)
    objective = state.objective[2 * seat]
    if 0 <= objective < OCCUPATIONS:
        done: i64 = 0
        for continent in range(CONTINENTS):
            required = REQUIRED[CONTINENTS * objective + continent]
            done += min(required, state.held[CONTINENTS * seat + continent])
        needed = NEEDED[objective]
        if objective == ISLANDS_OBJECTIVE:
            needed += ISLANDS_NEEDED
            done += min(i64(ISLANDS_NEEDED), victory.islands(state, seat))
        share = float(done) / float(needed)
        if state.seats == 3:
            wanted = victory.required(state, seat, objective) + EXTRA_FOR_THREE
            share = min(share, float(state.count[seat]) / float(wanted))
        best = max(best, share)
    rival = ground.hunted(state, seat)
    if rival >= 0:
        best = max(best, 1.0 - float(state.count[rival]) / 24.0)
    return best
