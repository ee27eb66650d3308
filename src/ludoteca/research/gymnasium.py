"""Every game as an environment of Gymnasium: one seat learns, bots sit on the others.

>>> import gymnasium
>>> import ludoteca.research.gymnasium  # registers the games
>>> env = gymnasium.make("ludoteca/Tacocat-v1", opponents="normal")
>>> seen, told = env.reset(seed=7)
>>> seen.shape, int(told["action_mask"].sum())
((64,), 7)

Importing this module registers every game as `ludoteca/<Name>-v1`: since 1.0 Gymnasium looks for no entry points. In
one line: `gymnasium.make("ludoteca.research.gymnasium:ludoteca/Tacocat-v1")`. `action_masks()` is what MaskablePPO of
sb3-contrib asks for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import make
from ludoteca.engine.bot import Bot, Budget, Player
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.catalogue import games
from ludoteca.engine.contract import Game, TableOptions
from ludoteca.engine.dice import FastDice
from ludoteca.research import needs
from ludoteca.research.needs import MODES
from ludoteca.research.rewards import rewards
from ludoteca.research.table import Mask, Numbers, Table
from ludoteca.research.vector import Vector

needs.package("gymnasium")

from gymnasium import Env, spaces  # noqa: E402
from gymnasium.envs.registration import register as enter  # noqa: E402
from gymnasium.envs.registration import registry  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402

Options = TableOptions | dict[str, Any] | None
ILLEGAL = -1.0  # what a refused action costs; nothing else happens
HERE = "ludoteca.research.gymnasium"
ROTATE = -1  # the learner's seat is the next one in every match


class Single(Env[Numbers, Any]):
    """One match after the other, seen from one seat.

    `opponents` is a level for all other seats, or one for each in their order; bots of `hard` and `master` think for
    `seconds`. `seat` is the learner's, -1 takes the next one each time. The reward is 1 for a win, -1 for a loss, and
    comes with the end; a refused action changes nothing and costs 1.
    """

    metadata = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Options = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        seconds: float = 0.1,
        render_mode: str | None = None,
        offers: bool = False,
        recall: bool = False,
    ) -> None:
        self.table = Table(game, seats, options, offers=offers, recall=recall)
        self.seat = max(needs.seat(self.table.game, self.table.seats, seat, "seat", ROTATE), 0)
        self.rotate = seat == ROTATE
        levels = [opponents] * (self.table.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(levels) != self.table.seats - 1:
            raise ValueError(f"{self.table.seats - 1} opponents are needed, not {len(levels)}")
        self.levels = levels
        self.bots = self._bots()
        self.budget = Budget(seconds)
        self.render_mode = needs.mode(render_mode)
        low, high = np.array(self.table.lows, np.int16), np.array(self.table.highs, np.int16)
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(self.table.num_actions)
        self._matches = 0

    def _bots(self) -> list[Bot]:
        return [make(self.table.game, level, FastDice(2**32 + place)) for place, level in enumerate(self.levels)]

    def __getstate__(self) -> dict[str, Any]:
        """The bots by their levels, with their dice and what they keep in mind."""
        minds = [(getattr(bot, "dice", None), bot.memo) for bot in self.bots]
        return {**self.__dict__, "bots": minds}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.bots = self._bots()
        for bot, (dice, memo) in zip(self.bots, kept["bots"], strict=True):
            bot.memo = memo
            if dice is not None:
                bot.dice = dice  # type: ignore[attr-defined]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new match; whoever comes before the learner has moved."""
        super().reset(seed=seed)
        if self.rotate and self._matches:
            self.seat = (self.seat + 1) % self.table.seats
        self._matches += 1
        start = int(self.np_random.integers(2**31))
        self.guesses = FastDice(2**33 + start)
        self._reseat(start)
        self.table.deal(start)
        self._answer()
        while self.table.seat < 0:  # a match in which the learner was never asked
            self.table.deal(int(self.np_random.integers(2**31)))
            self._answer()
        return self.table.numbers(self.seat), self._told()

    def _reseat(self, start: int) -> None:
        """Bots that throw dice throw those of this match, so that a seed gives the same match again."""
        for place, bot in enumerate(self.bots):
            if hasattr(bot, "dice"):
                bot.dice = FastDice(2**34 + self.table.seats * start + place)

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """What the learner does, and what the others answer."""
        if self.table.seat < 0:
            raise RuntimeError(f"{'the match is over' if self.table.dealt else 'no match has begun'}: call reset()")
        if not self.table.play(int(action)):
            return self.table.numbers(self.seat), ILLEGAL, False, False, self._told()
        self._answer()
        over = self.table.seat < 0
        reward = 0.0
        if over:
            result = self.table.result()
            assert result is not None
            reward = rewards(result)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self.table.numbers(self.seat), reward, over, False, self._told()

    def _answer(self) -> None:
        """The bots play until the learner is asked, or the match is over."""
        table = self.table
        while table.seat >= 0 and table.seat != self.seat:
            seat = table.seat
            bot = self.bots[seat - (seat > self.seat)]
            table.play(choice(table, bot, seat, self.guesses, self.budget))

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do: the name that sb3-contrib looks for."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """What the learner sees: printed, as text (`ansi`), or as a picture (`rgb_array`)."""
        return self.table.rendered(self.render_mode, self.seat)


def choice(table: Table, bot: Bot, seat: int, dice: FastDice, budget: Budget) -> int:
    """What a bot does at a table, from what its seat may know; it says nothing where it was not asked."""
    if seat not in table.state.waiting() and seat not in table.state.invited():
        return table.decline
    if isinstance(bot, Player):  # looks at nothing else in any world, so it need not be a guessed one
        action = int(bot.act(table.state, seat, bot.dice))
        return table.decline if action < 0 else action
    actions = [action for action in table.legal() if action != table.decline]
    view = table.state.view(seat)
    answer = bot.choose(seat, view, actions, lambda: table.state.guess(seat, dice), budget.times(bot.effort))
    return table.decline if answer is None else answer


class Several(VectorEnv[Any, Any, Any]):
    """Many matches at once for one learner, in the compiled `Vector`: opponents are `random` or `normal`.

    A match that ends is followed by the next in the same step, whose first numbers are returned
    (`AutoresetMode.SAME_STEP`); the last ones of the old are not kept. `infos["action_mask"]` is what may be done.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        options: Options = None,
        *,
        seat: int = 0,
        opponents: str = "random",
    ) -> None:
        self.vector = Vector(game, num_envs, seats, options, learner=seat, opponents=opponents)
        self.num_envs = num_envs
        self.seat = seat
        low, high = np.array(self.vector.lows, np.int16), np.array(self.vector.highs, np.int16)
        self.single_observation_space = spaces.Box(low, high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(self.vector.num_actions)
        several = (num_envs, 1)
        self.observation_space = spaces.Box(np.tile(low, several), np.tile(high, several), dtype=np.int16)
        self.action_space = spaces.MultiDiscrete([self.vector.num_actions] * num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal every match anew."""
        super().reset(seed=seed)
        self.vector.reset(int(self.np_random.integers(2**31)) if seed is None else seed)
        return self.vector.seen.copy(), self._told()

    def step(self, actions: Any) -> tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Any]:
        """An action of the learner in every match."""
        self.vector.step(np.asarray(actions, np.int64))
        ended = self.vector.done.astype(np.bool_)
        reward = self.vector.reward[:, self.seat].copy()
        return self.vector.seen.copy(), reward, ended, np.zeros(self.num_envs, np.bool_), self._told()

    def _told(self) -> dict[str, Mask]:
        return {"action_mask": self.vector.mask.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done in each match."""
        return self.vector.mask.astype(np.bool_)


def register(spec: str) -> str:
    """Make a game known to Gymnasium, one of ours or a stranger's folder; returns its name there."""
    name = spec if spec in games() else find_game(spec).name
    known = f"ludoteca/{name.title().replace('_', '')}-v1"
    if known not in registry:
        enter(id=known, entry_point=f"{HERE}:Single", vector_entry_point=f"{HERE}:Several", kwargs={"game": spec})
    return known


for _name in games():
    register(_name)
