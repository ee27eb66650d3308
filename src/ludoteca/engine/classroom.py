"""Plays a lesson as far as the learner has come. Nothing is remembered: the learner's moves are all there is.

>>> import ludoteca
>>> lesson = attend(ludoteca.game("tacocat"), [])
>>> lesson.key, [lesson.match.game.action(number) for number in lesson.want]
('lesson-swap', [Mark(card=4)])
>>> attend(ludoteca.game("tacocat"), lesson.want).step
1
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.engine.contract import Game
from ludoteca.engine.lesson import END, Learn, Lesson
from ludoteca.engine.match import Match
from ludoteca.engine.values import LudotecaError


class NoLesson(LudotecaError):
    """The game has no lesson."""


class NotYet(LudotecaError):
    """A legal move, but not what the lesson asks for now."""


class Moment(NamedTuple):
    """Where a lesson stands."""

    match: Match
    seat: int
    step: int  # the learner's moves so far
    steps: int  # and in all
    key: str  # of the sentence
    want: list[int]  # what is accepted now; nothing at the end
    told: int  # how many events the learner had seen before the last move


def attend(game: Game, played: Sequence[int], language: str = "en") -> Moment:
    """The lesson after these moves of the learner; IllegalAction or NotYet if one of them is not the right one."""
    lesson = game.lesson
    if lesson is None:
        raise NoLesson(f"{game.title} has no lesson")
    match = Match(game, lesson.seats, lesson.seed, lesson.options, language=language)
    moves = list(played)
    step, steps, told = 0, count(lesson), 0
    for part in lesson.steps:
        if not isinstance(part, Learn):
            match.play(part.seat, part.action)
            continue
        want = _wanted(match, lesson.seat, part)
        if not moves:
            return Moment(match, lesson.seat, step, steps, f"lesson-{part.say}", want, told)
        move = moves.pop(0)
        refused = match.why_not(lesson.seat, move)
        if refused is not None:
            raise refused
        if move not in want:
            raise NotYet(f"not {game.action(move)} now")
        told = match.told(lesson.seat)
        match.play(lesson.seat, move)
        step += 1
    if moves:
        raise NotYet("the lesson is over")
    return Moment(match, lesson.seat, step, steps, f"lesson-{END}", [], told)


def count(lesson: Lesson) -> int:
    """How many moves the learner makes."""
    return sum(isinstance(part, Learn) for part in lesson.steps)


def _wanted(match: Match, seat: int, part: Learn) -> list[int]:
    if not part.want:
        return list(match.state.legal(seat))
    return [match.game.action_id(action) for action in part.want]
