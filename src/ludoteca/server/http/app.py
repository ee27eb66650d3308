"""The web application: routes, the door, errors without tracebacks, and compressed answers."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Message, Scope

from ludoteca.engine.values import IllegalAction, LudotecaError
from ludoteca.server.house import House
from ludoteca.server.http import guard
from ludoteca.server.http.api import HANDLERS
from ludoteca.server.http.api.common import OWN_BODY, owner, somebody, the_house, whole
from ludoteca.server.http.docs import docs_page
from ludoteca.server.http.live import live
from ludoteca.server.http.metrics import health, metrics
from ludoteca.server.http.openapi import CompleteJson
from ludoteca.server.http.packed import PREPARED, QUICK, SHORT
from ludoteca.server.http.pages import documentation, documentation_page, index, page
from ludoteca.server.http.troubles import TROUBLES, trouble
from ludoteca.server.people.limits import Limits
from ludoteca.server.refusals import Problem, Refused, preferred, problem

log = structlog.get_logger()

BODY = 64_000  # bytes; whoever waits for more (an imported log) says so, and sees to it that few come at once
CROWD = 20  # an address (a household, a school) says on all its sockets as much as so many sockets may
SAFE = {"GET", "HEAD", "OPTIONS"}
CODES = {404: "not-found", 405: "wrong-method", 413: "too-large", 401: "no-guest"}


def create_app(house: House) -> Litestar:
    """The application of one house."""
    limits = Limits(house.settings.requests, 10 * house.settings.requests)

    def in_time(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """May this client ask once more? To open a socket is to ask."""
        return limits.take(guard.address(connection), time.monotonic())

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await house.close()

    async def too_much(request: Request[Any, Any, Any]) -> None:
        """Refuse floods, requests that another site made a browser send, and what no database can keep."""
        if request.scope["path"] in {"/health", "/metrics"}:
            return
        if not in_time(request):
            raise Refused("too-many", 429)
        if request.method not in SAFE and not guard.same_origin(request.headers, house.settings.origins):
            raise Refused("foreign-origin", 403)
        if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
            raise Refused("not-found", 404)
        if request.method not in SAFE and not request.route_handler.opt.get(OWN_BODY):
            await whole(request)

    app = Litestar(
        [*HANDLERS, live, health, metrics, docs_page, documentation, documentation_page, index, page],
        lifespan=[lifespan],
        before_send=[_secured],
        before_request=too_much,
        dependencies={"house": Provide(the_house, sync_to_thread=False), "somebody": Provide(somebody),
                      "owner": Provide(owner)},
        exception_handlers={
            Refused: _refused, IllegalAction: _refused, **dict.fromkeys(TROUBLES, _troubled),
            HTTPException: _http, RecursionError: _deep, LudotecaError: _unexpected, Exception: _unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Ludoteca", version="1", path="/api/schema", render_plugins=[CompleteJson(path="/openapi.json")],
            description="Tables that people and bots play on. Moves go over the WebSocket /api/tables/{id}/live.",
            components=Components(
                security_schemes={
                    "cookie": SecurityScheme(type="apiKey", name=guard.COOKIE, security_scheme_in="cookie"),
                    "token": SecurityScheme(type="http", scheme="bearer"),
                }
            ),
            security=[{"cookie": []}, {"token": []}],
        ),
        compression_config=CompressionConfig(
            "gzip", minimum_size=SHORT, gzip_compress_level=QUICK, exclude_opt_key=PREPARED
        ),
        request_max_body_size=BODY,
        logging_config=None,
        debug=False,
    )  # fmt: skip
    app.state.house = house
    app.state.in_time = in_time
    app.state.crowds = Limits(CROWD * house.settings.messages, 3 * CROWD * house.settings.messages)
    return app


async def _secured(message: Message, scope: Scope) -> None:
    """Put the security headers on every answer, errors of the router too."""
    if message["type"] == "http.response.start":
        own = [(name.encode(), value.encode()) for name, value in guard.HEADERS.items()]
        kept = [*message.get("headers", [])]
        if scope["path"].startswith("/api/") and all(name.lower() != b"cache-control" for name, _ in kept):
            own.append((b"cache-control", b"no-store"))  # answers are for one person
        message["headers"] = [*kept, *own]


# ---- errors: a code, the rule, a sentence; never a traceback


def _answer(refused: Refused | IllegalAction, language: str, status: int) -> Response[Problem]:
    headers = {"retry-after": "1"} if status in {429, 503} else {}
    return Response(problem(refused, language), status_code=status, headers=headers, media_type=MediaType.JSON)


def _spoken(request: Request[Any, Any, Any], refused: Refused | IllegalAction, status: int) -> Response[Problem]:
    """In the language of the person, if the request got as far as to know them; else of the browser."""
    language = request.state.get("language") or preferred(request.headers.get("accept-language", ""))
    return _answer(refused, language, status)


def _refused(request: Request[Any, Any, Any], refused: Refused | IllegalAction) -> Response[Problem]:
    return _spoken(request, refused, refused.status if isinstance(refused, Refused) else 409)


def _troubled(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.warning("trouble with the database", problem=str(error))
    refused = trouble(error)
    return _spoken(request, refused, refused.status)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if status >= 500:
        return _unexpected(request, error)
    code = CODES.get(status)
    if code is not None:
        return _spoken(request, Refused(code), status)
    return _spoken(request, Refused("bad-request", why=_why(error)), status)


def _why(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    told = [f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)]
    return "; ".join(told)[:300] or error.detail[:300]


def _deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    return _spoken(request, Refused("bad-request", why="JSON"), 400)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("unexpected", path=request.scope["path"], exc_info=error)
    return _spoken(request, Refused("internal"), 500)
