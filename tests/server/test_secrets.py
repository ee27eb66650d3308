"""What a viewer gets over the real API does not depend on what it cannot know.

All seats and a spectator are connected. At random moments the state of the running match is replaced by a
world that one viewer cannot tell from it (`guess`), and every byte that this viewer then gets is compared.
"""

import asyncio
import contextlib
import copy
import json
import random

import msgspec
import pytest

import ludoteca
from ludoteca.engine.dice import FastDice
from tests.server.client import Guest
from tests.server.conftest import match_of_two, run
from tests.server.nodes import key

MOMENTS = 10  # a match
MOVES = 150
PROBES = 12  # actions whose preview and refusal are compared
OUT_OF_TURN = 0.25  # how often a seat acts that nobody asked, where the game lets it


class Swapped:
    """The match in another world, with a store that keeps nothing; afterwards as if nothing had happened."""

    def __init__(self, node, table, world):
        self.node, self.table, self.world = node, table, world

    async def __aenter__(self):
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(self._enter(), self.node.loop))

    async def __aexit__(self, *_):
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(self._leave(), self.node.loop))

    async def _enter(self):
        house, table = self.node.house, self.table
        self.kept = table.referee
        table.referee = self._copied(table.referee)

        def forget(_):
            done = asyncio.get_running_loop().create_future()
            done.set_result(None)
            return done

        async def not_over(*_, **__):
            """What ends in another world has not ended."""

        house.store.append_rows = forget
        house.hall.save = not_over
        house.authority.tell = lambda table: table.announce()

    def _copied(self, referee):
        """The same referee in this world; what happens in it stays in it."""
        other = copy.copy(referee)
        for name in ("decisions", "clock", "reports", "movers", "unseen", "_played", "_refused"):
            setattr(other, name, copy.deepcopy(getattr(referee, name)))
        other.match = copy.copy(referee.match)
        other.match.state = self.world.clone()
        other.match._entries = list(referee.match._entries)
        other.match._witnesses = copy.deepcopy(referee.match._witnesses)
        other.match._cup = copy.copy(referee.match._cup)
        other.match._cup.sides = list(referee.match._cup.sides)
        return other

    async def _leave(self):
        house = self.node.house
        self.table.referee = self.kept
        del house.store.append_rows, house.hall.save, house.authority.tell


async def heard(seat):
    """Every byte until the answer to a ping."""
    await seat.send(type="ping")
    mark = len(seat.frames)
    await seat.hear("pong")
    return seat.frames[mark:]


async def probe(seat, viewer, dice, game):
    """Everything a viewer can ask for, and its own next steps up to the first chance or reveal."""
    bytes_ = []
    await seat.send(type="hello", last=0)
    bytes_ += await heard(seat)
    for path in ("tables/{}", "matches/{}/log", "tables/{}/none"):
        bytes_.append((await seat.guest.http.get("/api/" + path.format(seat.table_id))).content)
    if viewer is None:
        await seat.send(type="play", decision=1, key="spectator", action=0)
        return bytes_ + await heard(seat)
    ids = [*dice.sample(range(game.num_actions), min(PROBES, game.num_actions)), -1, game.num_actions]
    for action in [*ids, *dice.sample(seat.actions, min(PROBES, len(seat.actions)))]:
        await seat.send(type="preview", key="p", action=action)
        await seat.send(type="why", key="w", action=action)
    for kind in list(seat.now["actions"]):
        await seat.send(type="actions", key="a", kind=kind)
    await seat.send(type="play", decision=0, key=f"stale{dice.random()}", action=0)
    illegal = [action for action in ids if action not in seat.actions][:3]
    for action in illegal:
        await seat.send(type="play", decision=seat.now["decision"], key=f"bad{dice.random()}", action=action)
    bytes_ += await heard(seat)
    return bytes_


async def steps(seat, table, dice):
    """The viewer's own next steps: what it is sent, until chance answers or something is shown."""
    got = []
    for number in range(4):
        if not seat.actions:
            break
        action = dice.choice(seat.actions)
        before = table.referee.match.last.n
        await seat.send(type="play", decision=seat.now["decision"], key=f"own{number}", action=action)
        frames = await heard(seat)
        if table.referee.reports.get(before + 1, 1) != 0:
            got.append("chance or a reveal")
            break
        got += frames
    return got


async def compare(node, table, seat, viewer, seed):
    """What one viewer gets in the real world and in a guess of its own."""
    state = table.referee.match.state
    told = []
    for world in (state.clone(), state.guess(viewer, FastDice(seed))):
        await heard(seat)
        async with Swapped(node, table, world):
            told.append(await probe(seat, viewer, random.Random(seed), table.game))
            told.append(await steps(seat, table, random.Random(seed)) if viewer is not None else [])
        await seat.send(type="hello", last=0)
        await heard(seat)
    assert told[0] == told[2], "asking told a secret"
    assert told[1] == told[3], "an own step told a secret"
    return state.digest() != state.guess(viewer, FastDice(seed)).digest()


def hides(game, case):
    """Is anything hidden at the start? With open hands every guess is the truth."""
    state = ludoteca.Match(game, case.seats, 1, case.options).state
    return state.guess(None, FastDice(1)).digest() != state.digest()


async def only_what_was_sent(seat):
    """Looking back at a running match shows the views and events that the socket brought, and nothing else."""
    path = f"/api/matches/{seat.table_id}/replay"
    sent = {json.dumps(frame["view"]) for raw in seat.frames if (frame := json.loads(raw))["type"] == "now"}
    steps, name = [], "spectator" if seat.now["seat"] is None else str(seat.now["seat"])
    part = {"steps": 1}
    while len(steps) < part["steps"]:
        part = await seat.guest.get(path, start=len(steps), limit=200)
        assert not part["over"]
        steps += part["shown"]
    for step in steps:
        assert (list(step["views"]), list(step["events"])) == ([name], [name])
        assert (step["kind"], step["seat"], step["action"]) == ("", None, None)
        assert json.dumps(step["views"][name]) in sent
    told = {event["n"]: event for event in seat.events if event["n"] <= seat.now["event"]}
    assert [event for step in steps for event in step["events"][name]] == [told[n] for n in sorted(told)]


def cases():
    dice = random.Random(11)
    for name in ludoteca.games():
        game = ludoteca.game(name)
        secret = [case for case in game.cases() if 1 < case.seats <= 6 and hides(game, case)]
        for case in dice.sample(secret, min(2, len(secret))):
            yield pytest.param(name, case, id=f"{name}-{case.seats}")


@pytest.mark.parametrize(("name", "case"), list(cases()))
def test_a_viewer_gets_the_same_bytes_in_every_world_it_cannot_tell_apart(sqlite_node, name, case):
    async def story():
        dice = random.Random(case.seats)
        async with contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Guest(sqlite_node.url)) for _ in range(case.seats + 1)]
            order = {"game": name, "seats": case.seats, "options": msgspec.to_builtins(case.options)}
            opened = await people[0].table(**order, chairs=["me"] + ["open"] * (case.seats - 1))
            for guest in people[1:-1]:
                await guest.post(f"/api/tables/{opened['id']}/sit", {})
            seats = [await stack.enter_async_context(guest.at(opened)) for guest in people]
            await people[0].post(f"/api/tables/{opened['id']}/start")
            for seat in seats:
                await seat.until(lambda seat=seat: seat.now is not None)
            table = sqlite_node.house.hall.tables[opened["id"]]
            different = moments = moves = unasked = possible = 0
            while table.referee.match.result is None and moves < MOVES and moments < MOMENTS:
                if dice.random() < MOMENTS / 60:
                    viewer = dice.choice([*range(case.seats), None])
                    seat = seats[-1 if viewer is None else viewer]
                    different += await compare(sqlite_node, table, seat, viewer, dice.randrange(10**6))
                    moments += 1
                state = table.referee.match.state
                asked = state.waiting() + state.invited()
                others = [number for number in range(case.seats) if number not in asked and state.legal(number)]
                speaks = bool(others) and dice.random() < OUT_OF_TURN
                number = dice.choice(others if speaks else state.waiting())
                possible, unasked = possible + bool(others), unasked + speaks
                await heard(seats[number])
                assert (await seats[number].play(dice.choice(state.legal(number)), name=key()))["type"] == "played"
                moves += 1
            for seat in seats if table.referee.match.result is None else ():
                await heard(seat)
                await only_what_was_sent(seat)
            assert moments
            assert unasked or possible < 40, "nobody acted out of turn, though they could"
            assert different, "every guess was the truth: nothing was compared"

    run(story())


def test_looking_back_at_a_running_match_shows_only_what_one_saw(sqlite_node):
    async def story():
        async with match_of_two(sqlite_node.url) as (a, r), Guest(sqlite_node.url) as eva:
            path = f"/api/matches/{a.table_id}/replay"
            before = [(await who.http.get(path)).content for who in (r.guest, eva)]
            await a.play({"do": "mark", "card": a.now["view"]["hand"][0]})
            assert [(await who.http.get(path)).content for who in (r.guest, eva)] == before
            mine = await a.guest.get(path)
            assert not mine["over"]
            assert [list(step["views"]) for step in mine["shown"]] == [["0"]] * mine["steps"]
            assert "hand" not in json.dumps((await eva.get(path))["shown"][0]["views"]["spectator"]).replace(
                "hands", ""
            )

    run(story())
