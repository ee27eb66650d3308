"""Proposals that wait: answering and withdrawing them, and how long they wait (T55). Compiled.

`pending[3 * proposer + which]` is the proposed action; a seat makes at most three in a turn of anybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, NOT_ASKED, Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg import agreements
from ludoteca.games.teg.data import (
    ACCEPT_ACTION,
    JOINT,
    NOBODY,
    OVER,
    PROPOSALS,
    REFUSE_ACTION,
    SEATS,
    WITHDRAW_ACTION,
)
from ludoteca.games.teg.refusals import DEAD, NO_PROPOSAL, PACTS_OFF, WRONG_STEP

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def voice_refusal(state: Teg, seat: i64) -> Refusal | None:
    """Why a seat has no say: there are no pacts, the match is over, it is dead, or it rolls a joint attack."""
    if not state.pacts:
        return PACTS_OFF
    if state.phase == OVER:
        return NOT_ASKED
    if state.alive & BIT[seat] == 0:
        return DEAD
    return WRONG_STEP if state.phase == JOINT and seat == state.mover else None


def addressed(state: Teg) -> i64:
    """Bits of the seats to which something is proposed."""
    bits: i64 = 0
    for n in range(i64(PROPOSALS * SEATS)):
        if state.pending[n] >= 0:
            bits |= BIT[state.addressee[n]]
    return bits & ~BIT[state.mover] if state.phase == JOINT else bits


def answer_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Only the partner answers a proposal."""
    gate = voice_refusal(state, seat)
    if gate is not None:
        return gate
    return None if state.pending[n] >= 0 and state.addressee[n] == seat else NO_PROPOSAL


def accept_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a proposal cannot be accepted."""
    return answer_refusal(state, seat, n)


def refuse_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a proposal cannot be refused."""
    return answer_refusal(state, seat, n)


def withdraw_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a proposal cannot be withdrawn."""
    gate = voice_refusal(state, seat)
    if gate is not None:
        return gate
    return None if n // PROPOSALS == seat and state.pending[n] >= 0 else NO_PROPOSAL


def fill(state: Teg, seat: i64, actions: Actions) -> None:
    """Every answer and every withdrawal."""
    if state.waiting_answers == 0:
        return
    for n in range(i64(PROPOSALS * SEATS)):
        if answer_refusal(state, seat, n) is None:
            actions.add(ACCEPT_ACTION + n)
    for n in range(i64(PROPOSALS * SEATS)):
        if answer_refusal(state, seat, n) is None:
            actions.add(REFUSE_ACTION + n)
    for n in range(i64(PROPOSALS * SEATS)):
        if withdraw_refusal(state, seat, n) is None:
            actions.add(WITHDRAW_ACTION + n)


def accept(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """The pact is in force."""
    action = state.pending[n]
    clear(state, n)
    if state.tale is not None:
        state.tell("accepted", {"seat": seat, "other_seat": n // PROPOSALS, "proposal": n})
    agreements.sign(state, n // PROPOSALS, seat, action)
    return 0


def refuse(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """No."""
    clear(state, n)
    if state.tale is not None:
        state.tell("refused", {"seat": seat, "other_seat": n // PROPOSALS, "proposal": n})
    return 0


def withdraw(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """The proposer thinks again."""
    clear(state, n)
    if state.tale is not None:
        state.tell("withdrawn", {"seat": seat, "proposal": n})
    return 0


def clear(state: Teg, n: i64) -> None:
    """A proposal no longer waits."""
    state.pending[n] = NOBODY
    state.addressee[n] = NOBODY
    state.waiting_answers -= 1


def drop_void(state: Teg) -> None:
    """Drop proposals that what happened meanwhile has made impossible."""
    for n in range(i64(PROPOSALS * SEATS)):
        action = state.pending[n]
        if action < 0:
            continue
        same = agreements.partner_of(state, n // PROPOSALS, action) == state.addressee[n]
        if not same or agreements.content_refusal(state, n // PROPOSALS, action) is not None:
            clear(state, n)
            if state.tale is not None:
                state.tell("void", {"seat": n // PROPOSALS, "proposal": n})


def end_of_turn(state: Teg) -> None:
    """Proposals wait no longer than the turn in which they were made; then everybody may make three again."""
    for seat in range(state.seats):
        state.proposed[seat] = 0
    if state.waiting_answers > 0:
        for n in range(i64(PROPOSALS * SEATS)):
            state.pending[n] = NOBODY
            state.addressee[n] = NOBODY
        state.waiting_answers = 0


def forget_round(state: Teg) -> None:
    """In a new round the same things may be proposed again."""
    for seat in range(state.seats):
        state.made_count[seat] = 0


def forget(state: Teg, seat: i64) -> None:
    """What the dead proposed is void."""
    for n in range(PROPOSALS * seat, PROPOSALS * seat + PROPOSALS):
        if state.pending[n] >= 0:
            clear(state, n)
