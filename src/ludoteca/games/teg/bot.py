"""The bots of T.E.G., who look only at what their seat knows. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from ludoteca.engine.bot import DECLINE, Bot, Budget, Player
from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice, State
from ludoteca.games.teg import families
from ludoteca.games.teg.general import diplomacy, ground, orders
from ludoteca.games.teg.general.plan import NORMAL, Plan
from ludoteca.games.teg.rules import Teg
from ludoteca.games.teg.staff import march, plans
from ludoteca.games.teg.staff.campaign import Campaign
from ludoteca.games.teg.world.board import BORDERS, FIRST_BORDER, FIRST_FLIGHT, FLIGHT_TO, FLIGHTS, TO
from ludoteca.games.teg.world.data import ATTACK, INCORPORATE, REGROUP

SELDOM: Final = 8
MISSILES: Final = ("missile",)
PACTS: Final = ("propose-continent", "propose-border", "propose-world")
ABOUT: Final = {
    "attack": "odds", "attack-occupant": "odds", "attack-inside": "odds", "launch": "missile", "launch-at": "missile",
    "missile": "missile", "lay": "exchange", "accept": "pact", "refuse": "pact",
}  # fmt: skip


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

    A master begins with a veteran's plans, and plays the others' answers too before it judges a position. The memo is
    the plan's number and what it was made for; whoever has none makes a plan where the turn stands.
    """

    def __init__(self, dice: Dice, master: bool, temper: int = plans.STEADY) -> None:
        self.dice = dice
        self.temper = temper  # what its character likes
        self.master = master

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
            return plans.PLANS[self.first(world)]
        occasion = world.occasion(seat)
        made_for, _, number = self.memo.partition(":")
        if made_for != occasion:
            numbers = [self.first(world) + one for one in plans.candidates(world, seat)]
            turns = 1 if world.round > 0 and not self.master else int(world.seats) + 1
            staff = Campaign(seat, guess, self.dice, budget, turns, self.temper, self.first(world))
            number = str(staff.best(numbers))
            self.memo = f"{occasion}:{number}"
        return plans.PLANS[int(number)]

    def first(self, world: Teg) -> int:
        """The number of the plan that it follows without a thought."""
        return plans.first(int(world.seats), self.master)

    # ---- for whoever looks at a decision of a turn: the rest of the turn as each plan would have it

    def plans_for(self, state: State, seat: int) -> list[int]:
        """The plans that it would think about, by number; the first is `normal`'s own."""
        assert isinstance(state, Teg)
        return plans.candidates(state, seat)

    def by_plan(self, state: State, seat: int, number: int) -> int:
        """What a seat that is asked does next by a plan."""
        assert isinstance(state, Teg)
        return orders.legal(state, seat, orders.silent(state, seat, plans.PLANS[number]))

    def carry_out(self, state: State, seat: int, number: int, dice: Dice, turns: int, without: int) -> None:
        """Play on until so many turns have begun: this one by a plan, then everybody as `normal`. Nobody talks.

        Of an attack that the turn is to do `without`, its target is left alone; of a launch, every missile stays.
        """
        assert isinstance(state, Teg)
        plan = plans.PLANS[number]
        if without >= 0:
            plan = plans.plan_of(number)
            plan.spared = target_of(without)
            plan.launches = plan.spared >= 0
        march.march(state, seat, plan, NORMAL, dice, i64(turns))

    def choice(self, action: int) -> int:
        """The same number for what is the same choice: one army or all, a country attacked or bombed from anywhere."""
        place, regroup = int(families.PLACE), int(families.REGROUP)
        if place <= action < families.MISSILE:
            return action - (action - place) % 2
        if regroup <= action < families.TAKE_CARD and (action - regroup) % 3 == 1:
            return action - 1
        if families.LAUNCH <= action < families.LAUNCH + FLIGHTS:
            return families.LAUNCH + FIRST_FLIGHT[FLIGHT_TO[action - families.LAUNCH]]
        target = target_of(action)
        return families.ATTACK + FIRST_BORDER[target] if target >= 0 else action

    def decides(self, action: int) -> bool:
        """May a whole turn be played without it?"""
        return families.LAUNCH <= action < families.LAUNCH + FLIGHTS or target_of(action) >= 0

    def about(self, action: int) -> str:
        """What an action is about, as a theme of puzzles."""
        return ABOUT.get(families.FAMILIES[families.FAMILY_OF[action]].name, "")

    def provoke(self, state: State, seat: int, dice: Dice) -> int:
        """Now and then a missile, or a pact that somebody has to answer: bots seldom think of them."""
        assert isinstance(state, Teg)
        wanted = MISSILES if state.phase <= INCORPORATE else PACTS if state.phase == ATTACK and state.pacts else ()
        if not wanted or dice.below(SELDOM) > 0:
            return ground.NO_ACTION
        found = [action for action in state.legal(seat) if families.FAMILIES[families.FAMILY_OF[action]].name in wanted]
        return found[dice.below(len(found))] if found else ground.NO_ACTION


def target_of(action: int) -> int:
    """The country that an attack across a border is at; -1 of anything else."""
    return TO[action - families.ATTACK] if families.ATTACK <= action < families.ATTACK + BORDERS else -1
