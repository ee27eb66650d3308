"""Attacks with dice, conquests and the armies that advance, and attacks on and inside condominiums. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, NOT_ASKED, Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg import forces, odds, pacts, victory
from ludoteca.games.teg.board import BORDERS, COUNTRIES, COUNTRY, FIRST_BORDER, FROM, TO
from ludoteca.games.teg.data import (
    ADVANCE,
    ADVANCE_ACTION,
    ALONE,
    ATTACK,
    ATTACK_ACTION,
    INSIDE_ACTION,
    NOBODY,
    OCCUPANT_ACTION,
    OVER,
    SEATS,
    SHARED,
)
from ludoteca.games.teg.refusals import (
    ADVANCE_RANGE,
    NAME_OCCUPANT,
    NEED_TWO,
    NOT_SHARED,
    NOT_THERE,
    NOT_YOURS,
    WRONG_STEP,
    YOURS,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


# ---- who may attack whom


def attack_refusal(state: Teg, seat: i64, border: i64) -> Refusal | None:
    """Why a country may not be attacked across a border."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase != ATTACK:
        return WRONG_STEP
    defender = state.owner[TO[border]]
    if defender == SHARED:
        return NAME_OCCUPANT
    return strike_refusal(state, seat, FROM[border], defender, TO[border])


def occupant_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why one occupant of a condominium may not be attacked across a border (T48)."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase != ATTACK:
        return WRONG_STEP
    border = n // SEATS
    defender = n % SEATS
    if state.owner[TO[border]] != SHARED or state.holders[TO[border]] & BIT[defender] == 0:
        return NOT_THERE
    return strike_refusal(state, seat, FROM[border], defender, TO[border])


def inside_refusal(state: Teg, seat: i64, country: i64) -> Refusal | None:
    """Why the other occupant may not be attacked inside a condominium (T46)."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase != ATTACK:
        return WRONG_STEP
    if state.owner[country] != SHARED:
        return NOT_SHARED
    if state.holders[country] & BIT[seat] == 0:
        return NOT_YOURS
    return strike_refusal(state, seat, country, ALONE[state.holders[country] & ~BIT[seat]], country)


def strike_refusal(state: Teg, seat: i64, source: i64, defender: i64, target: i64) -> Refusal | None:
    """Two armies, a rival, the situation card and the pacts: what every attack with dice needs."""
    mine = state.armies[COUNTRIES * seat + source]
    if mine == 0:
        return NOT_YOURS
    if defender == seat:
        return YOURS
    return NEED_TWO if mine < 2 else reach_refusal(state, seat, source, defender, target)


def reach_refusal(state: Teg, seat: i64, source: i64, defender: i64, target: i64) -> Refusal | None:
    """The situation card and the pacts, however many armies there are."""
    borders = forces.border_refusal(state, source, target)
    if borders is not None:
        return borders
    return pacts.attack_refusal(state, seat, source, defender, target) if state.pacts else None


def fill(state: Teg, seat: i64, actions: Actions) -> None:
    """Every attack: on countries, on occupants of condominiums, and inside them."""
    shared = False
    for country in range(i64(COUNTRIES)):
        if state.armies[COUNTRIES * seat + country] < 2:
            continue
        for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
            defender = state.owner[TO[border]]
            if defender == SHARED:
                shared = True
            elif defender != seat and strike_refusal(state, seat, country, defender, TO[border]) is None:
                actions.add(ATTACK_ACTION + border)
    if shared:
        for border in range(i64(BORDERS)):
            for defender in range(state.seats):
                if occupant_refusal(state, seat, SEATS * border + defender) is None:
                    actions.add(OCCUPANT_ACTION + SEATS * border + defender)
    if state.pacts:
        for country in range(i64(COUNTRIES)):
            if state.owner[country] == SHARED and inside_refusal(state, seat, country) is None:
                actions.add(INSIDE_ACTION + country)


# ---- rolling


def throw(state: Teg, dice: Dice, count: i64) -> vec[i64]:
    """Some dice, sorted from high to low."""
    faces = vec[i64]([0] * 4)
    for place in range(count):
        face = forces.roll_die(state, dice)
        at = place
        while at > 0 and faces[at - 1] < face:
            faces[at] = faces[at - 1]
            at -= 1
        faces[at] = face
    return faces


def strike(state: Teg, seat: i64, source: i64, defender: i64, target: i64, dice: Dice) -> bool:
    """Roll once; ties are the defender's. True if the defender has no army left there (T12, T18)."""
    mine = state.armies[COUNTRIES * seat + source]
    theirs = state.armies[COUNTRIES * defender + target]
    attack_dice = odds.attack_dice(state.situation, mine, theirs)
    defence_dice = odds.defence_dice(state.situation, theirs)
    attack_faces = throw(state, dice, attack_dice)
    defence_faces = throw(state, dice, defence_dice)
    lost: i64 = 0
    won: i64 = 0
    for place in range(min(attack_dice, defence_dice)):
        if attack_faces[place] > defence_faces[place]:
            won += 1
        else:
            lost += 1
    lost = min(lost, mine - 1)
    won = min(won, theirs)
    if seat == state.current and target == state.zone[seat]:
        state.zone_attacked = True
    if lost > 0:
        forces.remove(state, seat, source, lost)
    if won > 0:
        forces.remove(state, defender, target, won)
    if state.tale is not None:
        facts = {
            "seat": seat,
            "source": COUNTRY[source],
            "target": COUNTRY[target],
            "other_seat": defender,
            "attack": [int(attack_faces[place]) for place in range(attack_dice)],
            "defence": [int(defence_faces[place]) for place in range(defence_dice)],
            "lost": lost,
            "other_lost": won,
        }
        state.tell("fought" if source != target else "fought-inside", facts)
    return won == theirs


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
    if not strike(state, seat, source, defender, target, dice):
        return
    others = state.holders[target]
    if others == 0:
        conquer(state, seat, source, defender, target)
    elif others & BIT[seat] != 0:
        become_sole_owner(state, seat, source, defender, target)
    else:
        expel(state, seat, source, defender, target)


# ---- what becomes of the country


def conquer(state: Teg, seat: i64, source: i64, defender: i64, target: i64) -> None:
    """One army goes in at once, up to two more may follow; missiles are captured (T19, T20)."""
    forces.hand_over_missiles(state, defender, target, seat)
    forces.move(state, seat, source, target, 1)
    forces.settle(state, target)
    offer_advance(state, seat, source, target, 1, min(3, state.armies[COUNTRIES * seat + source]))
    count_conquest(state, seat, defender, target)


def become_sole_owner(state: Teg, seat: i64, source: i64, defender: i64, target: i64) -> None:
    """The other occupant is gone: a conquest; from outside up to three armies may follow (T46, T48)."""
    forces.hand_over_missiles(state, defender, target, seat)
    forces.settle(state, target)
    if source != target:
        offer_advance(state, seat, source, target, 0, min(3, state.armies[COUNTRIES * seat + source] - 1))
    count_conquest(state, seat, defender, target)


def expel(state: Teg, seat: i64, source: i64, defender: i64, target: i64) -> None:
    """One occupant is driven out by a third: the attacker may move in, or leave the country to the other (T48)."""
    stays = ALONE[state.holders[target]]
    state.loot = forces.hand_over_missiles(state, defender, target, stays)
    forces.settle(state, target)
    offer_advance(state, seat, source, target, 0, min(3, state.armies[COUNTRIES * seat + source] - 1))
    if state.tale is not None:
        state.tell("expelled", {"seat": seat, "other_seat": defender, "country": COUNTRY[target]})
    drive_out(state, seat, defender)
    if state.phase != OVER:
        victory.check_everybody(state)


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


# ---- advancing


def offer_advance(state: Teg, seat: i64, source: i64, target: i64, least: i64, most: i64) -> None:
    """Ask how many armies go in, if there is a choice."""
    if most <= least:
        return
    state.phase = ADVANCE
    state.mover = seat
    state.advance_from = source
    state.advance_to = target
    state.advance_least = least
    state.advance_most = most


def advance_refusal(state: Teg, seat: i64, count: i64) -> Refusal | None:
    """Why this number of armies cannot advance."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase != ADVANCE:
        return WRONG_STEP
    return None if state.advance_least <= count <= state.advance_most else ADVANCE_RANGE


def fill_advance(state: Teg, _seat: i64, actions: Actions) -> None:
    """Every number of armies that may advance."""
    for count in range(state.advance_least, state.advance_most + 1):
        actions.add(ADVANCE_ACTION + count)


def advance(state: Teg, seat: i64, count: i64, _dice: Dice) -> i64:
    """Armies go into the country that fell; the first of a conquest is there already."""
    source = state.advance_from
    target = state.advance_to
    more = count - state.advance_least
    if more > 0:
        stays = state.owner[target]
        forces.move(state, seat, source, target, more)
        forces.settle(state, target)
        if stays not in (seat, SHARED):
            move_in(state, seat, stays, target)
        if state.tale is not None:
            facts = {"seat": seat, "source": COUNTRY[source], "target": COUNTRY[target], "armies": more}
            state.tell("advanced", facts)
    state.loot = 0
    state.advance_from = NOBODY
    state.advance_least = 0
    state.advance_most = 0
    if state.next_advance >= 0:
        follower = state.next_advance
        state.next_advance = NOBODY
        offer_advance(state, follower, state.next_advance_from, target, 1, state.next_advance_most)
    else:
        state.advance_to = NOBODY
        state.phase = ATTACK
        state.mover = state.current
    return 0


def move_in(state: Teg, seat: i64, stays: i64, target: i64) -> None:
    """The attacker takes the place and the missiles of the occupant driven out; no pact comes of it (T48, T49)."""
    state.missiles[COUNTRIES * stays + target] -= state.loot
    state.missiles[COUNTRIES * seat + target] += state.loot
    state.arsenal[stays] -= state.loot
    state.arsenal[seat] += state.loot
    if state.tale is not None:
        state.tell("moved-in", {"seat": seat, "other_seat": stays, "country": COUNTRY[target]})
