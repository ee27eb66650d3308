"""What an arena found, as one page of HTML: no script, no file beside it, pictures drawn in place."""

from __future__ import annotations

from html import escape

from ludoteca import __version__
from ludoteca.lab.deals import Share
from ludoteca.lab.pairs import Arena, Rating
from ludoteca.lab.pictures import Dot, dots

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
:root { color-scheme: light dark }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .35rem .7rem; text-align: right }
th:first-child { text-align: left }
td { border: 1px solid #8884 }
.won { background: #2a9d5a33 }
.lost { background: #d04a3033 }
svg { max-width: 100%; height: auto }
"""


def page(found: Arena) -> str:
    """The whole page."""
    options = ", ".join(f"{name} {value}" for name, value in found.options.items())
    about = (
        f"{found.seats} seats; {options or 'no options'}; {found.simulations} simulations; deals of the seeds from "
        f"{found.seed} on, each played from every side; Ludoteca {__version__}"
    )
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(found.game)}: arena</title><style>{STYLE}</style></head><body>
<h1>{escape(found.game)}: arena</h1>
<p>{escape(about)}.</p>
<h2>Strength</h2>
<p>In Elo above the mean of all, with 95 % intervals. 100 more is 64 % of the points.</p>
{picture(found.ratings)}
<h2>Each against each</h2>
<p>Points of the row against the column, in percent, with the 95 % interval. A draw counts half. A pair stops when it is
decided (three standard errors from level), or when all deals are played.</p>
{matrix(found)}
</body></html>
"""


def picture(ratings: list[Rating]) -> str:
    """A line for each entrant: its rating as a dot on its interval."""
    rows = [Dot(one.name, one.elo, one.low, one.high, f"{one.elo:+.0f}") for one in ratings]
    return dots(rows, 0.0, "Ratings with intervals")


def matrix(found: Arena) -> str:
    """The shares of each row against each column."""
    names = [one.name for one in found.ratings]
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = [
        f'<tr><th scope="row">{escape(name)}</th>{"".join(map(_cell, row))}</tr>'
        for name, row in zip(names, found.shares, strict=True)
    ]
    return f"<table><tr><td></td>{head}</tr>{''.join(rows)}</table>"


def _cell(told: Share | None) -> str:
    if told is None:
        return "<td>–</td>"
    kind = "won" if told.low > 0.5 else "lost" if told.high < 0.5 else ""
    return (
        f'<td class="{kind}">{told.mean:.0%}<br><small>{told.low:.0%}–{told.high:.0%}, {told.deals} deals</small></td>'
    )
