"""How a general treats pacts: what he offers and answers; how he gives them up is told by giving_up.py. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg import families
from ludoteca.games.teg.general import giving_up, ground, interest, suspicion, verdicts
from ludoteca.games.teg.general.interest import Interest
from ludoteca.games.teg.talks import kinds, proposals
from ludoteca.games.teg.turn import reinforcements
from ludoteca.games.teg.world.board import (
    CONTINENTS,
    COUNTRIES,
    FRONTIER_SCOPE,
    PLAN_ALLY,
    PLAN_LEADER,
    PLAN_TARGET,
    PLANS,
    SCOPES,
    WORLD_SCOPE,
)
from ludoteca.games.teg.world.data import ATTACK, NOBODY, PROPOSALS, SEATS

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

EVERY: Final = 3  # rounds from one offer of peace to the next
EAGER: Final = 0.25  # how much more a peace must save than it costs to be offered


def speak(state: Teg, seat: i64) -> i64:
    """What a general says in his own turn: answers, announcements, one offer; NO_ACTION if nothing."""
    if not state.pacts:
        return ground.NO_ACTION
    if state.waiting_answers > 0:
        said = answer(state, seat)
        if said != ground.NO_ACTION:
            return said
    if state.phase == ATTACK:
        return offer(state, seat)
    if reinforcements.left(state) > 0:
        return ground.NO_ACTION  # first the armies, then the words
    said = giving_up.cancel(state, seat)
    return said if said != ground.NO_ACTION else offer(state, seat)


# ---- answers


def answer(state: Teg, seat: i64) -> i64:
    """Accept what is sensible and refuse the rest; NO_ACTION if nothing is asked."""
    for n in range(i64(PROPOSALS * SEATS)):
        action = state.pending[n]
        if action < 0 or state.addressee[n] != seat:
            continue
        welcome = verdicts.verdict(state, seat, n // PROPOSALS, action) == verdicts.YES
        return (families.ACCEPT if welcome else families.REFUSE) + n
    return ground.NO_ACTION


def word(state: Teg, seat: i64, action: i64) -> str:
    """What a general says with an action: why he accepts or refuses; "" with anything else."""
    n = answered(state, action)
    return "" if n < 0 else verdicts.word(state, seat, n // PROPOSALS, state.pending[n])


def says(state: Teg, seat: i64, action: i64, word: str) -> dict[str, Any] | None:
    """What such a word speaks of; None if it makes no sense there."""
    n = answered(state, action)
    return None if n < 0 else verdicts.said(state, seat, n // PROPOSALS, state.pending[n], word)


def answered(state: Teg, action: i64) -> i64:
    """Which proposal an action accepts or refuses; -1 if none."""
    if not families.ACCEPT <= action < families.REFUSE + PROPOSALS * SEATS:
        return -1
    n = (action - families.ACCEPT) % (PROPOSALS * SEATS)
    return n if state.pending[n] >= 0 else -1


# ---- offers


def offer(state: Teg, seat: i64) -> i64:
    """One offer a turn, of what both can want: an attack on whoever is about to win, a peace, or a zone."""
    if proposals.gate_refusal(state, seat) is not None or state.proposed[seat] > 0 or state.round == 0:
        return ground.NO_ACTION
    if suspicion.living(state) == 2:
        return ground.NO_ACTION
    if state.phase == ATTACK:
        return offer_attack(state, seat)
    if (state.round + seat) % EVERY != 0:
        return ground.NO_ACTION
    said = offer_peace(state, seat)
    return said if said != ground.NO_ACTION else offer_zone(state, seat)


def offer_attack(state: Teg, seat: i64) -> i64:
    """A joint attack on the leader, where neither of the two would win alone."""
    leader = suspicion.leader(state, seat)
    if leader == NOBODY:
        return ground.NO_ACTION
    best: i64 = ground.NO_ACTION
    most: i64 = 0
    for plan in range(i64(PLANS)):
        target = PLAN_TARGET[plan]
        ally = state.owner[PLAN_ALLY[plan]]
        if state.owner[target] != leader or state.owner[PLAN_LEADER[plan]] != seat or ally < 0 or ally == leader:
            continue
        mine = state.armies[COUNTRIES * seat + PLAN_LEADER[plan]]
        theirs = state.armies[COUNTRIES * ally + PLAN_ALLY[plan]] if ally != seat else i64(0)
        held = state.armies[COUNTRIES * leader + target]
        if held <= most or min(mine, theirs) < verdicts.ARMIES or mine > 2 * held or mine + theirs < held + 2:
            continue
        action = kinds.START[kinds.AGGRESSION] + 2 * plan
        if proposals.full_refusal(state, seat, action) is None:
            most = held
            best = action
    return best


def offer_peace(state: Teg, seat: i64) -> i64:
    """The peace that saves most more than it costs, among those that the other side can want as well."""
    most = EAGER
    best: i64 = ground.NO_ACTION
    for rival in range(state.seats):
        if rival == seat or state.alive & BIT[rival] == 0 or verdicts.on_partner(state, seat, rival) != verdicts.YES:
            continue
        if state.promises[SEATS * seat + rival] & BIT[WORLD_SCOPE] != 0:
            continue  # there is nothing left to agree on
        everywhere = Interest(state, seat, rival, BIT[WORLD_SCOPE], True)
        if everywhere.saved <= most:
            continue
        for scope in range(i64(SCOPES)):
            mine = Interest(state, seat, rival, BIT[scope], True)
            gain = mine.saved - mine.cost
            if gain <= most or verdicts.on_peace(state, seat, rival, BIT[scope]) != verdicts.YES:
                continue
            theirs = Interest(state, rival, seat, BIT[scope], False)
            action = proposing(rival, scope)
            wanted = theirs.saved >= verdicts.least(scope) and theirs.saved > theirs.cost
            if scope == WORLD_SCOPE and not interest.has_free_rival(state, rival, seat):
                wanted = False  # he would have nobody left to fight
            if wanted and proposals.full_refusal(state, seat, action) is None:
                most = gain
                best = action
    return best


def offer_zone(state: Teg, seat: i64) -> i64:
    """A zone with a neighbour who is not ahead: a card for both in each turn (T42)."""
    if state.zone[seat] >= 0:
        return ground.NO_ACTION
    for rival in range(state.seats):
        if rival == seat or state.alive & BIT[rival] == 0 or verdicts.on_zone(state, seat, rival) != verdicts.YES:
            continue
        for country in range(i64(COUNTRIES)):
            action = kinds.START[kinds.ZONE] + SEATS * country + rival
            if proposals.full_refusal(state, seat, action) is None:
                return action
    return ground.NO_ACTION


def proposing(rival: i64, scope: i64) -> i64:
    """The action that proposes a promise."""
    if scope < CONTINENTS:
        return kinds.START[kinds.CONTINENT_PACT] + SEATS * scope + rival
    if scope == WORLD_SCOPE:
        return kinds.START[kinds.WORLD_PACT] + rival
    return kinds.START[kinds.BORDER_PACT] + SEATS * (scope - FRONTIER_SCOPE) + rival
