"""The first match of Tacocat: two rounds that show the swap, the duel, the clashes, the last cards and the pull.

The learner (seat 0, north) is dealt 1 3 4 5 6 6 7, the rival 1 3 4 5 5 7 8; in the second round they are dealt
1 2 2 3 7 and 4 4 6 7 8.
"""

from ludoteca.engine.contract import Learn, Lesson, Scripted
from ludoteca.games.tacocat.actions import Answer, Attack, Done, Duel, Mark

__all__ = ["LESSON"]

RIVAL = 1

LESSON = Lesson(
    seats=2,
    seat=0,
    seed=550,
    steps=(
        # tile O: both swap at the same time
        Learn("swap", Mark(4)),
        Learn("swap-more", Mark(5)),
        Scripted(RIVAL, Mark(3)),
        Learn("swap-done", Done()),
        Scripted(RIVAL, Done()),
        Learn("duel", Duel(7)),
        Scripted(RIVAL, Duel(5)),
        Learn("set", Attack(6, 2)),
        Scripted(RIVAL, Answer(7)),
        Scripted(RIVAL, Answer(1)),
        Learn("attack", Attack(3)),
        Scripted(RIVAL, Answer(4)),
        Scripted(RIVAL, Attack(4)),
        Learn("answer", Answer(4)),
        Learn("keep-low", Attack(3)),
        Scripted(RIVAL, Answer(5)),  # last cards: 1 against 8
        # tile C: the arrow points at the rival
        Scripted(RIVAL, Mark(4)),
        Scripted(RIVAL, Done()),
        Learn("swap-back", Mark(3)),
        Learn("swap-back-done", Done()),
        Learn("duel-again", Duel(5)),
        Scripted(RIVAL, Duel(6)),
        Scripted(RIVAL, Attack(8)),
        Learn("lose", Answer(1)),
        Scripted(RIVAL, Attack(7)),
        Learn("equal", Answer(7)),
        Learn("finish", Attack(2)),
        Scripted(RIVAL, Answer(4)),  # last cards: 2 against 5
    ),
)
