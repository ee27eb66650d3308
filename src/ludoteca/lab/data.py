"""Matches as Parquet: positions as numbers for learning, or whole logs; read by any tool, without our code."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludoteca import __version__
from ludoteca.engine.contract import Game
from ludoteca.lab.record import Logs, Rows
from ludoteca.lab.work import Ledger, Runner, in_order, place_of, split
from ludoteca.research import needs


def about(game: Game, levels: tuple[str, ...], options: dict[str, Any], seed: int) -> dict[str, str]:
    """What the file says of itself: the game, who played, and what each number of an observation is."""
    pieces = needs.numbers(game, len(levels), game.check(len(levels), options))
    return {
        "ludoteca": __version__, "game": game.name, "version": str(game.version), "options": json.dumps(options),
        "levels": json.dumps(levels), "seed": str(seed), "actions": str(game.num_actions),
        "observation": json.dumps([piece._asdict() for piece in pieces]),
    }  # fmt: skip


def write(
    game: Game,
    levels: tuple[str, ...],
    matches: int,
    file: Path,
    *,
    logs: bool = False,
    options: dict[str, Any],
    simulations: int,
    seed: int,
    runner: Runner,
    ledger: Ledger | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> int:
    """A row for each decision, or for each match with its log, which `ludoteca replay` reads; returns how many rows.

    They are in the order of the matches, whoever played them.
    """
    import pyarrow as arrow  # noqa: PLC0415 - an extra
    from pyarrow import parquet  # noqa: PLC0415

    decisions = [
        ("match", arrow.int32()), ("step", arrow.int32()), ("seat", arrow.int8()),
        ("observation", arrow.list_(arrow.int16())), ("legal", arrow.list_(arrow.int32())),
        ("action", arrow.int32()), ("reward", arrow.float32()),
    ]  # fmt: skip
    whole = [("match", arrow.int32()), ("ranks", arrow.list_(arrow.int8())), ("log", arrow.string())]
    schema = arrow.schema(whole if logs else decisions, metadata=about(game, levels, options, seed))
    work = (Logs if logs else Rows)(
        game=place_of(game), seed=seed, count=matches, levels=levels, options=options, simulations=simulations
    )
    blocks = split(work)
    written = 0
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        for block, found in zip(blocks, in_order(blocks, runner, ledger), strict=True):
            columns = dict(zip(schema.names, zip(*found, strict=True), strict=True))
            writer.write_table(arrow.table({name: list(column) for name, column in columns.items()}, schema))
            written += len(found)
            progress(block.count)
    return written
