"""What holds in every position: nothing is lost, nobody has a pact with the dead (T37, T50). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg.cards import deck
from ludoteca.games.teg.war import victory
from ludoteca.games.teg.world.board import CONTINENT_OF, CONTINENTS, COUNTRIES, HIGH, LOW, PAIRS
from ludoteca.games.teg.world.data import ALL_KNOW, ALONE, DECK, LAID, MISSILE_PRICE, OVER, SEATS, SHARED, USED

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def check(state: Teg) -> None:
    """Every country occupied, armies, missiles and cards conserved, no pact with the dead (T37, T50)."""
    check_map(state)
    check_cards(state)
    check_pacts(state)
    for seat in range(state.seats):
        assert (state.presence[seat] > 0) == (state.alive & BIT[seat] != 0), "the living are on the map"
        for objective in (state.objective[2 * seat], state.objective[2 * seat + 1]):
            assert (objective >= 0) or (state.seats != 2 and objective == state.objective[2 * seat + 1])
    assert state.phase == OVER or state.alive & BIT[state.mover] != 0, "the dead are not asked"


def check_map(state: Teg) -> None:
    """Owners, counts and forces agree."""
    armies: i64 = 0
    missiles: i64 = 0
    for country in range(i64(COUNTRIES)):
        holders: i64 = 0
        for seat in range(state.seats):
            here = state.armies[COUNTRIES * seat + country]
            assert min(here, state.missiles[COUNTRIES * seat + country]) >= 0, "forces below nothing"
            assert here > 0 or state.missiles[COUNTRIES * seat + country] == 0, "missiles without armies"
            armies += here
            missiles += state.missiles[COUNTRIES * seat + country]
            if here > 0:
                holders |= BIT[seat]
        assert holders == state.holders[country] > 0, f"country {country} is not occupied"
        assert state.owner[country] == ALONE[holders], f"country {country} has a wrong owner"
    assert armies == state.raised - state.removed, "armies are not conserved"
    assert missiles == state.built - state.spent, "missiles are not conserved"
    assert state.removed >= MISSILE_PRICE * state.built
    for seat in range(state.seats):
        assert state.count[seat] == sum(1 for country in range(COUNTRIES) if state.owner[country] == seat)
        assert state.presence[seat] == sum(1 for c in range(COUNTRIES) if state.holders[c] & BIT[seat] != 0)
        for continent in range(CONTINENTS):
            held = sum(1 for c in range(COUNTRIES) if state.owner[c] == seat and CONTINENT_OF[c] == continent)
            assert state.held[CONTINENTS * seat + continent] == held, "countries by continent"
        place = COUNTRIES * seat
        assert state.arsenal[seat] == sum(int(n) for n in state.missiles[place : place + COUNTRIES]), "arsenal"


def check_cards(state: Teg) -> None:
    """Each of the 72 cards is in one place, and its holder knows it."""
    for card in range(COUNTRIES):
        place = state.place[card]
        assert place < state.seats or DECK <= place <= LAID, "a card is nowhere"
        assert place >= SEATS or state.known[card] & BIT[place] != 0, "a card its holder does not know"
        assert place not in (USED, LAID) or state.known[card] == ALL_KNOW, "used cards were shown"
    for seat in range(state.seats):
        assert state.hand[seat] == deck.in_place(state, seat), "the size of a hand"
        assert state.alive & BIT[seat] != 0 or state.hand[seat] == 0, "the dead hold no cards"
    assert victory.total_armies(state, state.current) >= 0


def check_pacts(state: Teg) -> None:
    """Pacts are between the living; country pacts between owners; alliances in condominiums."""
    for seat in range(state.seats):
        living = state.alive & BIT[seat] != 0
        for other in range(state.seats):
            pair = SEATS * seat + other
            both = living and state.alive & BIT[other] != 0 and seat != other
            assert both or state.promises[pair] == 0, "a promise to the dead"
            assert state.ending[pair] & ~state.promises[pair] == 0, "the end of no promise"
            assert state.expiring[pair] & ~state.ending[pair] == 0, "a promise expires unannounced"
        assert (state.zone[seat] >= 0) == (state.zone_with[seat] >= 0), "a zone with nobody"
        assert living or state.zone[seat] < 0, "a zone of the dead"
        signers = (seat, state.zone_with[seat])
        assert state.zone[seat] < 0 or state.owner[state.zone[seat]] in signers, "a zone of neither of its two"
    signed: i64 = 0
    for pair in range(i64(PAIRS)):
        if state.country_pact[pair] != 0:
            signed += 1
            low = state.owner[LOW[pair]]
            high = state.owner[HIGH[pair]]
            assert min(low, high) >= 0, "a country pact of a condominium"
            assert low != high, "a country pact of one owner"
    assert signed == state.signed, "country pacts"
    for country in range(COUNTRIES):
        assert state.alliance[country] == 0 or state.owner[country] == SHARED, "an alliance without condominium"
    assert state.waiting_answers == sum(1 for action in state.pending if action >= 0), "proposals"
