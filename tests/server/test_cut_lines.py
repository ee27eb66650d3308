"""Cut lines between nodes and their PostgreSQL: everybody hears everything, and is told the truth."""

import asyncio
import contextlib
import itertools
import json
import random
import time

import asyncpg
import pytest

from ludoteca.server.storage.bus import PostgresBus
from ludoteca.server.storage.news import Played
from tests.server.client import Guest, play_out
from tests.server.conftest import guests, run
from tests.server.nodes import Node, Process, key
from tests.server.wire import Wire

NEVER = 10_000.0


@contextlib.asynccontextmanager
async def over_two(north, south, **order):
    """A running match of Tacocat: one person on each node; gives both sockets."""
    async with guests(north.url, 1) as (ana,), guests(south.url, 1) as (rui,):
        table = await ana.table(**({"chairs": ["me", "open"]} | order))
        await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
        async with ana.at(table) as a, rui.at(table) as r:
            await ana.post(f"/api/tables/{table['id']}/start")
            for seat in (a, r):
                await seat.until(lambda seat=seat: seat.now is not None and seat.table["status"] == "running")
                await seat.quiet()
            yield a, r


async def keys_of(database, table):
    line = await asyncpg.connect(database)
    rows = await line.fetch("SELECT key FROM entry WHERE match = $1 AND key IS NOT NULL ORDER BY number", table)
    await line.close()
    return [row["key"] for row in rows]


async def terminate(database):
    """What an administrator, a restart or a broken switch does to all connections at once."""
    line = await asyncpg.connect(database)
    await line.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await line.close()


async def known(node, table, number):
    """Until a node has heard of an entry."""
    while node.house.hall.tables[table].referee.match.last.n < number:
        await asyncio.sleep(0.01)


async def both_done(a, r):
    """Both make their secret choice: what the second one does, the first one must see."""
    assert (await a.play(0))["type"] == "played"
    assert (await r.play(0))["type"] == "played"
    for seat in (a, r):
        await seat.until(lambda seat=seat: "swapped" in {event["kind"] for event in seat.events}, 10)


@pytest.fixture
def no_net(monkeypatch):
    """Without the safety net, so that only news bring news."""
    monkeypatch.setattr("ludoteca.server.tables.follower.ROUND", NEVER)


@pytest.fixture
def two(cluster, tmp_path):
    """Two nodes; the wire of the second one can be harmed."""
    database = cluster()
    with (
        Wire(database) as wire,
        Node(tmp_path / "north", database, node="north") as north,
        Node(tmp_path / "south", wire.url, node="south") as south,
    ):
        yield north, south, wire, database


@pytest.mark.usefixtures("no_net")
def test_a_terminated_line_is_noticed_and_no_news_are_lost(two):
    north, south, _, database = two

    async def story():
        async with over_two(north, south) as (a, r):
            await terminate(database)
            await both_done(a, r)
            await terminate(database)
            await play_out([a, r], random.Random(1))
            assert a.now["result"] == r.now["result"] != None  # noqa: E711

    run(story())


@pytest.mark.usefixtures("no_net")
def test_news_that_were_being_told_when_the_line_broke_are_told_again(two):
    """Whose line was not cut has no reason to look anew."""
    north, south, wire, _ = two

    async def story():
        async with over_two(north, south) as (a, r):
            assert (await a.play(0))["type"] == "played"
            wire.lose = "news"
            assert (await r.play(0))["type"] == "played"
            await a.until(lambda: "swapped" in {event["kind"] for event in a.events}, 10)
            assert wire.lost

    run(story())


@pytest.mark.usefixtures("no_net")
def test_a_line_that_is_silently_dead_is_noticed_and_made_anew(two):
    north, south, wire, _ = two

    async def story():
        async with over_two(north, south) as (a, r):
            wire.freeze()
            await a.guest.post(f"/api/tables/{a.table_id}/resign")
            await r.until(lambda: r.table["status"] == "over", 10)

    run(story())


def test_what_no_news_told_the_safety_net_finds(two, monkeypatch):
    monkeypatch.setattr("ludoteca.server.tables.follower.ROUND", 0.2)
    north, south, _, _ = two

    async def story():
        async with over_two(north, south) as (a, r):
            for node in (north, south):
                monkeypatch.setattr(node.house.bus, "publish", lambda news: None)
            await both_done(a, r)
            await play_out([a, r], random.Random(2), most=20)

    run(story())


@pytest.mark.usefixtures("no_net")
def test_a_short_entry_comes_with_the_news_of_it_and_is_not_read_again(two, monkeypatch):
    north, south, _, _ = two

    async def story():
        async with over_two(north, south, game="sequence") as (a, r):
            for node in (north, south):
                for question in ("news_of", "entries", "newer"):
                    monkeypatch.setattr(node.house.store, question, None)
            assert await play_out([a, r], random.Random(5), most=20) >= 20

    run(story())


@pytest.mark.usefixtures("no_net")
@pytest.mark.parametrize("told", ["nothing", "every second one"])
def test_an_entry_that_did_not_come_with_the_news_is_read(two, monkeypatch, told):
    north, south, _, _ = two
    turn = itertools.cycle([True, told == "nothing"])

    def publish(bus, news, publish=PostgresBus.publish):
        publish(bus, Played(news.table, news.number) if isinstance(news, Played) and next(turn) else news)

    monkeypatch.setattr(PostgresBus, "publish", publish)

    async def story():
        async with over_two(north, south) as (a, r):
            await play_out([a, r], random.Random(6))
            assert a.now["result"] == r.now["result"] != None  # noqa: E711

    run(story())


@pytest.mark.usefixtures("no_net")
def test_news_that_were_lost_are_read_when_the_next_ones_come(two, monkeypatch):
    """Who was told of entry 5 and not of entry 4 reads both."""
    north, south, _, _ = two
    turn = itertools.count()

    def publish(bus, news, publish=PostgresBus.publish):
        if not isinstance(news, Played) or next(turn) != 0:
            publish(bus, news)

    async def story():
        async with over_two(north, south) as (a, r):
            monkeypatch.setattr(PostgresBus, "publish", publish)
            await both_done(a, r)
            assert next(turn) > 1

    run(story())


@pytest.mark.usefixtures("no_net")
@pytest.mark.parametrize("lost", ["answer", "commit"])
def test_a_commit_whose_answer_is_lost_is_answered_by_its_key(two, lost):
    north, south, wire, database = two

    async def story():
        async with over_two(north, south) as (a, r):
            for number in range(4):
                seat = r if r.my_turn and r.actions else a
                if seat is r:
                    wire.lose = lost
                name = key()
                answer = await seat.play(seat.actions[0], name=name)
                assert answer["type"] == "played"
                assert (await seat.play(0, decision=0, name=name))["type"] == "played"
                assert (await keys_of(database, r.table_id)).count(name) == 1
                for other in (a, r):
                    await other.quiet(0.3)
                assert wire.lost or number < 3
            assert wire.lost
            await play_out([a, r], random.Random(3), most=20)

    run(story())


@pytest.mark.usefixtures("no_net")
def test_while_it_is_not_known_whether_a_move_was_saved_nobody_is_told_that_it_was_not(two, monkeypatch):
    monkeypatch.setattr("ludoteca.server.storage.store.PATIENCE", 0.3)
    north, south, wire, database = two

    async def nothing(_):
        """A new line between the nodes is no reason to look: the doubt alone must be."""

    monkeypatch.setattr("ludoteca.server.tables.follower.Follower.look_anew", nothing)

    async def story():
        async with over_two(north, south) as (a, r):
            await a.play(0)
            await known(south, a.table_id, 1)
            wire.open = False  # nobody gets through again
            wire.lose = "answer"
            name, decision = key(), r.now["decision"]
            unsure = await r.play(0, decision, name)
            assert (unsure["code"], unsure["status"], unsure["retry"]) == ("unsure", 503, 1)
            assert unsure["sentence"]
            again = await r.play(0, decision, name)
            assert again["status"] == 503
            wire.mend()
            await r.until(lambda: "swapped" in {event["kind"] for event in r.events}, 10)  # told without asking
            assert (await r.play(0, decision, name))["type"] == "played"
            assert (await keys_of(database, r.table_id)).count(name) == 1

    run(story())


def test_without_a_database_everything_is_refused_with_503_and_then_play_goes_on(two):
    north, south, wire, _ = two

    async def refused(answer):
        assert answer.status_code == 503, answer.text
        assert answer.headers["retry-after"]
        assert answer.json()["sentence"]

    async def story():
        async with over_two(north, south) as (a, r):
            table, rui = r.table_id, r.guest
            wire.cut(stay=True)
            for path in ("/api/me/tables", "/api/tables", "/api/matches", "/api/championships", "/api/tables/unknown"):
                await refused(await rui.http.get(path))
            for path in ("/api/tables", f"/api/tables/{table}/propose/pause", f"/api/tables/{table}/resign"):
                await refused(await rui.http.post(path, json={"game": "tacocat"}))
            assert (await rui.http.get("/health")).status_code == 503
            answer = await r.play(0)
            assert (answer["type"], answer["status"], answer["retry"]) == ("refused", 503, 1)
            stranger = Guest(south.url)
            await refused(await stranger.http.get("/api/me"))
            wire.mend()
            await both_done(a, r)
            await play_out([a, r], random.Random(4))
            assert r.now["result"] is not None

    run(story())


@pytest.mark.usefixtures("no_net")
def test_who_was_signed_out_while_the_line_was_cut_is_hung_up_on(two):
    """The other node did not hear of it."""
    north, south, wire, _ = two

    async def story():
        async with over_two(north, south) as (_, r):
            rui = r.guest
            wire.cut(stay=True)
            await rui.moved(north.url).http.post("/api/me/sign-out")
            wire.mend()
            async with asyncio.timeout(10):
                await r.socket.wait_closed()
            assert (r.socket.close_code, r.socket.close_reason) == (1008, "signed-out")
            assert (await rui.http.get("/api/me/tables")).status_code == 401

    run(story())


def test_whoever_opens_a_socket_without_a_database_is_told_so(two):
    north, south, wire, _ = two

    async def story():
        async with over_two(north, south) as (_, r):
            table = await r.guest.table(chairs=["me", "open"])
            south.house.hall.tables.pop(table["id"])
            wire.cut(stay=True)
            with pytest.raises(Exception, match="database-away"):
                async with r.guest.at(table):
                    pass

    run(story())


@pytest.mark.usefixtures("no_net")
def test_proposals_and_consent_meet_across_nodes_even_without_news(two, monkeypatch):
    north, south, _, _ = two

    async def story():
        async with over_two(north, south) as (a, r):
            path = f"/api/tables/{a.table_id}"
            for node in (north, south):
                monkeypatch.setattr(node.house.bus, "publish", lambda news: None)
            assert (await a.guest.post(f"{path}/propose/pause"))["status"] == "running"
            assert (await r.guest.post(f"{path}/propose/pause"))["status"] == "paused"
            assert (await a.guest.post(f"{path}/resume"))["status"] == "running"
            await a.guest.post(f"{path}/propose/end")
            over = await r.guest.post(f"{path}/propose/end")
            assert (over["status"], over["result"]["reason"]) == ("over", "agreed")

    run(story())


def test_a_rematch_is_known_on_every_node_even_without_news_and_is_one(two, monkeypatch):
    monkeypatch.setattr("ludoteca.server.tables.follower.ROUND", 0.2)
    north, south, _, _ = two

    async def story():
        async with over_two(north, south) as (a, r):
            path = f"/api/tables/{a.table_id}"
            for node in (north, south):
                monkeypatch.setattr(node.house.bus, "publish", lambda news: None)
            await a.guest.post(f"{path}/resign")
            await r.until(lambda: r.table["status"] == "over")
            made = await asyncio.gather(*(seat.guest.post(f"{path}/rematch") for seat in (a, r, a, r)))
            assert len({table["id"] for table in made}) == 1
            for seat in (a, r):
                await seat.until(lambda seat=seat: seat.table["rematch"] == made[0]["id"], 10)

    run(story())


@pytest.mark.usefixtures("no_net")
def test_a_seed_that_counts_is_not_refused_because_another_node_dealt_meanwhile(two):
    north, south, _, _ = two

    async def story():
        async with over_two(north, south) as (a, _):
            await a.send(type="seed", seed="seed")
            await a.send(type="ping")
            assert (await a.hear("pong"))["type"] == "pong"
            assert not [frame for frame in a.frames if json.loads(frame)["type"] == "refused"]
            await a.send(type="seed", seed="another")
            assert (await a.hear("refused"))["code"] == "too-late"

    run(story())


def test_a_proposal_outlives_the_node_it_was_made_on(cluster, tmp_path):
    database = cluster()

    async def ask(north, south):
        async with over_two(north, south) as (a, r):
            await a.guest.post(f"/api/tables/{a.table_id}/propose/pause")
            return r

    async def agree(south, r):
        async with r.guest.moved(south.url).at(r.table_id) as seat:
            assert list(seat.table["proposals"]) == ["pause"]
            paused = await seat.guest.post(f"/api/tables/{r.table_id}/propose/pause")
            assert paused["status"] == "paused"

    with Node(tmp_path / "south", database, node="south") as south:
        with Process(tmp_path / "north", database) as north:
            r = run(ask(north, south))
            north.kill()
        run(agree(south, r))


def test_a_thought_is_charged_from_the_stored_time_of_the_last_entry(cluster, tmp_path):
    """Whatever node answers, and whenever it read the table."""
    database = cluster()
    thought = 2.0

    async def begin(north):
        async with guests(north.url) as (ana, rui):
            table = await ana.table(chairs=["me", "open"], pace={"kind": "live", "main": 600, "increment": 0})
            await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
            async with ana.at(table) as a, rui.at(table) as r:
                await ana.post(f"/api/tables/{table['id']}/start")
                await a.until(lambda: a.now is not None)
                await r.until(lambda: r.now is not None)
            return a, r

    async def later(south, a, r):
        async with a.guest.moved(south.url).at(a.table_id) as again, r.guest.moved(south.url).at(a.table_id) as other:
            await again.until(lambda: again.now is not None)
            await other.until(lambda: other.now is not None)
            assert again.now["clock"] == a.now["clock"]
            await both_done(again, other)
            assert max(again.now["clock"]["left"]) <= 600 - thought

    with Node(tmp_path / "north", database, node="north") as north:
        told = run(begin(north))
        time.sleep(thought)
        with Node(tmp_path / "south", database, node="south") as south:
            run(later(south, *told))


@pytest.mark.usefixtures("no_net")
def test_a_pause_stops_the_clock_on_every_node_and_its_end_starts_it_again(two):
    north, south, _, _ = two

    async def story():
        async with over_two(north, south, pace={"kind": "live", "main": 600, "increment": 0}) as (a, r):
            path = f"/api/tables/{a.table_id}"
            await a.guest.post(f"{path}/propose/pause")
            await r.guest.post(f"{path}/propose/pause")
            for seat in (a, r):
                await seat.until(lambda seat=seat: seat.now["clock"]["running"] == [])
            assert a.now["clock"] == r.now["clock"]
            left = a.now["clock"]["left"]
            await asyncio.sleep(1.0)
            await a.guest.post(f"{path}/resume")
            for seat in (a, r):
                await seat.until(lambda seat=seat: seat.now["clock"]["running"] == [0, 1])
            assert a.now["clock"] == r.now["clock"]
            assert a.now["clock"]["left"] == left

    run(story())


def test_presence_is_known_on_every_node_and_ends_with_the_lease_of_a_killed_one(cluster, tmp_path, monkeypatch):
    monkeypatch.setattr("ludoteca.server.tables.follower.ROUND", 0.3)
    database = cluster()

    async def story(north, south):
        async with guests(north.url, 1) as (ana,), guests(south.url, 1) as (rui,):
            table = await ana.table(chairs=["me", "open"])
            async with ana.at(table):
                await asyncio.sleep(2.5)  # it is written with the next look around
                async with rui.at(table) as r:  # this node reads the table only now
                    await r.until(lambda: r.table["chairs"][0]["present"], 10)
                    north.kill()
                    await r.until(lambda: not r.table["chairs"][0]["present"], 15)

    with (
        Node(tmp_path / "south", database, node="south") as south,
        Process(tmp_path / "north", database) as north,
        contextlib.suppress(ConnectionError),
    ):
        run(story(north, south))
