"""Who does the blocks: this process, several of this machine, or a cluster under Ray."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import socket
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from ludoteca.engine.values import LudotecaError
from ludoteca.lab.work import Block

TRIES: Final = 5  # times that workers may die without having done a single block
LOCAL: Final = "local"  # a Ray of our own, on this machine


class WorkersDied(LudotecaError):
    """The processes that did the work were ended again and again."""


class Serial:
    """One block after the other, here."""

    def run(self, blocks: Sequence[Block]) -> Iterator[tuple[int, Any]]:
        """Each block in turn."""
        for number, block in enumerate(blocks):
            yield number, block.find()


class Processes:
    """Several processes of this machine. What a killed one was doing is done again, with the same result."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, blocks: Sequence[Block]) -> Iterator[tuple[int, Any]]:
        """All blocks, in the order in which they are done."""
        left = dict(enumerate(blocks))
        tries = 0
        while left:
            before = len(left)
            with contextlib.suppress(BrokenProcessPool), self._pool() as pool:
                waiting: dict[Future[Any], int] = {pool.submit(perform, block): key for key, block in left.items()}
                try:
                    for one in as_completed(waiting):
                        found = one.result()
                        del left[waiting[one]]
                        yield waiting[one], found
                finally:
                    pool.shutdown(wait=False, cancel_futures=True)  # if nobody listens any more
            tries = 0 if len(left) < before else tries + 1
            if tries == TRIES:
                raise WorkersDied(
                    f"the processes that did the work were ended {TRIES} times; {len(left)} blocks are left"
                )

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))


class Ray:
    """A cluster under Ray: the one at this address, the one that is found (`auto`), or one of our own (`local`)."""

    def __init__(self, address: str, workers: int | None = None, folder: str | None = None) -> None:
        self.address = address
        self.workers = workers  # of our own cluster
        self.folder = folder  # where our own cluster keeps what it needs

    def run(self, blocks: Sequence[Block]) -> Iterator[tuple[int, Any]]:
        """All blocks, in the order in which they are done. Ray does again what a dead worker was doing."""
        import ray  # noqa: PLC0415 - an extra, and slow to load

        if not blocks:
            return
        own = self.address == LOCAL
        try:
            self._knock()
            ray.init(
                address=None if own else self.address, num_cpus=self.workers if own else None, include_dashboard=False,
                configure_logging=False, log_to_driver=False, logging_level=logging.ERROR, _temp_dir=self.folder,
            )  # fmt: skip
        except (OSError, ValueError) as error:
            raise LudotecaError(f"there is no Ray at {self.address!r}: {error}") from error
        try:
            perform_there = ray.remote(max_retries=TRIES)(perform)
            waiting = {perform_there.remote(block): number for number, block in enumerate(blocks)}
            while waiting:
                done, _ = ray.wait(list(waiting), num_returns=1)
                for one in done:
                    yield waiting.pop(one), ray.get(one)
        finally:
            ray.shutdown()

    def _knock(self) -> None:
        """Ray itself would wait for minutes at a door where nobody is."""
        host, colon, port = self.address.removeprefix("ray://").rpartition(":")
        if colon and port.isdecimal():
            socket.create_connection((host, int(port)), timeout=10).close()


def perform(block: Block) -> Any:
    """Do a block in another process."""
    return block.find()


def runner_of(workers: int, ray: str) -> Serial | Processes | Ray:
    """The runner that was asked for."""
    if ray:
        return Ray(ray, workers if ray == LOCAL else None)
    return Processes(workers) if workers > 1 else Serial()
