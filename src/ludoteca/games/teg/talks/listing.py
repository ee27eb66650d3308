"""Pacts and proposals as everybody sees them: lists of plain facts. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg.pacts import aggression, peace
from ludoteca.games.teg.talks import signing
from ludoteca.games.teg.war import joint
from ludoteca.games.teg.world.board import (
    CONTINENT,
    CONTINENTS,
    COUNTRIES,
    COUNTRY,
    FRONTIER_HIGH,
    FRONTIER_LOW,
    FRONTIER_SCOPE,
    HIGH,
    LOW,
    PAIRS,
    PLAN_ALLY,
    PLAN_LEADER,
    PLAN_TARGET,
    SCOPES,
    WORLD_SCOPE,
)
from ludoteca.games.teg.world.data import (
    ANNOUNCED,
    BOTH,
    HIGH_EXPIRES,
    LOW_EXPIRES,
    MADE_MAX,
    NO_ALLIANCE,
    PROPOSALS,
    SEATS,
    SHARED,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def in_force(state: Teg) -> list[dict[str, Any]]:
    """Every pact.

    `announced` is who announced its end, if anybody; `bound` are the seats it still binds, if these are not who
    announced its end, or else both;
    `last_turn` is there if it runs out at the end of the turn that goes on now.
    """
    if not state.pacts:
        return []
    return country_pacts(state) + promises(state) + zones(state) + aggressions(state) + condominiums(state)


def country_pacts(state: Teg) -> list[dict[str, Any]]:
    """Pacts between two countries."""
    out: list[dict[str, Any]] = []
    for pair in range(PAIRS):
        code = state.country_pact[pair]
        if code == 0:
            continue
        low = int(state.owner[LOW[pair]])
        high = int(state.owner[HIGH[pair]])
        announcer = None if code == BOTH else low if code <= LOW_EXPIRES else high
        fact: dict[str, Any] = {"kind": "country", "one": COUNTRY[LOW[pair]], "other": COUNTRY[HIGH[pair]]}
        bound = [low, high] if announcer is None else [announcer]
        out.append(pact(fact, [low, high], bound, announcer, code in (LOW_EXPIRES, HIGH_EXPIRES)))
    return out


def pact(
    fact: dict[str, Any], seats: list[int], bound: list[int], announcer: int | None, last_turn: bool
) -> dict[str, Any]:
    """A pact with its seats; that both are bound, or only who announced its end, goes without saying."""
    fact["seats"] = seats
    if bound != (seats if announcer is None else [announcer]):
        fact["bound"] = bound
    if announcer is not None:
        fact["announced"] = announcer
    if last_turn:
        fact["last_turn"] = True
    return fact


def promises(state: Teg) -> list[dict[str, Any]]:
    """Continent, border and world pacts."""
    out: list[dict[str, Any]] = []
    for seat in range(state.seats):
        for other in range(seat + 1, state.seats):
            there = SEATS * seat + other
            back = SEATS * other + seat
            for scope in range(SCOPES):
                bit = BIT[scope]
                bound: list[int] = []
                if state.promises[there] & bit != 0:
                    bound.append(seat)
                if state.promises[back] & bit != 0:
                    bound.append(other)
                if not bound:
                    continue
                announced: int | None = None
                if state.ending[there] & bit != 0:
                    announced = seat
                elif state.ending[back] & bit != 0:
                    announced = other
                last_turn = (state.expiring[there] | state.expiring[back]) & bit != 0
                out.append(pact(scope_facts(scope), [seat, other], bound, announced, last_turn))
    return out


def scope_facts(scope: i64) -> dict[str, Any]:
    """Where a promise holds."""
    if scope < CONTINENTS:
        return {"kind": "continent", "continent": CONTINENT[scope]}
    if scope == WORLD_SCOPE:
        return {"kind": "world"}
    frontier = scope - FRONTIER_SCOPE
    return {"kind": "border", "one": CONTINENT[FRONTIER_LOW[frontier]], "other": CONTINENT[FRONTIER_HIGH[frontier]]}


def zones(state: Teg) -> list[dict[str, Any]]:
    """International zones, once for each seat bound to one; of whose turn it is, whether it was or can be attacked."""
    out: list[dict[str, Any]] = []
    for seat in range(state.seats):
        if state.zone[seat] < 0:
            continue
        fact: dict[str, Any] = {"kind": "zone", "country": COUNTRY[state.zone[seat]]}
        if seat == state.current:
            fact["attacked"] = state.zone_attacked
            fact["possible"] = state.zone_possible
        ending = state.zone_ending[seat]
        out.append(pact(fact, [seat, int(state.zone_with[seat])], [seat], seat if ending > 0 else None, ending == 2))
    return out


def aggressions(state: Teg) -> list[dict[str, Any]]:
    """Pacts of aggression; carried out, they are a truce between the two sources."""
    out: list[dict[str, Any]] = []
    for at in range(0, len(state.aggressions), aggression.FIELDS):
        plan = state.aggressions[at]
        leader = int(state.aggressions[at + aggression.LEADER])
        ally = int(state.aggressions[at + aggression.ALLY])
        out.append({
            "kind": "aggression",
            "seats": [leader, ally],
            "source": COUNTRY[PLAN_LEADER[plan]],
            "ally": COUNTRY[PLAN_ALLY[plan]],
            "target": COUNTRY[PLAN_TARGET[plan]],
            "due_turn": int(state.aggressions[at + aggression.DUE]),
            "carried_out": int(state.aggressions[at + aggression.CARRIED_OUT]),
        })  # fmt: skip
    return out


def condominiums(state: Teg) -> list[dict[str, Any]]:
    """Condominiums and the pact inside them."""
    out: list[dict[str, Any]] = []
    for country in range(COUNTRIES):
        if state.owner[country] != SHARED:
            continue
        alliance = state.alliance[country]
        seats = [seat for seat in range(state.seats) if state.holders[country] & BIT[seat] != 0]
        announcer = None if alliance < ANNOUNCED else int((alliance - ANNOUNCED) >> 1)
        bound = [seat for seat in seats if peace.alliance_binds(state, country, seat)]
        last_turn = announcer is not None and (alliance - ANNOUNCED) & 1 == 1
        fact: dict[str, Any] = {"kind": "condominium", "country": COUNTRY[country], "allies": alliance != NO_ALLIANCE}
        out.append(pact(fact, seats, bound, announcer, last_turn))
    for place in range(0, len(state.allied), 2):
        out.append({
            "kind": "ally-regroups", "seats": [int(state.allied[place])], "country": COUNTRY[state.allied[place + 1]],
        })  # fmt: skip
    return out


def waiting(state: Teg) -> list[dict[str, Any]]:
    """Proposals that wait for an answer, with the number that answers them."""
    out: list[dict[str, Any]] = []
    for n in range(PROPOSALS * SEATS):
        if state.pending[n] >= 0:
            fact = signing.terms(state, n // PROPOSALS, state.pending[n])
            fact["proposal"] = n
            out.append(fact)
    return out


def made(state: Teg, viewer: i64) -> dict[str, list[int]]:
    """How many proposals each seat has made in this turn and in this round; the viewer's own by action id."""
    if not any(int(count) for count in state.made_count):
        return {}
    shown = {
        "this_turn": [int(state.proposed[seat]) for seat in range(state.seats)],
        "this_round": [int(state.made_count[seat]) for seat in range(state.seats)],
    }
    if viewer >= 0:
        start = MADE_MAX * viewer
        shown["mine"] = [int(action) for action in state.made[start : start + state.made_count[viewer]]]
    return shown


def joint_attack(state: Teg) -> dict[str, Any] | None:
    """A joint attack that is being rolled."""
    if state.joint_kind == 0:
        return None
    return {
        "kind": "aggression" if state.joint_kind == joint.BY_PACT else "condominium",
        "seat": state.current,
        "ally": state.joint_ally,
        "source": COUNTRY[state.joint_from],
        "ally_source": COUNTRY[state.joint_ally_from],
        "target": COUNTRY[state.joint_target],
    }
