"""The referee: stale, repeated, foreign and illegal actions change nothing; hidden steps stay hidden."""

import asyncio
import random
import threading

from tests.server.client import Guest, play_out
from tests.server.conftest import match_of_two, run
from tests.server.nodes import Node, key

DONE = 0


def test_an_illegal_action_is_refused_with_code_rule_and_sentence_and_changes_nothing(node):
    async def story():
        async with match_of_two(node.url) as (a, _):
            await a.guest.http.patch("/api/me", json={"language": "pt"})
            missing = next(card for card in range(1, 9) if card not in a.now["view"]["hand"])
            async with a.guest.at(a.table_id) as tab:
                await tab.until(lambda: tab.now is not None)
                before = tab.now
                refused = await tab.play({"do": "mark", "card": missing})
                assert (refused["code"], refused["rule"]) == ("not-in-hand", "C21")
                assert "Você não tem" in refused["sentence"]
                assert await tab.quiet() == []
                await tab.send(type="hello", last=0)
                await tab.hear("now")
                assert tab.now["view"] == before["view"]

    run(story())


def test_unknown_actions_get_the_same_refusal_as_everywhere(node):
    async def story():
        async with match_of_two(node.url) as (a, _):
            for action in (10_000, -1, {"do": "fly"}, {"do": "mark"}, {"do": "mark", "card": "x"}, {}):
                assert (await a.play(action))["code"] == "no-such-action"

    run(story())


def test_an_answer_to_a_decision_that_is_gone_is_stale(node):
    async def story():
        async with match_of_two(node.url) as (a, _):
            old = a.now["decision"]
            assert (await a.play(DONE))["type"] == "played"
            assert (await a.play(DONE, decision=old))["code"] == "stale"
            assert (await a.play(DONE, decision=old + 999))["code"] == "stale"

    run(story())


def test_simultaneous_choices_are_never_stale_and_make_no_sign_for_the_other(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            seen, numbers = len(r.frames), (r.now["decision"], r.now["event"])
            card = a.now["view"]["hand"][0]
            assert (await a.play({"do": "mark", "card": card}))["type"] == "played"
            assert await r.quiet() == []
            assert len(r.frames) == seen
            assert (await r.play(DONE, decision=numbers[0]))["type"] == "played"

    run(story())


def test_a_repeated_key_is_answered_as_the_first_time_and_never_plays_twice(node):
    async def story():
        async with match_of_two(node.url) as (a, _):
            hand = a.now["view"]["hand"]
            mark = {"do": "mark", "card": hand[0]}
            decision, name = a.now["decision"], key()
            assert (await a.play(mark, decision, name))["type"] == "played"
            await a.quiet()
            marked = a.now["view"]["marked"]
            assert (await a.play(mark, decision, name))["type"] == "played"
            assert (await a.play(DONE, a.now["decision"], name))["type"] == "played"
            assert await a.quiet() == []
            assert a.now["view"]["marked"] == marked == [hand[0]]
            bad = key()
            first = await a.play(9_999, name=bad)
            assert await a.play(DONE, name=bad) == first

    run(story())


def test_keys_and_numbers_survive_a_restart(database, tmp_path):
    async def before(url):
        async with match_of_two(url) as (a, r):
            name, decision = key(), a.now["decision"]
            assert (await a.play(DONE, decision, name))["type"] == "played"
            await a.quiet()
            await r.quiet()
            return a, r, name, decision

    async def after(url, a, r, name, decision):
        ana, rui = a.guest.moved(url), r.guest.moved(url)
        async with ana.at(a.table_id, last=a.last) as again, rui.at(r.table_id, last=0) as other:
            await again.until(lambda: again.now is not None)
            await other.until(lambda: other.now is not None)
            assert again.events == []
            assert again.now == a.now | {"events": []}
            assert other.events == r.events
            assert (await again.play(DONE, decision, name))["type"] == "played"
            assert (await again.play(DONE, decision))["code"] == "stale"
            await play_out([again, other], random.Random(6))
            assert again.now["result"] is not None

    with Node(tmp_path, database) as first:
        told = run(before(first.url))
    with Node(tmp_path, database) as second:
        run(after(second.url, *told))


def test_nobody_acts_for_another_seat(node):
    async def story():
        async with match_of_two(node.url) as (a, _), Guest(node.url) as eva, eva.at(a.table_id) as watcher:
            await watcher.until(lambda: watcher.now is not None)
            assert (await watcher.play(DONE, decision=1))["code"] == "not-seated"
            await watcher.send(type="preview", action=DONE)
            assert (await watcher.hear("refused"))["code"] == "not-seated"
            assert (await eva.post(f"/api/tables/{a.table_id}/resign", code=403))["code"] == "not-seated"

    run(story())


def test_previews_and_reasons_are_asked_for(node):
    async def story():
        async with match_of_two(node.url) as (a, _):
            await a.send(type="preview", action=DONE)
            assert (await a.hear("preview"))["preview"]["swaps"] == 0
            await a.send(type="why", action=DONE)
            assert (await a.hear("why"))["refusal"] is None
            await a.send(type="why", action={"do": "duel", "card": 1})
            assert (await a.hear("why"))["refusal"]["code"] == "wrong-step"
            await a.send(type="actions", kind="mark")
            listed = await a.hear("actions")
            assert listed["ids"] == a.now["actions"]["mark"]
            assert listed["decision"] == a.now["decision"]

    run(story())


def test_where_actions_are_many_the_longest_kinds_are_numbers_and_fetched(node):
    async def story():
        async with match_of_two(node.url, game="teg") as (a, r):
            seat = a if a.my_turn else r
            offered = seat.now["actions"]
            assert sum(len(ids) for ids in offered.values() if isinstance(ids, list)) <= 210
            long = {kind: count for kind, count in offered.items() if isinstance(count, int)}
            assert long
            assert min(long.values()) >= max(len(ids) for ids in offered.values() if isinstance(ids, list))
            for kind, count in long.items():
                await seat.send(type="actions", kind=kind)
                listed = await seat.hear("actions")
                assert len(set(listed["ids"])) == count

    run(story())


def test_an_answer_given_while_another_changed_the_list_is_not_stale(node):
    """Whose turn it is proposes a pact; it is accepted, which changes what they may do, but not what they are asked."""

    async def story():
        async with match_of_two(node.url, game="teg") as (a, r):
            mover, other = (a, r) if a.my_turn else (r, a)
            await mover.send(type="actions", kind="propose-country")
            proposal = (await mover.hear("actions"))["ids"][0]
            await mover.play(proposal)
            await other.until(lambda: other.now["actions"].get("accept"))
            before = mover.now
            await other.play(other.now["actions"]["accept"][0])
            await mover.until(lambda: mover.now["decision"] > before["decision"])
            assert before["asked"] == mover.now["asked"]
            assert before["actions"] != mover.now["actions"]
            placed = await mover.play(before["actions"]["place"][0], decision=before["decision"])
            assert placed["type"] == "played"

    run(story())


def test_nothing_of_a_move_is_true_before_it_is_in_the_database(node):
    """Neither a GET nor a newcomer sees whom the match waits for after a move that is still being written."""

    async def story():
        async with match_of_two(node.url) as (a, r):
            path = f"/api/tables/{a.table_id}"
            database = node.house.store.database
            writing, may_write = threading.Event(), threading.Event()
            ways = {"write": database.write, "append": database.append}  # into the database

            def slow(write):
                async def write_slowly(work):
                    writing.set()
                    while not may_write.is_set():
                        await asyncio.sleep(0.01)
                    return await write(work)

                return write_slowly

            before = (await a.guest.get(path))["waiting"]
            for way, write in ways.items():
                setattr(database, way, slow(write))
            try:
                move = asyncio.create_task(a.play(DONE))
                await asyncio.to_thread(writing.wait, 10)
                assert (await a.guest.get(path))["waiting"] == before == [0, 1]
                assert await r.quiet() == []
                may_write.set()
                assert (await move)["type"] == "played"
            finally:
                may_write.set()
                for way, write in ways.items():
                    setattr(database, way, write)
            assert (await a.guest.get(path))["waiting"] == [1]

    run(story())


def test_the_result_and_the_ratings_are_written_with_the_last_entry_or_not_at_all(node, monkeypatch):
    async def story():
        async with match_of_two(node.url) as (a, r):
            path = f"/api/tables/{a.table_id}"

            def broken(*_, **__):
                raise OSError("no ratings today")

            monkeypatch.setattr("ludoteca.server.tables.authority.rate", broken)
            await a.guest.post(f"{path}/resign", code=503)
            assert (await a.guest.get(path))["status"] == "running"
            assert a.now["result"] is None
            monkeypatch.undo()
            assert (await a.guest.post(f"{path}/resign"))["status"] == "over"
            await r.until(lambda: r.now["result"] is not None)
            log = (await a.guest.http.get(f"/api/matches/{a.table_id}/log")).json()
            assert [entry["t"] for entry in log["entries"]].count("resign") == 1

    run(story())
