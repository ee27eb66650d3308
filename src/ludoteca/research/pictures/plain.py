"""Any game: grids as grids, lists as cards, everything else as a line, under the names of its catalogue."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.words import Words
from ludoteca.research.pictures.paper import HEAD, HUES, PALE, TALL, WIDE, Paper, View

EDGE = 20
CELL = 42


def paint(paper: Paper, view: View, words: Words) -> None:
    """Grids on the left, the rest on the right."""
    hues: dict[str, str] = {}
    fields = [(name, part) for name, part in view.items() if name != "seat"]
    grids = [(name, part) for name, part in fields if _is_grid(part)]
    y: float = HEAD + EDGE
    for name, part in grids:
        y = _grid(paper, y, _label(words, name), part, hues)
    x, y = (WIDE * 0.56 if grids else EDGE), HEAD + EDGE
    for name, part in fields:
        if _is_grid(part) or y > TALL - EDGE:
            continue
        label = _label(words, name)
        wide = paper.text(x, y, label, 14, PALE, most=180)
        if isinstance(part, list) and part and not any(isinstance(one, (list, dict)) for one in part):
            paper.row(
                x + wide + 12, y - 14, ["-" if one is None else one for one in part], 24, WIDE - EDGE - x - wide - 24
            )
            y += 14
        else:
            paper.text(x + wide + 12, y, _line(part), 15, most=WIDE - EDGE - x - wide - 12)
        y += 26


def _grid(paper: Paper, y: float, label: str, rows: list[list[Any]], hues: dict[str, str]) -> float:
    """A board of cells; each value has a colour of its own."""
    paper.text(EDGE, y, label, 14, PALE)
    y += 14
    cell = min(CELL, (WIDE * 0.52 - EDGE) / max(map(len, rows)), (TALL - y - EDGE) / len(rows))
    for down, row in enumerate(rows):
        for across, value in enumerate(row):
            left, top = EDGE + across * cell, y + down * cell
            paper.box(left, top, cell, cell, "#fffdf7", "#8c93a0")
            if value is None or isinstance(value, (list, dict)):
                continue
            colour = hues.setdefault(str(value), HUES[len(hues) % len(HUES)])
            paper.disc(left + cell / 2, top + cell / 2, cell * 0.38, colour)
            paper.text(left + cell / 2, top + cell / 2, value, int(cell * 0.3), "#ffffff", "mm", cell * 0.7)
    return y + len(rows) * cell + EDGE


def _is_grid(part: Any) -> bool:
    return isinstance(part, list) and len(part) > 1 and all(isinstance(row, list) and len(row) > 1 for row in part)


def _label(words: Words, name: str) -> str:
    return words.say(f"field-{name}", {}) if words.has(f"field-{name}") else name.replace("_", " ")


def _line(part: Any) -> str:
    if isinstance(part, dict):
        return ", ".join(f"{name.replace('_', ' ')} {_line(value)}" for name, value in part.items())
    if isinstance(part, list):
        return ", ".join(map(_line, part)) or "-"
    return "-" if part is None or part == "" else str(part)
