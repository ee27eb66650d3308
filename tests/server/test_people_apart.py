"""Devices, names, blocks and reports, and what a host does about them: over real HTTP, sockets and the command line."""

import asyncio
import contextlib
import json

import httpx
import pytest
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca.server.admin import app
from ludoteca.server.people import moderation
from ludoteca.server.people.moderation import reports
from ludoteca.server.people.names import clean_text, device_name, person_name
from ludoteca.server.people.people import REPORTS
from ludoteca.server.refusals import Refused
from tests.server.client import Guest
from tests.server.conftest import guests, match_of_two, run
from tests.server.nodes import Node, key

# ---- names


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Аna", "mixed-name"),  # a Cyrillic A
        ("Βob", "mixed-name"),  # a Greek B
        ("bot-hard", "bot-name"),
        ("Bot (fácil)", "bot-name"),
        ("Robô (difícil)", "bot-name"),
        ("ROBOT", "bot-name"),
        ("B0t", "bot-name"),
        ("Bot1", "bot-name"),
        ("b.o.t", "bot-name"),
        ("ʙᴏᴛ", "bot-name"),
        ("ʀᴏʙôᴛ 7", "bot-name"),
        ("\u3164\u3164", "bad-name"),
        ("\u2800", "bad-name"),
        ("\u200b\u202e\ufeff", "bad-name"),
        ("\ufe0f", "bad-name"),
        ("   ", "bad-name"),
    ],
)
def test_names_that_are_not_what_they_seem_are_refused(node, name, code):
    async def story():
        async with Guest(node.url) as ana:
            answer = await ana.http.patch("/api/me", json={"name": name})
            assert (answer.status_code, answer.json()["code"]) == (400, code)
            answer = await ana.http.post(
                "/api/tables", json={"game": "tacocat", "chairs": ["me", "me"], "names": ["", name]}
            )
            assert (answer.status_code, answer.json()["code"]) == (400, code)

    run(story())


@pytest.mark.parametrize("name", ["Ana", "José", "Анна", "ひろし", "O’Neil", "Botelho", "Robson", "Zoë ♥", "Łukasz 2"])
def test_honest_names_are_kept(name):
    assert person_name(name) == name


def test_what_is_not_to_be_seen_is_left_out_and_a_tower_of_accents_cut_down():
    assert person_name("A\u202en\u200ba\ufe0f\u3164") == "Ana"
    assert clean_text("a\ud800b\udfff", 24) == "ab"
    assert len(clean_text("a" + "\u0301\u0302\u0303\u0304\u0305" * 4, 24)) == 3
    with pytest.raises(Refused):
        person_name("\u0301\u0302")


# ---- devices


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
         "Safari/537.36 Edg/140.0.0.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile "
         "Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
         "Version/18.5 Mobile/15E148 Safari/604.1", "Safari, iPhone"),
        ("my\x00bot/1.0 " + "x" * 100, "mybot/1.0 " + "x" * 70),
        ("", ""),
    ],
)  # fmt: skip
def test_a_device_is_called_by_browser_and_system(agent, name):
    assert device_name(agent) == name


async def hung_up(seat):
    async with asyncio.timeout(10):
        with contextlib.suppress(ConnectionClosed):
            async for _ in seat.socket:
                pass
    assert (seat.socket.close_code, seat.socket.close_reason) == (1008, "signed-out")


def test_what_is_private_is_not_kept_by_caches(node):
    async def story():
        async with Guest(node.url) as ana:
            for path in ("/api/me", "/api/me/tables", "/api/me/devices", "/api/tables"):
                assert (await ana.http.get(path)).headers["cache-control"] == "no-store", path

    run(story())


def test_a_person_sees_and_ends_their_devices(node):
    async def story():
        async with Guest(node.url) as ana, Guest(node.url) as phone:
            code = (await ana.post("/api/me/recovery"))["code"]
            phone.http.headers["user-agent"] = "My Phone"
            assert (await phone.post("/api/recover", {"code": code}))["id"] == ana.id
            mine = await ana.get("/api/me/devices")
            other = next(device for device in mine["devices"] if device["id"] != mine["this"])
            assert (len(mine["devices"]), other["name"]) == (2, "My Phone")
            table = await ana.table()
            phone.id = ana.id
            async with ana.at(table) as here, phone.at(table) as there:
                assert (await ana.http.delete(f"/api/me/devices/{other['id']}")).status_code == 204
                await hung_up(there)
                await here.send(type="ping", key="k")
                await here.hear("pong")
            assert (await phone.http.get("/api/me/tables")).status_code == 401
            assert (await ana.http.delete(f"/api/me/devices/{other['id']}")).status_code == 404

    run(story())


def test_nobody_ends_the_device_or_the_token_of_another(node):
    async def story():
        async with guests(node.url, 2) as (ana, eve):
            await ana.post("/api/me/tokens", {"name": "bot"})
            (token,) = await ana.get("/api/me/tokens")
            assert set(token) == {"id", "name", "created"}
            device = (await ana.get("/api/me/devices"))["this"]
            for path in (f"devices/{device}", f"tokens/{token['id']}"):
                assert (await eve.http.delete(f"/api/me/{path}")).status_code == 404
            for wrong in ("", token["id"][:1], token["id"][:-1], token["id"] + "0", "%25", "_" * len(token["id"])):
                assert (await ana.http.delete(f"/api/me/tokens/{wrong}")).status_code in {404, 405}
            assert await ana.get("/api/me/tokens") == [token]
            assert (await ana.get("/api/me/devices"))["this"] == device

    run(story())


def test_a_token_is_shown_once_and_its_list_lets_nobody_in(node):
    async def story():
        async with Guest(node.url) as ana:
            made = (await ana.post("/api/me/tokens", {"name": "bot"}))["token"]
            (kept,) = await ana.get("/api/me/tokens")
            assert len(kept["id"]) < 20
            assert kept["id"] not in made
            for secret, code in ((made, 200), (kept["id"], 401), (made[:-1], 401)):
                async with httpx.AsyncClient(base_url=node.url) as program:
                    answer = await program.get("/api/me/tables", headers={"Authorization": f"Bearer {secret}"})
                    assert answer.status_code == code

    run(story())


def test_a_new_recovery_code_ends_all_other_cookies(node):
    async def story():
        async with Guest(node.url) as ana, Guest(node.url) as thief:
            thief.http.cookies.set("ludoteca", ana.http.cookies["ludoteca"])
            code = (await ana.post("/api/me/recovery"))["code"]
            async with Guest(node.url) as phone:
                await phone.post("/api/recover", {"code": code})
                await ana.post("/api/me/recovery")
                assert (await phone.http.get("/api/me/tables")).status_code == 401
                assert (await phone.http.post("/api/recover", json={"code": code})).status_code == 404
            assert (await ana.http.get("/api/me/tables")).status_code == 200

    run(story())


def test_a_cookie_from_before_is_good_until_the_next_recovery_code(sqlite_node):
    node = sqlite_node

    async def story():
        async with Guest(node.url) as ana, Guest(node.url) as other:
            old = f"{ana.id}.{node.house.people._sign(ana.id)}"
            for guest in (ana, other):
                guest.http.cookies.clear()
                guest.http.cookies.set("ludoteca", old)
            me = await ana.http.get("/api/me")
            assert me.json()["id"] == ana.id
            assert me.cookies["ludoteca"].count(".") == 2  # it has a device from now on
            ana.http.cookies.clear()
            ana.http.cookies.set("ludoteca", me.cookies["ludoteca"])
            assert (await other.http.get("/api/me/tables")).status_code == 200
            await ana.post("/api/me/recovery")
            assert (await other.http.get("/api/me/tables")).status_code == 401
            assert (await ana.http.get("/api/me/tables")).status_code == 200

    run(story())


def test_signing_out_ends_the_cookie_itself(node):
    async def story():
        async with Guest(node.url) as ana:
            before = ana.http.cookies["ludoteca"]
            assert (await ana.http.post("/api/me/sign-out")).status_code == 204
            ana.http.cookies.clear()
            ana.http.cookies.set("ludoteca", before)
            assert (await ana.http.get("/api/me/tables")).status_code == 401

    run(story())


def test_the_socket_of_a_revoked_token_closes(node):
    async def story():
        async with Guest(node.url) as ana:
            token = (await ana.post("/api/me/tokens", {"name": "bot"}))["token"]
            table = await ana.table()
            async with Guest(node.url, {"Authorization": f"Bearer {token}"}) as program, ana.at(table) as a:
                async with program.at(table) as socket:
                    (info,) = await ana.get("/api/me/tokens")
                    await ana.http.delete(f"/api/me/tokens/{info['id']}")
                    await hung_up(socket)
                await a.send(type="ping", key="k")
                await a.hear("pong")

    run(story())


@pytest.mark.parametrize("how", ["device", "token", "ban"])
def test_the_sockets_of_championships_close_too(node, how):
    async def story():
        async with guests(node.url, 2) as (ana, rui):
            cup = (await rui.post("/api/championships", {"game": "tacocat", "pace": {"kind": "live"}}))["id"]
            headers = ana.cookies()
            if how == "token":
                headers = {"Authorization": f"Bearer {(await ana.post('/api/me/tokens', {'name': 'bot'}))['token']}"}
            address = f"{node.url.replace('http', 'ws')}/api/championships/{cup}/live"
            async with (
                connect(address, additional_headers=headers) as hers,
                connect(address, additional_headers=rui.cookies()) as his,
            ):
                await hers.recv()
                await his.recv()
                if how == "device":
                    await ana.http.post("/api/me/sign-out")
                elif how == "token":
                    (info,) = await ana.get("/api/me/tokens")
                    await ana.http.delete(f"/api/me/tokens/{info['id']}")
                else:
                    await done(node, "ban", ana.id)
                async with asyncio.timeout(10):
                    await hers.wait_closed()
                assert (hers.close_code, hers.close_reason) == (1008, "signed-out")
                await rui.post(f"/api/championships/{cup}/cancel")
                assert json.loads(await his.recv())["championship"]["status"] == "over"

    run(story())


@pytest.mark.parametrize(
    "forged", ["", ".", "..", "a.b", "a.b.c", "é.é", "%00.%00.%00", "0123456789abcdef.x." + "0" * 64]
)
def test_a_forged_cookie_is_nobody(node, forged):
    async def story():
        async with Guest(node.url) as ana:
            answer = await ana.http.get("/api/me/tables", headers={"cookie": f"ludoteca={forged}".encode("latin-1")})
            assert answer.status_code in {200, 401}
            ana.http.cookies.clear()
            answer = await ana.http.get("/api/me/tables", headers={"cookie": f"ludoteca={forged}".encode("latin-1")})
            assert answer.status_code == 401

    run(story())


# ---- blocks and reports


def test_who_is_blocked_is_neither_heard_nor_sat_down_with(node):
    async def story():
        async with guests(node.url, 2) as (ana, rui):
            assert (await ana.http.put(f"/api/me/blocks/{rui.id}")).status_code == 204
            assert await ana.get("/api/me/blocks") == {"muted": [], "blocked": [rui.id]}
            table = await ana.table()
            answer = await rui.http.post(f"/api/tables/{table['id']}/sit", json={"seat": 1})
            assert (answer.status_code, answer.json()["code"]) == (403, "apart")
            theirs = await rui.table()
            answer = await ana.http.post(f"/api/tables/{theirs['id']}/sit", json={"seat": 1})
            assert (answer.status_code, answer.json()["code"]) == (403, "apart")
            async with ana.at(table) as a, rui.at(table) as r:
                await r.send(type="say", key="k", text="hello?")
                await r.until(lambda: r.chat)
                await a.quiet()
                assert not a.chat
            await ana.http.delete(f"/api/me/blocks/{rui.id}")
            await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 1})

    run(story())


def test_who_is_apart_from_the_host_does_not_enter_their_championship(node):
    async def story():
        async with guests(node.url, 3) as (ana, rui, eva):
            cup = await ana.post("/api/championships", {"game": "tacocat", "entrants": ["me"]})
            join = f"/api/championships/{cup['id']}/join"
            for one, other in ((ana, rui), (rui, ana)):
                await one.http.put(f"/api/me/blocks/{other.id}")
                assert (await rui.post(join, code=403))["code"] == "cup-apart"
                await one.http.delete(f"/api/me/blocks/{other.id}")
            await eva.http.put(f"/api/me/blocks/{rui.id}")  # who only plays there keeps nobody out
            await eva.post(join)
            names = [entrant["person"] for entrant in (await rui.post(join))["entrants"]]
            assert names == [ana.id, eva.id, rui.id]

    run(story())


def admin(node, *words):
    """The command line of the host, while the server runs."""
    where = ["--database", node.settings.database] if node.settings.database else ["--data", str(node.settings.data)]
    return asyncio.to_thread(CliRunner().invoke, app, [*words, *where])


async def done(node, *words):
    answer = await admin(node, *words)
    assert answer.exit_code == 0, answer.output
    return answer.output


async def eventually(question):
    """Within seconds the running server knows."""
    async with asyncio.timeout(15):
        while not await question():
            await asyncio.sleep(0.05)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr("ludoteca.server.house.OBEY", 0.1)


def test_a_report_reaches_the_host_and_its_deeds_are_noted(node):
    async def story():
        async with guests(node.url, 2) as (ana, rui):
            told = {"person": rui.id, "text": "insults\nme", "match": "Qm3xkP0aT9cz"}
            assert (await ana.http.post("/api/reports", json=told)).status_code == 204
            assert "insults" in await done(node, "reports")
            (row,) = [row for row in node.call(node.house.store.database.read(reports)) if row["person"] == rui.id]
            assert (row["reporter"], row["match"], row["text"]) == (ana.id, told["match"], "insults me")
            for person in ("nobody-here", ana.id):
                answer = await ana.http.post("/api/reports", json={"person": person, "text": "x"})
                assert answer.status_code == 404
            for _ in range(REPORTS - 1):
                assert (await ana.http.post("/api/reports", json=told)).status_code == 204
            assert (await ana.http.post("/api/reports", json=told)).status_code == 429
            table = await rui.table()
            await done(node, "rename", rui.id, "Rui 2", "--why", "was rude")
            await eventually(lambda: named(rui, "Rui 2"))
            await eventually(lambda: seated(rui, table["id"], "Rui 2"))
            assert "was rude" in await done(node, "audit")
            assert (await admin(node, "rename", rui.id, "bot-hard")).exit_code == 2
            assert (await admin(node, "ban", "nobody-here")).exit_code == 2

    run(story())


async def seated(guest, table, name):
    return (await guest.get(f"/api/tables/{table}"))["chairs"][0]["name"] == name


async def named(guest, name):
    return (await guest.get("/api/me"))["name"] == name


@pytest.mark.parametrize("text", ["[/red] hello", "[link=https://x.example]come here[/link]", "[bold]", "[/]"])
def test_a_report_is_shown_to_the_host_as_it_was_written(node, text):
    """None makes the others unreadable, and in a narrow window too the ids are whole."""

    async def story():
        async with guests(node.url, 2) as (ana, rui):
            await ana.http.post("/api/reports", json={"person": rui.id, "text": text})
            told = await done(node, "reports")
            assert all(part in told for part in (text, ana.id, rui.id, ana.name, rui.name)), told
            await done(node, "silence", rui.id, "--why", text)
            assert text in await done(node, "audit")

    run(story())


@pytest.mark.parametrize("command", [["export"], ["close"], ["delete", "--yes"], ["rename", "Ana"], ["ban"]])
def test_what_is_no_text_on_the_command_line_is_refused_in_one_line(node, command):
    async def story():
        name, *more = command
        answer = await admin(node, name, "\udcff", *more)
        assert (answer.exit_code, answer.exception.__class__) == (2, SystemExit)

    run(story())


def test_a_host_without_a_name_has_a_number(node, monkeypatch):
    def nameless():
        raise KeyError("getpwuid(): uid not found: 4711")

    monkeypatch.setattr("getpass.getuser", nameless)

    async def story():
        async with Guest(node.url) as ana:
            await done(node, "silence", ana.id)

    run(story())


def test_who_is_silenced_does_not_talk_and_who_is_banned_does_not_come_in(node):
    async def story():
        async with guests(node.url, 2) as (ana, rui):
            table = await ana.table()
            async with rui.at(table) as r:
                assert await heard(r)
                await done(node, "silence", rui.id)
                await eventually(lambda: silent(r))
                await done(node, "silence", rui.id, "--undo")
                await eventually(lambda: heard(r))
                await done(node, "ban", rui.id)
                await hung_up(r)
            answer = await rui.http.get("/api/me")
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with rui.at(table):
                    pass
            await done(node, "ban", rui.id, "--undo")
            await eventually(lambda: let_in(rui))

    run(story())


async def heard(seat):
    """Say something; is it heard, or is its speaker silenced?"""
    name = key()
    await seat.send(type="say", key=name, text="hello")
    while True:
        frame = await seat.receive()
        if frame["type"] == "chat":
            return True
        if frame["type"] == "refused" and frame["key"] == name:
            assert frame["code"] == "silenced"
            return False


async def silent(seat):
    return not await heard(seat)


async def let_in(guest):
    return (await guest.http.get("/api/me")).status_code == 200


def test_a_table_is_closed_under_its_players(node):
    async def story():
        async with match_of_two(node.url) as (a, _):
            await done(node, "close", a.table_id, "--why", "spam")
            await a.until(lambda: a.table["status"] == "over")
            assert a.table["result"]["reason"] == "abandoned"
            assert "spam" in await done(node, "audit")
            assert (await admin(node, "close", a.table_id)).exit_code == 2
            log = await a.guest.http.get(f"/api/matches/{a.table_id}/log")
            assert json.loads(log.text)["entries"][-1]["t"] == "end"

    run(story())


def test_a_table_is_closed_however_quick_its_players_are(node, monkeypatch):
    """A move that comes between what the host's program reads and what it writes: then it reads again."""
    came = []

    async def story():
        async with match_of_two(node.url) as (a, r):
            card, table = r.now["view"]["hand"][0], node.house.hall.tables[a.table_id]

            async def mark():
                number, what = table.referee.decisions[1].number, ("mark", "unmark")[len(came) % 2]
                await node.house.authority.move(table, 1, {"do": what, "card": card}, number, f"quick-{len(came)}")

            close = moderation.close_table

            def slow(line, name, why):
                execute = line.execute

                def watched(statement, *values):
                    answer = execute(statement, *values)
                    if "max(" in str(statement) and len(came) < 3:
                        node.call(mark())
                        came.append(1)
                    return answer

                line.execute = watched
                try:
                    close(line, name, why)
                finally:
                    del line.execute

            monkeypatch.setattr(moderation, "close_table", slow)
            await done(node, "close", a.table_id)
            assert len(came) == 3
            await a.until(lambda: a.table["status"] == "over")
            entries = (await a.guest.http.get(f"/api/matches/{a.table_id}/log")).json()["entries"]
            assert [entry["t"] for entry in entries] == ["start", "play", "play", "play", "end"]

    run(story())


def test_a_person_is_exported_and_deleted_with_all_their_data(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            rui = r.guest
            await rui.http.patch("/api/me", json={"name": "Rui Secreto"})
            await r.send(type="say", key="k", text="my secret")
            await r.until(lambda: r.chat)
            await rui.post(f"/api/tables/{a.table_id}/leave")
            await rui.post(f"/api/tables/{a.table_id}/back")
            await rui.post("/api/me/tokens", {"name": "bot"})
            await rui.http.put(f"/api/me/mutes/{a.guest.id}")
            await rui.http.post("/api/reports", json={"person": a.guest.id, "text": "cheats"})
            kept = json.loads(await done(node, "export", rui.id))
            assert kept["person"]["name"] == "Rui Secreto"
            assert kept["chat"][0]["text"] == "my secret"
            assert [len(kept[what]) for what in ("devices", "tokens", "mutes", "reports", "seats")] == [1, 1, 1, 1, 1]
            assert {"blocks", "ratings", "championships"} <= set(kept)
            assert not {"recovery", "hash", "seed"} & {word for row in rows_of(kept) for word in row}
            assert rui.id in await done(node, "audit")
            await done(node, "delete", rui.id, "--yes")
            await hung_up(r)
            await a.until(lambda: a.table["chairs"][1]["kind"] == "bot")
            assert (await rui.http.get("/api/me/tables")).status_code == 401
            assert (await a.guest.http.get(f"/api/people/{rui.id}")).status_code == 404
            assert (await admin(node, "export", rui.id)).exit_code == 2
            await a.guest.post(f"/api/tables/{a.table_id}/resign")
            await a.until(lambda: a.table["status"] == "over")
            log = (await a.guest.http.get(f"/api/matches/{a.table_id}/log")).text
            assert "Secreto" not in log

    run(story())


def rows_of(kept):
    return [kept["person"], *(row for rows in kept.values() if isinstance(rows, list) for row in rows)]


def test_the_host_s_program_says_what_is_wrong_in_one_line(tmp_path):
    answer = CliRunner().invoke(app, ["reports", "--data", str(tmp_path)])
    assert (answer.exit_code, answer.exception.__class__) == (2, SystemExit)
    with Node(tmp_path):
        assert CliRunner().invoke(app, ["reports", "--data", str(tmp_path)]).exit_code == 0
