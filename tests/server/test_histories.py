"""The history checker finds every kind of fault, and nothing under random faults on three nodes."""

import asyncio
import warnings

import pytest

from tests.server.drill import Cluster, Drill
from tests.server.histories import Answered, Sent, Told, check

SECONDS = 10


def history():
    """What a client of a well-behaved server wrote down."""
    return [
        Told(1, 2, 1, [(1, "dealt"), (2, "round")]),
        Sent("k1", 5),
        Answered("k1", "unsure", 503),
        Told(2, 3, 2, [(3, "played")]),
        Answered("k1", "played"),
        Sent("k2", 6),
        Answered("k2", "stale", 409),
    ]


def wrong(mine, keys=("k1",), other=()):
    return check({("m", 0): [mine, list(other)]}, {"m": list(keys)})


def test_a_good_history_is_a_proof():
    assert wrong(history()) == []


@pytest.mark.parametrize(
    ("corrupt", "keys", "fault"),
    [
        (lambda told: told, (), "acknowledged and is lost"),
        (lambda told: told, ("k1", "k2"), "refused (stale) and is in the log"),
        (lambda told: told, ("k1", "k1"), "in the log twice"),
        (lambda told: [*told, Answered("k2", "played")], ("k1", "k2"), "was answered stale and played"),
        (lambda told: [*told, Told(3, 2, 2, [])], ("k1",), "event 2 came after one with 3"),
        (lambda told: [*told, Told(3, 3, 1, [])], ("k1",), "decision 1 came after one with 2"),
        (lambda told: [*told, Told(3, 3, 2, [(2, "another")])], ("k1",), "event 2 was told as round and as another"),
    ],
)
def test_a_corrupted_history_is_found(corrupt, keys, fault):
    assert any(fault in found for found in wrong(corrupt(history()), keys))


def test_two_devices_of_one_seat_must_be_told_the_same():
    assert wrong(history(), other=[Told(1, 3, 2, [(3, "something else")])])


def test_under_random_faults_on_three_nodes_nothing_is_lost_doubled_or_told_out_of_order(tmp_path):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with Cluster(tmp_path / "pg") as cluster:
            found = asyncio.run(Drill(tmp_path, cluster, seconds=SECONDS, tables=3, seed=1).run())
    assert found.wrong == []
    assert sum(found.faults.values()) > 2
    assert found.moves > 20
