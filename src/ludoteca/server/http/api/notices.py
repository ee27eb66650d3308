"""Being told that it is one's turn: where, of what, and when."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath

from ludoteca.server.house import House
from ludoteca.server.http import guard
from ludoteca.server.http.api.common import Asked, Owner, TheHouse, example
from ludoteca.server.notices.channels import ChannelInfo
from ludoteca.server.notices.wishes import Wishes
from ludoteca.server.people.names import device_name
from ludoteca.server.people.people import Person
from ludoteca.server.storage.news import PersonChanged

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class Telling(msgspec.Struct, frozen=True):
    """Where and when I am told things."""

    channels: list[ChannelInfo]
    wishes: Wishes
    push_key: str  # what a browser subscribes with (VAPID)
    mail: bool  # can this house send letters?


class Browser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A push subscription, as the browser made it."""

    endpoint: Text
    p256dh: Text
    auth: Text


class Mailbox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mail address."""

    address: Text


class Hook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address of the web that takes a JSON document."""

    url: Text


class HookSecret(msgspec.Struct, frozen=True):
    """What the documents are signed with (Standard Webhooks); shown once."""

    secret: str


class Left(msgspec.Struct, frozen=True):
    """Which channel a link was about; empty if it was gone already."""

    name: str


BROWSER = {"endpoint": "https://push.example/abc", "p256dh": "BNc…", "auth": "tBH…"}
WISHES = {"off": ["over"], "games": [], "zone": "America/Sao_Paulo", "quiet": [1320, 480], "every": 0}


@get("/api/me/notices", tags=["notices"], summary="Where and when I am told things")
async def telling(request: Asked, house: TheHouse, owner: Owner) -> Telling:
    """My browsers, mailboxes and web-hooks, and my wishes."""
    return await _telling(request, house, owner)


@put("/api/me/notices", tags=["notices"], summary="My wishes")
async def wish(request: Asked, house: TheHouse, owner: Owner, data: Annotated[Wishes, example(WISHES)]) -> Telling:
    """Kinds (`off`) and games of which I want to hear nothing, quiet hours in my time zone, a digest."""
    await house.notices.channels.set_wishes(owner, data)
    return await _telling(request, house, owner)


@post("/api/me/notices/push", tags=["notices"], status_code=201, summary="Tell this browser")
async def add_push(
    request: Asked, house: TheHouse, owner: Owner, data: Annotated[Browser, example(BROWSER)]
) -> Telling:
    """Web Push: messages that only this browser can read. It ends when the browser is signed out."""
    name = device_name(request.headers.get("user-agent", ""))
    await house.notices.channels.add_push(owner, guard.credential(request), name, data.endpoint, data.p256dh, data.auth)
    return await _changed(request, house, owner)


@post("/api/me/notices/mail", tags=["notices"], status_code=201, summary="Write to me")
async def add_mail(
    request: Asked, house: TheHouse, owner: Owner, data: Annotated[Mailbox, example({"address": "ana@example.org"})]
) -> Telling:
    """The address gets a letter with a link; nothing else is sent before that is followed."""
    await house.notices.channels.add_mail(owner, data.address, guard.address(request))
    house.notices.watcher.something.set()
    return await _changed(request, house, owner)


@post("/api/me/notices/hook", tags=["notices"], status_code=201, summary="Tell a program, or a chat")
async def add_hook(
    house: TheHouse, owner: Owner, data: Annotated[Hook, example({"url": "https://chat.example/hooks/abc"})]
) -> HookSecret:
    """A JSON document with `text`, signed as Standard Webhooks are."""
    secret = await house.notices.channels.add_hook(owner, data.url)
    house.bus.publish(PersonChanged(owner.id))
    return HookSecret(secret)


@delete("/api/me/notices/channels/{channel:str}", tags=["notices"], summary="Stop telling me there")
async def end_channel(house: TheHouse, owner: Owner, channel: FromPath[str]) -> None:
    """It hears nothing more."""
    await house.notices.channels.end(owner, channel)
    house.bus.publish(PersonChanged(owner.id))


@post("/api/confirm/{token:str}", tags=["notices"], status_code=200, summary="An address is mine", security=[{}])
async def confirm(house: TheHouse, token: FromPath[str]) -> Left:
    """What the link in the first letter leads to."""
    return Left(await house.notices.channels.follow("confirm", token))


@post("/api/leave/{token:str}", tags=["notices"], status_code=200, summary="Leave with one tap", security=[{}])
async def leave(house: TheHouse, token: FromPath[str]) -> Left:
    """What the link in every letter leads to, and what a mail program asks for by itself (RFC 8058)."""
    return Left(await house.notices.channels.follow("leave", token))


async def _changed(request: Asked, house: House, who: Person) -> Telling:
    house.bus.publish(PersonChanged(who.id))
    return await _telling(request, house, who)


async def _telling(request: Asked, house: House, who: Person) -> Telling:
    channels = house.notices.channels
    mine = await channels.mine(who, guard.credential(request))
    return Telling(mine, await channels.wishes(who.id), house.notices.signer.public, house.notices.sender.mail.on)


NOTICES: list[Any] = [telling, wish, add_push, add_mail, add_hook, end_channel, confirm, leave]
