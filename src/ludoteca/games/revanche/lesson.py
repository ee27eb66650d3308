"""The first match of Revanche: a goal, a save, a substitution, a corner and an offside, in the first division.

The learner is purple (seat 0) and kicks off. The judge rolls four times: nothing for the first two crosses, a corner
for the third, offside for the ace.
"""

from ludoteca.engine.contract import Learn, Lesson, Scripted
from ludoteca.games.revanche.actions import Bench, BringOn, Commit, Play

__all__ = ["LESSON"]

RIVAL = 1

LESSON = Lesson(
    seats=2,
    seat=0,
    seed=8063,
    steps=(
        # a goal is two matches in a row
        Learn("kick-off", Play(3)),
        Scripted(RIVAL, Play(2)),
        Learn("cross", Play(2)),
        Scripted(RIVAL, Play(11)),
        Learn("goal", Play(11)),
        # the keeper
        Scripted(RIVAL, Play(8)),
        Learn("pass", Play(12)),
        Scripted(RIVAL, Play(12)),
        Learn("keeper", Play(1)),
        # the bench
        Scripted(RIVAL, Play(14)),
        Learn("bring-on", BringOn(14)),
        Learn("send", Bench(2)),
        Learn("again", Play(14)),
        # the judge gives a corner
        Scripted(RIVAL, Commit(13)),
        Learn("corner", Commit(15)),
        # the ace
        Scripted(RIVAL, Play(4)),
        Learn("ace", Play(10)),
    ),
)
