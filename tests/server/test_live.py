"""Live: several devices, reconnecting, spectators, chat."""

import random

import pytest

from tests.server.client import Guest, play_out
from tests.server.conftest import guests, match_of_two, run


def test_several_tabs_of_one_person_see_the_same(node):
    async def story():
        async with match_of_two(node.url) as (a, r), a.guest.at(a.table_id) as tab:
            await play_out([a, r], random.Random(7), most=20)
            await a.quiet()
            await tab.quiet()
            assert tab.now["view"] == a.now["view"]
            assert tab.now["decision"] == a.now["decision"]
            assert tab.events == a.events

    run(story())


def test_reconnecting_with_the_last_event_gives_the_rest_and_no_more(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            async with r.guest.at(r.table_id) as phone:
                await phone.until(lambda: phone.now is not None)
                had, events = phone.last, list(phone.events)
            await play_out([a, r], random.Random(8), most=30)
            await r.quiet()
            async with r.guest.at(r.table_id, last=had) as phone:
                await phone.until(lambda: phone.now is not None)
                assert events + phone.events == r.events
                assert [event["n"] for event in r.events] == list(range(1, len(r.events) + 1))
            async with r.guest.at(r.table_id, last=999_999) as phone:
                await phone.until(lambda: phone.now is not None)
                assert phone.events == r.events

    run(story())


def test_connections_cut_at_random_end_with_the_same_view(node):
    async def story():
        dice = random.Random(9)
        async with match_of_two(node.url) as (a, r):
            here = {"a": a, "r": r}
            while a.now["result"] is None and r.now["result"] is None:
                await play_out(list(here.values()), dice, most=dice.randrange(1, 6))
                who = dice.choice("ar")
                old = here[who]
                old.socket.transport.abort()
                new = await old.guest.at(old.table_id, last=old.last).__aenter__()
                await new.until(lambda new=new: new.now is not None)
                new.events = old.events + new.events
                here[who] = new
                for seat in here.values():
                    await seat.quiet(0.05)
                if any(seat.now["result"] for seat in here.values()):
                    break
            for seat in here.values():
                async with seat.guest.at(seat.table_id) as fresh:
                    await fresh.until(lambda fresh=fresh: fresh.now is not None)
                    await seat.quiet()
                    assert fresh.now["view"] == seat.now["view"]
                    assert fresh.events == seat.events
                await seat.socket.close()

    run(story())


def test_chat_reaches_the_table_escaped_by_nobody_and_limited_by_us(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            await a.send(type="say", text="<script>alert(1)</script>\u202e " + "x" * 1000)
            heard = await r.hear("chat")
            assert heard["text"].startswith("<script>alert(1)</script> x")
            assert len(heard["text"]) == 300
            await a.send(type="say", text=" \n ")
            assert (await a.hear("refused"))["code"] == "empty-text"
            await a.send(type="say", text="hi", channel="partners")
            assert (await a.hear("refused"))["code"] == "no-talk"

    run(story())


def test_spectators_do_not_talk_during_play_and_newcomers_get_what_was_said(node):
    async def story():
        async with match_of_two(node.url) as (a, _), Guest(node.url) as eva:
            await a.send(type="say", text="boa sorte")
            await a.hear("chat")
            async with eva.at(a.table_id) as watcher:
                await watcher.until(lambda: watcher.chat)
                assert watcher.chat[0]["text"] == "boa sorte"
                await watcher.send(type="say", text="play the eight!")
                assert (await watcher.hear("refused"))["code"] == "no-talk"

    run(story())


def test_a_muted_person_is_not_heard(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            answer = await a.guest.http.put(f"/api/me/mutes/{r.guest.id}")
            assert answer.status_code == 204
            await r.send(type="say", text="hey")
            await r.hear("chat")
            assert await a.quiet() == []
            await a.guest.http.delete(f"/api/me/mutes/{r.guest.id}")
            await r.send(type="say", text="hey again")
            assert (await a.hear("chat"))["text"] == "hey again"

    run(story())


@pytest.mark.parametrize("table", ["nothing", "%00", "x" * 50])
def test_a_table_that_is_not_there_closes_the_socket(node, table):
    async def story():
        async with guests(node.url, 1) as (ana,):
            with pytest.raises(Exception, match=r"403|1008|404"):
                await ana.at(table).__aenter__()

    run(story())


def test_sitting_down_changes_the_view_of_an_open_socket(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            table = await ana.table()
            async with ana.at(table) as a, rui.at(table) as r:
                await rui.post(f"/api/tables/{table['id']}/sit", {})
                await ana.post(f"/api/tables/{table['id']}/start")
                await a.until(lambda: a.now is not None)
                await r.until(lambda: r.now is not None)
                assert (a.now["seat"], r.now["seat"]) == (0, 1)
                assert "hand" in r.now["view"]
            async with rui.at(table, watch=True) as watcher:
                await watcher.until(lambda: watcher.now is not None)
                assert watcher.now["seat"] is None
                assert "hand" not in watcher.now["view"]

    run(story())


def test_every_answer_repeats_the_key_of_its_question_and_so_does_every_refusal(node):
    async def story():
        async with match_of_two(node.url) as (a, _):
            done = a.now["actions"]["done"][0]
            asked = [
                ("preview", {"action": done}, "preview"),
                ("why", {"action": done}, "why"),
                ("actions", {"kind": "mark"}, "actions"),
                ("preview", {"action": 9_999}, "refused"),
                ("play", {"action": 9_999, "decision": a.now["decision"]}, "refused"),
                ("hint", {}, "refused"),
                ("seed", {"seed": "late", "key": "of-a-seed"}, "refused"),
                ("say", {"text": "", "key": "of-a-word"}, "refused"),
                ("ping", {"key": "of-a-ping"}, "pong"),
                ("play", {"action": done, "decision": a.now["decision"]}, "played"),
            ]
            for kind, body, answer in asked:
                wanted = await a.send(type=kind, **body)
                assert (await a.hear(answer))["key"] == wanted, kind

    run(story())


def test_a_message_that_is_none_is_refused_with_its_key_and_a_question_needs_one(node):
    async def story():
        async with match_of_two(node.url) as (a, _):
            for raw, wanted in [
                ('{"type": "why", "action": [], "key": "mine"}', "mine"),
                ('{"type": "dance", "key": "mine"}', "mine"),
                ('{"type": "why", "action": 0}', None),
                ('{"type": "why", "action": 0, "key": 7}', None),
                ("{", None),
            ]:
                await a.socket.send(raw)
                refused = await a.hear("refused")
                assert (refused["code"], refused["status"], refused["key"]) == ("bad-message", 400, wanted), raw

    run(story())
