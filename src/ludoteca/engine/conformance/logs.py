"""Logs: a match is its log, whole and small."""

from __future__ import annotations

import json

from ludoteca.engine.conformance.subject import DECISIONS, Broken, Subject
from ludoteca.engine.contract import Case
from ludoteca.engine.dice import FastDice
from ludoteca.engine.log import Play, read_log
from ludoteca.engine.match import Match

BYTES_A_MOVE = 200


def random_match(subject: Subject, case: Case, seed: int) -> Match:
    """A whole match through the friendly face, played at random by everybody who may."""
    match = Match(subject.game, case.seats, seed, case.options)
    dice = FastDice(2**40 + seed)  # not the dice of the match
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
    for case in subject.played():
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
    for case in subject.played():
        log = random_match(subject, case, subject.seed).log
        moves = sum(1 for entry in log.entries if isinstance(entry, Play))
        worst = max(worst, len(log.to_json()) / max(moves, 1))
    if worst > BYTES_A_MOVE:
        raise Broken(f"{worst:.0f} bytes a move, but at most {BYTES_A_MOVE} are allowed")
    return f"{worst:.0f} bytes a move"


def events(subject: Subject) -> str:
    """Every event told is one the game declares, with eyes that exist and facts that are JSON."""
    kinds: set[str] = set()
    for case in subject.played():
        match = random_match(subject, case, subject.seed)
        for viewer in [*range(case.seats), None]:
            for event in match.events(viewer):
                kinds.add(event["kind"])
                if event["kind"] not in subject.game.events:
                    raise Broken(f"{case}: the event {event['kind']!r} is not among the game's events")
                if json.loads(json.dumps(event)) != event:
                    raise Broken(f"{case}: the facts of {event['kind']!r} do not survive JSON: {event['facts']}")
    return f"{len(kinds)} of {len(subject.game.events)} kinds met"
