"""Joint attacks: carrying out a pact of aggression, or from a condominium, and what follows (T43, T47). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import append, i64
from ludoteca.engine.state import NOT_ASKED, Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.pacts import aggression, due, ending
from ludoteca.games.teg.war import advance, combat, conquest, victory
from ludoteca.games.teg.world import forces
from ludoteca.games.teg.world.board import COUNTRIES, COUNTRY, PLAN_ALLY, PLAN_LEADER
from ludoteca.games.teg.world.data import (
    ALLIED,
    ATTACK,
    JOINT,
    NOBODY,
    OVER,
)
from ludoteca.games.teg.world.refusals import NO_AGGRESSION, NO_STOP, WRONG_STEP

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

BY_PACT: Final = 1  # kinds of joint attack
FROM_SHARED: Final = 2


def carry_out_refusal(state: Teg, seat: i64, target: i64) -> Refusal | None:
    """Why there is no joint attack on this country."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase != ATTACK:
        return WRONG_STEP
    return None if due.due_on(state, seat, target) != NOBODY else NO_AGGRESSION


def fill(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every joint attack that is due."""
    if len(state.aggressions) == 0:
        return
    for target in range(i64(COUNTRIES)):
        if due.due_on(state, seat, target) != NOBODY:
            actions.add(first + target)


def carry_out(state: Teg, seat: i64, target: i64, dice: Dice) -> i64:
    """The first rolls; from here on nobody has a choice."""
    at = due.due_on(state, seat, target)
    plan = state.aggressions[at]
    state.aggressions[at + aggression.CARRIED_OUT] = state.round
    begin(state, BY_PACT, state.aggressions[at + aggression.ALLY], PLAN_LEADER[plan], PLAN_ALLY[plan], target)
    roll_both(state, dice)
    return 0


def begin(state: Teg, kind: i64, ally: i64, source: i64, ally_source: i64, target: i64) -> None:
    """A joint attack begins; the player whose turn it is leads."""
    state.phase = JOINT
    state.joint_kind = kind
    state.joint_ally = ally
    state.joint_from = source
    state.joint_ally_from = ally_source
    state.joint_target = target
    if state.tale is not None:
        facts = {"seat": state.current, "ally_seat": ally, "target": COUNTRY[target]}
        state.tell("joint-attack", facts)


def source_of(state: Teg, seat: i64) -> i64:
    """Whence a seat takes part in the joint attack."""
    return state.joint_from if seat == state.current else state.joint_ally_from


def can_roll(state: Teg, seat: i64) -> bool:
    """A source down to 1 army is left out."""
    return state.armies[COUNTRIES * seat + source_of(state, seat)] >= 2


def roll_once(state: Teg, seat: i64, dice: Dice) -> bool:
    """One roll of the leader or the ally; True if the target fell."""
    defender = state.owner[state.joint_target]
    if combat.strike(state, seat, source_of(state, seat), defender, state.joint_target, dice):
        fall(state, seat, defender)
        return True
    return False


def roll_both(state: Teg, dice: Dice) -> None:
    """The leader rolls, then the ally, until the target falls or both have 1 army (T43)."""
    for seat in (state.current, state.joint_ally):
        if can_roll(state, seat) and roll_once(state, seat, dice):
            return
    if not can_roll(state, state.current) and not can_roll(state, state.joint_ally):
        finish(state)


def roll_refusal(state: Teg, seat: i64, _n: i64) -> Refusal | None:
    """Rolling is for a joint attack."""
    if seat != state.mover:
        return NOT_ASKED
    return None if state.phase == JOINT else WRONG_STEP


def stop_refusal(state: Teg, seat: i64, _n: i64) -> Refusal | None:
    """Only allies who attack from a condominium may stop (T47)."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase != JOINT:
        return WRONG_STEP
    return None if state.joint_kind == FROM_SHARED else NO_STOP


def fill_roll(_state: Teg, _seat: i64, first: i64, actions: Actions) -> None:
    """Roll on."""
    actions.add(first)


def fill_stop(state: Teg, _seat: i64, first: i64, actions: Actions) -> None:
    """Stop, where that is allowed."""
    if state.joint_kind == FROM_SHARED:
        actions.add(first)


def roll(state: Teg, seat: i64, _n: i64, dice: Dice) -> i64:
    """Roll on: both in a pact of aggression, one after the other from a condominium."""
    if state.joint_kind == BY_PACT:
        roll_both(state, dice)
    elif not roll_once(state, seat, dice):
        other = state.joint_ally if seat == state.current else state.current
        if can_roll(state, other):
            state.mover = other
        elif not can_roll(state, seat):
            finish(state)
    return 0


def stop(state: Teg, seat: i64, _n: i64, _dice: Dice) -> i64:
    """One of the allies stops: the joint attack is over."""
    if state.tale is not None:
        state.tell("joint-stopped", {"seat": seat, "target": COUNTRY[state.joint_target]})
    finish(state)
    return 0


def finish(state: Teg) -> None:
    """The joint attack is over; the leader's turn goes on."""
    if state.phase == JOINT:
        state.phase = ATTACK
        state.mover = state.current
    state.joint_kind = 0
    state.joint_ally = NOBODY
    state.joint_from = NOBODY
    state.joint_ally_from = NOBODY
    state.joint_target = NOBODY


def fall(state: Teg, last: i64, defender: i64) -> None:
    """Each ally who can moves in, the leader first; whoever rolled the last blow gets the missiles."""
    leader = state.current
    ally = state.joint_ally
    target = state.joint_target
    source = state.joint_from
    ally_source = state.joint_ally_from
    leads = can_roll(state, leader)
    joins = can_roll(state, ally)
    finish(state)
    forces.hand_over_missiles(state, defender, target, last)
    if leads:
        forces.move(state, leader, source, target, 1)
    if joins:
        forces.move(state, ally, ally_source, target, 1)
    ending.settle(state, target)
    if leads and joins:
        share(state, leader, ally, target)
    else:
        take_alone(state, leader if leads else ally, defender, target)
    offer_advances(state, leads, joins, source, ally, ally_source, target)
    conquest.drive_out(state, last, defender)
    if state.phase != OVER:
        victory.check_everybody(state)


def share(state: Teg, leader: i64, ally: i64, target: i64) -> None:
    """The country is a condominium, with a pact inside; at the end of the turn the ally may regroup (T43c)."""
    state.alliance[target] = ALLIED
    state.joint_conquests += 1
    state.allied = append(append(state.allied, ally), target)
    if state.tale is not None:
        state.tell("condominium", {"seat": leader, "ally_seat": ally, "country": COUNTRY[target]})


def take_alone(state: Teg, seat: i64, defender: i64, target: i64) -> None:
    """One of them cannot move in: the country is the other's, a conquest if that is the leader."""
    if seat == state.current:
        state.conquests += 1
    if state.tale is not None:
        state.tell("conquered", {"seat": seat, "other_seat": defender, "country": COUNTRY[target]})


def offer_advances(state: Teg, leads: bool, joins: bool, source: i64, ally: i64, ally_source: i64, target: i64) -> None:
    """One army of each is in; each may send one more, a leader alone two."""
    leader = state.current
    leader_most: i64 = 0
    ally_most: i64 = 0
    if leads:
        leader_most = min(2 if joins else 3, state.armies[COUNTRIES * leader + source])
    if joins:
        ally_most = min(2, state.armies[COUNTRIES * ally + ally_source])
    if leader_most > 1:
        advance.offer_advance(state, leader, source, target, 1, leader_most)
        if ally_most > 1:
            state.next_advance = ally
            state.next_advance_from = ally_source
            state.next_advance_most = ally_most
    elif ally_most > 1:
        advance.offer_advance(state, ally, ally_source, target, 1, ally_most)
