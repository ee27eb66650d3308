"""Playing on from a position: a seat's turn by a plan, everything else by one that all have. Compiled."""

from __future__ import annotations

from ludoteca.engine.native import i64
from ludoteca.engine.state import Dice
from ludoteca.games.teg import families
from ludoteca.games.teg.general import orders, placing
from ludoteca.games.teg.general.ground import NO_ACTION
from ludoteca.games.teg.general.plan import Plan
from ludoteca.games.teg.rules import Teg
from ludoteca.games.teg.world.data import INCORPORATE, OVER


def begun(state: Teg) -> i64:
    """How many turns have begun since hostilities opened."""
    total: i64 = 0
    for seat in range(state.seats):
        total += state.turns[seat]
    return total


def march(state: Teg, seat: i64, plan: Plan, usual: Plan, dice: Dice, turns: i64) -> None:
    """Play until so many more turns have begun; until the first of them the seat follows its plan. Nobody talks."""
    now = begun(state)
    later = now
    while state.phase != OVER and later < now + turns:
        mover = state.mover
        chosen = plan if mover == seat and later == now else usual
        if state.phase > INCORPORATE or not mass(state, mover, chosen, dice):
            state.play(mover, orders.legal(state, mover, orders.silent(state, mover, chosen)), dice)
        later = begun(state)


def mass(state: Teg, seat: i64, plan: Plan, dice: Dice) -> bool:
    """Place armies that belong together at once, which is quicker than to think about each; False if there are none."""
    if placing.card_to_lay(state, seat) != NO_ACTION:
        return False
    lump = placing.best_lump(state, seat, plan)
    if lump is None:
        return False
    if lump.armies == lump.fitting:
        state.play(seat, lump.action(), dice)
        return True
    for _ in range(lump.armies):
        state.play(seat, families.PLACE + 2 * lump.country, dice)
    return True
