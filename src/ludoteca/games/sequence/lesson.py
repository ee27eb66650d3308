"""The first match of Sequence: a line to a corner, a dead card, both kinds of jacks, and the first sequence.

The learner (seat 0, blue) is dealt 8♠ 7♥ 2♦ 3♦ 5♣ J♦ J♥, the rival 4♠ 8♠ 6♥ 4♦ 6♦ 8♣ J♣; the 5♦ comes with the
first draws. The line is 2♦ 3♦ 4♦ 5♦ at the right edge, down to the corner.
"""

from ludoteca.engine.contract import Learn, Lesson, Scripted
from ludoteca.games.sequence.actions import Exchange, Place, Remove

__all__ = ["LESSON"]

RIVAL = 1

LESSON = Lesson(
    seats=2,
    seat=0,
    seed=12334,
    steps=(
        Learn("first", Place("2D", 6, 10)),
        Scripted(RIVAL, Place("8S", 1, 8)),
        Learn("line", Place("3D", 7, 10)),
        Scripted(RIVAL, Place("JC", 8, 2)),
        Learn("dead", Exchange("8S")),
        Learn("corner", Place("5D", 9, 10)),
        Scripted(RIVAL, Place("4D", 8, 10)),
        Learn("one-eyed", Remove("JH", 8, 10)),
        Scripted(RIVAL, Place("4S", 1, 4)),
        Learn("two-eyed", Place("JD", 8, 10)),
    ),
)
