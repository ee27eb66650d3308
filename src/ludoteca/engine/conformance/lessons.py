"""The lesson: every written move is legal, whatever of the accepted moves the learner chooses."""

from __future__ import annotations

from ludoteca.engine.classroom import Moment, attend
from ludoteca.engine.conformance.subject import Broken, Subject
from ludoteca.engine.values import LudotecaError


def lessons(subject: Subject) -> str:
    """The lesson can be played to its end, also with each of the moves that it accepts instead of the first."""
    game = subject.game
    if game.lesson is None:
        return "no lesson"
    played: list[int] = []
    paths = 0
    while (moment := _reached(subject, played)).step < moment.steps:
        for other in moment.want[1:]:
            _finish(subject, [*played, other])
            paths += 1
        played.append(moment.want[0])
    return f"{moment.steps} moves of the learner, {paths} other ways tried"


def _finish(subject: Subject, played: list[int]) -> None:
    while (moment := _reached(subject, played)).step < moment.steps:
        played.append(moment.want[0])


def _reached(subject: Subject, played: list[int]) -> Moment:
    try:
        moment = attend(subject.game, played)
        for action in moment.want:
            refused = moment.match.why_not(moment.seat, action)
            if refused is not None:
                raise Broken(f"{moment.key}: the lesson wants {subject.game.action(action)}: {refused}")
    except LudotecaError as problem:
        raise Broken(f"after {[str(subject.game.action(move)) for move in played]}: {problem}") from problem
    if moment.step < moment.steps and not moment.want:
        raise Broken(f"{moment.key}: the learner has nothing to do")
    return moment
