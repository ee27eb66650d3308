"""What becomes of a country whose defender is driven out: conquests, condominiums, expulsions. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.teg.pacts import ending
from ludoteca.games.teg.war import advance, combat, victory
from ludoteca.games.teg.world import forces
from ludoteca.games.teg.world.board import COUNTRIES, COUNTRY, FROM, TO
from ludoteca.games.teg.world.data import ALONE, OVER, SEATS

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def attack(state: Teg, seat: i64, border: i64, dice: Dice) -> i64:
    """Attack a country of one owner."""
    strike_out(state, seat, FROM[border], state.owner[TO[border]], TO[border], dice)
    return 0


def attack_occupant(state: Teg, seat: i64, n: i64, dice: Dice) -> i64:
    """Attack one occupant of a condominium."""
    border = n // SEATS
    strike_out(state, seat, FROM[border], n % SEATS, TO[border], dice)
    return 0


def attack_inside(state: Teg, seat: i64, country: i64, dice: Dice) -> i64:
    """Attack the other occupant of a condominium from inside."""
    strike_out(state, seat, country, ALONE[state.holders[country] & ~BIT[seat]], country, dice)
    return 0


def strike_out(state: Teg, seat: i64, source: i64, defender: i64, target: i64, dice: Dice) -> None:
    """Roll, and see what becomes of the country if the defender is driven out."""
    if not combat.strike(state, seat, source, defender, target, dice):
        return
    others = state.holders[target]
    if others == 0:
        conquer(state, seat, source, defender, target)
    elif others & BIT[seat] != 0:
        become_sole_owner(state, seat, source, defender, target)
    else:
        expel(state, seat, source, defender, target)


def conquer(state: Teg, seat: i64, source: i64, defender: i64, target: i64) -> None:
    """One army goes in at once, up to two more may follow; missiles are captured (T19, T20)."""
    forces.hand_over_missiles(state, defender, target, seat)
    forces.move(state, seat, source, target, 1)
    ending.settle(state, target)
    advance.offer_advance(state, seat, source, target, 1, min(3, state.armies[COUNTRIES * seat + source]))
    count_conquest(state, seat, defender, target)


def become_sole_owner(state: Teg, seat: i64, source: i64, defender: i64, target: i64) -> None:
    """The other occupant is gone: a conquest; from outside up to three armies may follow (T46, T48)."""
    forces.hand_over_missiles(state, defender, target, seat)
    ending.settle(state, target)
    if source != target:
        advance.offer_advance(state, seat, source, target, 0, min(3, state.armies[COUNTRIES * seat + source] - 1))
    count_conquest(state, seat, defender, target)


def expel(state: Teg, seat: i64, source: i64, defender: i64, target: i64) -> None:
    """One occupant is driven out by a third: the attacker may move in, or leave the country to the other (T48).

    Only when it is left to the other is it the other's: till then nobody but the attacker can have won (T4).
    """
    stays = ALONE[state.holders[target]]
    state.loot = forces.hand_over_missiles(state, defender, target, stays)
    ending.settle(state, target)
    advance.offer_advance(state, seat, source, target, 0, min(3, state.armies[COUNTRIES * seat + source] - 1))
    if state.tale is not None:
        state.tell("expelled", {"seat": seat, "other_seat": defender, "country": COUNTRY[target]})
    drive_out(state, seat, defender)
    if state.phase != OVER:
        victory.check(state, seat)


def count_conquest(state: Teg, seat: i64, defender: i64, target: i64) -> None:
    """A conquest counts for the card, may eliminate the defender and may win the match."""
    if seat == state.current:
        state.conquests += 1
    if state.tale is not None:
        state.tell("conquered", {"seat": seat, "other_seat": defender, "country": COUNTRY[target]})
    drive_out(state, seat, defender)
    if state.phase != OVER:
        victory.check_everybody(state)


def drive_out(state: Teg, seat: i64, defender: i64) -> None:
    """Was that the defender's last army on the map?"""
    if state.presence[defender] == 0:
        victory.eliminate(state, defender, seat)
