"""Does each level beat the one below? Same deals, every side played by each of the two in turn, honest intervals.

`ludoteca ladder` measures one case of one game after the other, and writes docs/ladder.md from all that was ever
measured (docs/ladder.json). Deals are those of seeds that neither training nor tuning uses.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ludoteca.engine.bot import EFFORT, LEVELS
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.values import LudotecaError
from ludoteca.lab.deals import Deals, share
from ludoteca.lab.runners import Serial
from ludoteca.lab.work import Ledger, Runner, gather, split

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
    Rung("revanche", 4, {"division": 3}, "Revanche, 3rd division, 4 seats"),
    Rung("revanche", 4, {"division": 2}, "Revanche, 2nd division, 4 seats"),
    Rung("revanche", 4, {"division": 1}, "Revanche, 1st division, 4 seats"),
    Rung("camisa12", 2, {"teams": "none"}, "Camisa 12 without teams"),
    Rung("camisa12", 2, {"teams": "random"}, "Camisa 12 with teams"),
    Rung("camisa12", 1, {"teams": "none"}, "Camisa 12, alone"),
    *(Rung("teg", seats, {"pacts": False, "round_limit": 60}, f"T.E.G., {seats}") for seats in (2, 3, 4, 6)),
    *(Rung("teg", seats, {"round_limit": 60}, f"T.E.G. with pacts, {seats}") for seats in (2, 3, 4, 6)),
)


def rung_of(title: str) -> Rung:
    """The case of a title; a sentence says which there are."""
    for rung in RUNGS:
        if rung.title == title:
            return rung
    raise LudotecaError(f"the ladder has no case {title!r}; there are: {'; '.join(one.title for one in RUNGS)}")


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
    rival: int = 0  # the simulations of the level below, where it thinks too


def compared(
    rung: Rung,
    level: str,
    below: str,
    deals: int,
    simulations: int,
    *,
    rival: int | None = None,
    runner: Runner | None = None,
    ledger: Ledger | None = None,
    tell: Callable[[int], None] = lambda done: None,
) -> Measured:
    """Measure one step of one case. `rival` are the simulations of the level below, if it thinks: those of a table."""
    if rival is None:
        rival = 0
        if EFFORT[below] > 0:
            rival = find_game(rung.game).thought or round(simulations / EFFORT[level])
    whole = Deals(
        game=rung.game, seed=SEEDS, count=deals, seats=rung.seats, options=rung.options, one=f"{level}@{simulations}",
        other=f"{below}@{rival}" if rival else below, simulations=simulations,
    )  # fmt: skip
    found = gather(split(whole), runner or Serial(), ledger, lambda block, _: tell(block.count))
    told = share([one for block in found for one in block])
    mean, low, high = round(told.mean, 4), round(told.low, 4), round(told.high, 4)
    return Measured(rung.title, level, below, mean, low, high, deals, simulations, SEEDS, rival)


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
        cells = {one.level: _cell(one) + _offered(one) for one in known if one.title == title}
        lines.append("| " + " | ".join([title, *(cells.get(level, "–") for level in LEVELS[2:])]) + " |")
    lines += ["", f"Deals are those of the seeds from {SEEDS} on; nothing was trained or tuned on them.", ""]
    return "\n".join(lines)


def _cell(one: Measured) -> str:
    thought = f", {one.simulations:,} simulations" if EFFORT[one.level] > 0 else ""
    if one.rival:
        thought += f" against {one.rival:,}"
    rung = next((rung for rung in RUNGS if rung.title == one.title), None)
    sides = 2 if rung is None else _sides(rung)
    like = f" (as {as_of_two(one.share, sides):.0%} of two)" if sides > 2 else ""
    return f"{one.share:.0%} [{one.low:.0%}, {one.high:.0%}]{like}, {one.deals} deals{thought}"


def as_of_two(share: float, sides: int) -> float:
    """The share of two that has the same odds against each rival as this share of so many sides.

    >>> round(as_of_two(1 / 6, 6), 3), round(as_of_two(0.481, 3), 3)
    (0.5, 0.65)
    """
    odds = share * (sides - 1)
    return odds / (odds + 1 - share)


def _sides(rung: Rung) -> int:
    game = find_game(rung.game)
    return len(game.sides(rung.seats, game.check(rung.seats, rung.options)))


def _offered(one: Measured) -> str:
    """Whether people are offered the level there at all."""
    rung = next((rung for rung in RUNGS if rung.title == one.title), None)
    if rung is None:
        return ""
    game = find_game(rung.game)
    offered = game.levels(rung.seats, game.check(rung.seats, rung.options))
    return "" if one.level in offered else ": not offered"


HEAD = """# The ladder: each level against the one below

`ludoteca ladder` wrote this page. Same deals, each played from every side; shares with 95 % intervals; a draw counts
half. Level is 50 % with two sides, 33 % with three, 25 % with four, 20 % with five and 17 % with six. Where more than
two sides play, the cell also says which share of two has the same odds against each rival: 65 % of two are 48 % of
three, 38 % of four, 32 % of five and 27 % of six.

`hard` thinks with the number of simulations in its cell for each decision, in T.E.G. twice a turn; for `master` the
cell says how many each of the two has. At a table `hard` has one second, and where its game says how many simulations
are enough (`Game.thought`: 100 in Tacocat, 300 in Camisa 12, 1,000 in Revanche) no more than those; `master` has three
seconds, which are far more simulations than in any cell here. *Alone* nobody is beaten: it is half, and half of the
difference in wins on the same deals. A dash is a step that was not measured yet. Where a level was not found to be
stronger than the one below, a game does not offer it (`Game.levels`): the forms of a new table leave it out, though a
program may still ask for it.

| | normal against easy | hard against normal | master against hard |
|---|---|---|---|"""
