"""The OpenAPI document: the routes as Litestar describes them, the types as msgspec does, and the WebSocket's messages.

Litestar leaves out the tags of unions, and knows nothing of sockets; msgspec knows both.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, get_args, get_origin

import msgspec
from litestar import Litestar, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.catalogue import games
from ludoteca.engine.contract import Game
from ludoteca.server.championships.cups import ChampionshipFrame
from ludoteca.server.http.messages import ClientMessage, ServerFrame
from ludoteca.server.refusals import Problem

REF = "#/components/schemas/{name}"
UNIONS = {"ClientMessage": ClientMessage, "ServerFrame": ServerFrame}


class CompleteJson(JsonRenderPlugin):
    """Renders our document instead of Litestar's."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        return msgspec.json.encode(document(request.app))


def document(app: Litestar) -> dict[str, Any]:
    """The whole API, for people, programs and generators of types; made once, as everybody else waits meanwhile."""
    return _document(app, tuple(find_game(name) for name in games()))


@lru_cache(maxsize=4)
def _document(app: Litestar, shelf: tuple[Game, ...]) -> dict[str, Any]:
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    (*unions, _), components = msgspec.json.schema_components([*UNIONS.values(), list[_types(app)]], ref_template=REF)  # type: ignore[misc]  # a union made at run time
    views = [{"$ref": REF.format(name=f"{game.name}.View")} for game in shelf]
    for described in components.values():
        _complete(described, views)
    schema["components"]["schemas"] |= components | dict(zip(UNIONS, unions, strict=True))
    for game in shelf:
        schema["components"]["schemas"] |= _shown(game)
    for operations in schema["paths"].values():
        for operation in operations.values():
            _own_errors(operation["responses"])
    return schema


def _shown(game: Game) -> dict[str, Any]:
    """What a game shows, each type under the name of its game: `tacocat.View`."""
    types = msgspec.json.encode(game.schema()["components"]["schemas"])
    place = REF.format(name="").encode()
    named: dict[str, Any] = msgspec.json.decode(types.replace(place, place + game.name.encode() + b"."))
    return {f"{game.name}.{name}": described for name, described in named.items()}


def _types(app: Litestar) -> Any:
    """Every type that a route takes or gives, as one union."""
    found: list[Any] = [Problem, ChampionshipFrame]
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            if handler.resolve_include_in_schema():
                found += _of(handler)
    return tuple[tuple(found)]  # type: ignore[misc]  # as above


def _of(handler: HTTPRouteHandler) -> list[Any]:
    signature = handler.parsed_fn_signature
    answer = signature.return_type.annotation
    types = [get_args(answer)[0] if get_origin(answer) is Response else answer]
    if "data" in signature.parameters:
        types.append(signature.parameters["data"].annotation)
    return types


def _complete(described: Any, views: list[dict[str, str]]) -> None:
    """What the server sends has all its fields; what a client sends forbids others; a view is that of some game.

    Any other plain object holds anything.
    """
    if isinstance(described, list):
        for part in described:
            _complete(part, views)
    elif isinstance(described, dict):
        if described.pop("x-view", False):
            described.clear()
            described["anyOf"] = views
        if "properties" in described and "additionalProperties" not in described:
            described["required"] = list(described["properties"])
        elif described.get("type") == "object" and "properties" not in described:
            described.setdefault("additionalProperties", {})
        _complete(list(described.values()), views)


def _own_errors(responses: dict[str, Any]) -> None:
    """Every error is a Problem, whatever its status."""
    responses.pop("400", None)
    content = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    responses["4XX"] = {"description": "A refusal: its code, the rule, and a sentence to show.", "content": content}
