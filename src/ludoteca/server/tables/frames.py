"""What a table tells everybody at it, unasked. Answers to questions are in `http/messages.py`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludoteca.server.tables.records import TableInfo
from ludoteca.server.tables.seatview import Now


class Frame(msgspec.Struct, frozen=True, tag_field="type"):
    """What a table tells."""


class EventInfo(msgspec.Struct, frozen=True):
    """Something that happened: the sentence `event-<kind>` with these facts. `n` counts what a viewer saw."""

    n: int
    kind: str
    facts: dict[str, Any]


class NowFrame(Now, tag_field="type", tag="now", kw_only=True):
    """How things stand for this viewer, and what is new since the last time. It comes whenever that changed."""

    events: list[EventInfo]


class TableFrame(Frame, frozen=True, tag="table"):
    """The table itself: chairs, presence, proposals, status."""

    table: TableInfo


class ChatFrame(Frame, frozen=True, tag="chat"):
    """Somebody said something; the channel is `table`, or `side-0`, `side-1` … for partners."""

    id: int
    channel: str
    person: str
    name: str
    text: str
    at: float


class ByeFrame(Frame, frozen=True, tag="bye"):
    """The server stops; come back, and say hello with the last event you have.

    `reload`: the game itself has changed. Come back and read its actions, sentences and board again.
    """

    reason: Literal["restart", "reload"]
