"""Every value of a choice against every other: which teams, hands or sides of a game are strong.

The choice is a table option that can be `choose`: then each seat's first decision, made at the same time, is one
of its values. All pairs of values meet, with seats changed from match to match. Matches are played on states,
without a log, because there are many.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from ludoteca.bots import make
from ludoteca.engine.bot import Bot, Budget
from ludoteca.engine.contract import Game, TableOptions
from ludoteca.engine.dice import FastDice
from ludoteca.engine.state import Dice, State
from ludoteca.engine.values import LudotecaError
from ludoteca.lab.arena import Interval, wilson

CHOOSE = "choose"
SEATS = 2


class RoundRobin(NamedTuple):
    """What came out: `wins[a][b]` of the matches of value a against value b were won by a; a draw is half a win."""

    values: list[str]
    wins: list[list[float]]
    matches: int  # each pair

    def share(self, one: int, other: int) -> float:
        """How many of its matches against another a value won."""
        return self.wins[one][other] / self.matches

    def overall(self, one: int) -> Interval:
        """How many of all its matches a value won, with the 95 % interval."""
        return wilson(sum(self.wins[one]), self.matches * (len(self.values) - 1))


def choices(game: Game, options: TableOptions) -> list[int]:
    """The first decisions of both seats, one for each value of the choice."""
    state = game.start(SEATS, options, FastDice(1))
    first = state.legal(0)
    if state.waiting() != (0, 1) or first != state.legal(1) or len(first) < 2:
        raise LudotecaError(f"{game.title}: with these options the seats do not begin with a choice each")
    return first


def round_robin(
    game: Game,
    option: str,
    matches: int,
    *,
    options: dict[str, Any] | None = None,
    level: str = "normal",
    seed: int = 1,
    budget: Budget | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> RoundRobin:
    """Let every pair of values meet in so many matches, played by bots of one level."""
    typed = game.check(SEATS, {**(options or {}), option: CHOOSE})
    first = choices(game, typed)
    wins = [[0.0] * len(first) for _ in first]
    dice = FastDice(seed)
    bot = make(game, level, dice)
    budget = budget or Budget(simulations=200)
    for one, other in combinations(range(len(first)), 2):
        for number in range(matches):
            seated = (one, other) if number % 2 == 0 else (other, one)
            state = game.start(SEATS, typed, dice)
            for seat, value in enumerate(seated):
                state.apply(seat, first[value], dice)
            play(state, bot, dice, budget)
            for seat, share in enumerate(shares(state)):
                wins[seated[seat]][seated[1 - seat]] += share
        progress(matches)
    return RoundRobin([_value(game, action) for action in first], wins, matches)


def play(state: State, bot: Bot, dice: Dice, budget: Budget) -> None:
    """Play a match to its end, one bot for all seats; it is given its view and guesses, never the state.

    The protocol of every driver: after each action each invited seat is asked once, in order from the mover.
    """

    def act(seat: int) -> bool:
        view, legal = state.view(seat), state.legal(seat)
        action = bot.choose(seat, view, legal, lambda: state.guess(seat, dice), budget)
        if action is not None:
            state.apply(seat, action, dice)
        return action is not None

    while waiting := state.waiting():
        mover, step = waiting[0], 1
        if not act(mover):
            raise LudotecaError(f"the bot of seat {mover} must act, but declined")
        while step <= state.seats and state.invited():
            seat = (mover + step) % state.seats
            step += 1
            if seat in state.invited() and act(seat):
                mover, step = seat, 1


def shares(state: State) -> list[float]:
    """One for the winner; half each on a draw."""
    result = state.result()
    assert result is not None, "the match is over"
    return [0.5 if not result.winners else float(seat in result.winners) for seat in range(SEATS)]


def _value(game: Game, action: int) -> str:
    return str(msgspec.structs.astuple(game.action(action))[0])
