"""What a seat of T.E.G. sees: the map, the players, its own cards and objectives, and all pacts. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg.cards import deck, exchange
from ludoteca.games.teg.talks import listing
from ludoteca.games.teg.war import goals, victory
from ludoteca.games.teg.world import forces, limits
from ludoteca.games.teg.world.board import CONTINENT, CONTINENT_OF, CONTINENTS, COUNTRIES, COUNTRY, ISLAND, SIZE
from ludoteca.games.teg.world.data import (
    ADVANCE,
    COLOURS,
    DECK,
    DESTROY,
    EXTRA_FOR_THREE,
    ISLANDS_NEEDED,
    ISLANDS_OBJECTIVE,
    LAID,
    MANY,
    NOBODY,
    OBJECTIVE,
    OBJECTIVES,
    OCCUPATIONS,
    ONLOOKERS,
    OVER,
    PHASE,
    REQUIRED,
    REST,
    SHARED,
    SITUATION,
    USED,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def view(state: Teg, seat: i64) -> dict[str, Any]:
    """What a seat may see; -1 is a spectator."""
    shown: dict[str, Any] = {
        "seat": None if seat < 0 else seat,
        "round": state.round,
        "round_limit": state.round_limit,
        "phase": PHASE[state.phase],
        "waiting": [] if state.phase == OVER else [int(state.mover)],
        "turn": turn(state),
        "order": order(state),
        "situation": situation(state),
        "dice": [int(face) for face in state.rolled],
        "situations_left": [int(count) for count in state.situations],
        "countries": {COUNTRY[number]: country(state, number) for number in range(COUNTRIES)},
        "players": [player(state, other, seat) for other in range(state.seats)],
        "deck": deck.in_place(state, DECK),
        "used_cards": cards_in(state, USED),
        "cards_entered": {COUNTRY[c]: int(state.entered[c]) for c in range(COUNTRIES) if state.entered[c] > 0},
        "bonus_taken": [COUNTRY[c] for c in range(COUNTRIES) if state.bonus_taken[c] == 1],
        "laid": laid(state),
        "pacts": listing.in_force(state),
        "proposals": listing.waiting(state),
        "proposals_made": listing.made(state, seat),
        "winner": None if state.winner < 0 else state.winner,
        "reason": state.reason,
    }
    if seat >= 0:
        shown["hand"] = [
            {"card": COUNTRY[c], "drawn": int(state.drawn[c]), "bonus": can_take_bonus(state, seat, c)}
            for c in range(COUNTRIES)
            if state.place[c] == seat
        ]
        shown["objectives"] = objectives(state, seat)
    if state.phase == OVER:
        shown["all_objectives"] = [objectives(state, other) for other in range(state.seats)]
    return shown


def turn(state: Teg) -> dict[str, Any]:
    """Whose turn it is, and what has happened in it."""
    shown: dict[str, Any] = {
        "seat": state.current,
        "to_place": {
            "free": state.free,
            "continents": {CONTINENT[k]: int(state.placing[k]) for k in range(CONTINENTS) if state.placing[k] > 0},
        },
        "conquests": state.conquests,
        "joint_conquests": state.joint_conquests,
        "card_due": state.card_due,
        "freed": None if state.freed < 0 else COUNTRY[state.freed],
        "regrouped": {COUNTRY[c]: int(state.moved[c]) for c in range(COUNTRIES) if state.moved[c] > 0},
        "regrouped_missiles": {
            COUNTRY[c]: int(state.moved_missiles[c]) for c in range(COUNTRIES) if state.moved_missiles[c] > 0
        },
        "advance": None,
        "joint": listing.joint_attack(state),
    }
    if state.phase == ADVANCE:
        shown["advance"] = {
            "seat": state.mover,
            "source": COUNTRY[state.advance_from],
            "target": COUNTRY[state.advance_to],
            "least": state.advance_least,
            "most": state.advance_most,
        }
    return shown


def order(state: Teg) -> list[int]:
    """The living seats in the order of this round."""
    seats: list[int] = []
    for step in range(state.seats):
        seat = (state.starter + step) % state.seats
        if state.alive & BIT[seat] != 0:
            seats.append(seat)
    return seats


def situation(state: Teg) -> dict[str, Any]:
    """The situation card of the round."""
    kind = min(state.situation, i64(REST))
    return {
        "kind": SITUATION[kind] if state.round > 0 else None,
        "seat": limits.seat_of_colour(state, state.situation - REST) if kind == REST else None,
        "no_card": [seat for seat in range(state.seats) if state.no_card & BIT[seat] != 0],
    }


def country(state: Teg, number: i64) -> dict[str, Any]:
    """A country: owner and armies; missiles and a blockade only where there are; two occupants if it is shared."""
    owner = state.owner[number]
    if owner == SHARED:
        seats = [seat for seat in range(state.seats) if state.holders[number] & BIT[seat] != 0]
        return {"owner": None, "occupants": [force(state, seat, number, "seat") for seat in seats]}
    shown = force(state, owner, number, "owner")
    if forces.blockaded(state, number):
        shown["blockaded_by"] = forces.blockader(state, number)
    return shown


def force(state: Teg, seat: i64, number: i64, called: str) -> dict[str, Any]:
    """What a seat has in a country; no missiles are not mentioned, for a view is sent after every move."""
    shown: dict[str, Any] = {called: seat, "armies": forces.armies(state, seat, number)}
    missiles = forces.missiles(state, seat, number)
    if missiles > 0:
        shown["missiles"] = missiles
    return shown


def player(state: Teg, seat: i64, viewer: i64) -> dict[str, Any]:
    """What everybody knows of a player, and the cards that the viewer knows in that hand.

    What is not so, or of which there is nothing, is not mentioned.
    """
    eye = viewer if viewer >= 0 else ONLOOKERS
    known: list[dict[str, Any]] = []
    hidden: list[list[Any]] = []
    for card in range(COUNTRIES):
        if state.place[card] != seat:
            continue
        if state.known[card] & BIT[eye] != 0:
            known.append({"card": COUNTRY[card]} | held_card(int(state.drawn[card]), others_know(state, seat, card)))
        else:
            hidden.append([int(state.drawn[card]), others_know(state, seat, card)])
    hidden.sort()
    shown: dict[str, Any] = {
        "seat": seat,
        "colour": COLOURS[state.colours[seat]],
        "alive": state.alive & BIT[seat] != 0,
        "countries": int(state.count[seat]),
        "armies": victory.total_armies(state, seat),
        "missiles": int(state.arsenal[seat]),
        "cards": int(state.hand[seat]),
        "exchanges": int(state.exchanges[seat]),
        "next_exchange": exchange.armies_for(state.exchanges[seat] + 1),
        "turns": int(state.turns[seat]),
    }
    if state.killer[seat] >= 0:
        shown["eliminated_by"] = int(state.killer[seat])
    perhaps: dict[str, Any] = {
        "known_cards": known,
        "hidden_cards": [held_card(when, who) for when, who in hidden],
        "exchanged": state.exchanged & BIT[seat] != 0,
        "continents": [CONTINENT[k] for k in range(CONTINENTS) if state.held[CONTINENTS * seat + k] == SIZE[k]],
        "continent_cards": [CONTINENT[k] for k in range(CONTINENTS) if exchange.holds_continent(state, seat, k)],
        "used_continent_cards": [CONTINENT[k] for k in range(CONTINENTS) if state.used_continents[seat] & BIT[k] != 0],
        "owes_card": state.owes_card & BIT[seat] != 0,
        "ruled_out": ruled_out(state, seat),
    }
    for name, value in perhaps.items():
        if value:
            shown[name] = value
    return shown


def others_know(state: Teg, holder: i64, card: i64) -> list[int]:
    """The seats that know who holds a card, beside the holder."""
    return [seat for seat in range(state.seats) if seat != holder and state.known[card] & BIT[seat] != 0]


def held_card(drawn: int, known_to: list[int]) -> dict[str, Any]:
    """A card in a hand: in which turn it was drawn, and who else knows it."""
    return {"drawn": drawn, "known_to": known_to} if known_to else {"drawn": drawn}


def ruled_out(state: Teg, seat: i64) -> list[list[str]]:
    """Objectives, or for two players pairs of them, with which a player would have won before now (T56)."""
    out: list[list[str]] = []
    for one in range(OBJECTIVES):
        for other in range(one, OBJECTIVES):
            if state.ruled_out[OBJECTIVES * seat + one] & BIT[other] == 0:
                continue
            if one == other and state.seats != 2:
                out.append([OBJECTIVE[one]])
            elif one != other and state.seats == 2:
                out.append([OBJECTIVE[one], OBJECTIVE[other]])
    return out


def cards_in(state: Teg, place: i64) -> list[str]:
    """The country cards of one place."""
    return [COUNTRY[card] for card in range(COUNTRIES) if state.place[card] == place]


def laid(state: Teg) -> list[str]:
    """The cards of an exchange that is being laid down."""
    return cards_in(state, LAID) + [CONTINENT[k] for k in range(CONTINENTS) if state.laid_continents & BIT[k] != 0]


def can_take_bonus(state: Teg, seat: i64, card: i64) -> bool:
    """Could the three armies of this card be taken, at the end of a turn?"""
    return state.owner[card] == seat and state.bonus_taken[card] == 0 and state.zone[seat] != card


def objectives(state: Teg, seat: i64) -> list[dict[str, Any]]:
    """A seat's objectives with its progress; the common one comes last."""
    shown: list[dict[str, Any]] = []
    for number in (state.objective[2 * seat], state.objective[2 * seat + 1]):
        if number != NOBODY:
            shown.append(objective(state, seat, number))
    have = int(state.count[seat])
    shown.append({"objective": "common", "met": have >= 45, "countries": {"have": have, "need": 45}})
    return shown


def objective(state: Teg, seat: i64, number: i64) -> dict[str, Any]:
    """One objective: what it needs and what the seat has of it."""
    shown: dict[str, Any] = {"objective": OBJECTIVE[number], "met": goals.has_met(state, seat, number)}
    if number >= DESTROY:
        rival = goals.rival_of(state, seat, number)
        shown["target_seat"] = rival
        shown["target_countries"] = int(state.count[rival])
        shown["lost"] = state.killer[rival] >= 0 and state.killer[rival] != seat  # only the common one is left (T6)
        return shown
    if number >= OCCUPATIONS:
        shown["countries"] = {"have": int(state.count[seat]), "need": MANY}
        return shown
    shown["continents"] = [
        {
            "continent": CONTINENT[k],
            "have": int(state.held[CONTINENTS * seat + k]),
            "need": int(REQUIRED[CONTINENTS * number + k]),
        }
        for k in range(CONTINENTS)
        if REQUIRED[CONTINENTS * number + k] > 0
    ]
    if number == ISLANDS_OBJECTIVE:
        islands = [c for c in range(COUNTRIES) if ISLAND[c] == 1 and state.owner[c] == seat]
        places = {int(CONTINENT_OF[c]) for c in islands}
        shown["islands"] = {"have": len(islands), "need": ISLANDS_NEEDED, "continents": len(places)}
    if state.seats == 3:
        shown["countries"] = {
            "have": int(state.count[seat]),
            "need": goals.required(state, seat, number) + EXTRA_FOR_THREE,
        }
    return shown
