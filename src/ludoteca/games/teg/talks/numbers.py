"""Pacts and proposals as numbers, for whoever learns from them; listing.py has them as facts. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i16, i64, vec
from ludoteca.engine.numbers import flag, one, same, several
from ludoteca.engine.observation import MOST, Observation, Piece
from ludoteca.engine.state import BIT
from ludoteca.games.teg.pacts import aggression
from ludoteca.games.teg.talks import signing
from ludoteca.games.teg.world.board import COUNTRIES, PAIRS, SCOPES
from ludoteca.games.teg.world.data import ANNOUNCED, HIGH_EXPIRES, MADE_MAX, NOBODY, PROPOSALS, SEATS, SHARED

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

AGGRESSIONS: Final = 48  # pacts of aggression that are told, the oldest first; no rule bounds them, play does
ALLIES: Final = 16  # condominiums of a turn from which the ally may regroup, likewise
BOUND: Final = 1
ENDING: Final = 2
EXPIRING: Final = 4


def pieces(seats: int, actions: int) -> Observation:
    """What a table with pacts shows beside the map; actions are their ids, -1 is none."""
    return (
        Piece("country_pacts", 0, HIGH_EXPIRES, (PAIRS,)),
        # what the one promised the other, by scope: bound 1, its end announced 2, in its last turn 4
        Piece("promises", 0, BOUND + ENDING + EXPIRING, (seats, seats, SCOPES)),
        Piece("zones", -1, COUNTRIES - 1, (seats, 5)),  # country, with whom, ending, attacked, possible
        Piece("aggressions", -1, MOST, (AGGRESSIONS, aggression.FIELDS)),
        Piece("alliances", -1, ANNOUNCED + 2 * SEATS, (COUNTRIES,)),  # of condominiums
        Piece("allies", -1, COUNTRIES - 1, (ALLIES, 2)),  # seat and country
        Piece("proposals", -1, actions - 1, (PROPOSALS * seats, 2)),  # the action, and to whom
        Piece("proposed", 0, PROPOSALS, (seats,)),
        Piece("made", 0, MADE_MAX, (seats,)),
        Piece("made_by_me", -1, actions - 1, (MADE_MAX,)),
    )


def write(state: Teg, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write the pieces; -1 is a spectator."""
    seats = state.seats
    at = several(out, at, state.country_pact, 0, PAIRS)
    at = promises(state, out, at)
    for other in range(seats):
        at = zone(state, other, out, at)
    signed = min(i64(len(state.aggressions)), i64(AGGRESSIONS * aggression.FIELDS))
    at = several(out, at, state.aggressions, 0, signed)
    at = same(out, at, NOBODY, AGGRESSIONS * aggression.FIELDS - signed)
    for country in range(i64(COUNTRIES)):
        at = one(out, at, state.alliance[country] if state.owner[country] == SHARED else NOBODY)
    allied = min(i64(len(state.allied)), i64(2 * ALLIES))
    at = several(out, at, state.allied, 0, allied)
    at = same(out, at, NOBODY, 2 * ALLIES - allied)
    for n in range(PROPOSALS * seats):
        waits = state.pending[n] >= 0
        at = one(out, at, state.pending[n])
        at = one(out, at, signing.partner_of(state, n // PROPOSALS, state.pending[n]) if waits else NOBODY)
    at = several(out, at, state.proposed, 0, seats)
    at = several(out, at, state.made_count, 0, seats)
    mine: i64 = 0 if seat < 0 else state.made_count[seat]
    at = several(out, at, state.made, MADE_MAX * seat if seat >= 0 else 0, mine)
    return same(out, at, NOBODY, MADE_MAX - mine)


def promises(state: Teg, out: vec[i16], at: i64) -> i64:
    """Continent, border and world pacts: what each seat promised each other."""
    for seat in range(state.seats):
        for other in range(state.seats):
            place = SEATS * seat + other
            bound = state.promises[place]
            ending = state.ending[place]
            expiring = state.expiring[place]
            if bound | ending | expiring == 0:
                at = same(out, at, 0, SCOPES)
                continue
            for scope in range(i64(SCOPES)):
                bit = BIT[scope]
                code: i64 = BOUND if bound & bit != 0 else 0
                if ending & bit != 0:
                    code += ENDING
                if expiring & bit != 0:
                    code += EXPIRING
                at = one(out, at, code)
    return at


def zone(state: Teg, seat: i64, out: vec[i16], at: i64) -> i64:
    """The international zone that a seat is bound to; of whose turn it is, whether it was or can be attacked."""
    if state.zone[seat] < 0:
        return same(out, at, NOBODY, 5)
    at = one(out, at, state.zone[seat])
    at = one(out, at, state.zone_with[seat])
    at = one(out, at, state.zone_ending[seat])
    at = flag(out, at, seat == state.current and state.zone_attacked)
    return flag(out, at, seat == state.current and state.zone_possible)
