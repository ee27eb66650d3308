"""What a seat of Tacocat sees. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT
from ludoteca.games.tacocat.clashes import pulled
from ludoteca.games.tacocat.data import (
    ARROWS,
    BOTH,
    COPIES,
    FINISHED,
    HAND_SIZES,
    HIGHEST,
    LETTERS,
    NORTH,
    PHASES,
    RANKS,
    SOUTH,
    SWAP,
    TILES,
)

if TYPE_CHECKING:
    from ludoteca.games.tacocat.rules import Tacocat


def view(state: Tacocat, seat: i64) -> dict[str, Any]:
    """What a seat may see; -1 is a spectator."""
    shown: dict[str, Any] = {
        "seat": None if seat < 0 else seat,
        "round": state.round,
        "phase": PHASES[state.phase],
        "waiting": [other for other in range(2) if state.must() & BIT[other] != 0],
        "tile": state.tile,
        "tiles": [_tile(state, tile) for tile in range(TILES)],
        "hands": [int(state.size[0]), int(state.size[1])],
        "deck": state.in_deck,
        "seen": cards(state.seen, 0),
        "copies": [int(COPIES[card]) for card in range(1, HIGHEST + 1)],
        "swapped": [None if count < 0 else int(count) for count in state.swapped],
        "lowest_possible": [int(state.floor[0]), int(state.floor[1])],
        "duel_winner": None if state.duel_winner < 0 else state.duel_winner,
        "attack": None,
        "winner": None if state.winner < 0 else state.winner,
    }
    if state.attack > 0:
        shown["attack"] = {
            "seat": state.attacker,
            "card": state.attack,
            "count": state.attack_count,
            "left": state.attack_left,
            "lost": state.attack_lost,
        }
    elif state.attacker >= 0:
        shown["attacker"] = state.attacker
    if state.phase != FINISHED:
        shown["pulls"] = [int(pulled(state, NORTH)), int(pulled(state, SOUTH))]
    else:
        shown["last_cards"] = [int(state.lowest(0)), int(state.lowest(1))]
    if seat >= 0:
        shown["hand"] = cards(state.hand, seat)
        shown["marked"] = cards(state.marked, seat)
        shown["dropped"] = cards(state.dropped, seat)
        swapping = state.phase == SWAP and state.must() & BIT[seat] != 0
        shown["may_swap"] = state.limit[seat] if swapping else 0
        shown["may_unmark"] = state.size[seat] - state.unmarked[seat] if swapping else 0
        shown["duel_card"] = None if state.duel[seat] <= 0 else int(state.duel[seat])
    return shown


def cards(counts: vec[i64], seat: i64) -> list[int]:
    """The cards of one seat's counts, sorted."""
    out: list[int] = []
    for card in range(1, RANKS):
        for _ in range(counts[RANKS * seat + card]):
            out.append(card)
    return out


def _tile(state: Tacocat, tile: i64) -> dict[str, Any]:
    arrow = ARROWS[TILES * state.board + tile]
    return {
        "letter": LETTERS[tile],
        "cards": HAND_SIZES[tile],
        "arrow": [0, 1] if arrow == BOTH else [int(arrow)],
        "covered": state.covered & BIT[tile] != 0,
    }
