"""A first match with a teacher. The learner makes the moves of seat 0; the sentences are `lesson-…` in text/*.ftl."""

from ludoteca.engine.contract import Learn, Lesson, Scripted

from .actions import Drop

LESSON = Lesson(
    seats=2,
    seat=0,
    seed=1,
    steps=(
        Learn("centre", Drop(4)),
        Scripted(1, Drop(7)),
        Learn("tower", Drop(4)),
        Scripted(1, Drop(7)),
        Learn("three", Drop(4)),
        Scripted(1, Drop(4)),
        Learn("beside", Drop(3)),
        Scripted(1, Drop(7)),
        Learn("block", Drop(7)),
        Scripted(1, Drop(1)),
        Learn("open", Drop(5)),
        Scripted(1, Drop(6)),
        Learn("win", Drop(2)),
    ),
)
