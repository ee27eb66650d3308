"""Your turn, wherever you are: web-hooks, pushes and letters reach those who are elsewhere, once, and say nothing secret."""

import asyncio
import contextlib
import json
import re

import pytest
from cryptography.exceptions import InvalidTag
from sqlalchemy import select, update

from ludoteca.server.storage import schema
from tests.server.client import Guest
from tests.server.conftest import guests, run
from tests.server.nodes import Node, Process
from tests.server.receivers import Browser, Mailbox, Receiver, signed, vapid

DAYS = {"kind": "days", "days": 3}
QUICK = {"private_hooks": True, "notice_wait": 0.2, "notice_gap": 0, "public_url": "https://games.example"}


@pytest.fixture(scope="module")
def mailbox():
    with Mailbox() as one:
        yield one


@pytest.fixture(scope="module")
def node(database, tmp_path_factory, mailbox):
    wishes = QUICK | {"smtp": mailbox.url, "mail_from": "house@games.example"}
    with Node(tmp_path_factory.mktemp("node"), database, **wishes) as running:
        running.house.notices.outbox.haste = 0.01
        yield running


@pytest.fixture
def receiver():
    with Receiver() as one:
        yield one


async def delete(guest, path, code=204):
    assert (await guest.http.delete(path)).status_code == code


async def put(guest, path, body, code=200):
    answer = await guest.http.put(path, json=body)
    assert answer.status_code == code, answer.text
    return answer.json()


async def begun(ana, rui, pace=DAYS, **order):
    """A match between two people who then go away: the moves of the deal are asked of both."""
    table = await ana.table(chairs=["me", "open"], pace=pace, game="tacocat", **order)
    await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
    async with ana.at(table) as a, rui.at(table) as r:
        await ana.post(f"/api/tables/{table['id']}/start")
        await a.until(lambda: a.now is not None and a.table["status"] == "running")
        await r.until(lambda: r.now is not None)
    return table["id"]


async def hooked(guest, receiver):
    return (await guest.post("/api/me/notices/hook", {"url": receiver.url + "/" + guest.id}))["secret"]


async def moved(guest, table):
    """Come, play what is asked, and go."""
    async with guest.at(table) as seat:
        await seat.until(lambda: seat.my_turn and seat.actions)
        while seat.my_turn and seat.now["result"] is None:
            assert (await seat.play(seat.actions[0]))["type"] == "played"
            await seat.quiet()


def rows(node, query):
    return node.call(node.house.store.rows(query))


# ---- web-hooks


def test_who_is_away_is_told_once_by_a_signed_document(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            secret = await hooked(ana, receiver)
            table = await begun(ana, rui)
            await receiver.until(1)
            await asyncio.sleep(0.6)
            assert len(receiver.got) == 1
            path, headers, body = receiver.got[0]
            assert path == "/" + ana.id
            assert signed(secret, headers, body)
            document = json.loads(body)
            assert document["id"] == headers["webhook-id"]
            assert document["items"] == [
                {
                    "kind": "turn", "game": "tacocat", "table": table,
                    "link": f"https://games.example/tables/{table}", "text": f"Tacocat: it’s your turn (with {rui.name}).",
                }
            ]  # fmt: skip
            assert document["text"] == document["content"]
            await moved(ana, table)
            await moved(rui, table)
            assert len(await receiver.until(2)) == 2  # the next turn is another thing
            assert receiver.got[1][1]["webhook-id"] != document["id"]

    run(story())


def test_nothing_secret_is_told(node, receiver):
    """All that a notice says is the game, names, and a link; nothing of what lies on the table."""

    async def story():
        async with guests(node.url) as (ana, rui):
            await hooked(ana, receiver)
            table = await begun(ana, rui)
            [(_, _, body)] = await receiver.until(1)
            document = json.loads(body)
            assert set(document) == {"type", "id", "text", "content", "items"}
            assert set(document["items"][0]) == {"kind", "game", "table", "link", "text"}
            stored = rows(node, select(schema.notice).where(schema.notice.c.match == table))
            assert all(set(row.facts) == {"game", "who"} for row in stored)

    run(story())


def test_who_looks_at_the_table_is_not_told_before_they_leave(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            await hooked(ana, receiver)
            table = await ana.table(chairs=["me", "open"], pace=DAYS, game="tacocat")
            await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
            async with ana.at(table) as a, rui.at(table):
                await ana.post(f"/api/tables/{table['id']}/start")
                await a.until(lambda: a.my_turn)
                await asyncio.sleep(1.5)
                assert receiver.got == []
            await receiver.until(1)  # she left without an answer

    run(story())


def test_who_comes_before_it_is_sent_is_not_told_either(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            await hooked(ana, receiver)
            await put(ana, "/api/me/notices", {"every": 60})
            table = await begun(ana, rui)
            while not rows(node, select(schema.notice).where(schema.notice.c.person == ana.id)):
                await asyncio.sleep(0.02)  # it is noted when she has left
            async with ana.at(table) as a:
                await a.until(lambda: a.now is not None)
                early = update(schema.notice).where(schema.notice.c.person == ana.id)
                node.call(node.house.store.execute(early.values(due=0.0, created=1.0)))
                node.house.notices.watcher.something.set()
                await asyncio.sleep(1.5)
                assert receiver.got == []
            await receiver.until(1)

    run(story())


def test_a_live_match_tells_who_is_not_connected(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            await hooked(ana, receiver)
            await hooked(rui, receiver)
            await begun(ana, rui, pace={"kind": "none"})
            got = await receiver.until(2)
            await asyncio.sleep(0.5)
            assert sorted(path for path, _, _ in got) == sorted(["/" + ana.id, "/" + rui.id])

    run(story())


def test_the_end_and_a_rematch_are_told(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            table = await begun(ana, rui)
            await hooked(rui, receiver)
            await ana.post(f"/api/tables/{table}/resign")
            await receiver.until(1)
            assert receiver.documents()[0]["items"][0]["kind"] == "over"
            await ana.post(f"/api/tables/{table}/rematch")  # a clock runs: Rui is asked
            await receiver.until(2)
            assert receiver.documents()[1]["items"][0]["kind"] == "asked"
            again = await rui.post(f"/api/tables/{table}/rematch")
            await hooked(ana, receiver)
            assert again["id"] != table

    run(story())


def test_an_invitation_to_a_rematch_is_told(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            table = await begun(ana, rui, pace={"kind": "none"})
            await ana.post(f"/api/tables/{table}/resign")
            await hooked(rui, receiver)
            again = await ana.post(f"/api/tables/{table}/rematch")
            await receiver.until(1)
            assert [(i["kind"], i["table"]) for i in receiver.documents()[0]["items"]] == [("invited", again["id"])]

    run(story())


def test_an_invitation_is_told_once(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            await hooked(rui, receiver)
            table = await ana.table(chairs=["me", "open"])

            async def invite():
                await node.house.notices.watcher.invite(await node.house.hall.get(table["id"]), rui.id)

            for _ in range(2):
                node.call(invite())
                node.house.notices.watcher._noted.clear()  # as on another node
            await receiver.until(1)
            await asyncio.sleep(0.6)
            [document] = receiver.documents()
            assert [(i["kind"], i["table"]) for i in document["items"]] == [("invited", table["id"])]

    run(story())


def test_a_round_of_a_championship_is_told(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            await hooked(rui, receiver)
            order = {"name": "Cup", "game": "tacocat", "pace": DAYS}
            cup = (await ana.post("/api/championships", order, 201))["id"]
            for who in (ana, rui):
                answer = await who.http.post(f"/api/championships/{cup}/join")
                assert answer.status_code < 300 or answer.json()["code"] == "entered", answer.text
            await ana.post(f"/api/championships/{cup}/start")
            await receiver.until(1)
            assert receiver.documents()[0]["items"][0]["kind"] == "round"

    run(story())


def test_a_receiver_that_fails_gets_the_same_name_again(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            await hooked(ana, receiver)
            receiver.answers = [500, 503]
            await begun(ana, rui)
            got = await receiver.until(3)
            await asyncio.sleep(0.5)
            assert len(got) == 3
            assert len({headers["webhook-id"] for _, headers, _ in got}) == 1

    run(story())


def test_a_redirect_is_not_followed(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            await hooked(ana, receiver)
            receiver.answers = [302] * 20
            receiver.headers = {"location": receiver.url + "/elsewhere"}
            await begun(ana, rui)
            await receiver.until(2)
            assert {path for path, _, _ in receiver.got} == {"/" + ana.id}

    run(story())


def test_one_that_is_gone_is_dropped(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            await hooked(ana, receiver)
            receiver.answers = [410]
            await begun(ana, rui)
            await receiver.until(1)
            async with asyncio.timeout(10):
                while (await ana.get("/api/me/notices"))["channels"]:
                    await asyncio.sleep(0.05)
            await asyncio.sleep(0.5)
            assert len(receiver.got) == 1

    run(story())


def test_a_slow_receiver_delays_no_move(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            await hooked(ana, receiver)
            receiver.delay = 3.0
            table = await begun(ana, rui)
            await asyncio.sleep(0.5)  # it is being told now
            assert receiver.got == []
            await moved(ana, table)
            await moved(rui, table)
            assert receiver.got == []

    run(story())


def test_a_message_is_taken_only_when_there_is_a_line_for_it(node, receiver, monkeypatch):
    """Receivers that never answer: whoever waits behind them is not thought to have been tried, and is not dropped."""
    monkeypatch.setattr("ludoteca.server.notices.sender.LINES", 0)
    receiver.free.clear()

    async def story():
        async with guests(node.url, 4) as (ana, rui, eva, lia):
            for one in (ana, rui, eva, lia):
                await hooked(one, receiver)
            tables = [await begun(ana, rui), await begun(eva, lia)]
            mine = schema.notice.c.match.in_(tables), schema.notice.c.kind == "turn"
            while len(rows(node, select(schema.notice).where(*mine))) < 4:
                await asyncio.sleep(0.02)
            monkeypatch.setattr("ludoteca.server.notices.sender.LINES", 1)
            while not receiver.begun:
                await asyncio.sleep(0.01)
            tried = [row.tries for row in rows(node, select(schema.notice).where(*mine))]
            assert sorted(tried) == [0, 0, 0, 1]
            receiver.free.set()
            assert len(await receiver.until(4)) == 4
            assert len({headers["webhook-id"] for _, headers, _ in receiver.got}) == 4

    run(story())


# ---- wishes


def test_games_and_kinds_that_nobody_wants_are_not_told(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            await hooked(ana, receiver)
            await put(ana, "/api/me/notices", {"games": ["tacocat"]})
            await begun(ana, rui)
            await put(ana, "/api/me/notices", {"off": ["turn"]})
            table = await begun(ana, rui)
            await asyncio.sleep(1.0)
            assert receiver.got == []
            await rui.post(f"/api/tables/{table}/resign")
            await receiver.until(1)
            assert [i["kind"] for i in receiver.documents()[0]["items"]] == ["over"]

    run(story())


def test_a_digest_says_all_at_once(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            await hooked(ana, receiver)
            await put(ana, "/api/me/notices", {"every": 60, "zone": "America/Argentina/Buenos_Aires"})
            tables = {await begun(ana, rui) for _ in range(3)}
            await asyncio.sleep(1.0)
            assert receiver.got == []
            notice = schema.notice
            waiting = rows(node, select(notice).where(notice.c.person == ana.id))
            assert len({row.due for row in waiting}) == 1  # the end of the hour
            assert waiting[0].due % 3600 == 0
            early = update(notice).where(notice.c.person == ana.id).values(due=0.0, created=1.0)
            node.call(node.house.store.execute(early))
            await receiver.until(1)
            await asyncio.sleep(0.5)
            [document] = receiver.documents()
            assert {item["table"] for item in document["items"]} == tables

    run(story())


def test_too_many_messages_go_together(node, receiver):
    """The gap between two messages to a person: what comes meanwhile goes along with the next."""

    async def story():
        sender = node.house.notices.sender
        before = sender.settings
        async with guests(node.url) as (ana, rui):
            await hooked(ana, receiver)
            await begun(ana, rui)
            await receiver.until(1)
            sender.settings = type(
                "S", (), {"notice_gap": 2.0, "person_notices": 30, "notice_wait": 0.2, "public_url": ""}
            )()
            try:
                for _ in range(3):
                    await begun(ana, rui)
                await receiver.until(2)
                await asyncio.sleep(0.5)
            finally:
                sender.settings = before
            assert len(receiver.got) == 2
            assert len(receiver.documents()[1]["items"]) == 3

    run(story())


# ---- pushes


def test_a_push_is_read_by_its_browser_alone_and_signed_by_the_house(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            browser = Browser(receiver.url + "/push/1")
            told = await ana.post("/api/me/notices/push", browser.subscription)
            assert [(c["kind"], c["this"]) for c in told["channels"]] == [("push", True)]
            table = await begun(ana, rui)
            [(path, headers, body)] = await receiver.until(1)
            assert path == "/push/1"
            assert headers["content-encoding"] == "aes128gcm"
            assert int(headers["ttl"]) > 0
            assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", headers["topic"])
            claims = vapid(headers, told["push_key"])
            assert claims["aud"] == receiver.url
            assert claims["sub"] == "mailto:house@games.example"
            said = browser.read(body)
            assert said["link"].endswith(f"/tables/{table}")
            assert said["body"] == f"Tacocat: it’s your turn (with {rui.name})."
            with pytest.raises(InvalidTag):
                Browser("x").read(body)

    run(story())


def test_a_browser_that_is_signed_out_hears_nothing_more(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            other = ana.moved(node.url)
            code = (await ana.post("/api/me/recovery"))["code"]
            other = Guest(node.url)
            await other.http.post("/api/recover", json={"code": code})
            await other.post("/api/me/notices/push", Browser(receiver.url + "/other").subscription)
            devices = await ana.get("/api/me/devices")
            [ended] = [d["id"] for d in devices["devices"] if d["id"] != devices["this"]]
            await delete(ana, f"/api/me/devices/{ended}")
            await begun(ana, rui)
            await asyncio.sleep(1.2)
            assert receiver.got == []
            assert (await ana.get("/api/me/notices"))["channels"] == []
            await other.http.aclose()

    run(story())


def test_the_house_keeps_its_key(node):
    first = node.house.notices.signer.public
    node.call(node.house.notices.signer.open())
    assert node.house.notices.signer.public == first


# ---- letters


def token_in(text, purpose):
    return re.search(rf"https://games\.example/{purpose}/(\S+)", text).group(1)


def test_a_mailbox_says_yes_before_it_is_written_to_and_leaves_with_one_tap(node, mailbox):
    async def story():
        async with guests(node.url) as (ana, rui):
            mailbox.letters.clear()
            told = await ana.post("/api/me/notices/mail", {"address": "Ana@Example.org"})
            assert [(c["kind"], c["name"], c["confirmed"]) for c in told["channels"]] == [
                ("mail", "Ana@example.org", False)
            ]
            [(to, letter)] = await mailbox.until(1)
            assert to == ["Ana@example.org"]
            table = await begun(ana, rui)
            await asyncio.sleep(1.0)
            assert len(mailbox.letters) == 1  # nothing before a yes
            stranger = Guest(node.url)  # whoever has the link, in whatever browser
            token = token_in(letter.get_content(), "confirm")
            assert (await stranger.post(f"/api/confirm/{token}")) == {"name": "Ana@example.org"}
            await moved(ana, table)
            await moved(rui, table)
            _, letter = (await mailbox.until(2))[1]
            assert letter["subject"] == f"Tacocat: it’s your turn (with {rui.name})."
            assert f"https://games.example/tables/{table}" in letter.get_content()
            assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            click = letter["list-unsubscribe"].strip("<>").removeprefix("https://games.example")
            answer = await stranger.http.post(click, data={"List-Unsubscribe": "One-Click"})
            assert answer.json() == {"name": "Ana@example.org"}
            assert (await ana.get("/api/me/notices"))["channels"] == []
            assert token_in(letter.get_content(), "leave") == click.rpartition("/")[2]
            assert (await stranger.post(click)) == {"name": ""}  # twice does no harm
            await stranger.http.aclose()

    run(story())


@pytest.mark.parametrize("language", ["pt", "es", "en"])
def test_letters_speak_the_person_s_language(node, mailbox, language):
    subject = {"pt": "este endereço é seu", "es": "esta dirección es tuya", "en": "is this your address"}[language]

    async def story():
        async with guests(node.url, 1) as (ana,):
            mailbox.letters.clear()
            await ana.http.patch("/api/me", json={"language": language})
            await ana.post("/api/me/notices/mail", {"address": f"{language}@example.org"})
            [(_, letter)] = await mailbox.until(1)
            assert subject in letter["subject"]

    run(story())


def test_a_mailbox_that_is_not_there_gets_no_second_letter(node, mailbox):
    async def story():
        async with guests(node.url, 1) as (ana,):
            mailbox.letters.clear()
            mailbox.refuse = "550 no such mailbox"
            try:
                await ana.post("/api/me/notices/mail", {"address": "nobody@example.org"})
                async with asyncio.timeout(10):
                    query = select(schema.notice.c.status).where(schema.notice.c.person == ana.id)
                    while [row.status for row in rows(node, query)] != ["dropped"]:
                        await asyncio.sleep(0.05)
            finally:
                mailbox.refuse = None

    run(story())


# ---- attacks


@pytest.mark.parametrize(
    "address",
    [
        "ana@example.org\r\nBcc: all@example.org",
        "ana@example.org,b@example.org",
        "<a@b.c>",
        "ana",
        "a@b@c.d",
        "a b@c.de",
        "",
        "é@example.org",
    ],
)
def test_an_address_is_one_mailbox_and_no_header(node, address):
    async def story():
        async with guests(node.url, 1) as (ana,):
            answer = await ana.http.post("/api/me/notices/mail", json={"address": address})
            assert answer.status_code == 400, answer.text
            assert answer.json()["code"] in {"bad-mail", "bad-request"}
            assert (await ana.get("/api/me/notices"))["channels"] == []

    run(story())


def test_forged_links_change_nothing(node, mailbox):
    async def story():
        async with guests(node.url) as (ana, rui):
            mailbox.letters.clear()
            await ana.post("/api/me/notices/mail", {"address": "forged@example.org"})
            [(_, letter)] = await mailbox.until(1)
            good = token_in(letter.get_content(), "confirm")
            signature, name = good[:32], good[32:]
            other = ("0" if signature[0] != "0" else "1") + signature[1:]
            for bad in ("0" * 32 + name, name, signature, other + name, good + "x", "a.b", "é" * 40, "x" * 500):
                for purpose in ("confirm", "leave"):
                    await rui.post(f"/api/{purpose}/{bad}", code=404)
            await rui.post(f"/api/leave/{good}", code=404)  # a link is good for one thing
            assert [c["confirmed"] for c in (await ana.get("/api/me/notices"))["channels"]] == [False]
            assert (await rui.http.get(f"/api/confirm/{good}")).status_code == 405  # to look at it is no yes

    run(story())


def test_nobody_ends_another_s_channel_or_sees_it(node, receiver):
    async def story():
        async with guests(node.url) as (ana, rui):
            secret = await hooked(ana, receiver)
            told = await ana.get("/api/me/notices")
            [channel] = told["channels"]
            assert secret not in json.dumps(told)
            assert (await rui.get("/api/me/notices"))["channels"] == []
            await delete(rui, f"/api/me/notices/channels/{channel['id']}", 404)
            assert len((await ana.get("/api/me/notices"))["channels"]) == 1
            browser = Browser(receiver.url + "/push")
            await ana.post("/api/me/notices/push", browser.subscription)
            await rui.post("/api/me/notices/push", browser.subscription)  # who knows the address takes nothing away
            assert len((await ana.get("/api/me/notices"))["channels"]) == 2

    run(story())


def test_many_subscriptions_at_once_are_bounded(node, receiver):
    async def story():
        async with guests(node.url, 1) as (ana,):
            wanted = [ana.http.post("/api/me/notices/hook", json={"url": f"{receiver.url}/{k}"}) for k in range(25)]
            answers = await asyncio.gather(*wanted)
            codes = sorted(answer.status_code for answer in answers)
            assert codes == [201] * 10 + [429] * 15
            assert next(a for a in answers if a.status_code == 429).json()["code"] == "too-many-channels"

    run(story())


def test_letters_that_ask_are_bounded(node):
    async def story():
        async with contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Guest(node.url)) for _ in range(5)]
            codes = [
                (await who.http.post("/api/me/notices/mail", json={"address": "victim@example.org"})).status_code
                for who in people
            ]
            assert codes == [201] * 3 + [429] * 2
            codes = [
                (await people[0].http.post("/api/me/notices/mail", json={"address": f"m{k}@example.org"})).status_code
                for k in range(8)
            ]
            assert codes.count(201) == 4  # five a person, with the one above

    run(story())


@pytest.mark.parametrize(
    "keys", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "é"}, {"auth": "*" * 22}, {"p256dh": "B" * 87}]
)
def test_keys_that_nothing_can_be_encrypted_with_are_refused(node, receiver, keys):
    async def story():
        async with guests(node.url, 1) as (ana,):
            answer = await ana.http.post("/api/me/notices/push", json=Browser(receiver.url).subscription | keys)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-keys")

    run(story())


@pytest.mark.parametrize(
    "wish", [{"zone": "Moon/Sea"}, {"zone": "../etc"}, {"quiet": [0, 5000]}, {"every": 7}, {"off": ["x"]}, {"more": 1}]
)
def test_wishes_that_cannot_be_are_refused(node, wish):
    async def story():
        async with guests(node.url, 1) as (ana,):
            await put(ana, "/api/me/notices", wish, 400)
            assert (await ana.get("/api/me/notices"))["wishes"]["zone"] == "UTC"

    run(story())


def test_a_person_who_is_deleted_leaves_nothing(node, receiver):
    async def story():
        async with guests(node.url, 1) as (ana,):
            await hooked(ana, receiver)
            await put(ana, "/api/me/notices", {"every": 60})
            from ludoteca.server.people.moderation import delete_person, export  # noqa: PLC0415

            kept = node.call(_write(node, lambda line: export(line, ana.id)))
            assert len(kept["channels"]) == 1
            assert "keys" not in kept["channels"][0]
            node.call(_write(node, lambda line: delete_person(line, ana.id, "")))
            for table in (schema.channel, schema.wish, schema.notice):
                assert not rows(node, select(table).where(table.c.person == ana.id))

    run(story())


async def _write(node, job):
    return await node.house.store.write(job)


# ---- many nodes


def test_one_node_of_two_sends_and_a_killed_one_is_replaced(cluster, tmp_path, receiver):
    """The node that took a message is killed while it sends: the other sends the same, under the same name."""
    database = cluster()

    async def story():
        receiver.delay = 6.0
        with Process(tmp_path / "a", database, **QUICK) as first:
            async with guests(first.url) as (ana, rui):
                await hooked(ana, receiver)
                table = await begun(ana, rui)
                notice = await _leased(database, table)
                async with asyncio.timeout(60):
                    while not receiver.begun:  # it is on its way
                        await asyncio.sleep(0.02)
                first.kill()
        receiver.delay = 0.0
        await _end_lease(database)  # a minute has passed
        with Node(tmp_path / "b", database, **QUICK), Node(tmp_path / "c", database, **QUICK):
            await receiver.until(2, 120)
            await asyncio.sleep(6.0)  # nobody sends it once more
        names = [headers["webhook-id"] for _, headers, _ in receiver.got]
        assert names == [notice] * 2  # the receiver knows from its name that it is the same

    asyncio.run(asyncio.wait_for(story(), 500))


async def _leased(database, table):
    import asyncpg  # noqa: PLC0415

    line = await asyncpg.connect(database)
    try:
        async with asyncio.timeout(60):
            while True:
                row = await line.fetchrow("SELECT batch FROM notice WHERE match = $1 AND batch IS NOT NULL", table)
                if row is not None:
                    return row["batch"]
                await asyncio.sleep(0.05)
    finally:
        await line.close()


async def _end_lease(database):
    import asyncpg  # noqa: PLC0415

    line = await asyncpg.connect(database)
    await line.execute("UPDATE notice SET until = 0, due = 0")
    await line.close()
