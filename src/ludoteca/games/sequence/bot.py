"""How Sequence is played sensibly. Compiled.

The bot, and the judgement for search (judge.py), count threats: for each team and each line of five that no
rival has entered, how many of its cells are still missing, and how easily those can be filled.
"""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.bot import DECLINE, Player
from ludoteca.engine.native import append, i64, vec
from ludoteca.engine.state import BIT, Actions, Dice, State
from ludoteca.games.sequence.data import (
    ALL_TEAMS,
    CALL,
    CELLS,
    DECLARE,
    DISCARD,
    DRAW,
    EMPTY,
    EXCHANGE,
    FIVE,
    JACKS,
    MOST_WINDOWS,
    PASS,
    REMOVE,
    SPACES,
    TO_WIN,
    WINDOW_CELLS,
    WINDOWS,
    WINDOWS_AT,
)
from ludoteca.games.sequence.guess import sees, unseen
from ludoteca.games.sequence.lines import completed, may_be_declared
from ludoteca.games.sequence.rules import Sequence

# What a line is worth by the number of its cells that count for a team.
LINE: Final = [0.0, 1.0, 3.0, 9.0, 25.0, 80.0]
WIN: Final = 10_000.0
SHORTLIST: Final = 4  # actions worth a second thought
RIVAL: Final = 1.3  # how much a rival's line counts beside an own one
THREAT: Final = 5.0  # a rival's line of four counts more if it would win the match
TWO_EYED_COST: Final = 32.0
ONE_EYED_COST: Final = 25.0
# How easily a missing cell is filled: its card is in the hand, or 0, 1 or 2 copies of it are still to come.
IN_HAND: Final = 1.0
TO_COME: Final = [0.19, 0.5, 0.65]


@final
class Normal(Player):
    """Completes lines, stops those of the rivals, makes its team's lines longer, and holds its jacks back."""

    def act(self, state: State, seat: i64, dice: Dice) -> i64:
        """The action worth most, of equal ones any; it looks at the hands that the seat sees and at what is public."""
        assert isinstance(state, Sequence)
        actions = Actions()
        state.fill(seat, actions)
        eye = Eye(state, seat)
        best = actions.items[0]
        most = -2 * WIN
        ties: i64 = 0
        for i in range(actions.count):
            worth = eye.value(actions.items[i])
            if worth > most:
                most = worth
                best = actions.items[i]
                ties = 1
            elif worth == most:
                ties += 1
                if dice.below(ties) == 0:
                    best = actions.items[i]
        return DECLINE if most < -WIN and state.must() & BIT[seat] == 0 else best

    def shortlist(self, state: State, seat: i64, actions: list[int]) -> list[int]:
        """The few that are worth most at first sight: others are hardly ever better."""
        assert isinstance(state, Sequence)
        eye = Eye(state, seat)
        ranked = [(-eye.value(action), action) for action in actions]
        ranked.sort()
        return [action for _, action in ranked[:SHORTLIST]]


class Eye:
    """What a seat makes of its actions: from its own hand, those that are open to it, and the board."""

    def __init__(self, state: Sequence, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.team = seat % state.teams
        self.to_come = unseen(state, seat)
        self.own = [TO_COME[self.to_come[cell >> 1]] if cell < SPACES else IN_HAND for cell in range(CELLS)]
        self.others = self.own[:]
        for other in range(state.seats):
            if sees(state, seat, other):
                ease = self.own if other % state.teams == self.team else self.others
                for card in state.cards(other):
                    if card < JACKS:
                        ease[2 * card] = IN_HAND
                        ease[2 * card + 1] = IN_HAND

    def value(self, action: i64) -> float:
        """What an action is worth; below -WIN it is never done of one's own will."""
        if action < REMOVE:
            return self.place_value(action)
        if action < EXCHANGE:
            return self.remove_value(action % SPACES) - ONE_EYED_COST
        if action < DECLARE:
            return WIN / 2  # a new card for a dead one costs nothing
        if action < PASS:
            return self.declare_value(action - DECLARE)
        if action >= DISCARD:
            return -self.keep_value(action - DISCARD)
        if action >= CALL:
            return -1.5 * WIN  # nothing was said that a bot could hear
        return WIN if action == DRAW else 0.0

    def place_value(self, action: i64) -> float:
        """What a chip on a space does for its team and against the others."""
        state = self.state
        space = action % SPACES
        mine = BIT[self.team]
        board = state.board[:]
        before = lines_through(board, state, self.team, space, self.own)
        worth = 0.0
        for rival in range(state.teams):
            if rival != self.team:
                worth += RIVAL * lines_through(board, state, rival, space, self.others)
        board[space] = mine
        worth += lines_through(board, state, self.team, space, self.own) - before
        made = len(completed(board, state.sequences, mine, space))
        if made > 0 and state.made(self.team) + made >= TO_WIN[state.teams]:
            return WIN
        return worth - TWO_EYED_COST if action >= SPACES else worth

    def remove_value(self, space: i64) -> float:
        """What the lines of a chip are worth to its team, and what opens to the own team without it."""
        state = self.state
        board = state.board[:]
        owner: i64 = 0
        while BIT[owner] != board[space] & ALL_TEAMS:
            owner += 1
        worth = RIVAL * lines_through(board, state, owner, space, self.others)
        board[space] = EMPTY
        worth -= RIVAL * lines_through(board, state, owner, space, self.others)
        return worth + lines_through(board, state, self.team, space, self.own)

    def declare_value(self, window: i64) -> float:
        """What the lines of the team are worth once these five are taken."""
        declared = append(self.state.sequences[:], window)
        return all_lines(self.state, declared, self.team, self.own)

    def keep_value(self, card: i64) -> float:
        """What a card could do now; a jack always does much."""
        if card >= JACKS:
            return LINE[FIVE]
        best = 0.0
        for space in range(2 * card, 2 * card + 2):
            if self.state.board[space] == EMPTY:
                best = max(best, self.place_value(space))
        return best


def lines_through(board: vec[i64], state: Sequence, team: i64, space: i64, ease: list[float]) -> float:
    """What the lines through a space are worth to a team."""
    total = 0.0
    winning = state.made(team) + 1 >= TO_WIN[state.teams]
    for i in range(MOST_WINDOWS * space, MOST_WINDOWS * space + MOST_WINDOWS):
        window = WINDOWS_AT[i]
        if window < 0:
            break
        worth = line_value(board, BIT[team], window, ease)
        if worth > 0.0 and may_be_declared(state.sequences, window):
            total += worth * THREAT if winning and worth > LINE[FIVE - 2] else worth
    return total


def all_lines(state: Sequence, sequences: vec[i64], team: i64, ease: list[float]) -> float:
    """What all lines are worth to a team."""
    total = 0.0
    for window in range(i64(WINDOWS)):
        worth = line_value(state.board, BIT[team], window, ease)
        if worth > 0.0 and may_be_declared(sequences, window):
            total += worth
    return total


def line_value(board: vec[i64], mine: i64, window: i64, ease: list[float]) -> float:
    """What a line is worth to a team: the more the fewer cells are missing, and the easier they are filled."""
    count: i64 = 0
    odds = 1.0
    for i in range(FIVE * window, FIVE * window + FIVE):
        cell = WINDOW_CELLS[i]
        held = board[cell]
        if held & mine != 0:
            count += 1
        elif held != EMPTY:
            return 0.0
        else:
            odds *= ease[cell]
    return LINE[count] * odds
