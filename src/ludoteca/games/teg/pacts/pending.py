"""Proposals that wait: to whom, for how long, and who has a say at all (T55). Compiled.

`pending[3 * proposer + which]` is the proposed action; a seat makes at most three in a turn of anybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, NOT_ASKED
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.world.data import JOINT, NOBODY, OVER, PROPOSALS, SEATS
from ludoteca.games.teg.world.refusals import DEAD, PACTS_OFF, WRONG_STEP

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


def clear(state: Teg, n: i64) -> None:
    """A proposal no longer waits."""
    state.pending[n] = NOBODY
    state.addressee[n] = NOBODY
    state.waiting_answers -= 1


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
