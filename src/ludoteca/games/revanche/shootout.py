"""The penalty shoot-out: three keepers hidden among ten cards (R19 to R23). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.revanche.cards import gather
from ludoteca.games.revanche.data import FINISHED, HIDDEN_KEEPERS, HIDING, ROUNDS, SHOOTING, SIDES, SPOTS

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche


def begin_shoot_out(state: Revanche, dice: Dice) -> None:
    """Chance says who shoots first (R21); each side hides its keepers in secret (R19)."""
    gather(state)
    state.first_side = dice.below(2)
    if state.tale is not None:
        state.tell("shoot-out", {"team": SIDES[state.first_side]})
    hide_again(state)


def hide_again(state: Revanche) -> None:
    """Ten cards face down for each side; the lower seat hides the keepers."""
    for side in range(i64(2)):
        state.keepers[side] = 0
        state.opened[side] = 0
    state.phase = HIDING
    state.choosing = 3
    state.turn = 0


def hidden(state: Revanche, side: i64) -> i64:
    """How many keepers a side has hidden so far."""
    return count_spots(state.keepers[side])


def count_spots(spots: i64) -> i64:
    """How many spots are in a set of them."""
    count: i64 = 0
    for spot in range(i64(1), i64(SPOTS + 1)):
        if spots & BIT[spot] != 0:
            count += 1
    return count


def lowest_spot(state: Revanche, side: i64) -> i64:
    """The first spot for the next keeper: spots are named from low to high."""
    spot: i64 = SPOTS
    while spot > 0 and state.keepers[side] & BIT[spot] == 0:
        spot -= 1
    return spot + 1


def highest_spot(state: Revanche, side: i64) -> i64:
    """The last spot for the next keeper: those after it need room."""
    return SPOTS - HIDDEN_KEEPERS + 1 + hidden(state, side)


def hide_keeper(state: Revanche, seat: i64, spot: i64) -> None:
    """One more keeper; when both sides are done the shooting begins."""
    side = seat & 1
    state.keepers[side] |= BIT[spot]
    if hidden(state, side) < HIDDEN_KEEPERS:
        return
    state.choosing &= ~BIT[seat]
    if state.tale is not None:
        spots = [place for place in range(1, SPOTS + 1) if state.keepers[side] & BIT[place] != 0]
        own = sum(int(BIT[friend]) for friend in range(int(side), int(state.seats), 2))
        state.tell("hid", {"seat": seat, "spots": spots}, own)
    if state.choosing == 0:
        state.phase = SHOOTING
        state.turn = shooter(state, state.first_side)
        if state.tale is not None:
            state.tell("shooting", {"seat": state.turn})


def shooter(state: Revanche, side: i64) -> i64:
    """Partners take turns (R19)."""
    return side if state.seats == 2 else side + 2 * (state.shots[side] & 1)


def shoot(state: Revanche, seat: i64, spot: i64) -> None:
    """Turn up one card of the rival's goal: a keeper saves, everything else is in."""
    side = seat & 1
    rival = 1 - side
    saved = state.keepers[rival] & BIT[spot] != 0
    state.opened[rival] |= BIT[spot]
    state.shots[side] += 1
    if not saved:
        state.scored[side] += 1
    if state.tale is not None:
        facts = {"seat": seat, "spot": spot, "home": state.scored[0], "away": state.scored[1]}
        state.tell("shot-saved" if saved else "shot-in", facts)
    winner = decided(state)
    if winner >= 0:
        state.winner = winner
        state.phase = FINISHED
        if state.tale is not None:
            state.tell("shoot-out-won", {"team": SIDES[winner], "home": state.scored[0], "away": state.scored[1]})
        return
    if state.shots[0] == state.shots[1] and state.shots[0] % SPOTS == 0:  # R23
        if state.tale is not None:
            state.tell("hide-again", {"home": state.scored[0], "away": state.scored[1]})
        hide_again(state)
        return
    state.turn = shooter(state, rival)


def decided(state: Revanche) -> i64:
    """The side that has won: five rounds, stopped when nobody can catch up, then sudden death (R22)."""
    for side in range(i64(2)):
        rival = 1 - side
        lead = state.scored[side] - state.scored[rival]
        if state.shots[side] <= ROUNDS and state.shots[rival] <= ROUNDS:
            if lead > ROUNDS - state.shots[rival]:
                return side
        elif state.shots[0] == state.shots[1] and lead > 0:
            return side
    return -1
