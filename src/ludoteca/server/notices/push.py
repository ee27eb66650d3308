"""Web Push: a message that one browser alone can read (RFC 8291), from a house that shows who it is (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import os
from contextlib import suppress
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import insert, select

from ludoteca.server.notices.post import Post
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.store import Conflict, Store

NAME = "vapid"  # of the row that has the key
KEEP = 86_400  # seconds that a push service keeps a message for a browser that is off
POINT = 65  # bytes of an uncompressed point of P-256
AUTH = 16  # bytes of a browser's secret


class Signer:
    """The house's key, made at the first start of the first node, and the same for all."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._vapid: Vapid02 | None = None
        self.public = ""  # what browsers subscribe with

    async def open(self) -> None:
        """Read the key; whoever is first makes it: whole or not at all, and nobody else's is overwritten."""
        query = select(schema.keep.c.value).where(schema.keep.c.name == NAME)
        row = await self._store.row(query)
        if row is None:
            made = Vapid02()
            made.generate_keys()
            with suppress(Conflict):  # another node was first: its key counts
                await self._store.execute(insert(schema.keep).values(name=NAME, value=made.private_pem().decode()))
            row = await self._store.row(query)
        assert row is not None
        self._vapid = Vapid02.from_pem(row.value.encode())
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = encoded(point)

    def headers(self, endpoint: str, subject: str) -> dict[str, str]:
        """What proves to a push service who sends."""
        assert self._vapid is not None
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": subject}
        return dict(self._vapid.sign(claims))


class Push:
    """Sends to browsers."""

    def __init__(self, post: Post, signer: Signer, subject: str) -> None:
        self._post = post
        self._signer = signer
        self._subject = subject

    async def send(self, endpoint: str, keys: dict[str, str], body: bytes, topic: str) -> None:
        """Encrypt it for one browser, and hand it to its push service. A later one of a topic takes its place."""
        sealed = http_ece.encrypt(
            body,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(keys["p256dh"]),
            auth_secret=decoded(keys["auth"]),
            version="aes128gcm",
        )
        headers = self._signer.headers(endpoint, self._subject) | {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(KEEP),
            "urgency": "normal",
            "topic": topic[:32],
        }
        await self._post.send(endpoint, sealed, headers)


def checked_keys(p256dh: str, auth: str) -> dict[str, str]:
    """A browser's keys; Refused if nothing could be encrypted with them."""
    try:
        point, secret = decoded(p256dh), decoded(auth)
        if len(point) != POINT or len(secret) != AUTH:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        raise Refused("bad-keys", 400) from None
    return {"p256dh": encoded(point), "auth": encoded(secret)}


def encoded(raw: bytes) -> str:
    """Base64 as the web likes it."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """And back."""
    return base64.b64decode(
        text.encode("ascii").rstrip(b"=") + b"=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True
    )
