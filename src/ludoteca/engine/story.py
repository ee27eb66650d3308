"""The story of a finished match, made of its log: what deeds are looked for in (`deeds.py`)."""

from __future__ import annotations

from ludoteca.engine.contract import Game
from ludoteca.engine.deeds import Story, Told
from ludoteca.engine.log import LogSource, Play, Undo
from ludoteca.engine.match import Match
from ludoteca.engine.values import LogError


def story_of(source: LogSource, game: Game | None = None) -> Story:
    """What happened; LogError if the log no longer replays, or the match is not over."""
    told: list[Told] = []
    moves: list[tuple[int, int]] = []
    match: Match | None = None
    for match, step in Match.tellings(source, game=game):  # noqa: B007 - the match is looked at when it is over
        entry = step.entry
        if isinstance(entry, Undo):
            told = [one for one in told if one.n <= entry.to]
            moves = [one for one in moves if one[0] <= entry.to]
        told += [Told(entry.n, event.kind, event.facts) for event in step.told]
        if isinstance(entry, Play):
            moves.append((entry.n, entry.s))
    if match is None or match.result is None:
        raise LogError("the match is not over")
    return Story(match.sides, match.result, told, [seat for _, seat in moves], match.state.result() is not None)
