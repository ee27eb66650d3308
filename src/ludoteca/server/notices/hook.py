"""Web-hooks: one JSON document, signed as the Standard Webhooks are (standardwebhooks.com).

`webhook-signature` is `v1,` and the base64 of HMAC-SHA256 over `<webhook-id>.<webhook-timestamp>.<body>`, with the
bytes that follow `whsec_` in the secret. `webhook-id` is the same at every try: a receiver that knows it has had it.
"""

from __future__ import annotations

import base64
import hmac
import secrets

from ludoteca.server.notices.post import Post

PREFIX = "whsec_"


def new_secret() -> str:
    """What a web-hook is signed with; shown once."""
    return PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def signature(secret: str, name: str, at: int, body: bytes) -> str:
    """The signature of one try."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = b".".join((name.encode(), str(at).encode(), body))
    return "v1," + base64.b64encode(hmac.digest(key, signed, "sha256")).decode()


async def send(post: Post, url: str, secret: str, name: str, at: float, body: bytes) -> None:
    """Send a document to a program."""
    headers = {
        "content-type": "application/json",
        "user-agent": "Ludoteca",
        "webhook-id": name,
        "webhook-timestamp": str(int(at)),
        "webhook-signature": signature(secret, name, int(at), body),
    }
    await post.send(url, body, headers)
