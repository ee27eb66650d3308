"""Runs one node: uvicorn, structured logs, and a stop that says goodbye and finishes its writes."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import partial

import structlog
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.engine.values import LudotecaError
from ludoteca.server import tidy
from ludoteca.server.house import House
from ludoteca.server.http.app import create_app
from ludoteca.server.http.patience import PatientProtocol
from ludoteca.server.http.swift import SwiftSocket
from ludoteca.server.settings import Settings
from ludoteca.server.storage.database import Unwritable, connect
from ludoteca.server.storage.folder import claimed
from ludoteca.server.storage.migrations import upgrade

MESSAGE = 65_536  # bytes of one WebSocket message
FAREWELL = 0.3  # seconds for the goodbye to arrive
BACKLOG = 2048
NEIGHBOURS = 100  # ports that are tried, where the first is taken
UNUSABLE = (SQLAlchemyError, OSError)  # what a database that is not there makes of a question
NONSENSE = {  # as uvicorn calls it
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
}
SHARE = 0.0005  # seconds that a thread which reads or writes the database may keep the others waiting


class Server(uvicorn.Server):
    """Says goodbye before it closes connections."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready
        self.refused = ""  # why it did not start
        self.tidy = tidy.Tidy(lambda: house.authority.moves, lambda: house.closed_sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, begin to listen, and say so."""
        try:
            await self.house.open()
        except (LudotecaError, *UNUSABLE) as problem:  # it could be used a moment ago: see `prepare`
            self.refused = _unusable(problem)
            self.should_exit = True
            return
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self.tidy.open()
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Announce the stop, then close, then finish the writes (the application's lifespan)."""
        self.tidy.close()
        self.house.farewell()
        await asyncio.sleep(FAREWELL if self.house.sockets else 0)
        await super().shutdown(sockets)


def server(settings: Settings, ready: Callable[[], None] = lambda: None) -> Server:
    """A node ready to run; it calls `ready` once it listens."""
    configure_logs(settings.log_level)
    house = House(settings)
    config = uvicorn.Config(
        create_app(house),
        host=settings.host,
        port=settings.port,
        http=partial(PatientProtocol, settings.half_sent, Counter()),  # type: ignore[arg-type]  # a class, but for its first argument
        ws=SwiftSocket,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
        lifespan="on",
    )
    return Server(config, house, ready)


def run(settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until asked to stop."""
    tidy.patience()
    _many_lines()
    sys.setswitchinterval(SHARE)
    with claimed(settings.data) if not settings.shared else nullcontext():
        prepare(settings.url)
        node = server(settings, partial(_settled, ready))
        node.run()
        if node.refused:
            raise LudotecaError(node.refused)


def _many_lines() -> None:
    """As many open lines as the system lets us have: a usual shell begins with a thousand, and each player is one."""
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - Windows has none

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _settled(ready: Callable[[], None]) -> None:
    tidy.keep()
    ready()


def prepare(url: str) -> None:
    """Bring the database to this release; LudotecaError if it does not let us."""

    async def work() -> None:
        database = connect(url)
        try:
            await database.migrate(upgrade)
        finally:
            await database.close()

    try:
        asyncio.run(work())
    except (Unwritable, *UNUSABLE) as problem:
        raise LudotecaError(_unusable(problem)) from None


def _unusable(problem: Exception) -> str:
    return f"the database cannot be used: {getattr(problem, 'orig', None) or problem}"


def addresses(settings: Settings) -> list[str]:
    """Where to point a browser: on this machine first, then, if it listens to others, on its network."""
    everywhere = settings.host in {"0.0.0.0", "::"}  # noqa: S104 - a question, not a choice
    host = "127.0.0.1" if everywhere else f"[{settings.host}]" if ":" in settings.host else settings.host
    near = [_near()] if everywhere else []
    return [f"http://{name}:{settings.port}" for name in [host, *near] if name]


def free_port(host: str, first: int) -> int:
    """The first port from here on that nobody listens on."""
    for port in range(first, first + NEIGHBOURS):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe, suppress(OSError):
            probe.bind((host, port))
            return port
    raise LudotecaError(f"all ports from {first} to {first + NEIGHBOURS - 1} are taken: set LUDOTECA_PORT")


def _near() -> str:
    """The address of this machine in its network; "" if it has none. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return ""


def configure_logs(level: str) -> None:
    """One line of JSON for each thing worth knowing, on standard error; never a cookie, a token or a seed."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr, format="%(message)s")
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    # A line that breaks is told by whoever used it; the pool would add a traceback when it hangs up.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)


def _is_ours(record: logging.LogRecord) -> bool:
    """Is it our own trouble? What strangers send that is no request, or no text, would fill the log with tracebacks."""
    return str(record.msg) not in NONSENSE
