"""How Revanche is played sensibly, and what a position is worth. Compiled.

The bot counts what is left of each number. It passes with cards that the rival can hardly match and that
it does not need itself, crosses where it can, keeps substitutions for goals and saves, spends aces when
the rival's keepers are likely gone, and is unpredictable where cards are chosen in secret.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.engine.bot import Bot, Budget, Judge
from ludoteca.engine.dice import FastDice
from ludoteca.engine.native import i64, vec
from ludoteca.engine.playout import first_of
from ludoteca.engine.state import BIT, Dice, State
from ludoteca.games.revanche.bench import may_substitute
from ludoteca.games.revanche.data import (
    ACE,
    BENCH,
    BRING,
    COMMIT,
    CORNER,
    DEFEND,
    EXPEL,
    FINISH,
    FINISHED,
    FREE_KICK,
    HIDE,
    HIDING,
    KEEPER,
    KICK,
    LAST,
    NUMBERS,
    OPEN,
    OUT,
    PLAY,
    SHOOT,
    SPOTS,
    SUBSTITUTIONS,
    WALL,
)
from ludoteca.games.revanche.odds import hidden_pool, holds, reaches, total
from ludoteca.games.revanche.referee import may_expel
from ludoteca.games.revanche.rules import Revanche
from ludoteca.games.revanche.setpiece import distance
from ludoteca.games.revanche.shootout import highest_spot, lowest_spot

CONCEDED: Final = 0.3  # how often a rival's cross becomes a goal, by and large


class Normal(Bot):
    """Plays by the policy; its dice are for bluffs."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(
        self,
        seat: int,
        view: dict[str, Any],
        actions: list[int],
        guess: Callable[[], State],
        budget: Budget,
    ) -> int | None:
        """The policy looks only at the seat's own cards and at what is public, so any guess will do."""
        world = guess()
        assert isinstance(world, Revanche)
        return policy(world, seat, self.dice)


def policy(state: Revanche, seat: i64, dice: Dice) -> i64:
    """A sensible action of a seat that is asked."""
    if state.incoming > 0:
        return BENCH + least_needed(state, seat)
    if state.phase == OPEN:
        return open_policy(state, seat)
    if state.phase == DEFEND:
        return defend_policy(state, seat)
    if state.phase == FINISH:
        return finish_policy(state, seat)
    if state.phase == WALL:
        return wall_policy(state, seat, dice)
    if state.phase == KICK:
        return kick_policy(state, seat, dice)
    if state.phase == EXPEL:
        return OUT + cheapest_shirt(state, seat)
    return HIDE + any_hiding_spot(state, seat, dice) if state.phase == HIDING else SHOOT + any_shot(state, seat, dice)


# ---- what cards are worth


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


# ---- open play


def open_policy(state: Revanche, seat: i64) -> i64:
    """Cross on the top card; an ace when it is likely to score; else a card that is safe and not needed."""
    own = NUMBERS * seat
    top = state.top
    barred = state.no_star_yet(seat)
    finisher = state.following(state.following(seat))
    if 1 < top != ACE or (top == ACE and not barred):
        if state.hand[own + top] > 0:
            return PLAY + top
        if on_bench(state, seat, top) and spare_substitution(state, seat) and cover(state, seat, finisher, top) > 0.2:
            return BRING + top
    if not barred and state.hand[own + ACE] > 0:
        few = state.size[seat] <= 2 + state.hand[own + ACE] + state.hand[own + KEEPER]
        if few or cover(state, seat, finisher, ACE) > 0.33:
            return PLAY + ACE
    return PLAY + safest(state, seat, barred)


def safest(state: Revanche, seat: i64, barred: bool) -> i64:
    """The card to pass with: hard to match for the rival, and not needed by oneself."""
    own = NUMBERS * seat
    rival = state.following(seat)
    matched = reaches(state, seat, rival)
    pool = hidden_pool(state, seat, rival)
    cards = total(pool)
    best: i64 = 0
    most = -1000.0
    for card in range(i64(1), i64(NUMBERS)):
        if state.hand[own + card] == 0 or (barred and card in (KEEPER, ACE)):
            continue
        risk = 0.0 if card == KEEPER else CONCEDED * matched[card]
        worth = -risk - need(state, seat, pool, cards, card)
        if worth > most:
            most = worth
            best = card
    return best


def defend_policy(state: Revanche, seat: i64) -> i64:
    """The keeper, unless another card is nearly as safe; else what the finisher can hardly match."""
    own = NUMBERS * seat
    barred = state.no_star_yet(seat)
    finisher = state.following(seat)
    matched = reaches(state, seat, finisher)
    pool = hidden_pool(state, seat, finisher)
    cards = total(pool)
    best: i64 = 0
    least = 1000.0
    for card in range(i64(2), i64(NUMBERS)):
        if state.hand[own + card] > 0 and not (barred and card == ACE):
            risk = matched[card] + 0.3 * need(state, seat, pool, cards, card)
            if risk < least:
                least = risk
                best = card
    if best > 0 and matched[best] < 0.12:
        return PLAY + best
    if not barred:
        if state.hand[own + KEEPER] > 0:
            return PLAY + KEEPER
        if on_bench(state, seat, KEEPER) and (best == 0 or matched[best] > 0.2):
            return BRING + KEEPER
    return PLAY + best if best > 0 else PLAY + safest(state, seat, barred)


def finish_policy(state: Revanche, seat: i64) -> i64:
    """Score, from the bench if need be; an ace crosses again; else a safe card."""
    own = NUMBERS * seat
    barred = state.no_star_yet(seat)
    answer = state.answer
    if not (barred and answer == ACE):
        if state.hand[own + answer] > 0:
            return PLAY + answer
        if on_bench(state, seat, answer):
            return BRING + answer
    if state.hand[own + ACE] > 0 and not barred and not state.added:
        finisher = state.following(state.following(seat))
        if cover(state, seat, finisher, ACE) > 0.3:
            return PLAY + ACE
    return PLAY + safest(state, seat, barred)


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


# ---- expulsions and the shoot-out


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


# ---- the judgement

# How likely a lead of so many goals wins, at half-time and half-way through overtime; measured in 9000 matches.
LEAD_WINS: Final = [[0.5, 0.73, 0.89, 0.97, 1.0], [0.5, 0.9, 0.99, 1.0, 1.0]]
SUBSTITUTION: Final = 0.02  # what one more in the second half is worth


class HalfJudge(Judge):
    """Plays the half, or the shoot-out, to its end by the policy, and then looks at the score."""

    def __init__(self) -> None:
        self.dice = FastDice(12)

    def worth(self, state: State) -> list[float]:
        """How likely each seat is to win, after one sensible end of the half."""
        assert isinstance(state, Revanche)
        world = state.clone()
        until = HIDING if state.phase < HIDING else FINISHED
        while world.half == state.half and world.phase < until:
            mover = first_of(world.must())
            world.play(mover, policy(world, mover, self.dice), self.dice)
        purple = purple_wins(world)
        return [purple if seat & 1 == 0 else 1.0 - purple for seat in range(world.seats)]


def purple_wins(state: Revanche) -> float:
    """How likely purple is to win between two halves."""
    if state.winner >= 0:
        return 1.0 - float(state.winner)
    if state.half % 2 == 0 or state.phase >= HIDING:
        return 0.5
    lead = state.score[0] - state.score[1]
    wins = LEAD_WINS[state.half // 2][min(abs_lead(lead), i64(4))]
    odds = wins if lead >= 0 else 1.0 - wins
    if state.half == 1 and state.division < 3:
        odds += SUBSTITUTION * float(state.used[1] - state.used[0])
    return min(max(odds, 0.0), 1.0)


def abs_lead(lead: i64) -> i64:
    """A lead, whoever has it."""
    return lead if lead >= 0 else -lead
