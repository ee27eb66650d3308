"""What a seat of Tacocat sees, and what an action would do. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT
from ludoteca.games.tacocat.data import (
    ANSWER,
    ARROWS,
    ATTACK,
    ATTACK_CARD,
    ATTACK_COUNT,
    BOTH,
    DONE,
    DUEL,
    FINISHED,
    HAND_SIZES,
    HIGHEST,
    LETTERS,
    MARK,
    PHASES,
    RANKS,
    SWAP,
    TILES,
    UNMARK,
)
from ludoteca.games.tacocat.guess import unseen

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
    if state.phase == FINISHED:
        shown["last_cards"] = [int(state.lowest(0)), int(state.lowest(1))]
    if seat >= 0:
        shown["hand"] = cards(state.hand, seat)
        shown["marked"] = cards(state.marked, seat)
        shown["dropped"] = cards(state.dropped, seat)
        swapping = state.phase == SWAP and state.must() & BIT[seat] != 0
        shown["may_swap"] = state.limit[seat] if swapping else 0
        shown["may_unmark"] = state.size[seat] - state.unmarked[seat] if swapping else 0
        shown["duel_card"] = None if state.duel[seat] == 0 else int(state.duel[seat])
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


# ---- previews


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
