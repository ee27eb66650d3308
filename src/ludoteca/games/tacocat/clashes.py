"""From the duel to the last cards, and the pull that follows (P4 to P6). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, SHOWN, Dice
from ludoteca.games.tacocat.data import (
    ANSWERING,
    ATTACKING,
    DUELLING,
    EACH,
    FINISHED,
    LETTERS,
    NOBODY,
    NORTH,
    SOUTH,
    TILES,
)

if TYPE_CHECKING:
    from ludoteca.games.tacocat.rules import Tacocat


def start_duel(state: Tacocat) -> None:
    """Each puts a card face down, at the same time (P4)."""
    state.phase = DUELLING
    state.choosing = EACH


def choose_for_duel(state: Tacocat, seat: i64, card: i64, dice: Dice) -> i64:
    """The cards are turned up when both are down; the higher attacks first (P4, C1)."""
    state.duel[seat] = card
    state.choosing &= ~BIT[seat]
    if state.choosing != 0:
        return 0
    north = state.duel[NORTH]
    south = state.duel[SOUTH]
    for other in range(i64(2)):
        state.put_away(other, state.duel[other])
        state.duel[other] = 0
    if north == south:  # C14
        if state.tale is not None:
            state.tell("duel-tied", {"card": north})
        if state.size[NORTH] > 1:
            start_duel(state)
            return SHOWN
    else:
        state.duel_winner = NORTH if north > south else SOUTH
        state.duel[NORTH] = -north
        state.duel[SOUTH] = -south
        if state.tale is not None:
            state.tell(
                "duel-won",
                {"seat": state.duel_winner, "card": max(north, south), "other": min(north, south)},
            )
    next_attack(state, state.duel_winner, dice)
    return SHOWN


def next_attack(state: Tacocat, attacker: i64, dice: Dice) -> None:
    """The winner of the duel or of the last clash attacks, until one card each is left (C12, C13)."""
    if state.size[NORTH] == 1:
        finish_round(state, dice)
    else:
        state.attacker = attacker
        state.phase = ATTACKING


def lead(state: Tacocat, seat: i64, card: i64, count: i64) -> i64:
    """Attack with a card or a set of equal cards, all face up at once (C11)."""
    for _ in range(count):
        state.put_away(seat, card)
    state.attack = card
    state.attack_count = count
    state.attack_left = count
    state.attack_lost = 0
    state.phase = ANSWERING
    if state.tale is not None:
        state.tell("attacked", {"seat": seat, "card": card, "count": count})
    return SHOWN


def answer(state: Tacocat, seat: i64, card: i64, dice: Dice) -> i64:
    """Answer one attacking card; a lower card is the lowest of the hand, as everybody now knows (C22)."""
    state.put_away(seat, card)
    wins = card >= state.attack
    if not wins:
        state.attack_lost += 1
        state.floor[seat] = card
    state.attack_left -= 1
    if state.tale is not None:
        kind = "answer-won" if wins else "answer-lost"
        state.tell(kind, {"seat": seat, "card": card, "attack": state.attack})
    if state.attack_left == 0:
        leader = seat if state.attack_lost == 0 else 1 - seat  # C6
        if state.tale is not None and state.size[NORTH] > 1:
            state.tell("leads", {"seat": leader})
        state.attack = 0
        state.attack_count = 0
        state.attack_lost = 0
        next_attack(state, leader, dice)
    return SHOWN


def finish_round(state: Tacocat, dice: Dice) -> None:
    """Turn up the last cards: the lower wins, a tie goes to the winner of the duel (P5, C15)."""
    north = state.lowest(NORTH)
    south = state.lowest(SOUTH)
    if state.tale is not None:
        state.tell("last-cards", {"seat": NORTH, "card": north, "other_seat": SOUTH, "other": south})
    winner = state.duel_winner if north == south else (NORTH if north < south else SOUTH)
    if winner == NOBODY:  # C12: every duel was tied, and the last cards too
        if state.tale is not None:
            state.tell("replayed", {"card": north})
        state.start_round(dice)
        return
    if state.tale is not None:
        state.tell("round-tie-won" if north == south else "round-won", {"seat": winner})
    move_figurine(state, winner, dice)


def pulled(state: Tacocat, winner: i64) -> i64:
    """Where a round won leads the figurine: to the winner's next uncovered tile, or on to the plate (P6, C19)."""
    step: i64 = -1 if winner == NORTH else 1
    tile: i64 = state.tile + step
    while 0 <= tile < TILES and state.covered & BIT[tile] != 0:
        tile += step
    return tile


def move_figurine(state: Tacocat, winner: i64, dice: Dice) -> None:
    """Cover the tile and leave it (P6)."""
    state.covered |= BIT[state.tile]
    state.tile = pulled(state, winner)
    if 0 <= state.tile < TILES:
        if state.tale is not None:
            state.tell("moved", {"seat": winner, "letter": LETTERS[state.tile]})
        state.start_round(dice)
        return
    state.winner = winner
    state.phase = FINISHED
    state.duel[NORTH] = 0
    state.duel[SOUTH] = 0
    state.attacker = NOBODY
    if state.tale is not None:
        state.tell("plate", {"seat": winner})
