"""A person (or a program) in a test: HTTP with cookies, and a socket at a table."""

import asyncio
import json

import httpx
from websockets.asyncio.client import connect

from tests.server.nodes import key

QUESTIONS = {"play", "preview", "why", "actions", "hint"}  # they need a key


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url, headers=None):
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=20, headers=headers)
        self.id = self.name = None

    async def __aenter__(self):
        me = (await self.http.get("/api/me")).json()
        self.id, self.name = me["id"], me["name"]
        return self

    async def __aexit__(self, *_):
        await self.http.aclose()

    def moved(self, url):
        """The same browser, when the server is elsewhere."""
        other = Guest(url)
        other.http.cookies.set("ludoteca", self.http.cookies["ludoteca"])
        other.id, other.name = self.id, self.name
        return other

    async def get(self, path, code=200, **query):
        answer = await self.http.get(path, params=query)
        assert answer.status_code == code, answer.text
        return answer.json()

    async def post(self, path, body=None, code=(200, 201)):
        answer = await self.http.post(path, json=body) if body is not None else await self.http.post(path)
        assert answer.status_code in ((code,) if isinstance(code, int) else code), answer.text
        return answer.json()

    async def table(self, **order):
        return await self.post("/api/tables", {"game": "tacocat"} | order, 201)

    def cookies(self):
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    def at(self, table, last=0, watch=False, **more):
        return Seat(self, table if isinstance(table, str) else table["id"], last, watch, **more)


class Seat:
    """A socket at a table, with what it was told."""

    def __init__(self, guest, table, last=0, watch=False, seed="seed", seat=None):
        self.guest = guest
        self.table_id = table
        self.last = last
        self.watch = watch
        self.chosen = seat
        self.seed = seed
        self.now = None
        self.table = None
        self.events = []
        self.chat = []
        self.frames = []
        self.socket = None

    async def __aenter__(self):
        url = self.guest.url.replace("http", "ws") + f"/api/tables/{self.table_id}/live"
        headers = self.guest.cookies() | dict(
            self.guest.http.headers.multi_items() if "authorization" in self.guest.http.headers else {}
        )
        headers = {name: value for name, value in headers.items() if name.lower() in {"cookie", "authorization"}}
        query = "?watch=true" if self.watch else "" if self.chosen is None else f"?seat={self.chosen}"
        self.socket = await connect(url + query, additional_headers=headers, compression=None)
        await self.send(type="hello", last=self.last)
        await self.until(lambda: self.table is not None)
        return self

    async def __aexit__(self, *_):
        await self.socket.close()

    async def send(self, **message):
        if message["type"] in QUESTIONS:
            message.setdefault("key", key())
        await self.socket.send(json.dumps(message))
        return message.get("key")

    async def receive(self, seconds=20):
        async with asyncio.timeout(seconds):
            raw = await self.socket.recv()
        frame = json.loads(raw)
        self.frames.append(raw)
        if frame["type"] == "table":
            self.table = frame["table"]
            mine = [chair for chair in self.table["chairs"] if chair["person"] == self.guest.id]
            if self.seed and mine and not mine[0]["seeded"] and self.table["status"] in {"open", "seeding"}:
                await self.send(type="seed", seed=self.seed)
        elif frame["type"] == "now":
            self.now = frame
            self.events += frame["events"]
            self.last = frame["event"]
        elif frame["type"] == "chat":
            self.chat.append(frame)
        return frame

    async def until(self, enough, seconds=20):
        """Read frames until a condition holds."""
        async with asyncio.timeout(seconds):
            while not enough():
                await self.receive(seconds)

    async def hear(self, kind, seconds=20):
        """The next frame of a kind."""
        while (frame := await self.receive(seconds))["type"] != kind:
            pass
        return frame

    async def quiet(self, seconds=0.15):
        """Everything that arrives in a while."""
        got = []
        try:
            while True:
                got.append(await self.receive(seconds))
        except TimeoutError:
            return got

    async def answer(self, wanted):
        """The answer to a message with this key."""
        while True:
            frame = await self.receive()
            if frame["type"] in {"played", "refused"} and frame.get("key") == wanted:
                return frame

    async def play(self, action, decision=None, name=None):
        """Play, and wait for the answer."""
        name = name or key()
        decision = self.now["decision"] if decision is None else decision
        await self.send(type="play", decision=decision, key=name, action=action)
        return await self.answer(name)

    @property
    def actions(self):
        """All ids I may play now."""
        return (
            sorted(i for ids in self.now["actions"].values() if isinstance(ids, list) for i in ids) if self.now else []
        )

    @property
    def my_turn(self):
        return self.now is not None and self.now["result"] is None and self.now["seat"] in self.now["waiting"]


async def play_out(seats, dice, most=10_000):
    """Everybody plays at random until the match is over, or so many moves are made; returns their number."""
    moves = 0

    async def one(seat):
        nonlocal moves
        answered = -1
        while (seat.now is None or seat.now["result"] is None) and moves < most:
            if seat.my_turn and seat.actions and seat.now["decision"] != answered:
                answered = seat.now["decision"]
                if (await seat.play(dice.choice(seat.actions)))["type"] == "played":
                    moves += 1
                else:
                    answered = -1
            else:
                try:
                    await seat.receive(0.5)
                except TimeoutError:
                    answered = -1

    await asyncio.gather(*(one(seat) for seat in seats))
    return moves
