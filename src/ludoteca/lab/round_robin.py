"""Every value of a choice against every other: which teams, hands or sides of a game are strong.

The choice is a table option that can be `choose`: then each seat's first decision, made at the same time, is one
of its values. All pairs of values meet, with seats changed from match to match. Matches are played on states,
without a log, because there are many.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, ClassVar, NamedTuple

import msgspec

from ludoteca.bots import make
from ludoteca.engine.bot import Bot, Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Game, TableOptions
from ludoteca.engine.dice import FastDice
from ludoteca.engine.state import Dice, State
from ludoteca.engine.values import LudotecaError
from ludoteca.lab.arena import Interval, wilson
from ludoteca.lab.runners import Serial
from ludoteca.lab.work import Block, Ledger, Runner, gather, place_of

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


class Pairing(Block, frozen=True, kw_only=True):
    """Matches of two values of a choice, seats changed from match to match. Found are the wins of the first."""

    Found: ClassVar[Any] = float

    options: dict[str, Any]
    level: str
    one: int
    other: int
    seconds: float
    simulations: int

    def find(self) -> float:
        """Play them."""
        game = find_game(self.game)
        options = game.check(SEATS, self.options)
        first = choices(game, options)
        budget = Budget(self.seconds, self.simulations)
        wins = 0.0
        for number in range(self.first, self.first + self.count):
            seated = (self.one, self.other) if number % 2 == 0 else (self.other, self.one)
            dice = FastDice(_seed(self.seed, self.one, self.other, number))
            state = game.start(SEATS, options, dice)
            for seat, value in enumerate(seated):
                state.apply(seat, first[value], dice)
            play(state, make(game, self.level, dice), dice, budget)
            wins += shares(state)[seated.index(self.one)]
        return wins


def _seed(seed: int, one: int, other: int, number: int) -> int:
    """A seed of its own for each match of each pair."""
    return ((seed * 1_000 + one) * 1_000 + other) * 100_000 + number


def round_robin(
    game: Game,
    option: str,
    matches: int,
    *,
    options: dict[str, Any] | None = None,
    level: str = "normal",
    seed: int = 1,
    budget: Budget | None = None,
    runner: Runner | None = None,
    ledger: Ledger | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> RoundRobin:
    """Let every pair of values meet in so many matches, played by bots of one level."""
    typed = game.check(SEATS, {**(options or {}), option: CHOOSE})
    first = choices(game, typed)
    budget = budget or Budget(simulations=200)
    blocks = [
        Pairing(
            game=place_of(game), seed=seed, count=matches, options=msgspec.to_builtins(typed), level=level,
            one=one, other=other, seconds=budget.seconds, simulations=budget.simulations,
        )
        for one, other in combinations(range(len(first)), 2)
    ]  # fmt: skip
    found = gather(blocks, runner or Serial(), ledger, lambda block, _: progress(block.count))
    wins = [[0.0] * len(first) for _ in first]
    for block, won in zip(blocks, found, strict=True):
        wins[block.one][block.other] = won
        wins[block.other][block.one] = block.count - won
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
