"""What somebody clever might try: to answer twice, to let a bot win for them, to become another with a lost token."""

import asyncio
import json

import httpx
import pytest
from litestar.connection import ASGIConnection
from sqlalchemy import create_engine

from ludoteca import Match
from ludoteca.engine.values import Result
from ludoteca.server.http import guard
from ludoteca.server.people.forms import MODEL
from ludoteca.server.people.ratings import rate
from ludoteca.server.storage import schema
from ludoteca.server.tables.seatview import Decision
from tests.server.client import Guest
from tests.server.conftest import guests, match_of_two, run
from tests.server.nodes import Node
from tests.server.test_people_apart import admin, done

# ---- one answer to one question


def test_a_question_is_answered_once_even_if_the_next_one_looks_the_same():
    """T.E.G.: an army placed leaves the same countries to choose from."""
    match = Match("teg", 3, seed=1)
    decisions = [Decision() for _ in range(3)]

    def look():
        for seat, decision in enumerate(decisions):
            decision.update(match, seat, match.last)

    look()
    alike = 0
    for _ in range(200):
        seat = match.waiting[0]
        before = [(one.number, one.legal, one.asked) for one in decisions]
        match.play(seat, match.state.legal(seat)[0])
        look()
        alike += before[seat][1:] == (decisions[seat].legal, decisions[seat].asked)
        assert not decisions[seat].answers(before[seat][0])
        for other, (number, legal, asked) in enumerate(before):
            if other != seat and (legal, asked) == (decisions[other].legal, decisions[other].asked):
                assert decisions[other].number == number  # nobody else is told that something was answered
    assert alike


def test_two_answers_with_two_keys_are_one_move(node):
    async def story():
        async with guests(node.url, 2) as (ana, rui):
            table = await ana.table(game="teg", chairs=["me", "open"])
            await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
            async with ana.at(table) as a, rui.at(table) as r:
                await ana.post(f"/api/tables/{table['id']}/start")
                for _ in range(12):
                    await a.until(lambda: a.now is not None)
                    await r.until(lambda: r.now is not None)
                    await a.quiet(0.05)
                    await r.quiet(0.05)
                    mover = a if a.my_turn else r
                    decision, action = mover.now["decision"], mover.actions[0]
                    keys = [await mover.send(type="play", decision=decision, action=action) for _ in range(3)]
                    kinds = [(await mover.answer(key))["type"] for key in keys]
                    assert kinds == ["played", "refused", "refused"]

    run(story())


@pytest.mark.parametrize("name", ["\\u0000", "a\\u0000b"])
def test_a_key_that_no_database_keeps_is_refused_and_the_next_move_is_played(node, name):
    async def story():
        async with match_of_two(node.url) as (a, _):
            text = '{"type":"play","decision":%d,"key":"%s","action":%d}'
            await a.socket.send(text % (a.now["decision"], name, a.actions[0]))
            refused = await a.hear("refused")
            assert (refused["status"], refused["code"]) == (400, "bad-message")
            assert (await a.play(a.actions[0]))["type"] == "played"

    run(story())


# ---- ratings


def moved(ranks, stood_in=frozenset()):
    """By how many points a match moves two people, in a database of its own."""
    names, engine = ["ana", "rui"], create_engine("sqlite://")
    with engine.begin() as line:
        schema.metadata.create_all(line)
        rate(line, "m", "tacocat", names, ((0,), (1,)), Result(ranks, (0.0, 0.0), "plate"), True, stood_in)
        rows = {row.who: row.mu for row in line.execute(schema.rating.select())}
    engine.dispose()
    return [rows.get(name, MODEL.rating().mu) - MODEL.rating().mu for name in names]


def test_nobody_profits_by_a_bot_that_stood_in():
    won, lost = moved((1, 2))
    assert won > 0 > lost
    assert moved((1, 2), {0}) == [0, 0]  # ana's bot won: she does not rise, rui does not fall
    assert moved((2, 1), {0}) == moved((2, 1)) == [lost, won]  # it lost: that counts
    assert moved((1, 2), {1}) == [won, lost]


def test_who_leaves_and_lets_a_bot_win_does_not_climb(node):
    async def story():
        async with guests(node.url, 2) as (ana, rui):
            for away, gains in ((False, True), (True, False)):
                table = await ana.table(game="camisa12", chairs=["me", "open"], level="hard")
                path = f"/api/tables/{table['id']}"
                await rui.post(f"{path}/sit", {"seat": 1})
                before = await points(ana)
                async with ana.at(table) as a, rui.at(table):
                    await ana.post(f"{path}/start")
                    await a.until(lambda: a.now is not None)
                    if away:
                        await ana.post(f"{path}/leave")
                        await ana.post(f"{path}/back")
                    await rui.post(f"{path}/resign")
                    await a.until(lambda: a.table["status"] == "over")
                assert (await points(ana) > before) == gains

    run(story())


async def points(guest):
    rows = await guest.get("/api/ratings/camisa12")
    return next((row["mu"] for row in rows if row["who"] == guest.id), MODEL.rating().mu)


# ---- championships


def test_a_championship_whose_table_the_host_closed_before_the_first_move_goes_on(node, monkeypatch):
    monkeypatch.setattr("ludoteca.server.house.OBEY", 0.1)

    async def story():
        async with guests(node.url, 3) as people:
            ana = people[0]
            cup = await ana.post("/api/championships", {"game": "tacocat", "pace": {"kind": "live"}, "public": False})
            for other in people[1:]:
                await other.post(f"/api/championships/{cup['id']}/join")
            info = await ana.post(f"/api/championships/{cup['id']}/start")
            (first,) = [table for tie in info["rounds"][0] for table in tie["tables"]]
            assert (await ana.get(f"/api/tables/{first}"))["status"] == "seeding"
            await done(node, "close", first)
            async with asyncio.timeout(20):
                while len(ties := (await ana.get(f"/api/championships/{cup['id']}"))["rounds"][0]) and not any(
                    len(tie["tables"]) == 2 for tie in ties
                ):
                    await asyncio.sleep(0.1)  # it is a draw: they play again
            assert not node.house.brackets._task.done()

    run(story())


def test_one_championship_that_stumbles_does_not_stop_the_others(node, monkeypatch):
    async def story():
        async with Guest(node.url) as ana:
            advance = node.house.brackets.advance

            async def stumbling(name):
                if name == "broken":
                    raise ValueError("broken")
                await advance(name)

            monkeypatch.setattr(node.house.brackets, "advance", stumbling)
            node.loop.call_soon_threadsafe(node.house.hall.ended.put_nowait, "broken")
            cup = await ana.post(
                "/api/championships", {"game": "tacocat", "entrants": ["bot-random", "bot-easy"], "public": False}
            )
            await ana.post(f"/api/championships/{cup['id']}/start")
            async with asyncio.timeout(50):
                while (await ana.get(f"/api/championships/{cup['id']}"))["status"] != "over":
                    await asyncio.sleep(0.1)

    run(story())


# ---- who somebody is


def test_a_token_plays_and_no_more(node):
    async def story():
        async with Guest(node.url) as ana:
            token = (await ana.post("/api/me/tokens", {"name": "bot"}))["token"]
            (kept,) = await ana.get("/api/me/tokens")
            device = (await ana.get("/api/me/devices"))["this"]
            async with httpx.AsyncClient(base_url=node.url, headers={"Authorization": f"Bearer {token}"}) as thief:
                for method, path in (
                    ("POST", "/api/me/recovery"), ("GET", "/api/me/devices"), ("DELETE", f"/api/me/devices/{device}"),
                    ("POST", "/api/me/tokens"), ("GET", "/api/me/tokens"), ("DELETE", f"/api/me/tokens/{kept['id']}"),
                ):  # fmt: skip
                    answer = await thief.request(method, path, json={} if method == "POST" else None)
                    assert (answer.status_code, answer.json()["code"]) == (403, "browser-only"), path
                assert (await thief.post("/api/tables", json={"game": "tacocat"})).status_code == 201
            assert (await ana.get("/api/me/devices"))["this"] == device
            assert await ana.get("/api/me/tokens") == [kept]

    run(story())


@pytest.mark.parametrize(("proto", "secure"), [("https", True), ("http", False)])
def test_a_cookie_that_came_over_https_stays_there(node, proto, secure):
    async def story():
        async with httpx.AsyncClient(base_url=node.url, headers={"x-forwarded-proto": proto}) as http:
            given = (await http.get("/api/me")).headers["set-cookie"].lower()
            assert "httponly" in given
            assert "samesite=lax" in given
            assert ("secure" in given) == secure

    run(story())


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("unix", "unix"),
        ("fe80::1%eth0", "fe80::/64"),
    ],
)
def test_an_address_is_a_household(host, known):
    scope = {"type": "http", "client": (host, 1), "headers": []}
    assert guard.address(ASGIConnection(scope)) == known


def test_numbers_are_for_the_host_alone(node, tmp_path):
    async def story(url, headers, code):
        async with httpx.AsyncClient(base_url=url) as http:
            assert (await http.get("/metrics", headers=headers)).status_code == code
            assert (await http.get("/health", headers=headers)).status_code == 200

    run(story(node.url, {}, 200))
    run(story(node.url, {"x-forwarded-for": "192.0.2.7"}, 404))
    with Node(tmp_path, metrics="a token for numbers") as guarded:
        run(story(guarded.url, {}, 404))
        run(story(guarded.url, {"Authorization": "Bearer another"}, 404))
        run(story(guarded.url, {"Authorization": "Bearer a token for numbers", "x-forwarded-for": "192.0.2.7"}, 200))


# ---- everything that is kept about a person


def test_nothing_about_a_person_is_kept_that_is_not_exported_and_deleted(node):
    """Whatever table names a person: a row of it is exported, and after the deletion none names them."""
    named = [
        (table, column)
        for table in schema.metadata.sorted_tables
        for column in table.c
        if any(key.column is schema.person.c.id for key in column.foreign_keys)
    ]
    assert len(named) > 10

    async def story():
        async with match_of_two(node.url) as (a, r):
            ana, rui = a.guest, r.guest
            await rui.table()
            cup = await rui.post("/api/championships", {"game": "tacocat", "pace": {"kind": "live"}})
            await r.send(type="say", key="k", text="hello")
            await r.until(lambda: r.chat)
            await rui.http.put(f"/api/me/mutes/{ana.id}")
            await rui.http.put(f"/api/me/blocks/{ana.id}")
            await ana.http.put(f"/api/me/mutes/{rui.id}")
            await ana.http.put(f"/api/me/blocks/{rui.id}")
            await rui.post("/api/me/tokens", {"name": "bot"})
            await rui.http.post("/api/reports", json={"person": ana.id, "text": "x"})
            await ana.http.post("/api/reports", json={"person": rui.id, "text": "x"})
            shelf = await rui.get("/api/games/tacocat/puzzles/next")
            await rui.post(f"/api/games/tacocat/puzzles/{shelf['id']}", {"action": first(shelf)})
            match = await played(rui)
            await rui.http.post(f"/api/matches/{match}/review")
            places = {"person": ana.id, "match": match, "championship": cup["id"]}
            for table, column in named:
                if not await count(node, table, column, rui.id):  # of friends, deals, badges: any row will do
                    row = any_row(table, {column.name: rui.id}, places)
                    await asyncio.to_thread(node.call, node.house.store.execute(table.insert().values(row)))
            kept = json.loads(await done(node, "export", rui.id))
            mine = {table.name for table, column in named if column.name in {"person", "host", "reporter"}}
            assert sum(bool(rows) for rows in kept.values()) > len(mine), (mine, kept)
            await done(node, "delete", rui.id, "--yes")
            left = [f"{table}.{column.name}" for table, column in named if await count(node, table, column, rui.id)]
            assert left == []
            assert not await count(node, schema.review, schema.review.c.person, rui.id)
            assert not await count(node, schema.rating, schema.rating.c.who, rui.id)
            assert (await admin(node, "export", rui.id)).exit_code == 2

    run(story())


def any_row(table, known, places):
    """A row of a table, however little sense it makes."""
    plain = {str: "x", int: 1, float: 1.0, bool: False, bytes: b"x", dict: {}, object: {}}
    row = dict(known)
    for column in table.c:
        if column.name not in row and column.foreign_keys:
            row[column.name] = places[next(iter(column.foreign_keys)).column.table.name]
        elif column.name not in row and not column.nullable and column is not table.autoincrement_column:
            row[column.name] = plain[column.type.python_type]
    return row


def first(puzzle):
    return next(ids[0] for ids in puzzle["now"]["actions"].values() if ids)


async def played(guest):
    table = await guest.table(chairs=["me", "bot-random"])
    async with guest.at(table) as seat:
        await guest.post(f"/api/tables/{table['id']}/start")
        await seat.until(lambda: seat.now is not None)
        await guest.post(f"/api/tables/{table['id']}/resign")
        await seat.until(lambda: seat.table["status"] == "over")
    return table["id"]


async def count(node, table, column, person):
    query = table.select().where(column == person)
    return len(await asyncio.to_thread(node.call, node.house.store.rows(query)))
