"""What a piece scores when it is placed. Everything here is asked before the piece lies in the stand. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.camisa12.data import (
    ARARA,
    ARARA_POINTS,
    BANDEIRAO,
    BOTO,
    BOTO_PENALTY,
    CAPIVARA,
    CAPIVARA_SIDES,
    CIGARRA,
    CIGARRA_FIRST,
    CIGARRA_LATER,
    CORUJA,
    CORUJA_SPACES,
    ESPELHO,
    ESPELHO_POINTS,
    FIREWORK_POINTS,
    FLAG,
    FLAG_POINTS,
    FOGOS,
    KIND_OF,
    KINDS,
    MARE,
    MARE_POINTS,
    MOSAICO,
    MUSICA,
    OLA,
    ONCA,
    ONCA_ALONE,
    ONCA_GROUP,
    PIPA,
    PIPA_REACH,
    SABIA,
    SONG_A,
    SONG_E,
    SONG_POINTS,
    SPACES,
    STAND,
    VAGA_LUME,
    VAGA_LUME_POINTS,
    WAVE_POINTS,
    WRONG_SYMBOL,
)

if TYPE_CHECKING:
    from ludoteca.games.camisa12.rules import Camisa12


def piece_points(state: Camisa12, seat: i64, piece: i64, space: i64) -> i64:
    """The immediate points of a piece on a space; a Mosaico draws cards instead (K2.5)."""
    kind = KIND_OF[piece]
    if kind == BANDEIRAO:
        return FLAG_POINTS[group_size(state, seat, space)]
    if kind == MUSICA:
        return SONG_POINTS[state.count[KINDS * seat + MUSICA] + 1] if in_order(state, seat, piece, space) else 0
    if kind == FOGOS:
        return FIREWORK_POINTS[state.count[KINDS * seat + FOGOS] + 1]
    if kind == OLA:
        return WAVE_POINTS[state.count[OLA] + state.count[KINDS + OLA] + 1]
    return 0


def group_size(state: Camisa12, seat: i64, space: i64) -> i64:
    """How many Bandeirões a Bandeirão on this space is connected with, itself counted (K2.7).

    Pipa's reach over one space between (E10); one piece of Alquimistas counts as well (E23).
    """
    reach: i64 = PIPA_REACH if state.team[seat] == PIPA else 1
    first = SPACES * seat
    size: i64 = 1
    missed: i64 = 0
    place = first + space + 1
    while place < first + SPACES and missed < reach:
        if state.stand[place] == FLAG or place == state.raised:
            size += 1
            missed = 0
        else:
            missed += 1
        place += 1
    missed = 0
    place = first + space - 1
    while place >= first and missed < reach:
        if state.stand[place] == FLAG or place == state.raised:
            size += 1
            missed = 0
        else:
            missed += 1
        place -= 1
    return size


def in_order(state: Camisa12, seat: i64, piece: i64, space: i64) -> bool:
    """Would all Músicas of the stand, read clockwise, ascend with this one (K2.7)? Sabiá's always do (E12)."""
    if state.team[seat] == SABIA:
        return True
    if state.mistaken & BIT[seat] != 0:
        return False
    first = SPACES * seat
    for place in range(first, first + SPACES):
        other = state.stand[place]
        if SONG_A <= other <= SONG_E and (other > piece if place < first + space else other < piece):
            return False
    return True


def bonus_points(state: Camisa12, seat: i64, piece: i64, space: i64) -> i64:
    """What the seat's own team adds to this piece (E1 to E4)."""
    team = state.team[seat]
    kind = KIND_OF[piece]
    if team == ONCA and kind == BANDEIRAO:
        return ONCA_GROUP if group_size(state, seat, space) >= 2 else ONCA_ALONE
    if team == CIGARRA and kind == MUSICA and in_order(state, seat, piece, space):
        return CIGARRA_LATER if state.count[KINDS * seat + MUSICA] > 0 else CIGARRA_FIRST
    if team == VAGA_LUME and kind == FOGOS:
        return VAGA_LUME_POINTS
    return ARARA_POINTS if team == ARARA and kind == MOSAICO else 0


def wrong_symbol(state: Camisa12, seat: i64, piece: i64, space: i64, side: i64) -> i64:
    """What the opponent marks when a piece from this side is put there (K2.6, E5, E6, E10, E12, E16)."""
    if STAND[space] == side:
        return 0
    team = state.team[seat]
    if team == BOTO:
        return BOTO_PENALTY
    if (
        (team == CAPIVARA and CAPIVARA_SIDES & BIT[side] != 0)
        or (team == PIPA and piece == FLAG)
        or (team == SABIA and KIND_OF[piece] == MUSICA)
        or (team == CORUJA and state.empty_spaces(seat) <= CORUJA_SPACES)
    ):
        return 0
    return WRONG_SYMBOL


def reaction_points(state: Camisa12, seat: i64, piece: i64) -> i64:
    """What the opponent's team marks because this seat places such a piece (E9, E24)."""
    team = state.team[1 - seat]
    kind = KIND_OF[piece]
    if team == MARE and kind == OLA:
        return MARE_POINTS
    return ESPELHO_POINTS if team == ESPELHO and state.last_kind[1 - seat] == kind else 0
