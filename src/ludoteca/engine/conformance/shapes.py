"""Shapes: every view, event and preview is as the game's `shapes.py` declares it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.engine.conformance.subject import Broken, Position, Subject
from ludoteca.engine.contract import Game
from ludoteca.engine.shapes import Shapes, misfit
from ludoteca.engine.values import Event

PREVIEWS = 12  # of the actions of a seat in one position


def shapes(subject: Subject) -> str:
    """What is shown in every position to every seat and to spectators has exactly the fields and types declared."""
    declared = subject.game.shapes
    _sound(subject.game, declared)
    views = events = previews = 0
    for everybody in (False, True):
        tale: list[Event] = []
        for position in subject.positions(everybody=everybody, tale=tale):
            events += len(tale)
            for event in tale:
                _told(event, declared.events, position.place)
            tale.clear()
            views += _viewed(position, declared)
            previews += _previewed(position, subject.game, declared)
    return f"{views} views, {events} events and {previews} previews"


def _sound(game: Game, declared: Shapes) -> None:
    """The declaration itself makes sense: it can be described, and no preview is of an action that there is not."""
    strange = sorted(declared.previews.keys() - game.action_tags().keys())
    if strange:
        raise Broken(f"shapes.py: a preview of {strange[0]!r}, but there is no such kind of action")
    try:
        game.schema()
    except TypeError as problem:
        raise Broken(f"shapes.py: {problem}") from problem


def _told(event: Event, declared: Mapping[str, Any], place: str) -> None:
    shape = declared.get(event.kind)
    if shape is None:
        raise Broken(f"{place}: the event {event.kind!r} is not among those of shapes.py")
    _compare(event.facts, shape, f"{place}: the event {event.kind!r}")


def _viewed(position: Position, declared: Shapes) -> int:
    viewers = [*range(position.state.seats), None]
    for viewer in viewers:
        who = "a spectator" if viewer is None else f"seat {viewer}"
        _compare(position.state.view(viewer), declared.view, f"{position.place}: the view of {who}")
    return len(viewers)


def _previewed(position: Position, game: Game, declared: Shapes) -> int:
    count = 0
    for seat in range(position.state.seats):
        legal = position.state.legal(seat)
        for action in legal[:: len(legal) // PREVIEWS + 1]:
            tag = str(game.action(action).__struct_config__.tag)
            preview = position.state.preview(seat, action)
            _compare(preview, declared.preview(tag), f"{position.place}: the preview of {tag!r}")
            count += 1
    return count


def _compare(value: dict[str, Any], shape: Any, what: str) -> None:
    problem = misfit(value, shape)
    if problem:
        raise Broken(f"{what} is not as shapes.py declares it: {problem}")
