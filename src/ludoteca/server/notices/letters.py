"""What people are told, in their language: game, table, whose turn, a link. Never a card, a view or a move."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.catalogue import games
from ludoteca.engine.words import listed
from ludoteca.server.notices.outbox import Notice
from ludoteca.server.refusals import say

SHOWN = 12  # tables that a message names
CALLS = re.compile(r"[@<\]/.](?=\S)")  # after these letters of a stranger's name begins what a chat makes of it
NOTHING = "\u2060"  # a joiner that nobody sees and no line breaks at


class Item(msgspec.Struct, frozen=True):
    """One thing that somebody is told."""

    kind: str  # turn, over, asked, invited, round, plan
    game: str
    table: str
    link: str
    text: str


class Message(NamedTuple):
    """All that goes out at once."""

    title: str
    text: str
    link: str
    items: list[Item]


def message(notices: list[Notice], language: str, house: str) -> Message:
    """What to say about these; `house` is what links begin with."""
    items = [_item(one, language, house) for one in notices]
    if len(items) == 1:
        return Message(items[0].text, items[0].text, items[0].link, items)
    title = say("notice-many", language, {"count": len(items)})
    left = len(items) - SHOWN
    lines = [item.text for item in items[:SHOWN]]
    if left > 0:
        lines.append(say("notice-more", language, {"count": left}))
    return Message(title, "\n".join(lines), f"{house}/mine", items)


def _item(notice: Notice, language: str, house: str) -> Item:
    facts = notice.facts
    path = f"/tables/{notice.match}"
    who = [facts["who"]] if isinstance(facts["who"], str) else facts["who"]  # noted by an older node: one text
    who = [harmless(name) for name in who if name]
    told = {"game": _title(facts["game"]), "who": listed(who, language), "others": "yes" if who else "no"}
    return Item(notice.kind, facts["game"], notice.match, house + path, say(f"notice-{notice.kind}", language, told))


def harmless(name: str) -> str:
    """A name that calls nobody and leads nowhere, also where a chat reads `@all`, `<!channel>` and `[a](https://b)`."""
    return CALLS.sub(rf"\g<0>{NOTHING}", name)


def _title(game: str) -> str:
    return find_game(game).title if game in games() else game


def letter(found: Message, language: str, leave: str) -> str:
    """The text of a mail."""
    lines = [f"{item.text}\n{item.link}" for item in found.items[:SHOWN]]
    if len(found.items) > SHOWN:
        lines.append(say("notice-more", language, {"count": len(found.items) - SHOWN}))
    return "\n\n".join([*lines, "-- \n" + say("letter-leave", language, {"link": leave})]) + "\n"


def document(found: Message, batch: str) -> dict[str, Any]:
    """What a program is told. Chats show `text` (Slack, Mattermost, Google Chat) or `content` (Discord)."""
    text = "\n".join(f"{item.text} {item.link}" for item in found.items[:SHOWN])
    return {"type": "notice", "id": batch, "text": text, "content": text, "items": msgspec.to_builtins(found.items)}
