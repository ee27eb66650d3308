"""How well somebody played, as a level: whose bots lose as much at a decision.

The figures of the bots are in levels.json; `python -m ludoteca.lab.errors` measures them by reviewing bots' matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec

from ludoteca.engine.bot import LEVELS
from ludoteca.review.appraise import spread
from ludoteca.review.decide import Z95
from ludoteca.review.report import Decision, Form

FIGURES = Path(__file__).parent / "levels.json"
ENOUGH = 8  # decisions that say something


def form(game: str, seat: int, decisions: Sequence[Decision]) -> Form:
    """The form of one seat."""
    own = [decision for decision in decisions if decision.seat == seat]
    labels = [decision.label for decision in own]
    error, unsure = spread([decision.loss for decision in own]) if own else (0.0, 0.0)
    return Form(
        seat=seat, decisions=len(own), error=error, low=error - Z95 * unsure, high=error + Z95 * unsure,
        level=level(game, error) if len(own) >= ENOUGH else "",
        inaccuracies=labels.count("inaccuracy"), mistakes=labels.count("mistake"), blunders=labels.count("blunder"),
    )  # fmt: skip


def level(game: str, error: float) -> str:
    """The strongest level that loses at least as much; with a + where the next one is nearer."""
    known = errors().get(game, {})
    ladder = [(name, known[name]) for name in LEVELS if name in known]
    if not ladder:
        return ""
    falling = _falling(ladder)
    if error >= falling[0][1]:
        return falling[0][0]
    for (name, most), (_, least) in pairwise(falling):
        if error > least:
            return name + ("+" if error < (most + least) / 2 else "")
    return falling[-1][0]


def _falling(ladder: Sequence[tuple[str, float]]) -> list[tuple[str, float]]:
    """Levels whose figures fall from one to the next; one that does not is passed over."""
    kept = [ladder[0]]
    for name, figure in ladder[1:]:
        if figure < kept[-1][1]:
            kept.append((name, figure))
    return kept


@cache
def errors() -> dict[str, dict[str, float]]:
    """What the bots of each level lose at a decision, game by game."""
    return msgspec.json.decode(FIGURES.read_bytes(), type=dict[str, dict[str, float]]) if FIGURES.is_file() else {}
