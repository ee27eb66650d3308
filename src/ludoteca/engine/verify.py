"""Proves that the dice of a finished match were fair: every draw follows from what was committed."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ludoteca.engine.contract import Game
from ludoteca.engine.fair import FairDice, bot_seed, commitment
from ludoteca.engine.log import AnyEntry, Head, Log, LogSource, Parent, Play, Start, Undo, before, draws_gone, read_log
from ludoteca.engine.match import Match
from ludoteca.engine.onward import digest
from ludoteca.engine.values import LogError


class Proof(NamedTuple):
    """What was proven."""

    match: str
    game: str
    draws: int  # how many draws were derived again
    undone: int  # undos that went back past chance, each with everybody's consent
    seeds: dict[str, int]  # how many seats' seeds came from a person, a bot, or were empty
    parent: str = ""  # the match that this one plays on from: its draws are proven by its own log


def verify(source: LogSource, *, game: Game | None = None) -> Proof:
    """Derive every draw of a finished fair match again; LogError names the first that does not fit."""
    log = read_log(source)
    head = log.head
    if head.dice != "fair":
        raise LogError("head: this match was played with simulation dice, which commit to nothing")
    if not log.seed:
        raise LogError("the server's seed is not revealed: the match is not over, or the log was cut")
    committed = commitment(log.seed)
    if committed != head.commitment:
        raise LogError(f"seed: its hash is {committed[:16]}…, but {head.commitment[:16]}… was committed to")
    if len(head.seeds) != head.seats:
        raise LogError(f"head: {head.seats} seats, but {len(head.seeds)} seeds")
    if head.protocol is not msgspec.UNSET:
        _check_seeds(head, log.seed)
    if not isinstance(head.parent, msgspec.UnsetType):
        _check_inherited(head.parent, log)
    match = Match.replay(log, game=game, prove=FairDice(log.seed, head))
    if match.result is None:
        raise LogError("the match is not over")
    if log.sides:
        _check_sides(log.sides, match.log.sides)
    origins = [seat.origin for seat in head.seeds]
    return Proof(
        match=head.id,
        game=head.game,
        draws=sum(len(entry.d) for entry in log.entries[head.inherited :] if isinstance(entry, Start | Play)),
        undone=_undone_chance(log),
        seeds={origin: origins.count(origin) for origin in dict.fromkeys(origins)},
        parent="" if isinstance(head.parent, msgspec.UnsetType) else head.parent.match,
    )


def _check_inherited(parent: Parent, log: Log) -> None:
    """What was copied from another match is what the head says; whether it was fair there, that match's log proves."""
    copied = log.entries[: parent.entries]
    if len(copied) < parent.entries or not all(isinstance(entry, Start | Play) for entry in copied):
        raise LogError(f"head: {parent.entries} entries of another match are not there")
    if digest(copied) != parent.digest:
        raise LogError("head: the entries of the other match are not those that it began with")


def _check_seeds(head: Head, server_seed: str) -> None:
    """Only a person's seed may be anybody's choice."""
    for seat, given in enumerate(head.seeds):
        if given.origin != "person" and given.seed != (bot_seed(server_seed, seat) if given.origin == "bot" else ""):
            raise LogError(f"head: the seed of seat {seat} is not the one that was committed to")


def _check_sides(told: list[int], asked: list[int]) -> None:
    """The sides that the log tells a verifier without rules must be those that the rules ask for."""
    if len(told) != len(asked):
        raise LogError(f"sides: {len(told)} are told, but {len(asked)} draws were made")
    for number, (one, other) in enumerate(zip(told, asked, strict=True)):
        if one != other:
            raise LogError(f"sides: draw {number} of the match is told to have {one}, but has {other}")


def _undone_chance(log: Log) -> int:
    """How often the table went back past chance; each time everybody must have agreed.

    Before the protocol had a number, a bot's consent went without saying.
    """
    implied = {seat for seat, given in enumerate(log.head.seeds) if given.origin == "bot"}
    if log.head.protocol is not msgspec.UNSET:
        implied = set()
    kept: list[AnyEntry] = []
    count = 0
    for entry in log.entries:
        if not isinstance(entry, Undo):
            kept.append(entry)
            continue
        if draws_gone(kept, entry.to):
            silent = sorted(set(range(log.head.seats)) - implied - set(entry.by))
            if silent:
                raise LogError(f"entry {entry.n}: it takes back a draw, but seat {silent[0]} did not agree")
            count += 1
        kept = before(kept, entry.to)
    return count
