"""Every game as an environment of PettingZoo.

>>> from ludoteca.research.pettingzoo import env
>>> table = env("tacocat")
>>> table.reset(seed=7)
>>> seen = table.observe(table.agent_selection)
>>> seen["observation"].shape, int(seen["action_mask"].sum())
((64,), 6)

`env` is the AEC form: one seat is asked at a time, whatever the game. `parallel_env` lets all seats that choose at the
same time do so in one step; a seat that is not asked has one legal action, to decline. Seats are `seat_0` and so on.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.contract import Game, TableOptions
from ludoteca.engine.state import BIT
from ludoteca.research import needs
from ludoteca.research.needs import MODES
from ludoteca.research.rewards import rewards
from ludoteca.research.table import Table

needs.package("pettingzoo")
needs.package("gymnasium")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

Told = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]
Options = TableOptions | dict[str, Any] | None
ILLEGAL = -1.0  # what a refused action costs; nothing else happens


def env(game: str | Game, seats: int | None = None, options: Options = None, **how: Any) -> AECEnv:
    """The AEC form with PettingZoo's own guard against a wrong order of calls; `raw_env` is without it, and faster."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, seats, options, **how))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's own name for it
    """One match, one seat at a time.

    An observation is `{"observation": int16, "action_mask": int8}`. A refused action changes nothing and costs 1.
    Rewards come at the end: 1 for the winners, partners alike, -1 for the others, 0 for all in a draw; with `zero_sum`
    the losers share what the winners get. Whoever is eliminated is not asked again, and is told at the end.
    `offers` and `recall` are those of `Table`. `viewer` is the seat through whose eyes it is rendered; None: a
    spectator's.
    """

    metadata: dict[str, Any] = {"name": "ludoteca", "render_modes": MODES, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Options = None,
        *,
        render_mode: str | None = None,
        viewer: int | None = None,
        offers: bool = False,
        recall: bool = False,
        zero_sum: bool = False,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options, offers=offers, recall=recall)
        self.metadata = {**self.metadata, "name": f"ludoteca_{self.table.game.name}"}
        self.render_mode = needs.mode(render_mode)
        self.viewer = None if viewer is None else needs.seat(self.table.game, self.table.seats, viewer, "viewer")
        self.zero_sum = zero_sum
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.num_actions) for agent in self.possible_agents}
        self._next_seed = 0
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """The numbers of the game and the mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of the game, and to decline."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match; without a seed, the one after the last."""
        self._next_seed = self._next_seed + 1 if seed is None else seed
        self.table.deal(self._next_seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._paid = False  # does any reward wait to be cleared?
        self.agent_selection = self.agents[max(self.table.seat, 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and what it may do."""
        seat = self.seat_of[agent]
        return {"observation": self.table.numbers(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """What the selected seat does."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self._paid:
            self._clear_rewards()
            self._paid = False
        if action is None or not self.table.play(int(action)):
            self._pay({agent: ILLEGAL})
        elif self.table.seat >= 0:
            self.agent_selection = self.possible_agents[self.table.seat]
        else:
            result = self.table.result()
            assert result is not None
            worth = rewards(result, self.zero_sum)
            self.terminations = dict.fromkeys(self.agents, True)
            self._pay({one: worth[seat] for seat, one in enumerate(self.possible_agents)})
            self._skip_agent_selection = None
            self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def _pay(self, paid: dict[str, float]) -> None:
        for agent, reward in paid.items():
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
        self._paid = True

    def render(self) -> str | NDArray[np.uint8] | None:
        """What everybody sees, or the seat `viewer`: printed, as text (`ansi`), or as a picture (`rgb_array`)."""
        return self.table.rendered(self.render_mode, self.viewer)

    def close(self) -> None:
        """Nothing is open."""


def observation_space(table: Table) -> Any:
    """The space of `observe`."""
    numbers = spaces.Box(np.array(table.lows, np.int16), np.array(table.highs, np.int16), dtype=np.int16)
    mask = spaces.Box(0, 1, (table.num_actions,), np.int8)
    return spaces.Dict({"observation": numbers, "action_mask": mask})


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's own name for it
    """One match; whoever chooses at the same time does so in one step, and all others decline."""

    metadata: dict[str, Any] = {"name": "ludoteca", "render_modes": MODES}  # noqa: RUF012

    def __init__(self, game: str | Game, seats: int | None = None, options: Options = None, **how: Any) -> None:
        self.one = raw_env(game, seats, options, **how)
        self.table = self.one.table
        self.metadata = self.one.metadata
        self.render_mode = self.one.render_mode
        self.possible_agents = self.one.possible_agents
        self.observation_spaces = self.one.observation_spaces
        self.action_spaces = self.one.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """The numbers of the game and the mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of the game, and to decline."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new match."""
        self.one.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """What each seat does; those that are not asked decline."""
        got = dict.fromkeys(self.agents, 0.0)
        for seat in self._choosing():
            agent = self.possible_agents[seat]
            if self.table.seat < 0:
                break
            self.table.seek(seat)
            if not self.table.play(int(actions.get(agent, -1))):
                got[agent] = ILLEGAL
        over = self.table.result() is not None
        if over:
            worth = rewards(self.table.result(), self.one.zero_sum)  # type: ignore[arg-type]
            got = {agent: worth[seat] for seat, agent in enumerate(self.possible_agents)}
        if self.render_mode == "human":
            self.render()
        seen, ends = self._seen(), dict.fromkeys(self.agents, over)
        told: Told = (seen, got, ends, dict.fromkeys(self.agents, False), {agent: {} for agent in self.agents})
        if over:
            self.agents = []
        return told

    def _choosing(self) -> list[int]:
        """The seats that choose in this step: one that is invited, or all that must."""
        if self.table.seat < 0:
            return []
        if self.table.may_decline:
            return [self.table.seat]
        must = int(self.table.state.must())
        return [seat for seat in range(self.table.seats) if must & int(BIT[seat])]

    def _seen(self) -> dict[str, Any]:
        asked = self._choosing()
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            if seat in asked:
                self.table.seek(seat)
                mask = self.table.mask(seat)
            else:
                mask = np.zeros(self.table.num_actions, np.int8)
                mask[self.table.decline] = 1
            seen[agent] = {"observation": self.table.numbers(seat), "action_mask": mask}
        return seen

    def render(self) -> str | NDArray[np.uint8] | None:
        """As in the AEC form."""
        return self.table.rendered(self.render_mode, self.one.viewer)

    def close(self) -> None:
        """Nothing is open."""
