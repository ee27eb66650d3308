"""Friends: follow by link, see who is here, invite to a table."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, PathParameter

from ludoteca.server.http.api.common import Id, Me, TheHouse, example
from ludoteca.server.people.friends import Circle, Follower

Word = Annotated[str, msgspec.Meta(max_length=32)]
LinkWord = Annotated[str, PathParameter(description="The word of somebody's link.", max_length=32)]


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The word of somebody's link."""

    link: Word


@get("/api/friends", tags=["friends"], summary="My friends")
async def circle(house: TheHouse, somebody: Me) -> Circle:
    """Whom I follow and who of them is here, who follows me, to which tables I am invited, and my own link."""
    return await house.friends.circle(somebody)


@get("/api/friends/links/{word:str}", tags=["friends"], summary="Whose link is this?")
async def whose(house: TheHouse, somebody: Me, word: LinkWord) -> Follower:
    """The person whom one would follow."""
    return await house.friends.whose(word, somebody)


@post("/api/friends", tags=["friends"], status_code=200, summary="Follow somebody")
async def follow(
    house: TheHouse, somebody: Me, data: Annotated[Link, example({"link": "0123456789abcdef0123"})]
) -> Follower:
    """By the link that they gave me."""
    async with house.quotas.turn(somebody.id):
        return await house.friends.follow(somebody, data.link)


@post("/api/friends/link", tags=["friends"], status_code=200, summary="A new link of mine")
async def new_link(house: TheHouse, somebody: Me) -> Link:
    """The old one no longer works; who follows me stays."""
    return Link(await house.friends.new_link(somebody))


@delete("/api/friends/{person:str}", tags=["friends"], summary="Follow somebody no longer")
async def unfollow(house: TheHouse, somebody: Me, person: FromPath[str]) -> None:
    """They are not told."""
    await house.friends.unfollow(somebody, person)


@delete("/api/followers/{person:str}", tags=["friends"], summary="Drop a follower")
async def drop(house: TheHouse, somebody: Me, person: FromPath[str]) -> None:
    """They no longer see when I am here."""
    await house.friends.drop(somebody, person)


@put(
    "/api/tables/{table_id:str}/invitations/{person:str}", tags=["friends"], status_code=204, summary="Invite a friend"
)
async def invite(house: TheHouse, somebody: Me, table_id: Id, person: FromPath[str]) -> None:
    """To a table where I sit and a seat is free; who is elsewhere is told there, if they want to."""
    await house.friends.invite(somebody, person, table_id)
    await house.notices.watcher.invite(await house.hall.get(table_id), person)


@delete("/api/me/invitations/{table_id:str}", tags=["friends"], summary="Decline an invitation")
async def dismiss(house: TheHouse, somebody: Me, table_id: Id) -> None:
    """It is no longer shown."""
    await house.friends.dismiss(somebody, table_id)


FRIENDS: list[Any] = [circle, whose, follow, new_link, unfollow, drop, invite, dismiss]
