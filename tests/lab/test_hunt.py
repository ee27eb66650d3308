"""The hunt for puzzles: several look at matches, and the same are found as by one."""

import pytest

from ludoteca import game
from ludoteca.engine.source import compiled
from ludoteca.lab import hunt as hunting
from ludoteca.lab.hunt import SEEDS, Looked, after, hunt
from ludoteca.lab.runners import Processes, Serial
from ludoteca.lab.work import Ledger

pytestmark = pytest.mark.skipif(not compiled(), reason="interpreted it is the same search, but far slower")

TACOCAT = game("tacocat")


class Counting(Serial):
    """A runner that tells how many matches were looked at."""

    def __init__(self):
        self.looked = 0

    def run(self, blocks):
        for number, block in enumerate(blocks):
            self.looked += 1
            yield number, block.find()


def found(runner, count=3, ledger=None):
    known = {}
    looked = hunt(TACOCAT, known, count, SEEDS, runner=runner, ledger=ledger)
    return looked, list(known.values())


def test_two_find_what_one_finds_in_the_same_order(tmp_path, monkeypatch):
    monkeypatch.setattr(hunting, "BATCH", 4)
    alone = found(Serial())
    assert len(alone[1]) == 3
    assert found(Processes(2), ledger=Ledger(tmp_path / "looked.jsonl")) == alone
    again = Counting()
    assert found(again, ledger=Ledger(tmp_path / "looked.jsonl")) == alone
    assert again.looked < alone[0]  # the others were looked at before


def test_nobody_looks_at_more_matches_than_it_takes():
    counting = Counting()
    looked, puzzles = found(counting, 1)
    assert (looked, len(puzzles)) == (counting.looked, 1)
    assert after({one.id: one for one in puzzles}) == SEEDS + looked
    assert [len(one) for one in Looked(game="tacocat", seed=SEEDS, count=looked).find()][-1] >= 1


def test_there_is_an_end_when_time_is_over():
    known = {}
    assert hunt(TACOCAT, known, 60, SEEDS, runner=Serial(), in_time=lambda: False) == 1
