"""Why a seat would do something, from what it knows: the words behind `motive-…` in the catalogues. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.native import i64
from ludoteca.games.tacocat.data import ANSWER, ATTACK, ATTACK_CARD, ATTACK_COUNT, DONE, DUEL, MARK, RANKS, UNMARK
from ludoteca.games.tacocat.preview import beats

if TYPE_CHECKING:
    from ludoteca.games.tacocat.rules import Tacocat

MOTIVES: Final = ("stay", "middle", "lead", "spare", "attack", "keep", "win", "lose")
MIDDLE: Final = (3, 4, 5, 6)
LIKELY: Final = 50  # per cent: so often an attack must stand before anybody speaks of it


def motive(state: Tacocat, seat: i64, action: i64) -> tuple[str, dict[str, Any]]:
    """A word and what it speaks of; "" where nothing simple can be said."""
    if action == DONE:
        return ("stay", {}) if state.marks(seat) == 0 else ("", {})
    if action <= DUEL:
        card = int(action - MARK)
        return ("middle", {"card": card}) if card in MIDDLE else ("", {})
    if action <= ANSWER:
        highest = cards_left(state, seat, 0, 0)[-1]
        return ("lead", {}) if action - DUEL == highest else ("spare", {"high": highest})
    if action < ATTACK:
        low = cards_left(state, seat, action - ANSWER, 1)[0]
        return ("win" if action - ANSWER >= state.attack else "lose"), {"low": low}
    if action > UNMARK:
        return "", {}
    card, count = ATTACK_CARD[action - ATTACK], ATTACK_COUNT[action - ATTACK]
    unbeaten = round(100.0 * (1.0 - beats(state, seat, card, count)))
    low = cards_left(state, seat, card, count)[0]
    return ("attack", {"low": low, "percent": unbeaten}) if unbeaten >= LIKELY else ("keep", {"low": low})


def cards_left(state: Tacocat, seat: i64, gone: i64, count: i64) -> list[int]:
    """The hand without so many of a card, from low to high."""
    left: list[int] = []
    for card in range(1, RANKS):
        held = int(state.hand[RANKS * seat + card]) - (int(count) if card == gone else 0)
        left += [card] * held
    return left
