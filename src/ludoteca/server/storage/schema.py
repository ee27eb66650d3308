"""The tables of the database. SQLAlchemy Core: rows in, rows out, no objects that remember a session."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

ID = 32  # the longest id we make
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

person = Table(
    "person",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("recovery", String(64), unique=True),  # the hash of the recovery code
    Column("created", Float, nullable=False),
    Column("banned", Boolean, nullable=False, default=False, server_default=false()),
    Column("silenced", Boolean, nullable=False, default=False, server_default=false()),
    Column("epoch", Integer, nullable=False, default=0, server_default="0"),  # rises with each new recovery code
    Column("shown", Boolean, nullable=False, default=False, server_default=false()),  # may all see the whole page?
    Column("friend_code", String(ID), unique=True),  # of the link by which others follow
    Column("seen", Float, nullable=False, default=0.0, server_default="0"),  # when they last looked, to the minute
)

follow = Table(  # whose doings somebody sees
    "follow",
    metadata,
    Column("person", ForeignKey("person.id"), primary_key=True),
    Column("followed", ForeignKey("person.id"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

device = Table(  # a browser that somebody came in with; its cookie names it
    "device",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("person", ForeignKey("person.id"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

block = Table(  # who does not want to sit at a table with whom
    "block",
    metadata,
    Column("person", ForeignKey("person.id"), primary_key=True),
    Column("blocked", ForeignKey("person.id"), primary_key=True),
)

report = Table(  # what people tell the host about others
    "report",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("reporter", ForeignKey("person.id"), nullable=False, index=True),
    Column("person", ForeignKey("person.id"), nullable=False, index=True),
    Column("match", String(ID)),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

audit = Table(  # what the host did; running servers read it, and act
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("host", String(80), nullable=False),  # the account on the machine
    Column("what", String(16), nullable=False),
    Column("about", String(ID), nullable=False),  # a person or a table
    Column("why", Text, nullable=False),
)

token = Table(  # how a program shows who it is
    "token",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("person.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

mute = Table(
    "mute",
    metadata,
    Column("person", ForeignKey("person.id"), primary_key=True),
    Column("muted", ForeignKey("person.id"), primary_key=True),
)

match = Table(  # a table with its match: they share one id
    "match",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", ForeignKey("person.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("undo", String(8), nullable=False),
    Column("level", String(8), nullable=False),  # of the bot that takes an abandoned seat
    Column("status", String(8), nullable=False),  # open, seeding, running, paused, over
    Column("server_seed", String(64), nullable=False),  # a secret until the match is over
    Column("commitment", String(64), nullable=False),
    Column("head", LargeBinary),  # JSON, from the start on
    Column("result", JSON),
    Column("clock", LargeBinary),  # JSON: of a pause, of its end, of what was granted; it counts if it is the latest
    Column("proposals", JSON, nullable=False, default=dict),  # what its people are asked to agree on
    Column("rematch_of", String(ID), index=True),
    Column("imported", Boolean, nullable=False, default=False),
    Column("hinted", Boolean, nullable=False, default=False),  # somebody was told what a bot would do
    Column("championship", String(ID), index=True),
    Column("parent", String(ID), index=True),  # the match that it plays on from,
    Column("parent_step", Integer),  # and the entry there
    Column("day", String(10)),  # of a deal of the day
    Column("sealed_until", Float),  # before that, only who plays it may look
    Column("revision", Integer, nullable=False, default=0),  # rises with every change of this row or its chairs
    Column("keeper", String(16)),  # the node that runs its bots and clocks
    Column("kept_until", Float, nullable=False, default=0.0),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Index("ix_match_lobby", "status", "public", "created"),
    Index("ix_match_finished", "game", "status", "ended"),
)

node = Table(  # the processes that live
    "node",
    metadata,
    Column("name", String(ID), primary_key=True),
    Column("until", Float, nullable=False),  # its lease
)

presence = Table(  # who is at a table, through which node
    "presence",
    metadata,
    Column("match", String(ID), primary_key=True),
    Column("node", String(ID), primary_key=True),
    Column("seats", JSON, nullable=False),
    Column("watching", Integer, nullable=False),
)

chair = Table(  # who sits where
    "chair",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("person", ForeignKey("person.id"), index=True),
    Column("level", String(8)),  # of a bot; of the bot that stands in for a person
    Column("name", String(40), nullable=False),  # as it was when the match was played
    Column("seed", String(64), nullable=False),
    Column("origin", String(8), nullable=False),  # of the seed: person, bot, empty
    Column("away", Boolean, nullable=False, default=False),  # a bot plays for the person for now
)

entry = Table(  # the log; append-only, so two referees of one match are impossible
    "entry",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),  # JSON of one engine.log.AnyEntry
    Column("seat", Integer),  # whose key it is
    Column("key", String(64)),  # the client's own name for the action
    Column("clock", LargeBinary),  # JSON: seconds left, seat by seat
    Column("at", Float, nullable=False),
    UniqueConstraint("match", "seat", "key"),
)

checkpoint = Table(  # what a log must replay to
    "checkpoint",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("digest", String(16), nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", ForeignKey("match.id"), nullable=False, index=True),
    Column("channel", String(10), nullable=False),  # table, or side-0, side-1 ...
    Column("person", ForeignKey("person.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

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

championship = Table(
    "championship",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", ForeignKey("person.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("level", String(8), nullable=False),  # of the bot that stands in for who does not come
    Column("status", String(8), nullable=False),  # open, running, over
    Column("bracket", LargeBinary),  # JSON of engine.championship.Championship, from the start on
    Column("revision", Integer, nullable=False, default=0),  # rises with every change of this row or its entrants
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Index("ix_championship_list", "status", "public", "created"),
)

entrant = Table(  # who plays in it; the number is the one of the bracket
    "entrant",
    metadata,
    Column("championship", ForeignKey("championship.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("person.id"), index=True),
    Column("level", String(8)),  # of a bot
)

tie = Table(  # the matches of a bracket: the first of a tie, and after each draw another
    "tie",
    metadata,
    Column("championship", ForeignKey("championship.id"), primary_key=True),
    Column("tie", Integer, primary_key=True, autoincrement=False),
    Column("attempt", Integer, primary_key=True, autoincrement=False),
    Column("match", ForeignKey("match.id"), nullable=False),
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

invitation = Table(  # to a table, from a friend
    "invitation",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("person", ForeignKey("person.id"), primary_key=True, index=True),  # who is invited
    Column("by", ForeignKey("person.id"), nullable=False),
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

keep = Table(  # what the house made once, and every node shares: the key it signs pushes with
    "keep",
    metadata,
    Column("name", String(ID), primary_key=True),
    Column("value", Text, nullable=False),
)

channel = Table(  # where somebody wants to be told things: a browser, a mailbox, a program
    "channel",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("person", ForeignKey("person.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, mail, hook
    Column("address", Text, nullable=False),  # where a push or a web-hook is sent; a mail address
    Column("keys", JSON, nullable=False),  # of a push: p256dh and auth; of a web-hook: what it is signed with
    Column("device", String(ID)),  # the browser that a push is for; when it is signed out, it hears nothing more
    Column("name", String(80), nullable=False),
    Column("language", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),  # a mailbox says yes before it is written to
    Column("failures", Integer, nullable=False),  # messages in a row that did not arrive
    Column("created", Float, nullable=False),
)

wish = Table(  # of what, and when, somebody wants to be told
    "wish",
    metadata,
    Column("person", ForeignKey("person.id"), primary_key=True),
    Column("body", JSON, nullable=False),  # notices.wishes.Wishes
)

notice = Table(  # the outbox: what somebody is to be told, and what came of it
    "notice",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", String(96), nullable=False, unique=True),  # nobody is told the same thing twice
    Column("person", ForeignKey("person.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # turn, over, asked, invited, round, plan, confirm
    Column("match", String(ID), nullable=False),
    Column("facts", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("batch", String(ID)),  # what goes out in one message; its name is the same at every try
    Column("until", Float, nullable=False),  # the lease of the node that sends it
    Column("tries", Integer, nullable=False),
    Column("sent", JSON, nullable=False),  # the channels that have it
    Column("status", String(8), nullable=False),  # waiting, sent, dropped
    Column("ended", Float),
    Index("ix_notice_due", "status", "due"),
    Index("ix_notice_person", "person", "status", "ended"),
)

plan = Table(  # what somebody will answer in a match over days, if they are asked after this
    "plan",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # the first that fits is played
    Column("after", JSON),  # what they must have seen since then: an event's kind and facts; null is whatever happens
    Column("action", Integer, nullable=False),
    Column("since", Integer, nullable=False),  # how many events the seat had seen when it was made
    Column("dropped", String(64)),  # why it was not played: a refusal's code, until its person has read it
    Column("created", Float, nullable=False),
    Index("ix_plan_match", "match", "seat"),
)
