"""Those to whom notices go, in a test: a web server that keeps what it is sent, a browser's keys, a mailbox."""

import asyncio
import base64
import email
import email.policy
import hmac
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.nodes import free_port


def b64(raw):
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def unb64(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Receiver:
    """An HTTP server on loopback: keeps every request, answers as it is told to (a status, or a list of them)."""

    def __init__(self):
        self.begun = 0  # requests that came, answered or not
        self.got = []
        self.answers = []
        self.headers = {}
        self.delay = 0.0
        self.free = threading.Event()  # while it is not set nothing is answered
        self.free.set()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                outer.begun += 1
                time.sleep(outer.delay)
                outer.free.wait(9)
                outer.got.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                status = outer.answers.pop(0) if outer.answers else 201
                self.send_response(status)
                for name, value in outer.headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            do_GET = do_POST  # noqa: N815 - so the library calls it

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    async def until(self, count, seconds=20):
        """Wait for so many requests."""
        async with asyncio.timeout(seconds):
            while len(self.got) < count:
                await asyncio.sleep(0.02)
        return self.got

    def documents(self):
        return [json.loads(body) for _, _, body in self.got]


def signed(secret, headers, body):
    """Is a web-hook signed as Standard Webhooks are? Written from their text, not from ours."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    wanted = base64.b64encode(hmac.new(key, content, "sha256").digest()).decode()
    return headers["webhook-signature"] == f"v1,{wanted}"


class Browser:
    """A browser's half of Web Push: its keys, and how it reads what it gets (RFC 8188, RFC 8291), written from these."""

    def __init__(self, endpoint):
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = os.urandom(16)

    @property
    def subscription(self):
        return {"endpoint": self.endpoint, "p256dh": b64(self.point), "auth": b64(self.auth)}

    def read(self, body):
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), public)
        info = b"WebPush: info\x00" + self.point + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        return json.loads(padded.rstrip(b"\x00")[:-1])


def vapid(headers, public):
    """The claims of a push, if the house's key signed them (RFC 8292)."""
    scheme, _, rest = headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == public
    head, claims, signature = parts["t"].split(".")
    raw = unb64(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(public))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(unb64(claims))


class Mailbox:
    """An SMTP server on loopback that keeps every letter."""

    def __init__(self):
        self.letters = []
        self.refuse = None
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port(), ready_timeout=60)

    async def handle_RCPT(self, server, session, envelope, address, options):
        if self.refuse is not None:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        self.letters.append(
            (envelope.rcpt_tos, email.message_from_bytes(envelope.content, policy=email.policy.default))
        )
        return "250 OK"

    def __enter__(self):
        self.controller.start()
        return self

    @property
    def url(self):
        return f"smtp+plain://127.0.0.1:{self.controller.port}"

    def __exit__(self, *_):
        self.controller.stop()

    async def until(self, count, seconds=20):
        async with asyncio.timeout(seconds):
            while len(self.letters) < count:
                await asyncio.sleep(0.02)
        return self.letters
