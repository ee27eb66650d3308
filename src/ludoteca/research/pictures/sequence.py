"""Sequence: the board of ten by ten, chips, lines, and the hand."""

from __future__ import annotations

from ludoteca.engine.words import Words
from ludoteca.research.pictures.paper import HEAD, INK, PALE, Paper, View

TEAMS = {"blue": "#2f6fd0", "green": "#2a9d5a", "red": "#d2452d"}
RED = ("H", "D")
LEFT, TOP, CELL = 16, HEAD + 12, 56.0


def paint(paper: Paper, view: View, words: Words) -> None:
    """The board on the left, people and cards on the right."""
    for down, row in enumerate(view["grid"]):
        for across, face in enumerate(row):
            _square(paper, LEFT + across * CELL, TOP + down * CELL, face, view["chips"][down][across])
    for line in view["sequences"]:
        points = [_centre(cell) for cell in line["cells"]]
        paper.line(points, "#ffffff", 7)
        paper.line(points, INK, 3)
    _people(paper, view, words)


def _centre(cell: list[int]) -> tuple[float, float]:
    return LEFT + (cell[1] - 0.5) * CELL, TOP + (cell[0] - 0.5) * CELL


def _square(paper: Paper, x: float, y: float, face: str, chip: str | None) -> None:
    corner = face == "corner"
    paper.box(x, y, CELL - 2, CELL - 2, "#e0a526" if corner else "#fffdf7", "#8c93a0", 4)
    if corner:
        paper.disc(x + CELL / 2 - 1, y + CELL / 2 - 1, 14, "#fffdf7")
        return
    _card(paper, x + 5, y + 10, face, 14)
    if chip:
        paper.disc(x + CELL / 2 - 1, y + CELL / 2 + 5, 17, TEAMS[chip])


def _card(paper: Paper, x: float, y: float, face: str, size: int) -> None:
    """The rank, and the suit as a small drawing."""
    rank, suit = ("10" if face[0] == "T" else face[0]), face[1]
    colour = "#c62f2f" if suit in RED else INK
    at, r = x + paper.text(x, y, rank, size, colour) + size * 0.55, size * 0.36
    if suit == "D":
        paper.polygon([(at, y - r * 1.3), (at + r, y), (at, y + r * 1.3), (at - r, y)], colour, colour)
    elif suit == "C":
        for dx, dy in ((0, -0.6), (-0.65, 0.35), (0.65, 0.35)):
            paper.disc(at + dx * r, y + dy * r, r * 0.6, colour, colour, 1)
        paper.line([(at, y), (at, y + r * 1.3)], colour, 1.5)
    else:
        way = 1 if suit == "H" else -1
        for dx in (-0.5, 0.5):
            paper.disc(at + dx * r, y - way * r * 0.35, r * 0.58, colour, colour, 1)
        tip = y + way * r * 1.2
        paper.polygon([(at - r, y - way * r * 0.1), (at + r, y - way * r * 0.1), (at, tip)], colour, colour)
        if suit == "S":
            paper.line([(at, y), (at, y + r * 1.3)], colour, 1.5)


def _people(paper: Paper, view: View, words: Words) -> None:
    x, y = 604, HEAD + 28
    for place, team in enumerate(dict.fromkeys(view["teams"])):
        made = f"{view['made'][place]} of {view['to_win']}" if place < len(view["made"]) else ""
        paper.disc(x + 10, y, 9, TEAMS[team])
        paper.text(x + 28, y, f"lines: {made}", 16)
        y += 26
    y += 8
    small = 18 if len(view["hands"]) > 6 else 22
    for seat, size in enumerate(view["hand_sizes"]):
        turn = "» " if seat in view["waiting"] else ""
        paper.badge(x, y, f"{turn}{words.seat(seat)}", TEAMS[view["teams"][seat]], 13, 110)
        held = view["hands"][seat]
        for card in range(size):
            left = x + 120 + card * (210 / max(7, size))
            paper.card(left, y - small * 0.7, None if held is None else "", small * 1.3)
            if held is not None:
                _card(paper, left + 2, y - 4, held[card], 9)
        y += 36 if len(view["hands"]) > 6 else 44
    paper.text(x, y + 6, f"deck {view['deck']}, on the piles {len(view['discarded'])}", 15, PALE)
    y += 40
    if view.get("hand") and y < 520:
        paper.text(x, y, "hand", 14, PALE)
        for place, held in enumerate(view["hand"]):
            left, top = x + (place % 7) * 47, y + 12 + (place // 7) * 64
            paper.card(left, top, "", 42)
            _card(paper, left + 6, top + 22, held["card"], 15)
    if view["winner"] is not None:
        paper.badge(x, 600, f"{view['winner']} wins", TEAMS.get(view["winner"], "#e0a526"), 20)
