"""How a general answers a proposal, and why: 0 is yes, anything else the place of a reason. Compiled.

A reason is told to everybody, so it never speaks of his objective or his cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg.general import ground, interest, suspicion
from ludoteca.games.teg.general.interest import Interest
from ludoteca.games.teg.talks import kinds
from ludoteca.games.teg.world.board import (
    CONTINENT,
    CONTINENTS,
    COUNTRIES,
    COUNTRY,
    COVERING,
    FROM,
    HIGH,
    LOW,
    PLAN_ALLY,
    PLAN_LEADER,
    PLAN_TARGET,
    SIZE,
    TO,
    WORLD_SCOPE,
)
from ludoteca.games.teg.world.data import NOBODY, SEATS

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

YES: Final = 0
TWO: Final = 1  # only two are left
LEADER: Final = 2  # who asks is about to win
DISTRUST: Final = 3  # who asks has just announced the end of a pact
APART: Final = 4  # hardly anything can happen there
FRONT: Final = 5  # the one who is asked is the stronger there
CONTINENT_WANTED: Final = 6  # and has most of the continent
NOBODY_LEFT: Final = 7  # there would be no one to fight
SPARE: Final = 8  # no armies to spare for an attack
BEHIND: Final = 9  # the victim is not ahead
AHEAD: Final = 10  # who asks has more to gain than the one who is asked
REASON: Final = (
    "", "two", "leader", "distrust", "apart", "front", "continent", "nobody", "spare", "behind", "ahead",
)  # fmt: skip
YES_WORDS: Final = ("elsewhere", "elsewhere", "elsewhere", "elsewhere", "cards", "together")  # by kind of proposal

WIDE: Final = 1.0  # what a peace of the world must save at least
NARROW: Final = 0.25  # and any other
LONGING: Final = 1.0  # what the rest of a continent is worth to whoever has most of it
COMMON_ENEMY: Final = 1.5  # times as welcome is a peace while somebody else is about to win
ARMIES: Final = 4  # of a country from which he joins an attack
LEAD: Final = 4  # countries that a partner in a zone may be ahead


def verdict(state: Teg, seat: i64, rival: i64, action: i64) -> i64:
    """The answer to a proposal of a rival."""
    kind = kinds.kind_of(action)
    n = kinds.number_of(action)
    if kind >= kinds.AGGRESSION:
        return on_attack(state, seat, source_of(state, seat, kind, n), target_of(kind, n))
    if kind == kinds.ZONE:
        return on_zone(state, seat, rival)
    return on_peace(state, seat, rival, scopes_of(kind, n))


def scopes_of(kind: i64, n: i64) -> i64:
    """Where a proposed peace holds; that of two countries is weighed as that of their continents."""
    if kind == kinds.COUNTRY_PACT:
        return COVERING[COUNTRIES * LOW[n] + HIGH[n]] & ~BIT[WORLD_SCOPE]
    return BIT[kinds.scope_of(kind, n)]


def on_peace(state: Teg, seat: i64, rival: i64, scopes: i64) -> i64:
    """Is peace with a rival worth more than it costs?"""
    refused = on_partner(state, seat, rival)
    if refused != YES:
        return refused
    wide = scopes == BIT[WORLD_SCOPE]
    mine = Interest(state, seat, rival, scopes, True)
    enemy = suspicion.leader(state, seat)
    saved = mine.saved * COMMON_ENEMY if enemy not in (NOBODY, rival) else mine.saved
    longing = wanted(state, seat, scopes) != NOBODY
    if ground.hunted(state, seat) == rival or saved <= mine.cost + (LONGING if longing else 0.0):
        return CONTINENT_WANTED if longing else FRONT
    if saved < least(WORLD_SCOPE if wide else 0):
        return FRONT if mine.coveted != NOBODY else APART
    if wide and not interest.has_free_rival(state, seat, rival):
        return NOBODY_LEFT
    return YES


def least(scope: i64) -> float:
    """What a peace must save at least to be worth a word."""
    return WIDE if scope == WORLD_SCOPE else NARROW


def on_partner(state: Teg, seat: i64, rival: i64) -> i64:
    """Whoever wins soon, gives up pacts, or is the only other one gets none."""
    if suspicion.living(state) == 2:
        return TWO
    if suspicion.is_winning(state, rival):
        return LEADER
    there = SEATS * rival + seat
    return DISTRUST if state.ending[there] != 0 or state.expiring[there] != 0 else YES


def on_zone(state: Teg, seat: i64, rival: i64) -> i64:
    """A zone gives both a card each turn: good with whoever is not far ahead."""
    refused = on_partner(state, seat, rival)
    if refused != YES:
        return refused
    return YES if state.count[rival] <= state.count[seat] + LEAD else AHEAD


def target_of(kind: i64, n: i64) -> i64:
    """The country that is to be attacked together."""
    return PLAN_TARGET[n >> 1] if kind == kinds.AGGRESSION else TO[n]


def source_of(state: Teg, seat: i64, kind: i64, n: i64) -> i64:
    """The country from which a seat joins an attack."""
    if kind == kinds.JOINT_ATTACK:
        return FROM[n]
    plan = n >> 1
    return PLAN_LEADER[plan] if state.owner[PLAN_LEADER[plan]] == seat else PLAN_ALLY[plan]


def on_attack(state: Teg, seat: i64, source: i64, target: i64) -> i64:
    """Join against whoever is ahead, with armies to spare."""
    defender = state.owner[target]
    if state.count[defender] <= state.count[seat] and not suspicion.is_winning(state, defender):
        return BEHIND
    return YES if state.armies[COUNTRIES * seat + source] >= ARMIES else SPARE


def wanted(state: Teg, seat: i64, scopes: i64) -> i64:
    """The continent of this scope of which the seat has more than half; NOBODY if there is none."""
    for continent in range(i64(CONTINENTS)):
        if scopes & BIT[continent] != 0 and 2 * state.held[CONTINENTS * seat + continent] > SIZE[continent]:
            return continent
    return NOBODY


def word(state: Teg, seat: i64, rival: i64, action: i64) -> str:
    """What he says with his answer."""
    answer = verdict(state, seat, rival, action)
    if answer == YES:
        return YES_WORDS[min(kinds.kind_of(action), kinds.AGGRESSION)]
    if answer == FRONT and coveted(state, seat, rival, action) == NOBODY:
        return REASON[APART]
    return REASON[answer]


def coveted(state: Teg, seat: i64, rival: i64, action: i64) -> i64:
    """The country of the rival that, as everybody sees, the seat would like to take where peace is proposed."""
    kind = kinds.kind_of(action)
    if kind > kinds.WORLD_PACT:
        return NOBODY
    return Interest(state, seat, rival, scopes_of(kind, kinds.number_of(action)), False).coveted


def said(state: Teg, seat: i64, rival: i64, action: i64, word: str) -> dict[str, Any] | None:
    """What a word speaks of, from what everybody knows; None if it makes no sense there."""
    facts: dict[str, Any] = {"seat": seat, "other_seat": rival}
    kind = kinds.kind_of(action)
    n = kinds.number_of(action)
    if word == REASON[LEADER]:
        facts["countries"] = state.count[rival]
    elif word == REASON[FRONT]:
        country = coveted(state, seat, rival, action)
        if country == NOBODY:
            return None
        facts["country"] = COUNTRY[country]
    elif word == REASON[CONTINENT_WANTED]:
        continent = wanted(state, seat, scopes_of(kind, n)) if kind <= kinds.WORLD_PACT else i64(NOBODY)
        if continent == NOBODY:
            return None
        facts["continent"] = CONTINENT[continent]
    elif word in (REASON[BEHIND], REASON[SPARE], YES_WORDS[kinds.AGGRESSION]):
        if kind < kinds.AGGRESSION:
            return None
        facts["country"] = COUNTRY[target_of(kind, n)]
    elif word not in REASON and word not in YES_WORDS:
        return None
    return facts
