"""The messages of a table's WebSocket, in both directions; the schema for programs and the web app is made of them.

A socket speaks for one seat of its person: `/api/tables/{id}/live`, or with `?seat=1` for people who share a device.
With `?watch=true` it gets the spectators' view.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from ludoteca.engine.why import Explanation
from ludoteca.server.refusals import Problem
from ludoteca.server.tables.frames import ByeFrame, ChatFrame, Frame, NowFrame, TableFrame

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$")]  # which no database keeps
AnyAction: TypeAlias = Annotated[int, msgspec.Meta(ge=-1_000_000_000, le=1_000_000_000)] | dict[str, Any]


# ---- what a client says


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What a client may say. The key is the client's own word; whatever answers this message repeats it."""

    key: Key | None = None


class Question(Message, frozen=True, kw_only=True):
    """What a client wants an answer to: so it needs a key."""

    key: Key


class Hello(Message, frozen=True, tag="hello"):
    """I am here; `last` is the last event I have, 0 for a newcomer."""

    last: Number = 0


class Play(Question, frozen=True, tag="play"):
    """My answer to a decision: an action's id or its JSON. The same key never plays twice."""

    decision: Number
    action: AnyAction


class Say(Message, frozen=True, tag="say"):
    """Talk, to the table or to partners."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]
    channel: Annotated[str, msgspec.Meta(max_length=16)] = "table"


class Seed(Message, frozen=True, tag="seed"):
    """What I add to the chance, after I saw the commitment."""

    seed: Annotated[str, msgspec.Meta(max_length=200)]


class Preview(Question, frozen=True, tag="preview"):
    """What would this action do, from what I know?"""

    action: AnyAction


class Why(Question, frozen=True, tag="why"):
    """Why may I not do this?"""

    action: AnyAction


class Actions(Question, frozen=True, tag="actions"):
    """All my actions of one kind, where the list was too long to be sent."""

    kind: Annotated[str, msgspec.Meta(max_length=64)]


class Hint(Question, frozen=True, tag="hint"):
    """What would a bot do in my place?"""


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""


ClientMessage: TypeAlias = Hello | Play | Say | Seed | Preview | Why | Actions | Hint | Ping


class Keyed(msgspec.Struct, frozen=True):
    """All that is looked for in a message that is none: whom to answer."""

    key: Key | None = None


# ---- how it is answered; what a table tells by itself is in `tables/frames.py`


class PlayedFrame(Frame, frozen=True, tag="played"):
    """The action with this key is in the log."""

    key: str


class RefusedFrame(Frame, frozen=True, tag="refused"):
    """No, and why; nothing changed. `key` is that of the message, if it had one.

    `status` is what HTTP would say. 503 is the server's own trouble: ask again, with the same key, in `retry` seconds.
    """

    key: str | None
    status: int
    code: str
    rule: str
    sentence: str
    retry: int | None


class PreviewFrame(Frame, frozen=True, tag="preview"):
    """What an action would do."""

    key: str
    action: AnyAction
    preview: dict[str, Any]


class WhyFrame(Frame, frozen=True, tag="why"):
    """Why an action is not allowed; null if it is."""

    key: str
    action: AnyAction
    refusal: Problem | None


class ActionsFrame(Frame, frozen=True, tag="actions"):
    """All ids of one kind, of this decision."""

    key: str
    kind: str
    decision: int
    ids: list[int]


class HintFrame(Frame, frozen=True, tag="hint"):
    """What a bot would do; null: leave the question alone. It is of no use for another decision.

    `why` speaks for it: a motive of the game (the sentence `motive-…` and its facts), and how likely it wins beside the
    next best (`other`; -1 leaves the question alone). What is not known is left out or null.
    """

    key: str
    decision: int
    action: int | None
    why: Explanation


class PongFrame(Frame, frozen=True, tag="pong"):
    """Here."""

    key: str | None


ServerFrame: TypeAlias = (
    NowFrame | TableFrame | PlayedFrame | RefusedFrame | ChatFrame | PreviewFrame | WhyFrame | ActionsFrame
    | HintFrame | PongFrame | ByeFrame
)  # fmt: skip
