"""Proves that the dice of a finished match were fair: every draw follows from what was committed."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.engine.contract import Game
from ludoteca.engine.fair import FairDice, commitment
from ludoteca.engine.log import AnyEntry, Log, LogSource, Play, Start, Undo, before, read_log
from ludoteca.engine.match import Match
from ludoteca.engine.values import LogError


class Proof(NamedTuple):
    """What was proven."""

    match: str
    game: str
    draws: int  # how many draws were derived again
    undone: int  # undos that went back past chance, each with everybody's consent
    seeds: dict[str, int]  # how many seats' seeds came from a person, a bot, or were empty


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
    match = Match.replay(log, game=game, prove=FairDice(log.seed, head))
    if match.result is None:
        raise LogError("the match is not over")
    origins = [seat.origin for seat in head.seeds]
    return Proof(
        match=head.id,
        game=head.game,
        draws=sum(len(entry.d) for entry in log.entries if isinstance(entry, Start | Play)),
        undone=_undone_chance(log),
        seeds={origin: origins.count(origin) for origin in dict.fromkeys(origins)},
    )


def _undone_chance(log: Log) -> int:
    """How often the table went back past chance; each time everybody must have agreed."""
    kept: list[AnyEntry] = []
    count = 0
    for entry in log.entries:
        if not isinstance(entry, Undo):
            kept.append(entry)
            continue
        left = before(kept, entry.to)
        if any(isinstance(gone, Play) and gone.d for gone in kept if gone not in left):
            silent = sorted(set(range(log.head.seats)) - set(entry.by))
            if silent:
                raise LogError(f"entry {entry.n}: it takes back a draw, but seat {silent[0]} did not agree")
            count += 1
        kept = left
    return count
