"""The benchmark: our games and their peers, measured in turn, one process and one core each."""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from ludoteca.engine.catalogue import games
from ludoteca.engine.source import SWITCH, compiled
from ludoteca.engine.values import LudotecaError

TUTORIAL = "examples/connect_four"
NEEDED = ("catanatron", "jax", "matplotlib", "pettingzoo", "pgx", "pyspiel", "rlcard")  # of the extra `lab`


class Contestant(NamedTuple):
    """Something to measure."""

    label: str
    family: str  # see measure.py
    name: str
    interpreted: bool = False


class Goal(NamedTuple):
    """What was promised: a ratio of ours to a peer's, so many a second, or the most time that something may take."""

    text: str
    mine: tuple[str, str]
    peer: tuple[str, str] | None
    at_least: float


OPEN_SPIEL = [
    Contestant(f"OpenSpiel {name}", "open_spiel", name) for name in ("connect_four", "crazy_eights", "hearts")
]
PEERS = [
    *OPEN_SPIEL,
    Contestant("PettingZoo connect_four", "pettingzoo", "connect_four_v3"),
    Contestant("Pgx connect_four", "pgx", "connect_four"),
    Contestant("RLCard uno", "rlcard", "uno"),
    Contestant("Catanatron, four players", "catanatron", "4"),
]
TABLES = [
    Contestant("sequence, twelve seats", "ours", "sequence@12"),
    Contestant("teg, six seats, no pacts", "ours", 'teg@6@{"pacts": false, "round_limit": 60}'),
    Contestant("teg, six seats, pacts", "ours", 'teg@6@{"pacts": true, "round_limit": 60}'),
    Contestant("connect_four, as PettingZoo", "pettingzoo", TUTORIAL),
]
SHARING = [Contestant("one worker", "workers", "1"), Contestant("two workers", "workers", "2")]
MEASURED: dict[str, Sequence[str]] = {
    "import ludoteca": ("import",),
    "import ludoteca, interpreted": ("import",),
    "OpenSpiel connect_four": ("driven", "inner", "clone", "search"),
    "OpenSpiel crazy_eights": ("driven", "clone"),
    "OpenSpiel hearts": ("driven", "clone"),
    "PettingZoo connect_four": ("driven",),
    "connect_four, as PettingZoo": ("driven",),
    "Pgx connect_four": ("vector",),
    "RLCard uno": ("driven",),
    "Catanatron, four players": ("driven",),
    "sequence, twelve seats": ("driven", "inner", "clone", "vector"),
    "teg, six seats, no pacts": ("driven", "inner", "clone", "vector"),
    "teg, six seats, pacts": ("driven", "clone", "vector"),
    "one worker": ("shared",),
    "two workers": ("shared",),
}
ALL = ("driven", "inner", "clone", "search", "vector")
TAKEN = ("clone", "import")  # times: less is better
SLOW = ("driven", "inner", "clone")  # what is measured of interpreted rules

SPIEL_FOUR = "OpenSpiel connect_four"
CATAN = "Catanatron, four players"
GOALS = [
    Goal("import ludoteca, ms", ("import ludoteca", "import"), None, 100),
    Goal("import ludoteca, interpreted, ms", ("import ludoteca, interpreted", "import"), None, 100),
    Goal("Connect Four driven / OpenSpiel's", ("connect_four", "driven"), (SPIEL_FOUR, "driven"), 2),
    Goal("Connect Four inner / OpenSpiel's", ("connect_four", "inner"), (SPIEL_FOUR, "inner"), 10),
    Goal("Tacocat driven / OpenSpiel crazy_eights", ("tacocat", "driven"), ("OpenSpiel crazy_eights", "driven"), 2),
    Goal("Tacocat driven / OpenSpiel hearts", ("tacocat", "driven"), ("OpenSpiel hearts", "driven"), 2),
    Goal("Tacocat interpreted, driven / RLCard uno", ("tacocat, interpreted", "driven"), ("RLCard uno", "driven"), 4),
    Goal("Tacocat clone, µs", ("tacocat", "clone"), None, 1),
    Goal("Revanche driven / OpenSpiel crazy_eights", ("revanche", "driven"), ("OpenSpiel crazy_eights", "driven"), 2),
    Goal("Revanche clone, µs", ("revanche", "clone"), None, 1.5),
    Goal("Camisa 12 driven / OpenSpiel crazy_eights", ("camisa12", "driven"), ("OpenSpiel crazy_eights", "driven"), 2),
    Goal("Camisa 12 clone, µs", ("camisa12", "clone"), None, 2),
    Goal("T.E.G. driven, no pacts / Catanatron", ("teg, six seats, no pacts", "driven"), (CATAN, "driven"), 5),
    Goal("T.E.G. clone, µs", ("teg, six seats, pacts", "clone"), None, 5),
    Goal("Sequence driven / OpenSpiel crazy_eights", ("sequence", "driven"), ("OpenSpiel crazy_eights", "driven"), 2.5),
    Goal("Sequence clone, µs", ("sequence", "clone"), None, 1),
    Goal("Connect Four, 1,024 in step / Pgx's", ("connect_four", "vector"), ("Pgx connect_four", "vector"), 2),
    Goal("Tacocat, 1,024 in step", ("tacocat", "vector"), None, 2_000_000),
    Goal(
        "Connect Four as PettingZoo / PettingZoo's",
        ("connect_four, as PettingZoo", "driven"),
        ("PettingZoo connect_four", "driven"),
        5,
    ),
]


def contestants() -> list[Contestant]:
    """Our games, compiled and interpreted, and the peers."""
    specs = [*games(), TUTORIAL]
    fast = [*(Contestant(Path(spec).name, "ours", spec) for spec in specs), *TABLES] if compiled() else []
    slow = [Contestant(f"{Path(spec).name}, interpreted", "ours", spec, interpreted=True) for spec in specs]
    starts = [
        *([Contestant("import ludoteca", "import", "ludoteca")] if fast else []),
        Contestant("import ludoteca, interpreted", "import", "ludoteca", interpreted=True),
    ]
    return [*starts, *fast, *slow, *PEERS, *SHARING]


def run(seconds: float, rounds: int, folder: Path | None, console: Console) -> None:
    """Measure everything `rounds` times in turn, print the medians, and write them down."""
    if not Path(TUTORIAL).is_dir():
        raise LudotecaError("run the benchmark in the root of the repository: it measures examples/connect_four")
    for package in NEEDED:
        if find_spec(package) is None:
            raise ModuleNotFoundError(f"{package} is not installed", name=package)
    jobs = [(one, what) for one in contestants() for what in _measured(one)]
    samples: dict[tuple[str, str], list[float]] = {}
    for turn in range(rounds):
        with console.status("") as status:
            for done, (one, what) in enumerate(jobs, 1):
                status.update(f"round {turn + 1} of {rounds}, {done} of {len(jobs)}: {one.label}, {what}")
                samples.setdefault((one.label, what), []).append(_measure(one, what, seconds))
    medians = {key: statistics.median(values) for key, values in samples.items()}
    _print(medians, samples, console)
    if folder is not None:
        _write(medians, samples, folder, rounds, seconds)
        console.print(f"written to {folder / 'benchmarks.md'} and {folder / 'benchmarks.svg'}")


def _measured(one: Contestant) -> Sequence[str]:
    """What is measured of a contestant; random search of a game as long as T.E.G. would take hours interpreted."""
    if one.interpreted and one.family == "ours":
        return SLOW
    return MEASURED.get(one.label, (*SLOW, "vector") if one.name == "teg" else ALL)


def _measure(one: Contestant, what: str, seconds: float) -> float:
    environment = {**os.environ, SWITCH: "1" if one.interpreted else ""}
    command = [sys.executable, "-m", "ludoteca.lab.measure", f"{one.family}|{one.name}|{what}", str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1]
        raise LudotecaError(f"{one.label} could not be measured: {last}")
    return float(done.stdout.split()[-1])


def _rows(medians: dict[tuple[str, str], float]) -> list[list[str]]:
    labels = list(dict.fromkeys(label for label, _ in medians))
    rows = []
    for label in labels:
        numbers = [medians.get((label, what)) for what in (*SLOW, "search")]
        if not any(numbers):
            continue
        rows.append([label, *("" if n is None else f"{n:.2f}" if n < 100 else f"{n:,.0f}" for n in numbers)])
    return rows


def _goals(medians: dict[tuple[str, str], float]) -> list[list[str]]:
    rows = []
    for goal in GOALS:
        mine = medians.get(goal.mine)
        theirs = medians.get(goal.peer) if goal.peer else None
        if mine is None or (goal.peer and theirs is None):
            rows.append([goal.text, "not measured", ""])
        elif theirs is None and goal.mine[1] in TAKEN:
            rows.append([goal.text, f"{mine:.2f}", f"at most {goal.at_least:g}"])
        elif theirs is None:
            rows.append([goal.text, f"{mine:,.0f}", f"at least {goal.at_least:,.0f}"])
        else:
            rows.append([goal.text, f"{mine / theirs:.1f} ×", f"at least {goal.at_least:g} ×"])
    return rows


def _sharing(medians: dict[tuple[str, str], float]) -> str:
    one, two = (medians[contestant.label, "shared"] for contestant in SHARING)
    return f"{two / one:.2f} ×"


def _ranges(samples: dict[tuple[str, str], list[float]], kind: str) -> list[list[str]]:
    """What was measured of a kind, with the range of all runs."""
    return [
        [label, *(f"{number:,.0f}" for number in (statistics.median(runs), min(runs), max(runs)))]
        for (label, what), runs in samples.items()
        if what == kind
    ]


IN_STEP = ["", "decisions/s, median", "lowest", "highest"]
HEADINGS = ["", "driven, decisions/s", "inner, decisions/s", "clone, µs", "search, simulations/s"]


def _print(
    medians: dict[tuple[str, str], float], samples: dict[tuple[str, str], list[float]], console: Console
) -> None:
    for headings, rows in ((HEADINGS, _rows(medians)), (IN_STEP, _ranges(samples, "vector"))):
        table = Table(*headings, box=None, pad_edge=False)
        for row in rows:
            table.add_row(*row)
        console.print(table)
    ratios = Table("", "measured", "goal", box=None, pad_edge=False)
    for row in _goals(medians):
        ratios.add_row(*row)
    console.print(ratios)
    console.print(f"Two workers play {_sharing(medians)} as many matches as one.")


def _write(
    medians: dict[tuple[str, str], float],
    samples: dict[tuple[str, str], list[float]],
    folder: Path,
    rounds: int,
    seconds: float,
) -> None:
    text = f"""# Benchmarks

Written by `make bench` on {datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, {_processor()}.
Each number is the median of {rounds} runs of {seconds:g} s, all contestants in turn, each in a process of its own on
one core. What is measured is told in `src/ludoteca/lab/measure.py`; every engine plays random matches of its own game.
OpenSpiel's inner number is its own random rollouts, called through its tree search, times the mean length of a match.

![Decisions a second, driven from Python](benchmarks.svg)

{_markdown([HEADINGS, *_rows(medians)])}

## 1,024 matches in step
A random policy inside (`Vector.rollout`, [Research](research.md)), with all that the asked seat sees and may do written
after each decision; T.E.G.'s is one to three thousand numbers. Pgx plays the same rollout by XLA, on one core.

{_markdown([IN_STEP, *_ranges(samples, "vector")])}

## Blocks that two processes share
Matches of `hard` bots at Tacocat, as `ludoteca arena --workers 2` plays them, once all processes are at work.
Two workers play {_sharing(medians)} as many as one, on {os.cpu_count()} cores.

{_markdown([["", "matches/s, median", "lowest", "highest"], *_ranges(samples, "shared")])}

## What was promised

{_markdown([["", "measured", "goal"], *_goals(medians)])}
"""
    (folder / "benchmarks.md").write_text(text, encoding="utf-8")
    _picture(medians, folder / "benchmarks.svg")


def _markdown(rows: list[list[str]]) -> str:
    head, *body = rows
    lines = [head, ["---", *("---:" for _ in head[1:])], *body]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _picture(medians: dict[tuple[str, str], float], path: Path) -> None:
    """Bars of the driven speed, ours and the peers'."""
    import matplotlib as mpl  # noqa: PLC0415 - an optional group

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "ludoteca"  # the same numbers give the same file
    from matplotlib import pyplot as plt  # noqa: PLC0415

    bars = sorted(((rate, label) for (label, what), rate in medians.items() if what == "driven"), reverse=False)
    peers = {peer.label for peer in PEERS}
    colours = ["#9aa5b1" if label in peers else "#7bb0a6" if "interpreted" in label else "#147d64" for _, label in bars]
    figure, axes = plt.subplots(figsize=(8, 0.34 * len(bars) + 0.8))
    axes.barh([label for _, label in bars], [rate for rate, _ in bars], color=colours)
    axes.set_xscale("log")
    axes.set_xlabel("decisions a second, driven from Python (logarithmic)")
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
