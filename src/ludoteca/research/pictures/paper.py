"""The paper that boards are painted on, and what all of them have: words, cards, discs, boxes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from PIL import Image, ImageColor, ImageDraw, ImageFont

WIDE, TALL, HEAD = 960, 640, 48
SHARP = 2  # drawn so many times larger, then made smaller: smooth edges
INK, PALE, CARD, BACK = "#1d2433", "#5b6472", "#fffdf7", "#3f5a8a"
HUES = (
    "#2f6fd0",
    "#d2452d",
    "#2a9d5a",
    "#e0a526",
    "#7d4bb5",
    "#1b9aaa",
    "#8a5a3b",
    "#c2417f",
)  # of seats, or of values

Point = tuple[float, float]
View = dict[str, Any]


@cache
def _font(size: int) -> Any:  # one of Pillow's own, whichever it has
    return ImageFont.load_default(size * SHARP)


def light(colour: str) -> bool:
    """Is dark ink read better on it than white?"""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return 0.299 * red + 0.587 * green + 0.114 * blue > 150


class Paper:
    """960 by 640 units; x to the right, y down."""

    def __init__(self, ground: str) -> None:
        self.image = Image.new("RGB", (WIDE * SHARP, TALL * SHARP), ground)
        self.draw = ImageDraw.Draw(self.image)

    def finished(self) -> Image.Image:
        """The picture in its own size."""
        return self.image.resize((WIDE, TALL), Image.Resampling.BOX)

    def head(self, title: str, line: str) -> None:
        """The band at the top."""
        self.box(0, 0, WIDE, HEAD, INK)
        wide = self.text(16, HEAD / 2, title, 22, "#ffffff")
        self.text(32 + wide, HEAD / 2, line, 15, "#d5dbe6", most=WIDE - wide - 48)

    def text(
        self, x: float, y: float, words: object, size: int = 16, colour: str = INK, anchor: str = "lm", most: float = 0
    ) -> float:
        """Words at a point (`lm`: it is left of their middle); cut to at most so wide. Returns how wide they are."""
        text, font = str(words), _font(size)
        while most and len(text) > 1 and font.getlength(text) > most * SHARP:
            text = text[:-2].rstrip() + "…"
        self.draw.text((x * SHARP, y * SHARP), text, colour, font, anchor)
        return float(font.getlength(text)) / SHARP

    def box(self, x: float, y: float, wide: float, tall: float, fill: str, edge: str = "", round_: float = 0) -> None:
        """A rectangle, with round corners if they are asked for."""
        places = [x * SHARP, y * SHARP, (x + wide) * SHARP, (y + tall) * SHARP]
        self.draw.rounded_rectangle(places, round_ * SHARP, fill, edge or None, 2 * SHARP if edge else 0)

    def disc(self, x: float, y: float, r: float, fill: str, edge: str = INK, thick: int = 2) -> None:
        """A disc around a point."""
        places = [(x - r) * SHARP, (y - r) * SHARP, (x + r) * SHARP, (y + r) * SHARP]
        self.draw.ellipse(places, fill, edge, thick * SHARP)

    def polygon(self, points: Sequence[Point], fill: str, edge: str = INK) -> None:
        """A closed line, filled."""
        self.draw.polygon([(x * SHARP, y * SHARP) for x, y in points], fill, edge, SHARP)

    def line(self, points: Sequence[Point], colour: str = INK, thick: float = 2) -> None:
        """A line through points."""
        self.draw.line([(x * SHARP, y * SHARP) for x, y in points], colour, round(thick * SHARP), "curve")

    def card(self, x: float, y: float, face: object, wide: float = 40, fill: str = CARD, ink: str = INK) -> None:
        """A card by its upper left corner; None lies face down."""
        tall = wide * 1.4
        self.box(x, y, wide, tall, BACK if face is None else fill, "#8c93a0", wide / 8)
        if face is None:
            self.box(x + wide * 0.2, y + wide * 0.2, wide * 0.6, wide, "#5f7cb0", round_=wide / 12)
        else:
            self.text(x + wide / 2, y + tall / 2, face, int(wide * 0.42), ink, "mm", wide - 4)

    def row(self, x: float, y: float, faces: Sequence[object], wide: float = 40, most: float = 600) -> float:
        """Cards beside each other, closer if there are many; returns where they end."""
        step = min(wide + 6, (most - wide) / max(1, len(faces) - 1))
        for place, face in enumerate(faces):
            self.card(x + place * step, y, face, wide)
        return x + step * max(0, len(faces) - 1) + (wide if faces else 0)

    def badge(self, x: float, y: float, words: object, colour: str, size: int = 15, wide: float = 0) -> float:
        """A word in a coloured box; returns where it ends."""
        wide = wide or float(_font(size).getlength(str(words))) / SHARP + 18
        self.box(x, y - size * 0.85, wide, size * 1.7, colour, INK, size * 0.4)
        self.text(x + wide / 2, y, words, size, INK if light(colour) else "#ffffff", "mm", wide - 6)
        return x + wide
