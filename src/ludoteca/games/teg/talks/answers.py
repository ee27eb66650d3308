"""Answering and withdrawing proposals, and those that have become void (T55). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.pacts import pending
from ludoteca.games.teg.talks import agreements, signing
from ludoteca.games.teg.world.data import PROPOSALS, SEATS
from ludoteca.games.teg.world.refusals import NO_PROPOSAL

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def answer_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Only the partner answers a proposal."""
    gate = pending.voice_refusal(state, seat)
    if gate is not None:
        return gate
    return None if state.pending[n] >= 0 and state.addressee[n] == seat else NO_PROPOSAL


def withdraw_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a proposal cannot be withdrawn."""
    gate = pending.voice_refusal(state, seat)
    if gate is not None:
        return gate
    return None if n // PROPOSALS == seat and state.pending[n] >= 0 else NO_PROPOSAL


def fill_answers(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Everything that was proposed to a seat."""
    for n in range(i64(PROPOSALS * SEATS)):
        if answer_refusal(state, seat, n) is None:
            actions.add(first + n)


def fill_withdrawals(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Everything that a seat has proposed."""
    for n in range(PROPOSALS * seat, PROPOSALS * seat + PROPOSALS):
        if withdraw_refusal(state, seat, n) is None:
            actions.add(first + n)


def accept(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """The pact is in force."""
    action = state.pending[n]
    pending.clear(state, n)
    if state.tale is not None:
        state.tell("accepted", {"seat": seat, "other_seat": n // PROPOSALS, "proposal": n})
    signing.sign(state, n // PROPOSALS, seat, action)
    return 0


def refuse(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """No."""
    pending.clear(state, n)
    if state.tale is not None:
        state.tell("refused", {"seat": seat, "other_seat": n // PROPOSALS, "proposal": n})
    return 0


def withdraw(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """The proposer thinks again."""
    pending.clear(state, n)
    if state.tale is not None:
        state.tell("withdrawn", {"seat": seat, "proposal": n})
    return 0


def drop_void(state: Teg) -> None:
    """Drop proposals that what happened meanwhile has made impossible."""
    for n in range(i64(PROPOSALS * SEATS)):
        action = state.pending[n]
        if action < 0:
            continue
        same = signing.partner_of(state, n // PROPOSALS, action) == state.addressee[n]
        if not same or agreements.content_refusal(state, n // PROPOSALS, action) is not None:
            pending.clear(state, n)
            if state.tale is not None:
                state.tell("void", {"seat": n // PROPOSALS, "proposal": n})
