"""What T.E.G. shows. Countries, continents, cards and objectives are words of `world.py` and `data.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from ludoteca.engine.shapes import (
    UNSET,
    BySeat,
    Count,
    Maybe,
    Score,
    Seat,
    Shape,
    Shapes,
    answers,
    aside,
    cards,
    places,
)
from ludoteca.games.teg.talks.shapes import Offered, Pact, Proposal, ProposalsMade, When

Colour = Literal["blanco", "negro", "rojo", "azul", "amarillo", "verde"]
Situation = Literal["classic", "snow", "tailwind", "crisis", "extra", "open", "closed", "rest"]

# ---- the map and the turn


class Force(Shape):
    """What a seat has in a condominium; no missiles are not mentioned."""

    seat: Seat
    armies: Count
    missiles: Maybe[Count] = UNSET


class Held(Shape):
    """A country: one owner with armies, or the two occupants of a condominium. No missiles are not mentioned."""

    owner: Seat | None
    armies: Maybe[Count] = UNSET
    missiles: Maybe[Count] = UNSET
    blockaded_by: Maybe[Seat] = UNSET
    occupants: Maybe[list[Force]] = UNSET


class ToPlace(Shape):
    """Armies still to be placed: anywhere, and in continents."""

    free: Count
    continents: dict[str, int]


class Advance(Shape):
    """How many armies may go into the country that fell."""

    seat: Seat
    source: str
    target: str
    least: int
    most: int


class Joint(Shape):
    """A joint attack that is being rolled."""

    kind: Literal["aggression", "condominium"]
    seat: Seat
    ally: Seat
    source: str
    ally_source: str
    target: str


class Turn(Shape):
    """Whose turn it is, and what has happened in it. `freed` is the last country of a seat, that no blockade holds."""

    seat: Seat
    to_place: ToPlace
    conquests: int
    joint_conquests: int
    card_due: bool
    freed: str | None
    regrouped: dict[str, int]
    regrouped_missiles: dict[str, int]
    advance: Advance | None
    joint: Joint | None


class Round(Shape):
    """The situation card of the round: who rests, and who gets no card."""

    kind: Situation | None
    seat: Seat | None
    no_card: list[Seat]


# ---- players, cards, objectives


class HiddenCard(Shape):
    """A card in a hand: in which turn it was drawn, and who else knows it."""

    drawn: int
    known_to: Maybe[list[Seat]] = UNSET


class KnownCard(HiddenCard, kw_only=True):
    """A card that the viewer knows."""

    card: str


class OwnCard(Shape):
    """A card of the own hand. `bonus`: its three armies could be taken at the end of a turn."""

    card: Annotated[str, answers("card", "country")]
    drawn: int
    bonus: bool


class Side(Shape):
    """A player. What is not so, or of which there is nothing, is not mentioned."""

    seat: Seat
    colour: Colour
    alive: bool
    countries: Score
    armies: Count
    missiles: Count
    cards: Count
    exchanges: int
    next_exchange: int
    turns: int
    eliminated_by: Maybe[Seat] = UNSET
    known_cards: Maybe[Annotated[list[KnownCard], cards()]] = UNSET
    hidden_cards: Maybe[Annotated[list[HiddenCard], aside()]] = UNSET
    exchanged: Maybe[bool] = UNSET
    continents: Maybe[list[str]] = UNSET
    continent_cards: Maybe[Annotated[list[str], cards()]] = UNSET
    used_continent_cards: Maybe[Annotated[list[str], aside()]] = UNSET
    owes_card: Maybe[bool] = UNSET
    ruled_out: Maybe[Annotated[list[list[str]], aside()]] = UNSET


class Progress(Shape):
    """So many of so many."""

    have: int
    need: int


class ContinentProgress(Progress):
    """Countries of a continent."""

    continent: str


class IslandProgress(Progress):
    """Islands, in so many continents."""

    continents: int


class Objective(Shape):
    """An objective: what it needs and what the seat has of it. `lost`: only the common one is left."""

    objective: str
    met: bool
    lost: Maybe[bool] = UNSET
    target_seat: Maybe[Seat] = UNSET
    target_countries: Maybe[int] = UNSET
    countries: Maybe[Progress] = UNSET
    continents: Maybe[list[ContinentProgress]] = UNSET
    islands: Maybe[IslandProgress] = UNSET


class View(Shape):
    """The map, the players, the situation, the cards and all pacts.

    `order` are the living seats in the order of this round. `dice` are the last ones rolled, `situations_left` the
    cards of the situation deck by kind. `cards_entered`, `used_cards` and `bonus_taken` are what everybody saw of the
    country cards; `laid` are those of an exchange. `hand` and `objectives` are the own; all are shown at the end.
    """

    seat: Seat | None
    round: int
    round_limit: int
    phase: Literal[
        "opening", "extra", "incorporate", "attack", "advance", "regroup", "cards", "joint", "ally-regroup",
        "zone-choice", "over",
    ]  # fmt: skip
    waiting: list[Seat]
    turn: Turn
    order: list[Seat]
    situation: Round
    dice: list[int]
    situations_left: Annotated[list[int], aside()]
    countries: Annotated[dict[str, Held], places(), answers("country", "source", "target", "ally", "one", "other")]
    players: BySeat[Side]
    deck: Count
    used_cards: Annotated[list[str], aside()]
    cards_entered: Annotated[dict[str, int], aside()]
    bonus_taken: Annotated[list[str], aside()]
    laid: Annotated[list[str], cards()]
    pacts: list[Pact]
    proposals: list[Proposal]
    proposals_made: Annotated[ProposalsMade, aside()]
    winner: Seat | None
    reason: Literal["", "objective", "common", "last", "limit"]
    hand: Maybe[Annotated[list[OwnCard], cards()]] = UNSET
    objectives: Maybe[list[Objective]] = UNSET
    all_objectives: Maybe[BySeat[list[Objective]]] = UNSET


# ---- events and previews

SEAT = {"seat": Seat}
TWO = {"seat": Seat, "other_seat": Seat}
COUNTRY = {"seat": Seat, "country": str}
MOVE = {"seat": Seat, "source": str, "target": str}
CARD = {"seat": Seat, "card": str}
FIGHT = MOVE | {"other_seat": Seat, "attack": list[int], "defence": list[int], "lost": int, "other_lost": int}
PAIR = TWO | {"one": str, "other": str}
PLAN = TWO | {"leader_seat": Seat, "source": str, "ally": str, "target": str, "when": When}
NUMBER = {"proposal": int}  # by which it is answered
ALLIES = {"seat": Seat, "ally_seat": Seat}
ODDS = {"win": float, "left": float, "attack_dice": int, "defence_dice": int}
ARMIES = {"armies": int}

SHAPES = Shapes(
    view=View,
    events={
        "colour": {"seat": Seat, "colour": Colour},
        "die": {"seat": Seat, "die": int},
        "left-over": COUNTRY,
        "dealt": {"seat": Seat, "countries": list[str]},
        "objective": {"seat": Seat, "objective": str},
        "objective-destroy": {"seat": Seat, "objective": str, "target_seat": Seat},
        "first": SEAT,
        "armies": {"seat": Seat, "armies": int, "bonus": int, "continents": list[str]},
        "placed": COUNTRY | ARMIES,
        "armies-lost": SEAT | ARMIES,
        "round": {"round": int, "seat": Seat},
        "situation": {"situation": Situation},
        "situation-rest": {"seat": Seat, "colour": Colour},
        "situation-passed": {"colour": Colour},
        "crisis": {"seat": list[Seat]},
        "turn": SEAT,
        "fought": FIGHT,
        "fought-inside": FIGHT,
        "conquered": COUNTRY | TWO,
        "expelled": COUNTRY | TWO,
        "moved-in": COUNTRY | TWO,
        "advanced": MOVE | ARMIES,
        "missile-built": COUNTRY,
        "launched": MOVE | {"other_seat": Seat} | ARMIES,
        "regrouped": MOVE | ARMIES,
        "regrouped-missile": MOVE,
        "drew": CARD,
        "drew-hidden": SEAT,
        "card-not-asked": SEAT,
        "card-withheld": SEAT,
        "reshuffled": {"cards": int},
        "card-lost": CARD,
        "inherited": TWO | {"cards": list[str]},
        "inherited-hidden": TWO | {"count": int},
        "bonus": COUNTRY | ARMIES,
        "laid": CARD,
        "exchanged": {"seat": Seat, "number": int, "armies": int},
        "eliminated": {"seat": Seat, "by_seat": Seat},
        "objective-met": {"seat": Seat, "objectives": list[str]},
        "common-met": {"seat": Seat, "countries": int},
        "objective-shown": {"seat": Seat, "objectives": list[str]},
        "limit": {"rounds": int},
        "proposed-country": PAIR | NUMBER,
        "proposed-continent": TWO | {"continent": str} | NUMBER,
        "proposed-border": PAIR | NUMBER,
        "proposed-world": TWO | NUMBER,
        "proposed-zone": TWO | COUNTRY | NUMBER,
        "proposed-aggression": PLAN | NUMBER,
        "proposed-joint": TWO | MOVE | NUMBER,
        "signed-country": PAIR,
        "signed-continent": TWO | {"continent": str},
        "signed-border": PAIR,
        "signed-world": TWO,
        "signed-zone": TWO | COUNTRY,
        "signed-aggression": PLAN,
        "signed-joint": TWO | MOVE,
        "accepted": TWO | NUMBER,
        "refused": TWO | NUMBER,
        "said-two": TWO,
        "said-leader": TWO | {"countries": int},
        "said-distrust": TWO,
        "said-apart": TWO,
        "said-front": TWO | {"country": str},
        "said-continent": TWO | {"continent": str},
        "said-nobody": TWO,
        "said-spare": TWO | {"country": str},
        "said-behind": TWO | {"country": str},
        "said-ahead": TWO,
        "said-elsewhere": TWO,
        "said-cards": TWO,
        "said-together": TWO | {"country": str},
        "withdrawn": SEAT | NUMBER,
        "void": SEAT | NUMBER,
        "cancelled-country": {"seat": Seat, "one": str, "other": str},
        "cancelled-continent": TWO | {"continent": str},
        "cancelled-border": PAIR,
        "cancelled-world": TWO,
        "cancelled-zone": COUNTRY,
        "cancelled-condominium": COUNTRY,
        "pact-lost": {"one": str, "other": str},
        "zone-broken": COUNTRY,
        "zone-ended": COUNTRY,
        "zone-goes-on": COUNTRY,
        "joint-attack": ALLIES | {"target": str},
        "joint-stopped": {"seat": Seat, "target": str},
        "aggression-lapsed": ALLIES | {"target": str},
        "condominium": ALLIES | {"country": str},
    },
    previews={
        "place": {"armies": int, "enemies": int},
        "place-all": {"armies": int, "enemies": int},
        "lay": ARMIES,
        "attack": ODDS,
        "attack-occupant": ODDS,
        "attack-inside": ODDS,
        "launch": ARMIES,
        "launch-at": ARMIES,
        "advance": ARMIES,
        "regroup": {"idle": bool},
        "regroup-all": {"idle": bool},
        "regroup-missile": {"idle": bool},
        "accept": Offered,
        "refuse": Offered,
    },
    types={"Pact": Pact, "Colour": Colour},
)
