"""An agreement in words and in deeds: with whom, its facts, and what signing it does. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg.pacts import aggression
from ludoteca.games.teg.talks.kinds import AGGRESSION, COUNTRY_PACT, JOINT_ATTACK, KIND, kind_of, number_of, scope_of
from ludoteca.games.teg.war import joint
from ludoteca.games.teg.world.board import (
    CONTINENT,
    COUNTRY,
    FROM,
    FRONTIER_HIGH,
    FRONTIER_LOW,
    HIGH,
    LOW,
    PLAN_ALLY,
    PLAN_LEADER,
    PLAN_TARGET,
    TO,
)
from ludoteca.games.teg.world.data import (
    ALONE,
    BOTH,
    SEATS,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def partner_of(state: Teg, seat: i64, action: i64) -> i64:
    """To whom a proposal of a seat is made."""
    kind = kind_of(action)
    n = number_of(action)
    if kind == COUNTRY_PACT:
        return other_of(seat, state.owner[LOW[n]], state.owner[HIGH[n]])
    if kind == AGGRESSION:
        return other_of(seat, state.owner[PLAN_LEADER[n >> 1]], state.owner[PLAN_ALLY[n >> 1]])
    return ALONE[state.holders[FROM[n]] & ~BIT[seat]] if kind == JOINT_ATTACK else n % SEATS


def other_of(seat: i64, one: i64, other: i64) -> i64:
    """The one of two who is not this seat."""
    return other if one == seat else one


def terms(state: Teg, seat: i64, action: i64) -> dict[str, Any]:
    """A proposal as facts for the log and the view."""
    kind = kind_of(action)
    facts: dict[str, Any] = {"kind": KIND[kind], "seat": seat, "other_seat": partner_of(state, seat, action)}
    return facts | DETAILS[kind](state, number_of(action))


def country_details(_state: Teg, n: i64) -> dict[str, Any]:
    """Two countries."""
    return {"one": COUNTRY[LOW[n]], "other": COUNTRY[HIGH[n]]}


def continent_details(_state: Teg, n: i64) -> dict[str, Any]:
    """A continent."""
    return {"continent": CONTINENT[n // SEATS]}


def border_details(_state: Teg, n: i64) -> dict[str, Any]:
    """Two continents."""
    return {"one": CONTINENT[FRONTIER_LOW[n // SEATS]], "other": CONTINENT[FRONTIER_HIGH[n // SEATS]]}


def world_details(_state: Teg, _n: i64) -> dict[str, Any]:
    """Everywhere: nothing to add."""
    return {}


def zone_details(_state: Teg, n: i64) -> dict[str, Any]:
    """The country of the zone."""
    return {"country": COUNTRY[n // SEATS]}


def aggression_details(state: Teg, n: i64) -> dict[str, Any]:
    """Who leads, from where, against what, and in which turn."""
    plan = n >> 1
    return {
        "leader_seat": state.owner[PLAN_LEADER[plan]],
        "source": COUNTRY[PLAN_LEADER[plan]],
        "ally": COUNTRY[PLAN_ALLY[plan]],
        "target": COUNTRY[PLAN_TARGET[plan]],
        "when": "now" if n & 1 == 0 else "next",
    }


def joint_details(_state: Teg, n: i64) -> dict[str, Any]:
    """From which condominium, against what."""
    return {"source": COUNTRY[FROM[n]], "target": COUNTRY[TO[n]]}


Details = Callable[["Teg", i64], dict[str, Any]]
DETAILS: Final[list[Details]] = [
    country_details, continent_details, border_details, world_details, zone_details, aggression_details, joint_details,
]  # fmt: skip


def sign(state: Teg, seat: i64, partner: i64, action: i64) -> None:
    """What was proposed is agreed on."""
    if state.tale is not None:
        facts = terms(state, seat, action)
        state.tell(f"signed-{facts.pop('kind')}", facts)
    SIGNERS[kind_of(action)](state, seat, partner, action)


def sign_country(state: Teg, _seat: i64, _partner: i64, action: i64) -> None:
    """Peace between two countries."""
    pair = number_of(action)
    if state.country_pact[pair] == 0:
        state.signed += 1
    state.country_pact[pair] = BOTH


def sign_peace(state: Teg, seat: i64, partner: i64, action: i64) -> None:
    """Both promise peace in a continent, on a border of continents, or everywhere."""
    scope = scope_of(kind_of(action), number_of(action))
    sign_promise(state, seat, partner, scope)
    sign_promise(state, partner, seat, scope)


def sign_zone(state: Teg, seat: i64, partner: i64, action: i64) -> None:
    """Both are bound to a zone."""
    bind(state, seat, partner, number_of(action) // SEATS)
    bind(state, partner, seat, number_of(action) // SEATS)


def sign_aggression(state: Teg, _seat: i64, _partner: i64, action: i64) -> None:
    """Leader and ally will attack together."""
    n = number_of(action)
    leader = state.owner[PLAN_LEADER[n >> 1]]
    ally = state.owner[PLAN_ALLY[n >> 1]]
    aggression.sign(state, n >> 1, leader, ally, state.turns[leader] + (n & 1))


def begin_joint_attack(state: Teg, _seat: i64, partner: i64, action: i64) -> None:
    """The occupants of a condominium attack together at once."""
    border = number_of(action)
    joint.begin(state, joint.FROM_SHARED, partner, FROM[border], FROM[border], TO[border])


def sign_promise(state: Teg, seat: i64, partner: i64, scope: i64) -> None:
    """One side of a promise, new or renewed."""
    pair = SEATS * seat + partner
    state.promises[pair] |= BIT[scope]
    state.ending[pair] &= ~BIT[scope]
    state.expiring[pair] &= ~BIT[scope]


def bind(state: Teg, seat: i64, partner: i64, zone: i64) -> None:
    """One side of a zone."""
    state.zone[seat] = zone
    state.zone_with[seat] = partner
    state.zone_ending[seat] = 0


Signer = Callable[["Teg", i64, i64, i64], None]
SIGNERS: Final[list[Signer]] = [
    sign_country, sign_peace, sign_peace, sign_peace, sign_zone, sign_aggression, begin_joint_attack,
]  # fmt: skip
