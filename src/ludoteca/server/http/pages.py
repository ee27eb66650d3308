"""The web app: its page, and the files that belong to it; the documentation beside it."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from ludoteca.server.http.packed import PREPARED, answer, is_there, of_file
from ludoteca.server.refusals import Refused

STATIC = Path(__file__).parent.parent / "static"
SITE = Path(__file__).parent.parent / "site"  # docs/site/build.py writes it
FOREVER = "public, max-age=31536000, immutable"  # of files that carry a hash in their name
ASK_AGAIN = "no-cache"
TYPES = {".webmanifest": "application/manifest+json", ".ftl": "text/plain", ".woff2": "font/woff2"}
TEXTUAL = ("text/", "application/javascript")
PLAIN_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludoteca</title>
<h1>Ludoteca</h1><p>The server is running. Its web app was not built; run <code>make web</code>.
Programs use the <a href="/api/docs">API</a>.</p></html>"""
NO_SITE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludoteca</title>
<h1>Ludoteca</h1><p>The documentation was not built; run <code>make docs</code>.</p></html>"""


@get("/", include_in_schema=False, opt={PREPARED: True})
async def index(request: Request[Any, Any, Any]) -> Response[Any]:
    """The web app."""
    return _file(request, STATIC, "index.html", PLAIN_PAGE)


@get("/docs", include_in_schema=False)
async def documentation() -> Redirect:
    """The first page of the documentation; its links need an address with a folder."""
    return Redirect("/docs/index.html")


@get("/docs/{path:path}", include_in_schema=False, opt={PREPARED: True})
async def documentation_page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[Any]:
    """A file of the documentation."""
    return _file(request, SITE, path.strip("/") or "index.html", NO_SITE)


@get("/{path:path}", include_in_schema=False, opt={PREPARED: True})
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[Any]:
    """A file of the web app; an unknown address without a dot is one of its pages."""
    name = path.strip("/")
    if name.startswith("api/") or ".." in name or "\0" in name:
        raise Refused("not-found", 404)
    return _file(request, STATIC, name if "." in name.rpartition("/")[2] else "index.html", PLAIN_PAGE)


def _file(request: Request[Any, Any, Any], home: Path, name: str, otherwise: str) -> Response[Any]:
    """A file of a folder; without its first page, the page that says what is missing."""
    found = (home / name).resolve()
    if found.is_relative_to(home.resolve()) and is_there(found):
        cache = FOREVER if name.startswith("assets/") else ASK_AGAIN
        return answer(request, of_file(found), _media_type(found), cache)
    if name == "index.html":
        return Response(otherwise, media_type=MediaType.HTML)
    raise Refused("not-found", 404)


def _media_type(path: Path) -> str:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith(TEXTUAL) else kind
