"""Programs that play in an arena: each sits down at a table that the arena keeps for it, and speaks its WebSocket.

The table is one seat of one match, on this machine alone. It speaks as a table of a house does (docs/bots.md): a
program that plays there plays here, and sees only its own seat's view. Events are not told: the view has what matters.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import shlex
import subprocess
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from ludoteca.engine.bot import Bot, Budget
from ludoteca.engine.contract import Game
from ludoteca.engine.state import State
from ludoteca.engine.values import LudotecaError, Result

PREFIX = "run:"
PATIENCE = 30.0  # seconds for an answer
FAREWELL = 2.0  # seconds to end by itself
LISTED = 210  # actions in a message, as a house sends them; longer kinds are asked for

Message = dict[str, Any]


class Program(Bot):
    """One seat of one match, played by a command to which the server, a token and a table are added."""

    def __init__(self, command: str, game: Game) -> None:
        self.command = command
        self.game = game
        self.table = secrets.token_hex(8)
        self.token = secrets.token_hex(16)
        self.seat = -1
        self.decision = 0
        self.world: State | None = None  # one that the seat cannot tell from the real one
        self.now: Message = {}
        self.answers: queue.Queue[int] = queue.Queue()
        self.sockets: list[Callable[[Message], None]] = []
        self.process: subprocess.Popen[bytes] | None = None

    def choose(
        self, seat: int, view: Mapping[str, Any], actions: list[int], guess: Callable[[], State], budget: Budget
    ) -> int | None:
        """What the program answers; an invitation that it does not answer in time is declined."""
        self.world, self.seat = guess(), seat
        self.decision += 1
        self.now = self._standing(view, actions, None)
        self._tell(self.now)
        if self.process is None:
            self._start()
        waited = 0.0
        while waited < PATIENCE:
            with contextlib.suppress(queue.Empty):
                return self.answers.get(timeout=0.25)
            waited += 0.25
            assert self.process is not None
            if self.process.poll() is not None:
                raise LudotecaError(f"{self.command!r} ended with code {self.process.returncode} before the match did")
        if seat in self.world.invited() and seat not in self.world.waiting():
            return None
        raise LudotecaError(f"{self.command!r} did not answer within {PATIENCE:.0f} seconds")

    def over(self, view: Mapping[str, Any], result: Result) -> None:
        """The match has ended: say so, and let the program go."""
        self.now = self._standing(view, [], result)
        self._tell(self.now)
        self.close()

    def close(self) -> None:
        """End the program, which may have ended by itself."""
        booth().tables.pop(self.table, None)
        if self.process is not None:
            try:
                self.process.wait(FAREWELL)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def _start(self) -> None:
        booth().tables[self.table] = self
        words = [*shlex.split(self.command), booth().address, self.token, self.table]
        try:
            self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL)  # noqa: S603 - whoever calls us named it
        except OSError as problem:
            raise LudotecaError(f"{self.command!r} cannot be started: {problem}") from None

    def _standing(self, view: Mapping[str, Any], actions: Sequence[int], result: Result | None) -> Message:
        """What a table tells, as `NowFrame` of the server."""
        world = self.world
        assert world is not None
        kinds: dict[str, list[int]] = {}
        for action in actions:
            kinds.setdefault(self._kind(action), []).append(action)
        return {
            "type": "now", "events": [], "event": 0, "seat": self.seat, "decision": self.decision,
            "asked": "" if result else world.asked(self.seat), "waiting": [] if result else list(world.waiting()),
            "invited": [] if result else list(world.invited()),
            "actions": {kind: ids if len(ids) <= LISTED else len(ids) for kind, ids in kinds.items()}, "view": view,
            "clock": None, "result": result, "winners": list(result.winners) if result else [],
        }  # fmt: skip

    def _kind(self, action: int) -> str:
        return str(self.game.action(action).__struct_config__.tag)

    def _tell(self, message: Message) -> None:
        for send in self.sockets:
            send(message)

    def hear(self, said: Message) -> Message | None:
        """The answer to a message of the program; None if there is nothing to say."""
        key = said.get("key")
        match said.get("type"):
            case "hello":
                return self.now
            case "ping":
                return {"type": "pong", "key": key}
            case "seed" | "say":
                return None
            case "play":
                return self._played(said, key)
            case "preview" | "why" | "actions":
                return self._asked(said, key)
        return _refused(key, "bad-message")

    def _played(self, said: Message, key: Any) -> Message:
        if said.get("decision") != self.decision or self.now.get("result"):
            return _refused(key, "stale")
        try:
            action = self.game.action_id(said.get("action"))  # type: ignore[arg-type]  # it says what is wrong with it
        except LudotecaError as problem:
            return _refused(key, "no-such-action", str(problem))
        assert self.world is not None
        refusal = self.world.why_not(self.seat, action)
        if refusal is not None:
            return _refused(key, refusal.code)
        self.answers.put(action)
        return {"type": "played", "key": key}

    def _asked(self, said: Message, key: Any) -> Message:
        world = self.world
        assert world is not None
        if said["type"] == "actions":
            ids = [action for action in world.legal(self.seat) if self._kind(action) == said.get("kind")]
            return {"type": "actions", "key": key, "kind": said.get("kind"), "decision": self.decision, "ids": ids}
        try:
            action = self.game.action_id(said.get("action"))  # type: ignore[arg-type]  # as above
        except LudotecaError as problem:
            return _refused(key, "no-such-action", str(problem))
        refusal = world.why_not(self.seat, action)
        if said["type"] == "why":
            told = None if refusal is None else {"code": refusal.code, "rule": refusal.rule, "sentence": ""}
            return {"type": "why", "key": key, "action": action, "refusal": told}
        if refusal is not None:
            return _refused(key, refusal.code)
        return {"type": "preview", "key": key, "action": action, "preview": world.preview(self.seat, action)}


def _refused(key: Any, code: str, sentence: str = "") -> Message:
    return {
        "type": "refused", "key": key, "status": 400, "code": code, "rule": "", "sentence": sentence or code,
        "retry": None,
    }  # fmt: skip


class Booth:
    """The small server that programs find their tables at; one a process, on the loopback, as long as it lives."""

    def __init__(self) -> None:
        import uvicorn  # noqa: PLC0415 - only where a program plays

        self.tables: dict[str, Program] = {}
        settings = uvicorn.Config(self.answer, "127.0.0.1", 0, log_level="error", lifespan="off", interface="asgi3")
        self.server = uvicorn.Server(settings)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            self.thread.join(0.01)
            if not self.thread.is_alive():
                raise LudotecaError("no port is free for programs")
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"

    async def answer(self, scope: Message, receive: Any, send: Any) -> None:
        """ASGI: a seat at `/api/tables/<table>/sit`, and its socket at `/live`; the token opens both."""
        parts = scope["path"].split("/")
        program = self.tables.get(parts[3]) if len(parts) == 5 else None
        token = dict(scope.get("headers", [])).get(b"authorization", b"").decode("latin-1").removeprefix("Bearer ")
        known = program is not None and secrets.compare_digest(token, program.token)
        if scope["type"] == "websocket":
            await receive()
            if program is None or not known:
                await send({"type": "websocket.close", "code": 4404})
            else:
                await self.talk(program, receive, send)
        elif scope["type"] == "http":
            await send({
                "type": "http.response.start", "status": 200 if known else 404,
                "headers": [(b"content-type", b"application/json")],
            })  # fmt: skip
            await send({"type": "http.response.body", "body": b"{}"})

    async def talk(self, program: Program, receive: Any, send: Any) -> None:
        """Hear a program, and tell it what is new, until it goes."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Queue[Message] = asyncio.Queue()

        def push(message: Message) -> None:
            loop.call_soon_threadsafe(waiting.put_nowait, message)

        async def write() -> None:
            while True:
                await send({"type": "websocket.send", "text": msgspec.json.encode(await waiting.get()).decode()})

        await send({"type": "websocket.accept"})
        program.sockets.append(push)
        writer = asyncio.create_task(write())
        try:
            while (heard := await receive())["type"] == "websocket.receive":
                reply = _answer(program, heard.get("text") or "")
                if reply is not None:
                    waiting.put_nowait(reply)
        finally:
            program.sockets.remove(push)
            writer.cancel()


def _answer(program: Program, text: str) -> Message | None:
    try:
        said = msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.MsgspecError:
        return _refused(None, "bad-message")
    return program.hear(said)


_BOOTHS: list[Booth] = []


def booth() -> Booth:
    """The server of this process, opened when the first program plays."""
    if not _BOOTHS:
        _BOOTHS.append(Booth())
    return _BOOTHS[0]
