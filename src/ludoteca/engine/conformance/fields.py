"""Fields: whatever a position consists of is copied, saved and read back."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.conformance.subject import Broken, Subject
from ludoteca.engine.fields import names, plain, put, undeclared
from ludoteca.engine.state import State


def fields(subject: Subject) -> str:
    """A field that `clone`, or `save` and `load`, forget is named, in whatever position it matters."""
    known: list[str] = []
    compared = 0
    for state, place, _ in subject.sampled():
        extra = undeclared(state)
        if extra and type(state).save is State.save:
            raise Broken(f"{place}: the class of the position does not declare the field {extra[0]}")
        known = [*names(type(state)), *extra]
        again = subject.game.unpack(state.pack())
        for name in known:
            _same(state, again, name, f"{place}: save() and load() forget the field")
            _same(state, state.clone(), name, f"{place}: clone() forgets the field")
            if name != "seats":  # which never changes
                changed = state.clone()
                put(changed, name, _another(getattr(state, name)))
                _same(changed, changed.clone(), name, f"{place}: clone() forgets the field")
            compared += 1
    return f"{len(known)} fields, {compared} compared"


def _same(one: State, other: State, name: str, complaint: str) -> None:
    if plain(getattr(one, name)) != plain(getattr(other, name, None)):
        raise Broken(f"{complaint} {name}")


def _another(value: Any) -> Any:
    """A value that a field does not have; an empty list stays as it is."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return f"{value}?" if isinstance(value, str) else plain(value) + plain(value)[-1:]
