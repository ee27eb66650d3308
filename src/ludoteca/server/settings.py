"""How a server runs: flags of `ludoteca serve`, and the environment."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

import msgspec

from ludoteca.engine.values import LudotecaError

ENVIRONMENT = "LUDOTECA_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a host may choose. Times are seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")  # the SQLite file and the secret live here
    database: str = ""  # postgresql://user@host/name; empty: SQLite in the data folder
    secret: str = ""  # signs cookies; empty: made once, and kept in the data folder
    node: str = ""  # the name of this process among several; empty: made up
    origins: tuple[str, ...] = ()  # other web origins that may use the API; its own always may
    secure: bool = False  # cookies only over HTTPS: for hosts behind TLS
    proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    bot_workers: int = 2  # processes that think
    bot_seconds: float = 1.0  # how long a bot thinks
    bot_delay: float = 0.7  # how long a quick bot seems to think
    courtesy: float = 3.0  # how long a bot waits while a person is invited to answer something
    consent_wait: float = 20.0  # how long bots wait while people are asked to agree on something
    seed_wait: float = 10.0  # how long a start waits for the browsers' seeds
    no_show: float = 300.0  # how long a live match of a championship waits for its people
    requests: float = 20.0  # a second and client, with bursts of ten times as many
    messages: float = 20.0  # a second and socket, with bursts of three times as many
    log_level: str = "info"

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database:
            return f"sqlite:///{self.data / 'ludoteca.db'}"
        scheme, separator, rest = self.database.partition("://")
        drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        if not separator:
            raise LudotecaError("LUDOTECA_DATABASE is a URL: postgresql://user:password@host/name")
        return f"{drivers.get(scheme, scheme)}://{rest}"

    @property
    def shared(self) -> bool:
        """May several nodes use this database?"""
        return self.url.startswith("postgresql")


def from_environment(environment: Mapping[str, str] | None = None, **flags: object) -> Settings:
    """Settings from LUDOTECA_* variables; a flag that was given wins over them."""
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
        settings = msgspec.convert(values, Settings, strict=False, dec_hook=lambda kind, value: kind(value))
    except msgspec.ValidationError as error:
        raise LudotecaError(f"a setting does not fit: {error}") from None
    return _with_secret(settings)


def _with_secret(settings: Settings) -> Settings:
    """The same with a secret and a node's name; a secret that was made up is kept for the next start."""
    node = settings.node or secrets.token_hex(4)
    settings.data.mkdir(parents=True, exist_ok=True)
    if settings.secret:
        return msgspec.structs.replace(settings, node=node)
    if settings.shared:
        raise LudotecaError("several nodes must share one secret: set LUDOTECA_SECRET (try: openssl rand -hex 32)")
    kept = settings.data / "secret"
    if not kept.exists():
        kept.touch(mode=0o600)
        kept.write_text(secrets.token_hex(32))
    return msgspec.structs.replace(settings, node=node, secret=kept.read_text().strip())
