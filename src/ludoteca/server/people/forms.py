"""Ratings kept apart: by game and variant, against people and against each level of bots; and how ratings went.

The one of the ladder (`ratings.py`) mixes everything. Here somebody's matches against people move one rating, those
against bots of one level another; the bots keep the rating that they have on the ladder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import bindparam, select, update

from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Line
from ludoteca.server.storage.rows import add

MODEL = PlackettLuce()
BOT = "bot-"  # what a bot's name begins with; no person's id does
PEOPLE = "people"
MIXED = "mixed"
MOVED = ("mu", "sigma", "matches", "wins")

# Made once: to build a statement costs more than to run it.
_form, _rated = schema.form.c, schema.rating.c
_KIND = (
    _form.game == bindparam("_game"),
    _form.variant == bindparam("_variant"),
    _form.against == bindparam("_against"),
)
FORMS = select(schema.form).where(*_KIND, _form.who.in_(bindparam("_who", expanding=True)))
LADDER = select(schema.rating).where(_rated.game == bindparam("_game"), _rated.who == bindparam("_who"))
MOVE = (
    update(schema.form).where(*_KIND, _form.who == bindparam("_who")).values({name: bindparam(name) for name in MOVED})
)


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
    course = [_point(match, who, "", row["mu"], row["sigma"]) for who, row in moved.items() if not who.startswith(BOT)]
    apart: dict[str, list[int]] = {}
    for seat, who in enumerate(match.names):
        whom = against(match.names, match.sides, seat)
        if not who.startswith(BOT) and who in moved and (whom == PEOPLE or whom.startswith(BOT)):
            apart.setdefault(whom, []).append(seat)
    for whom, seats in apart.items():
        forms = _apart(line, match, seats, whom)
        course += [_point(match, form["who"], whom, form["mu"], form["sigma"]) for form in forms]
    add(line, schema.course, course)


def _point(match: Rated, who: str, whom: str, mu: float, sigma: float) -> dict[str, Any]:
    return {
        "match": match.match, "who": who, "against": whom, "game": match.game, "variant": match.variant,
        "mu": mu, "sigma": sigma, "at": match.at,
    }  # fmt: skip


def _apart(line: Line, match: Rated, seats: Sequence[int], whom: str) -> list[dict[str, Any]]:
    """Move the ratings of these seats' people against these, and return them; all are moved from where they were."""
    kind = {"_game": match.game, "_variant": match.variant, "_against": whom}
    rows = {row.who: row for row in line.execute(FORMS, {**kind, "_who": list(match.names)})}
    known = dict(rows)
    if whom != PEOPLE:
        known |= {row.who: row for row in line.execute(LADDER, {"_game": match.game, "_who": whom})}
    teams = [[rating(known.get(match.names[one])) for one in side] for side in match.sides]
    after = MODEL.rate(teams, ranks=list(match.ranks))
    new = {
        seat: one
        for side, ratings in zip(match.sides, after, strict=True)
        for seat, one in zip(side, ratings, strict=True)
    }
    alone = list(match.ranks).count(1) == 1
    won = {seat for side, rank in zip(match.sides, match.ranks, strict=True) if rank == 1 and alone for seat in side}
    forms = []
    for seat in seats:
        old = rows.get(match.names[seat])
        forms.append(
            {
                "game": match.game, "who": match.names[seat], "variant": match.variant, "against": whom,
                "mu": new[seat].mu, "sigma": new[seat].sigma, "matches": 1 + (0 if old is None else old.matches),
                "wins": int(seat in won) + (0 if old is None else old.wins),
            }
        )  # fmt: skip
    add(line, schema.form, [form for form in forms if form["who"] not in rows])
    moved = [
        {**kind, "_who": form["who"], **{name: form[name] for name in MOVED}} for form in forms if form["who"] in rows
    ]
    if moved:
        line.execute(MOVE, moved)
    return forms


def rating(row: Any) -> Any:
    """A rating as openskill has it, from a row that has one; a newcomer's if there is none."""
    return MODEL.rating() if row is None else MODEL.rating(mu=row.mu, sigma=row.sigma)
