"""What a game shows, as types: its view, its events, its previews. Declared once, in the game's `shapes.py`.

At run time a view stays the dictionary that `view.py` writes. Its shape is what the conformance kit holds every view,
event and preview against, what the API describes, what the web app's types are made of, and what a board is drawn
from that nobody has drawn by hand:

    class View(Shape):
        '''The board row by row from the top, and who has won.'''

        seat: Seat | None
        rows: Annotated[list[list[Seat | None]], grid(columns="column")]
        winner: Seat | None

    SHAPES = Shapes(view=View, events={"dropped": Dropped}, previews={"drop": Threat})

Plain types are enough. A few words say more where a type alone does not; each reaches the schema as an `x-…` of its
own, and several may stand in one `Annotated`:

* **what it is** (`x-as`): `Seat`, `Count` (of things nobody needs to see one by one: a deck, a hand), `Score`,
  `cards()` lying in a row, `grid()`, `places()` of a map by name, `aside()` (known, but not worth a place on a table);
* **whose it is** (`x-by`): `BySeat[…]`, a list with one item for each seat;
* **what a tap on it stands for**: `answers("card")`: its value (or, of places, the name) is that field of an action;
  `numbered("heap")`: its number in the list is. A `grid` has both numbers: `grid(rows="row", columns="column")`.

A field that is not always there is `Maybe[…] = UNSET`. The first lines of a docstring reach the schema too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import UnionType
from typing import Annotated, Any, NamedTuple, TypeVar, Union, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType

__all__ = [
    "UNSET",
    "BySeat",
    "Count",
    "Maybe",
    "OfSeat",
    "Preview",
    "Score",
    "Seat",
    "Shape",
    "Shapes",
    "answers",
    "aside",
    "cards",
    "described",
    "grid",
    "misfit",
    "numbered",
    "places",
]  # fmt: skip

T = TypeVar("T")
REF = "#/components/schemas/{name}"


# ---- what it is


def _is(what: str) -> Meta:
    return Meta(extra_json_schema={"x-as": what})


Seat = Annotated[int, _is("seat")]
Count = Annotated[int, _is("count")]
Score = Annotated[int, _is("score")]


def cards() -> Meta:
    """Cards (or tiles, or pieces) in a row."""
    return _is("cards")


def grid(*, rows: str = "", columns: str = "", first: int = 1) -> Meta:
    """A list of rows. A tap on a cell stands for these fields of an action, counted from `first`."""
    return Meta(extra_json_schema={"x-as": "grid", "x-numbered": {"fields": [rows, columns], "first": first}})


def places() -> Meta:
    """Places of a map by their names: an object whose keys are the names."""
    return _is("places")


def aside() -> Meta:
    """Memory and bookkeeping: a plain board tells it in words, if it is asked."""
    return _is("aside")


# ---- whose it is

BySeat = Annotated[list[T], Meta(extra_json_schema={"x-by": "seat"})]
Maybe = Union[T, UnsetType]  # noqa: UP007 - an alias with a variable


# ---- what a tap on it stands for


def answers(*fields: str) -> Meta:
    """Its value is what one of these fields of an action takes; of places, the name is."""
    return Meta(extra_json_schema={"x-answers": list(fields)})


def numbered(field: str, *, first: int = 1) -> Meta:
    """The number of an item in this list, counted from `first`, is what a field of an action takes."""
    return Meta(extra_json_schema={"x-numbered": {"fields": [field], "first": first}})


# ---- the declaration of a game


class Shape(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Anything a game shows that has fields. Never made in play: only its declaration is used."""


class OfSeat(Shape):
    """An event that tells whose it is, and no more."""

    seat: Seat


class Preview(Shape):
    """What an action would do: at least how much it is worth to the seat among its alternatives."""

    worth: float


class Shapes(NamedTuple):
    """All that a game shows. An action without a preview of its own has the plain `Preview`."""

    view: Any  # a Shape, or a union of Shapes where a match has stages that share little
    events: Mapping[str, type[Shape]]  # by kind: the facts it tells
    previews: Mapping[str, type[Preview]] = {}  # by the action's tag


def misfit(value: object, shape: Any) -> str:
    """Why a value is not of this shape; "" if it is.

    >>> misfit({"worth": 1.0}, Preview)
    ''
    >>> misfit({"worth": 1.0, "luck": 3}, Preview)
    'Object contains unknown field `luck`'
    """
    kinds = _alternatives(shape)
    problems = []
    for kind in kinds:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as problem:
            problems.append(str(problem))
        else:
            return ""
    return " / ".join(problems)


def described(shapes: Shapes, tags: Iterable[str]) -> dict[str, Any]:
    """The types of a game as JSON schemas by name; `View`, `Events` and `Previews` are always among them.

    `tags` are the kinds of action, each of which has a preview.
    """
    kinds = _alternatives(shapes.view)
    previews = {tag: shapes.previews.get(tag, Preview) for tag in tags}
    everything = [*kinds, *shapes.events.values(), *previews.values()]
    found, components = msgspec.json.schema_components(everything, ref_template=REF)
    refs = iter(found)
    views = [next(refs) for _ in kinds]
    own = {
        "Events": _keyed("The facts of each kind of event.", {kind: next(refs) for kind in shapes.events}),
        "Previews": _keyed("What the preview of each kind of action tells.", {tag: next(refs) for tag in previews}),
    }
    if views != [{"$ref": REF.format(name="View")}]:
        own["View"] = {"title": "View", "description": "What a viewer is shown.", "anyOf": views}
    taken = [name for name in own if name in components]
    if taken:
        raise TypeError(f"a shape may not be called {taken[0]}: that is the name of all of them together")
    return components | own


def _alternatives(shape: Any) -> tuple[Any, ...]:
    return get_args(shape) if isinstance(shape, UnionType) else (shape,)


def _keyed(words: str, properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "description": words,
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
