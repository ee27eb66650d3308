"""What is to be known about each team in order to judge who wins, as numbers of about 0 to 1. Compiled.

The hands count too: it is asked in guessed worlds only.
"""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT
from ludoteca.games.sequence.data import (
    CELLS,
    EMPTY,
    FIVE,
    HAND,
    JACKS,
    ONE_EYED,
    SPACES,
    TO_WIN,
    WINDOW_CELLS,
    WINDOWS,
)
from ludoteca.games.sequence.lines import may_be_declared
from ludoteca.games.sequence.rules import Sequence

# Lines by what is missing: how many cells, and for how many of them the card is in the hand.
ONE_READY: Final = 0
ONE_TO_COME: Final = 1  # its card may still be drawn
ONE_NEVER: Final = 2
TWO: Final = 3  # both cards in the hand, one, none
THREE: Final = 6
FOUR: Final = 10  # two or more, one, none
OPEN: Final = 13
# cells
COMPLETES: Final = 14  # that would complete a line
COMPLETES_NOW: Final = 15  # and whose card is in the hand
CONTESTED: Final = 16  # and whose card a rival has
FORKS: Final = 17  # that two lines lack, of two cells each, and the card is in the hand
FORKS_TO_COME: Final = 18
# the rest
TWO_EYED: Final = 19
ONE_EYED_JACKS: Final = 20
MADE: Final = 21
MOVES_NOW: Final = 22
MOVES_NEXT: Final = 23
DEAD: Final = 24
CHIPS: Final = 25
WINS_NOW: Final = 26
JACK_COMPLETES: Final = 27
JACK_AND_CARD: Final = 28
LAST_LINE: Final = 29  # lines of one missing cell, where one more line wins
LAST_BUT_ONE: Final = 30  # of two
FACTS: Final = 31
FEW: Final = 0.25
SOME: Final = 0.1
MANY: Final = 0.02


@final
class Facts:
    """The numbers of all teams, one after the other."""

    def __init__(self) -> None:
        self.numbers = vec[float]([0.0] * (3 * FACTS))
        self.held = vec[i64]([0] * CELLS)  # by bits of teams: whose members have the card of a cell
        self.completes = vec[i64]([0] * CELLS)  # would a chip there complete a line?
        self.lacking = vec[i64]([0] * CELLS)  # how many lines of two missing cells lack it

    def look(self, state: Sequence) -> None:
        """Write down what is true now."""
        numbers = self.numbers
        held = self.held
        for i in range(i64(FACTS) * state.teams):
            numbers[i] = 0.0
        for cell in range(i64(CELLS)):
            held[cell] = 0
        for seat in range(state.seats):
            self.look_at_hand(state, seat)
        for team in range(state.teams):
            self.look_at_lines(state, team)
            at = FACTS * team
            numbers[at + MADE] = float(state.made(team))
            first = state.turn % state.teams
            numbers[at + MOVES_NOW] = 1.0 if first == team else 0.0
            numbers[at + MOVES_NEXT] = 1.0 if (first + 1) % state.teams == team else 0.0
            self.combine(state, team)

    def look_at_hand(self, state: Sequence, seat: i64) -> None:
        """Jacks, dead cards, and the cells that the others reach."""
        team = seat % state.teams
        at = FACTS * team
        numbers = self.numbers
        for i in range(HAND * seat, HAND * seat + state.size[seat]):
            card = state.hand[i]
            if card >= ONE_EYED:
                numbers[at + ONE_EYED_JACKS] += 0.5
            elif card >= JACKS:
                numbers[at + TWO_EYED] += 0.5
            else:
                self.held[2 * card] |= BIT[team]
                self.held[2 * card + 1] |= BIT[team]
                if state.is_dead(card):
                    numbers[at + DEAD] += FEW

    def look_at_lines(self, state: Sequence, team: i64) -> None:
        """Every line that no rival has entered."""
        held = self.held
        board = state.board
        mine = BIT[team]
        for cell in range(i64(CELLS)):
            self.completes[cell] = 0
            self.lacking[cell] = 0
        declared = len(state.sequences) > 0
        for window in range(i64(WINDOWS)):
            missing: i64 = 0
            ready: i64 = 0
            last: i64 = 0
            for i in range(FIVE * window, FIVE * window + FIVE):
                cell = WINDOW_CELLS[i]
                chip = board[cell]
                if chip == EMPTY:
                    missing += 1
                    last = cell
                    if held[cell] & mine != 0:
                        ready += 1
                elif chip & mine == 0:
                    missing = -1
                    break
            if missing > 0 and not (declared and not may_be_declared(state.sequences, window)):
                self.count_line(state, FACTS * team, window, missing, ready, last)
        self.count_cells(state, FACTS * team, mine)

    def count_line(self, state: Sequence, at: i64, window: i64, missing: i64, ready: i64, last: i64) -> None:
        """One more line of its kind; `last` is a cell that it lacks."""
        numbers = self.numbers
        if missing == 1:
            self.completes[last] = 1
            to_come = ONE_TO_COME if state.deck[last >> 1] > 0 else ONE_NEVER
            numbers[at + (ONE_READY if ready == 1 else to_come)] += FEW
        elif missing == 2:
            numbers[at + TWO + 2 - ready] += FEW
            for i in range(FIVE * window, FIVE * window + FIVE):
                if state.board[WINDOW_CELLS[i]] == EMPTY:
                    self.lacking[WINDOW_CELLS[i]] += 1
        elif missing == 3:
            numbers[at + THREE + 3 - ready] += SOME
        elif missing == 4:
            numbers[at + FOUR + 2 - min(ready, i64(2))] += SOME
        else:
            numbers[at + OPEN] += MANY

    def count_cells(self, state: Sequence, at: i64, mine: i64) -> None:
        """Chips, and the cells that would make much of a line."""
        numbers = self.numbers
        held = self.held
        for cell in range(i64(SPACES)):
            if state.board[cell] & mine != 0:
                numbers[at + CHIPS] += MANY
            if self.completes[cell] > 0:
                numbers[at + COMPLETES] += FEW
                if held[cell] & mine != 0:
                    numbers[at + COMPLETES_NOW] += FEW
                if held[cell] & ~mine != 0:
                    numbers[at + CONTESTED] += FEW
            if self.lacking[cell] > 1:
                numbers[at + (FORKS if held[cell] & mine != 0 else FORKS_TO_COME)] += FEW

    def combine(self, state: Sequence, team: i64) -> None:
        """What follows from two facts together."""
        numbers = self.numbers
        at = FACTS * team
        jacks = numbers[at + TWO_EYED] > 0.0
        completes = numbers[at + COMPLETES]
        last = state.made(team) + 1 >= TO_WIN[state.teams]
        if jacks and completes > 0.0:
            numbers[at + JACK_COMPLETES] = 1.0
        if jacks and numbers[at + TWO + 1] > 0.0:
            numbers[at + JACK_AND_CARD] = 1.0
        if last:
            numbers[at + LAST_LINE] = completes
            numbers[at + LAST_BUT_ONE] = numbers[at + TWO] + numbers[at + TWO + 1] + numbers[at + TWO + 2]
            if numbers[at + MOVES_NOW] > 0.0 and (
                numbers[at + COMPLETES_NOW] > 0.0 or numbers[at + JACK_COMPLETES] > 0.0
            ):
                numbers[at + WINS_NOW] = 1.0
