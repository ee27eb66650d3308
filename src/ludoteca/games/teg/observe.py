"""What a seat of T.E.G. sees, as numbers: map, turn, players, cards, objectives; pacts in talks/numbers.py. Compiled.

What follows from the rest is left out: who blockades whom, how many countries somebody has, how far an objective is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i16, i64, vec
from ludoteca.engine.numbers import flag, flags, one, same, several
from ludoteca.engine.observation import MOST, Observation, Piece
from ludoteca.engine.state import BIT
from ludoteca.games.teg.cards import deck
from ludoteca.games.teg.families import ACTIONS
from ludoteca.games.teg.talks import numbers as talks
from ludoteca.games.teg.world.board import CONTINENTS, COUNTRIES
from ludoteca.games.teg.world.data import (
    ADVANCE,
    DECK,
    HAND_LIMIT,
    HIGHER,
    LAID,
    LOWER,
    NOBODY,
    OBJECTIVES,
    ONLOOKERS,
    OVER,
    SEATS,
    SITUATION_COPIES,
    SITUATIONS,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

DICE: Final = 24  # of one action that are told: those of an attack, and of a crisis after it
UNKNOWN: Final = -1  # where a card is that the seat does not know
REASONS: Final = ("", "objective", "common", "last", "limit")
PAIRED: Final = 11  # objectives that two players can have
PAIR_BITS: Final = 2047


def pieces(seats: int, pacts: bool) -> Observation:
    """Countries, continents, objectives and seats are numbers from 0; -1 is none, and nobody."""
    common = (
        Piece("seat", -1, seats - 1),
        Piece("round", 0, MOST),
        Piece("phase", 0, OVER),
        Piece("mover", -1, seats - 1),
        Piece("situation", -1, SITUATIONS - 1),
        Piece("no_card", 0, 1, (seats,)),
        Piece("dice", 0, 6, (DICE,)),
        Piece("situations_left", 0, int(SITUATION_COPIES[0]), (SITUATIONS,)),
        Piece("winner", -1, seats - 1),
        Piece("reason", 0, len(REASONS) - 1),
        # the map: whoever holds a country, and the second one of a condominium
        Piece("holders", -1, seats - 1, (COUNTRIES, 2)),
        Piece("armies", 0, MOST, (COUNTRIES, 2)),
        Piece("missiles", 0, MOST, (COUNTRIES, 2)),
        # the turn
        Piece("turn", -1, seats - 1),
        Piece("starter", 0, seats - 1),
        Piece("to_place", 0, MOST, (1 + CONTINENTS,)),  # anywhere, then by continent
        Piece("conquests", 0, MOST, (2,)),  # alone, and with an ally
        Piece("card_due", 0, 1),
        Piece("freed", -1, COUNTRIES - 1),
        Piece("regrouped", 0, MOST, (COUNTRIES,)),
        Piece("regrouped_missiles", 0, MOST, (COUNTRIES,)),
        Piece("advance", -1, MOST, (5,)),  # who, from, to, at least, at most
        Piece("joint", -1, COUNTRIES - 1, (5,)),  # how, ally, source, the ally's source, target
        # the players
        Piece("alive", 0, 1, (seats,)),
        Piece("eliminated_by", -1, seats - 1, (seats,)),
        Piece("cards", 0, COUNTRIES, (seats,)),
        Piece("exchanges", 0, MOST, (seats,)),
        Piece("turns", 0, MOST, (seats,)),
        Piece("exchanged", 0, 1, (seats,)),
        Piece("used_continent_cards", 0, 1, (seats, CONTINENTS)),
        Piece("owes_card", 0, 1, (seats,)),
        ruled_out_piece(seats),
        # the country cards: where each is, when it was drawn, who knows that, when it entered the deck, its bonus
        Piece("places", UNKNOWN, LAID, (COUNTRIES,)),
        Piece("drawn", 0, MOST, (COUNTRIES,)),
        Piece("known_to", 0, 2 ** (ONLOOKERS + 1) - 1, (COUNTRIES,)),
        Piece("entered", 0, MOST, (COUNTRIES,)),
        Piece("bonus_taken", 0, 1, (COUNTRIES,)),
        Piece("hidden_cards", -1, MOST, (HAND_LIMIT * seats, 3)),  # in the order of drawing: whose, when, known to
        Piece("deck", 0, COUNTRIES),
        Piece("laid_continents", 0, 1, (CONTINENTS,)),
        Piece("objectives", -1, OBJECTIVES - 1, (seats, 2)),
    )
    return (*common, *talks.pieces(seats, ACTIONS)) if pacts else common


def ruled_out_piece(seats: int) -> Piece:
    """Objectives that a player cannot have; for two players, which have two each, with which others as bits."""
    if seats == 2:
        return Piece("ruled_out", 0, PAIR_BITS, (seats, PAIRED))
    return Piece("ruled_out", 0, 1, (seats, OBJECTIVES))


def observe(state: Teg, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write the pieces; -1 is a spectator."""
    at = one(out, at, seat)
    at = one(out, at, state.round)
    at = one(out, at, state.phase)
    at = one(out, at, NOBODY if state.phase == OVER else state.mover)
    at = one(out, at, state.situation if state.round > 0 else NOBODY)
    at = flags(out, at, state.no_card, state.seats)
    rolled = min(i64(len(state.rolled)), i64(DICE))
    at = several(out, at, state.rolled, 0, rolled)
    at = same(out, at, 0, DICE - rolled)
    at = several(out, at, state.situations, 0, SITUATIONS)
    at = one(out, at, state.winner)
    at = one(out, at, REASONS.index(state.reason) if state.phase == OVER else 0)
    at = the_map(state, out, at)
    at = the_turn(state, out, at)
    at = the_players(state, out, at)
    at = the_cards(state, seat, out, at)
    at = the_objectives(state, seat, out, at)
    return talks.write(state, seat, out, at) if state.pacts else at


def the_map(state: Teg, out: vec[i16], at: i64) -> i64:
    """Who is in each country, with how many armies and missiles."""
    armies = at + 2 * COUNTRIES
    missiles = armies + 2 * COUNTRIES
    for country in range(i64(COUNTRIES)):
        holders = state.holders[country]
        one_of = LOWER[holders]
        other = HIGHER[holders]
        if other == one_of:
            other = NOBODY
        at = one(out, at, one_of)
        at = one(out, at, other)
        armies = force(state.armies, one_of, other, country, out, armies)
        missiles = force(state.missiles, one_of, other, country, out, missiles)
    return missiles


def force(counts: vec[i64], one_of: i64, other: i64, country: i64, out: vec[i16], at: i64) -> i64:
    """What the one or two who hold a country have there."""
    at = one(out, at, 0 if one_of < 0 else counts[COUNTRIES * one_of + country])
    return one(out, at, 0 if other < 0 else counts[COUNTRIES * other + country])


def the_turn(state: Teg, out: vec[i16], at: i64) -> i64:
    """Whose turn it is, and what has happened in it."""
    at = one(out, at, state.current)
    at = one(out, at, state.starter)
    at = one(out, at, state.free)
    at = several(out, at, state.placing, 0, CONTINENTS)
    at = one(out, at, state.conquests)
    at = one(out, at, state.joint_conquests)
    at = flag(out, at, state.card_due)
    at = one(out, at, state.freed)
    at = several(out, at, state.moved, 0, COUNTRIES)
    at = several(out, at, state.moved_missiles, 0, COUNTRIES)
    if state.phase == ADVANCE:
        at = one(out, at, state.mover)
        at = one(out, at, state.advance_from)
        at = one(out, at, state.advance_to)
        at = one(out, at, state.advance_least)
        at = one(out, at, state.advance_most)
    else:
        at = same(out, at, NOBODY, 5)
    if state.joint_kind == 0:
        return same(out, at, NOBODY, 5)
    at = one(out, at, state.joint_kind)
    at = one(out, at, state.joint_ally)
    at = one(out, at, state.joint_from)
    at = one(out, at, state.joint_ally_from)
    return one(out, at, state.joint_target)


def the_players(state: Teg, out: vec[i16], at: i64) -> i64:
    """What everybody knows of each player."""
    seats = state.seats
    at = flags(out, at, state.alive, seats)
    at = several(out, at, state.killer, 0, seats)
    at = several(out, at, state.hand, 0, seats)
    at = several(out, at, state.exchanges, 0, seats)
    at = several(out, at, state.turns, 0, seats)
    at = flags(out, at, state.exchanged, seats)
    for seat in range(seats):
        at = flags(out, at, state.used_continents[seat], CONTINENTS)
    at = flags(out, at, state.owes_card, seats)
    for seat in range(seats):
        if seats == 2:
            for objective in range(i64(PAIRED)):
                at = one(out, at, state.ruled_out[OBJECTIVES * seat + objective] & PAIR_BITS & ~BIT[objective])
        else:
            for objective in range(i64(OBJECTIVES)):
                at = flag(out, at, state.ruled_out[OBJECTIVES * seat + objective] & BIT[objective] != 0)
    return at


def the_cards(state: Teg, seat: i64, out: vec[i16], at: i64) -> i64:
    """Every country card as far as this seat knows its place, then those in hands of which it knows only that."""
    eye: i64 = seat if seat >= 0 else ONLOOKERS
    drawn = at + COUNTRIES
    known = drawn + COUNTRIES
    for card in range(i64(COUNTRIES)):
        place = state.place[card]
        secret = place == DECK or (place < SEATS and state.known[card] & BIT[eye] == 0)
        one(out, at + card, UNKNOWN if secret else place)
        held = not secret and place < SEATS
        one(out, drawn + card, state.drawn[card] if held else 0)
        one(out, known + card, others(state, card) if held else 0)
    at = several(out, known + COUNTRIES, state.entered, 0, COUNTRIES)
    at = several(out, at, state.bonus_taken, 0, COUNTRIES)
    at = hidden_cards(state, eye, out, at)
    at = one(out, at, deck.in_place(state, DECK))
    return flags(out, at, state.laid_continents, CONTINENTS)


def others(state: Teg, card: i64) -> i64:
    """Bits of the seats that know who holds a card, beside the holder."""
    return state.known[card] & (BIT[state.seats] - 1) & ~BIT[state.place[card]]


def hidden_cards(state: Teg, eye: i64, out: vec[i16], at: i64) -> i64:
    """Cards in hands that the viewer does not know, in the order in which they were drawn."""
    rows: i64 = HAND_LIMIT * state.seats
    end = same(out, at, NOBODY, 3 * rows)
    count: i64 = 0
    for card in range(i64(COUNTRIES)):
        if state.place[card] >= SEATS or state.known[card] & BIT[eye] != 0 or count == rows:
            continue
        when = i16(state.drawn[card])
        row = at + 3 * count
        while row > at and out[row - 2] > when:  # a later one makes room
            out[row] = out[row - 3]
            out[row + 1] = out[row - 2]
            out[row + 2] = out[row - 1]
            row -= 3
        out[row] = i16(state.place[card])
        out[row + 1] = when
        out[row + 2] = i16(others(state, card))
        count += 1
    return end


def the_objectives(state: Teg, seat: i64, out: vec[i16], at: i64) -> i64:
    """The own ones; everybody's when the match is over."""
    for other in range(state.seats):
        if other == seat or state.phase == OVER:
            at = several(out, at, state.objective, 2 * other, 2)
        else:
            at = same(out, at, NOBODY, 2)
    return at
