"""How a general brings in armies: exchanges, placements, and missiles against fortresses. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg import families
from ludoteca.games.teg.cards import exchange
from ludoteca.games.teg.general import duties, ground
from ludoteca.games.teg.general.ground import NO_ACTION
from ludoteca.games.teg.general.plan import Plan
from ludoteca.games.teg.turn import reinforcements
from ludoteca.games.teg.world import forces
from ludoteca.games.teg.world.board import CONTINENTS, COUNTRIES, FIRST_BORDER, TO
from ludoteca.games.teg.world.data import INCORPORATE

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

FORTRESS: Final = 6  # armies that are worth a missile
STACK: Final = 15  # armies of a country that can spare one


class Lump:
    """Armies that should come together into a country."""

    def __init__(self, country: i64, armies: i64, fitting: i64) -> None:
        self.country = country
        self.armies = armies
        self.fitting = fitting  # how many could

    def action(self) -> i64:
        """Place all that fit, or one of them."""
        return families.PLACE + 2 * self.country + (1 if self.armies == self.fitting and self.fitting > 1 else 0)


def best_lump(state: Teg, seat: i64, plan: Plan) -> Lump | None:
    """Armies go where each of them does most: it makes a country safer, or an attack on its neighbours likely."""
    worth = ground.worths(state, seat, plan)
    most = -2.0 * duties.DUTY
    best: Lump | None = None
    for country in range(i64(COUNTRIES)):
        if state.armies[COUNTRIES * seat + country] == 0:
            continue
        fitting = reinforcements.for_country(state, country)
        if fitting == 0 or forces.blockaded(state, country):
            continue
        many = ground.lump(state, seat, country, fitting, worth, plan)
        gain = ground.gain_of(state, seat, country, many, worth, plan) / float(many)
        if fitting > state.free or state.free == 0:
            gain += 100.0  # a continent's armies are placed first
        gain += duties.placing(state, seat, country)
        if gain > most:
            most = gain
            best = Lump(country, many, fitting)
    return best


def incorporate(state: Teg, seat: i64, plan: Plan) -> i64:
    """Exchange as soon as possible, place, and buy a missile against a fortress."""
    card = card_to_lay(state, seat)
    if card != NO_ACTION:
        return card
    lump = best_lump(state, seat, plan)
    if lump is not None:
        return lump.action()
    for country in range(i64(COUNTRIES)):
        unarmed = state.missiles[COUNTRIES * seat + country] == 0
        if unarmed and state.armies[COUNTRIES * seat + country] >= STACK and fortress_near(state, seat, country):
            return families.MISSILE + country
    return families.DONE


def card_to_lay(state: Teg, seat: i64) -> i64:
    """The plainest card that leads to an exchange: super cards and jokers are kept for later."""
    if state.phase != INCORPORATE or state.exchanged & BIT[seat] != 0:
        return NO_ACTION
    kinds = exchange.layable(state, seat)
    if kinds == 0:
        return NO_ACTION
    best: i64 = NO_ACTION
    plainest: i64 = 1000
    for n in range(i64(COUNTRIES + CONTINENTS)):
        kind = exchange.kind_of(n)
        if kinds & BIT[kind] != 0 and exchange.has_card(state, seat, n):
            rank = 2 * kind
            if n < COUNTRIES and state.owner[n] == seat and state.bonus_taken[n] == 0:
                rank += 1  # its bonus can still be taken
            if n >= COUNTRIES:
                rank = 6  # a continent may be lost tomorrow
            if rank < plainest:
                plainest = rank
                best = families.LAY + n
    return best


def fortress_near(state: Teg, seat: i64, country: i64) -> bool:
    """Is there a neighbour with many armies and no missile?"""
    for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
        owner = state.owner[TO[border]]
        if owner >= 0 and owner != seat:
            near = COUNTRIES * owner + TO[border]
            if state.armies[near] >= FORTRESS and state.missiles[near] == 0:
                return True
    return False
