"""Matches as Parquet: positions as numbers for learning, or whole logs; read by any tool, without our code."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ludoteca import __version__
from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.contract import Game
from ludoteca.engine.match import Match
from ludoteca.lab.arena import bot_dice
from ludoteca.lab.record import Row, Rows
from ludoteca.lab.work import Runner, place_of, split
from ludoteca.research import needs


def about(game: Game, levels: tuple[str, ...], options: dict[str, Any], seed: int) -> dict[str, str]:
    """What the file says of itself: the game, who played, and what each number of an observation is."""
    pieces = needs.numbers(game, len(levels), game.check(len(levels), options))
    return {
        "ludoteca": __version__, "game": game.name, "version": str(game.version), "options": json.dumps(options),
        "levels": json.dumps(levels), "seed": str(seed), "actions": str(game.num_actions),
        "observation": json.dumps([piece._asdict() for piece in pieces]),
    }  # fmt: skip


def write_positions(
    game: Game,
    levels: tuple[str, ...],
    matches: int,
    file: Path,
    *,
    options: dict[str, Any],
    simulations: int,
    seed: int,
    runner: Runner,
    progress: Callable[[int], None] = lambda done: None,
) -> int:
    """A row for each decision; returns how many. The rows are in the order of the matches, whoever played them."""
    import pyarrow as arrow  # noqa: PLC0415 - an extra
    from pyarrow import parquet  # noqa: PLC0415

    schema = arrow.schema(
        [
            ("match", arrow.int32()), ("step", arrow.int32()), ("seat", arrow.int8()),
            ("observation", arrow.list_(arrow.int16())), ("legal", arrow.list_(arrow.int32())),
            ("action", arrow.int32()), ("reward", arrow.float32()),
        ],
        metadata=about(game, levels, options, seed),
    )  # fmt: skip
    whole = Rows(game=place_of(game), seed=seed, count=matches, levels=levels, options=options, simulations=simulations)
    blocks = split(whole)
    waiting: dict[int, list[Row]] = {}
    written = rows = 0
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        for number, found in runner.run(blocks):
            waiting[number] = found
            progress(blocks[number].count)
            while written in waiting:
                ready = waiting.pop(written)
                columns = dict(zip(Row._fields, zip(*ready, strict=True), strict=True))
                writer.write_table(arrow.table({name: list(column) for name, column in columns.items()}, schema))
                rows += len(ready)
                written += 1
    return rows


def write_logs(
    game: Game,
    levels: tuple[str, ...],
    matches: int,
    file: Path,
    *,
    options: dict[str, Any],
    simulations: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> int:
    """A row for each match: its log in JSON, which `ludoteca replay` and `Match.replay` read."""
    import pyarrow as arrow  # noqa: PLC0415 - an extra
    from pyarrow import parquet  # noqa: PLC0415

    rows: list[dict[str, Any]] = []
    for number in range(matches):
        match = Match(game, len(levels), seed + number, options)
        dice = bot_dice(seed + number)
        bots = [make(game, level, dice) for level in levels]
        for _ in play_out(match, bots, dice, Budget(simulations=simulations)):
            pass
        assert match.result is not None
        ranks = [int(rank) for rank in match.result.ranks]
        rows.append({"match": number, "ranks": ranks, "log": msgspec.json.encode(match.log).decode()})
        progress(1)
    table = arrow.Table.from_pylist(rows).replace_schema_metadata(about(game, levels, options, seed))
    parquet.write_table(table, file, compression="zstd")
    return len(rows)
