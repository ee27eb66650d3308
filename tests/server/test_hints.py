"""Hints: what a bot would do, for those who play without other people."""

import asyncio

import ludoteca
from tests.server.client import Guest
from tests.server.conftest import match_of_two, run
from tests.server.nodes import Node


async def begun(guest, **order):
    """A running match, and the guest's socket; to be closed by the caller."""
    table = await guest.table(**({"chairs": ["me", "bot-random"]} | order))
    seat = await guest.at(table).__aenter__()
    await guest.post(f"/api/tables/{table['id']}/start")
    await seat.until(lambda: seat.now is not None)
    return seat


def test_a_hint_is_a_legal_action_of_the_decision_it_names_and_the_match_is_no_longer_rated(node):
    async def story():
        async with Guest(node.url) as ana:
            seat = await begun(ana)
            assert seat.table["rated"]
            await seat.send(type="hint")
            hint = await seat.hear("hint")
            assert hint["decision"] == seat.now["decision"]
            assert hint["action"] in seat.actions
            assert not seat.table["rated"]
            await seat.guest.post(f"/api/tables/{seat.table_id}/resign")
            await seat.until(lambda: seat.table["status"] == "over")
            assert ana.id not in [row["who"] for row in await ana.get("/api/ratings/tacocat")]
            await seat.send(type="hint")
            assert (await seat.hear("refused"))["code"] == "not-running"
            await seat.socket.close()

    run(story())


def test_no_hints_where_another_person_sits(node):
    async def story():
        async with match_of_two(node.url) as (a, _):
            await a.send(type="hint")
            refused = await a.hear("refused")
            assert (refused["code"], bool(refused["sentence"])) == ("no-hints", True)
            assert a.table["rated"]

    run(story())


def test_no_hints_for_spectators_nor_for_who_is_not_asked(node):
    async def story():
        async with Guest(node.url) as ana, Guest(node.url) as eva:
            seat = await begun(ana, chairs=["me", "me"])
            async with eva.at(seat.table_id) as watcher:
                await watcher.send(type="hint")
                assert (await watcher.hear("refused"))["code"] == "not-seated"
            await seat.play({"do": "done"})
            await seat.until(lambda: seat.now["waiting"] == [1])
            await seat.send(type="hint")
            assert (await seat.hear("refused"))["code"] == "not-asked"
            await seat.socket.close()

    run(story())


def test_a_player_may_go_on_while_the_bot_thinks(tmp_path):
    async def story(url):
        async with Guest(url) as ana:
            seat = await begun(ana)
            first, second = await seat.send(type="hint"), await seat.send(type="hint")
            while (refused := await seat.hear("refused"))["code"] == "too-late":
                pass  # its seed, sent again after the start
            assert (refused["code"], refused["key"]) == ("thinking", second)
            assert refused["key"] != first
            assert (await seat.play({"do": "done"}))["type"] == "played"
            assert not [frame for frame in seat.frames if '"type":"hint"' in frame]
            await seat.socket.close()

    async def never(*_):
        await asyncio.sleep(30)

    with Node(tmp_path) as node:
        node.house.hints.pool = type("Slow", (), {"think": staticmethod(never)})
        run(story(node.url))


def test_every_game_gives_hints(sqlite_node):
    async def story():
        async with Guest(sqlite_node.url) as ana:
            for name in ludoteca.games():
                seats = next(count for count in ludoteca.game(name).seats if count > 1)
                seat = await begun(ana, game=name, chairs=["me"] * seats)
                async with ana.at(seat.table_id, seat=seat.now["waiting"][0]) as asked:
                    await asked.until(lambda asked=asked: asked.now is not None)
                    await asked.send(type="hint")
                    hint = await asked.hear("hint")
                    assert hint["why"]["motive"] in ("", *ludoteca.game(name).motives)
                    compared = [hint["why"][part] for part in ("worth", "other", "other_worth")]
                    assert name == "teg" or None not in compared, name  # T.E.G. compares plans of whole turns
                    await asked.send(type="why", action=hint["action"])
                    assert (await asked.hear("why"))["refusal"] is None, name
                await seat.socket.close()

    run(story())
