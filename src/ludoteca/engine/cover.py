"""The cover of a game: the SVG in its folder, if it is only a picture, or one that the house draws from its name."""

from __future__ import annotations

import colorsys
import hashlib
import re
from html import escape
from pathlib import Path
from xml.etree import ElementTree

from ludoteca.engine.contract import Game
from ludoteca.engine.values import LudotecaError

FILE = "cover.svg"
LARGEST = 100_000  # bytes
SVG = "{http://www.w3.org/2000/svg}"
COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
FORBIDDEN = {"script", "foreignObject", "iframe", "use", "image", "a", "animate", "set", "handler", "listener"}
OUTSIDE = re.compile(r"url\((?!\s*['\"]?#)|javascript:|https?:|data:|@import|expression\(", re.IGNORECASE)
LETTERS = 3


class BadCover(LudotecaError):
    """A file that is no picture, or more than a picture; the message says what."""


def cover(game: Game) -> bytes:
    """The game's own cover; one that the house draws where there is none, or none that may be shown."""
    try:
        own = read(game.folder / FILE)
    except BadCover:
        own = None
    return own or drawn(game)


def face(game: Game, level: str) -> bytes | None:
    """The face of the character who plays a level; None without one, or none that may be shown."""
    if level not in game.characters:
        return None
    try:
        return read(game.folder / "faces" / f"{level}.svg")
    except BadCover:
        return None


def read(path: Path) -> bytes | None:
    """The picture in a file, None without one; BadCover if a browser should not be given it."""
    if not path.is_file():
        return None
    source = path.read_bytes()
    if len(source) > LARGEST:
        raise BadCover(f"{path.name} has {len(source)} bytes, more than {LARGEST}")
    if b"<!" in source.replace(b"<!--", b""):
        raise BadCover(f"{path.name} declares a document type or entities")
    try:
        picture = ElementTree.fromstring(source)  # noqa: S314 - without entities, it cannot grow
    except ElementTree.ParseError as problem:
        raise BadCover(f"{path.name} is no XML: {problem}") from None
    if picture.tag != f"{SVG}svg" or "viewBox" not in picture.attrib:
        raise BadCover(f"{path.name} is no SVG with a viewBox")
    for element in picture.iter():
        _only_drawn(element, path.name)
    return source


def _only_drawn(element: ElementTree.Element, file: str) -> None:
    """Refuse what acts, and what comes from elsewhere."""
    name = str(element.tag).removeprefix(SVG)
    if name in FORBIDDEN or not str(element.tag).startswith(SVG):
        raise BadCover(f"{file} holds <{name}>, which is more than a picture")
    for attribute, value in element.attrib.items():
        if attribute.lower().startswith("on") or OUTSIDE.search(value):
            raise BadCover(f'{FILE} holds {attribute}="{value[:40]}", which is more than a picture')
    if OUTSIDE.search(element.text or ""):
        raise BadCover(f"{file} holds an address")


def hues(game: Game) -> tuple[str, str]:
    """The colours of a game's page, light and dark: its own, or two that its name gives."""
    light, dark = game.hues
    if COLOUR.fullmatch(light) and COLOUR.fullmatch(dark):
        return light, dark
    turn = hashlib.sha256(game.name.encode()).digest()[0] / 256
    return _colour(turn, 0.78, 0.55), _colour(turn, 0.2, 0.45)


def _colour(turn: float, light: float, full: float) -> str:
    red, green, blue = (round(255 * part) for part in colorsys.hls_to_rgb(turn, light, full))
    return f"#{red:02x}{green:02x}{blue:02x}"


def drawn(game: Game) -> bytes:
    """A cover of the house: a few tiles on a table in the game's colours, with the first letters of its title."""
    light, dark = hues(game)
    seed = hashlib.sha256(game.name.encode()).digest()
    letters = "".join(word[0] for word in re.findall(r"\w+", game.title))[:LETTERS].upper() or "?"
    width = 74
    left = 160 - (len(letters) * (width + 12) - 12) / 2
    tiles = [
        f'<g transform="translate({left + place * (width + 12):g} 52) rotate({seed[place] % 15 - 7} 37 40)">'
        f'<rect x="3" y="5" width="{width}" height="84" rx="12" fill="{dark}" opacity=".35"/>'
        f'<rect width="{width}" height="84" rx="12" fill="#fffdf6" stroke="{dark}" stroke-width="4"/>'
        f'<text x="37" y="61" font-size="52" fill="{dark}">{escape(letter)}</text></g>'
        for place, letter in enumerate(letters)
    ]
    dots = [
        f'<circle cx="{20 + 31 * place}" cy="{18 + (seed[place + 4] % 2) * 146}" r="{5 + seed[place + 14] % 7}"/>'
        for place in range(10)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" font-family="system-ui, sans-serif" '
        f'font-weight="800" text-anchor="middle"><rect width="320" height="180" fill="{light}"/>'
        f'<g fill="{dark}" opacity=".16">{"".join(dots)}</g>{"".join(tiles)}</svg>'
    ).encode()
