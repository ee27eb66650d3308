"""Tables, their matches and logs, who is at them, what waits to happen or to be told; championships."""

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
    String,
    Table,
    Text,
    UniqueConstraint,
)

from ludoteca.server.storage.schema.base import ID, metadata

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

invitation = Table(  # to a table, from a friend
    "invitation",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("person", ForeignKey("person.id"), primary_key=True, index=True),  # who is invited
    Column("by", ForeignKey("person.id"), nullable=False),
    Column("at", Float, nullable=False),
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
