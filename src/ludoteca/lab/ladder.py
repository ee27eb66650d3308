"""Does each level beat the one below? Same deals, every side played by each of the two in turn, honest intervals.

`ludoteca ladder` measures one case of one game after the other, and writes docs/ladder.md from all that was ever
measured (docs/ladder.json). Deals are those of seeds that neither training nor tuning uses.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ludoteca.bots import make, play_out
from ludoteca.engine.bot import LEVELS, Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Game
from ludoteca.engine.match import Match
from ludoteca.lab.arena import Z95, bot_dice

SEEDS = 700_000_000  # deals of the ladder begin here


class Rung(NamedTuple):
    """A case of a game: seats and options."""

    game: str
    seats: int
    options: dict[str, Any]
    title: str


RUNGS = (
    Rung("tacocat", 2, {}, "Tacocat"),
    Rung("sequence", 2, {}, "Sequence, 2"),
    Rung("sequence", 3, {}, "Sequence, 3"),
    Rung("sequence", 4, {}, "Sequence, 2 against 2"),
    Rung("revanche", 2, {"division": 3}, "Revanche, 3rd division"),
    Rung("revanche", 2, {"division": 2}, "Revanche, 2nd division"),
    Rung("revanche", 2, {"division": 1}, "Revanche, 1st division"),
    Rung("revanche", 4, {"division": 1}, "Revanche, 1st division, 4 seats"),
    Rung("camisa12", 2, {"teams": "none"}, "Camisa 12 without teams"),
    Rung("camisa12", 2, {"teams": "random"}, "Camisa 12 with teams"),
    Rung("camisa12", 1, {"teams": "none"}, "Camisa 12, alone"),
    *(Rung("teg", seats, {"pacts": False, "round_limit": 60}, f"T.E.G., {seats}") for seats in (2, 3, 4, 6)),
    *(Rung("teg", seats, {"round_limit": 60}, f"T.E.G. with pacts, {seats}") for seats in (3, 6)),
)


class Measured(msgspec.Struct, frozen=True):
    """How often `level` beat `below`, over deals that were each played from every side."""

    title: str
    level: str
    below: str
    share: float
    low: float
    high: float
    deals: int
    simulations: int
    seed: int


def won(game: Game, rung: Rung, seed: int, level: str, below: str, budget: Budget) -> float:
    """The share of one deal: each side in turn is played by `level`, the others by `below`. Fair is 1 / sides."""
    options = game.check(rung.seats, rung.options)
    sides = game.sides(rung.seats, options)
    total = 0.0
    for own in sides:
        match = Match(game, rung.seats, seed, options)
        dice = bot_dice(seed)
        bots = [make(game, level if seat in own else below, dice) for seat in range(rung.seats)]
        for _ in play_out(match, bots, dice, budget):
            pass
        assert match.result is not None
        first = [side for side in sides if match.result.ranks[side[0]] == 1]
        total += (own in first) / max(1, len(first))
    return total / len(sides)


def compared(
    rung: Rung, level: str, below: str, deals: int, simulations: int, tell: Callable[[int], None] = lambda done: None
) -> Measured:
    """Measure one step of one case. Alone there is no rival: both play the same deals, and the wins are compared."""
    game = find_game(rung.game)
    budget = Budget(simulations=simulations)
    shares: list[float] = []
    for number in range(deals):
        seed = SEEDS + number
        if rung.seats == 1:
            ahead = won(game, rung, seed, level, level, budget) - won(game, rung, seed, below, below, budget)
            shares.append(0.5 + ahead / 2)
        else:
            shares.append(won(game, rung, seed, level, below, budget))
        tell(1)
    mean = sum(shares) / deals
    spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(1, deals - 1) / deals)
    low, high = max(0.0, mean - Z95 * spread), min(1.0, mean + Z95 * spread)
    return Measured(rung.title, level, below, round(mean, 4), round(low, 4), round(high, 4), deals, simulations, SEEDS)


def below(level: str) -> str:
    """The level that a level is to beat."""
    return LEVELS[LEVELS.index(level) - 1]


def keep(found: Measured, folder: Path) -> None:
    """Put a measurement in the place of an older one, and write the page anew."""
    data = folder / "ladder.json"
    known = msgspec.json.decode(data.read_bytes(), type=list[Measured]) if data.exists() else []
    others = [one for one in known if (one.title, one.level) != (found.title, found.level)]
    kept = sorted([*others, found], key=_place)
    data.write_bytes(msgspec.json.format(msgspec.json.encode(kept)) + b"\n")
    (folder / "ladder.md").write_text(page(kept))


def _place(one: Measured) -> tuple[int, int]:
    titles = [rung.title for rung in RUNGS]
    return titles.index(one.title) if one.title in titles else len(titles), LEVELS.index(one.level)


def page(known: list[Measured]) -> str:
    """The ladder as a table."""
    lines = [HEAD]
    for title in dict.fromkeys(one.title for one in known):
        cells = {one.level: _cell(one) for one in known if one.title == title}
        lines.append("| " + " | ".join([title, *(cells.get(level, "–") for level in LEVELS[2:])]) + " |")
    lines += ["", f"Deals are those of the seeds from {SEEDS} on; nothing was trained or tuned on them.", ""]
    return "\n".join(lines)


def _cell(one: Measured) -> str:
    return f"{one.share:.0%} [{one.low:.0%}, {one.high:.0%}], {one.deals} deals" + (
        f", {one.simulations} simulations" if one.level in ("hard", "master") else ""
    )


HEAD = """# The ladder: each level against the one below

`ludoteca ladder` wrote this page. Same deals, each played from every side; shares with 95 % intervals; a draw counts
half. Level is 50 % with two sides, 33 % with three, 25 % with four and 17 % with six. `hard` thinks with the number of
simulations in its cell for each decision, in T.E.G. twice a turn, `master` with three times as many; at a table they
have one second and three. *Alone* nobody is beaten: it is half, and half of the difference in wins on the same deals. A
dash is a step that was not measured yet.

| | normal against easy | hard against normal | master against hard |
|---|---|---|---|"""
