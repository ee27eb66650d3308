"""What one viewer of a match gets: its view, its events, what it is asked, and numbers of its own.

Nobody sees the number of the log. Each seat counts its own events and its own decisions; a step of a
hidden choice changes none of them for anybody else, so nothing is sent to anybody else.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from typing import Annotated, Any

import msgspec

from ludoteca.engine.contract import Game
from ludoteca.engine.log import AnyEntry, Play, Undo
from ludoteca.engine.match import Match
from ludoteca.engine.values import Result
from ludoteca.server.tables.clocks import Clock

LISTED = 210  # actions in a frame: two jacks of Sequence fit; longer kinds are sent as numbers, and fetched on demand

encode = msgspec.json.Encoder().encode


class Decision:
    """What a seat is asked now. `number` rises whenever that changes; `oldest` is the oldest still open.

    It also rises with every answer of the seat, and when one is taken back, even if the next question looks the same:
    nobody answers one twice. What others do may change the list of a seat's actions while the question stays the
    same: then the number rises, but an answer to the older number is still an answer to this question.
    """

    __slots__ = ("asked", "legal", "number", "oldest", "over")

    def __init__(self) -> None:
        self.number = 0
        self.oldest = 0
        self.asked = ""
        self.legal: list[int] = []
        self.over = False

    def update(self, match: Match, seat: int, entry: AnyEntry) -> None:
        """Look again after an entry of the log."""
        over = match.result is not None
        asked = "" if over else match.state.asked(seat)
        legal = [] if over else match.state.legal(seat)
        mine = seat == entry.s if isinstance(entry, Play) else isinstance(entry, Undo) and seat in entry.by
        if not mine and asked == self.asked and legal == self.legal and over == self.over:
            return
        closed = mine or isinstance(entry, Undo) or asked != self.asked or over != self.over
        self.number += 1
        self.asked, self.legal, self.over = asked, legal, over
        if closed:
            self.oldest = self.number

    def answers(self, number: int) -> bool:
        """Is an answer to this number still an answer to the question?"""
        return self.oldest <= number <= self.number


ViewOfGame = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"x-view": True})]  # the schema names them all


class Now(msgspec.Struct):
    """The part of a frame that tells how things stand for one viewer."""

    event: int  # how many events this viewer has seen
    seat: int | None
    decision: int | None  # None for spectators
    asked: str
    waiting: tuple[int, ...]
    invited: tuple[int, ...]
    actions: dict[str, list[int] | int]  # ids by kind; a number stands for a long list
    view: ViewOfGame
    clock: Clock | None
    result: Result | None
    winners: tuple[int, ...]


def standing(match: Match, viewer: int | None, decision: Decision | None, clock: Clock | None) -> Now:
    """How things stand for a viewer."""
    state = match.state
    result = match.result
    return Now(
        event=match.told(viewer),
        seat=viewer,
        decision=None if decision is None else decision.number,
        asked="" if decision is None else decision.asked,
        waiting=() if result else state.waiting(),
        invited=() if result else state.invited(),
        actions={} if decision is None else grouped(match.game, decision.legal),
        view=state.view(viewer),
        clock=clock,
        result=result,
        winners=() if result is None else result.winners,
    )


def frame(events: bytes, standing: bytes) -> bytes:
    """One message of the WebSocket: what is new, and how things stand now."""
    return b'{"type":"now","events":' + events + b"," + standing[1:]


def events(match: Match, viewer: int | None, since: int) -> bytes:
    """What a viewer saw after its event number `since`, as JSON."""
    news = match.news(viewer, since)
    return encode([{"n": n, "kind": event.kind, "facts": event.facts} for n, event in enumerate(news, since + 1)])


def grouped(game: Game, legal: list[int]) -> dict[str, list[int] | int]:
    """Action ids by kind; where they are too many in all, the longest kinds as their number."""
    kinds, ends = _kinds(game), _ends(game)
    lists: dict[str, list[int]] = {}
    first = 0
    while first < len(legal):  # ids rise, and those of one kind stand in a row: it is taken as a whole
        number = legal[first]
        after = bisect_left(legal, ends[number], first)
        lists.setdefault(kinds[number], []).extend(legal[first:after])
        first = after
    groups: dict[str, list[int] | int] = dict(lists)
    left = len(legal)
    while left > LISTED:
        kind = max(lists, key=lambda kind: len(lists[kind]))
        count = len(lists.pop(kind))
        groups[kind] = count
        left -= count
    return groups


def of_kind(game: Game, legal: list[int], kind: str) -> list[int]:
    """All legal actions of one kind."""
    kinds = _kinds(game)
    return [number for number in legal if kinds[number] == kind]


@cache
def _kinds(game: Game) -> tuple[str, ...]:
    return tuple(str(action.__struct_config__.tag) for action in game.actions)


@cache
def _ends(game: Game) -> tuple[int, ...]:
    """For each id the next one of another kind."""
    kinds = _kinds(game)
    ends = [len(kinds)] * len(kinds)
    for number in range(len(kinds) - 2, -1, -1):
        ends[number] = ends[number + 1] if kinds[number] == kinds[number + 1] else number + 1
    return tuple(ends)
