"""A knock-out championship for any game of the house: who plays whom, who sits where, and who is through.

It is a value: it knows no clock and no match, all chance is `dice.below(n)`, and it goes through JSON.

>>> from ludoteca.engine.dice import FastDice
>>> cup = Championship.seeded(["Ana", "Rui", "Zé"])
>>> [pairing.sides for pairing in cup.ready()]
[(1, 2)]
>>> cup.report(tie=1, winner=1, dice=FastDice(1))
>>> [[cup.entrants[entrant] for entrant in pairing.sides] for pairing in cup.ready()]
[['Ana', 'Zé']]
>>> cup.report(tie=2, winner=0, dice=FastDice(1))
>>> cup.entrants[cup.champion]
'Ana'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ludoteca.engine.contract import Game
from ludoteca.engine.state import Dice
from ludoteca.engine.values import LudotecaError, Result, TableOptions

FEWEST = 2
MOST = 32
REPLAYS = 2  # a drawn match is played again this often, then the lot decides


class Tie(msgspec.Struct):
    """A place in the bracket: two entrants meet here, and one goes on.

    `entrants` are numbers, None while not known; in the first round None is a bye. `drawn` counts drawn matches.
    """

    round: int
    entrants: list[int | None]
    drawn: int = 0
    winner: int | None = None
    by_lot: bool = False


class Pairing(NamedTuple):
    """A match that can be played now."""

    tie: int
    sides: tuple[int, int]  # the entrant of each side
    attempt: int  # 0, or the number of drawn matches before


class Championship(msgspec.Struct, forbid_unknown_fields=True):
    """A bracket. The winners of ties 2k and 2k + 1 of a round meet in tie k of the next; the last is the final."""

    entrants: list[str]
    ties: list[Tie]

    # ---- how it begins

    @classmethod
    def seeded(cls, entrants: Sequence[str]) -> Championship:
        """A bracket by strength, strongest first: the first two can only meet in the final, and byes go to the top."""
        return cls._laid_out(list(entrants), list(range(len(entrants))))

    @classmethod
    def drawn(cls, entrants: Sequence[str], dice: Dice) -> Championship:
        """A bracket by lot, byes too; every bracket is as likely."""
        order = list(range(len(entrants)))
        for place in range(len(order) - 1, 0, -1):
            other = dice.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return cls._laid_out(list(entrants), order)

    @classmethod
    def _laid_out(cls, entrants: list[str], order: list[int]) -> Championship:
        if not FEWEST <= len(entrants) <= MOST:
            raise LudotecaError(f"a championship has {FEWEST} to {MOST} entrants, not {len(entrants)}")
        if len(set(entrants)) < len(entrants):
            raise LudotecaError("every entrant of a championship needs a name of its own")
        places = bracket(len(entrants))
        slots = [order[place] if place < len(order) else None for place in places]
        ties = [Tie(0, slots[k : k + 2]) for k in range(0, len(slots), 2)]
        size, round_number = len(ties) // 2, 1
        while size:
            ties += [Tie(round_number, [None, None]) for _ in range(size)]
            size, round_number = size // 2, round_number + 1
        cup = cls(entrants, ties)
        for number, tie in enumerate(ties):
            if tie.round == 0 and None in tie.entrants:
                cup._advance(number, next(entrant for entrant in tie.entrants if entrant is not None))
        return cup

    # ---- questions

    def ready(self) -> list[Pairing]:
        """The matches that can be played now. After a draw the sides are changed."""
        found = []
        for number, tie in enumerate(self.ties):
            first, second = tie.entrants
            if tie.winner is None and first is not None and second is not None:
                sides = (second, first) if tie.drawn % 2 else (first, second)
                found.append(Pairing(number, sides, tie.drawn))
        return found

    @property
    def champion(self) -> int | None:
        """Who won the final; None before that."""
        return self.ties[-1].winner

    def rounds(self) -> list[list[Tie]]:
        """The bracket round by round, the final last."""
        last = self.ties[-1].round
        return [[tie for tie in self.ties if tie.round == number] for number in range(last + 1)]

    # ---- what happens

    def report(self, tie: int, winner: int | None, dice: Dice) -> None:
        """A match of a tie was played: the side that won (0 or 1), or None for a draw.

        A draw is replayed with sides changed, at most twice; the third is settled by lot.
        """
        pairing = next((pairing for pairing in self.ready() if pairing.tie == tie), None)
        if pairing is None:
            raise LudotecaError(f"tie {tie} is not to be played now")
        if winner not in (None, 0, 1):
            raise LudotecaError(f"side 0 or 1 wins a match, or None on a draw; not {winner!r}")
        place = self.ties[tie]
        if winner is None:
            if place.drawn < REPLAYS:
                place.drawn += 1
                return
            place.by_lot = True
            winner = dice.below(2)
        self._advance(tie, pairing.sides[winner])

    def _advance(self, number: int, winner: int) -> None:
        """The winner goes on to the next round."""
        tie = self.ties[number]
        tie.winner = winner
        first = next(k for k, other in enumerate(self.ties) if other.round == tie.round)
        size = sum(other.round == tie.round for other in self.ties)
        if size > 1:
            place = number - first
            self.ties[first + size + place // 2].entrants[place % 2] = winner

    # ---- storage

    def to_json(self) -> bytes:
        """All of it, to be stored."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, stored: bytes | str) -> Championship:
        """What `to_json` wrote; LudotecaError if it is damaged."""
        try:
            return msgspec.json.decode(stored, type=cls)
        except msgspec.MsgspecError as error:
            raise LudotecaError(f"this is no championship: {error}") from None


def bracket(entrants: int) -> list[int]:
    """The places of a bracket from top to bottom, by strength; places beyond the last entrant are byes.

    >>> bracket(6)
    [0, 7, 3, 4, 1, 6, 2, 5]
    """
    places = [0]
    while len(places) < entrants:
        size = 2 * len(places)
        places = [place for strong in places for place in (strong, size - 1 - strong)]
    return places


def form(game: Game, options: TableOptions | dict[str, Any] | None = None) -> int:
    """With how many seats a game is played in a championship: two, or else the fewest that make two sides."""
    for seats in sorted(game.seats):
        if fits(game, seats, options) and len(game.sides(seats, game.check(seats, options))) == FEWEST:
            return seats
    raise LudotecaError(f"{game.title} has no form for two sides with these options")


def fits(game: Game, seats: int, options: TableOptions | dict[str, Any] | None) -> bool:
    """Do these options suit this number of seats?"""
    try:
        game.check(seats, options)
    except LudotecaError:
        return False
    return True


def winning_side(result: Result, sides: Sequence[Sequence[int]]) -> int | None:
    """The side that won a match, as `report` wants it; None on a draw.

    >>> winning_side(Result((2, 1, 2, 1), (0.0, 1.0, 0.0, 1.0), "lines"), ((0, 2), (1, 3)))
    1
    """
    return next((number for number, side in enumerate(sides) if set(side) & set(result.winners)), None)
