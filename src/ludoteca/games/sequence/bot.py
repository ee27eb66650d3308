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
    CALL,
    CELLS,
    DECLARE,
    DISCARD,
    DRAW,
    EMPTY,
    EXCHANGE,
    FIVE,
    HAND,
    JACKS,
    PASS,
    REMOVE,
    SPACES,
    TO_WIN,
    WINDOW_CELLS,
    WINDOWS,
)
from ludoteca.games.sequence.guess import sees, unseen
from ludoteca.games.sequence.lines import completed, may_be_declared
from ludoteca.games.sequence.rules import Sequence
from ludoteca.games.sequence.sight import LINE, Sight

WIN: Final = 10_000.0
SHORTLIST: Final = 8  # actions worth a second thought
LONG_LIST: Final = 12
RIVAL: Final = 1.3  # how much a rival's line counts beside an own one
TWO_EYED_COST: Final = 32.0
ONE_EYED_COST: Final = 25.0
# How easily a missing cell is filled: its card is in the hand, or 0, 1 or 2 copies of it are still to come.
IN_HAND: Final = 1.0
TO_COME: Final[vec[float]] = vec[float]([0.19, 0.5, 0.65])


@final
class Normal(Player):
    """Completes lines, stops those of the rivals, makes its team's lines longer, and holds its jacks back."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.listed: i64 = SHORTLIST

    def deepen(self) -> None:
        """Think about more of them."""
        self.listed = LONG_LIST

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
        return [action for _, action in ranked[: self.listed]]


class Eye:
    """What a seat makes of its actions: from its own hand, those that are open to it, and the board."""

    def __init__(self, state: Sequence, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.team = seat % state.teams
        to_come = unseen(state, seat)
        self.own = vec[float]([IN_HAND] * CELLS)
        for card in range(i64(JACKS)):
            ease = TO_COME[to_come[card]]
            self.own[2 * card] = ease
            self.own[2 * card + 1] = ease
        self.others = self.own[:]
        for other in range(state.seats):
            if sees(state, seat, other):
                within_reach(state, other, self.own if other % state.teams == self.team else self.others)
        self.sight = Sight(state, self.team, self.own, self.others)

    def value(self, action: i64) -> float:
        """What an action is worth; below -WIN it is never done of one's own will."""
        if action < REMOVE:
            return self.place_value(action)
        if action < EXCHANGE:
            sight = self.sight
            return RIVAL * sight.loss[action % SPACES] + sight.opens[action % SPACES] - ONE_EYED_COST
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
        sight = self.sight
        if sight.fours[space] > 0:
            board = state.board[:]
            board[space] = BIT[self.team]
            made = len(completed(board, state.sequences, BIT[self.team], space))
            if state.made(self.team) + made >= TO_WIN[state.teams]:
                return WIN
        worth = sight.gain[space] + RIVAL * sight.stop[space]
        return worth - TWO_EYED_COST if action >= SPACES else worth

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


def within_reach(state: Sequence, seat: i64, ease: vec[float]) -> None:
    """The cells whose card is in a hand are filled as soon as wanted."""
    for i in range(HAND * seat, HAND * seat + state.size[seat]):
        card = state.hand[i]
        if card < JACKS:
            ease[2 * card] = IN_HAND
            ease[2 * card + 1] = IN_HAND


def all_lines(state: Sequence, sequences: vec[i64], team: i64, ease: vec[float]) -> float:
    """What all lines are worth to a team."""
    total = 0.0
    for window in range(i64(WINDOWS)):
        worth = line_value(state.board, BIT[team], window, ease)
        if worth > 0.0 and may_be_declared(sequences, window):
            total += worth
    return total


def line_value(board: vec[i64], mine: i64, window: i64, ease: vec[float]) -> float:
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
