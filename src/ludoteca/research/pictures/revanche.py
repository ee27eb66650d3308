"""Revanche: the pitch with both benches, the played cards, the score, and the hand."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.words import Words
from ludoteca.research.pictures.paper import INK, PALE, Paper, View

SIDES = {"purple": "#7d4bb5", "orange": "#e8833a"}
PITCH, CHALK = "#3f9b57", "#d9f0dd"


def paint(paper: Paper, view: View, words: Words) -> None:
    """Side 0 plays below, side 1 above."""
    paper.box(20, 64, 660, 500, PITCH, CHALK, 8)
    paper.line([(20, 314), (680, 314)], CHALK)
    paper.disc(350, 314, 60, PITCH, CHALK)
    for side, y in ((1, 78), (0, 474)):
        _bench(paper, y, view["benches"][side], tuple(SIDES.values())[side])
        paper.text(40, y + (90 if side else -28), "played", 13, CHALK)
        paper.row(96, y + (72 if side else -46), view["field"][side], 26, 560)
    if view["top"]:
        paper.card(330, 286, view["top"]["card"], 40)
        paper.text(350, 352, words.seat(view["top"]["seat"]), 13, "#ffffff", "mm")
    _score(paper, view, words)
    if view.get("hand"):
        paper.text(20, 600, "hand", 15, PALE)
        paper.row(70, 576, view["hand"], 42, 560)


def _bench(paper: Paper, y: float, slots: list[dict[str, Any]], colour: str) -> None:
    """The slots; a card face down that the seat knows shows its number on the back's colour."""
    for place, slot in enumerate(slots):
        x = 40 + place * 62
        if slot["face"] == "empty":
            paper.box(x, y, 46, 64, PITCH, CHALK, 6)
        elif slot["face"] == "up":
            paper.card(x, y, slot["card"], 46, colour, "#ffffff")
        elif slot["card"] is None:
            paper.card(x, y, None, 46)
        else:
            paper.card(x, y, f"({slot['card']})", 46, "#8da3c9")


def _score(paper: Paper, view: View, words: Words) -> None:
    x, y = 704, 84
    for side, colour in enumerate(SIDES):
        paper.badge(x, y, colour, SIDES[colour], 16, 130)
        paper.text(x + 150, y, view["goal_piles"][side], 28)
        paper.text(x + 186, y, f"deck {view['decks'][side]}", 14, PALE)
        cards = f"yellow {view['yellow_cards'][side]}, red {view['red_cards'][side]}"
        paper.text(x, y + 28, f"{cards}, changes left {view['substitutions_left'][side]}", 13, PALE, most=250)
        y += 68
    added = ", added time" if view["added_time"] else ""
    paper.text(x, y + 4, f"half {view['half']}, minute {view['minute']}{added}", 16)
    y += 40
    for seat, count in enumerate(view["hands"]):
        mark = "» " if seat in view["waiting"] else ""
        paper.text(x, y, f"{mark}{words.seat(seat)}: {count} cards", 15)
        y += 24
    if view["dice"]:
        paper.text(x, y + 8, f"dice: {_flat(view['dice'])}", 15, INK, most=240)
        y += 28
    for name in ("chance", "shoot_out"):
        if view[name]:
            paper.text(x, y + 8, name.replace("_", "-"), 15, PALE)
            for line in _lines(view[name], words):
                y += 22
                paper.text(x, y + 8, line, 14, most=240)
            y += 26
    if view["winner"] is not None:
        paper.badge(x, 590, f"{view['winner']} wins", SIDES.get(str(view["winner"]), "#e0a526"), 20)


def _lines(told: dict[str, Any], words: Words) -> list[str]:
    return [
        f"{name.replace('_', ' ')}: {words.seat(value) if name in ('attacker', 'defender') else _flat(value)}"
        for name, value in told.items()
        if value is not None
    ]


def _flat(value: Any) -> str:
    return ", ".join(map(_flat, value)) if isinstance(value, list) else str(value).replace("-", " ")
