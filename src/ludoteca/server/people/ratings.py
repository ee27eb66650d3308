"""How strong people and bots are, game by game, by openskill (Plackett-Luce: teams, placements and draws)."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any

from sqlalchemy import bindparam, insert, select, update

from ludoteca.engine.values import Result
from ludoteca.server.people.forms import BOT, MODEL, Rated, note, rating
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Line
from ludoteca.server.storage.store import Store

UNRATED = {"abandoned", "agreed"}
BEGINNER = 1000  # what a newcomer is shown as
SCALE = 40  # points for one of openskill's

# Made once: to build a statement costs more than to run it.
COUNT = insert(schema.rated)
KNOWN = (
    select(schema.rating)
    .where(schema.rating.c.game == bindparam("_game"), schema.rating.c.who.in_(bindparam("_who", expanding=True)))
    .order_by(schema.rating.c.who)
    .with_for_update()
)
MOVE = update(schema.rating).where(schema.rating.c.game == bindparam("_game"), schema.rating.c.who == bindparam("_who"))
ADD = insert(schema.rating)


def rate(
    line: Line,
    match: str,
    game: str,
    names: Sequence[str],
    sides: Sequence[Sequence[int]],
    result: Result,
    rated: bool,
    stood_in: Set[int] = frozenset(),
    variant: str = "",
    at: float = 0.0,
) -> None:
    """Move everybody's rating by one match, once; in the transaction that ends the match.

    `names` are who sat where: a person's id, or bot-<level>. Nothing is learnt from a match that is not `rated`,
    or that the table ended. Where a bot `stood_in` for people, nobody profits by it: their side cannot rise, and the
    others cannot fall.
    """
    line.execute(COUNT, {"match": match})
    if not rated or result.reason in UNRATED:
        return
    known = {row.who: row for row in line.execute(KNOWN, {"_game": game, "_who": names})}
    teams = [[rating(known.get(names[seat])) for seat in side] for side in sides]
    after = MODEL.rate(teams, ranks=[float(result.ranks[side[0]]) for side in sides])
    moved: list[dict[str, Any]] = []
    fresh: list[dict[str, Any]] = []
    for before, side, ratings in zip(teams, sides, after, strict=True):
        helped = not stood_in.isdisjoint(side)
        for old, seat, new in zip(before, side, ratings, strict=True):
            who = names[seat]
            if stood_in and (new.mu > old.mu if helped else new.mu < old.mu):
                continue
            if names.count(who) > 1:  # a bot against itself proves nothing about it
                continue
            row = _moved(new, known.get(who), seat in result.winners)
            if who in known:
                moved.append({"_game": game, "_who": who, **row})
            else:
                fresh.append({"game": game, "who": who, "bot": who.startswith(BOT), **row})
    if moved:
        line.execute(MOVE, moved)
    if fresh:
        line.execute(ADD, fresh)
    ranks = [float(result.ranks[side[0]]) for side in sides]
    note(
        line,
        Rated(match, game, variant, names, sides, ranks, at),
        {row.get("_who") or row["who"]: row for row in (*moved, *fresh)},
    )


def _moved(new: Any, old: Any, won: bool) -> dict[str, Any]:
    return {
        "mu": new.mu,
        "sigma": new.sigma,
        "matches": 1 + (old.matches if old is not None else 0),
        "wins": int(won) + (old.wins if old is not None else 0),
    }


def strength(row: Any) -> int:
    """What somebody is at least, almost surely (mu - 3 sigma), as points that begin at a thousand."""
    return round(BEGINNER + SCALE * float(row.mu - 3 * row.sigma))


async def ladder(store: Store, game: str) -> list[dict[str, Any]]:
    """Who is strongest; sorted by what they are at least (mu - 3 sigma)."""
    columns = schema.rating.c
    name = schema.person.c.name
    rows = await store.rows(
        select(columns.who, columns.bot, columns.mu, columns.sigma, columns.matches, columns.wins, name)
        .join_from(schema.rating, schema.person, schema.person.c.id == columns.who, isouter=True)
        .where(columns.game == game)
        .order_by((columns.mu - 3 * columns.sigma).desc())
        .limit(100)
    )
    return [
        {
            "who": row.who,
            "name": row.name or row.who,
            "bot": row.bot,
            "rating": strength(row),
            "mu": round(row.mu, 3),
            "sigma": round(row.sigma, 3),
            "matches": row.matches,
            "wins": row.wins,
        }
        for row in rows
    ]
