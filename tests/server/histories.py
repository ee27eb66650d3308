"""Histories: what many clients on several nodes sent and heard under random faults, and a checker that proves it right.

Each client writes down, in the order it happened to it, every move it sent, every answer it got and every `now` it
was told. The checker holds these histories against each other and against the log in the database:

* nothing acknowledged is lost, nothing is in the log twice, and nothing refused is in it;
* every viewer saw one order: what a seat was told as event *n* is the same on every socket, on every node;
* nobody heard a later `now` before an earlier one: the numbers of events and decisions that a client is told never
  fall, on whatever node its next socket is.
"""

import asyncio
import contextlib

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.nodes import key

BROKEN = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, AssertionError, httpx.HTTPError)


class Sent(msgspec.Struct):
    """A move that was sent."""

    key: str
    action: int


class Answered(msgspec.Struct):
    """What it was answered: `played`, or the code of a refusal."""

    key: str
    answer: str
    status: int = 0


class Told(msgspec.Struct):
    """A `now`: on which socket, its event and decision, and the events that came with it."""

    socket: int
    event: int
    decision: int
    events: list[tuple[int, str]]


class Client:
    """A person who plays at random wherever a node lives, and writes everything down."""

    def __init__(self, guest, table, seat, dice, thought=0.05):
        self.guest, self.table, self.seat, self.dice = guest, table, seat, dice
        self.thought = thought  # seconds after a move, at most
        self.history = []
        self.pending = None
        self.last = 0
        self.sockets = 0
        self.over = False

    async def play(self, urls, stop):
        """Until the match is over, or it is enough."""
        while not self.over and not stop.is_set():
            with contextlib.suppress(*BROKEN):
                self.guest.url = self.dice.choice(urls)
                await asyncio.wait_for(self._sit(stop), self.dice.uniform(2, 8))
            await asyncio.sleep(self.thought)

    async def _sit(self, stop):
        self.sockets += 1
        async with self.guest.at(self.table, last=self.last) as seat:
            heard = 0
            while not stop.is_set():
                heard = self._write_down(seat, heard)
                if seat.now is not None and seat.now["result"] is not None:
                    self.over = True
                    return
                if self.pending is None and seat.my_turn and seat.actions:
                    self.pending = (seat.now["decision"], key(), self.dice.choice(seat.actions))
                    self.history.append(Sent(self.pending[1], self.pending[2]))
                if self.pending is not None:
                    decision, name, action = self.pending
                    answer = await seat.play(action, decision, name)
                    heard = self._write_down(seat, heard)
                    self.history.append(Answered(name, answer.get("code", "played"), answer.get("status", 200)))
                    if answer.get("status") != 503:
                        self.pending = None
                    await asyncio.sleep(self.dice.uniform(0, self.thought))
                else:
                    await seat.receive(3)

    def _write_down(self, seat, heard):
        for raw in seat.frames[heard:]:
            frame = msgspec.json.decode(raw)
            if frame["type"] == "now":
                events = [(event["n"], msgspec.json.encode(event).decode()) for event in frame["events"]]
                self.history.append(Told(self.sockets, frame["event"], frame["decision"], events))
                self.last = frame["event"]
        return len(seat.frames)


# ---- the checker


def check(histories, log):
    """What is wrong; [] is a proof. `histories`: (match, seat) -> clients' lists; `log`: match -> keys in order."""
    wrong = []
    for (match, seat), clients in histories.items():
        keys = log.get(match, [])
        seen = {}
        for history in clients:
            wrong += [f"{match}/{seat}: {fault}" for fault in (*_answers(history, keys), *_order(history, seen))]
    for match, keys in log.items():
        wrong += [f"{match}: {name} is in the log twice" for name in set(keys) if keys.count(name) > 1]
    return wrong


def _answers(history, keys):
    known = set(keys)
    answers = {}
    for one in history:
        if isinstance(one, Answered) and one.status != 503:
            if answers.setdefault(one.key, one.answer) != one.answer:
                yield f"{one.key} was answered {answers[one.key]} and {one.answer}"
            if one.answer == "played" and one.key not in known:
                yield f"{one.key} was acknowledged and is lost"
            if one.answer != "played" and one.key in known:
                yield f"{one.key} was refused ({one.answer}) and is in the log"


def _order(history, seen):
    newest, decision = 0, 0
    for one in history:
        if not isinstance(one, Told):
            continue
        if one.event < newest:
            yield f"a `now` with event {one.event} came after one with {newest}"
        if one.decision < decision:
            yield f"a `now` with decision {one.decision} came after one with {decision}"
        newest, decision = max(newest, one.event), max(decision, one.decision)
        for number, event in one.events:
            if seen.setdefault(number, event) != event:
                yield f"event {number} was told as {seen[number]} and as {event}"
