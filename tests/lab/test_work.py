"""Work in blocks: one core, many and a cluster find the same, and interrupted work goes on."""

import os
import signal
import time
from pathlib import Path

import msgspec
import pytest

from ludoteca import game
from ludoteca.engine.values import LudotecaError
from ludoteca.lab.arena import Matches, compete
from ludoteca.lab.round_robin import round_robin
from ludoteca.lab.runners import Processes, Ray, Serial, WorkersDied, runner_of
from ludoteca.lab.work import Block, Ledger, gather, in_order, split

TACOCAT = game("tacocat")
SOME = Matches(
    game="tacocat", seed=5, count=40, levels=("normal", "random"), options={}, seconds=1.0, simulations=1
)  # fmt: skip


class Dies(Block, frozen=True, kw_only=True):
    """Ends the process that does it, the first time (or always); then finds its own number."""

    Found = int

    sign: str
    always: bool = False

    def find(self):
        sign = Path(f"{self.sign}-{self.first}")
        if self.always or not sign.exists():
            sign.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.first


class Counting:
    """A runner that tells how many blocks it was given."""

    def __init__(self):
        self.given = 0

    def run(self, blocks):
        self.given += len(blocks)
        yield from Serial().run(blocks)


def test_blocks_say_the_same_work_once_each():
    blocks = split(SOME, pieces=4)
    assert [(block.first, block.count) for block in blocks] == [(0, 10), (10, 10), (20, 10), (30, 10)]
    assert split(msgspec.structs.replace(SOME, count=3)) == [
        msgspec.structs.replace(SOME, first=number, count=1) for number in range(3)
    ]


def test_several_processes_find_what_one_finds_bit_by_bit():
    bots = ["normal", "random"]
    assert compete(TACOCAT, bots, 40, seed=5, runner=Processes(2)) == compete(TACOCAT, bots, 40, seed=5)
    teams = game("camisa12")
    assert round_robin(teams, "teams", 1, level="random", runner=Processes(2)) == round_robin(
        teams, "teams", 1, level="random"
    )


def test_a_ray_cluster_finds_what_one_process_finds_bit_by_bit_also_when_workers_die(tmp_path_factory):
    home = tmp_path_factory.mktemp("r")  # the names of its sockets are long
    blocks = split(SOME, pieces=8)
    dying = [Dies(game="tacocat", seed=1, first=number, sign=str(home / "sign")) for number in range(2)]
    found = gather([*dying, *blocks], Ray("local", 2, str(home)))
    assert found == [0, 1, *gather(blocks, Serial())]


def test_a_ray_that_is_not_there_is_told_in_one_sentence():
    with pytest.raises(LudotecaError, match=r"no Ray at '127\.0\.0\.1:1'"):
        list(Ray("127.0.0.1:1").run([SOME]))


def test_what_a_killed_process_was_doing_is_done_again(tmp_path):
    blocks = [Dies(game="tacocat", seed=1, first=number, sign=str(tmp_path / "sign")) for number in range(3)]
    assert gather(blocks, Processes(2)) == [0, 1, 2]


def test_work_that_kills_every_process_is_given_up_with_a_sentence(tmp_path):
    blocks = [Dies(game="tacocat", seed=1, sign=str(tmp_path / "sign"), always=True)]
    with pytest.raises(WorkersDied, match="1 blocks are left"):
        gather(blocks, Processes(1))


def test_interrupted_work_goes_on_from_its_blocks(tmp_path):
    ledger = tmp_path / "found.jsonl"
    blocks = split(SOME, pieces=8)
    whole = gather(blocks, Serial())
    assert gather(blocks[:5], Serial(), Ledger(ledger)) == whole[:5]
    with ledger.open("ab") as book:
        book.write(b'["0123", {"wi')  # killed while it wrote
    runner = Counting()
    assert gather(blocks, runner, Ledger(ledger)) == whole
    assert runner.given == 3


class Backwards:
    """A runner that is done with the last block first."""

    def run(self, blocks):
        for number in reversed(range(len(blocks))):
            yield number, blocks[number].find()


def test_what_was_done_in_any_order_is_heard_in_the_order_of_the_blocks(tmp_path):
    blocks = split(SOME, pieces=4)
    whole = gather(blocks, Serial())
    assert list(in_order(blocks, Backwards())) == whole
    ledger = Ledger(tmp_path / "found.jsonl")
    ledger.keep(blocks[2], whole[2])
    runner = Counting()
    assert list(in_order(blocks, runner, Ledger(tmp_path / "found.jsonl"))) == whole
    assert runner.given == 3


class Signs(Block, frozen=True, kw_only=True):
    """Leaves a sign that it was done."""

    Found = int

    sign: str

    def find(self):
        time.sleep(0.02)
        Path(f"{self.sign}-{self.first}").touch()
        return self.first


def test_whoever_has_heard_enough_has_no_more_done(tmp_path):
    blocks = [Signs(game="tacocat", seed=1, first=number, sign=str(tmp_path / "sign")) for number in range(60)]
    heard = in_order(blocks, Processes(1))
    assert next(heard) == 0
    heard.close()
    assert len(list(tmp_path.iterdir())) < 60


def test_other_work_takes_nothing_from_a_ledger(tmp_path):
    ledger = tmp_path / "found.jsonl"
    gather(split(SOME, pieces=8), Serial(), Ledger(ledger))
    runner = Counting()
    gather([msgspec.structs.replace(SOME, seed=6)], runner, Ledger(ledger))
    assert runner.given == 1


def test_every_block_is_told_of_with_its_size():
    told = []
    gather(split(SOME, pieces=8), Serial(), tell=lambda block, _: told.append(block.count))
    assert sum(told) == 40


def test_the_runner_is_the_one_that_was_asked_for():
    assert isinstance(runner_of(1, ""), Serial)
    assert runner_of(3, "").workers == 3
    assert runner_of(1, "auto").address == "auto"
