"""Proposing pacts: who may propose what, and every proposal of a seat (T41, T55). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg import agreements, answers
from ludoteca.games.teg.board import (
    BORDERS,
    COUNTRIES,
    FROM,
    HIGH,
    LOW,
    PAIRS,
    PLAN_ALLY,
    PLAN_LEADER,
    PLANS,
)
from ludoteca.games.teg.data import (
    ATTACK,
    MADE_MAX,
    PROPOSALS,
    PROPOSE_AGGRESSION,
    PROPOSE_BORDER,
    PROPOSE_CONTINENT,
    PROPOSE_COUNTRY,
    PROPOSE_JOINT,
    PROPOSE_WORLD,
    PROPOSE_ZONE,
    SEATS,
    SHARED,
)
from ludoteca.games.teg.refusals import (
    OUT_OF_TURN,
    PROPOSED_BEFORE,
    THREE_PROPOSALS,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

# ---- may this seat propose at all?


def gate_refusal(state: Teg, seat: i64) -> Refusal | None:
    """Vale todo: anybody at any time; fair play: only in the own turn. Three in a turn of anybody (T41, T55)."""
    voice = answers.voice_refusal(state, seat)
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
    return full_refusal(state, seat, PROPOSE_COUNTRY + n)


def continent_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a continent pact cannot be proposed."""
    return full_refusal(state, seat, PROPOSE_CONTINENT + n)


def border_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a border pact cannot be proposed."""
    return full_refusal(state, seat, PROPOSE_BORDER + n)


def world_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a world pact cannot be proposed."""
    return full_refusal(state, seat, PROPOSE_WORLD + n)


def zone_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a zone cannot be proposed."""
    return full_refusal(state, seat, PROPOSE_ZONE + n)


def aggression_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a pact of aggression cannot be proposed."""
    return full_refusal(state, seat, PROPOSE_AGGRESSION + n)


def joint_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a joint attack from a condominium cannot be proposed."""
    return full_refusal(state, seat, PROPOSE_JOINT + n)


# ---- every proposal of a seat


def fill(state: Teg, seat: i64, actions: Actions) -> None:
    """Add what a seat may propose, family after family."""
    if gate_refusal(state, seat) is None:
        fill_peace(state, seat, actions)
        fill_attacks(state, seat, actions)


def fill_peace(state: Teg, seat: i64, actions: Actions) -> None:
    """Non-aggression and zones."""
    for pair in range(i64(PAIRS)):
        own = (state.owner[LOW[pair]] == seat) != (state.owner[HIGH[pair]] == seat)
        if own and agreements.country_content(state, seat, pair) is None:
            offer(state, seat, PROPOSE_COUNTRY + pair, actions)
    for action in range(i64(PROPOSE_CONTINENT), i64(PROPOSE_ZONE)):
        if (
            agreements.promise_content(state, seat, (action - PROPOSE_CONTINENT) % SEATS, agreements.scope_of(action))
            is None
        ):
            offer(state, seat, action, actions)
    if state.exchanges[seat] >= agreements.EXCHANGES_FOR_A_ZONE and state.zone[seat] < 0:
        for n in range(i64(SEATS * COUNTRIES)):
            if agreements.zone_content(state, seat, n // SEATS, n % SEATS) is None:
                offer(state, seat, PROPOSE_ZONE + n, actions)


def fill_attacks(state: Teg, seat: i64, actions: Actions) -> None:
    """Aggression, and joint attacks from a condominium."""
    for plan in range(i64(PLANS)):
        own = state.owner[PLAN_LEADER[plan]] == seat or state.owner[PLAN_ALLY[plan]] == seat
        if own and agreements.aggression_content(state, seat, plan, now=False) is None:
            if agreements.aggression_content(state, seat, plan, now=True) is None:
                offer(state, seat, PROPOSE_AGGRESSION + 2 * plan, actions)
            offer(state, seat, PROPOSE_AGGRESSION + 2 * plan + 1, actions)
    if seat == state.mover and state.phase == ATTACK:
        for border in range(i64(BORDERS)):
            if state.owner[FROM[border]] == SHARED and agreements.joint_content(state, seat, border) is None:
                offer(state, seat, PROPOSE_JOINT + border, actions)


def offer(state: Teg, seat: i64, action: i64, actions: Actions) -> None:
    """Add a proposal unless it was made before in this round."""
    if repeat_refusal(state, seat, action) is None:
        actions.add(action)


# ---- proposing


def propose(state: Teg, seat: i64, action: i64) -> None:
    """A proposal waits for its answer; the whole table hears it."""
    n = PROPOSALS * seat + state.proposed[seat]
    state.pending[n] = action
    state.addressee[n] = agreements.partner_of(state, seat, action)
    state.waiting_answers += 1
    state.proposed[seat] += 1
    state.made[MADE_MAX * seat + state.made_count[seat]] = action
    state.made_count[seat] += 1
    if state.tale is not None:
        facts = agreements.terms(state, seat, action)
        kind = str(facts.pop("kind"))
        facts["proposal"] = n
        state.tell(f"proposed-{kind}", facts)


def propose_country(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Propose a country pact."""
    propose(state, seat, PROPOSE_COUNTRY + n)
    return 0


def propose_continent(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Propose a continent pact."""
    propose(state, seat, PROPOSE_CONTINENT + n)
    return 0


def propose_border(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Propose a border pact."""
    propose(state, seat, PROPOSE_BORDER + n)
    return 0


def propose_world(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Propose a world pact."""
    propose(state, seat, PROPOSE_WORLD + n)
    return 0


def propose_zone(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Propose an international zone."""
    propose(state, seat, PROPOSE_ZONE + n)
    return 0


def propose_aggression(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Propose a pact of aggression."""
    propose(state, seat, PROPOSE_AGGRESSION + n)
    return 0


def propose_joint(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Propose a joint attack from a condominium."""
    propose(state, seat, PROPOSE_JOINT + n)
    return 0
