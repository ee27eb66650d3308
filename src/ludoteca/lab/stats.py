"""Figures about a game as bots of a level play it: how long, how wide, how much is hidden, and what decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from html import escape
from typing import Any, NamedTuple

from ludoteca import __version__
from ludoteca.engine.contract import Game
from ludoteca.engine.words import Words
from ludoteca.lab.arena import Interval, wilson
from ludoteca.lab.lots import Balance, weigh
from ludoteca.lab.luck_share import MIXED, measure_luck
from ludoteca.lab.pictures import Dot, bars, dots, histogram
from ludoteca.lab.record import Counted, Figures
from ludoteca.lab.report import STYLE
from ludoteca.lab.work import Ledger, Runner, gather, place_of, split


class Stats(NamedTuple):
    """What is known of a game after so many matches."""

    game: Game
    levels: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    matches: int
    lengths: list[int]  # decisions of each match
    branching: float  # legal actions of a decision, on average
    course: list[float]  # the same for each tenth of a match
    tree: float  # the logarithm, base 10, of the matches that could have been played by other choices
    forced: float  # share of decisions with a single choice
    hidden: float  # numbers that another seat sees and a seat cannot know, on average
    numbers: int  # of an observation
    drawn: Interval
    reasons: list[tuple[str, Interval]]  # why matches ended, the most frequent first
    seats: list[Interval]  # first places of each seat; a shared one is shared
    luck: Interval | None  # see luck_share.py; None: not measured
    tables: int  # that luck was measured at
    balance: Balance | None  # of what seats were given

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
    tables: int = 0,
    block: int = 0,
    ledger: Ledger | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Stats:
    """Let bots play, and count; then, at so many tables of mixed strength, see what luck does.

    With a size of blocks, whoever asks for more matches later goes on from those in the ledger.
    """
    whole = Counted(
        game=place_of(game), seed=seed, count=matches, levels=levels, options=options, simulations=simulations
    )
    found: list[Figures] = gather(
        split(whole, pieces=1, most=block) if block else split(whole),
        runner,
        ledger,
        lambda one, _: progress(one.count),
    )
    luck = None
    if tables:
        luck = measure_luck(
            game, len(levels), tables, options=options, simulations=simulations, seed=seed, runner=runner,
            ledger=ledger, progress=progress,
        )  # fmt: skip
    ends = [end for figures in found for end in figures.ends]
    choices = [sum(tenth) for tenth in zip(*(figures.choices for figures in found), strict=True)]
    made = [sum(tenth) for tenth in zip(*(figures.made for figures in found), strict=True)]
    looks = sum(figures.looks for figures in found)
    return Stats(
        game, levels, options, seed, matches,
        lengths=[one for figures in found for one in figures.decisions],
        branching=sum(choices) / sum(made),
        course=[wide / max(1, count) for wide, count in zip(choices, made, strict=True)],
        tree=sum(figures.logs for figures in found) / matches,
        forced=sum(figures.forced for figures in found) / sum(made),
        hidden=sum(figures.hidden for figures in found) / looks if looks else 0.0,
        numbers=whole.numbers(),
        drawn=wilson(sum(end.drawn for end in ends), matches),
        reasons=[(why, wilson(count, matches)) for why, count in Counter(end.reason for end in ends).most_common()],
        seats=[wilson(sum(shares), matches) for shares in zip(*(end.shares for end in ends), strict=True)],
        luck=luck, tables=tables, balance=weigh(ends),
    )  # fmt: skip


def lines(found: Stats) -> list[tuple[str, str]]:
    """Each figure with its name."""
    mean = sum(found.lengths) / len(found.lengths)
    told = [
        ("matches", f"{found.matches}, played by {', '.join(found.levels)}, seeds from {found.seed} on"),
        (
            "decisions of a match",
            f"{mean:.1f} on average; half have {found.quantile(0.5)} or fewer, 95 % at most {found.quantile(0.95)}",
        ),
        ("choices of a decision", f"{found.branching:.1f} on average; {found.forced:.0%} of the decisions have one"),
        ("matches there could be", f"about 10^{found.tree:.0f}"),
    ]
    if len(found.seats) > 1:
        share = found.hidden / found.numbers
        told += [
            ("hidden", f"{share:.1%}: {found.hidden:.1f} of the {found.numbers} numbers that another seat sees"),
            ("decided", _percent(Interval(1 - found.drawn.share, 1 - found.drawn.high, 1 - found.drawn.low))),
        ]
    told += [(f"ends by: {why}", _percent(share)) for why, share in found.reasons]
    told += [(f"seat {seat + 1} comes first", _percent(one)) for seat, one in enumerate(found.seats)]
    if len(found.seats) > 1:
        told.append(("the first seat", advantage(found.seats)))
    if found.luck is not None:
        told.append(("luck", f"{_percent(found.luck)}, at {found.tables} tables of {', '.join(MIXED)} by lot"))
    if found.balance is not None:
        best, worst = found.balance.lots[0], found.balance.lots[-1]
        words = Words(found.game)
        told += [
            ("best lot", f"{_name(words, best.name)}: first {_percent(best.first)}, had {best.seats} times"),
            ("worst lot", f"{_name(words, worst.name)}: first {_percent(worst.first)}, had {worst.seats} times"),
            ("lots differ by", spread(found.balance)),
        ]
    return told


def advantage(seats: list[Interval]) -> str:
    """What the first seat has more than its part, in percent points."""
    fair, first = sum(one.share for one in seats) / len(seats), seats[0]
    more, low, high = (100 * (value - fair) for value in first)
    return f"{more:+.1f} points from fair ({low:+.1f} to {high:+.1f})"


def spread(balance: Balance) -> str:
    """How far the lots are apart, beyond chance."""
    return (
        f"{100 * balance.spread:.1f} points (standard deviation beyond chance); chance alone spreads them as far in "
        f"{balance.doubt:.1%} of all cases"
    )


def lot_dots(game: Game, balance: Balance) -> list[Dot]:
    """The lots as rows of a picture."""
    words = Words(game)
    return [
        Dot(_name(words, one.name), *one.first, f"{one.first.share:.0%}") for one in balance.lots
    ]  # fmt: skip


def page(all_found: list[Stats], each: str = "") -> str:
    """The figures and their pictures on one page of HTML; with several a part for each value of the option `each`."""
    title = all_found[0].game.title
    parts = [_part(found, f"{each}: {found.options[each]}" if each else "") for found in all_found]
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(title)} in figures</title>
<style>{STYLE} td {{ text-align: left }}</style></head><body>
<h1>{escape(title)} in figures</h1>
{"".join(parts)}
<p>Ludoteca {__version__}. Shares with 95 % intervals. Luck: what is left of the results' variance for whoever knows who
sat where; each table was played twice, with other dice.</p>
</body></html>
"""


def _part(found: Stats, heading: str) -> str:
    rows = "".join(f"<tr><th>{escape(name)}</th><td>{escape(text)}</td></tr>" for name, text in lines(found))
    course = [f"{place}0 to {place + 1}0 %: {wide:.1f}" for place, wide in enumerate(found.course)]
    fair = sum(one.share for one in found.seats) / len(found.seats)
    pictures = [
        ("Decisions of a match", histogram(found.lengths, "Histogram of the decisions of a match")),
        (
            "Choices of a decision, from the beginning to the end of a match",
            bars(found.course, ("beginning", "end"), "Choices in each tenth of a match", course),
        ),
        ("How matches end", _shares(found.reasons, "Reasons that matches ended")),
        (
            "First places",
            dots(
                [Dot(f"seat {seat + 1}", *one, f"{one.share:.0%}") for seat, one in enumerate(found.seats)],
                fair,
                "First places of each seat; the line is fair",
            ),
        ),
    ]
    if found.luck is not None:
        pictures.append(("Luck", _shares([("luck", found.luck)], "Share of luck")))
    if found.balance is not None:
        drawn = dots(
            lot_dots(found.game, found.balance), found.balance.fair, "First places of each; the line is fair", 300
        )
        pictures.append(("What seats were given, and how often they came first", drawn))
    told = "".join(f"<h3>{escape(name)}</h3>\n{drawing}\n" for name, drawing in pictures)
    options = escape(", ".join(f"{name} {value}" for name, value in found.options.items()) or "no options")
    head = f"<h2>{escape(heading)}</h2>\n" if heading else ""
    return f"{head}<p>{options}</p>\n<table>{rows}</table>\n{told}"


def _shares(rows: list[tuple[str, Interval]], about: str) -> str:
    """Shares from nothing to everything."""
    return dots([Dot(name, *one, f"{one.share:.0%}") for name, one in rows], 0.0, about, end=1.0)


def _percent(one: Interval) -> str:
    return f"{one.share:.1%} ({one.low:.1%} to {one.high:.1%})"


def _name(words: Words, name: str) -> str:
    return words.say(f"name-{name}", {})
