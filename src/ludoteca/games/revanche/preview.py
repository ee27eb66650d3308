"""What an action of Revanche would do, as a beginner sees it. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.engine.native import i64
from ludoteca.games.revanche.data import (
    ACE,
    BENCH,
    BRING,
    COMMIT,
    CORNER,
    DEFEND,
    FINISH,
    FREE_KICK,
    HIDE,
    KEEPER,
    LAST,
    NUMBERS,
    OUT,
    PLAY,
    SHOOT,
    WALL,
)
from ludoteca.games.revanche.odds import reaches
from ludoteca.games.revanche.setpiece import distance

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche


def preview(state: Revanche, seat: i64, action: i64) -> dict[str, Any]:
    """What an action would do, from what the seat knows.

    `worth` is a beginner's eye: score, cross, save with the keeper; the bench is for scoring at once.
    """
    if action <= COMMIT:
        return preview_play(state, seat, action - PLAY)
    if action <= BRING:
        card = action - COMMIT
        worth = shot_worth(state, card) if state.phase != WALL else wall_worth(state, card)
        return {"card": card, "worth": worth}
    if action <= BENCH:
        card = action - BRING
        scores = state.phase == FINISH and card == state.answer and state.hand[NUMBERS * seat + card] == 0
        return {"card": card, "scores": scores, "worth": 50.0 if scores else -10.0}
    if action <= OUT:
        card = action - BENCH
        return {"card": card, "worth": -1.0 if card in (KEEPER, ACE) else 0.0}
    if action <= HIDE:
        card = action - OUT
        side = seat & 1
        benched = state.bench[NUMBERS * side + card]
        lost = state.hand[NUMBERS * seat + card] + benched
        return {"card": card, "cards": lost, "worth": -10.0 if card in (KEEPER, ACE) else -float(lost + benched)}
    return {"spot": action - HIDE if action <= SHOOT else action - SHOOT, "worth": 0.0}


def preview_play(state: Revanche, seat: i64, card: i64) -> dict[str, Any]:
    """A card on the field pile: does it score, cross or save, and how likely can the next seat match it?"""
    shown: dict[str, Any] = {"card": card, "scores": False, "crosses": False, "saves": False}
    worth = -1.0 if card in (KEEPER, ACE) else 0.0
    if state.phase == DEFEND:
        finisher = reaches(state, seat, state.following(seat))[card]
        shown["matched"] = 0.0 if card == KEEPER else round(finisher, 3)
        shown["saves"] = card == KEEPER
        worth = 5.0 if card == KEEPER else 0.0
    elif state.phase == FINISH and card == state.answer:
        shown["scores"] = True
        worth = 100.0
    elif card == ACE or (state.phase != FINISH and card == state.top and card != KEEPER):
        shown["crosses"] = not state.added
        worth = 10.0
    else:
        rival = state.following(seat)
        shown["matched"] = 0.0 if card == KEEPER else round(reaches(state, seat, rival)[card], 3)
    shown["worth"] = worth
    return shown


def wall_worth(state: Revanche, card: i64) -> float:
    """Defending a set piece: the keeper, or the 15 at a corner; then the highest, the nearest, any."""
    if card == KEEPER:
        return 50.0
    if state.kick == CORNER:
        return 60.0 if card == LAST else float(card)
    return -float(distance(card, state.crossing)) if state.kick == FREE_KICK else 0.0


def shot_worth(state: Revanche, card: i64) -> float:
    """Taking a set piece: the ace, or the highest at a corner; then the nearest, any."""
    if state.kick == CORNER:
        return float(card)
    if card == ACE:
        return 50.0
    return -float(distance(card, state.crossing)) if state.kick == FREE_KICK else 0.0
