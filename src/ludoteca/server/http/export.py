"""The schema without a server: what `ludoteca schema` prints, and writes for the web app."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.catalogue import games
from ludoteca.server.house import House
from ludoteca.server.http.app import create_app
from ludoteca.server.http.openapi import document
from ludoteca.server.settings import Settings


def printed(game: str = "") -> str:
    """The document without a server, or that of one game's types: what `ludoteca schema` prints."""
    if game:
        return msgspec.json.format(msgspec.json.encode(find_game(game).schema())).decode()
    app = create_app(House(Settings(node="schema")))
    return msgspec.json.format(msgspec.json.encode(document(app))).decode()


def write_all(folder: Path) -> None:
    """Write `openapi.json`, and `games/<name>.json` for each game: what the web app makes its types of."""
    (folder / "games").mkdir(parents=True, exist_ok=True)
    (folder / "openapi.json").write_text(printed(), encoding="utf-8")
    for name in games():
        (folder / f"games/{name}.json").write_text(printed(name), encoding="utf-8")
