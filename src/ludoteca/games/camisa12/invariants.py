"""What is true of every position of Camisa 12. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64, vec
from ludoteca.games.camisa12.data import (
    CARDS,
    CHOOSING,
    COPIES,
    KIND_OF,
    KINDS,
    PIECES,
    SET,
    SIDES,
    SOLO_CARDS,
    SPACES,
)

if TYPE_CHECKING:
    from ludoteca.games.camisa12.rules import Camisa12


def check(state: Camisa12) -> None:
    """Pieces and cards are conserved, counts agree with the stands."""
    if state.phase == CHOOSING:
        assert state.in_deck == 0, "cards before the teams"
        return
    for owner in range(i64(2)):
        check_pieces(state, owner)
    for card in range(i64(1), i64(CARDS)):
        total = state.deck[card] + state.hand[card] + state.hand[CARDS + card]
        for i in range(len(state.under)):
            if state.under[i] == card:
                total += 1
        assert total == (0 if state.seats == 1 and card > SOLO_CARDS else COPIES[card]), f"mosaic card {card}"
    assert len(state.under) == len(state.under_by), "cards under the deck"
    assert state.penalty[0] != state.penalty[1], "penalty cards"


def check_pieces(state: Camisa12, owner: i64) -> None:
    """All 24 pieces of a set are somewhere, once."""
    found = vec[i64]([0] * PIECES)
    for piece in range(i64(1), i64(PIECES)):
        own = PIECES * owner + piece
        found[piece] = state.rest[own] + state.cycled[own] + state.pile[PIECES * (1 - owner) + piece]
    found[state.top[owner]] += 1
    for side in range(i64(SIDES)):
        found[state.rondel[SIDES * owner + side]] += 1
    kinds = vec[i64]([0] * (KINDS + 1))
    for space in range(i64(SPACES)):
        piece = state.stand[SPACES * owner + space]
        found[piece] += 1
        kinds[KIND_OF[piece]] += 1
    for piece in range(i64(1), i64(PIECES)):
        assert found[piece] == SET[piece], f"piece {piece} of side {owner}: {found[piece]} of {SET[piece]}"
    for kind in range(i64(KINDS)):
        assert kinds[kind] == state.count[KINDS * owner + kind], f"kind {kind} of side {owner}"
