"""How Camisa 12 is played sensibly, and what a position is worth. Compiled.

`normal` tries every way to play its turn, and weighs each end by points, by what both stands still promise,
by the mosaic cards it holds, and by the best that the opponent can do next: so it denies as well as scores.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from ludoteca.engine.bot import Bot, Budget, Judge
from ludoteca.engine.native import i64, vec
from ludoteca.engine.dice import FastDice
from ludoteca.engine.playout import first_of
from ludoteca.engine.state import Actions, Dice, State
from ludoteca.games.camisa12.data import (
    BUMBA_MOST,
    CARDS,
    CHOOSING,
    CYCLE,
    CYCLING,
    ENCORE,
    FIREWORK_MAJORITY,
    FOGOS,
    FORBID,
    FORBIDDING,
    KINDS,
    MANDACARU,
    MANDACARU_MAJORITY,
    MOVING,
    NO_PIECE,
    NOWHERE,
    OVER,
    PASS,
    PIECES,
    PLACING,
    PUT_UNDER,
    REPEATING,
    SIDES,
    SPACES,
)
from ludoteca.games.camisa12.ending import card_points, team_points
from ludoteca.games.camisa12.preview import cards_kept
from ludoteca.games.camisa12.rules import Camisa12
from ludoteca.games.camisa12.scoring import bonus_points, piece_points, reaction_points, wrong_symbol

# What a mosaic card brings in the end, by card, if nothing is known yet.
CARD_MEANS: Final = [0.0, 2.4, 1.8, 2.3, 3.3, 4.1, 3.2, 3.3, 2.7, 3.9, 4.0, 2.6, 2.9, 2.7, 2.2, 1.8]
CARD_MEAN: Final = 3.0
TOKEN: Final = 2.0
FUTURE: Final = 0.55
REPLY: Final = 0.6
HALF_GOAL: Final = 4.0  # points that make a win twice as likely as a loss, about
UNKNOWN: Final = -1000.0


class Normal(Bot):
    """Looks one turn ahead."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(
        self,
        seat: int,
        view: dict[str, Any],  # noqa: ARG002
        actions: list[int],
        guess: Callable[[], State],
        budget: Budget,  # noqa: ARG002
    ) -> int | None:
        """Teams at random; everything else by the policy, in one guessed world."""
        world = guess()
        assert isinstance(world, Camisa12)  # noqa: S101 - guesses are of this game
        if world.phase == CHOOSING:
            return actions[self.dice.below(len(actions))]
        return policy(world, seat)


def policy(state: Camisa12, seat: i64) -> i64:
    """A sensible action of a seat that is asked; it looks at nothing that the seat cannot know."""
    phase = state.phase
    if phase == MOVING or phase == PLACING:
        return best_action(state, seat)
    if phase == REPEATING:
        return ENCORE if state.again == BUMBA_MOST or state.empty_spaces(seat) <= 2 else PASS
    if phase == FORBIDDING:
        return forbid_policy(state, seat)
    if phase == CYCLING:
        return cycle_policy(state, seat)
    return put_under_policy(state, seat)


# ---- the turn


def best_action(state: Camisa12, seat: i64) -> i64:
    """The action whose best continuation in this turn is worth most."""
    actions = Actions()
    state.fill(seat, actions)
    best = actions.items[0]
    most = UNKNOWN
    for i in range(actions.count):
        worth = worth_after(state, seat, actions.items[i])
        if worth > most:
            most = worth
            best = actions.items[i]
    return best


def worth_after(state: Camisa12, seat: i64, action: i64) -> float:
    """What an action is worth if the turn goes on as well as it can."""
    world = state.clone()
    world.play(seat, action, FastDice(0))
    if world.mover != seat or world.turn != state.turn or (world.phase != MOVING and world.phase != PLACING):
        return judgement(world, seat)
    actions = Actions()
    world.fill(seat, actions)
    most = UNKNOWN
    for i in range(actions.count):
        most = max(most, worth_after(world, seat, actions.items[i]))
    return most


# ---- judgement


def judgement(state: Camisa12, seat: i64) -> float:
    """Points ahead, now and expected, with the opponent to move next."""
    rival = 1 - seat
    ahead = float(state.points[seat] - state.points[rival])
    if state.phase == OVER:
        return ahead + (20.0 if state.winner == seat else -20.0)
    ahead += promise(state, seat) - promise(state, rival)
    if state.seats == 2:
        ahead -= REPLY * best_reply(state, rival)
    return ahead


def promise(state: Camisa12, seat: i64) -> float:
    """What a side can still expect: from its next pieces, its cards, its tokens and the Fogos."""
    empty = float(state.empty_spaces(seat))
    expected = FUTURE * empty * usual_gain(state, seat)
    left = empty / float(SPACES)
    expected += held_cards(state, seat, left) + fireworks_odds(state, seat, left) + float(team_points(state, seat))
    return expected + TOKEN * float(min(state.tokens[seat], state.empty_spaces(seat)))


def usual_gain(state: Camisa12, seat: i64) -> float:
    """What the next piece brings on the average, if the best of three can be taken."""
    total = 0.0
    below = 0.0
    gains: list[float] = []
    weights: list[float] = []
    for piece in range(i64(1), i64(PIECES)):
        weight = float(state.rest[PIECES * seat + piece])
        for side in range(i64(SIDES)):
            if state.rondel[SIDES * seat + side] == piece:
                weight += 1.0
        if weight > 0.0:
            gains.append(piece_gain(state, seat, piece))
            weights.append(weight)
            total += weight
    expected = 0.0
    while gains:
        worst = 0
        for i in range(len(gains)):
            if gains[i] < gains[worst]:
                worst = i
        upto = below + weights[worst] / total
        expected += gains[worst] * (upto * upto * upto - below * below * below)
        below = upto
        gains.pop(worst)
        weights.pop(worst)
    return expected


def piece_gain(state: Camisa12, seat: i64, piece: i64) -> float:
    """The best a piece can bring, wherever it comes from: half a wrong symbol is reckoned with."""
    best = -2.0
    for space in range(i64(SPACES)):
        if state.stand[SPACES * seat + space] == NO_PIECE:
            points = float(piece_points(state, seat, piece, space) + bonus_points(state, seat, piece, space))
            if points > best:
                best = points
    return best + CARD_MEAN * float(cards_kept(state, seat, piece)) - float(reaction_points(state, seat, piece))


def best_reply(state: Camisa12, seat: i64) -> float:
    """The most a side could gain with the move that comes next."""
    best = -2.0
    for steps in range(i64(1), state.longest_free_move(seat) + 1):
        side = (state.ball + steps) % SIDES
        if side != state.forbidden:
            best = max(best, side_gain(state, seat, side))
    return best


def side_gain(state: Camisa12, seat: i64, side: i64) -> float:
    """The most a side could gain by stopping there: its piece, and the other's that it denies."""
    piece = next_there(state, seat, side)
    if piece == NO_PIECE:
        return 0.0
    best = -2.0
    for space in range(i64(SPACES)):
        if state.stand[SPACES * seat + space] == NO_PIECE:
            points = piece_points(state, seat, piece, space) + bonus_points(state, seat, piece, space)
            best = max(best, float(points - wrong_symbol(state, seat, piece, space, side)))
    best += CARD_MEAN * float(cards_kept(state, seat, piece))
    return best - float(reaction_points(state, seat, piece))


def next_there(state: Camisa12, seat: i64, side: i64) -> i64:
    """The piece that lies on a side of the rondel, or will after the refill."""
    piece = state.rondel[SIDES * seat + side]
    return state.top[seat] if piece == NO_PIECE else piece


def held_cards(state: Camisa12, seat: i64, left: float) -> float:
    """What the mosaic cards of a hand will bring, about."""
    total = 0.0
    for card in range(i64(1), i64(CARDS)):
        if state.hand[CARDS * seat + card] > 0:
            total += float(state.hand[CARDS * seat + card]) * card_worth(state, seat, card, left)
    return total


def card_worth(state: Camisa12, seat: i64, card: i64, left: float) -> float:
    """What a mosaic card will bring: what it has now, and its share of the usual for the rest."""
    return float(card_points(state, seat, card)) + left * CARD_MEANS[card]


def fireworks_odds(state: Camisa12, seat: i64, left: float) -> float:
    """The Fogos bonus, as far as it is in sight."""
    ahead = float(state.count[KINDS * seat + FOGOS] - state.count[KINDS * (1 - seat) + FOGOS])
    bonus = FIREWORK_MAJORITY
    if state.team[seat] == MANDACARU:
        ahead += 0.7
        bonus = MANDACARU_MAJORITY
    return float(bonus) / (1.0 + math.exp(-1.2 * (ahead - 0.4) / (0.3 + left)))


# ---- the small decisions


def put_under_policy(state: Camisa12, seat: i64) -> i64:
    """Give up the card that promises least."""
    left = float(state.empty_spaces(seat)) / float(SPACES)
    worst: i64 = 0
    least = 1000.0
    for card in range(i64(1), i64(CARDS)):
        if state.hand[CARDS * seat + card] > 0:
            worth = card_worth(state, seat, card, left)
            if worth < least:
                least = worth
                worst = card
    return PUT_UNDER + worst


def forbid_policy(state: Camisa12, seat: i64) -> i64:
    """Forbid the opponent's best side if the next best is clearly worse."""
    rival = 1 - seat
    best: i64 = NOWHERE
    most = UNKNOWN
    second = UNKNOWN
    for steps in range(i64(1), state.longest_free_move(rival) + 1):
        side = (state.ball + steps) % SIDES
        gain = side_gain(state, rival, side)
        if gain > most:
            second = most
            most = gain
            best = side
        elif gain > second:
            second = gain
    worth = TOKEN if state.empty_spaces(rival) > 2 else 0.5
    return FORBID + best if most - second > worth else PASS


def cycle_policy(state: Camisa12, seat: i64) -> i64:
    """Alone: pay only for tops that are much better for the rival than for you."""
    mine = piece_gain(state, seat, state.top[seat])
    theirs = piece_gain(state, 1 - seat, state.top[1 - seat])
    return CYCLE if mine - theirs < -6.0 else PASS


# ---- the judgement for search


class TurnJudge(Judge):
    """Turns the judgement into odds."""

    def worth(self, state: State) -> list[float]:
        """How likely each seat is to win."""
        assert isinstance(state, Camisa12)  # noqa: S101 - the search is of this game
        if state.phase == CHOOSING:
            return [0.5] * state.seats
        ahead = judgement(state, 0) if state.mover != 0 else -judgement(state, 1)
        near = 1.0 / (1.0 + math.exp(-ahead / HALF_GOAL))
        return [near] if state.seats == 1 else [near, 1.0 - near]


def play_by_policy(state: Camisa12, dice: Dice) -> None:
    """Play a match to its end by the policy; teams that are still to be chosen are chosen at random."""
    while state.must() != 0:
        mover = first_of(state.must())
        if state.phase == CHOOSING:
            legal = state.legal(mover)
            state.play(mover, legal[dice.below(len(legal))], dice)
        else:
            state.play(mover, policy(state, mover), dice)
