"""How bots sit at a match: each is given its view and guesses, never the state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.engine.bot import Bot, Budget
from ludoteca.engine.match import Match
from ludoteca.engine.state import Dice


def choose(match: Match, seat: int, bot: Bot, dice: Dice, budget: Budget) -> int | None:
    """What a bot would do for this seat; None if it declines an invitation."""
    state = match.state
    return bot.choose(seat, state.view(seat), state.legal(seat), lambda: state.guess(seat, dice), budget)


def play_out(match: Match, bots: Sequence[Bot], dice: Dice, budget: Budget) -> Iterator[tuple[int, int]]:
    """Play a match to its end; yields the seat and action id of each move.

    The protocol of every driver: after each action each invited seat is asked once, in order from the
    mover, and may decline; then a waiting seat moves.
    """
    while match.waiting:
        mover = match.waiting[0]
        action = choose(match, mover, bots[mover], dice, budget)
        if action is None:
            raise ValueError(f"the bot of seat {mover} must act, but declined")
        match.play(mover, action)
        yield mover, action
        yield from _ask_invited(match, mover, bots, dice, budget)


def _ask_invited(
    match: Match, mover: int, bots: Sequence[Bot], dice: Dice, budget: Budget
) -> Iterator[tuple[int, int]]:
    step = 1
    while step <= match.head.seats:
        seat = (mover + step) % match.head.seats
        step += 1
        if seat not in match.invited:
            continue
        answer = choose(match, seat, bots[seat], dice, budget)
        if answer is not None:
            match.play(seat, answer)
            yield seat, answer
            mover, step = seat, 1
