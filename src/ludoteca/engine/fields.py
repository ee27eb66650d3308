"""The fields of a position, declared once: what `save`, `load` and the default `clone` are made of. Compiled.

A field is an attribute that the class of the state declares, in its body:

    turn: i64 = 0             numbers, flags and texts with their default
    board: vec[i64]           vectors and lists without one: `lay_out`, or whatever makes a position, fills them

A position is saved as its numbers and flags, then its vectors, then its texts, each in the order of the
declaration; so a new field belongs where it reads best, and a release that adds one raises the game's version.
"""

from __future__ import annotations

import inspect
from typing import Any, Final

import msgspec

from ludoteca.engine.native import i64, vec

NOT_SAVED: Final = ("tale", "__dict__")
_NAMES: Final[dict[type, list[str]]] = {}


def names(kind: type) -> list[str]:
    """The fields of a class of states, those of its base first."""
    found = _NAMES.get(kind)
    if found is None:
        found = []
        for base in reversed(kind.__mro__):
            for name in _declared(base):
                if name not in found and name not in NOT_SAVED:
                    found.append(name)
        _NAMES[kind] = found
    return found


def _declared(kind: type) -> list[str]:
    """What one class declares: mypyc keeps the names, the interpreter the annotations."""
    if is_compiled(kind):
        return list(kind.__dict__["__mypyc_attrs__"])
    hints = inspect.get_annotations(kind)
    return [name for name, hint in hints.items() if not str(hint).startswith(("ClassVar", "typing.ClassVar"))]


def is_compiled(kind: type) -> bool:
    """Is this class compiled, so that its vectors are packed?"""
    return "__mypyc_attrs__" in kind.__dict__


def undeclared(state: object) -> list[str]:
    """Attributes that a position was given although its class does not declare them."""
    known = names(type(state))
    return [name for name in getattr(state, "__dict__", {}) if name not in known and name not in NOT_SAVED]


def values(state: object) -> dict[str, Any]:
    """Every field by its name, vectors as lists: for tests and for whoever looks into a position."""
    return {name: plain(getattr(state, name)) for name in names(type(state))}


def save(state: object) -> list[Any]:
    """All of a position: numbers and flags, vectors, texts."""
    lost = undeclared(state)
    if lost:
        raise TypeError(f"{type(state).__name__} does not declare {lost[0]}: a position is what its class declares")
    numbers: list[int] = []
    vectors: list[Any] = []
    texts: list[str] = []
    for name in names(type(state)):
        value = getattr(state, name)
        if isinstance(value, int):
            numbers.append(int(value))
        elif isinstance(value, str):
            texts.append(value)
        else:
            vectors.append(plain(value))
    saved: list[Any] = [numbers, vectors]
    saved.extend(texts)
    return saved


def load(state: object, saved: list[Any]) -> None:
    """Make a new position what `save` wrote. What it has no default for is a vector."""
    numbers: list[int] = saved[0]
    vectors: list[Any] = saved[1]
    texts: list[str] = saved[2:]
    number = vector = text = 0
    for name in names(type(state)):
        value = getattr(state, name, None)
        if isinstance(value, bool):
            setattr(state, name, bool(numbers[number]))
            number += 1
        elif isinstance(value, int):
            setattr(state, name, numbers[number])
            number += 1
        elif isinstance(value, str):
            setattr(state, name, texts[text])
            text += 1
        else:
            put(state, name, vectors[vector])
            vector += 1
    if (number, vector, text) != (len(numbers), len(vectors), len(texts)):
        raise ValueError(f"this is no saved position of {type(state).__name__}: it has other fields")


def restored(kind: type, packed: bytes) -> Any:
    """The position that was pickled: what `State.pack` wrote."""
    state = kind()
    load(state, msgspec.msgpack.decode(packed))
    return state


def put(state: object, name: str, value: Any) -> None:
    """Give a field a value; a list becomes a vector where the class is compiled and says so."""
    if not isinstance(value, list):
        setattr(state, name, value)
    elif is_compiled(type(state)) and not any(isinstance(item, list) for item in value):
        try:
            setattr(state, name, _packed(value))
        except TypeError:  # an ordinary list
            setattr(state, name, plain(value))
    else:
        setattr(state, name, plain(value))


def fill(state: object, given: dict[str, Any]) -> None:
    """Give fields these values: for tests, which lay out a position of their own."""
    for name, value in given.items():
        if name not in names(type(state)):
            raise ValueError(f"{type(state).__name__} has no field {name}")
        put(state, name, plain(value))


def copy(state: object) -> Any:
    """An independent copy of a position. A game whose profiler asks for it writes its own `clone`."""
    other = type(state)()
    for name in names(type(state)):
        put(other, name, plain(getattr(state, name)))
    return other


def plain(value: Any) -> Any:
    """A number or a text as it is, a vector or a list as a new list."""
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return list(value)  # a packed vector


def _packed(numbers: list[int]) -> vec[i64]:
    """An ordinary list as a vector."""
    vector = vec[i64]([0] * len(numbers))
    for place in range(len(numbers)):
        vector[place] = numbers[place]
    return vector
