"""The door: who is it, where does the request come from, and is it too much?"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ludoteca.server.people.people import TOKEN, TOKEN_ID, People, Person

COOKIE = "ludoteca"
NETWORK = 64  # bits of an IPv6 address that a household is given

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}


async def identify(connection: ASGIConnection[Any, Any, Any, Any], people: People) -> Person | None:
    """The person behind a request: by the cookie of a browser, or the token of a program."""
    scheme, _, value = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await people.by_token(value.strip())
    cookie = connection.cookies.get(COOKIE)
    return await people.by_cookie(cookie) if cookie else None


def credential(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What a request proves its person with: a device's id, or `token-` and a token's id."""
    scheme, _, value = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return TOKEN + hashlib.sha256(value.strip().encode()).hexdigest()[:TOKEN_ID]
    parts = connection.cookies.get(COOKIE, "").split(".")
    return parts[1] if len(parts) == 3 else ""


def is_old(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Is its cookie of a release in which cookies named no device?"""
    return not connection.headers.get("authorization") and connection.cookies.get(COOKIE, "").count(".") == 1


def same_origin(headers: Mapping[str, str], others: Sequence[str]) -> bool:
    """Does the request come from our own pages (or from a program, which has no origin)?"""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in {"same-origin", "none"}
    try:
        place = urlsplit(origin).netloc
    except ValueError:  # no browser sends that
        return False
    return origin in others or (bool(headers.get("host")) and place == headers.get("host"))


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from; a proxy's word for it was heard before (`proxies` of the settings)."""
    return network(connection.client.host if connection.client else "")


def network(host: str) -> str:
    """What counts as one place. Of IPv6 it is the network: a household has as many addresses in it as it likes."""
    try:
        known = ip_address(host)
    except ValueError:  # what a proxy calls its client need not be an address
        return host
    if not isinstance(known, IPv6Address):
        return host
    inner = known.ipv4_mapped  # so a socket for both kinds names who came by IPv4: all of them are in one network
    return str(inner or ip_network((known.packed, NETWORK), strict=False))
