"""A position as a picture: what somebody may see, drawn with Pillow from the view and from nothing else.

>>> import ludoteca
>>> from ludoteca.research.pictures import picture
>>> match = ludoteca.Match("sequence", seed=3)
>>> picture(match.game, match.view(0)).size  # seat 0; view(None) is a spectator's
(960, 640)

Our five games have a painter each; any other game is drawn piece by piece, as its view tells it (`plain.py`).
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludoteca.engine.catalogue import games
from ludoteca.engine.contract import Game
from ludoteca.engine.words import Words
from ludoteca.research import needs

needs.package("PIL", shown="pillow")

from PIL.Image import Image  # noqa: E402

from ludoteca.research.pictures import plain  # noqa: E402
from ludoteca.research.pictures.paper import Paper, View  # noqa: E402

OWN = ("camisa12", "revanche", "sequence", "tacocat", "teg")  # games with a painter of their own


def picture(game: Game, view: dict[str, Any], asked: str = "") -> Image:
    """What this view tells, always of the same size; `asked` is the question that is open, a word of `Game.asks`."""
    words = Words(game)
    paper = Paper(game.hues[0] or "#e9e4d8")
    paper.head(game.title, _above(view, words, asked))
    own = game.name in OWN and game.name in games()
    painter = import_module(f"ludoteca.research.pictures.{game.name}") if own else plain
    painter.paint(paper, View(view), words)
    return paper.finished()


def _above(view: dict[str, Any], words: Words, asked: str) -> str:
    seat = view.get("seat")
    eyes = "as everybody sees it" if seat is None else f"as {words.seat(seat)} sees it"
    return f"{words.ask(asked)}   ({eyes})" if asked else eyes
