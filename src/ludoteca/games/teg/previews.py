"""What an action would do, from what the seat knows, and a beginner's eye for what it is worth. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.engine.native import i64
from ludoteca.games.teg import agreements, exchange, missiles, odds
from ludoteca.games.teg.board import (
    CONTINENT_OF,
    CONTINENTS,
    COUNTRIES,
    FIRST_BORDER,
    FLIGHT_FROM,
    FLIGHT_TO,
    FROM,
    SIZE,
    TO,
)
from ludoteca.games.teg.data import (
    ACCEPT_ACTION,
    ADVANCE_ACTION,
    ALONE,
    ATTACK_ACTION,
    BONUS_ACTION,
    CARRY_OUT_ACTION,
    INSIDE_ACTION,
    LAUNCH_ACTION,
    LAUNCH_AT_ACTION,
    LAY_ACTION,
    MISSILE_ACTION,
    OCCUPANT_ACTION,
    PLACE_ACTION,
    PROPOSE_AGGRESSION,
    PROPOSE_COUNTRY,
    REFUSE_ACTION,
    REGROUP_ACTION,
    ROLL_ACTION,
    SEATS,
    STOP_ACTION,
    TAKE_ACTION,
    WITHDRAW_ACTION,
    ZONE_ACTION,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def preview(state: Teg, seat: i64, action: i64) -> dict[str, Any]:
    """What an action would do.

    `worth` is a beginner's eye: armies anywhere, attacks that will probably succeed, every card and
    exchange at once, and peace with whoever offers it.
    """
    if action < PLACE_ACTION:
        return {"worth": 0.5}
    if action < MISSILE_ACTION:
        return place(state, seat, action - PLACE_ACTION)
    if action < ATTACK_ACTION:
        return {"worth": -1.0} if action < LAY_ACTION else lay(state, seat)
    if action < LAUNCH_ACTION:
        return fight(state, seat, action)
    if action < CARRY_OUT_ACTION:
        return bomb(state, seat, action)
    if action < REGROUP_ACTION:
        if action >= ADVANCE_ACTION:
            return {"armies": action - ADVANCE_ACTION, "worth": float(action - ADVANCE_ACTION)}
        return {"worth": 0.0 if action == STOP_ACTION else 1.0 if action == ROLL_ACTION else 3.0}
    if action < TAKE_ACTION:
        return regroup(state, seat, action - REGROUP_ACTION)
    if action < ACCEPT_ACTION:
        return {"worth": 4.0 if action < BONUS_ACTION else 3.0 if action < ZONE_ACTION else 1.0}
    return talk(state, seat, action)


def enemies_near(state: Teg, seat: i64, country: i64) -> i64:
    """How many neighbours are not the seat's own."""
    count: i64 = 0
    for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
        if state.owner[TO[border]] != seat:
            count += 1
    return count


def place(state: Teg, seat: i64, n: i64) -> dict[str, Any]:
    """One army or all; a beginner scatters them, one after the other."""
    country = n >> 1
    near = enemies_near(state, seat, country)
    return {
        "armies": state.armies[COUNTRIES * seat + country],
        "enemies": near,
        "worth": 1.0 - float(n & 1),
    }


def lay(state: Teg, seat: i64) -> dict[str, Any]:
    """What the exchange gives."""
    return {"armies": exchange.armies_for(state.exchanges[seat] + 1), "worth": 2.0}


def fight(state: Teg, seat: i64, action: i64) -> dict[str, Any]:
    """The dice, the odds of the attack carried to the end and the armies left then; a beginner wants a good chance."""
    if action >= INSIDE_ACTION:
        source = action - INSIDE_ACTION
        target = source
        defender = ALONE[state.holders[source] & ~(2**seat)]
    elif action >= OCCUPANT_ACTION:
        border = (action - OCCUPANT_ACTION) // SEATS
        source = FROM[border]
        target = TO[border]
        defender = (action - OCCUPANT_ACTION) % SEATS
    else:
        source = FROM[action - ATTACK_ACTION]
        target = TO[action - ATTACK_ACTION]
        defender = state.owner[target]
    mine = state.armies[COUNTRIES * seat + source]
    theirs = state.armies[COUNTRIES * defender + target]
    win = odds.win_chance(state.situation, mine, theirs)
    continent = CONTINENT_OF[target]
    progress = float(state.held[CONTINENTS * seat + continent]) / float(SIZE[continent])
    return {
        "win": round(win, 4),
        "left": round(odds.armies_left(state.situation, mine, theirs), 1),
        "attack_dice": odds.attack_dice(state.situation, mine, theirs),
        "defence_dice": odds.defence_dice(state.situation, theirs),
        "worth": win + progress if win > 0.55 else 0.0,
    }


def bomb(state: Teg, seat: i64, action: i64) -> dict[str, Any]:
    """How many armies a missile destroys."""
    flight = action - LAUNCH_ACTION if action < LAUNCH_AT_ACTION else (action - LAUNCH_AT_ACTION) // SEATS
    destroyed = missiles.power(state, seat, FLIGHT_FROM[flight], FLIGHT_TO[flight])
    return {"armies": destroyed, "worth": 0.6 if destroyed >= 2 else 0.0}


def regroup(state: Teg, seat: i64, n: i64) -> dict[str, Any]:
    """A beginner thinks of it only where armies stand idle."""
    border = n // 3
    idle = enemies_near(state, seat, FROM[border]) == 0 and enemies_near(state, seat, TO[border]) > 0
    return {"idle": idle, "worth": 0.4 if idle else 0.1}


def talk(state: Teg, _seat: i64, action: i64) -> dict[str, Any]:
    """A beginner accepts peace, joins no attack and proposes nothing."""
    if action >= WITHDRAW_ACTION:
        return {"worth": -1.0}
    n = (action - ACCEPT_ACTION) % (REFUSE_ACTION - ACCEPT_ACTION)
    offered = state.pending[n]
    if offered < PROPOSE_COUNTRY:
        return {"worth": -1.0}
    terms = agreements.terms(state, n // 3, offered)
    peace = offered < PROPOSE_AGGRESSION
    terms["worth"] = 1.0 if peace == (action < REFUSE_ACTION) else 0.5
    return terms
