"""The ten slowest tests of `make test`, over all its stages: they come first when it is to be made faster.

Each stage notes the seconds of its tests in the file that `LUDOTECA_SLOWEST` names (tests/conftest.py); at the end
`python -m tests.slowest FILE` tells.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

TOLD = 10


def note(file: Path, stage: str, seconds: Counter[str]) -> None:
    """Add the tests of a stage."""
    with file.open("a", encoding="utf-8") as book:
        book.writelines(json.dumps([stage, test, spent]) + "\n" for test, spent in seconds.items())


def told(file: Path) -> list[str]:
    """How long the tests of each stage took together, and the slowest of all."""
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    stages: Counter[str] = Counter()
    for stage, _, spent in rows:
        stages[stage] += spent
    slowest = sorted(rows, key=lambda row: -row[2])[:TOLD]
    return [
        f"== {len(rows)} tests; seconds that they took, by stage and added up over all workers",
        *(f"{spent:8.1f}  {stage}" for stage, spent in stages.items()),
        "== the ten slowest",
        *(f"{spent:8.1f}  {stage}: {test}" for stage, test, spent in slowest),
    ]


if __name__ == "__main__":
    print(*told(Path(sys.argv[1])), sep="\n")
