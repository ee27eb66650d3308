"""Proves that the dice of a finished match were fair: every draw follows from what was committed."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludoteca.engine.fair import commitment
from ludoteca.engine.log import Log, Play, Start, Undo, read_log
from ludoteca.engine.match import Match, fair_dice
from ludoteca.engine.values import LogError


class Proof(NamedTuple):
    """What was proven."""

    match: str
    game: str
    draws: int  # how many draws were derived again
    undone: int  # undos that went back past chance, which needed everybody's consent
    seeds: dict[str, int]  # how many seats' seeds came from a person, a bot, or were empty


def verify(source: Log | bytes | str | dict[str, Any]) -> Proof:
    """Derive every draw of a finished fair match again; LogError names the first that does not fit."""
    log = read_log(source)
    head = log.head
    if head.dice != "fair":
        raise LogError("head: this match was played with simulation dice, which commit to nothing")
    if not log.seed:
        raise LogError("the server's seed is not revealed: the match is not over, or the log was cut")
    try:
        committed = commitment(log.seed)
    except ValueError:
        raise LogError("seed: it is not written in hexadecimal") from None
    if committed != head.commitment:
        raise LogError(f"seed: its hash is {committed[:16]}…, but {head.commitment[:16]}… was committed to")
    if len(head.seeds) != head.seats:
        raise LogError(f"head: {head.seats} seats, but {len(head.seeds)} seeds")
    match = Match.replay(log, prove=fair_dice(head, log.seed))
    if match.result is None:
        raise LogError("the match is not over")
    origins = [seat.origin for seat in head.seeds]
    return Proof(
        match=head.id,
        game=head.game,
        draws=sum(len(entry.d) for entry in log.entries if isinstance(entry, Start | Play)),
        undone=sum(1 for entry in log.entries if isinstance(entry, Undo) and _past_chance(log, entry)),
        seeds={origin: origins.count(origin) for origin in dict.fromkeys(origins)},
    )


def _past_chance(log: Log, undo: Undo) -> bool:
    return any(isinstance(entry, Play) and entry.d for entry in log.entries[undo.to + 1 : undo.n])
