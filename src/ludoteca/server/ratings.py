"""How strong people and bots are, game by game, by openskill (Plackett-Luce: teams, placements and draws)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.engine.values import Result
from ludoteca.server import schema
from ludoteca.server.records import Chair
from ludoteca.server.store import Store

MODEL = PlackettLuce()
UNRATED = {"abandoned", "agreed"}


async def rate(
    connection: AsyncConnection,
    match: str,
    game: str,
    chairs: Sequence[Chair],
    sides: Sequence[Sequence[int]],
    result: Result,
    rated: bool,
) -> None:
    """Move everybody's rating by one match, once; in the transaction that ends the match.

    Nothing is learnt from a match that is not `rated`, or that the table ended.
    """
    await connection.execute(insert(schema.rated).values(match=match))
    if not rated or result.reason in UNRATED:
        return
    names = [_who(chair) for chair in chairs]
    columns = schema.rating.c
    rows = await connection.execute(
        select(schema.rating)
        .where(columns.game == game, columns.who.in_(names))
        .order_by(columns.who)
        .with_for_update()
    )
    known = {row.who: row for row in rows}
    teams = [[_rating(known.get(names[seat])) for seat in side] for side in sides]
    after = MODEL.rate(teams, ranks=[float(result.ranks[side[0]]) for side in sides])
    for side, ratings in zip(sides, after, strict=True):
        for seat, new in zip(side, ratings, strict=True):
            if names.count(names[seat]) == 1:  # a bot against itself proves nothing about it
                won = seat in result.winners
                await _write(
                    connection, game, names[seat], chairs[seat].kind == "bot", new, known.get(names[seat]), won
                )


async def _write(connection: AsyncConnection, game: str, who: str, bot: bool, new: Any, old: Any, won: bool) -> None:
    values = {
        "mu": new.mu,
        "sigma": new.sigma,
        "matches": 1 + (old.matches if old is not None else 0),
        "wins": int(won) + (old.wins if old is not None else 0),
    }
    if old is None:
        await connection.execute(insert(schema.rating).values(game=game, who=who, bot=bot, **values))
    else:
        columns = schema.rating.c
        await connection.execute(update(schema.rating).where(columns.game == game, columns.who == who).values(values))


def _who(chair: Chair) -> str:
    return f"bot-{chair.level}" if chair.person is None else chair.person


def _rating(row: Any) -> Any:
    return MODEL.rating() if row is None else MODEL.rating(mu=row.mu, sigma=row.sigma)


def strength(row: Any) -> float:
    """What somebody is at least, almost surely: the number to show."""
    return round(float(row.mu - 3 * row.sigma), 2)


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
