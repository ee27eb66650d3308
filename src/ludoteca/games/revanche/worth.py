"""What the cards of a hand are worth to a seat of Revanche. Compiled."""

from __future__ import annotations

from ludoteca.engine.native import i64, vec
from ludoteca.games.revanche.bench import may_substitute
from ludoteca.games.revanche.data import ACE, KEEPER, NUMBERS, SUBSTITUTIONS
from ludoteca.games.revanche.odds import hidden_pool, reaches, total
from ludoteca.games.revanche.referee import may_expel
from ludoteca.games.revanche.rules import Revanche


def on_bench(state: Revanche, seat: i64, card: i64) -> bool:
    """Could this seat bring on such a card?"""
    return may_substitute(state, seat) and state.bench[NUMBERS * (seat & 1) + card] > 0


def need(state: Revanche, seat: i64, pool: vec[i64], cards: i64, card: i64) -> float:
    """How much a seat would miss one copy: the ace and the keeper most, then what matches rivals' cards.

    `pool` are the rivals' unseen cards: a number of which they have none left matches nothing.
    """
    if card == ACE:
        return 0.35
    if card == KEEPER:
        return 0.3
    turns = float(state.size[seat])
    share = float(pool[card]) / float(max(cards, 1))
    copies = state.hand[NUMBERS * seat + card]
    if copies > 1:
        share *= 0.45 if copies == 2 else 0.15
    elif on_bench(state, seat, card):
        share *= 0.6
    return share * (0.6 + 0.28 * turns)


def least_needed(state: Revanche, seat: i64) -> i64:
    """The card to put on the bench: the one least missed, not the one just brought on."""
    pool = hidden_pool(state, seat, state.following(seat))
    cards = total(pool)
    best: i64 = 0
    least = 1000.0
    for card in range(i64(1), i64(NUMBERS)):
        held = state.hand[NUMBERS * seat + card]
        if held == 0 or (held == 1 and card == state.incoming):
            continue
        missed = need(state, seat, pool, cards, card)
        if missed < least:
            least = missed
            best = card
    return best


def cover(state: Revanche, seat: i64, finisher: i64, spent: i64) -> float:
    """How likely a cross with this card becomes a goal: no keeper, and the finisher can match the answer."""
    defender = state.following(seat)
    pool = hidden_pool(state, seat, defender)
    able = reaches(state, seat, finisher)
    if finisher == seat and state.hand[NUMBERS * seat + spent] == 1 and not on_bench(state, seat, spent):
        able[spent] = 0.0
    keeper = reaches(state, seat, defender)[KEEPER]
    matched = 0.0
    cards = 0.0
    for card in range(i64(2), i64(NUMBERS)):
        weight = float(pool[card]) * (1.2 - able[card])  # a careful defender avoids what is easy to match
        matched += weight * able[card]
        cards += weight
    return (1.0 - 0.8 * keeper) * matched / cards if cards > 0.0 else 0.0


def spare_substitution(state: Revanche, seat: i64) -> bool:
    """May one be spent on a mere chance? Some are kept for goals and saves until late."""
    left = SUBSTITUTIONS - state.used[seat & 1]
    if state.half == 0:
        return left > 3
    if state.half == 1:
        return left > 2 or (left > 0 and state.size[seat] <= 3)
    return left > 0


def cheapest_shirt(state: Revanche, seat: i64) -> i64:
    """The shirt of which least is still to come; its copies in the hand are replaced, those on the bench are not."""
    side = seat & 1
    best: i64 = 0
    least = 1000.0
    for card in range(i64(1), i64(NUMBERS)):
        if may_expel(state, seat, card):
            place = NUMBERS * side + card
            cost = 4.0 - float(state.field[place] + state.spent[place]) + 2.0 * float(state.bench[place])
            cost += 10.0 if card in (KEEPER, ACE) else 0.0
            if cost < least:
                least = cost
                best = card
    return best
