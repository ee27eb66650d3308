"""Small pictures for reports and pages: SVG in place or in a file, in colours for light and dark paper."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

ROW, TEXT, BAR, PAPER = 26, "#7a828c", "#2a6fdb", 640
LEFT_ALIGNED = "start"


class Dot(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float
    text: str


def dots(rows: Sequence[Dot], line: float, about: str, left: int = 190, end: float | None = None) -> str:
    """A row for each value: a dot on its interval, and a line at what would be fair; at least up to `end`."""
    lowest = min(line, *(one.low for one in rows))
    highest = max(line if end is None else end, *(one.high for one in rows))
    scale = (PAPER - left - 80) / max(1e-9, highest - lowest)

    def across(value: float) -> float:
        return round(left + 10 + (value - lowest) * scale, 1)

    middle, tall = across(line), len(rows) * ROW
    parts = [f'<line x1="{middle}" x2="{middle}" y1="0" y2="{tall}" stroke="{TEXT}" stroke-dasharray="4 4"/>']
    for place, one in enumerate(rows):
        y = place * ROW + ROW // 2
        parts.append(
            _text(left, y + 5, one.label, "end")
            + f'<line x1="{across(one.low)}" x2="{across(one.high)}" y1="{y}" y2="{y}" stroke="{BAR}" '
            + 'stroke-width="3"/>'
            + f'<circle cx="{across(one.value)}" cy="{y}" r="5" fill="{BAR}"/>'
            + _text(across(one.high) + 8, y + 5, one.text)
        )
    return _svg(PAPER, tall, about, parts)


def bars(counts: Sequence[float], ends: tuple[str, str], about: str, names: Sequence[str] = ()) -> str:
    """Columns side by side, with what stands at both ends; `names` are told by whoever points at one."""
    most = max(counts) or 1
    parts = []
    for place, count in enumerate(counts):
        tall = 150 * count / most
        name = names[place] if names else f"{count:g}"
        parts.append(
            f'<rect x="{place * 25}" y="{160 - tall:.1f}" width="22" height="{tall:.1f}" fill="{BAR}">'
            f"<title>{escape(name)}</title></rect>"
        )
    wide = max(len(counts) * 25, 200)
    return _svg(wide, 184, about, [*parts, _text(0, 178, ends[0]), _text(len(counts) * 25, 178, ends[1], "end")])


def histogram(numbers: Sequence[int], about: str, bins: int = 24) -> str:
    """How many of the numbers are how large."""
    least, most = min(numbers), max(numbers)
    step = max(1, -(-(most - least + 1) // bins))
    counts = [0] * ((most - least) // step + 1)
    for one in numbers:
        counts[(one - least) // step] += 1
    names = [f"{least + place * step}: {count}" for place, count in enumerate(counts)]
    return bars(counts, (str(least), str(most)), about, names)


def _text(x: float, y: float, words: str, anchor: str = LEFT_ALIGNED) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{TEXT}">{escape(words)}</text>'


def _svg(wide: float, tall: float, about: str, parts: Sequence[str]) -> str:
    font = 'font-family="system-ui, sans-serif" font-size="14"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {tall:g}" width="{wide:g}" {font} role="img" '
        f'aria-label="{escape(about)}">{"".join(parts)}</svg>'
    )
