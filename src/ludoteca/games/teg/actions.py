"""What a player of T.E.G. can decide, with names. Countries, continents and cards are words of `world.py`."""

from __future__ import annotations

from typing import Literal

from ludoteca.engine.contract import Action
from ludoteca.games.teg.families import FAMILIES
from ludoteca.games.teg.world import board
from ludoteca.games.teg.world.data import PROPOSALS, SEATS


class Done(Action, frozen=True, tag="done"):
    """End this step."""


class Place(Action, frozen=True, tag="place"):
    """Place one army."""

    country: str


class PlaceAll(Action, frozen=True, tag="place-all"):
    """Place all the armies that may go there."""

    country: str


class Missile(Action, frozen=True, tag="missile"):
    """Turn six armies of a country into a missile."""

    country: str


class Lay(Action, frozen=True, tag="lay"):
    """Lay down a country or continent card for an exchange."""

    card: str


class Attack(Action, frozen=True, tag="attack"):
    """Attack a country across a border: one roll."""

    source: str
    target: str


class AttackOccupant(Action, frozen=True, tag="attack-occupant"):
    """Attack one occupant of a condominium across a border: one roll."""

    source: str
    target: str
    other_seat: int


class AttackInside(Action, frozen=True, tag="attack-inside"):
    """Attack the other occupant of a condominium from inside: one roll."""

    country: str


class Launch(Action, frozen=True, tag="launch"):
    """Launch a missile at a country."""

    source: str
    target: str


class LaunchAt(Action, frozen=True, tag="launch-at"):
    """Launch a missile at one occupant of a condominium."""

    source: str
    target: str
    other_seat: int


class CarryOut(Action, frozen=True, tag="carry-out"):
    """Begin the joint attack of an aggression pact."""

    target: str


class Roll(Action, frozen=True, tag="roll"):
    """Go on with a joint attack."""


class Stop(Action, frozen=True, tag="stop"):
    """Stop a joint attack from a condominium."""


class Advance(Action, frozen=True, tag="advance"):
    """Move this many armies in all into the country that fell."""

    armies: int


class Regroup(Action, frozen=True, tag="regroup"):
    """Move one army to a neighbouring own country."""

    source: str
    target: str


class RegroupAll(Action, frozen=True, tag="regroup-all"):
    """Move all the armies that may go to a neighbouring own country."""

    source: str
    target: str


class RegroupMissile(Action, frozen=True, tag="regroup-missile"):
    """Move a missile to a neighbouring own country."""

    source: str
    target: str


class TakeCard(Action, frozen=True, tag="take-card"):
    """Ask for the country card earned in this turn."""


class Bonus(Action, frozen=True, tag="bonus"):
    """Show a card and put three armies into its country."""

    country: str


class KeepZone(Action, frozen=True, tag="keep-zone"):
    """The international zone goes on although it was broken."""


class EndZone(Action, frozen=True, tag="end-zone"):
    """The broken international zone ends."""


class Accept(Action, frozen=True, tag="accept"):
    """Accept a proposal, by its number in the view."""

    proposal: int


class Refuse(Action, frozen=True, tag="refuse"):
    """Refuse a proposal."""

    proposal: int


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Withdraw an own proposal."""

    proposal: int


class ProposeCountry(Action, frozen=True, tag="propose-country"):
    """Propose non-aggression between two countries to the owner of the other one."""

    one: str
    other: str


class ProposeContinent(Action, frozen=True, tag="propose-continent"):
    """Propose non-aggression inside a continent."""

    continent: str
    other_seat: int


class ProposeBorder(Action, frozen=True, tag="propose-border"):
    """Propose non-aggression across the border of two continents."""

    one: str
    other: str
    other_seat: int


class ProposeWorld(Action, frozen=True, tag="propose-world"):
    """Propose non-aggression everywhere."""

    other_seat: int


class ProposeZone(Action, frozen=True, tag="propose-zone"):
    """Propose an international zone."""

    country: str
    other_seat: int


class ProposeAggression(Action, frozen=True, tag="propose-aggression"):
    """Propose a joint attack; the owner of `source` leads it, in the turn that goes on or in the next one."""

    source: str
    ally: str
    target: str
    when: Literal["now", "next"]


class ProposeJoint(Action, frozen=True, tag="propose-joint"):
    """Propose a joint attack from a condominium to its other occupant."""

    source: str
    target: str


class CancelCountry(Action, frozen=True, tag="cancel-country"):
    """Announce the end of a country pact."""

    one: str
    other: str


class CancelContinent(Action, frozen=True, tag="cancel-continent"):
    """Announce the end of a continent pact."""

    continent: str
    other_seat: int


class CancelBorder(Action, frozen=True, tag="cancel-border"):
    """Announce the end of a border pact."""

    one: str
    other: str
    other_seat: int


class CancelWorld(Action, frozen=True, tag="cancel-world"):
    """Announce the end of a world pact."""

    other_seat: int


class CancelZone(Action, frozen=True, tag="cancel-zone"):
    """Announce the end of the own international zone."""


class CancelCondominium(Action, frozen=True, tag="cancel-condominium"):
    """Announce the end of the pact inside a condominium."""

    country: str


NAMES = board.COUNTRY
CONTINENTS = board.CONTINENT
BORDERS = [(NAMES[one], NAMES[other]) for one, other in zip(board.FROM, board.TO, strict=True)]
FLIGHTS = [(NAMES[one], NAMES[other]) for one, other in zip(board.FLIGHT_FROM, board.FLIGHT_TO, strict=True)]
PAIRS = [(NAMES[one], NAMES[other]) for one, other in zip(board.LOW, board.HIGH, strict=True)]
FRONTIERS = [
    (CONTINENTS[one], CONTINENTS[other]) for one, other in zip(board.FRONTIER_LOW, board.FRONTIER_HIGH, strict=True)
]
PLANS = [
    (NAMES[one], NAMES[other], NAMES[target])
    for one, other, target in zip(board.PLAN_LEADER, board.PLAN_ALLY, board.PLAN_TARGET, strict=True)
]
WAITING = range(PROPOSALS * SEATS)
ANYBODY = range(SEATS)

# The typed actions of each family of the table, in the order of their numbers.
TYPED: dict[str, list[Action]] = {
    "done": [Done()],
    "place": [kind(country) for country in NAMES for kind in (Place, PlaceAll)],
    "missile": [Missile(country) for country in NAMES],
    "lay": [Lay(card) for card in NAMES + CONTINENTS],
    "attack": [Attack(*border) for border in BORDERS],
    "attack-occupant": [AttackOccupant(*border, seat) for border in BORDERS for seat in ANYBODY],
    "attack-inside": [AttackInside(country) for country in NAMES],
    "launch": [Launch(*flight) for flight in FLIGHTS],
    "launch-at": [LaunchAt(*flight, seat) for flight in FLIGHTS for seat in ANYBODY],
    "carry-out": [CarryOut(country) for country in NAMES],
    "roll": [Roll()],
    "stop": [Stop()],
    "advance": [Advance(armies) for armies in range(4)],
    "regroup": [kind(*border) for border in BORDERS for kind in (Regroup, RegroupAll, RegroupMissile)],
    "take-card": [TakeCard()],
    "bonus": [Bonus(country) for country in NAMES],
    "zone-choice": [KeepZone(), EndZone()],
    "accept": [Accept(proposal) for proposal in WAITING],
    "refuse": [Refuse(proposal) for proposal in WAITING],
    "withdraw": [Withdraw(proposal) for proposal in WAITING],
    "propose-country": [ProposeCountry(*pair) for pair in PAIRS],
    "propose-continent": [ProposeContinent(continent, seat) for continent in CONTINENTS for seat in ANYBODY],
    "propose-border": [ProposeBorder(*frontier, seat) for frontier in FRONTIERS for seat in ANYBODY],
    "propose-world": [ProposeWorld(seat) for seat in ANYBODY],
    "propose-zone": [ProposeZone(country, seat) for country in NAMES for seat in ANYBODY],
    "propose-aggression": [ProposeAggression(*plan, when) for plan in PLANS for when in ("now", "next")],
    "propose-joint": [ProposeJoint(*border) for border in BORDERS],
    "cancel-country": [CancelCountry(*pair) for pair in PAIRS],
    "cancel-continent": [CancelContinent(continent, seat) for continent in CONTINENTS for seat in ANYBODY],
    "cancel-border": [CancelBorder(*frontier, seat) for frontier in FRONTIERS for seat in ANYBODY],
    "cancel-world": [CancelWorld(seat) for seat in ANYBODY],
    "cancel-zone": [CancelZone()],
    "cancel-condominium": [CancelCondominium(country) for country in NAMES],
}

ACTIONS: tuple[Action, ...] = tuple(action for family in FAMILIES for action in TYPED[family.name])
