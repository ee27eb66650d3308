"""Twins: two matches that differ in one draw. Whoever saw the same events must be shown the same, and the reverse.

Guesses alone cannot find a game that keeps the same secret out of its guesses as it puts into its views. Twins can:
the same actions are played again with one recorded draw changed, and what a viewer sees is compared as long as the
viewer cannot know of the change.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ludoteca.engine.conformance.logs import random_match
from ludoteca.engine.conformance.subject import Broken, Subject
from ludoteca.engine.contract import Case
from ludoteca.engine.dice import FastDice, RecordedDice
from ludoteca.engine.log import Log, Play, Start
from ludoteca.engine.state import BIT, SPECTATORS, State
from ludoteca.engine.values import Event, IllegalAction, LogError

TWINS = 12  # of each case
MOVES = 400  # of each match


class Shown(NamedTuple):
    """What one viewer is shown after one entry."""

    events: list[Event]
    view: dict[str, Any]
    offers: Any  # legal actions and the question


def twins(subject: Subject) -> str:
    """Equal events mean equal views and offers, and equal views mean equal events."""
    compared = 0
    for case in subject.played():
        log = random_match(subject, case, subject.seed).log
        places = [(n, j) for n, entry in enumerate(log.entries[:MOVES]) for j in range(len(getattr(entry, "d", ())))]
        chance = FastDice(2**42 + subject.seed)
        for _ in range(min(TWINS, len(places))):
            compared += _compare(subject, case, log, places[chance.below(len(places))])
    return f"{compared} moments compared"


def _compare(subject: Subject, case: Case, log: Log, changed: tuple[int, int]) -> int:
    """Walk both matches side by side; a viewer who noticed the change is left out from there on."""
    viewers: list[int | None] = [*range(case.seats), None]
    unaware = set(viewers)
    compared = 0
    one, two = _walk(subject, case, log, None), _walk(subject, case, log, changed)
    for number, (real, other) in enumerate(zip(one, two, strict=False)):
        if other is None or real is None:
            break
        for viewer in [viewer for viewer in viewers if viewer in unaware]:
            seen, twin = _shown(real, viewer), _shown(other, viewer)
            same_events = sorted(map(str, seen.events)) == sorted(map(str, twin.events))  # in any order
            same_view = seen.view == twin.view and seen.offers == twin.offers
            if same_events and not same_view:
                raise Broken(
                    f"{_place(case, number, viewer)} is shown something that no event told: {_first(seen, twin)}"
                )
            if same_view and not same_events:
                raise Broken(
                    f"{_place(case, number, viewer)} is told what the view does not show: {_event(seen, twin)}"
                )
            if not same_events:
                unaware.discard(viewer)
            compared += 1
    return compared


def _walk(subject: Subject, case: Case, log: Log, changed: tuple[int, int] | None) -> list[State | None]:
    """The positions after each entry, each with the events of that entry; None where the actions no longer fit."""
    positions: list[State | None] = []
    state: State | None = None
    for number, entry in enumerate(log.entries[:MOVES]):
        draws = list(entry.d) if isinstance(entry, Start | Play) else []
        if changed is not None and changed[0] == number:
            draws[changed[1]] = max(0, draws[changed[1]] - 1) if draws[changed[1]] else 1
        dice = RecordedDice(draws)
        told: list[Event] = []
        try:
            if isinstance(entry, Start):
                state = subject.game.start(case.seats, case.options, dice, told)
            elif isinstance(entry, Play) and state is not None:
                state = state.clone()
                state.tale = told
                state.apply(entry.s, entry.a, dice)
        except (IllegalAction, LogError):
            return [*positions, None]
        if state is not None:
            state.tale = told
        positions.append(state)
    return positions


def _shown(state: State, viewer: int | None) -> Shown:
    bit = SPECTATORS if viewer is None else int(BIT[viewer])
    offers = [] if viewer is None else [state.legal(viewer), state.asked(viewer)]
    return Shown([event for event in state.tale or [] if event.eyes & bit], state.view(viewer), offers)


def _place(case: Case, number: int, viewer: int | None) -> str:
    who = "a spectator" if viewer is None else f"seat {viewer}"
    return f"{case.seats} seats, entry {number}: {who}"


def _first(one: Shown, two: Shown) -> str:
    keys = [key for key in one.view if one.view.get(key) != two.view.get(key)]
    return (
        f"{keys[0]}: {one.view.get(keys[0])!r} or {two.view.get(keys[0])!r}"
        if keys
        else f"{one.offers} or {two.offers}"
    )


def _event(one: Shown, two: Shown) -> str:
    told = [event for event in one.events if event not in two.events] or [*one.events, *two.events]
    return f"{told[0].kind} {told[0].facts}"
