"""A first match with a teacher. The learner makes the moves of seat 0; the sentences are `lesson-…` in text/*.ftl."""

from ludoteca.engine.contract import Learn, Lesson, Scripted

from .actions import Take

LESSON = Lesson(
    seats=2,
    seat=0,
    seed=1,
    steps=(
        Learn("first", Take(3, 1)),
        Scripted(1, Take(2, 2)),
        Learn("balance", Take(3, 6)),
        Scripted(1, Take(1, 2)),
        Learn("mirror", Take(2, 2)),
        Scripted(1, Take(1, 1)),
        Learn("last", Take(2, 1)),
    ),
)
