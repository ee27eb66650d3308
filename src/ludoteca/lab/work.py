"""Work in blocks: what is found is the same wherever, whenever and in whatever order they are done.

A block is a value that says all there is to do; `find` does it. Whoever has much to do makes blocks of it, lets a
runner (`runners.py`) do them, and puts together what was found in the order of the blocks: so one core, many and a
cluster come to the same result, bit by bit. A ledger keeps what was found, and interrupted work goes on from there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar

import msgspec

from ludoteca import __version__
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.catalogue import games as installed
from ludoteca.engine.contract import Game

Made = TypeVar("Made", bound="Block")


class Block(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of work about one game, numbered from `first`, so many of them."""

    Found: ClassVar[Any]  # the type of what is found

    game: str  # its name, or its folder
    seed: int
    first: int = 0
    count: int = 1

    def find(self) -> Any:
        """Do it. Nothing but the block decides what comes out."""
        raise NotImplementedError


def place_of(game: Game) -> str:
    """Where any process finds a game: its name, or its folder if it is not installed."""
    return game.name if game.name in installed() else str(game.text.parent.resolve())


class Runner(Protocol):
    """Does blocks, and tells which was done, in any order."""

    def run(self, blocks: Sequence[Block]) -> Iterator[tuple[int, Any]]:
        """The number of each block and what it found, as soon as it is done."""


class Ledger:
    """What was found before, kept in a file: a line a block. Other releases and other rules have found nothing."""

    def __init__(self, file: Path) -> None:
        self.file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        self.known: dict[str, msgspec.Raw] = {}
        if file.exists():
            for line in file.read_bytes().splitlines():
                try:
                    key, found = msgspec.json.decode(line, type=tuple[str, msgspec.Raw])
                except msgspec.DecodeError:
                    continue  # it was being written when the work was interrupted
                self.known[key] = found

    def look_up(self, block: Block) -> Any:
        """What a block found; None if it was not done yet."""
        raw = self.known.get(_name(block))
        return None if raw is None else msgspec.json.decode(raw, type=block.Found)

    def keep(self, block: Block, found: Any) -> None:
        """Write down what a block found."""
        with self.file.open("ab") as book:
            book.write(msgspec.json.encode((_name(block), found)) + b"\n")


def _name(block: Block) -> str:
    """A block's own name: of all that it says, and of the rules it is done by."""
    about = (type(block).__name__, __version__, find_game(block.game).version, msgspec.to_builtins(block))
    return hashlib.sha256(msgspec.json.encode(about)).hexdigest()[:32]


def split(block: Made, pieces: int = 64, most: int = 50) -> list[Made]:
    """The same work in smaller blocks. How many depends on the work alone, not on who does it."""
    size = max(1, min(most, block.count // pieces))
    ends = range(0, block.count, size)
    return [msgspec.structs.replace(block, first=block.first + at, count=min(size, block.count - at)) for at in ends]


def in_order(blocks: Sequence[Block], runner: Runner, ledger: Ledger | None = None) -> Iterator[Any]:
    """What each block found, one after the other, as soon as it and all before it are known.

    Whoever has enough may stop listening: what was not begun by then is not done.
    """
    found: dict[int, Any] = {}
    for number, block in enumerate(blocks):
        known = ledger.look_up(block) if ledger else None
        if known is not None:
            found[number] = known
    left = [number for number in range(len(blocks)) if number not in found]
    doing = runner.run([blocks[number] for number in left])
    for number in range(len(blocks)):
        while number not in found:
            place, one = next(doing)
            found[left[place]] = one
            if ledger:
                ledger.keep(blocks[left[place]], one)
        yield found.pop(number)


def gather(
    blocks: Sequence[Block],
    runner: Runner,
    ledger: Ledger | None = None,
    tell: Callable[[Block, Any], None] = lambda block, found: None,
) -> list[Any]:
    """What all blocks found, in their order. `tell` hears of each as soon as it is known."""
    found: list[Any] = [ledger.look_up(block) if ledger else None for block in blocks]
    for block, known in zip(blocks, found, strict=True):
        if known is not None:
            tell(block, known)
    left = [number for number, known in enumerate(found) if known is None]
    for place, one in runner.run([blocks[number] for number in left]):
        number = left[place]
        found[number] = one
        if ledger:
            ledger.keep(blocks[number], one)
        tell(blocks[number], one)
    return found
