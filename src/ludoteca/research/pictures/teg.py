"""T.E.G. La Revancha: the map in the colours of its owners, armies and missiles, and the players."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.engine.words import Words
from ludoteca.research.pictures.paper import HEAD, INK, PALE, Paper, Point, View, light

COLOURS = {
    "blanco": "#f4f2ea", "negro": "#3a3d46", "rojo": "#d2452d", "azul": "#3b78d8", "amarillo": "#f2c230",
    "verde": "#3aa564",
}  # fmt: skip
SCALE, LEFT, TOP, SEA = 0.5, 8, HEAD + 6, "#bcd9e6"  # the map is drawn for 1600 by 1000
LINES = (TOP + 1000 * SCALE + 20, 612)


def paint(paper: Paper, view: View, words: Words) -> None:
    """The map, players on the right, what the seat alone knows below."""
    paper.box(0, HEAD, 960, 592, SEA)
    colours = [COLOURS[player["colour"]] for player in view["players"]]
    for country, (badge, outline) in _map().items():
        held = view["countries"][country]
        forces = held.get("occupants") or [{**held, "seat": held["owner"]}]
        owners = [colours[force["seat"]] for force in forces if force["seat"] is not None]
        paper.polygon(outline, owners[0] if owners else "#e3ddcd", "#4a5564")
        for place, force in enumerate(forces):
            if force["seat"] is not None:
                _counter(paper, badge, place - (len(forces) - 1) / 2, force, colours[force["seat"]])
    _players(paper, view, words, colours)
    _known(paper, view, words)


@cache
def _map() -> dict[str, tuple[Point, list[Point]]]:
    """Where each country lies on the paper: its counter, and its outline."""
    drawn = json.loads((Path(__file__).parent / "world.json").read_text(encoding="utf-8"))

    def at(x: float, y: float) -> Point:
        return LEFT + x * SCALE, TOP + y * SCALE

    found = {}
    for name, country in drawn.items():
        corners = [corner.split() for corner in country["path"][1:-1].split("L")]
        found[name] = (at(*country["badge"]), [at(float(x), float(y)) for x, y in corners])
    return found


def _counter(paper: Paper, badge: Point, aside: float, force: dict[str, Any], colour: str) -> None:
    x, y = badge[0] + aside * 18, badge[1]
    paper.disc(x, y, 9, colour, INK, 1)
    paper.text(x, y, force.get("armies", 0), 11, INK if light(colour) else "#ffffff", "mm")
    for missile in range(force.get("missiles", 0)):
        top = y - 12 - 5 * missile
        paper.polygon([(x + 8, top), (x + 12, top + 8), (x + 4, top + 8)], "#e8833a")


def _players(paper: Paper, view: View, words: Words, colours: list[str]) -> None:
    x, y = 822, HEAD + 24
    paper.text(x, y, f"round {view['round']}", 17)
    situation = view["situation"]["kind"]
    if situation:
        paper.text(x, y + 22, words.say(f"name-{situation}", {}), 13, PALE, most=130)
    y += 52
    for player in view["players"]:
        mark = "» " if player["seat"] in view["waiting"] else ""
        paper.badge(x, y, f"{mark}{words.seat(player['seat'])}", colours[player["seat"]], 13, 128)
        told = f"{player['countries']} lands, {player['armies']} armies" if player["alive"] else "out"
        paper.text(x, y + 20, told, 12, INK, most=132)
        paper.text(x, y + 36, f"{player['missiles']} missiles, {player['cards']} cards", 12, PALE, most=132)
        y += 62
    if view["dice"]:
        paper.text(x, y, "dice", 12, PALE)
        for row, throw in enumerate(view["dice"][-2:]):
            paper.text(x, y + 18 + 18 * row, _thrown(throw), 13, most=132)


def _thrown(throw: Any) -> str:
    if isinstance(throw, dict):
        return " : ".join(_thrown(value) for value in throw.values() if isinstance(value, list))
    return " ".join(map(str, throw)) if isinstance(throw, list) else str(throw)


def _known(paper: Paper, view: View, words: Words) -> None:
    upper, lower = LINES
    if view["winner"] is not None:
        paper.badge(24, upper, f"{words.seat(view['winner'])} wins", "#e0a526", 20)
    elif view.get("objectives"):
        told = "; ".join(words.say(f"name-{one['objective']}", {}) for one in view["objectives"])
        paper.text(24, upper, f"objectives: {told}", 14, most=900)
    if view.get("hand"):
        cards = ", ".join(words.say(f"name-{card['card']}", {}) for card in view["hand"])
        paper.text(24, lower, f"cards: {cards}", 14, most=900)
