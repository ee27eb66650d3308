"""Are Camisa 12's teams and T.E.G.'s objectives worth the same? Measured with `hard` bots; writes docs/balance.md.

`ludoteca balance --keep build/balance.jsonl --write docs` plays what is not yet in the ledger, and writes the page from
all of it. Deals are those of seeds that neither training nor tuning uses.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.engine.catalogue import game as find_game
from ludoteca.lab.arena import Interval
from ludoteca.lab.pictures import dots
from ludoteca.lab.stats import Stats, advantage, lot_dots, measure, spread
from ludoteca.lab.work import Ledger, Runner

SEEDS = 800_000_000  # deals begin here
LEVEL = "hard"


class Question(NamedTuple):
    """A game whose seats are given different things."""

    game: str
    seats: int
    options: dict[str, Any]
    matches: int
    block: int  # matches that are kept together
    simulations: int
    title: str
    thing: str  # what seats are given, in one word
    direct: str = ""  # a reason of ending that is the lot's own doing, and how it is called
    called: str = ""


QUESTIONS = (
    Question("camisa12", 2, {"teams": "random"}, 1600, 40, 50, "Camisa 12: the 24 teams", "team"),
    Question(
        "teg", 4, {"round_limit": 60}, 320, 8, 50, "T.E.G. La Revancha: the 19 objectives, four players", "objective",
        "objective", "by it",
    ),
)  # fmt: skip


def ask(
    question: Question,
    *,
    matches: int,
    runner: Runner,
    ledger: Ledger | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Stats:
    """Play so many matches with everything dealt by lot."""
    return measure(
        find_game(question.game), (LEVEL,) * question.seats, matches, options=question.options,
        simulations=question.simulations, seed=SEEDS, runner=runner, block=question.block,
        ledger=ledger, progress=progress,
    )  # fmt: skip


def write(answers: list[tuple[Question, Stats]], folder: Path) -> None:
    """The page, and a picture beside it for each question."""
    parts = [HEAD]
    for question, found in answers:
        assert found.balance is not None
        image = f"balance-{question.game}.svg"
        drawn = dots(
            lot_dots(found.game, found.balance), found.balance.fair, f"First places of each {question.thing}", 300
        )
        (folder / image).write_text(drawn + "\n", encoding="utf-8")
        parts.append(_part(question, found, image))
    asked = [question.game for question, _ in answers]
    for question in QUESTIONS:
        if question.game not in asked:
            parts.append(f"\n## {question.title}\nNot measured yet: the command plays {question.matches} matches.\n")
    (folder / "balance.md").write_text("\n".join([*parts, TAIL]), encoding="utf-8")


def _part(question: Question, found: Stats, image: str) -> str:
    balance = found.balance
    assert balance is not None
    options = ", ".join(f"`{name}={value}`" for name, value in question.options.items())
    all_of = "" if found.matches >= question.matches else f" (so far: the command plays {question.matches})"
    ends = "; ".join(f"{why} {share.share:.0%}" for why, share in found.reasons)
    outside = [one for one in balance.lots if not one.first.low <= balance.fair <= one.first.high]
    rows = [
        f"| {dot.label} | {one.seats} | {_percent(one.first)} |"
        + (f" {one.reasons.get(question.direct, 0.0):.0f} |" if question.direct else "")
        for dot, one in zip(lot_dots(found.game, balance), balance.lots, strict=True)
    ]
    more = f" {question.called} |" if question.direct else ""
    return f"""
## {question.title}
{found.matches} matches{all_of} of {question.seats} `{LEVEL}` bots with {question.simulations} simulations, {options},
seeds {SEEDS} to {SEEDS + found.matches - 1}. Matches end by: {ends}. First seat: {advantage(found.seats)}.

**Do they differ?** By {spread(balance)}. {len(outside)} of {len(balance.lots)} have an interval that leaves fair
({balance.fair:.0%}) out; if all were alike, about {0.05 * len(balance.lots):.0f} would.

![First places of each {question.thing}]({image})

| {question.thing} | seats | first |{more}
|---|---:|---:|{"---:|" if question.direct else ""}
{chr(10).join(rows)}
"""


def _percent(one: Interval) -> str:
    return f"{one.share:.0%} [{one.low:.0%}, {one.high:.0%}]"


HEAD = """# Balance: is what you are given worth the same?

Written by `ludoteca balance --keep build/balance.jsonl --write docs`; whoever runs it gets the same figures, on one
core or on many (`--workers`, `--ray`), and may interrupt it. Everything is dealt by lot, all seats are played by the
same bots, and a first place counts one; a shared one is shared. Intervals are of 95 %, each for itself."""

TAIL = """
## What this can tell, and what it cannot
* It is about these bots. What `hard` cannot use looks weak, and a person who can will do better with it; a bot that
  thinks longer may turn the order of neighbours round.
* Neighbours in a table are not told apart: their intervals overlap. The two ends are, where the intervals do not touch,
  and the whole is, where the line *Do they differ?* says that chance alone hardly spreads them as far.
* The best and the worst of many look better and worse than they are, because they were picked for it. The standard
  deviation beyond chance is what is left when that is taken off.
* Other numbers of players, other options, and pairs of lots (does one team beat another more than its share?) were not
  measured: `ludoteca stats GAME --bots hard --seats N --report page.html` measures any table, and
  `ludoteca simulate camisa12 --round-robin teams` every pair of teams.
"""
