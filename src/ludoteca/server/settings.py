"""How a server runs: flags of `ludoteca serve`, and the environment."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from ludoteca.engine.values import LudotecaError

ENVIRONMENT = "LUDOTECA_"
SECRET = 32  # characters at least
DRIVERS = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite"}
Port = Annotated[int, msgspec.Meta(ge=0, le=65_535)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a host may choose. Times are seconds."""

    host: str = "127.0.0.1"
    port: Port = 8000
    data: Path = Path("data")  # the SQLite file and the secret live here
    database: str = ""  # postgresql://user@host/name; empty: SQLite in the data folder
    secret: str = ""  # signs cookies; empty: made once, and kept in the data folder
    node: str = ""  # the name of this process among several; empty: made up
    origins: tuple[str, ...] = ()  # other web origins that may use the API; its own always may
    secure: bool = False  # cookies only over HTTPS: for hosts behind TLS
    metrics: str = ""  # a token for /metrics; empty: it is shown on this machine alone
    proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    bot_workers: int = 2  # processes that think
    bot_seconds: float = 1.0  # how long a bot of the level hard thinks; a master thinks three times as long
    bot_delay: float = 0.7  # how long a quick bot seems to think
    courtesy: float = 3.0  # how long a bot waits while a person is invited to answer something
    consent_wait: float = 20.0  # how long bots wait while people are asked to agree on something
    seed_wait: float = 10.0  # how long a start waits for the browsers' seeds
    no_show: float = 300.0  # how long a live match of a championship waits for its people
    requests: float = 20.0  # a second and client, with bursts of ten times as many
    messages: float = 20.0  # a second and socket, with bursts of three times as many
    talk: float = 1.0  # things that one person says a second, with bursts of ten times as many
    half_sent: float = 15.0  # how long a request may take to arrive
    # Quotas: what one person, and one address (a household, a school, a proxy), may have at the same time.
    person_tables: int = 150  # running tables of one host
    person_bot_tables: int = 30  # running tables with bots
    address_bot_tables: int = 120
    person_sockets: int = 40
    address_sockets: int = 400
    person_imports: int = 50  # imported logs a day
    address_imports: int = 200
    person_bytes: int = 20_000_000  # of imported logs that are kept
    address_bytes: int = 100_000_000  # of imported logs a day
    person_reviews: int = 40  # reviews a day that one person may ask for
    address_reviews: int = 400  # and one address
    address_guests: int = 2_000  # new guests a day from one address
    address_reports: int = 200  # reports to the host a day from one address
    timezone: str = "UTC"  # of the house: when its day ends, for the deal of the day (a name like America/Sao_Paulo)
    review_seconds: float = 40.0  # how long one is thought about, behind every bot
    # Telling people that it is their turn, when they are elsewhere.
    public_url: str = ""  # where the world finds this house, for links in letters and web-hooks: https://games.example
    smtp: str = ""  # smtp://user:password@host:587 (STARTTLS), smtps://…:465, smtp+plain://127.0.0.1:25; empty: no mail
    mail_from: str = ""  # who letters are from; also whom push services may write to
    private_hooks: bool = False  # may web-hooks and pushes go to private addresses, and over plain HTTP?
    notice_wait: float = 60.0  # seconds after which somebody who was asked and is not at the table is told
    notice_gap: float = 10.0  # seconds between two messages to one person: what comes meanwhile goes along
    person_notices: int = 30  # messages an hour to one person; the rest goes along with the next
    person_channels: int = 10  # browsers, mailboxes and web-hooks of one person
    person_letters: int = 5  # letters a day that ask whether an address is theirs, a person; three an address
    address_letters: int = 20  # and from one address of the network
    plan_wait: float = 600.0  # the longest time after which an answer made up beforehand is played
    log_level: str = "info"

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database:
            return f"sqlite:///{self.data / 'ludoteca.db'}"
        scheme, _, rest = self.database.partition("://")
        try:
            _ = urlsplit(self.database).port
        except ValueError:
            scheme = ""
        if scheme not in DRIVERS:
            raise LudotecaError("LUDOTECA_DATABASE is a URL: postgresql://user:password@host/name")
        return f"{DRIVERS[scheme]}://{rest}"

    @property
    def shared(self) -> bool:
        """May several nodes use this database?"""
        return self.url.startswith("postgresql")


def from_environment(environment: Mapping[str, str] | None = None, **flags: object) -> Settings:
    """Settings from LUDOTECA_* variables, for a server; a flag that was given wins over them."""
    return _with_secret(read_settings(environment, **flags))


def read_settings(environment: Mapping[str, str] | None = None, **flags: object) -> Settings:
    """The same for who only looks: nothing is made."""
    source = os.environ if environment is None else environment
    known = {
        field: source[name] for field in Settings.__struct_fields__ if (name := ENVIRONMENT + field.upper()) in source
    }
    values: dict[str, object] = dict(known)
    if "origins" in known:
        values["origins"] = [origin.strip() for origin in known["origins"].split(",") if origin.strip()]
    values |= {name: value for name, value in flags.items() if value is not None}
    values = {name: str(value) if isinstance(value, Path) else value for name, value in values.items()}
    try:
        return msgspec.convert(values, Settings, strict=False, dec_hook=lambda kind, value: kind(value))
    except msgspec.ValidationError as error:
        raise LudotecaError(f"a setting does not fit: {error}") from None


def zone(name: str) -> ZoneInfo:
    """A time zone by its name; LudotecaError if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # also a folder, or something outside of it
        raise LudotecaError(f"LUDOTECA_TIMEZONE: there is no time zone {name!r}; try America/Sao_Paulo") from None


def _with_secret(settings: Settings) -> Settings:
    """The same with a secret and a node's name; a secret that was made up is kept for the next start."""
    node = settings.node or secrets.token_hex(4)
    if not settings.shared:
        try:
            settings.data.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise LudotecaError(f"{settings.data} cannot be used: {problem.strerror}") from None
    if settings.secret:
        if len(settings.secret) < SECRET:
            raise LudotecaError(
                f"LUDOTECA_SECRET is too short: whoever guesses it is everybody. It needs {SECRET} characters "
                "(try: openssl rand -hex 32)"
            )
        return msgspec.structs.replace(settings, node=node)
    if settings.shared:
        raise LudotecaError("several nodes must share one secret: set LUDOTECA_SECRET (try: openssl rand -hex 32)")
    try:
        return msgspec.structs.replace(settings, node=node, secret=_kept_secret(settings.data))
    except OSError as problem:
        raise LudotecaError(f"{settings.data} cannot be used: {problem.strerror}") from None


def _kept_secret(folder: Path) -> str:
    """The secret of a data folder, made at the first start: whole or not at all, and for its owner's eyes only."""
    kept = folder / "secret"
    if not kept.exists():
        made = folder / f".secret.{os.getpid()}"
        try:
            with open(os.open(made, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
                file.write(secrets.token_hex(32))
                file.flush()
                os.fsync(file.fileno())
            with suppress(FileExistsError):  # another process was first: its secret counts
                os.link(made, kept)
        finally:
            made.unlink(missing_ok=True)
    kept.chmod(0o600)
    secret = kept.read_text(errors="replace").strip()
    if len(secret) < SECRET:
        raise LudotecaError(
            f"{kept} is empty or too short, and whoever guesses it is everybody: restore it from a backup, or remove "
            "it to get a new one (people then come in again with their recovery codes)"
        )
    return secret
