"""The first match of Camisa 12: five turns without teams, up to the first goal.

The learner (seat 0) begins. The turns show a piece on its symbol, Waves that count everywhere, Banners side by
side, what a wrong symbol gives away, a mosaic card and what is discarded for it, and where a Song belongs.
"""

from ludoteca.engine.contract import Learn, Lesson, Scripted
from ludoteca.games.camisa12.actions import Move, Place

__all__ = ["LESSON"]

RIVAL = 1

LESSON = Lesson(
    seats=2,
    seat=0,
    seed=692,
    options={"teams": "none"},
    steps=(
        Learn("move", Move(2)),
        Learn("place", Place(3)),
        Scripted(RIVAL, Move(1)),
        Scripted(RIVAL, Place(4)),  # the first Wave: 3
        Learn("move-wave", Move(1)),
        Learn("place-wave", Place(5)),
        Scripted(RIVAL, Move(1)),
        Scripted(RIVAL, Place(1)),
        Learn("move-banner", Move(1)),
        Learn("place-banner", Place(2)),
        Scripted(RIVAL, Move(1)),
        Scripted(RIVAL, Place(2)),  # a wrong symbol: 2 for the learner
        Learn("move-mosaic", Move(1)),
        Learn("place-mosaic", Place(4), Place(10)),
        Scripted(RIVAL, Move(1)),
        Scripted(RIVAL, Place(5)),
        Learn("move-song", Move(2)),
        Learn("place-song", Place(9)),  # 11 points
    ),
)
