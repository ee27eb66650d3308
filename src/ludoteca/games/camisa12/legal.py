"""What a seat may do, and why not. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, NO_SUCH_ACTION, NOT_ASKED, Actions
from ludoteca.engine.values import Refusal
from ludoteca.games.camisa12.data import (
    ACTIONS,
    ALQUIMISTAS,
    CARDS,
    CHOOSE,
    CHOOSING,
    CYCLE,
    CYCLING,
    DISCARDING,
    ENCORE,
    ESTIVADORES,
    FAROL,
    FLAG,
    FORBID,
    FORBIDDING,
    JANGADA,
    KEEPING,
    MOVE,
    MOVING,
    NO_PIECE,
    NO_SOLO,
    PASS,
    PIECES,
    PLACE,
    PLACING,
    PUT_UNDER,
    RAISE,
    RECOVER,
    REPEATING,
    ROTATE,
    SIDES,
    SPACES,
    TAKE,
    TEAMS,
    VENTANIA,
)

if TYPE_CHECKING:
    from ludoteca.games.camisa12.rules import Camisa12

WRONG_STEP: Final = Refusal("wrong-step", "K2.7")
TEAM_KEPT: Final = Refusal("team-kept", "K3.6")
NOT_ALONE: Final = Refusal("not-alone", "K3.6")
NOT_YOUR_POWER: Final = Refusal("not-your-power", "K3.6")
NO_TOKEN: Final = Refusal("no-token", "K3.6")
FORBIDDEN_SIDE: Final = Refusal("forbidden-side", "E22")
SPACE_FULL: Final = Refusal("space-full", "K2.7")
SAME_SIDE: Final = Refusal("same-side", "E14")
NOT_DISCARDED: Final = Refusal("not-discarded", "E17")
ALREADY_FLAG: Final = Refusal("already-flag", "E23")
NOT_IN_HAND: Final = Refusal("not-in-hand", "K2.7")
REFUSALS: Final = (
    WRONG_STEP, TEAM_KEPT, NOT_ALONE, NOT_YOUR_POWER, NO_TOKEN, FORBIDDEN_SIDE, SPACE_FULL, SAME_SIDE,
    NOT_DISCARDED, ALREADY_FLAG, NOT_IN_HAND,
)  # fmt: skip


def fill(state: Camisa12, seat: i64, actions: Actions) -> None:
    """Every legal action of a seat."""
    if state.must() & BIT[seat] == 0:
        return
    phase = state.phase
    if phase == MOVING:
        fill_moves(state, seat, actions)
    elif phase == PLACING:
        fill_places(state, seat, actions)
    elif phase == CHOOSING:
        for team in range(i64(1), i64(TEAMS)):
            if team_refusal(state, team) is None:
                actions.add(CHOOSE + team)
    elif phase in (KEEPING, DISCARDING):
        for card in range(i64(1), i64(CARDS)):
            if state.hand[CARDS * seat + card] > 0:
                actions.add(PUT_UNDER + card)
    else:
        if phase == REPEATING:
            actions.add(ENCORE)
        elif phase == FORBIDDING:
            for side in range(i64(SIDES)):
                actions.add(FORBID + side)
        else:
            actions.add(CYCLE)
        actions.add(PASS)


def fill_moves(state: Camisa12, seat: i64, actions: Actions) -> None:
    """Steps of the ball, and Ventania's turns of the pieces."""
    for steps in range(state.shortest_move(seat), state.longest_move(seat) + 1):
        if (state.ball + steps) % SIDES != state.forbidden:
            actions.add(MOVE + steps)
    if state.team[seat] == VENTANIA and state.can_spend(seat):
        actions.add(ROTATE)
        actions.add(ROTATE + 1)


def fill_places(state: Camisa12, seat: i64, actions: Actions) -> None:
    """Empty spaces, and the tokens that are spent before placing or with it."""
    first = SPACES * seat
    for space in range(i64(SPACES)):
        if state.stand[first + space] == NO_PIECE:
            actions.add(PLACE + space)
    if state.tokens[seat] == 0 or state.spent != 0:
        return
    team = state.team[seat]
    if team == ALQUIMISTAS and state.rondel[SIDES * seat + state.side] != FLAG:
        for space in range(i64(SPACES)):
            if state.stand[first + space] == NO_PIECE:
                actions.add(RAISE + space)
    elif team == FAROL:
        for side in range(i64(SIDES)):
            if side != state.side:
                actions.add(TAKE + side)
    elif team == ESTIVADORES:
        for piece in range(i64(1), i64(PIECES)):
            if state.pile[PIECES * (1 - seat) + piece] > 0:
                actions.add(RECOVER + piece)


def refusal(state: Camisa12, seat: i64, action: i64) -> Refusal | None:
    """Why a seat may not do this now."""
    if action >= ACTIONS:
        return NO_SUCH_ACTION
    if state.must() & BIT[seat] == 0:
        return NOT_ASKED
    phase = state.phase
    if action < MOVE:
        return team_refusal(state, action - CHOOSE) if phase == CHOOSING else WRONG_STEP
    if action < ROTATE:
        return move_refusal(state, seat, action - MOVE) if phase == MOVING else WRONG_STEP
    if action < PLACE:
        return token_refusal(state, seat, VENTANIA) if phase == MOVING else WRONG_STEP
    if action <= RECOVER + PIECES - 1:
        return place_refusal(state, seat, action) if phase == PLACING else WRONG_STEP
    if action < ENCORE:
        if phase not in (KEEPING, DISCARDING):
            return WRONG_STEP
        return None if state.hand[CARDS * seat + action - PUT_UNDER] > 0 else NOT_IN_HAND
    if action == ENCORE:
        return None if phase == REPEATING else WRONG_STEP
    if action < CYCLE:
        return None if phase == FORBIDDING else WRONG_STEP
    if action == CYCLE:
        return None if phase == CYCLING else WRONG_STEP
    return None if phase in (REPEATING, FORBIDDING, CYCLING) else WRONG_STEP


def team_refusal(state: Camisa12, team: i64) -> Refusal | None:
    """A team the other seat kept, or one that does not work alone (K3.6)."""
    if team == state.kept:
        return TEAM_KEPT
    return NOT_ALONE if state.seats == 1 and NO_SOLO[team] != 0 else None


def move_refusal(state: Camisa12, seat: i64, steps: i64) -> Refusal | None:
    """One to three steps, more or none with a power (E7, E13), and not onto a forbidden side (E22)."""
    if steps < state.shortest_move(seat) or steps > state.longest_move(seat):
        return NO_TOKEN if state.team[seat] == JANGADA else NOT_YOUR_POWER
    return FORBIDDEN_SIDE if (state.ball + steps) % SIDES == state.forbidden else None


def place_refusal(state: Camisa12, seat: i64, action: i64) -> Refusal | None:
    """An empty space; and before or with it a token of Alquimistas, Farol or Estivadores."""
    if action < RAISE:
        return None if state.stand[SPACES * seat + action - PLACE] == NO_PIECE else SPACE_FULL
    power: i64 = ALQUIMISTAS if action < TAKE else FAROL if action <= RECOVER else ESTIVADORES
    refused = token_refusal(state, seat, power)
    if refused is not None:
        return refused
    if power == ALQUIMISTAS:
        if state.rondel[SIDES * seat + state.side] == FLAG:
            return ALREADY_FLAG
        return None if state.stand[SPACES * seat + action - RAISE] == NO_PIECE else SPACE_FULL
    if power == FAROL:
        return SAME_SIDE if action - TAKE == state.side else None
    return None if state.pile[PIECES * (1 - seat) + action - RECOVER] > 0 else NOT_DISCARDED


def token_refusal(state: Camisa12, seat: i64, team: i64) -> Refusal | None:
    """A power needs its team and a token, one a turn (K3.6)."""
    if state.team[seat] != team:
        return NOT_YOUR_POWER
    return None if state.can_spend(seat) else NO_TOKEN
