"""People, what they come with, whom they follow or avoid, and where they want to be told things."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, String, Table, Text, false

from ludoteca.server.storage.schema.base import ID, metadata

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
