"""What an action of Camisa 12 would do, from what the seat knows. Compiled.

`worth` is a beginner's eye: points now, less those given away; no thought of what the other can do next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.engine.native import i64
from ludoteca.games.camisa12.data import (
    BACK,
    CHOOSE,
    CYCLE,
    DIFFICULTY,
    ENCORE,
    ESTIVADORES_PRICE,
    FORBID,
    FRONT,
    KIND_OF,
    KINDS,
    MOSAIC_KEPT,
    MOSAICO,
    MOVE,
    NO_PIECE,
    PIECE_NAMES,
    PLACE,
    PUT_UNDER,
    RAISE,
    RECOVER,
    ROTATE,
    SIDES,
    SOLO_CYCLE,
    SPACES,
    SYMBOLS,
    TAKE,
    TEAM_NAMES,
    TOKENS,
)
from ludoteca.games.camisa12.ending import card_points
from ludoteca.games.camisa12.scoring import bonus_points, piece_points, reaction_points, wrong_symbol

if TYPE_CHECKING:
    from ludoteca.games.camisa12.rules import Camisa12

CARD_WORTH = 3.0  # what a mosaic card brings on the average
TOKEN_WORTH = 2.5  # what a token is worth keeping for


def preview(state: Camisa12, seat: i64, action: i64) -> dict[str, Any]:
    """What a legal action would do."""
    if action < MOVE:
        return team_preview(action - CHOOSE)
    if action < ROTATE:
        return move_preview(state, seat, action - MOVE)
    if action < PLACE:
        return {"worth": -TOKEN_WORTH}
    if action < TAKE:
        raised = action >= RAISE
        space = action - (RAISE if raised else PLACE)
        return place_preview(state, seat, state.rondel[SIDES * seat + state.side], space, state.side, raised)
    if action < TAKE + SIDES:
        return take_preview(state, seat, action - TAKE)
    if action <= PUT_UNDER:
        return recover_preview(state, seat, action - RECOVER)
    if action < ENCORE:
        points = card_points(state, seat, action - PUT_UNDER)
        return {"points": points, "worth": -float(points)}
    if action == ENCORE:
        return {"points": state.again, "worth": 1.0 if state.again >= 3 else -1.0}
    if action < CYCLE:
        return {"side": SYMBOLS[action - FORBID], "worth": -1.0}
    return {"given": SOLO_CYCLE, "worth": -float(SOLO_CYCLE)} if action == CYCLE else {"worth": 0.0}


def team_preview(team: i64) -> dict[str, Any]:
    """What is printed on a team's card: colours of both faces, dots of difficulty, tokens."""
    return {
        "team": TEAM_NAMES[team],
        "colours": [FRONT[team], BACK[team]],
        "difficulty": DIFFICULTY[team],
        "tokens": int(TOKENS[team]),
        "worth": 0.0,
    }


def place_preview(state: Camisa12, seat: i64, piece: i64, space: i64, side: i64, raised: bool) -> dict[str, Any]:
    """The points of a piece on a space for both sides, and the cards it draws."""
    points = piece_points(state, seat, piece, space)
    bonus = bonus_points(state, seat, piece, space)
    wrong = wrong_symbol(state, seat, piece, space, side)
    reaction = reaction_points(state, seat, piece)
    cards = cards_kept(state, seat, piece)
    worth = float(points + bonus - wrong - reaction) + CARD_WORTH * float(cards) - (TOKEN_WORTH if raised else 0.0)
    return {
        "piece": PIECE_NAMES[piece],
        "points": points,
        "bonus": bonus,
        "wrong_symbol": wrong,
        "given": wrong + reaction,
        "cards": cards,
        "worth": worth,
    }


def cards_kept(state: Camisa12, seat: i64, piece: i64) -> i64:
    """How many mosaic cards a piece brings in the end."""
    if KIND_OF[piece] != MOSAICO:
        return 0
    return MOSAIC_KEPT[state.count[KINDS * seat + MOSAICO] + 1]


def best_place(state: Camisa12, seat: i64, piece: i64, side: i64) -> dict[str, Any]:
    """The preview of the best space for a piece from a side."""
    best: dict[str, Any] = {"worth": -100.0}
    for space in range(i64(SPACES)):
        if state.stand[SPACES * seat + space] == NO_PIECE:
            told = place_preview(state, seat, piece, space, side, False)
            if told["worth"] > best["worth"]:
                told["space"] = space + 1
                best = told
    return best


def move_preview(state: Camisa12, seat: i64, steps: i64) -> dict[str, Any]:
    """Where the ball stops, which pieces lie there, and the best that can be made of one's own."""
    side = (state.ball + steps) % SIDES
    best = best_place(state, seat, state.rondel[SIDES * seat + side], side)
    spends = steps < 1 or steps > state.longest_free_move(seat)
    return {
        "side": SYMBOLS[side],
        "piece": PIECE_NAMES[state.rondel[SIDES * seat + side]],
        "rival_piece": PIECE_NAMES[state.rondel[SIDES * (1 - seat) + side]],
        "best_space": best["space"],
        "points": best["points"] + best["bonus"],
        "given": best["given"],
        "cards": best["cards"],
        "token": spends,
        "worth": best["worth"] - (TOKEN_WORTH if spends else 0.0),
    }


def take_preview(state: Camisa12, seat: i64, side: i64) -> dict[str, Any]:
    """Farol: the best that can be made of the piece on another side, less the token."""
    best = best_place(state, seat, state.rondel[SIDES * seat + side], side)
    best["worth"] -= TOKEN_WORTH
    return best


def recover_preview(state: Camisa12, seat: i64, piece: i64) -> dict[str, Any]:
    """Estivadores: the best that can be made of a piece that was discarded, less the token and its price."""
    best = best_place(state, seat, piece, state.side)
    best["given"] += ESTIVADORES_PRICE
    best["worth"] -= TOKEN_WORTH + float(ESTIVADORES_PRICE)
    return best
