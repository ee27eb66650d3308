"""What a host may do about people and tables, and the audit log of it.

Each deed is one function of a line to the database; it writes its own line into the audit log, in the same transaction.
`ludoteca admin` runs them from outside; running servers read the log every few seconds, and act (`House`).
"""

from __future__ import annotations

import getpass
import os
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update

from ludoteca.engine.log import AnyEntry, End, Seat
from ludoteca.engine.values import LudotecaError, Result
from ludoteca.server.people.names import person_name
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Line

NOBODY = "nobody"  # stands where a person was who is deleted
Deed = Callable[[Line], Any]
ENTRY: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def reports(line: Line) -> list[dict[str, Any]]:
    """What people told about others, the newest first."""
    who, other = schema.person.alias("who"), schema.person.alias("other")
    columns = schema.report.c
    query = (
        select(columns.id, columns.at, columns.match, columns.text, columns.reporter, columns.person)
        .add_columns(who.c.name.label("reporter_name"), other.c.name.label("person_name"))
        .join_from(schema.report, who, who.c.id == columns.reporter)
        .join(other, other.c.id == columns.person)
        .order_by(columns.id.desc())
        .limit(200)
    )
    return [dict(row._mapping) for row in line.execute(query)]


def deeds(line: Line) -> list[dict[str, Any]]:
    """The audit log, the newest first."""
    return [
        dict(row._mapping) for row in line.execute(select(schema.audit).order_by(schema.audit.c.id.desc()).limit(200))
    ]


def rename(line: Line, identity: str, name: str, why: str) -> None:
    """Give somebody another name, also at the tables where they sit."""
    try:
        clean = person_name(name)
    except Refused as refused:
        raise LudotecaError(f"that name is not allowed: {refused.code}") from None
    _change(line, identity, name=clean)
    line.execute(update(schema.chair).where(schema.chair.c.person == identity).values(name=clean))
    _note(line, "rename", identity, why)


def silence(line: Line, identity: str, why: str, quiet: bool = True) -> None:
    """Let somebody talk no longer, or again."""
    _change(line, identity, silenced=quiet)
    _note(line, "silence" if quiet else "unsilence", identity, why)


def ban(line: Line, identity: str, why: str, out: bool = True) -> None:
    """Let somebody in no longer, or again."""
    _change(line, identity, banned=out)
    _note(line, "ban" if out else "unban", identity, why)


def close_table(line: Line, name: str, why: str) -> None:
    """End a table, its match as abandoned."""
    match = schema.match
    row = line.execute(select(match).where(match.c.id == name)).first()
    if row is None or row.status == "over":
        raise LudotecaError(f"there is no open table {name!r}")
    now, result = time.time(), Result((1,) * row.seats, (0.0,) * row.seats, "abandoned")
    last = line.execute(select(func.max(schema.entry.c.number)).where(schema.entry.c.match == name)).scalar()
    if last is not None:
        entry = End(n=last + 1, reason="abandoned")
        line.execute(insert(schema.entry).values(match=name, number=entry.n, body=msgspec.json.encode(entry), at=now))
    told = None if last is None else msgspec.to_builtins(result)
    line.execute(
        update(match).where(match.c.id == name).values(status="over", ended=now, result=told, revision=row.revision + 1)
    )
    _note(line, "close", name, why)


def export(line: Line, identity: str) -> dict[str, Any]:
    """All that is kept about a person, but no secret that lets anybody in."""
    found = _person(line, identity)
    tables = {
        "devices": (schema.device, schema.device.c.person),
        "tokens": (schema.token, schema.token.c.person),
        "mutes": (schema.mute, schema.mute.c.person),
        "blocks": (schema.block, schema.block.c.person),
        "reports": (schema.report, schema.report.c.reporter),
        "chat": (schema.chat, schema.chat.c.person),
        "seats": (schema.chair, schema.chair.c.person),
        "ratings": (schema.rating, schema.rating.c.who),
        "championships": (schema.entrant, schema.entrant.c.person),
        "puzzles": (schema.solver, schema.solver.c.person),
        "answers": (schema.attempt, schema.attempt.c.person),
        "reviews": (schema.review, schema.review.c.person),
        "tables": (schema.match, schema.match.c.host),
        "hosted": (schema.championship, schema.championship.c.host),
        "deals": (schema.deal, schema.deal.c.person),
        "follows": (schema.follow, schema.follow.c.person),
        "invitations": (schema.invitation, schema.invitation.c.person),
        "course": (schema.course, schema.course.c.who),
        "form": (schema.form, schema.form.c.who),
        "played": (schema.played, schema.played.c.who),
        "badges": (schema.badge, schema.badge.c.person),
        "channels": (schema.channel, schema.channel.c.person),
        "wishes": (schema.wish, schema.wish.c.person),
        "notices": (schema.notice, schema.notice.c.person),
    }
    # What lets somebody in, or what others must not know; and what belongs to all who played.
    secret = {"hash", "recovery", "friend_code", "seed", "server_seed", "head", "report", "bracket", "clock", "keys"}
    kept = {
        name: [
            {key: value for key, value in row._mapping.items() if key not in secret}
            for row in line.execute(select(table).where(column == identity))
        ]
        for name, (table, column) in tables.items()
    }
    _note(line, "export", identity, "")
    return {"person": {key: value for key, value in found.items() if key not in secret}, **kept}


def delete_person(line: Line, identity: str, why: str) -> None:
    """Forget a person: names, words, devices and ratings. What others played with them stays, with nobody there."""
    _person(line, identity)
    if line.execute(select(schema.person.c.id).where(schema.person.c.id == NOBODY)).first() is None:
        line.execute(insert(schema.person).values(id=NOBODY, name="—", language="en", created=0.0, banned=True))
    _leave_tables(line, identity)
    for table, column in (
        (schema.device, schema.device.c.person),
        (schema.token, schema.token.c.person),
        (schema.chat, schema.chat.c.person),
        (schema.rating, schema.rating.c.who),
        (schema.solver, schema.solver.c.person),
        (schema.attempt, schema.attempt.c.person),
        (schema.deal, schema.deal.c.person),
        (schema.course, schema.course.c.who),
        (schema.form, schema.form.c.who),
        (schema.badge, schema.badge.c.person),
        (schema.channel, schema.channel.c.person),
        (schema.wish, schema.wish.c.person),
        (schema.notice, schema.notice.c.person),
    ):
        line.execute(delete(table).where(column == identity))
    for table, one, other in (
        (schema.mute, schema.mute.c.person, schema.mute.c.muted),
        (schema.block, schema.block.c.person, schema.block.c.blocked),
        (schema.report, schema.report.c.person, schema.report.c.reporter),
        (schema.follow, schema.follow.c.person, schema.follow.c.followed),
        (schema.invitation, schema.invitation.c.person, schema.invitation.c.by),
    ):
        line.execute(delete(table).where(or_(one == identity, other == identity)))
    line.execute(update(schema.played).where(schema.played.c.who == identity).values(who=NOBODY))
    line.execute(update(schema.entrant).where(schema.entrant.c.person == identity).values(person=NOBODY))
    line.execute(update(schema.review).where(schema.review.c.person == identity).values(person=None))
    for table in (schema.match, schema.championship):
        line.execute(update(table).where(table.c.host == identity).values(host=NOBODY))
    line.execute(delete(schema.person).where(schema.person.c.id == identity))
    _note(line, "delete", identity, why)


def _leave_tables(line: Line, identity: str) -> None:
    """A bot plays on where they sat; their name goes, also from the logs."""
    match, chair = schema.match, schema.chair
    rows = line.execute(
        select(chair.c.match, chair.c.seat, chair.c.name, match.c.status, match.c.level)
        .join_from(chair, match, match.c.id == chair.c.match)
        .where(chair.c.person == identity)
    ).all()
    for row in rows:
        going_on = row.status in {"seeding", "running", "paused"}
        values: dict[str, Any] = {"person": None, "name": "—", "away": False}
        if going_on:
            values |= {"kind": "bot", "level": row.level, "name": f"bot-{row.level}"}
        elif row.status == "open":
            values |= {"kind": "open", "name": ""}
        line.execute(update(chair).where(and_(chair.c.match == row.match, chair.c.seat == row.seat)).values(values))
        line.execute(delete(schema.plan).where(schema.plan.c.match == row.match, schema.plan.c.seat == row.seat))
        line.execute(update(match).where(match.c.id == row.match).values(revision=match.c.revision + 1))
        _forget_names(line, row.match, row.seat)
        _forget_in_notices(line, row.match, row.name)


def _forget_names(line: Line, name: str, seat: int) -> None:
    """Who came back to a seat is told in the log by name; dice do not depend on it."""
    entry = schema.entry
    for row in line.execute(select(entry.c.number, entry.c.body).where(entry.c.match == name)).all():
        if b'"seat"' not in row.body:
            continue
        said = ENTRY.decode(row.body)
        if isinstance(said, Seat) and said.s == seat and not said.who.startswith("bot-"):
            nameless = msgspec.json.encode(msgspec.structs.replace(said, who="—"))
            line.execute(update(entry).where(entry.c.match == name, entry.c.number == row.number).values(body=nameless))


def _forget_in_notices(line: Line, match: str, name: str) -> None:
    """What others were told, or are to be told, says with whom they play."""
    notice = schema.notice
    for row in line.execute(select(notice.c.id, notice.c.facts).where(notice.c.match == match)).all():
        who = row.facts.get("who", [])
        if name in who:
            left = [one for one in ([who] if isinstance(who, str) else who) if one != name]
            line.execute(update(notice).where(notice.c.id == row.id).values(facts=row.facts | {"who": left}))


def _person(line: Line, identity: str) -> dict[str, Any]:
    row = line.execute(select(schema.person).where(schema.person.c.id == identity)).first()
    if row is None or identity == NOBODY:
        raise LudotecaError(f"there is nobody with the id {identity!r}")
    return dict(row._mapping)


def _change(line: Line, identity: str, **values: Any) -> None:
    _person(line, identity)
    line.execute(update(schema.person).where(schema.person.c.id == identity).values(values))


def _note(line: Line, what: str, about: str, why: str) -> None:
    line.execute(
        insert(schema.audit).values(at=time.time(), host=_host()[:80], what=what, about=about[:32], why=why[:500])
    )


def _host() -> str:
    """Who is at the keyboard; in a container that may be a number without a name."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # which of them depends on Python
        return str(os.getuid())
