"""Answers that stay the same: compressed once, named by their contents, and not sent to a browser that has them."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response

LEVEL = 9  # it is done once
QUICK = 4  # for one reader
SHORT = 1000  # bytes; less is sent as it is
WORTH = 0.9  # a compressed body must be at most this part of the plain one
PREPARED = "prepared"  # the mark of routes that compress by themselves


class Packed(msgspec.Struct, frozen=True):
    """A body, plain and compressed (empty where that does not pay)."""

    plain: bytes
    zipped: bytes
    etag: str


def pack(body: bytes) -> Packed:
    """Compress a body, and name it."""
    zipped = gzip.compress(body, LEVEL, mtime=0)
    name = hashlib.sha256(body).hexdigest()[:20]
    return Packed(body, zipped if len(zipped) < WORTH * len(body) else b"", f'"{name}"')


def of_file(path: Path) -> Packed:
    """A file, packed anew only after it changed."""
    return _read(path, path.stat().st_mtime_ns)


def is_there(path: Path) -> bool:
    """Is it a file? A name that no file can have is none."""
    try:
        return path.is_file()
    except OSError:
        return False


@lru_cache(maxsize=512)
def _read(path: Path, changed: int) -> Packed:
    """A file as it was when it changed last."""
    del changed  # a part of the cache's key
    return pack(path.read_bytes())


async def for_one(request: Request[Any, Any, Any], body: bytes, headers: dict[str, str]) -> Response[bytes]:
    """A large body that is made for one reader: it is compressed beside the server's own work."""
    headers = headers | {"vary": "Accept-Encoding"}
    if len(body) >= SHORT and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, QUICK)
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=MediaType.JSON)


def answer(request: Request[Any, Any, Any], packed: Packed, media_type: str, cache: str) -> Response[bytes]:
    """The body as this client takes it; 304 if it has it already."""
    headers = {"cache-control": cache, "etag": packed.etag, "vary": "Accept-Encoding"}
    if packed.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    if packed.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed.zipped, headers=headers | {"content-encoding": "gzip"}, media_type=media_type)
    return Response(packed.plain, headers=headers, media_type=media_type)
