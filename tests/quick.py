"""The tests of what changed, interpreted, in under a minute: `make quick`. Without a change: those of the engine.

What changed is what git sees against the branch `main` (or the last commit, on `main` itself), saved or committed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
ALWAYS = ["tests/engine/test_match.py", "tests/test_import.py"]
# Of the documentation all but its longer examples.
PAPERS = [f"tests/docs/test_{name}.py" for name in ("site", "architecture", "commands", "add_a_game", "host")]
# Where a changed file is tested; {game} is the name of a game's folder. The first that fits counts.
TESTED = {
    "src/ludoteca/games/*/text/*": ["tests/games/{game}", "tests/words"],
    "src/ludoteca/games/*/**": ["tests/games/{game}", "tests/games/test_golden.py"],
    "src/ludoteca/engine/**": ["tests/engine", "tests/games/tacocat"],
    "src/ludoteca/bots/**": ["tests/bots", "tests/lab"],
    "src/ludoteca/review/**": ["tests/review/test_review.py"],
    "src/ludoteca/lab/**": ["tests/lab"],
    "src/ludoteca/research/**": ["tests/research/test_states.py", "tests/research/test_vector.py"],
    "src/ludoteca/cli/**": ["tests/test_cli.py"],
    "src/ludoteca/server/**": ["tests/server/test_tables.py", "tests/server/test_live.py"],
    "src/ludoteca/authoring/**": ["tests/authoring/test_new.py"],
    "docs/**": PAPERS,
    "*.md": PAPERS,
    "web/src/text/*": ["tests/words"],
}


def changed() -> list[str]:
    """The files that differ from `main`, and those that git does not know yet."""

    def lines(*words: str) -> list[str]:
        command = ["git", *words]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        return done.stdout.splitlines()

    here = lines("rev-parse", "--abbrev-ref", "HEAD")
    since = lines("merge-base", "main", "HEAD") if here != ["main"] else []
    return sorted(
        {*lines("diff", "--name-only", *(since or ["HEAD~1"])), *lines("ls-files", "--others", "--exclude-standard")}
    )


def places_for(files: list[str]) -> list[str]:
    """The tests to run for these files."""
    found = dict.fromkeys(ALWAYS)
    for file in files:
        if (
            file.startswith("tests/")
            and Path(file).name.startswith("test_")
            and not file.startswith(("tests/web", "tests/package"))
        ):
            found[file] = None
        for pattern, places in TESTED.items():
            if _fits(file, pattern):
                game = file.split("/")[3] if "/games/" in file else ""
                found |= dict.fromkeys(place.format(game=game) for place in places)
                break
    there = [place for place in found if (ROOT / place).exists()]
    return [place for place in there if not any(place.startswith(f"{folder}/") for folder in there)]


def _fits(file: str, pattern: str) -> bool:
    head, rest, _ = pattern.partition("**")
    path = Path(file)
    if not rest:
        return path.match(pattern) and len(path.parts) == len(Path(pattern).parts)
    depth = len(Path(head).parts)
    return len(path.parts) > depth and Path(*path.parts[:depth]).match(head.rstrip("/"))


def main() -> None:
    """Run them, as fast as two cores can."""
    places = places_for(changed())
    print("==", *places, flush=True)
    command = [sys.executable, "-m", "pytest", "-x", "-n", "2", "--dist", "worksteal", "--durations", "10", *places]
    sys.exit(subprocess.call(command, cwd=ROOT, env=os.environ | {"LUDOTECA_INTERPRETED": "1"}))


if __name__ == "__main__":
    main()
