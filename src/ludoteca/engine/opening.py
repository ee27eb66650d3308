"""What is settled before the first move: the game, its options, and the head that the log begins with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.catalogue import named
from ludoteca.engine.contract import Game
from ludoteca.engine.fair import PROTOCOL, bot_seed, commitment
from ludoteca.engine.log import Head, Parent, SeatSeed
from ludoteca.engine.state import Dice, State
from ludoteca.engine.values import BadOption, Event, LogError, LudotecaError, TableOptions, VersionMismatch


class Opening(NamedTuple):
    """A match that has not begun."""

    game: Game
    options: TableOptions
    head: Head

    def deal(self, dice: Dice) -> tuple[State, list[Event]]:
        """The first position, and what was told while it was set up."""
        told: list[Event] = []
        state = self.game.start(self.head.seats, self.options, dice, told)
        state.tale = None
        return state, told


def simulated(
    game: str | Game, seats: int | None, seed: int, options: TableOptions | dict[str, Any] | None, name: str
) -> Opening:
    """With seeded dice, for simulation; without a number of seats, the first that the game is for."""
    found = find_game(game)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadOption(f"a seed is a whole number, not {seed!r}")
    count = found.seats[0] if seats is None else seats
    typed = found.check(count, options)
    head = Head(
        id=name or f"{found.name}-{seed}",
        game=found.name,
        version=found.version,
        seats=count,
        options=msgspec.to_builtins(typed),
        dice="fast",
    )
    return Opening(found, typed, head)


def fair(
    game: str | Game,
    seats: int,
    seeds: Sequence[SeatSeed],
    options: TableOptions | dict[str, Any] | None,
    name: str,
    server_seed: str,
    parent: Parent | msgspec.UnsetType = msgspec.UNSET,
) -> Opening:
    """With dice that everybody can check: the head commits to the server's seed and names everybody's."""
    found = find_game(game)
    typed = found.check(seats, options)
    if len(seeds) != seats:
        raise LudotecaError(f"{seats} seats need {seats} seeds, not {len(seeds)}; an empty one is marked so")
    if any(given.seed for given in seeds if given.origin != "person"):
        raise LudotecaError("only a person's seed is given: a bot's follows from the server's, and empty is empty")
    head = Head(
        id=name,
        game=found.name,
        version=found.version,
        seats=seats,
        options=msgspec.to_builtins(typed),
        dice="fair",
        commitment=commitment(server_seed),
        seeds=tuple(
            SeatSeed(bot_seed(server_seed, seat), "bot") if given.origin == "bot" else given
            for seat, given in enumerate(seeds)
        ),
        protocol=PROTOCOL,
        parent=parent,
    )
    return Opening(found, typed, head)


def recalled(head: Head, game: Game | None) -> Opening:
    """That of a log; LogError if its head does not fit the game, or this program's version of it."""
    found = game or named(head.game)
    if head.game != found.name:
        raise LogError(f"head: this is a match of {head.game}, not of {found.name}")
    if not (found.reads or found.version) <= head.version <= found.version:
        raise VersionMismatch(
            f"head: this match was played under version {head.version} of the rules of {found.title}; "
            f"this program has version {found.version}"
        )
    try:
        return Opening(found, found.check(head.seats, head.options), head)
    except BadOption as problem:
        raise LogError(f"head: {problem}") from None
