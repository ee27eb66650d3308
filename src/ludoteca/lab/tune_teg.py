"""What the numbers of T.E.G.'s generals are worth: `python -m ludoteca.lab.tune_teg FOLDER SEATS MATCHES STEPS`.

In matches without pacts and without a thought every seat draws its own numbers around those of today's veteran. A
regression of winning on their logarithms says in which direction to go; steps of several lengths along it are tried on
fresh deals, one seat against the others as they are, and the best is kept if it wins more. FOLDER keeps where it
stands, so that it can be stopped after any step and gone on with. What came out is put into `general/plan.py` by hand.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from rich.console import Console

from ludoteca.engine.dice import FastDice
from ludoteca.games.teg import GAME
from ludoteca.games.teg.general import orders
from ludoteca.games.teg.general.plan import NORMAL, Plan, veteran
from ludoteca.games.teg.rules import Teg
from ludoteca.games.teg.staff import march
from ludoteca.games.teg.world.data import INCORPORATE, OVER
from ludoteca.lab.deals import Share, share

DRAWN: Final = 571_000_000  # seeds of the matches that are regressed on,
TRIED: Final = 572_000_000  # of those that a step is tried on,
TOLD: Final = 573_000_000  # and of those that nothing was chosen by
APART: Final = 1_000_000  # from one step to the next, and 100,000 from one number of seats to the next
DEALS: Final = 200  # on which each length of a step is tried, from every side
LENGTHS: Final = (1.0, 2.0, 3.0)  # of a step, in deviations
SAY = Console().print

# The numbers, and how far apart they are drawn: the deviation of their logarithms.
DEVIATIONS: Final = {
    "country": 0.4, "continent": 0.4, "objective": 0.5, "breaking": 0.5, "aggression": 0.4, "caution": 0.4, "zeal": 0.4,
    "card_chance": 0.2, "rich_chance": 0.2, "chance": 0.15, "least_odds": 0.25, "rich": 0.3, "mass": 0.7, "hope": 0.2,
    "hunt": 0.5, "alarm": 0.6, "finish": 0.6, "early": 0.3,
}  # fmt: skip
CHANCES: Final = ("card_chance", "rich_chance", "chance", "least_odds", "hope")
MOST: Final = 0.97  # that a chance may be

Numbers = Any  # an array of numpy
Center = dict[str, float]


class Slope(NamedTuple):
    """What one deviation of a number is worth, as a share of the wins, and how sure that is."""

    worth: float
    error: float


def plan_of(numbers: Center) -> Plan:
    """A general with these numbers."""
    plan = Plan()
    for name, number in numbers.items():
        setattr(plan, name, min(MOST, number) if name in CHANCES else number)
    return plan


def numbers_of(plan: Plan) -> Center:
    """The numbers of a general."""
    return {name: float(getattr(plan, name)) for name in DEVIATIONS}


def moved(center: Center, steps: Numbers) -> Center:
    """Numbers so many deviations from others."""
    return {
        name: center[name] * float(np.exp(DEVIATIONS[name] * step))
        for name, step in zip(DEVIATIONS, steps, strict=True)
    }


def play(seed: int, plans: list[Plan]) -> list[float]:
    """What each seat wins of one match, by its own plan all the time."""
    seats, dice = len(plans), FastDice(seed)
    state = GAME.start(seats, GAME.check(seats, {"round_limit": 60, "pacts": False}), dice)
    assert isinstance(state, Teg)
    while state.phase != OVER:
        mover = state.mover
        if state.phase > INCORPORATE or not march.mass(state, mover, plans[mover], dice):
            state.play(mover, orders.legal(state, mover, orders.silent(state, mover, plans[mover])), dice)
    result = state.result()
    assert result is not None
    first = result.ranks.count(1)
    return [(rank == 1) / first for rank in result.ranks]


def slopes(center: Center, seats: int, matches: int, seed: int) -> list[Slope]:
    """What each number is worth around a center, from matches in which every seat draws its own."""
    chance = np.random.default_rng(seed)
    rows, won = [], []
    for number in range(matches):
        drawn = chance.normal(0, 1, (seats, len(DEVIATIONS)))
        wins = play(seed + number, [plan_of(moved(center, one)) for one in drawn])
        for seat in range(seats):  # against the mean of the others: all that decides is the difference
            others = (drawn.sum(0) - drawn[seat]) / (seats - 1)
            rows.append(drawn[seat] - others)
            won.append(wins[seat] - 1 / seats)
    table, target = np.array(rows), np.array(won)
    inverse = np.linalg.inv(table.T @ table)
    found = inverse @ (table.T @ target)
    spread = float(((target - table @ found) ** 2).mean())
    # the seats of a match are not independent of each other
    errors = np.sqrt(np.diag(inverse) * spread * seats / (seats - 1))
    return [Slope(float(worth), float(error)) for worth, error in zip(found, errors, strict=True)]


def against(one: Plan, other: Plan, seats: int, deals: int, seed: int) -> Share:
    """What one general wins against others, on the same deals from every side."""
    return share([
        sum(play(seed + deal, [one if seat == own else other for seat in range(seats)])[own] for own in range(seats))
        / seats
        for deal in range(deals)
    ])  # fmt: skip


def direction(found: list[Slope]) -> Numbers:
    """Where to go, one deviation far; what is hardly known counts little."""
    sure = np.array([one.worth * one.worth**2 / (one.worth**2 + one.error**2) for one in found])
    return sure / np.sqrt((sure**2).sum())


def step(center: Center, seats: int, matches: int, number: int) -> Center:
    """One step uphill, or none."""
    apart = APART * number + 100_000 * seats
    found = slopes(center, seats, matches, DRAWN + apart)
    for name, one in zip(DEVIATIONS, found, strict=True):
        SAY(f"{name}: {center[name]:.3f}, {100 * one.worth:+.1f} ± {100 * one.error:.1f}")
    best, most = center, 1 / seats
    for length in LENGTHS:
        there = moved(center, length * direction(found))
        told = against(plan_of(there), plan_of(center), seats, DEALS, TRIED + apart)
        SAY(f"step of {length}: {100 * told.mean:.1f} % (± {100 * told.error:.1f}), level is {100 / seats:.1f} %")
        if told.mean > most:
            best, most = there, told.mean
    return best


def main(folder: Path, seats: int, matches: int, steps: int) -> None:
    """Go on from where the folder stands, and say what that wins against the generals of `normal` and the veteran."""
    folder.mkdir(parents=True, exist_ok=True)
    book = folder / f"{seats}.json"
    past = msgspec.json.decode(book.read_bytes(), type=list[Center]) if book.exists() else [numbers_of(veteran(seats))]
    for _ in range(steps):
        past.append(step(past[-1], seats, matches, len(past)))
        book.write_bytes(msgspec.json.format(msgspec.json.encode(past)))
        SAY({name: round(number, 3) for name, number in past[-1].items()})
    for name, rival in (("normal", NORMAL), ("the veteran", veteran(seats))):
        told = against(plan_of(past[-1]), rival, seats, DEALS, TOLD + 100_000 * seats)
        SAY(f"against {name}: {100 * told.mean:.1f} % (± {100 * 1.96 * told.error:.1f}), level is {100 / seats:.1f} %")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:5]))
