"""What is kept of what was played: ratings, pages of players, reviews, puzzles, deals of the day."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table

from ludoteca.server.storage.schema.base import ID, metadata

rating = Table(
    "rating",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(ID + 8), primary_key=True),  # a person's id, or bot-<level>
    Column("bot", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

rated = Table(  # which matches the ratings have counted: none twice
    "rated",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
)

course = Table(  # how ratings went: one row for each match that moved one
    "course",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("who", String(ID + 8), primary_key=True),
    Column("against", String(16), primary_key=True),  # "": all; people; bot-<level>
    Column("game", String(40), nullable=False),
    Column("variant", String(24), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_course_who", "who", "game", "at"),
)

form = Table(  # ratings by variant, against people and against each level apart
    "form",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(ID + 8), primary_key=True),
    Column("variant", String(24), primary_key=True),
    Column("against", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

played = Table(  # what a finished match was to each seat; written with its traits and badges
    "played",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(ID + 8), nullable=False),
    Column("side", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("variant", String(24), nullable=False),
    Column("against", String(16), nullable=False),
    Column("outcome", String(8), nullable=False),  # won, drew, lost
    Column("at", Float, nullable=False),
    Index("ix_played_who", "who", "game", "at"),
)

trait = Table(  # what a seat was or did in a match: its colour, its team, what it opened with
    "trait",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), primary_key=True),
    Column("word", String(64), primary_key=True),
    Column("count", Integer, nullable=False),
)

badge = Table(  # deeds: when somebody did one first, and how often since
    "badge",
    metadata,
    Column("person", ForeignKey("person.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("times", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

chronicle = Table(  # matches whose deeds have been told
    "chronicle",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("at", Float, nullable=False),
)

review = Table(  # what a finished match teaches: asked for, being thought about, or done
    "review",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("status", String(8), nullable=False),  # waiting, running, done, failed
    Column("progress", Float, nullable=False),
    Column("report", LargeBinary),  # JSON of review.report.Report
    Column("person", String(ID)),  # who asked
    Column("asked", Float, nullable=False),
    Column("until", Float, nullable=False),  # the lease of the node that thinks about it
    Index("ix_review_asker", "person", "asked"),
)

puzzle = Table(  # how hard a puzzle is, by who solved it
    "puzzle",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("id", String(ID), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

solver = Table(  # how well somebody solves puzzles of a game
    "solver",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("person", ForeignKey("person.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
)

attempt = Table(  # the first answer of somebody to a puzzle: the one that counts
    "attempt",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(ID), primary_key=True),
    Column("person", ForeignKey("person.id"), primary_key=True, index=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

beacon = Table(  # the secret of each day, from which its deals follow
    "beacon",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("secret", String(64), nullable=False),  # until the day is over
    Column("commitment", String(64), nullable=False, unique=True),
    Column("made", Float, nullable=False),
)

deal = Table(  # who plays a deal of the day: nobody twice
    "deal",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("person", ForeignKey("person.id"), primary_key=True, index=True),
    Column("match", ForeignKey("match.id"), nullable=False, unique=True),
    Column("outcome", String(8), nullable=False, default=""),  # won, drew, lost; helped, late: not ranked; "": open
    Column("place", Integer),
    Column("margin", Float),
    Column("moves", Integer),
)
