"""How bots sit at a match: each is given its view and guesses, never the state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.engine.bot import Bot, Budget
from ludoteca.engine.match import Match
from ludoteca.engine.state import Dice
from ludoteca.engine.turns import Turns


def choose(match: Match, seat: int, bot: Bot, dice: Dice, budget: Budget) -> int | None:
    """What a bot would do for this seat; None if it declines an invitation. The budget is that of `hard`."""
    actions = [match.game.action_id(action) for action in match.actions(seat)]
    given = budget.times(bot.effort)
    return bot.choose(seat, match.view(seat), actions, lambda: match.guess(seat, dice), given)


def play_out(match: Match, bots: Sequence[Bot], dice: Dice, budget: Budget) -> Iterator[tuple[int, int]]:
    """Play a match to its end; yields the seat and action id of each move."""
    turns = Turns()
    while match.result is None:
        seat = int(turns.next(match.state))
        action = choose(match, seat, bots[seat], dice, budget)
        if action is not None:
            match.play(seat, action, bots[seat].word)
            turns.acted(seat)
            yield seat, action
        elif seat in match.waiting:
            raise ValueError(f"the bot of seat {seat} must act, but declined")
