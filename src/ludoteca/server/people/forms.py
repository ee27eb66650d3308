"""Ratings kept apart: by game and variant, against people and against each level of bots; and how ratings went.

The one of the ladder (`ratings.py`) mixes everything. Here somebody's matches against people move one rating, those
against bots of one level another; the bots keep the rating that they have on the ladder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update

from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Line

MODEL = PlackettLuce()
BOT = "bot-"
PEOPLE = "people"
MIXED = "mixed"


class Rated(NamedTuple):
    """A match that moves ratings."""

    match: str
    game: str
    variant: str
    names: Sequence[str]  # who sat where: a person's id, or bot-<level>
    sides: Sequence[Sequence[int]]
    ranks: Sequence[float]  # of the sides
    at: float


def against(names: Sequence[str], sides: Sequence[Sequence[int]], seat: int) -> str:
    """Whom a seat played: people, bots of one level, or both kinds, which is kept apart nowhere."""
    others = {names[other] for side in sides if seat not in side for other in side}
    if not others:
        return "alone"
    levels = {other for other in others if other.startswith(BOT)}
    if not levels:
        return PEOPLE
    return levels.pop() if len(others) == 1 else MIXED


def note(line: Line, match: Rated, moved: Mapping[str, Any]) -> None:
    """Write down where the ladder's ratings went, and move those that are kept apart."""
    course = [
        {
            "match": match.match, "who": who, "against": "", "game": match.game, "variant": match.variant,
            "mu": row["mu"], "sigma": row["sigma"], "at": match.at,
        }
        for who, row in moved.items() if not who.startswith(BOT)
    ]  # fmt: skip
    for seat, who in enumerate(match.names):
        whom = against(match.names, match.sides, seat)
        if not who.startswith(BOT) and who in moved and (whom == PEOPLE or whom.startswith(BOT)):
            new = _apart(line, match, seat, whom)
            course.append(
                {
                    "match": match.match, "who": who, "against": whom, "game": match.game, "variant": match.variant,
                    "mu": new.mu, "sigma": new.sigma, "at": match.at,
                }
            )  # fmt: skip
    if course:
        line.execute(insert(schema.course), course)


def _apart(line: Line, match: Rated, seat: int, whom: str) -> Any:
    """Move one person's rating against these, and return it."""
    columns, who = schema.form.c, match.names[seat]
    key = (columns.game == match.game, columns.variant == match.variant, columns.against == whom)
    rows = {row.who: row for row in line.execute(select(schema.form).where(*key, columns.who.in_(list(match.names))))}
    if whom != PEOPLE:
        ladder = schema.rating.c
        known = select(schema.rating).where(ladder.game == match.game, ladder.who == whom)
        rows |= {row.who: row for row in line.execute(known)}
    teams = [[_rating(rows.get(match.names[one])) for one in side] for side in match.sides]
    after = MODEL.rate(teams, ranks=list(match.ranks))
    side = next(place for place, one in enumerate(match.sides) if seat in one)
    new = after[side][list(match.sides[side]).index(seat)]
    old = rows.get(who)
    won = match.ranks[side] == 1 and list(match.ranks).count(1) == 1
    values = {
        "mu": new.mu, "sigma": new.sigma, "matches": 1 + (old.matches if old is not None else 0),
        "wins": int(won) + (old.wins if old is not None else 0),
    }  # fmt: skip
    if old is None:
        line.execute(
            insert(schema.form).values(game=match.game, who=who, variant=match.variant, against=whom, **values)
        )
    else:
        line.execute(update(schema.form).where(*key, columns.who == who).values(values))
    return new


def _rating(row: Any) -> Any:
    return MODEL.rating() if row is None else MODEL.rating(mu=row.mu, sigma=row.sigma)
