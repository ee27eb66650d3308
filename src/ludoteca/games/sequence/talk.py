"""Table talk: an opponent calls it, a member of the team admits it, each member gives up a card (Q26). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Actions
from ludoteca.engine.values import Refusal
from ludoteca.games.sequence import cards, tell
from ludoteca.games.sequence.data import ADMIT, CALL, DISCARD

if TYPE_CHECKING:
    from ludoteca.games.sequence.rules import Sequence

NO_TABLE_TALK: Final = Refusal("no-table-talk", "Q26")
NO_SUCH_TEAM: Final = Refusal("no-such-team", "Q26")
OWN_TEAM: Final = Refusal("own-team", "Q26")
ONE_CALL: Final = Refusal("one-call", "Q26")
NOT_ACCUSED: Final = Refusal("not-accused", "Q26")
REFUSALS: Final = (NO_TABLE_TALK, NO_SUCH_TEAM, OWN_TEAM, ONE_CALL, NOT_ACCUSED)


def is_accused(state: Sequence, team: i64) -> bool:
    """Was this team called in this turn or in the one before?"""
    return (state.accused | state.accused_before) & BIT[team] != 0


def accused_seats(state: Sequence) -> i64:
    """Bits of the seats that may admit."""
    seats: i64 = 0
    if state.accused | state.accused_before != 0:
        for seat in range(state.seats):
            if is_accused(state, seat % state.teams):
                seats |= BIT[seat]
    return seats


def fill(state: Sequence, seat: i64, actions: Actions) -> None:
    """Call a rival team, once a turn; admit, if called."""
    if state.callers & BIT[seat] == 0:
        for team in range(state.teams):
            if team != seat % state.teams:
                actions.add(CALL + team)
    if is_accused(state, seat % state.teams):
        actions.add(ADMIT)


def refusal(state: Sequence, seat: i64, action: i64) -> Refusal | None:
    """Why a seat may not call, or admit."""
    if not state.table_talk:
        return NO_TABLE_TALK
    if action == ADMIT:
        return None if is_accused(state, seat % state.teams) else NOT_ACCUSED
    team = action - CALL
    if team >= state.teams:
        return NO_SUCH_TEAM
    if team == seat % state.teams:
        return OWN_TEAM
    return None if state.callers & BIT[seat] == 0 else ONE_CALL


def play(state: Sequence, seat: i64, action: i64) -> i64:
    """Call table talk, admit it, or pay for it."""
    if action < ADMIT:
        call(state, seat, action - CALL)
        return 0
    if action == ADMIT:
        admit(state, seat)
        return 0
    card = action - DISCARD
    cards.put_down(state, seat, card)
    state.penalty &= ~BIT[seat]
    if state.tale is not None:
        tell.discarded(state, seat, card)
    return state.face_up()


def call(state: Sequence, seat: i64, team: i64) -> None:
    """Say that a rival team talked."""
    state.callers |= BIT[seat]
    state.accused |= BIT[team]
    if state.tale is not None:
        tell.called(state, seat, team)


def admit(state: Sequence, seat: i64) -> None:
    """The call stands: play waits until each member who has a card gives one up."""
    team = seat % state.teams
    state.accused &= ~BIT[team]
    state.accused_before &= ~BIT[team]
    for other in range(state.seats):
        if other % state.teams == team and state.size[other] > 0:
            state.penalty |= BIT[other]
    if state.tale is not None:
        tell.admitted(state, seat)


def end_turn(state: Sequence) -> None:
    """A call lapses at the end of the turn after it, and everybody may call again."""
    lapsed = state.accused_before & ~state.accused
    if state.tale is not None and lapsed != 0:
        tell.lapsed(state, lapsed)
    state.accused_before = state.accused
    state.accused = 0
    state.callers = 0
