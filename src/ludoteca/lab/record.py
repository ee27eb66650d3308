"""Matches of bots, looked at decision by decision: rows for learning, and figures about a game."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

import msgspec

from ludoteca.bots import make
from ludoteca.bots.table import choose
from ludoteca.engine.bot import DECLINE, Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.match import Match
from ludoteca.engine.observation import numbers, size
from ludoteca.engine.turns import Turns
from ludoteca.lab.arena import bot_dice
from ludoteca.lab.work import Block
from ludoteca.research import needs
from ludoteca.research.rewards import rewards

TENTHS = 10
LOOKS = 7  # every so many decisions the hidden part of a position is measured


class Row(NamedTuple):
    """One decision: what the seat saw, might do and did (-1: it declined), and what it got in the end."""

    match: int
    step: int
    seat: int
    observation: list[int]
    legal: list[int]
    action: int
    reward: float


class Decision(NamedTuple):
    """A decision of a match that is being played."""

    seat: int
    legal: list[int]
    invited: bool  # it could be left alone
    action: int | None


class Recorded(Block, frozen=True, kw_only=True):
    """Matches of bots of these levels, one a seat."""

    levels: tuple[str, ...]
    options: dict[str, Any]
    simulations: int

    def numbers(self) -> int:
        """How many numbers an observation has."""
        game = find_game(self.game)
        return size(needs.numbers(game, len(self.levels), game.check(len(self.levels), self.options)))

    def matches(self) -> Iterator[tuple[int, Match, Iterator[Decision]]]:
        """The number of each match, and its decisions; each is told before it is carried out."""
        game = find_game(self.game)
        for number in range(self.first, self.first + self.count):
            match = Match(game, len(self.levels), self.seed + number, self.options)
            yield number, match, self._decisions(match, number)

    def _decisions(self, match: Match, number: int) -> Iterator[Decision]:
        dice = bot_dice(self.seed + number)
        bots = [make(match.game, level, dice) for level in self.levels]
        budget = Budget(simulations=self.simulations)
        turns = Turns()
        while match.result is None:
            seat = int(turns.next(match.state))
            legal = match.state.legal(seat)
            action = choose(match, seat, bots[seat], dice, budget)
            yield Decision(seat, legal, seat not in match.waiting, action)
            if action is not None:
                match.play(seat, action, bots[seat].word)
                turns.acted(seat)


class Rows(Recorded, frozen=True, kw_only=True):
    """Found are the rows of all decisions."""

    Found: ClassVar[Any] = list[Row]

    def find(self) -> list[Row]:
        """Play and look."""
        rows: list[Row] = []
        count = self.numbers()
        for number, match, decisions in self.matches():
            own = [
                Row(
                    number, step, one.seat, numbers(match.state, one.seat, count), one.legal,
                    DECLINE if one.action is None else one.action, 0.0,
                )
                for step, one in enumerate(decisions)
            ]  # fmt: skip
            assert match.result is not None
            got = rewards(match.result)
            rows += [row._replace(reward=got[row.seat]) for row in own]
        return rows


class Whole(NamedTuple):
    """One match: who came where, and its log in JSON."""

    match: int
    ranks: list[int]
    log: str


class Logs(Recorded, frozen=True, kw_only=True):
    """Found are whole matches."""

    Found: ClassVar[Any] = list[Whole]

    def find(self) -> list[Whole]:
        """Play them."""
        return [self._whole(number, match, decisions) for number, match, decisions in self.matches()]

    def _whole(self, number: int, match: Match, decisions: Iterator[Decision]) -> Whole:
        for _ in decisions:
            pass
        assert match.result is not None
        return Whole(number, [int(rank) for rank in match.result.ranks], msgspec.json.encode(match.log).decode())


class End(NamedTuple):
    """How a match ended: what each seat has of the first place, why, and what each seat had been given."""

    shares: list[float]  # a shared first place is shared
    drawn: bool
    reason: str
    lots: list[list[str]]  # see `Game.lots`


class Figures(NamedTuple):
    """What was counted in a block of matches."""

    decisions: list[int]  # of each match
    choices: list[int]  # legal actions of all decisions, to decline is one: for each tenth of the matches
    made: list[int]  # decisions, for each tenth
    logs: float  # the sum of the logarithms, base 10, of the choices
    forced: int  # decisions with one choice
    ends: list[End]
    hidden: float  # numbers that another seat sees and a seat cannot know, added up
    looks: int


class Counted(Recorded, frozen=True, kw_only=True):
    """Found are figures."""

    Found: ClassVar[Any] = Figures

    def find(self) -> Figures:
        """Play and count."""
        lengths: list[int] = []
        ends: list[End] = []
        count = self.numbers()
        choices, made = [0] * TENTHS, [0] * TENTHS
        forced = looks = 0
        logs = hidden = 0.0
        for number, match, decisions in self.matches():
            wide: list[int] = []
            for one in decisions:
                wide.append(len(one.legal) + one.invited)
                if len(wide) % LOOKS == 0 and match.state.seats > 1:
                    hidden += _hidden(match, one.seat, count, self.seed + number + len(wide))
                    looks += 1
            for place, options in enumerate(wide):
                choices[TENTHS * place // len(wide)] += options
                made[TENTHS * place // len(wide)] += 1
            logs += sum(map(math.log10, wide))
            forced += wide.count(1)
            lengths.append(len(wide))
            ends.append(ended(match))
        return Figures(lengths, choices, made, logs, forced, ends, hidden, looks)


def ended(match: Match) -> End:
    """How a finished match ended."""
    assert match.result is not None
    first = [seat for seat, rank in enumerate(match.result.ranks) if rank == 1]
    shares = [(seat in first) / max(1, len(first)) for seat in range(match.state.seats)]
    drawn = not match.result.winners and match.state.seats > 1
    return End(shares, drawn, match.result.reason, match.game.lots(match.state))


def _hidden(match: Match, seat: int, count: int, seed: int) -> float:
    """How many numbers that another seat sees are others in a world which this seat cannot tell from the real one."""
    world = match.state.guess(seat, bot_dice(seed))
    others = [other for other in range(match.state.seats) if other != seat]
    differ = sum(
        one != other
        for rival in others
        for one, other in zip(numbers(match.state, rival, count), numbers(world, rival, count), strict=True)
    )
    return differ / len(others)
