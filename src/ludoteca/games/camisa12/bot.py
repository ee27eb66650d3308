"""How Camisa 12 is played sensibly, and how likely a position is won. Compiled.

`normal` tries every way to play its turn and takes the one that ends best (judgement.py). In the last two turns
it also plays the opponent's; alone it looks at the next turn of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from ludoteca.engine.bot import Budget, Player
from ludoteca.engine.dice import FastDice
from ludoteca.engine.native import i64
from ludoteca.engine.state import Actions, Dice, State
from ludoteca.games.camisa12.data import (
    BUMBA_MOST,
    CARDS,
    CHOOSING,
    CYCLE,
    CYCLING,
    ENCORE,
    FORBID,
    FORBIDDING,
    MOVING,
    NOWHERE,
    PASS,
    PLACING,
    PUT_UNDER,
    REPEATING,
    SIDES,
)
from ludoteca.games.camisa12.guess import guess
from ludoteca.games.camisa12.rules import Camisa12
from ludoteca.games.camisa12.worth import TOKEN, card_worth, judgement, side_gain

WORST: Final = -1000.0
GUESSES: Final = 6  # worlds to try near the end, where the opponent's cards decide
END_GAME: Final = 2  # turns that are played out
SOLO_LOOK: Final = 1  # alone: turns of its own after this one
PROMISING: Final = 2.0  # alone: how much worse a turn may look and still be followed
CYCLES_TRIED: Final = 6
CYCLE_MARGIN: Final = 0.3


@final
class Normal(Player):
    """Looks one turn ahead."""

    def act(self, state: State, seat: i64, dice: Dice) -> i64:
        """Teams at random; the rest by the policy, in a world of the seat's own guess: it draws from the deck there.

        Alone it looks at the turn itself only: so a search plays whole matches in the time of a few turns.
        """
        assert isinstance(state, Camisa12)
        if state.phase == CHOOSING:
            actions = Actions()
            state.fill(seat, actions)
            return actions.items[dice.below(actions.count)]
        return policy(guess(state, seat, dice), seat, dice, 0)

    def choose(
        self,
        seat: int,
        view: dict[str, Any],
        actions: list[int],
        guess: Callable[[], State],
        budget: Budget,
    ) -> int | None:
        """As above, but near the end in several guessed worlds."""
        world = guess()
        assert isinstance(world, Camisa12)
        if len(actions) == 1:
            return actions[0]
        if not is_turn(world) or not is_near_the_end(world):
            if world.seats == 1 and world.phase != CHOOSING:
                return policy(world, seat, self.dice, SOLO_LOOK)
            return self.act(world, seat, self.dice)
        totals = [0.0] * len(actions)
        for _ in range(GUESSES):
            look = Lookahead(self.dice)
            for i, action in enumerate(actions):
                totals[i] += look.worth_after(world, seat, action, turns_to_look(world))
            drawn = guess()
            assert isinstance(drawn, Camisa12)
            world = drawn
        return actions[totals.index(max(totals))]


def policy(state: Camisa12, seat: i64, dice: Dice, look: i64) -> i64:
    """A sensible action of a seat that is asked. Alone, `look` says how many turns of its own come after this one."""
    phase = state.phase
    if is_turn(state):
        return best_action(state, seat, dice, look if state.seats == 1 else turns_to_look(state))
    if phase == CYCLING and look == 0:
        return PASS  # other tops are worth their point too seldom to be looked for in every imagined match
    if phase == REPEATING:
        return ENCORE if state.again == BUMBA_MOST or state.empty_spaces(seat) <= 2 else PASS
    if phase == FORBIDDING:
        return forbid_policy(state, seat)
    return cycle_policy(state, seat, dice) if phase == CYCLING else put_under_policy(state, seat)


# ---- the turn


def is_turn(state: Camisa12) -> bool:
    """Is the ball to be moved, or a piece to be placed?"""
    return state.phase in (MOVING, PLACING)


def is_near_the_end(state: Camisa12) -> bool:
    """Are the last turns of a match of two being played?"""
    return state.seats == 2 and state.turns() - state.turn <= END_GAME


def turns_to_look(state: Camisa12) -> i64:
    """How many turns after this one are looked at by two: all that are left near the end."""
    return state.turns() - state.turn - 1 if is_near_the_end(state) else 0


def best_action(state: Camisa12, seat: i64, dice: Dice, turns: i64) -> i64:
    """The action that ends best; alone, of those that look well now the one with the best next turn."""
    look = Lookahead(dice)
    if state.seats == 1 and turns > 0:
        look.floor = look.best_worth(state, seat, 0) - PROMISING
    actions = Actions()
    state.fill(seat, actions)
    best = actions.items[0]
    most = WORST
    for i in range(actions.count):
        worth = look.worth_after(state, seat, actions.items[i], turns)
        if worth > most:
            most = worth
            best = actions.items[i]
    return best


class Lookahead:
    """Follows turns to their end. What chance will show is drawn once, the same for every way to play."""

    def __init__(self, dice: Dice) -> None:
        self.seed: i64 = dice.below(1_000_000)
        self.floor = WORST  # a turn that ends lower is not followed further

    def best_worth(self, state: Camisa12, seat: i64, more: i64) -> float:
        """What the best action of a seat is worth to it."""
        actions = Actions()
        state.fill(seat, actions)
        most = WORST
        for i in range(actions.count):
            most = max(most, self.worth_after(state, seat, actions.items[i], more))
        return most

    def worth_after(self, state: Camisa12, seat: i64, action: i64, more: i64) -> float:
        """What an action is worth to a seat if its turn, and `more` turns after it, go on as well as they can."""
        world = state.clone()
        world.play(seat, action, FastDice(self.seed))
        if is_turn(world) and world.turn == state.turn:
            return self.best_worth(world, seat, more)
        if more == 0:
            return judgement(world, seat)
        if world.phase == CYCLING:
            if judgement(world, seat) < self.floor:
                return WORST
            world.play(seat, PASS, FastDice(self.seed))
        if world.phase != MOVING:
            return judgement(world, seat)
        if world.mover == seat:
            return self.best_worth(world, seat, more - 1)
        return -self.best_worth(world, world.mover, more - 1)


# ---- the small decisions


def put_under_policy(state: Camisa12, seat: i64) -> i64:
    """Give up the card that promises least."""
    worst: i64 = 0
    least = -WORST
    for card in range(i64(1), i64(CARDS)):
        if state.hand[CARDS * seat + card] > 0:
            worth = card_worth(state, seat, card)
            if worth < least:
                least = worth
                worst = card
    return PUT_UNDER + worst


def forbid_policy(state: Camisa12, seat: i64) -> i64:
    """Forbid the opponent's best side if the next best is clearly worse."""
    rival = 1 - seat
    best: i64 = NOWHERE
    most = WORST
    second = WORST
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


def cycle_policy(state: Camisa12, seat: i64, dice: Dice) -> i64:
    """Alone: pay for other tops if on the average they give a better next turn."""
    look = Lookahead(dice)
    total = 0.0
    for _ in range(CYCLES_TRIED):
        world = state.clone()
        world.play(seat, CYCLE, dice)
        total += look.best_worth(world, seat, 0)
    stay = state.clone()
    stay.play(seat, PASS, dice)
    margin = total / float(CYCLES_TRIED) - look.best_worth(stay, seat, 0)
    return CYCLE if margin > CYCLE_MARGIN else PASS
