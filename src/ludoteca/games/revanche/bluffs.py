"""How the bot of Revanche chooses in secret: set pieces and the shoot-out. Compiled."""

from __future__ import annotations

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.revanche.data import (
    ACE,
    BRING,
    COMMIT,
    CORNER,
    FREE_KICK,
    KEEPER,
    LAST,
    NUMBERS,
    SPOTS,
)
from ludoteca.games.revanche.odds import hidden_pool, holds, total
from ludoteca.games.revanche.rules import Revanche
from ludoteca.games.revanche.setpiece import distance
from ludoteca.games.revanche.shootout import highest_spot, lowest_spot
from ludoteca.games.revanche.worth import need, on_bench, spare_substitution

# ---- set pieces


def wall_policy(state: Revanche, seat: i64, dice: Dice) -> i64:
    """The keeper saves nearly everything, and so does the 15 at a corner; else the best of the rest."""
    own = NUMBERS * seat
    if state.kick == CORNER:
        if state.hand[own + LAST] > 0:
            return COMMIT + LAST
        if on_bench(state, seat, LAST):
            return BRING + LAST
    if state.hand[own + KEEPER] > 0:
        return COMMIT + KEEPER
    if on_bench(state, seat, KEEPER):
        return BRING + KEEPER
    if state.kick == CORNER:
        return COMMIT + highest_card(state, seat)
    if state.kick == FREE_KICK:
        return COMMIT + nearest_card(state, seat)
    # A penalty: a guess at what the attacker chooses, among what it probably holds.
    odds = holds(state, seat, state.following(seat))
    weights = [0.0] * NUMBERS
    for card in range(i64(2), i64(NUMBERS)):
        if state.hand[own + card] > 0:
            weights[card] = odds[card] * odds[card] + 0.01
    return COMMIT + drawn(weights, any_card(state, seat), dice)


def kick_policy(state: Revanche, seat: i64, dice: Dice) -> i64:
    """The ace at a penalty; the highest at a corner; the nearest at a free kick, or the ace; else a surprise."""
    own = NUMBERS * seat
    if state.kick == CORNER:
        highest = highest_card(state, seat)
        if highest < 13 and spare_substitution(state, seat):
            for card in range(i64(LAST), i64(12), i64(-1)):
                if on_bench(state, seat, card):
                    return BRING + card
        return COMMIT + highest
    if state.kick == FREE_KICK:
        nearest = nearest_card(state, seat)
        if nearest != ACE and distance(nearest, state.crossing) == 0:
            return COMMIT + nearest
    if state.hand[own + ACE] > 0:
        return COMMIT + ACE
    if on_bench(state, seat, ACE):
        return BRING + ACE
    if state.kick == FREE_KICK:
        return COMMIT + nearest_card(state, seat)
    defence = holds(state, seat, state.following(state.attacker))
    pool = hidden_pool(state, seat, state.following(seat))
    cards = total(pool)
    weights = [0.0] * NUMBERS
    for card in range(i64(1), i64(NUMBERS)):
        if state.hand[own + card] > 0:
            weights[card] = max(1.05 - defence[card] - need(state, seat, pool, cards, card), 0.05)
    return COMMIT + drawn(weights, any_card(state, seat), dice)


def highest_card(state: Revanche, seat: i64) -> i64:
    """The highest number of a hand."""
    card: i64 = LAST
    while state.hand[NUMBERS * seat + card] == 0:
        card -= 1
    return card


def any_card(state: Revanche, seat: i64) -> i64:
    """Some card of a hand: the lowest."""
    card: i64 = 1
    while state.hand[NUMBERS * seat + card] == 0:
        card += 1
    return card


def nearest_card(state: Revanche, seat: i64) -> i64:
    """The card nearest to the one that crossed; the keeper only if there is nothing else."""
    best: i64 = 0
    nearest: i64 = 100
    for card in range(i64(2), i64(NUMBERS)):
        if state.hand[NUMBERS * seat + card] > 0 and distance(card, state.crossing) < nearest:
            nearest = distance(card, state.crossing)
            best = card
    return best if best > 0 else KEEPER


def drawn(weights: list[float], fallback: i64, dice: Dice) -> i64:
    """A card at random by weight."""
    whole = 0.0
    for weight in weights:
        whole += weight
    place = whole * (float(dice.below(1000)) + 0.5) / 1000.0
    for card in range(i64(1), i64(NUMBERS)):
        place -= weights[card]
        if place < 0.0 and weights[card] > 0.0:
            return card
    return fallback


# ---- the shoot-out


def any_hiding_spot(state: Revanche, seat: i64, dice: Dice) -> i64:
    """Each set of three spots as likely: nothing to read."""
    side = seat & 1
    low = lowest_spot(state, side)
    high = highest_spot(state, side)
    wanted = SPOTS - high + 1  # keepers still to hide, this one too
    spot = low
    left = SPOTS - low + 1
    while spot < high and dice.below(left) >= wanted:
        spot += 1
        left -= 1
    return spot


def any_shot(state: Revanche, seat: i64, dice: Dice) -> i64:
    """Any closed spot."""
    opened = state.opened[1 - (seat & 1)]
    closed: i64 = 0
    best: i64 = 0
    for spot in range(i64(1), i64(SPOTS + 1)):
        if opened & BIT[spot] == 0:
            closed += 1
            if dice.below(closed) == 0:
                best = spot
    return best
