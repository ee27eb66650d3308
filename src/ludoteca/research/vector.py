"""Thousands of matches at once, in one compiled call a step.

>>> import numpy as np
>>> from ludoteca.research.vector import Vector
>>> many = Vector("tacocat", 4, seed=7)
>>> many.seen.shape, many.mask.shape, many.seat.tolist()
((4, 64), (4, 70), [0, 0, 0, 0])
>>> many.step(many.mask.argmax(axis=1))  # the first legal action in each
>>> many.rollout(100)  # a hundred steps at random, chosen inside
400

`seen`, `mask`, `seat`, `done` and `reward` are numpy's views of the engine's own memory: read-only, and always those of
now. Copy what you keep.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from ludoteca.engine.bot import Player
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Game, TableOptions
from ludoteca.engine.dice import FastDice
from ludoteca.engine.observation import highs, lows, octets, shorts, size
from ludoteca.engine.state import Dice, State
from ludoteca.engine.values import BadOption, LudotecaError
from ludoteca.research import needs
from ludoteca.research.many import EVERYBODY, Many
from ludoteca.research.views import desk, view


class Played(NamedTuple):
    """What a kept rollout gives: a row for each step, in it one for each match.

    `seen`, `mask` and `seat` are from before the `action`, `reward` (of every seat) and `done` from after it.
    """

    seen: NDArray[np.int16]
    mask: NDArray[np.int8]
    seat: NDArray[np.int16]
    action: NDArray[np.int64]
    reward: NDArray[np.float64]
    done: NDArray[np.bool_]


class Vector:
    """`count` matches of one game in step; one that ends is dealt anew in the same step.

    The asked seat of each match acts, whoever that is; with `learner` only that seat is asked, and the others are
    played inside, at random or as `normal`. An action is its id, and one more declines. A refused one changes nothing
    and costs 1.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int | None = None,
        options: TableOptions | dict[str, Any] | None = None,
        *,
        learner: int | None = None,
        opponents: str = "random",
        seed: int = 0,
    ) -> None:
        self.game = find_game(game)
        self.count = count
        self.seats = needs.seats(self.game, seats)
        self.options = self.game.check(self.seats, options)
        self.pieces = needs.numbers(self.game, self.seats, self.options)
        self.size = size(self.pieces)
        self.lows, self.highs = lows(self.pieces), highs(self.pieces)
        self.decline = self.game.num_actions
        self.num_actions = self.decline + 1
        if count < 1:
            raise BadOption(f"a vector has at least one match, not {count}")
        if learner is not None:
            needs.seat(self.game, self.seats, learner, "learner")
        seen, mask, seat = shorts(count * self.size), octets(count * self.num_actions), shorts(count)
        done, reward = octets(count), vec[float]([0.0] * (count * self.seats))
        self._chosen = vec[i64]([0] * count)
        self._desk = desk(self._chosen, np.int64)
        self._many = Many(
            self._deal, self.seats, self.size, self.decline, EVERYBODY if learner is None else learner,
            seen, mask, seat, done, reward,
        )  # fmt: skip
        self._many.rival = self.player(opponents)
        if self.game.limits(self.seats, self.options).sides == 1:
            self._many.root = self._deal(FastDice(0))
        self.seen: NDArray[np.int16] = view(seen, np.int16, count, self.size)
        self.mask: NDArray[np.int8] = view(mask, np.int8, count, self.num_actions)
        self.seat: NDArray[np.int16] = view(seat, np.int16)
        self.done: NDArray[np.int8] = view(done, np.int8)
        self.reward: NDArray[np.float64] = view(reward, np.float64, count, self.seats)
        self.reset(seed)

    def _deal(self, dice: Dice) -> State:
        return self.game.start(self.seats, self.options, dice)

    def player(self, level: str) -> Player | None:
        """Who plays inside: chance for `random`, the game's own player for `normal`."""
        if level == "random":
            return None
        player = self.game.normal(FastDice(1)) if level == "normal" else None
        if player is None:
            raise LudotecaError(f"{self.game.title} plays inside a vector as random or normal, not as {level}")
        return player

    def reset(self, seed: int = 0) -> None:
        """Deal every match anew, each with dice of its own."""
        self._many.begin([seed * self.count + match for match in range(self.count)])
        self._dice = FastDice(2**40 + seed)

    def step(self, actions: NDArray[np.int64]) -> None:
        """One action in every match."""
        self._desk[:] = actions
        self._many.step(self._chosen)

    def rollout(self, steps: int, policy: str = "random") -> int:
        """So many steps of every match with a policy inside (`random` or `normal`); returns the decisions made."""
        return self._many.rollout(steps, self.player(policy), self._dice)

    def play(self, steps: int, policy: str = "random") -> Played:
        """The same, and everything is kept: what is learned from."""
        shape = (steps, self.count)
        played = Played(
            np.empty((*shape, self.size), np.int16), np.empty((*shape, self.num_actions), np.int8),
            np.empty(shape, np.int16), np.empty(shape, np.int64),
            np.empty((*shape, self.seats), np.float64), np.empty(shape, np.bool_),
        )  # fmt: skip
        player = self.player(policy)
        for step in range(steps):
            played.seen[step], played.mask[step], played.seat[step] = self.seen, self.mask, self.seat
            self._many.choose(player, self._dice, self._chosen)
            played.action[step] = self._desk
            self._many.step(self._chosen)
            played.reward[step], played.done[step] = self.reward, self.done
        return played
