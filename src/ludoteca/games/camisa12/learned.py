"""A player of Camisa 12 that follows its network. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from ludoteca.engine.bot import Budget, Player
from ludoteca.engine.dice import FastDice
from ludoteca.engine.native import i64
from ludoteca.engine.net import Contest, contest_beside
from ludoteca.engine.state import Actions, Dice, State
from ludoteca.games.camisa12.bot import Normal, is_near_the_end, is_turn, policy
from ludoteca.games.camisa12.data import MOVING, OVER
from ludoteca.games.camisa12.facts import Facts
from ludoteca.games.camisa12.guess import guess
from ludoteca.games.camisa12.rules import Camisa12

NEVER: Final = -1.0  # less likely than anything

NETS: Final[list[Contest]] = []  # read when it is first needed


def learned_net() -> Contest:
    """The network of the game's folder."""
    if not NETS:
        NETS.append(contest_beside(__file__, "net.bin"))
    return NETS[0]


@final
class Foresight:
    """Follows a turn to its end, and asks the network there."""

    def __init__(self, net: Contest) -> None:
        self.net = net
        self.facts = Facts()
        self.seed: i64 = 0  # of what chance will show, the same for every way to play

    def chance(self, state: Camisa12, seat: i64, eye: i64) -> float:
        """How likely a seat wins, from the hands that an eye sees."""
        if state.phase == OVER:
            return 1.0 if state.winner == seat else 0.0
        self.facts.look(state, eye)
        return self.net.shares(self.facts.numbers, 2)[seat]

    def best(self, state: Camisa12, seat: i64) -> i64:
        """The action that ends best."""
        actions = Actions()
        state.fill(seat, actions)
        chosen = actions.items[0]
        most = NEVER
        for i in range(actions.count):
            worth = self.worth_after(state, seat, actions.items[i])
            if worth > most:
                most = worth
                chosen = actions.items[i]
        return chosen

    def worth_after(self, state: Camisa12, seat: i64, action: i64) -> float:
        """How likely a seat wins with an action if its turn goes on as well as it can."""
        world = state.clone()
        world.play(seat, action, FastDice(self.seed))
        if is_turn(world) and world.turn == state.turn:
            actions = Actions()
            world.fill(seat, actions)
            most = NEVER
            for i in range(actions.count):
                most = max(most, self.worth_after(world, seat, actions.items[i]))
            return most
        dice = FastDice(self.seed)
        while world.phase not in (MOVING, OVER):
            world.play(seat, policy(world, seat, dice, 0), dice)
        return self.chance(world, seat, seat)


@final
class Learned(Player):
    """Plays its turns as the network says, and all else as `normal`."""

    def __init__(self, dice: Dice, net: Contest) -> None:
        super().__init__(dice)
        self.foresight = Foresight(net)
        self.teacher = Normal(dice)

    def act(self, state: State, seat: i64, dice: Dice) -> i64:
        """The action after which it is most likely to win, in a world of the seat's own guess."""
        assert isinstance(state, Camisa12)
        if not foresees(state):
            return self.teacher.act(state, seat, dice)
        self.foresight.seed = dice.below(1_000_000)
        return self.foresight.best(guess(state, seat, dice), seat)

    def choose(
        self,
        seat: int,
        view: dict[str, Any],
        actions: list[int],
        guess: Callable[[], State],
        budget: Budget,
    ) -> int | None:
        """The same; near the end as `normal`, which plays the last turns in several worlds."""
        world = guess()
        assert isinstance(world, Camisa12)
        return (
            self.act(world, seat, self.dice)
            if foresees(world)
            else self.teacher.choose(seat, view, actions, guess, budget)
        )


def foresees(state: Camisa12) -> bool:
    """Is it a turn of a match of two whose end is not yet near?"""
    return state.seats == 2 and is_turn(state) and not is_near_the_end(state)
