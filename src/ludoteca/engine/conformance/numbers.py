"""Numbers: what `observe` writes is what the view tells, all of it and nothing else; and a game keeps its limits."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

from ludoteca.engine.conformance.logs import random_match
from ludoteca.engine.conformance.secrets import GUESSES
from ludoteca.engine.conformance.subject import DECISIONS, Broken, Position, Subject
from ludoteca.engine.contract import Case
from ludoteca.engine.dice import FastDice, RecordingDice
from ludoteca.engine.observation import MOST, Observation, highs, lows, named, shorts, size
from ludoteca.engine.state import State
from ludoteca.engine.turns import Turns

NONE = "no numbers"
MARGIN = 3  # places before and after that must stay as they are
FILLS = (-30001, -30002)  # what lies there before: a place that keeps both was not written
SOME = 3  # of the sampled positions every so many-th is compared with others, which is slow
CHILDREN = 3  # actions of a position that are tried, so that positions beside each other are compared too


def shape(subject: Subject) -> str:
    """As many numbers as declared are written, within their bounds, and nothing else is touched or changed."""
    count = 0
    for case, pieces in declared(subject):
        _sane(pieces, case)
        least, most = lows(pieces), highs(pieces)
        for state, place, _ in subject.sampled([case]):
            before = state.digest()
            for viewer in viewers(state):
                flat = _careful(state, viewer, pieces, place)
                wrong = [at for at, number in enumerate(flat) if not least[at] <= number <= most[at]]
                if wrong:
                    piece = _piece(pieces, wrong[0])
                    raise Broken(f"{place}: {piece} of {who(viewer)} is {flat[wrong[0]]}, outside its bounds")
                count += 1
            if state.digest() != before:
                raise Broken(f"{place}: observing changed the position")
    return f"{count} observations" if count else NONE


def secrets(subject: Subject) -> str:
    """No seat, and no spectator, can tell a guess from the truth by its numbers."""
    count = 0
    for case, pieces in declared(subject):
        for state, place, _ in _some(subject, case):
            for viewer in viewers(state):
                real = read(state, viewer, pieces)
                for seed in GUESSES:
                    guessed = read(state.guess(viewer, FastDice(seed)), viewer, pieces)
                    if real != guessed:
                        raise Broken(
                            f"{place}: the numbers of {who(viewer)} leak a secret: {_first(pieces, real, guessed)}"
                        )
                    count += 1
    return f"{count} guesses" if count else NONE


def whole(subject: Subject) -> str:
    """Equal numbers mean equal views, over positions, what may follow them, and worlds that might be instead."""
    count = 0
    for case, pieces in declared(subject):
        met: dict[tuple[int | None, bytes], tuple[dict[str, bytes], str]] = {}
        for state, place in _neighbourhood(subject, case):
            for viewer in viewers(state):
                key = (viewer, blake2b(json.dumps(read(state, viewer, pieces)).encode(), digest_size=16).digest())
                view = {name: _print(part) for name, part in state.view(viewer).items()}
                told, where = met.setdefault(key, (view, place))
                lost = [name for name in told.keys() | view.keys() if told.get(name) != view.get(name)]
                if lost:
                    raise Broken(
                        f"{place}: {who(viewer)} sees another {min(lost)} than at {where}, in the same numbers"
                    )
                count += 1
    return f"{count} views" if count else NONE


def quiet(subject: Subject) -> str:
    """Whoever sees nothing of an action, as of a choice that is made in secret, gets the same numbers after it."""
    count = 0
    for case, pieces in declared(subject):
        for state, place, _ in _some(subject, case):
            for mover, action, after in _following(state):
                for viewer in viewers(state):
                    if viewer == mover or after.view(viewer) != state.view(viewer):
                        continue
                    before, now = read(state, viewer, pieces), read(after, viewer, pieces)
                    if before != now:
                        text = _first(pieces, before, now)
                        raise Broken(
                            f"{place}: action {action} of seat {mover}, unseen by {who(viewer)}, changes {text}"
                        )
                    count += 1
    return f"{count} unseen actions"


def limits(subject: Subject) -> str:
    """No match is longer, and no die larger, than the game says."""
    longest = largest = 0
    for case in subject.played():
        told = subject.game.limits(case.seats, case.options)
        for seed in range(subject.seed, subject.seed + subject.matches):
            decisions, sides = _asked(subject, case, seed)
            everybody = len(random_match(subject, case, seed).log.entries) - 1
            longest, largest = max(longest, decisions, everybody), max(largest, sides)
            if 0 < told.decisions < max(decisions, everybody):
                raise Broken(
                    f"{case}: a match of {max(decisions, everybody)} decisions, but the limit is {told.decisions}"
                )
            if 0 < told.sides < sides:
                raise Broken(f"{case}: a draw of {sides} sides, but the limit is {told.sides}")
    return f"at most {longest} decisions, dice of {largest} sides"


def _asked(subject: Subject, case: Case, seed: int) -> tuple[int, int]:
    """Decisions of a random match in which everybody is asked, declining counted, and the largest die."""
    dice = RecordingDice(FastDice(seed))
    state = subject.game.start(case.seats, case.options, dice)
    turns, chance = Turns(), FastDice(seed + 2**40)
    for decisions in range(DECISIONS):
        seat = int(turns.next(state))
        if seat < 0:
            return decisions, max(dice.sides, default=1)
        legal = state.legal(seat)
        pick = chance.below(len(legal) + (seat not in state.waiting()))
        if pick < len(legal):
            state.apply(seat, legal[pick], dice)
            turns.acted(seat)
    raise Broken(f"{case}: no end after {DECISIONS} decisions")


# ---- what the checks share


def declared(subject: Subject) -> Iterator[tuple[Case, Observation]]:
    """The cases for which the game declares numbers."""
    for case in subject.played():
        pieces = subject.game.observation(case.seats, case.options)
        if pieces:
            yield case, pieces


def viewers(state: State) -> list[int | None]:
    """Everybody who looks."""
    return [*range(state.seats), None]


def who(viewer: int | None) -> str:
    """A viewer in words."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def read(state: State, viewer: int | None, pieces: Observation) -> list[int]:
    """The numbers of a viewer."""
    out = shorts(size(pieces))
    state.observe(-1 if viewer is None else viewer, out, 0)
    return list(out)


def _careful(state: State, viewer: int | None, pieces: Observation, place: str) -> list[int]:
    """The numbers of a viewer, written between margins, twice."""
    count = size(pieces)
    written: list[list[int]] = []
    for fill in FILLS:
        out = shorts(count + 2 * MARGIN)
        for at in range(len(out)):
            out[at] = fill
        end = state.observe(-1 if viewer is None else viewer, out, MARGIN)
        if end != MARGIN + count:
            raise Broken(f"{place}: observe wrote {end - MARGIN} numbers for {who(viewer)}, but {count} are declared")
        if [*out[:MARGIN], *out[-MARGIN:]] != [fill] * (2 * MARGIN):
            raise Broken(f"{place}: observe wrote beside its place for {who(viewer)}")
        written.append(list(out[MARGIN : MARGIN + count]))
    for at, (one, other) in enumerate(zip(*written, strict=True)):
        if one != other:
            raise Broken(f"{place}: observe leaves {_piece(pieces, at)} of {who(viewer)} unwritten")
    return written[0]


def _sane(pieces: Observation, case: Case) -> None:
    names = [piece.name for piece in pieces]
    if len(set(names)) != len(names):
        raise Broken(f"{case}: two pieces have the same name")
    for piece in pieces:
        if not -MOST <= piece.low <= piece.high <= MOST or piece.size < 1:
            raise Broken(f"{case}: the piece {piece.name} has no sound bounds or shape: {piece}")


def _following(state: State) -> Iterator[tuple[int, int, State]]:
    """Some actions of every seat that has any, and where they lead."""
    for seat in range(state.seats):
        legal = state.legal(seat)
        for action in legal[:: len(legal) // CHILDREN + 1]:
            after = state.clone()
            after.apply(seat, action, FastDice(2**41 + action))
            yield seat, action, after


def _some(subject: Subject, case: Case) -> Iterator[Position]:
    """Every so many-th of the sampled positions."""
    for number, position in enumerate(subject.sampled([case])):
        if number % SOME == 0:
            yield position


def _neighbourhood(subject: Subject, case: Case) -> Iterator[tuple[State, str]]:
    for state, place, _ in _some(subject, case):
        yield state, place
        for seed in GUESSES:
            yield state.guess(None, FastDice(seed)), f"{place}, guessed"
        for seat, action, after in _following(state):
            yield after, f"{place}, then {action} of seat {seat}"


def _print(part: Any) -> bytes:
    return blake2b(json.dumps(part, sort_keys=True).encode(), digest_size=16).digest()


def _piece(pieces: Observation, at: int) -> str:
    """The piece in which a number lies."""
    for piece in pieces:
        if at < piece.size:
            return piece.name
        at -= piece.size
    raise IndexError(at)


def _first(pieces: Observation, one: list[int], other: list[int]) -> str:
    """The first piece that differs."""
    left, right = named(pieces, one), named(pieces, other)
    name = next(name for name in left if left[name] != right[name])
    return f"{name}: {left[name]} or {right[name]}"
