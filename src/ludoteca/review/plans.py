"""Where a turn is dozens of small decisions (`State.occasion`), it is judged as a whole.

What the seat did is worth what `normal` would have got from there, plus what each of its moves changed, chance left
out. What could have been is the plan of the game's own strategist, carried out in the same guessed worlds.
"""

from __future__ import annotations

import math
from typing import Any

from ludoteca.engine.bot import DECLINE, Bot, Budget
from ludoteca.engine.contract import Game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.state import State
from ludoteca.engine.why import explained
from ludoteca.review.appraise import Appraiser, Policy, spread
from ludoteca.review.decide import SURE, Z95
from ludoteca.review.report import Alternative, Decision, label

IDLE = Budget(simulations=1)
SURE_OF_A_TURN = SURE + 1.0  # standard errors: those of many small estimates are themselves not sure


class Turn:
    """The moves of one seat with the same occasion."""

    def __init__(self, n: int, seat: int, occasion: str, state: State, action: int) -> None:
        self.n = self.until = n
        self.seat = seat
        self.occasion = occasion
        self.state = state
        self.action = action
        self.gained = 0.0  # by its moves, chance left out
        self.variance = 0.0

    def add(self, n: int, gained: float, variance: float) -> None:
        """One more move of it."""
        self.until = n
        self.gained += gained
        self.variance += variance


class Planner:
    """Asks the game's strategist."""

    def __init__(self, game: Game, appraiser: Appraiser) -> None:
        self.appraiser = appraiser
        self.expert: Bot | None = game.expert("hard", appraiser.dice)

    def judged(self, turn: Turn, worlds: int) -> Decision | None:
        """What the turn lost against the strategist's plan."""
        if self.expert is None:
            return None
        state, seat, appraiser = turn.state, turn.seat, self.appraiser
        side = next(place for place, one in enumerate(appraiser.sides) if seat in one)
        bot = self.expert
        bot.memo = ""
        legal = state.legal(seat)

        def guess() -> State:
            return state.guess(seat, appraiser.dice)

        first = bot.choose(seat, state.view(seat), legal, guess, Budget(simulations=4 * worlds))
        policy = following(bot, bot.memo, seat, turn.occasion)
        planned: list[float] = []
        usual: list[float] = []
        for _ in range(worlds):
            world, seed = guess(), appraiser.seed()
            planned.append(appraiser.played_on(world, -1, None, FastDice(seed), policy)[side])
            usual.append(appraiser.played_on(world, -1, None, FastDice(seed))[side])
        ahead, error = spread([one - other for one, other in zip(planned, usual, strict=True)])
        base = sum(usual) / len(usual)
        best = DECLINE if first is None else first
        if ahead < 0.0:  # `normal` does better than the plan
            ahead, error = 0.0, 0.0
            best = int(appraiser.player.act(guess(), seat, appraiser.dice))
        loss = ahead - turn.gained
        error = math.sqrt(error**2 + turn.variance)
        if loss < 0.0:
            best = turn.action
        worths = {turn.action: min(max(base + turn.gained, 0.0), 1.0), best: min(max(base + ahead, 0.0), 1.0)}
        if best == turn.action:
            worths = {best: worths[best]}
        return Decision(
            n=turn.n, until=turn.until, seat=seat, asked=state.asked(seat), action=turn.action, best=best,
            worth=worths[turn.action], best_worth=worths[best], loss=loss, low=loss - Z95 * error,
            high=loss + Z95 * error, label=label(loss, loss - SURE_OF_A_TURN * error),
            alternatives=[Alternative(action, worth) for action, worth in worths.items()],
            why=explained(state, seat, best, ()),
        )  # fmt: skip


def following(bot: Bot, memo: str, seat: int, occasion: str) -> Policy:
    """The seat carries out a plan as long as it is the same occasion."""

    def policy(world: State, mover: int) -> int | None:
        if mover != seat or world.occasion(seat) != occasion:
            return None
        bot.memo = memo
        nothing: dict[str, Any] = {}
        action = bot.choose(seat, nothing, [], lambda: world, IDLE)
        return DECLINE if action is None else action

    return policy
