"""What a peace is worth to a seat: the countries it saves, and those that it keeps him from taking. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg.general import ground
from ludoteca.games.teg.general.plan import NORMAL
from ludoteca.games.teg.pacts import peace
from ludoteca.games.teg.world import odds
from ludoteca.games.teg.world.board import COUNTRIES, COVERING, FIRST_BORDER, TO
from ludoteca.games.teg.world.data import CLASSIC, NOBODY, SHARED

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

LIKELY: Final = 0.55  # odds at which a country counts as one that can be taken
ORDINARY: Final = 1.3  # what a country is worth that can as well be taken elsewhere
ENOUGH: Final = 4.0  # so many to take elsewhere, and none of the ordinary ones is missed
FEAR: Final = 0.6  # how likely somebody attacks who could


def threat(state: Teg, rival: i64, country: i64, scopes: i64) -> float:
    """How likely a rival takes a country in his next turn, by attacks that a promise of these scopes forbids.

    Half of the armies that his countries give him may go there.
    """
    worst = 0.0
    more = state.count[rival] // 4
    mine = state.armies[COUNTRIES * state.owner[country] + country]
    for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
        near = TO[border]
        if state.owner[near] == rival and COVERING[COUNTRIES * near + country] & scopes != 0:
            theirs = state.armies[COUNTRIES * rival + near]
            worst = max(worst, odds.win_chance(CLASSIC, max(theirs + more, 2), mine))
    return FEAR * worst


def chance(state: Teg, seat: i64, country: i64, scopes: i64) -> float:
    """How likely a seat takes a rival's country, by attacks of these scopes that no pact forbids yet."""
    best = 0.0
    owner = state.owner[country]
    theirs = state.armies[COUNTRIES * owner + country]
    for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
        near = TO[border]
        mine = state.armies[COUNTRIES * seat + near]
        if mine < 2 or COVERING[COUNTRIES * near + country] & scopes == 0:
            continue
        if peace.peace_refusal(state, seat, near, owner, country) is None:
            best = max(best, odds.win_chance(CLASSIC, mine, theirs))
    return best if best > LIKELY else 0.0


class Interest:
    """A peace with a rival, as one seat sees it. `secret`: it counts its own objective, which others do not know."""

    def __init__(self, state: Teg, seat: i64, rival: i64, scopes: i64, secret: bool) -> None:
        self.saved = 0.0
        self.cost = 0.0
        self.coveted: i64 = NOBODY  # the rival's country that it would most like to take
        worth = ground.worths(state, seat, NORMAL, secret)
        elsewhere = 0.0
        ordinary = 0.0
        most = 0.0
        for country in range(i64(COUNTRIES)):
            owner = state.owner[country]
            if owner == SHARED:
                continue
            if owner == seat:
                self.saved += worth[country] * threat(state, rival, country, scopes)
                continue
            here = chance(state, seat, country, scopes) if owner == rival else 0.0
            if here == 0.0:
                elsewhere += chance(state, seat, country, -1)
                continue
            ordinary += here * min(worth[country], ORDINARY)
            self.cost += here * max(0.0, worth[country] - ORDINARY)
            if here * worth[country] > most:
                most = here * worth[country]
                self.coveted = country
        self.cost += ordinary * max(0.0, 1.0 - elsewhere / ENOUGH)


def has_free_rival(state: Teg, seat: i64, besides: i64) -> bool:
    """Is there somebody else whom no peace of the world protects from the seat?"""
    for other in range(state.seats):
        if other in (seat, besides) or state.alive & BIT[other] == 0:
            continue
        for country in range(i64(COUNTRIES)):
            if state.owner[country] == other and chance(state, seat, country, -1) > 0.0:
                return True
    return False
