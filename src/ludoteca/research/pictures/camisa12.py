"""Camisa 12: two stands, the rondel between them, and the points on the way to goals."""

from __future__ import annotations

import math
from typing import Any

from ludoteca.engine.words import Words
from ludoteca.research.pictures.paper import HEAD, INK, PALE, Paper, View, light

COLOURS = {
    "yellow": "#f2c230", "white": "#f7f7f2", "red": "#d2452d", "blue": "#2f6fd0", "green": "#2a9d5a",
    "black": "#23262d",
}  # fmt: skip
KINDS = {"bandeirao": "#d2452d", "musica": "#7d4bb5", "fogos": "#e8833a", "mosaico": "#2f6fd0", "ola": "#2a9d5a"}

CORNERS: dict[str, list[tuple[float, float]]] = {
    "diamond": [(0, -1.2), (1, 0), (0, 1.2), (-1, 0)],
    "triangle": [(0, -1.1), (1.1, 0.9), (-1.1, 0.9)],
    "square": [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
}


def paint(paper: Paper, view: View, words: Words) -> None:
    """A half for each side, the rondel in the middle."""
    if "sides" not in view:  # the teams are being chosen
        told = ", ".join(words.seat(seat) for seat in view["waiting"])
        paper.text(480, 300, "Teams are being chosen", 28, INK, "mm")
        paper.text(480, 340, f"waiting for {told}" if told else "", 18, PALE, "mm")
        return
    for place, half in enumerate(view["sides"]):
        _half(paper, 20 + place * 640, half, view, words)
    _rondel(paper, view)
    paper.text(480, HEAD + 26, f"turn {view['turn']} of {view['turns']}", 18, INK, "mm")
    if view.get("hand"):
        paper.text(350, 556, "hand", 14, PALE)
        for number, card in enumerate(view["hand"]):
            paper.badge(350 + 136 * (number % 2), 580 + 30 * (number // 2), _said(words, card), "#fffdf7", 12, 130)
    if view["winner"] is not None:
        who = words.seat(view["winner"]) if isinstance(view["winner"], int) else str(view["winner"])
        paper.badge(400, 505, f"{who} wins", "#e0a526", 20, 160)


def _half(paper: Paper, x: float, half: dict[str, Any], view: View, words: Words) -> None:
    colour = COLOURS[half["colour"]]
    name = words.seat(half["seat"]) if half["seat"] is not None else "rival"
    mark = "» " if half["seat"] in view["waiting"] else ""
    team = f", {_said(words, half['team'])}" if half["team"] else ""
    paper.badge(x, HEAD + 26, f"{mark}{name}{team}", colour, 14, 280)
    paper.text(x, HEAD + 62, f"{half['points']} points, {half['goals']} goals", 18)
    paper.text(x, HEAD + 86, f"tokens {half['tokens']}, stack {half['stack']}", 14, PALE)
    top, last = HEAD + 104, view["goals_at"][-1]
    paper.box(x, top, 280, 14, "#ffffff", INK, 5)
    reached = 276 * min(1.0, half["points"] / last)
    if reached > 8:
        paper.box(x + 2, top + 2, reached, 10, colour if colour != COLOURS["white"] else "#b9bec6", round_=4)
    for goal in view["goals_at"]:
        paper.line([(x + 280 * goal / last, top - 3), (x + 280 * goal / last, top + 17)], INK, 1)
    # The stand: five below, then three, then two, as they are listed.
    for number, space in enumerate(half["stand"]):
        row, at, wide = (3, number, 5) if number < 5 else (2, number - 5, 3) if number < 8 else (1, number - 8, 2)
        left = x + 140 + (at - wide / 2) * 56
        _space(paper, left, HEAD + 90 + row * 78, space, words)
    counted = ", ".join(f"{_said(words, kind)} {count}" for kind, count in half["counts"].items() if count)
    paper.text(x, 458, counted or "nobody sings yet", 13, PALE, most=285)
    if half["top"]:
        paper.text(x, 486, "next", 14, PALE)
        paper.badge(x + 44, 486, _said(words, half["top"]), _hue(half["top"]), 14)
    if half["seat"] == view["seat"] and view.get("penalty"):
        paper.text(x, 514, f"penalty: {_said(words, view['penalty'])}", 14, PALE)


def _space(paper: Paper, x: float, y: float, space: dict[str, Any], words: Words) -> None:
    fill = _hue(space["piece"]) if space["piece"] else "#eef1ee"
    paper.box(x, y, 52, 66, fill, "#e0a526" if space["raised"] else INK, 5)
    ink = INK if light(fill) else "#ffffff"
    _symbol(paper, x + 26, y + 22, 10, space["symbol"], ink)
    if space["piece"]:
        paper.text(x + 26, y + 51, _said(words, space["piece"]), 11, ink, "mm", 48)


def _rondel(paper: Paper, view: View) -> None:
    """Five sides around the ball, each with a piece of both."""
    cx, cy, r = 480, 300, 118
    paper.disc(cx, cy, r + 44, "#e4efe2")
    for number, side in enumerate(view["rondel"]):
        angle = math.radians(-90 + 72 * number)
        x, y = cx + r * math.cos(angle), cy + r * math.sin(angle)
        here = number == view["ball"]
        paper.disc(
            x, y, 38, "#fff1c9" if here else "#fffdf7", "#d2452d" if side["forbidden"] else INK, 4 if here else 2
        )
        _symbol(paper, x, y - 18, 9, side["symbol"], INK)
        for place, piece in enumerate(side["pieces"]):
            if piece:
                paper.disc(x - 13 + 26 * place, y + 10, 11, _hue(piece))
                paper.text(x - 13 + 26 * place, y + 10, piece[0].upper(), 12, "#ffffff", "mm")
        if side["token"]:
            paper.disc(x + 26, y - 24, 7, "#e0a526")
    angle = math.radians(-90 + 72 * view["ball"])
    paper.disc(cx + 52 * math.cos(angle), cy + 52 * math.sin(angle), 16, "#ffffff", INK, 3)


def _symbol(paper: Paper, x: float, y: float, r: float, name: str, colour: str) -> None:
    if name == "circle":
        paper.disc(x, y, r, colour, colour)
    elif name == "cross":
        paper.line([(x - r, y), (x + r, y)], colour, 4)
        paper.line([(x, y - r), (x, y + r)], colour, 4)
    else:
        paper.polygon([(x + dx * r, y + dy * r) for dx, dy in CORNERS[name]], colour, colour)


def _hue(piece: str) -> str:
    return KINDS[piece.partition("-")[0]]


def _said(words: Words, name: str) -> str:
    return words.say(f"name-{name}", {}) if words.has(f"name-{name}") else name
