"""The channels of talk are exactly those of the game: free or phrases at the table, and partners where it allows them."""

import contextlib

import msgspec
import pytest

import ludoteca
from ludoteca.engine.values import Talk
from ludoteca.server.tables.talk import PHRASES
from tests.server.conftest import guests, run

SETTINGS = [
    ("tacocat", 2, {}),
    ("sequence", 4, {"table_talk": False}),
    ("sequence", 4, {"table_talk": True}),
    ("revanche", 4, {}),
    ("teg", 3, {"talk": "fair_play"}),
    ("teg", 3, {"talk": "vale_todo"}),
    ("camisa12", 2, {}),
]


@contextlib.asynccontextmanager
async def playing(url, game, seats, options):
    """A running match with a person on every chair, and a spectator last."""
    async with contextlib.AsyncExitStack() as stack:
        people = await stack.enter_async_context(guests(url, seats + 1))
        table = await people[0].table(game=game, options=options, chairs=["me"] + ["open"] * (seats - 1))
        for guest in people[1:-1]:
            await guest.post(f"/api/tables/{table['id']}/sit", {})
        sockets = [await stack.enter_async_context(guest.at(table)) for guest in people]
        await people[0].post(f"/api/tables/{table['id']}/start")
        for socket in sockets:
            await socket.until(lambda socket=socket: socket.now is not None)
            await socket.until(lambda socket=socket: socket.table["status"] == "running")
            await socket.quiet(0.05)
        yield sockets


async def said(speaker, sockets, text, channel="table"):
    """Who heard it; or the code of the refusal."""
    await speaker.send(type="say", text=text, channel=channel)
    await speaker.send(type="ping")
    refusal = None
    while (frame := await speaker.receive())["type"] != "pong":
        refusal = frame["code"] if frame["type"] == "refused" else refusal
    heard = set()
    for number, socket in enumerate(sockets):
        if socket is not speaker:
            await socket.send(type="ping")
            await socket.hear("pong")
        if any(line["text"] == text and line["person"] == speaker.guest.id for line in socket.chat):
            heard.add(number)
        socket.chat.clear()
    return refusal or heard


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_talk_during_play_is_what_the_game_allows(node, game, seats, options):
    found = ludoteca.game(game)
    typed = found.check(seats, options)
    talk, sides = found.talk(typed), found.sides(seats, typed)

    async def story():
        async with playing(node.url, game, seats, options) as sockets:
            everybody = set(range(seats + 1))
            assert msgspec.convert(sockets[0].table["talk"], Talk) == talk
            free = {"free": everybody, "phrases": "phrases-only", "none": "no-talk"}[talk.table]
            assert await said(sockets[0], sockets, "I hold the king") == free
            phrase = "no-talk" if talk.table == "none" else everybody
            assert await said(sockets[1], sockets, PHRASES[0]) == phrase
            whisper = set(sides[0]) if talk.partners == "free" else "no-talk"
            assert await said(sockets[sides[0][0]], sockets, "psst", "partners") == whisper
            for channel in ("table", "partners"):
                assert await said(sockets[-1], sockets, PHRASES[0], channel) == "no-talk"
            assert await said(sockets[0], sockets, PHRASES[0], "side-1") == "no-talk"

    run(story())


def test_a_newcomer_hears_of_the_past_only_what_is_for_them(node):
    async def story():
        async with playing(node.url, "revanche", 4, {}) as sockets:
            sides = ludoteca.game("revanche").sides(4, ludoteca.game("revanche").Options())
            await sockets[sides[0][0]].send(type="say", text="psst", channel="partners")
            await sockets[sides[0][0]].hear("chat")
            for number, socket in enumerate(sockets):
                async with socket.guest.at(socket.table_id) as again:
                    await again.quiet(0.05)
                    assert [line["text"] for line in again.chat] == (["psst"] if number in sides[0] else [])

    run(story())


def test_after_the_end_everybody_talks_freely(node):
    async def story():
        async with playing(node.url, "sequence", 2, {}) as sockets:
            await sockets[0].guest.post(f"/api/tables/{sockets[0].table_id}/resign")
            for socket in sockets:
                await socket.until(lambda socket=socket: socket.table["status"] == "over")
            assert await said(sockets[2], sockets, "what a match") == {0, 1, 2}

    run(story())
