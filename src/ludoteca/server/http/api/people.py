"""Guests, their names, recovery codes, tokens for programs, and mutes."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.openapi.spec import Example
from litestar.params import FromPath, PathParameter

from ludoteca.server.archive.portraits import Portrait
from ludoteca.server.archive.profiles import Profile
from ludoteca.server.house import House
from ludoteca.server.http import guard
from ludoteca.server.http.api.common import Asked, Me, Owner, TheHouse, anybody, example
from ludoteca.server.http.guard import COOKIE
from ludoteca.server.people.people import TOKEN, Device, Person
from ludoteca.server.refusals import Refused, preferred
from ludoteca.server.storage.news import PersonChanged

YEAR = 365 * 86_400
Text = Annotated[str, msgspec.Meta(max_length=200)]


PlayerId = Annotated[
    str,
    PathParameter(description="A person's id, or bot-<level>.", max_length=32, examples=[Example(value="bot-hard")]),
]


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person changes about themselves."""

    name: Text | None = None
    language: Literal["pt", "es", "en"] | None = None
    shown: bool | None = None  # may everybody see my whole page?


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code."""

    code: Text


class TokenName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a token is for."""

    name: Text = "bot"


class Devices(msgspec.Struct, frozen=True):
    """My browsers; `this` is the one that asks (a token has none)."""

    devices: list[Device]
    this: str


class Apart(msgspec.Struct, frozen=True):
    """People I do not want to read, or to play with."""

    muted: list[str]
    blocked: list[str]


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host should know about somebody."""

    person: Annotated[str, msgspec.Meta(max_length=32)]
    text: Annotated[str, msgspec.Meta(max_length=2000)]
    match: Annotated[str, msgspec.Meta(max_length=32)] | None = None


REPORT = {"person": "0123456789abcdef", "text": "Writes insults.", "match": "Qm3xkP0aT9cz"}


class Token(msgspec.Struct, frozen=True):
    """A token for a program; it is shown only now."""

    token: str


class TokenInfo(msgspec.Struct, frozen=True):
    """A token, without its secret."""

    id: str
    name: str
    created: float


async def cookie(request: Asked, house: House, who: Person) -> Cookie:
    """What the browser keeps: scripts cannot read it, other sites cannot send it. The device can be ended.

    Who came over HTTPS, as a proxy says too, never sends it over anything else.
    """
    value = await house.people.new_device(who, request.headers.get("user-agent", ""))
    secure = house.settings.secure or request.url.scheme == "https"
    return Cookie(COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


@get("/api/me", tags=["people"], summary="Who am I?")
async def me(request: Asked, house: TheHouse) -> Response[Person]:
    """The person behind the cookie or token; the first visit makes a guest and sets the cookie."""
    who = await anybody(request)
    if who is not None:
        return Response(who, cookies=[await cookie(request, house, who)] if guard.is_old(request) else [])
    if request.headers.get("authorization"):
        raise Refused("no-guest", 401)
    house.quotas.newcomer(guard.address(request))
    who = await house.people.welcome(preferred(request.headers.get("accept-language", "")))
    return Response(who, cookies=[await cookie(request, house, who)])


@patch("/api/me", tags=["people"], summary="Change my name or language")
async def change(
    house: TheHouse, somebody: Me, data: Annotated[Change, example({"name": "Ana", "language": "pt"})]
) -> Person:
    """A name of 1 to 24 letters, a language (pt, es, en), whether my page is for everybody, or several of these."""
    if data.shown is not None:
        await house.people.show(somebody, data.shown)
    if data.name not in {None, somebody.name}:
        house.quotas.rename(somebody.id)
    changed = await house.people.rename(somebody, data.name, data.language)
    house.bus.publish(PersonChanged(changed.id))
    if changed.name != somebody.name:
        await house.seating.renamed(changed, somebody.name)
    return changed


@post("/api/me/recovery", tags=["people"], status_code=200, summary="A recovery code")
async def recovery(request: Asked, house: TheHouse, owner: Owner) -> Response[Code]:
    """A code that moves me to another device. It is shown once, and replaces the one before.

    All other devices are signed out: whoever had the old code may have one of them.
    """
    mine = guard.credential(request)
    code = Code(await house.people.new_code(owner, mine))
    house.sign_out(owner.id, but=mine)
    return Response(code, cookies=[await cookie(request, house, owner)] if guard.is_old(request) else [])


@post("/api/recover", tags=["people"], status_code=200, summary="Become who I was")
async def recover(
    request: Asked, house: TheHouse, data: Annotated[Code, example({"code": "AB2CD-EFGH3-JKMNP-QRSTV"})]
) -> Response[Person]:
    """With a recovery code, this browser becomes the person who was given it."""
    who = await house.people.by_code(data.code)
    return Response(who, cookies=[await cookie(request, house, who)])


@get("/api/me/devices", tags=["people"], summary="My devices")
async def devices(request: Asked, house: TheHouse, owner: Owner) -> Devices:
    """The browsers that are me, and which of them asks."""
    return Devices(await house.people.devices(owner), guard.credential(request))


@delete("/api/me/devices/{device_id:str}", tags=["people"], summary="Sign a device out")
async def end_device(house: TheHouse, owner: Owner, device_id: FromPath[str]) -> None:
    """Whoever has that browser is nobody there; its sockets close."""
    await house.people.end_device(owner, device_id)
    house.sign_out(owner.id, device_id)


@post("/api/me/sign-out", tags=["people"], status_code=204, summary="Sign out")
async def sign_out(request: Asked, house: TheHouse, somebody: Me) -> Response[None]:
    """Let this browser forget me. Without a recovery code nobody is ever me again."""
    mine = guard.credential(request)
    if mine and not mine.startswith(TOKEN):
        await house.people.end_device(somebody, mine)
        house.sign_out(somebody.id, mine)
    return Response(None, cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")])


@post("/api/me/tokens", tags=["people"], summary="A token for a program")
async def new_token(
    house: TheHouse, owner: Owner, data: Annotated[TokenName, example({"name": "my first bot"})]
) -> Token:
    """A program that sends it as `Authorization: Bearer …` plays as me. It is shown once.

    It plays, and no more: recovery codes, devices and tokens are for browsers.
    """
    async with house.quotas.turn(owner.id):
        return Token(await house.people.new_token(owner, data.name))


@get("/api/me/tokens", tags=["people"], summary="My tokens")
async def tokens(house: TheHouse, owner: Owner) -> list[TokenInfo]:
    """The tokens I made, without their secrets."""
    return msgspec.convert(await house.people.tokens(owner), list[TokenInfo])


@delete("/api/me/tokens/{token:str}", tags=["people"], summary="Revoke a token")
async def revoke(house: TheHouse, owner: Owner, token: FromPath[str]) -> None:
    """From now on it is worthless; its sockets close."""
    await house.people.revoke(owner, token)
    house.sign_out(owner.id, TOKEN + token)


@put("/api/me/mutes/{person:str}", tags=["people"], status_code=204, summary="Mute somebody")
async def mute(house: TheHouse, somebody: Me, person: FromPath[str]) -> None:
    """I no longer get what this person says."""
    await house.people.set_mute(somebody, person, True)
    house.bus.publish(PersonChanged(somebody.id))


@delete("/api/me/mutes/{person:str}", tags=["people"], summary="Unmute somebody")
async def unmute(house: TheHouse, somebody: Me, person: FromPath[str]) -> None:
    """I get what this person says again."""
    await house.people.set_mute(somebody, person, False)
    house.bus.publish(PersonChanged(somebody.id))


@put("/api/me/blocks/{person:str}", tags=["people"], status_code=204, summary="Block somebody")
async def block(house: TheHouse, somebody: Me, person: FromPath[str]) -> None:
    """I no longer get what this person says, and neither of us sits down where the other sits."""
    await house.people.set_block(somebody, person, True)
    house.bus.publish(PersonChanged(somebody.id))


@delete("/api/me/blocks/{person:str}", tags=["people"], summary="Unblock somebody")
async def unblock(house: TheHouse, somebody: Me, person: FromPath[str]) -> None:
    """As if nothing had been."""
    await house.people.set_block(somebody, person, False)
    house.bus.publish(PersonChanged(somebody.id))


@get("/api/me/blocks", tags=["people"], summary="Whom I muted and blocked")
async def apart(house: TheHouse, somebody: Me) -> Apart:
    """Ids; blocked ones are muted too."""
    muted, blocked = await house.people.muted(somebody.id), await house.people.blocked(somebody.id)
    return Apart(sorted(muted - blocked), sorted(blocked))


@post("/api/reports", tags=["people"], status_code=204, summary="Tell the host about somebody")
async def report(request: Asked, house: TheHouse, somebody: Me, data: Annotated[Report, example(REPORT)]) -> None:
    """The host reads it; the person does not."""
    async with house.quotas.turn(somebody.id):
        count = partial(house.quotas.report, guard.address(request))
        await house.people.report(somebody, data.person, data.match, data.text, count)


@get("/api/people/{person:str}", tags=["people"], summary="A player's page")
async def profile(house: TheHouse, person: PlayerId) -> Profile:
    """Name, ratings, numbers of matches, and recent public ones. Bots have a page too: `bot-normal`."""
    return await house.profiles.of(person)


@get("/api/people/{person:str}/games/{game:str}", tags=["people"], summary="One game of a player")
async def portrait(request: Asked, house: TheHouse, person: FromPath[str], game: FromPath[str]) -> Portrait:
    """How ratings went, results by seat and trait, head to head, streaks and badges: mine, or of who shows them."""
    return await house.portraits.of(person, game, await anybody(request))


PEOPLE: list[Any] = [
    me, change, profile, portrait, recovery, recover, devices, end_device, sign_out, new_token, tokens, revoke,
    mute, unmute, block, unblock, apart, report,
]  # fmt: skip
