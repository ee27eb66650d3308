"""What T.E.G. shows of promises: pacts in force, and proposals that wait for an answer."""

from __future__ import annotations

from typing import Annotated, Literal

from ludoteca.engine.shapes import UNSET, BySeat, Maybe, Seat, Shape, answers

When = Literal["now", "next"]


class Promise(Shape, tag_field="kind"):
    """A promise in force. It binds both, or only who has announced its end, unless it says whom (`bound`)."""

    seats: list[Seat]
    bound: Maybe[list[Seat]] = UNSET
    announced: Maybe[Seat] = UNSET
    last_turn: Maybe[bool] = UNSET


class CountryPact(Promise, tag="country", kw_only=True):
    """Between two countries."""

    one: str
    other: str


class ContinentPact(Promise, tag="continent", kw_only=True):
    """Inside a continent."""

    continent: str


class BorderPact(Promise, tag="border", kw_only=True):
    """Across the border of two continents."""

    one: str
    other: str


class WorldPact(Promise, tag="world", kw_only=True):
    """Everywhere."""


class ZonePact(Promise, tag="zone", kw_only=True):
    """An international zone; of whose turn it is, whether it was or can be attacked."""

    country: str
    attacked: Maybe[bool] = UNSET
    possible: Maybe[bool] = UNSET


class CondominiumPact(Promise, tag="condominium", kw_only=True):
    """A condominium, and whether its occupants are allies."""

    country: str
    allies: bool


class AggressionPact(Shape, tag_field="kind", tag="aggression"):
    """A joint attack that was agreed on; carried out (in a round), it is a truce between the two sources."""

    seats: list[Seat]
    source: str
    ally: str
    target: str
    due_turn: int
    carried_out: int


class AllyRegroups(Shape, tag_field="kind", tag="ally-regroups"):
    """An ally may regroup into a country after this turn (T43c)."""

    seats: list[Seat]
    country: str


Pact = CountryPact | ContinentPact | BorderPact | WorldPact | ZonePact | CondominiumPact | AggressionPact | AllyRegroups


class Offer(Shape):
    """What is offered, by whom, to whom; the rest depends on its kind."""

    kind: Literal["country", "continent", "border", "world", "zone", "aggression", "joint"]
    seat: Seat
    other_seat: Seat
    one: Maybe[str] = UNSET
    other: Maybe[str] = UNSET
    continent: Maybe[str] = UNSET
    country: Maybe[str] = UNSET
    leader_seat: Maybe[Seat] = UNSET
    source: Maybe[str] = UNSET
    ally: Maybe[str] = UNSET
    target: Maybe[str] = UNSET
    when: Maybe[When] = UNSET


class Proposal(Offer, kw_only=True):
    """An offer that waits for an answer, with the number that answers it."""

    proposal: Annotated[int, answers("proposal")]


class ProposalsMade(Shape):
    """How many proposals each seat has made in this turn and in this round; the own by action id. Empty if none."""

    this_turn: Maybe[BySeat[int]] = UNSET
    this_round: Maybe[BySeat[int]] = UNSET
    mine: Maybe[list[int]] = UNSET


class Offered(Offer, kw_only=True):
    """The preview of an answer: what was proposed."""

    worth: float
