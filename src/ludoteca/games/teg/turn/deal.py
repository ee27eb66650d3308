"""Set-up: countries, objectives, and who plays first. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, SHOWN, Dice, only
from ludoteca.games.teg.turn import rounds
from ludoteca.games.teg.war import goals
from ludoteca.games.teg.world import forces
from ludoteca.games.teg.world.board import COUNTRIES, COUNTRY
from ludoteca.games.teg.world.data import ALONE, COLOURS, NOBODY, OBJECTIVE, OBJECTIVES, OCCUPATIONS, SEATS

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def deal(state: Teg, dice: Dice) -> i64:
    """Deal the 72 countries and the objectives, and roll for the first player."""
    if state.tale is not None:
        for seat in range(state.seats):
            state.tell("colour", {"seat": seat, "colour": COLOURS[state.colours[seat]]})
    deal_countries(state, dice)
    deal_objectives(state, dice)
    state.starter = ALONE[highest_rolls(state, state.alive, 1, dice)]
    if state.tale is not None:
        state.tell("first", {"seat": state.starter})
    rounds.start_opening_lap(state, dice)
    return SHOWN


def deal_countries(state: Teg, dice: Dice) -> None:
    """One army in each country; of five players the two highest rolls get the two left over (T1)."""
    order = shuffled(COUNTRIES, dice)
    each = COUNTRIES // state.seats
    for dealt in range(each * state.seats):
        occupy(state, dealt % state.seats, order[dealt])
    place = each * state.seats
    lucky = highest_rolls(state, state.alive, COUNTRIES - place, dice) if place < COUNTRIES else 0
    for seat in range(state.seats):
        if lucky & BIT[seat] == 0:
            continue
        occupy(state, seat, order[place])
        if state.tale is not None:
            state.tell("left-over", {"seat": seat, "country": COUNTRY[order[place]]})
        place += 1
    if state.tale is not None:
        for seat in range(state.seats):
            mine = [COUNTRY[country] for country in range(COUNTRIES) if state.owner[country] == seat]
            state.tell("dealt", {"seat": seat, "countries": mine})


def occupy(state: Teg, seat: i64, country: i64) -> None:
    """The first army in a country."""
    forces.muster(state, seat, country, 1)
    forces.settle(state, country)


def deal_objectives(state: Teg, dice: Dice) -> None:
    """One secret objective each, two for two players; two and three players use the occupations only (T2, T3)."""
    order = shuffled(OCCUPATIONS if state.seats <= 3 else OBJECTIVES, dice)
    each: i64 = 2 if state.seats == 2 else 1
    if each == 2:  # which of two was dealt first does not matter
        for place in (i64(0), i64(2)):
            low = min(order[place], order[place + 1])
            order[place + 1] = max(order[place], order[place + 1])
            order[place] = low
    for place in range(each * state.seats):
        seat = place // each
        state.objective[2 * seat + place % each] = order[place]
        if state.tale is not None:
            facts: dict[str, Any] = {"seat": seat, "objective": OBJECTIVE[order[place]]}
            rival = goals.rival_of(state, seat, order[place])
            if rival >= 0:
                facts["target_seat"] = rival
                state.tell("objective-destroy", facts, only(seat))
            else:
                state.tell("objective", facts, only(seat))


def highest_rolls(state: Teg, seats: i64, wanted: i64, dice: Dice) -> i64:
    """Bits of the seats with the highest dice; only those who tie for the last place roll again (T1, T9)."""
    rolls = vec[i64]([NOBODY] * SEATS)
    for seat in range(state.seats):
        if seats & BIT[seat] != 0:
            rolls[seat] = forces.roll_die(state, dice)
            if state.tale is not None:
                state.tell("die", {"seat": seat, "die": rolls[seat]})
    chosen: i64 = 0
    for lower in range(i64(6)):
        face = 6 - lower
        level: i64 = 0
        count: i64 = 0
        for seat in range(state.seats):
            if rolls[seat] == face:
                level |= BIT[seat]
                count += 1
        if count > wanted:
            return chosen | highest_rolls(state, level, wanted, dice)
        chosen |= level
        wanted -= count
        if wanted == 0:
            break
    return chosen


def shuffled(count: i64, dice: Dice) -> vec[i64]:
    """The numbers below count in random order."""
    order = vec[i64](range(count))
    for place in range(count - 1, 0, -1):
        other = dice.below(place + 1)
        kept = order[place]
        order[place] = order[other]
        order[other] = kept
    return order
