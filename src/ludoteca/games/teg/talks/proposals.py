"""Proposing pacts: who may propose what, and every proposal of a seat (T41, T55). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.pacts import pending
from ludoteca.games.teg.talks import agreements, signing
from ludoteca.games.teg.talks.kinds import (
    AGGRESSION,
    BORDER_PACT,
    CONTINENT_PACT,
    COUNTRY_PACT,
    JOINT_ATTACK,
    START,
    WORLD_PACT,
    ZONE,
)
from ludoteca.games.teg.world.board import (
    BORDERS,
    CONTINENTS,
    COUNTRIES,
    FROM,
    FRONTIERS,
    HIGH,
    LOW,
    PAIRS,
    PLAN_ALLY,
    PLAN_LEADER,
    PLANS,
)
from ludoteca.games.teg.world.data import (
    ATTACK,
    MADE_MAX,
    PROPOSALS,
    SEATS,
    SHARED,
)
from ludoteca.games.teg.world.refusals import OUT_OF_TURN, PROPOSED_BEFORE, THREE_PROPOSALS

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def gate_refusal(state: Teg, seat: i64) -> Refusal | None:
    """Vale todo: anybody at any time; fair play: only in the own turn. Three in a turn of anybody (T41, T55)."""
    voice = pending.voice_refusal(state, seat)
    if voice is not None:
        return voice
    if state.fair_play and seat != state.current:
        return OUT_OF_TURN
    return None if state.proposed[seat] < PROPOSALS else THREE_PROPOSALS


def repeat_refusal(state: Teg, seat: i64, action: i64) -> Refusal | None:
    """Nothing is proposed twice in a round."""
    for place in range(MADE_MAX * seat, MADE_MAX * seat + state.made_count[seat]):
        if state.made[place] == action:
            return PROPOSED_BEFORE
    return None


def full_refusal(state: Teg, seat: i64, action: i64) -> Refusal | None:
    """All that can stand against a proposal."""
    gate = gate_refusal(state, seat)
    if gate is not None:
        return gate
    content = agreements.content_refusal(state, seat, action)
    return content if content is not None else repeat_refusal(state, seat, action)


def country_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a country pact cannot be proposed."""
    return full_refusal(state, seat, START[COUNTRY_PACT] + n)


def continent_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a continent pact cannot be proposed."""
    return full_refusal(state, seat, START[CONTINENT_PACT] + n)


def border_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a border pact cannot be proposed."""
    return full_refusal(state, seat, START[BORDER_PACT] + n)


def world_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a world pact cannot be proposed."""
    return full_refusal(state, seat, START[WORLD_PACT] + n)


def zone_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why an international zone cannot be proposed."""
    return full_refusal(state, seat, START[ZONE] + n)


def aggression_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a pact of aggression cannot be proposed."""
    return full_refusal(state, seat, START[AGGRESSION] + n)


def joint_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a joint attack from a condominium cannot be proposed."""
    return full_refusal(state, seat, START[JOINT_ATTACK] + n)


def fill_country(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every country pact."""
    for pair in range(i64(PAIRS)):
        own = (state.owner[LOW[pair]] == seat) != (state.owner[HIGH[pair]] == seat)
        if own and agreements.country_content(state, seat, pair) is None:
            offer(state, seat, first + pair, actions)


def fill_continent(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every continent pact."""
    for n in range(i64(SEATS * CONTINENTS)):
        if agreements.continent_content(state, seat, n) is None:
            offer(state, seat, first + n, actions)


def fill_border(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every border pact."""
    for n in range(i64(SEATS * FRONTIERS)):
        if agreements.border_content(state, seat, n) is None:
            offer(state, seat, first + n, actions)


def fill_world(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every world pact."""
    for n in range(i64(SEATS)):
        if agreements.world_content(state, seat, n) is None:
            offer(state, seat, first + n, actions)


def fill_zone(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every international zone."""
    if state.exchanges[seat] >= agreements.EXCHANGES_FOR_A_ZONE and state.zone[seat] < 0:
        for n in range(i64(SEATS * COUNTRIES)):
            if agreements.zone_content(state, seat, n) is None:
                offer(state, seat, first + n, actions)


def fill_aggression(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every pact of aggression, for this turn and for the next."""
    for plan in range(i64(PLANS)):
        own = state.owner[PLAN_LEADER[plan]] == seat or state.owner[PLAN_ALLY[plan]] == seat
        if own and agreements.aggression_content(state, seat, 2 * plan + 1) is None:
            if agreements.aggression_content(state, seat, 2 * plan) is None:
                offer(state, seat, first + 2 * plan, actions)
            offer(state, seat, first + 2 * plan + 1, actions)


def fill_joint(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every joint attack from a condominium."""
    if seat == state.mover and state.phase == ATTACK:
        for border in range(i64(BORDERS)):
            if state.owner[FROM[border]] == SHARED and agreements.joint_content(state, seat, border) is None:
                offer(state, seat, first + border, actions)


def offer(state: Teg, seat: i64, action: i64, actions: Actions) -> None:
    """Add a proposal unless it was made before in this round."""
    if repeat_refusal(state, seat, action) is None:
        actions.add(action)


def propose(state: Teg, seat: i64, action: i64) -> i64:
    """A proposal waits for its answer; the whole table hears it."""
    n = PROPOSALS * seat + state.proposed[seat]
    state.pending[n] = action
    state.addressee[n] = signing.partner_of(state, seat, action)
    state.waiting_answers += 1
    state.proposed[seat] += 1
    state.made[MADE_MAX * seat + state.made_count[seat]] = action
    state.made_count[seat] += 1
    if state.tale is not None:
        facts = signing.terms(state, seat, action)
        kind = str(facts.pop("kind"))
        facts["proposal"] = n
        state.tell(f"proposed-{kind}", facts)
    return 0


def propose_country(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Propose a country pact."""
    return propose(state, seat, START[COUNTRY_PACT] + n)


def propose_continent(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Propose a continent pact."""
    return propose(state, seat, START[CONTINENT_PACT] + n)


def propose_border(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Propose a border pact."""
    return propose(state, seat, START[BORDER_PACT] + n)


def propose_world(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Propose a world pact."""
    return propose(state, seat, START[WORLD_PACT] + n)


def propose_zone(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Propose an international zone."""
    return propose(state, seat, START[ZONE] + n)


def propose_aggression(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Propose a pact of aggression."""
    return propose(state, seat, START[AGGRESSION] + n)


def propose_joint(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Propose a joint attack from a condominium."""
    return propose(state, seat, START[JOINT_ATTACK] + n)
