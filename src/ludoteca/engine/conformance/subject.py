"""The game under examination, random matches of it, and what was found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Case, Game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.state import State
from ludoteca.engine.turns import Turns
from ludoteca.engine.values import Event

DECISIONS = 200_000  # a match at random that takes longer never ends


class Broken(Exception):
    """A promise is not kept; the text says where and how."""


class Finding(NamedTuple):
    """What one check found: a line of what it covered, or of what is broken."""

    check: str
    passed: bool
    text: str


class Report(NamedTuple):
    """What all checks found."""

    game: str
    findings: list[Finding]

    @property
    def passed(self) -> bool:
        """Are all promises kept?"""
        return all(finding.passed for finding in self.findings)

    def __str__(self) -> str:
        width = max(len(finding.check) for finding in self.findings)
        lines = [
            f"{'ok    ' if finding.passed else 'BROKEN'}  {finding.check:<{width}}  {finding.text}"
            for finding in self.findings
        ]
        return "\n".join(lines)


class Position(NamedTuple):
    """A position before a decision, and how to find it again."""

    state: State
    place: str  # "2 seats {...}, seed 3, decision 17"
    number: int  # counts positions of one match from 0


class Subject:
    """A game, and how much of it to play: `matches` at random for each of its cases, or of its first ones alone."""

    def __init__(self, spec: str | Game, matches: int = 3, seed: int = 1, sample: int = 25, most: int = 0) -> None:
        self.spec = spec if isinstance(spec, str) else ""
        self.game = find_game(spec)
        self.matches = matches
        self.seed = seed
        self.sample = sample  # positions a match that the slow checks look at
        self.most = most  # cases to play; 0: all

    def cases(self) -> list[Case]:
        """The seats and options to play, each accepted by the game itself."""
        cases = self.game.cases()
        if not cases:
            raise Broken("cases() is empty: there is nothing to play")
        for case in cases:
            self.game.check(case.seats, case.options)
        return cases

    def played(self) -> list[Case]:
        """The cases that are played here."""
        return self.cases()[: self.most] if self.most else self.cases()

    def positions(
        self, *, everybody: bool = False, tale: list[Event] | None = None, cases: list[Case] | None = None
    ) -> Iterator[Position]:
        """Every position of random matches, the last one too.

        Only those play who must or are invited, or, with `everybody`, every seat that has an action.
        A position is lent: clone it before you change it. What happens is told in `tale`, if there is one.
        """
        for case in self.played() if cases is None else cases:
            for match in range(self.matches):
                yield from self._match(case, self.seed + match, everybody=everybody, tale=tale)

    def sampled(self, cases: list[Case] | None = None) -> Iterator[Position]:
        """Some positions of each match, from both ways of playing; of these cases, if any are named."""
        for everybody in (False, True):
            chance = FastDice(self.seed)
            for position in self.positions(everybody=everybody, cases=cases):
                early = position.number < self.sample // 2
                if early or chance.below(max(1, position.number // self.sample)) == 0:
                    yield position

    def _match(self, case: Case, seed: int, *, everybody: bool, tale: list[Event] | None = None) -> Iterator[Position]:
        dice = FastDice(seed)
        name = f"{case.seats} seats {_options(case)}seed {seed}"
        state = self.game.start(case.seats, case.options, dice, tale)
        turns = Turns()
        for number in range(DECISIONS):
            place = f"{name}, decision {number}"
            yield Position(state, place, number)
            if not state.waiting():
                return
            seat = _anybody(state, dice) if everybody else int(turns.next(state))
            legal = state.legal(seat)
            invited = not everybody and seat not in state.waiting()
            if not legal:
                raise Broken(f"{place}: seat {seat} is asked, but has no action")
            pick = dice.below(len(legal) + invited)
            if pick < len(legal):
                state.apply(seat, legal[pick], dice)
                turns.acted(seat)
        raise Broken(f"{name}: no end after {DECISIONS} decisions")


def _anybody(state: State, dice: FastDice) -> int:
    """Any seat that has an action, asked or not."""
    actors = [seat for seat in range(state.seats) if state.legal(seat)]
    return actors[dice.below(len(actors))] if actors else state.waiting()[0]


def _options(case: Case) -> str:
    changed = {
        name: value
        for name in case.options.__struct_fields__
        if (value := getattr(case.options, name)) != getattr(type(case.options)(), name)
    }
    return f"{changed}, " if changed else ""
