"""Figures about a game as bots of a level play it: how long, how wide, how much is hidden, and who wins."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, NamedTuple

from ludoteca import __version__
from ludoteca.engine.contract import Game
from ludoteca.lab.arena import Interval, wilson
from ludoteca.lab.record import Counted, Figures
from ludoteca.lab.report import STYLE
from ludoteca.lab.work import Ledger, Runner, gather, place_of, split

BINS = 24  # of the histogram of lengths


class Stats(NamedTuple):
    """What is known of a game after so many matches."""

    title: str
    levels: tuple[str, ...]
    options: dict[str, Any]
    matches: int
    lengths: list[int]  # decisions of each match
    branching: float  # legal actions of a decision, on average
    tree: float  # the logarithm, base 10, of the matches that could have been played by other choices
    forced: float  # share of decisions with a single choice
    hidden: float  # numbers that another seat sees and a seat cannot know, on average
    numbers: int  # of an observation
    drawn: Interval
    seats: list[Interval]  # first places of each seat; a shared one is shared

    def quantile(self, share: float) -> int:
        """The length that this share of the matches does not exceed."""
        return sorted(self.lengths)[min(len(self.lengths) - 1, int(share * len(self.lengths)))]


def measure(
    game: Game,
    levels: tuple[str, ...],
    matches: int,
    *,
    options: dict[str, Any],
    simulations: int,
    seed: int,
    runner: Runner,
    ledger: Ledger | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Stats:
    """Let bots play, and count."""
    whole = Counted(
        game=place_of(game), seed=seed, count=matches, levels=levels, options=options, simulations=simulations
    )
    found: list[Figures] = gather(split(whole), runner, ledger, lambda block, _: progress(block.count))
    lengths = [one for figures in found for one in figures.decisions]
    decisions = sum(lengths)
    places = [sum(shares) for shares in zip(*(figures.places for figures in found), strict=True)]
    looks = sum(figures.looks for figures in found)
    return Stats(
        game.title, levels, options, matches, lengths,
        branching=sum(figures.choices for figures in found) / decisions,
        tree=sum(figures.logs for figures in found) / matches,
        forced=sum(figures.forced for figures in found) / decisions,
        hidden=sum(figures.hidden for figures in found) / looks if looks else 0.0,
        numbers=whole.numbers(),
        drawn=wilson(sum(figures.draws for figures in found), matches),
        seats=[wilson(place, matches) for place in places],
    )  # fmt: skip


def lines(found: Stats) -> list[tuple[str, str]]:
    """Each figure with its name."""
    mean = sum(found.lengths) / len(found.lengths)
    return [
        ("matches", f"{found.matches}, played by {', '.join(found.levels)}"),
        (
            "decisions of a match",
            f"{mean:.1f} on average; half have {found.quantile(0.5)} or fewer, 95 % at most {found.quantile(0.95)}",
        ),
        ("choices of a decision", f"{found.branching:.1f} on average; {found.forced:.0%} of the decisions have one"),
        ("matches there could be", f"about 10^{found.tree:.0f}"),
        ("hidden", f"{found.hidden:.1f} of the {found.numbers} numbers that another seat sees"),
        ("drawn", f"{found.drawn.share:.1%} ({found.drawn.low:.1%} to {found.drawn.high:.1%})"),
        *(
            (f"seat {seat + 1} comes first", f"{one.share:.1%} ({one.low:.1%} to {one.high:.1%})")
            for seat, one in enumerate(found.seats)
        ),
    ]


def page(found: Stats) -> str:
    """The figures and their pictures on one page of HTML."""
    rows = "".join(f"<tr><th>{escape(name)}</th><td>{escape(text)}</td></tr>" for name, text in lines(found))
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(found.title)} in figures</title>
<style>{STYLE} td {{ text-align: left }} rect {{ fill: #2a6fdb }}</style></head><body>
<h1>{escape(found.title)} in figures</h1>
<table>{rows}</table>
<h2>Decisions of a match</h2>
{histogram(found.lengths)}
<p>Ludoteca {__version__}; options {escape(str(found.options))}. Shares with 95 % intervals.</p>
</body></html>
"""


def histogram(lengths: list[int]) -> str:
    """How many matches were how long."""
    shortest, longest = min(lengths), max(lengths)
    step = max(1, -(-(longest - shortest + 1) // BINS))
    counts = [0] * ((longest - shortest) // step + 1)
    for one in lengths:
        counts[(one - shortest) // step] += 1
    most = max(counts)
    bars = "".join(
        f'<rect x="{place * 25}" y="{160 - 150 * count / most:.1f}" width="22" height="{150 * count / most:.1f}">'
        f"<title>{shortest + place * step}: {count}</title></rect>"
        for place, count in enumerate(counts)
    )
    wide = len(counts) * 25
    ends = f'<text x="0" y="178">{shortest}</text><text x="{wide}" y="178" text-anchor="end">{longest}</text>'
    size = f'viewBox="0 0 {wide} 184" width="{wide}"'
    return f'<svg {size} role="img" aria-label="Histogram of the decisions of a match">{bars}{ends}</svg>'
