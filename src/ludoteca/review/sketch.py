"""The first useful part of a review: the graph, roughly, from a few simulations of some moments of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.review.report import FORMAT, Point, Report

MOMENTS = 48  # that are looked at
SIMULATIONS = 4  # of each

Chances = Callable[[int, Sequence[int]], list[float]]  # after so many plays, by so many dice


def sketched(
    match: str, game: str, version: int, sides: Sequence[Sequence[int]], plays: Sequence[tuple[int, int]],
    chances: Chances, seed: Callable[[], int],
) -> Report:  # fmt: skip
    """A report of nothing but chances; `plays` are the numbers of the entries and who acted in them."""
    step = max(1, len(plays) // MOMENTS)
    places = sorted({*range(0, len(plays), step), len(plays) - 1} if plays else ())

    def look(place: int) -> list[float]:
        return chances(place, [seed() for _ in range(SIMULATIONS)])

    points = [Point(n=0, seat=None, chances=look(0))]
    points += [Point(n=plays[place][0], seat=plays[place][1], chances=look(place + 1)) for place in places]
    return Report(
        format=FORMAT, match=match, game=game, version=version, sides=[list(side) for side in sides], points=points,
        decisions=[], accounts=[], forms=[], moments=[], simulations=SIMULATIONS * len(points),
    )  # fmt: skip
