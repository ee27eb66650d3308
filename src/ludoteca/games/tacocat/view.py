"""What a seat of Tacocat sees, which worlds it must reckon with, and what an action would do. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.tacocat.data import (
    ANSWER,
    ARROWS,
    ATTACK,
    ATTACK_CARD,
    ATTACK_COUNT,
    BOTH,
    COPIES,
    DONE,
    DUEL,
    HAND_SIZES,
    HIGHEST,
    LETTERS,
    MARK,
    RANKS,
    TILES,
)

if TYPE_CHECKING:
    from ludoteca.games.tacocat.rules import Tacocat

PHASES = ("swap", "duel", "attack", "answer", "over")


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
    if state.phase == 4:
        shown["last_cards"] = [int(state.lowest(0)), int(state.lowest(1))]
    if seat >= 0:
        shown["hand"] = cards(state.hand, seat)
        shown["marked"] = cards(state.marked, seat)
        shown["dropped"] = cards(state.dropped, seat)
        shown["may_swap"] = state.limit[seat] if state.phase == 0 and state.must() & BIT[seat] != 0 else 0
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


# ---- guesses


def unseen(state: Tacocat, seat: i64) -> vec[i64]:
    """The cards this seat cannot place: not face up in this round, not its own, not swapped away by it."""
    pool = vec[i64]([0] * RANKS)
    for card in range(i64(1), i64(RANKS)):
        pool[card] = COPIES[card] - state.seen[card]
        if seat >= 0:
            pool[card] -= state.hand[RANKS * seat + card] + state.dropped[RANKS * seat + card]
    return pool


def guess(state: Tacocat, seat: i64, dice: Dice) -> Tacocat:
    """Hands from the unseen cards, none below what their owner was forced to lose (C22)."""
    world = state.clone()
    if state.phase == 4:
        return world
    pool = unseen(state, seat)
    # The hand with the higher floor is drawn first: whatever it takes, the other then has the same
    # number of possible hands, so all worlds that fit are equally likely.
    first: i64 = 0 if state.floor[0] >= state.floor[1] else 1
    for other in (first, 1 - first):
        if other != seat:
            _clear(world.hand, other)
            _deal(world.hand, other, pool, state.size[other], state.floor[other], dice)
    for other in range(i64(2)):
        if other != seat:
            _clear(world.dropped, other)
            _deal(world.dropped, other, pool, max(state.swapped[other], 0), 1, dice)
            _guess_hidden_choice(world, other, dice)
    world.deck = pool
    return world


def _guess_hidden_choice(world: Tacocat, seat: i64, dice: Dice) -> None:
    """What a seat has marked or put face down, and how much of it, is hidden: anything is possible."""
    _clear(world.marked, seat)
    world.duel[seat] = 0
    chosen = world.choosing & BIT[seat] == 0
    if world.phase == 1 and chosen:
        left = vec[i64](world.hand)
        world.duel[seat] = _take(left, seat, 1, dice)
    elif world.phase == 0 and world.swapped[seat] < 0 and _is_choosing_now(world, seat):
        left = vec[i64](world.hand)
        for _ in range(dice.below(world.limit[seat] + 1)):
            world.marked[RANKS * seat + _take(left, seat, 1, dice)] += 1


def _is_choosing_now(world: Tacocat, seat: i64) -> bool:
    arrow = ARROWS[TILES * world.board + world.tile]
    return arrow == BOTH or world.choosing & BIT[seat] != 0


def _deal(counts: vec[i64], seat: i64, pool: vec[i64], count: i64, floor: i64, dice: Dice) -> None:
    for _ in range(count):
        counts[RANKS * seat + _take(pool, 0, floor, dice)] += 1


def _take(counts: vec[i64], seat: i64, floor: i64, dice: Dice) -> i64:
    """Take one card of at least `floor` out of counts, each copy as likely."""
    total: i64 = 0
    for card in range(floor, i64(RANKS)):
        total += counts[RANKS * seat + card]
    place = dice.below(total)
    card = floor
    while place >= counts[RANKS * seat + card]:
        place -= counts[RANKS * seat + card]
        card += 1
    counts[RANKS * seat + card] -= 1
    return card


def _clear(counts: vec[i64], seat: i64) -> None:
    for place in range(RANKS * seat, RANKS * seat + RANKS):
        counts[place] = 0


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
        return {"card": card, "wins": 1.0 - beats(state, seat, card, 1), "worth": -abs(float(card) - 4.5)}
    if action < ATTACK:
        card = action - ANSWER
        wins = card >= state.attack
        return {"wins": wins, "worth": float(HIGHEST - card) if wins else -1.0}
    card = ATTACK_CARD[action - ATTACK]
    count = ATTACK_COUNT[action - ATTACK]
    beaten = beats(state, seat, card, count)
    return {"beaten": round(beaten, 3), "worth": 1.0 - beaten + 0.1 * float(count)}
