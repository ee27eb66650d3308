"""Many matches of one game, played in step: what `Vector` drives. Compiled.

Numbers, masks and rewards are written where numpy looks (see vector.py); nothing is allocated but new matches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ludoteca.engine.bot import DECLINE, Player
from ludoteca.engine.dice import FastDice
from ludoteca.engine.native import i16, i64, u8, vec
from ludoteca.engine.state import BIT, Actions, Dice, State
from ludoteca.engine.turns import Turns
from ludoteca.research.rewards import rewards

EVERYBODY: Final = -1  # whoever is asked is played from outside
ILLEGAL: Final = -1.0  # what an action costs that the rules refuse; nothing else happens


@final
class Many:
    """`count` matches. After `begin`, `step` and `rollout` each of them waits for its `seat`."""

    def __init__(
        self,
        deal: Callable[[Dice], State],
        seats: int,
        size: int,
        actions: int,
        learner: int,
        seen: vec[i16],
        mask: vec[u8],
        seat: vec[i16],
        done: vec[u8],
        reward: vec[float],
    ) -> None:
        self.deal = deal
        self.seats: i64 = seats
        self.size: i64 = size  # numbers of an observation
        self.actions: i64 = actions  # to decline is one more: its number is `actions`
        self.learner: i64 = learner  # the seat that is played from outside, or EVERYBODY
        self.seen = seen
        self.mask = mask
        self.seat = seat
        self.done = done
        self.reward = reward
        self.count: i64 = len(seat)
        self.states: list[State] = []
        self.turns: list[Turns] = []
        self.legal: list[Actions] = []
        self.dice: list[FastDice] = []
        self.rival: Player | None = None  # who plays the other seats; None: at random
        self.root: State | None = None  # where every match begins, if no chance is in it

    def begin(self, seeds: list[int]) -> None:
        """Deal every match anew, each with dice of its own."""
        self.states = []
        self.turns = []
        self.dice = [FastDice(seed) for seed in seeds]
        if not self.legal:
            self.legal = [Actions() for _ in range(self.count)]
        for match in range(self.count):
            self.states.append(self._dealt(match))
            self.turns.append(Turns())
            self.done[match] = 0
            for seat in range(self.seats):
                self.reward[match * self.seats + seat] = 0.0
            self._ask(match)

    def step(self, chosen: vec[i64]) -> None:
        """One action of the asked seat in every match; who has finished is dealt a new one."""
        for match in range(self.count):
            self._take(match, chosen[match])

    def rollout(self, steps: int, player: Player | None, dice: FastDice) -> int:
        """So many steps of every match, chosen in here by a player, or at random; returns the decisions made."""
        for _ in range(steps):
            for match in range(self.count):
                self._take(match, self._pick(match, player, dice))
        return steps * int(self.count)

    def choose(self, player: Player | None, dice: FastDice, chosen: vec[i64]) -> None:
        """What a player would do in every match, or chance."""
        for match in range(self.count):
            chosen[match] = self._pick(match, player, dice)

    def _pick(self, match: i64, player: Player | None, dice: FastDice) -> i64:
        """An action of the asked seat."""
        if player is not None:
            action = player.act(self.states[match], i64(self.seat[match]), dice)
            return self.actions if action == DECLINE else action
        actions = self.legal[match]
        choices = actions.count
        if self.mask[match * (self.actions + 1) + self.actions] != 0:
            choices += 1
        pick = dice.below(choices)
        return actions.items[pick] if pick < actions.count else self.actions

    def _take(self, match: i64, action: i64) -> None:
        row = match * self.seats
        if self.done[match] != 0:
            self.done[match] = 0
        for seat in range(self.seats):
            self.reward[row + seat] = 0.0
        asked = i64(self.seat[match])
        if action < 0 or action > self.actions or self.mask[match * (self.actions + 1) + action] == 0:
            self.reward[row + asked] = ILLEGAL
            return
        if action < self.actions:
            self.states[match].play(asked, action, self.dice[match])
            self.turns[match].acted(asked)
        self._ask(match)

    def _ask(self, match: i64) -> None:
        """Find who is asked next, playing the seats that are not the learner's; then show what that seat sees."""
        state = self.states[match]
        turns = self.turns[match]
        while True:
            seat = turns.next(state)
            if seat < 0:
                self._finish(match, state)
                state = self.states[match]
                turns = self.turns[match]
            elif self.learner in (EVERYBODY, seat):
                self._show(match, state, seat, turns.step > 0 and state.must() & BIT[seat] == 0)
                return
            else:
                self._answer(match, state, seat, turns)

    def _answer(self, match: i64, state: State, seat: i64, turns: Turns) -> None:
        """A seat that is not the learner's acts."""
        dice = self.dice[match]
        may_decline = turns.step > 0 and state.must() & BIT[seat] == 0
        action: i64 = DECLINE
        rival = self.rival
        if rival is not None:
            action = rival.act(state, seat, dice)
        else:
            actions = Actions()
            state.fill(seat, actions)
            pick = dice.below(actions.count + 1 if may_decline else actions.count)
            action = actions.items[pick] if pick < actions.count else DECLINE
        if action != DECLINE:
            state.play(seat, action, dice)
            turns.acted(seat)

    def _finish(self, match: i64, state: State) -> None:
        """Note what everybody got, and deal the next match."""
        result = state.result()
        assert result is not None
        worth = rewards(result, False)
        for seat in range(self.seats):
            self.reward[match * self.seats + seat] = worth[seat]
        self.done[match] = 1
        self.states[match] = self._dealt(match)
        self.turns[match] = Turns()

    def _dealt(self, match: i64) -> State:
        """A new match."""
        root = self.root
        return root.clone() if root is not None else self.deal(self.dice[match])

    def _show(self, match: i64, state: State, seat: i64, may_decline: bool) -> None:
        """Write the numbers and the mask of the asked seat."""
        self.seat[match] = i16(seat)
        state.observe(seat, self.seen, match * self.size)
        actions = self.legal[match]
        mask = self.mask
        first = match * (self.actions + 1)
        items = actions.items
        for i in range(actions.count):
            mask[first + items[i]] = 0
        actions.count = 0
        state.fill(seat, actions)
        items = actions.items
        for i in range(actions.count):
            mask[first + items[i]] = 1
        mask[first + self.actions] = 1 if may_decline else 0
