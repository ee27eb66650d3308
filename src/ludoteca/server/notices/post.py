"""Sends a document to an address that a stranger named, and to nowhere else.

The name is looked up once, every address it has is checked, and the connection goes to a checked one: so a name that
points to this machine, to its network or to the metadata of a cloud is refused, also when it answers otherwise the
second time. Redirects are not followed, no proxy is asked, time and the answer's size are bounded.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

import httpcore

from ludoteca.server.refusals import Refused

SECONDS = 10.0  # for all of it
ANSWER = 4_096  # bytes of an answer that are read
URL = 1_000  # letters of an address

Address = IPv4Address | IPv6Address
NAMES = ThreadPoolExecutor(64, "names")  # a slow name server holds up nothing else; it holds one for a while


class Undelivered(Exception):
    """It did not arrive; `gone`: nor will anything else. `later`: seconds after which the receiver wants it."""

    def __init__(self, why: str, *, gone: bool = False, later: float = 0.0) -> None:
        super().__init__(why)
        self.gone = gone
        self.later = later


def checked_url(url: str, *, private: bool) -> str:
    """An address we may send to; Refused if it cannot be one. `private`: the host allows its own network, and HTTP."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("bad-address", 400) from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= URL
    schemes = {"https", "http"} if private else {"https"}
    if not plain or parts.scheme not in schemes or not parts.hostname or parts.username is not None or port == 0:
        raise Refused("bad-address", 400)
    if not private:
        try:
            literal = ip_address(parts.hostname)
        except ValueError:
            literal = None
        if literal is not None and not is_public(literal):
            raise Refused("private-address", 400)
    return url


def is_public(address: Address) -> bool:
    """May the world call it? Also of what is wrapped in an IPv6 address."""
    if isinstance(address, IPv6Address):
        wrapped = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        nat64 = IPv4Address(int(address) & 0xFFFFFFFF) if int(address) >> 32 == 0x0064FF9B << 64 else None
        if any(inner is not None and not is_public(inner) for inner in (wrapped, nat64)) or address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class _Lines(httpcore.AsyncNetworkBackend):
    """Connects only to addresses that were checked."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A line to the first of its addresses that may be called, if all of them may."""
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(NAMES, look_up)
        addresses = [str(one[4][0]).partition("%")[0] for one in found]
        if not self._private and not all(is_public(ip_address(one)) for one in addresses):
            raise Undelivered("a private address")
        return await self._inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        """Between two tries."""
        await self._inner.sleep(seconds)


class Post:
    """Sends documents over HTTP."""

    def __init__(self, *, private: bool) -> None:
        self.private = private
        self._trust = ssl.create_default_context()

    async def send(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Send it, once; Undelivered if it did not arrive."""
        try:
            checked_url(url, private=self.private)
            async with asyncio.timeout(SECONDS):
                await self._send(url, body, headers)
        except Refused as refused:
            raise Undelivered(refused.code, gone=True) from None
        except TimeoutError:
            raise Undelivered("it took too long") from None
        except (
            httpcore.NetworkError,
            httpcore.ProtocolError,
            httpcore.TimeoutException,
            OSError,
            ValueError,
        ) as problem:
            raise Undelivered(type(problem).__name__) from None

    async def _send(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        # A pool of its own: no line is kept, so none is ever reused for an address that was not checked now.
        async with (
            httpcore.AsyncConnectionPool(
                ssl_context=self._trust, network_backend=_Lines(self.private), max_keepalive_connections=0
            ) as pool,
            pool.stream("POST", url, headers=list(headers.items()), content=body) as answer,
        ):
            read = 0
            async for part in answer.aiter_stream():
                read += len(part)
                if read > ANSWER:
                    break
            _judge(answer.status, {name.lower(): value for name, value in answer.headers})


def _judge(status: int, headers: Mapping[bytes, bytes]) -> None:
    if 200 <= status < 300:
        return
    wait = headers.get(b"retry-after", b"")
    later = float(min(int(wait), 86_400)) if wait.isdigit() else 0.0
    raise Undelivered(f"it answered {status}", gone=status in {404, 410}, later=later)
