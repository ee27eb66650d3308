"""Lessons: a first match with a teacher. The server remembers nothing; the browser sends all moves of the learner."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import FromPath

from ludoteca.engine.classroom import Moment, NoLesson, NotYet, attend
from ludoteca.server.http.api.common import Asked, anybody, example
from ludoteca.server.http.messages import Number
from ludoteca.server.refusals import Refused, preferred
from ludoteca.server.tables import seatview
from ludoteca.server.tables.frames import EventInfo
from ludoteca.server.tables.seating import known
from ludoteca.server.tables.seatview import Decision, Now

MOST = 200  # moves of a learner


class Learnt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ids of all the learner's moves so far, and the last event that the browser has.

    Without `last` the events are those that the last move brought.
    """

    played: Annotated[list[Number], msgspec.Meta(max_length=MOST)] = []
    last: Number | None = None


class Teaching(msgspec.Struct, frozen=True):
    """What the teacher says now (`key` in the game's catalogue), and which actions are accepted."""

    step: int
    steps: int
    key: str
    want: list[int]
    over: bool


class LessonNow(Now, kw_only=True):
    """How things stand for the learner, as in the frame `now`, and what the lesson asks for."""

    events: list[EventInfo]
    lesson: Teaching


@post("/api/games/{game:str}/lesson", tags=["games"], status_code=200, summary="A lesson, as far as I have come")
async def lesson(request: Asked, game: FromPath[str], data: Annotated[Learnt, example({"played": []})]) -> LessonNow:
    """Begin with no moves, then send all of them each time.

    Another move than the one asked for is refused, and nothing is lost: with the rule that forbids it,
    or with `lesson-not-yet` if it would be a legal move.
    """
    who = await anybody(request)
    language = preferred(request.headers.get("accept-language", "")) if who is None else who.language
    try:
        return _shown(attend(known(game, 404), data.played, language), data.last)
    except NoLesson:
        raise Refused("no-lesson", 404) from None
    except NotYet:
        raise Refused("lesson-not-yet") from None


def _shown(moment: Moment, last: int | None) -> LessonNow:
    match, seat = moment.match, moment.seat
    decision = Decision()
    decision.update(match, seat, match.last)
    now = seatview.standing(match, seat, decision, None)
    fields = {name: getattr(now, name) for name in Now.__struct_fields__} | {"decision": moment.step}
    since = moment.told if last is None else last if last <= match.told(seat) else 0
    events = msgspec.convert(match.events(seat, since), list[EventInfo])
    return LessonNow(**fields, events=events, lesson=_teaching(moment))


def _teaching(moment: Moment) -> Teaching:
    return Teaching(moment.step, moment.steps, moment.key, moment.want, moment.step == moment.steps)


LESSONS: list[Any] = [lesson]
