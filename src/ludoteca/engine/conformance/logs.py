"""Logs: a match is its log, whole and small."""

from __future__ import annotations

from ludoteca.engine.conformance.subject import DECISIONS, Broken, Subject
from ludoteca.engine.contract import Case
from ludoteca.engine.dice import FastDice
from ludoteca.engine.log import Play, read_log
from ludoteca.engine.match import Match
from ludoteca.engine.state import SPECTATORS

BYTES_A_MOVE = 200


def random_match(subject: Subject, case: Case, seed: int) -> Match:
    """A whole match through the friendly face, played at random by everybody who may."""
    match = Match(subject.game, case.seats, seed, case.options)
    dice = FastDice(seed)
    for _ in range(DECISIONS):
        actors = [seat for seat in range(case.seats) if match.state.legal(seat)] if match.waiting else []
        if not actors:
            return match
        seat = actors[dice.below(len(actors))]
        actions = match.state.legal(seat)
        match.play(seat, actions[dice.below(len(actions))])
    raise Broken(f"{case}: no end after {DECISIONS} decisions")


def replays(subject: Subject) -> str:
    """A log read back from JSON gives the same match: position, views, events, result."""
    entries = 0
    for case in subject.cases():
        match = random_match(subject, case, subject.seed)
        text = match.log.to_json()
        again = Match.replay(text, game=subject.game)
        if again.log != match.log or read_log(text) != match.log:
            raise Broken(f"{case}: the log does not round-trip")
        if again.state.digest() != match.state.digest() or again.result != match.result:
            raise Broken(f"{case}: replay ends in another position")
        for seat in [*range(case.seats), None]:
            if again.view(seat) != match.view(seat) or again.events(seat) != match.events(seat):
                raise Broken(f"{case}: replay shows seat {seat} something else")
        entries += len(match.log.entries)
    return f"{entries} entries"


def sizes(subject: Subject) -> str:
    """A move takes at most 200 bytes of its log."""
    worst = 0.0
    for case in subject.cases():
        log = random_match(subject, case, subject.seed).log
        moves = sum(1 for entry in log.entries if isinstance(entry, Play))
        worst = max(worst, len(log.to_json()) / max(moves, 1))
    if worst > BYTES_A_MOVE:
        raise Broken(f"{worst:.0f} bytes a move, but at most {BYTES_A_MOVE} are allowed")
    return f"{worst:.0f} bytes a move"


def events(subject: Subject) -> str:
    """Every event told is one the game declares, with eyes that exist."""
    kinds: set[str] = set()
    for case in subject.cases():
        state = subject.game.start(case.seats, case.options, FastDice(subject.seed))
        state.tale = []
        dice = FastDice(subject.seed)
        while state.waiting():
            seat = state.waiting()[dice.below(len(state.waiting()))]
            actions = state.legal(seat)
            state.apply(seat, actions[dice.below(len(actions))], dice)
        for event in state.tale:
            kinds.add(event.kind)
            if event.kind not in subject.game.events:
                raise Broken(f"{case}: the event {event.kind!r} is not among the game's events")
            if not event.eyes & (SPECTATORS | (2**case.seats - 1)):
                raise Broken(f"{case}: nobody sees the event {event.kind!r}")
    return f"{len(kinds)} of {len(subject.game.events)} kinds met"
