"""What a position of T.E.G. is worth for search. Compiled."""

from __future__ import annotations

from ludoteca.engine.bot import Judge
from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, State
from ludoteca.games.teg.general import ground
from ludoteca.games.teg.rules import Teg
from ludoteca.games.teg.war import goals, victory
from ludoteca.games.teg.world.board import BONUS, CONTINENTS, SIZE
from ludoteca.games.teg.world.data import (
    COMMON,
    EXTRA_FOR_THREE,
    ISLANDS_NEEDED,
    ISLANDS_OBJECTIVE,
    NEEDED,
    OCCUPATIONS,
    REQUIRED,
)


class GeneralJudge(Judge):
    """Looks at armies, income, cards and how near each seat is to its objective."""

    def ends(self, before: State, now: State) -> bool:
        """Is it somebody else's turn?"""
        assert isinstance(before, Teg)
        assert isinstance(now, Teg)
        return now.current != before.current or now.round != before.round

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
            done += min(i64(ISLANDS_NEEDED), goals.islands(state, seat))
        share = float(done) / float(needed)
        if state.seats == 3:
            wanted = goals.required(state, seat, objective) + EXTRA_FOR_THREE
            share = min(share, float(state.count[seat]) / float(wanted))
        best = max(best, share)
    rival = ground.hunted(state, seat)
    if rival >= 0:
        best = max(best, 1.0 - float(state.count[rival]) / 24.0)
    return best
