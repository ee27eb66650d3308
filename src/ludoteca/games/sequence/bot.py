"""How Sequence is played sensibly, and what a position is worth. Compiled.

Both count threats: for each team and each line of five that no rival has entered, how many of its cells
are still missing.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from ludoteca.engine.bot import Bot, Budget, Judge
from ludoteca.engine.native import append, i64
from ludoteca.engine.state import BIT, Dice, State
from ludoteca.games.sequence.data import (
    ALL_TEAMS,
    CALL,
    DECLARE,
    DISCARD,
    DRAW,
    EXCHANGE,
    JACKS,
    MOST_WINDOWS,
    PASS,
    REMOVE,
    SPACES,
    TO_WIN,
    WINDOWS,
    WINDOWS_AT,
)
from ludoteca.games.sequence.lines import completed, in_line, may_be_declared
from ludoteca.games.sequence.rules import Sequence

# What a line is worth by the number of its cells that count for a team.
LINE: Final = [0.0, 1.0, 4.0, 14.0, 45.0, 150.0]
WIN: Final = 10_000.0
RIVAL: Final = 0.9  # how much a rival's line counts beside an own one
THREAT: Final = 4.0  # a rival's line of four counts more if it would win the match
TWO_EYED_COST: Final = 40.0
ONE_EYED_COST: Final = 30.0


class Normal(Bot):
    """Completes lines, stops those of the rivals, makes its team's lines longer, and holds its jacks back."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(
        self,
        seat: int,
        view: dict[str, Any],
        actions: list[int],
        guess: Callable[[], State],
        budget: Budget,
    ) -> int | None:
        """The policy looks only at the seat's own hand and at what is public, so any guess will do."""
        world = guess()
        assert isinstance(world, Sequence)
        best = actions[0]
        most = -2 * WIN
        ties: i64 = 0
        for action in actions:
            worth = value(world, seat, action)
            if worth > most:
                most = worth
                best = action
                ties = 1
            elif worth == most:
                ties += 1
                if self.dice.below(ties) == 0:
                    best = action
        if most < -WIN and world.must() & BIT[seat] == 0:
            return None
        return best


def value(state: Sequence, seat: i64, action: i64) -> float:
    """What an action is worth to a seat; below -WIN it is never done of one's own will."""
    if action < REMOVE:
        return place_value(state, seat, action)
    if action < EXCHANGE:
        return remove_value(state, seat, action % SPACES) - ONE_EYED_COST
    if action < DECLARE:
        return WIN / 2  # a new card for a dead one costs nothing
    if action < PASS:
        return declare_value(state, seat, action - DECLARE)
    if action >= DISCARD:
        return -keep_value(state, seat, action - DISCARD)
    if action >= CALL:
        return -1.5 * WIN  # nothing was said that a bot could hear
    return WIN if action == DRAW else 0.0


def place_value(state: Sequence, seat: i64, action: i64) -> float:
    """What a chip on a space does for its team and against the others."""
    space = action % SPACES
    team = seat % state.teams
    mine = BIT[team]
    worth = gain(state, team, space)
    for rival in range(state.teams):
        if rival != team:
            worth += RIVAL * harm(state, rival, space)
    if worth >= LINE[5]:  # it may complete a line
        after = state.board[:]
        after[space] = mine
        made = len(completed(after, state.sequences, mine, space))
        if made > 0 and state.made(team) + made >= TO_WIN[state.teams]:
            return WIN
    return worth - TWO_EYED_COST if action >= SPACES else worth


def gain(state: Sequence, team: i64, space: i64) -> float:
    """How much longer the lines of a team become with a chip on this space."""
    mine = BIT[team]
    total = 0.0
    for i in range(MOST_WINDOWS * space, MOST_WINDOWS * space + MOST_WINDOWS):
        window = WINDOWS_AT[i]
        if window < 0:
            break
        count = in_line(state.board, mine, window)
        if count >= 0 and may_be_declared(state.board, state.sequences, mine, window):
            total += LINE[count + 1] - LINE[count]
    return total


def harm(state: Sequence, team: i64, space: i64) -> float:
    """What the lines through this space are worth to a team, all of which a rival's chip there would stop."""
    mine = BIT[team]
    total = 0.0
    winning = state.made(team) + 1 >= TO_WIN[state.teams]
    for i in range(MOST_WINDOWS * space, MOST_WINDOWS * space + MOST_WINDOWS):
        window = WINDOWS_AT[i]
        if window < 0:
            break
        count = in_line(state.board, mine, window)
        if count > 0 and may_be_declared(state.board, state.sequences, mine, window):
            total += LINE[count] * THREAT if winning and count == 4 else LINE[count]
    return total


def remove_value(state: Sequence, seat: i64, space: i64) -> float:
    """What the lines of a chip are worth to its team, and what opens to the own team without it."""
    chip = state.board[space] & ALL_TEAMS
    team = seat % state.teams
    owner: i64 = 0
    while BIT[owner] != chip:
        owner += 1
    worth = RIVAL * harm(state, owner, space)
    without = state.clone()
    without.board[space] = 0
    return worth + harm(without, team, space) - RIVAL * harm(without, owner, space)


def declare_value(state: Sequence, seat: i64, window: i64) -> float:
    """What the lines of the team are worth once these five are taken."""
    mine = BIT[seat % state.teams]
    declared = append(state.sequences[:], window)
    total = 0.0
    for other in range(i64(WINDOWS)):
        count = in_line(state.board, mine, other)
        if count > 0 and may_be_declared(state.board, declared, mine, other):
            total += LINE[count]
    return total


def keep_value(state: Sequence, seat: i64, card: i64) -> float:
    """What a card could do now, and jacks always."""
    if card >= JACKS:
        return LINE[5]
    best = 0.0
    for space in range(2 * card, 2 * card + 2):
        if state.board[space] == 0:
            best = max(best, place_value(state, seat, space))
    return best


# ---- the judgement

EARLIER: Final = 60.0  # what a sequence already made is worth, in lines
STEEP: Final = 0.02  # how sure a lead makes of winning


class LineJudge(Judge):
    """Compares what the lines of the teams are worth."""

    def worth(self, state: State) -> list[float]:
        """How likely each seat is to win."""
        assert isinstance(state, Sequence)
        odds = [math.exp(STEEP * strength(state, team)) for team in range(state.teams)]
        total = sum(odds)
        return [odds[seat % int(state.teams)] / total for seat in range(state.seats)]


def strength(state: Sequence, team: i64) -> float:
    """What all lines of a team are worth; whose turn it is counts a little."""
    mine = BIT[team]
    total = EARLIER * float(state.made(team))
    for window in range(i64(WINDOWS)):
        count = in_line(state.board, mine, window)
        if count > 0 and may_be_declared(state.board, state.sequences, mine, window):
            total += LINE[count]
    return total
