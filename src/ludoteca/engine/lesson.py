"""A first match with a teacher: a match from a fixed seed, whose moves are written down beforehand.

The learner makes the moves of one seat, each asked for by a sentence; all others are played as they stand here.

    LESSON = Lesson(
        seats=2,
        seat=0,
        seed=7,
        steps=(
            Learn("swap", Mark(4)),            # `lesson-swap` is said, and only this is accepted
            Learn("duel", Duel(6), Duel(7)),   # either; the rest of the script fits both
            Scripted(1, Duel(5)),              # what seat 1 does
        ),
    )

After the last step `lesson-end` is said. The conformance kit plays every lesson through.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from ludoteca.engine.values import Action

END = "end"


class Learn:
    """A move of the learner: the sentence `lesson-<say>`, and what is accepted; without any, all that is legal."""

    def __init__(self, say: str, *want: Action) -> None:
        self.say = say
        self.want = want


class Scripted(NamedTuple):
    """A move that is played for a seat, a rival's or the learner's own."""

    seat: int
    action: Action


AnyStep: TypeAlias = Learn | Scripted


class Lesson(NamedTuple):
    """The script: how many seats, which is the learner's, the seed of the dice, every move in order, and options."""

    seats: int
    seat: int
    seed: int
    steps: tuple[AnyStep, ...]
    options: dict[str, Any] | None = None

    def keys(self) -> list[str]:
        """The keys of its sentences, in order."""
        said = [f"lesson-{step.say}" for step in self.steps if isinstance(step, Learn)]
        return list(dict.fromkeys([*said, f"lesson-{END}"]))
