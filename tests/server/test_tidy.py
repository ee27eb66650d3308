"""Old objects are looked through for garbage when nothing is played; after very many sockets, or very long, anyway."""

import asyncio
import gc
import threading

import pytest

from ludoteca.server import tidy
from tests.server.conftest import match_of_two, run


@pytest.mark.parametrize(
    ("seconds", "sockets", "calm", "due"),
    [
        (tidy.EVERY - 1, 0, True, False),
        (tidy.EVERY, 0, True, True),
        (tidy.EVERY, 0, False, False),
        (tidy.AT_LEAST, 0, False, True),
        (0, tidy.SOCKETS - 1, True, False),
        (0, tidy.SOCKETS, False, True),
    ],
)
def test_when_it_is_due(seconds, sockets, calm, due):
    assert tidy.is_due(seconds, sockets, calm=calm) is due


def test_it_looks_among_old_objects_when_nothing_is_played(monkeypatch):
    monkeypatch.setattr(tidy, "ROUND", 0.01)
    monkeypatch.setattr(tidy, "EVERY", 0.05)
    looked = asyncio.Event()
    played = 0

    def moves():
        nonlocal played
        played += not calm
        return played

    def collected(phase, about):
        if phase == "stop" and about["generation"] == 2:
            looked.set()

    async def story():
        nonlocal calm
        tidying = tidy.Tidy(moves, lambda: 0)
        gc.callbacks.append(collected)
        gc.disable()  # so that nobody else does
        try:
            tidying.open()
            await asyncio.sleep(0.3)
            assert not looked.is_set()
            calm = True
            await looked.wait()
        finally:
            gc.enable()
            gc.callbacks.remove(collected)
            tidying.close()

    calm = False
    run(story())


ENDED_IN = set()  # threads


class Ring:
    """Something that only a look for garbage finds."""

    def __init__(self):
        self.me = self

    def __del__(self):
        ENDED_IN.add(threading.get_ident())


def test_garbage_is_found_in_the_thread_of_the_loop_alone():
    """Whoever made it: it may be a handle of the loop's, which knows no other thread."""

    def litter():
        for _ in range(3 * tidy.YOUNG):
            Ring()

    async def story():
        ENDED_IN.clear()
        tidying = tidy.Tidy(lambda: 0, lambda: 0)
        tidying.open()
        tidy.patience()
        try:
            await asyncio.to_thread(litter)
            while not ENDED_IN:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(litter)
            assert {threading.get_ident()} == ENDED_IN
        finally:
            gc.enable()
            tidying.close()

    run(story())


def test_a_server_counts_its_moves_and_closed_sockets(sqlite_node):
    """What the tidying goes by."""

    async def story():
        async with match_of_two(sqlite_node.url) as (ana, _):
            moves = sqlite_node.house.authority.moves
            await ana.play(ana.actions[0])
            assert sqlite_node.house.authority.moves == moves + 1
            closed = sqlite_node.house.closed_sockets
            async with ana.guest.at(ana.table_id):
                pass
            while sqlite_node.house.closed_sockets != closed + 1:
                await asyncio.sleep(0.01)

    run(story())
