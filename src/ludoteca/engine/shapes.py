"""What a game shows, as types: its view, its events, its previews. Declared once, in the game's `shapes.py`.

At run time a view stays the dictionary that `view.py` writes. Its shape is what the conformance kit holds every view,
event and preview against, what the API describes, what the web app's types are made of, and what a board is drawn
from that nobody has drawn by hand:

    class View(Shape):
        '''The board row by row from the top, and who has won.'''

        seat: Seat | None
        rows: Annotated[list[list[Seat | None]], grid(columns="column")]
        winner: Seat | None

    SHAPES = Shapes(
        view=View,
        events={"dropped": {"seat": Seat, "column": int}, "four": {"seat": Seat}},
        previews={"drop": {"wins": bool, "blocks": bool}},
    )

Plain types are enough. A few words say more where a type alone does not; each reaches the schema as an `x-…` of its
own, and several may stand in one `Annotated`:

* **what it is** (`x-as`): `Seat`, `Count` (of things nobody needs to see one by one: a deck, a hand), `Score`,
  `cards()` lying in a row, `grid()`, `places()` of a map by name, `aside()` (known, but not worth a place on a table);
* **whose it is** (`x-by`): `BySeat[…]` and `BySide[…]`, a list with one item for each seat, or side;
* **what a tap on it stands for**: `answers("card")`: its value (or, of places, the name) is that field of an action;
  `numbered("heap")`: its number in the list is. A `grid` has both numbers: `grid(rows="row", columns="column")`.

A field that is not always there is `Maybe[…] = UNSET`; an event with one is declared as a Shape. Docstrings reach the
schema too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from inspect import cleandoc
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType

__all__ = [
    "UNSET",
    "BySeat",
    "BySide",
    "Count",
    "Maybe",
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
TOLD = "told."  # begins the name of what was declared as types by name


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
BySide = Annotated[list[T], Meta(extra_json_schema={"x-by": "side"})]  # in the order of `Game.sides`
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
    """Anything a view shows that has fields. Never made in play: only its declaration is used."""


Facts = Mapping[str, Any] | type[Shape]  # what an event or a preview tells: types by name, or a Shape that has them


class Shapes:
    """All that a game shows.

    `view` is a Shape, or a union of Shapes where a match has stages that share little. `events` are by kind, `previews`
    by the action's tag; every preview also has its `worth`. `types` are unions of words and the like that a board calls
    by a name, as "Team".
    """

    def __init__(
        self,
        view: Any,
        events: Mapping[str, Facts],
        previews: Mapping[str, Facts] | None = None,
        types: Mapping[str, Any] | None = None,
    ) -> None:
        self.view = view
        self.events = {kind: _shape(f"{TOLD}event.{kind}", facts, Shape) for kind, facts in events.items()}
        self.previews = {tag: _shape(f"{TOLD}preview.{tag}", facts, Preview) for tag, facts in (previews or {}).items()}
        self.types = dict(types or {})

    def preview(self, tag: str) -> type[Shape]:
        """What the preview of a kind of action tells: if nothing was declared, only what it is worth."""
        return self.previews.get(tag, Preview)


class Preview(Shape):
    """How much an action is worth to a seat among its alternatives."""

    worth: float


def misfit(value: object, shape: Any) -> str:
    """Why a value is not of this shape; "" if it is.

    >>> misfit({"worth": 1.0}, Preview)
    ''
    >>> misfit({"worth": 1.0, "luck": 3}, Preview)
    'Object contains unknown field `luck`'
    """
    problems = []
    for kind in _alternatives(shape):
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
    previews = {tag: shapes.preview(tag) for tag in tags}
    everything = [*kinds, *shapes.types.values(), *shapes.events.values(), *previews.values()]
    found, components = msgspec.json.schema_components(everything, ref_template=REF)
    schemas = iter(found)
    views = [next(schemas) for _ in kinds]
    own = {name: next(schemas) for name in shapes.types}
    own["Events"] = _keyed("The facts of each kind of event.", shapes.events, schemas, components)
    own["Previews"] = _keyed("What the preview of each kind of action tells.", previews, schemas, components)
    if views != [{"$ref": REF.format(name="View")}]:
        own["View"] = {"title": "View", "description": "What a viewer is shown.", "anyOf": views}
    parts = {name: part for name, part in components.items() if not name.startswith(TOLD)}
    for part in parts.values():
        if "description" in part:
            part["description"] = cleandoc(part["description"])
    taken = [name for name in own if name in parts]
    if taken:
        raise TypeError(f"two types are called {taken[0]}")
    return parts | own


def _shape(name: str, facts: Facts, base: type[Shape]) -> type[Shape]:
    if isinstance(facts, type):
        return facts
    made: Any = msgspec.defstruct(name, facts.items(), bases=(base,), kw_only=True)
    return made  # type: ignore[no-any-return]  # a Shape, by its base


def _alternatives(shape: Any) -> tuple[Any, ...]:
    return get_args(shape) if isinstance(shape, UnionType) else (shape,)


def _keyed(
    words: str, keys: Iterable[str], schemas: Iterator[dict[str, Any]], components: dict[str, Any]
) -> dict[str, Any]:
    """An object with a property for each key; facts that are no Shape of the game stand in place."""
    properties = {}
    for key in keys:
        schema = next(schemas)
        name = schema["$ref"].removeprefix(REF.format(name=""))
        properties[key] = components[name] if name.startswith(TOLD) else schema
        properties[key].pop("title", None)
    return {
        "description": words,
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
