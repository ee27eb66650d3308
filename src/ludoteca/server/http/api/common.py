"""What the handlers share: who asks, and examples for the documentation."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import InternalServerException
from litestar.openapi.spec import Example
from litestar.params import Body, PathParameter, QueryParameter

from ludoteca.server.house import House
from ludoteca.server.http import guard
from ludoteca.server.people.people import Person
from ludoteca.server.refusals import Refused

Asked = Request[Any, Any, Any]

TheHouse = NamedDependency[House]
Me = NamedDependency[Person]
Owner = NamedDependency[Person]  # of the account: a browser, not a program
OWN_BODY = "own body"  # the mark of routes that read their body themselves
Id = Annotated[
    str,
    PathParameter(
        description="The id of a table and its match.", max_length=32, examples=[Example(value="Qm3xkP0aT9cz")]
    ),
]
OwnSeat = Annotated[
    int | None, QueryParameter(description="Which of my seats, where I have several on one device.", ge=0, le=11)
]
GameFilter = Annotated[
    str | None, QueryParameter(description="Only this game.", max_length=40, examples=[Example(value="tacocat")])
]


def example(value: Any, summary: str = "") -> Any:
    """A request body with an example."""
    return Body(examples=[Example(summary=summary or None, value=value)])


async def whole(request: Asked) -> bytes:
    """The body, which is kept for whoever reads it next; Refused if it holds what no database can keep."""
    try:
        body = await request.body()
    except InternalServerException:  # so Litestar calls a client that hung up half-way: it is none of our faults
        raise Refused("bad-request", 400, why="EOF") from None
    if b"\0" in body or b"\\u0000" in body:  # PostgreSQL cannot keep it, and nobody means it
        raise Refused("bad-request", 400, why="U+0000")
    return body


def the_house(state: State) -> House:
    """The house that this request is in."""
    house: House = state.house
    return house


async def anybody(request: Asked) -> Person | None:
    """The person who asks, if we know them."""
    house: House = request.app.state.house
    found = await guard.identify(request, house.people)
    if found is not None:
        request.state.language = found.language
    return found


async def somebody(request: Asked) -> Person:
    """The person who asks; a stranger is asked to say hello first."""
    found = await anybody(request)
    if found is None:
        raise Refused("no-guest", 401)
    return found


async def owner(request: Asked) -> Person:
    """The person who asks from a browser: a program's token, which may be lost, does not hand the account on."""
    found = await somebody(request)
    if request.headers.get("authorization"):
        raise Refused("browser-only", 403)
    return found
