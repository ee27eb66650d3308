"""The bots of T.E.G., who look only at what their seat knows. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

from ludoteca.engine.bot import DECLINE, Bot, Budget, Player
from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice, State
from ludoteca.games.teg.general import diplomacy, ground, orders
from ludoteca.games.teg.general.plan import NORMAL, Plan
from ludoteca.games.teg.rules import Teg
from ludoteca.games.teg.staff import plans
from ludoteca.games.teg.staff.campaign import Campaign
from ludoteca.games.teg.world.data import REGROUP


@final
class Normal(Player):
    """Keeps the objective and continents in mind, attacks by the odds, and makes peace with the strong."""

    def act(self, state: State, seat: i64, dice: Dice) -> i64:
        """By the policy, which looks only at what the seat knows."""
        assert isinstance(state, Teg)
        return act(state, seat, NORMAL)

    def choose(
        self,
        seat: int,
        view: dict[str, Any],
        actions: list[int],
        guess: Callable[[], State],
        budget: Budget,
    ) -> int | None:
        """What it does in any world that the seat cannot tell from the real one, and why."""
        world = guess()
        assert isinstance(world, Teg)
        action = act(world, seat, NORMAL)
        self.word = diplomacy.word(world, seat, action)
        return None if action == DECLINE else action


def act(state: Teg, seat: i64, plan: Plan) -> i64:
    """What a general of this plan does; DECLINE if he is merely invited and has nothing to say."""
    if state.must() & BIT[seat] == 0:
        said = diplomacy.answer(state, seat)
        return DECLINE if said == ground.NO_ACTION else said
    return orders.policy(state, seat, plan)


class Strategist(Bot):
    """Thinks at the beginning of a turn and before its attacks, and then carries the plan out as `normal` would.

    The memo is the plan's number and what it was made for; whoever has none makes a plan where the turn stands.
    """

    def __init__(self, dice: Dice, whole_round: bool, temper: int = plans.STEADY) -> None:
        self.dice = dice
        self.temper = temper  # what its character likes
        self.whole_round = whole_round  # are the others' answers played too before a position is judged?

    def choose(
        self,
        seat: int,
        view: dict[str, Any],
        actions: list[int],
        guess: Callable[[], State],
        budget: Budget,
    ) -> int | None:
        """The next step of the plan."""
        world = guess()
        assert isinstance(world, Teg)
        action = act(world, seat, self.plan(world, seat, guess, budget))
        self.word = diplomacy.word(world, seat, action)
        return None if action == DECLINE else action

    def plan(self, world: Teg, seat: int, guess: Callable[[], State], budget: Budget) -> Plan:
        """The plan of this turn, made now if there is none yet."""
        if world.must() & BIT[seat] == 0 or world.phase > REGROUP:
            return NORMAL
        occasion = world.occasion(seat)
        made_for, _, number = self.memo.partition(":")
        if made_for != occasion:
            numbers = plans.candidates(world, seat)
            turns = 1 if world.round > 0 and not self.whole_round else int(world.seats) + 1
            number = str(Campaign(seat, guess, self.dice, budget, turns, self.temper).best(numbers))
            self.memo = f"{occasion}:{number}"
        return plans.PLANS[int(number)]
