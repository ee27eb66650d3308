"""What an action of Tacocat would do, as a beginner sees it. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.engine.native import i64
from ludoteca.games.tacocat.data import (
    ANSWER,
    ATTACK,
    ATTACK_CARD,
    ATTACK_COUNT,
    DONE,
    DUEL,
    HIGHEST,
    MARK,
    RANKS,
    UNMARK,
)
from ludoteca.games.tacocat.guess import unseen

if TYPE_CHECKING:
    from ludoteca.games.tacocat.rules import Tacocat


def beats(state: Tacocat, seat: i64, card: i64, count: i64) -> float:
    """How likely the rival of this seat holds at least `count` cards equal to or higher than `card`."""
    rival = 1 - seat
    pool = unseen(state, seat)
    possible: i64 = 0
    high: i64 = 0
    for other in range(state.floor[rival], i64(RANKS)):
        possible += pool[other]
        if other >= card:
            high += pool[other]
    held = state.size[rival]
    fewer = 0.0
    for n in range(min(count, held + 1)):
        fewer += chance(possible, high, held, n)
    return max(0.0, 1.0 - fewer)


def chance(cards_in_all: i64, high: i64, drawn: i64, n: i64) -> float:
    """The hypergeometric chance of exactly n high cards among those drawn."""
    low = cards_in_all - high
    if n > high or drawn - n > low:
        return 0.0
    odds = 1.0
    for k in range(n):
        odds *= float(high - k) / float(n - k)
    for k in range(drawn - n):
        odds *= float(low - k) / float(drawn - n - k)
    for k in range(drawn):
        odds *= float(drawn - k) / float(cards_in_all - k)
    return odds


def preview(state: Tacocat, seat: i64, action: i64) -> dict[str, Any]:
    """What an action would do, from what the seat knows.

    `worth` is a beginner's eye: swap middle cards, duel with a middle card, attack high, win cheaply.
    """
    if action == DONE:
        return {"swaps": state.marks(seat), "worth": 0.0}
    if action <= DUEL:
        card = action - MARK
        return {"card": card, "worth": 1.0 if 3 <= card <= 6 else -1.0}
    if action <= ANSWER:
        card = action - DUEL
        return {
            "card": card,
            "unbeatable": round(1.0 - beats(state, seat, card, 1), 3),
            "worth": -abs(float(card) - 4.5),
        }
    if action < ATTACK:
        card = action - ANSWER
        wins = card >= state.attack
        return {"wins": wins, "worth": float(HIGHEST - card) if wins else -1.0}
    if action > UNMARK:
        card = action - UNMARK
        return {"card": card, "worth": -1.0 if 3 <= card <= 6 else 1.0}
    card = ATTACK_CARD[action - ATTACK]
    count = ATTACK_COUNT[action - ATTACK]
    beaten = beats(state, seat, card, count)
    return {"beaten": round(beaten, 3), "worth": 1.0 - beaten + 0.1 * float(count)}
