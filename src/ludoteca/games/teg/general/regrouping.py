"""How a general ends a turn: armies go to the front, cards are asked for. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.games.teg import families
from ludoteca.games.teg.cards import deck
from ludoteca.games.teg.general import duties, ground
from ludoteca.games.teg.general.ground import NO_ACTION
from ludoteca.games.teg.general.plan import Plan
from ludoteca.games.teg.turn import done, regroup
from ludoteca.games.teg.world.board import COUNTRIES, FIRST_BORDER, TO

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def start_regroup(state: Teg, seat: i64, plan: Plan) -> i64:
    """Armies of the interior go towards the border; on the border they go where the front is."""
    owed = duties.leave(state, seat)
    if owed != NO_ACTION:
        return owed
    steps = steps_to_border(state, seat)
    for country in range(i64(COUNTRIES)):
        if state.armies[COUNTRIES * seat + country] < 2 or steps[country] == 0:
            continue
        if regroup.movable(state, seat, country) <= 0:
            continue
        for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
            near = TO[border]
            if state.owner[near] == seat and near != state.zone[seat] and steps[near] < steps[country]:
                many = regroup.movable(state, seat, country) > 1
                action = families.REGROUP + 3 * border + (1 if many else 0)
                if state.refusal(seat, action) is None:
                    return action
    return shift(state, seat, plan)


def shift(state: Teg, seat: i64, plan: Plan) -> i64:
    """One army from a border country to a neighbour that needs it more."""
    worth = ground.worths(state, seat, plan)
    most = 0.05
    best: i64 = families.DONE
    for country in range(i64(COUNTRIES)):
        if state.armies[COUNTRIES * seat + country] < 2 or regroup.movable(state, seat, country) <= 0:
            continue
        mine = state.armies[COUNTRIES * seat + country]
        less = ground.risk(state, seat, country, mine - 1, plan)
        loss = worth[country] * (less - ground.risk(state, seat, country, mine, plan))
        for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
            near = TO[border]
            if state.owner[near] != seat or near == state.zone[seat]:
                continue
            there = state.armies[COUNTRIES * seat + near]
            more = ground.risk(state, seat, near, there + 1, plan)
            gain = worth[near] * (ground.risk(state, seat, near, there, plan) - more) - loss
            if gain > most and state.refusal(seat, families.REGROUP + 3 * border) is None:
                most = gain
                best = families.REGROUP + 3 * border
    return best


def steps_to_border(state: Teg, seat: i64) -> list[int]:
    """How many steps each own country is from a border with somebody else; 99 where there is none."""
    steps = [99] * COUNTRIES
    for country in range(COUNTRIES):
        if state.owner[country] == seat and ground.is_border(state, seat, country):
            steps[country] = 0
    for step in range(8):
        for country in range(COUNTRIES):
            if steps[country] == step:
                for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
                    near = TO[border]
                    if state.owner[near] == seat and steps[near] > step + 1:
                        steps[near] = step + 1
    return steps


def take_cards(state: Teg, seat: i64) -> i64:
    """Ask for the card, then every bonus."""
    if state.card_due:
        return families.TAKE_CARD
    for card in range(i64(COUNTRIES)):
        if state.place[card] == seat and deck.bonus_refusal(state, seat, card) is None:
            return families.BONUS + card
    return families.DONE


def ally_regroup(state: Teg, seat: i64) -> i64:
    """An ally who may bring armies into a condominium leaves them where they are."""
    return families.DONE if done.done_refusal(state, seat, 0) is None else NO_ACTION
