"""Copying, saving, loading and checking a position. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT
from ludoteca.games.teg import cards, victory
from ludoteca.games.teg.board import CONTINENT_OF, CONTINENTS, COUNTRIES, HIGH, LOW, PAIRS
from ludoteca.games.teg.data import ALL_KNOW, ALONE, DECK, LAID, MISSILE_PRICE, OVER, SEATS, SHARED, USED

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def copied(state: Teg, other: Teg) -> Teg:
    """Fill an empty position with a copy of another. What never changes in play is shared."""
    other.seats = state.seats
    other.colours = state.colours
    other.pacts = state.pacts
    other.fair_play = state.fair_play
    other.ask_for_card = state.ask_for_card
    other.round_limit = state.round_limit
    other.owner = state.owner[:]
    other.holders = state.holders[:]
    other.armies = state.armies[:]
    other.missiles = state.missiles[:]
    other.count = state.count[:]
    other.held = state.held[:]
    other.presence = state.presence[:]
    other.arsenal = state.arsenal[:]
    other.raised = state.raised
    other.removed = state.removed
    other.built = state.built
    other.spent = state.spent
    copy_turn(state, other)
    other.place = state.place[:]
    other.known = state.known[:]
    other.bonus_taken = state.bonus_taken[:]
    other.drawn = state.drawn[:]
    other.entered = state.entered[:]
    other.draws = state.draws
    other.hand = state.hand[:]
    other.exchanges = state.exchanges[:]
    other.exchanged = state.exchanged
    other.used_continents = state.used_continents[:]
    other.laid_continents = state.laid_continents
    other.laid = state.laid
    other.objective = state.objective
    other.ruled_out = state.ruled_out[:]
    other.winner = state.winner
    other.reason = state.reason
    copy_pacts(state, other)
    return other


def copy_turn(state: Teg, other: Teg) -> None:
    """Order of play, situation, and what happens in the turn."""
    other.phase = state.phase
    other.round = state.round
    other.lap = state.lap
    other.starter = state.starter
    other.step = state.step
    other.current = state.current
    other.mover = state.mover
    other.alive = state.alive
    other.killer = state.killer[:]
    other.fallen = state.fallen[:]
    other.turns = state.turns[:]
    other.situation = state.situation
    other.situations = state.situations[:]
    other.no_card = state.no_card
    other.rolled = state.rolled[:]
    other.free = state.free
    other.placing = state.placing[:]
    other.freed = state.freed
    other.conquests = state.conquests
    other.joint_conquests = state.joint_conquests
    other.card_due = state.card_due
    other.moved = state.moved[:]
    other.moved_missiles = state.moved_missiles[:]
    other.advance_from = state.advance_from
    other.advance_to = state.advance_to
    other.advance_least = state.advance_least
    other.advance_most = state.advance_most
    other.loot = state.loot
    other.next_advance = state.next_advance
    other.next_advance_from = state.next_advance_from
    other.next_advance_most = state.next_advance_most


def copy_pacts(state: Teg, other: Teg) -> None:
    """Pacts and proposals; a match without them never changes these vectors, so they are shared."""
    other.signed = state.signed
    other.zone_attacked = state.zone_attacked
    other.zone_possible = state.zone_possible
    other.owes_card = state.owes_card
    other.joint_kind = state.joint_kind
    other.joint_ally = state.joint_ally
    other.joint_from = state.joint_from
    other.joint_ally_from = state.joint_ally_from
    other.joint_target = state.joint_target
    other.waiting_answers = state.waiting_answers
    copying = state.pacts
    other.promises = state.promises[:] if copying else state.promises
    other.ending = state.ending[:] if copying else state.ending
    other.expiring = state.expiring[:] if copying else state.expiring
    other.country_pact = state.country_pact[:] if copying else state.country_pact
    other.alliance = state.alliance[:] if copying else state.alliance
    other.zone = state.zone[:] if copying else state.zone
    other.zone_with = state.zone_with[:] if copying else state.zone_with
    other.zone_ending = state.zone_ending[:] if copying else state.zone_ending
    other.aggressions = state.aggressions[:] if copying else state.aggressions
    other.allied = state.allied[:] if copying else state.allied
    other.pending = state.pending[:] if copying else state.pending
    other.addressee = state.addressee[:] if copying else state.addressee
    other.proposed = state.proposed[:] if copying else state.proposed
    other.made = state.made[:] if copying else state.made
    other.made_count = state.made_count[:] if copying else state.made_count


NUMBERS: Final = (
    "seats", "pacts", "fair_play", "ask_for_card", "round_limit", "raised", "removed", "built", "spent", "phase",
    "round", "lap", "starter", "step", "current", "mover", "alive", "situation", "no_card", "free", "freed",
    "conquests", "joint_conquests", "card_due", "advance_from", "advance_to", "advance_least", "advance_most", "loot",
    "next_advance", "next_advance_from", "next_advance_most", "draws", "exchanged", "laid_continents", "laid",
    "winner", "signed", "zone_attacked", "zone_possible", "owes_card", "joint_kind", "joint_ally", "joint_from",
    "joint_ally_from", "joint_target", "waiting_answers",
)  # fmt: skip
FLAGS: Final = ("pacts", "fair_play", "ask_for_card", "card_due", "zone_attacked", "zone_possible")
VECTORS: Final = (
    "colours", "owner", "holders", "armies", "missiles", "count", "held", "presence", "arsenal", "killer", "fallen",
    "turns", "situations", "rolled", "placing", "moved", "moved_missiles", "place", "known", "bonus_taken", "drawn",
    "entered", "hand", "exchanges", "used_continents", "objective", "ruled_out", "promises", "ending", "expiring",
    "country_pact", "alliance", "zone", "zone_with", "zone_ending", "aggressions", "allied", "pending", "addressee",
    "proposed", "made", "made_count",
)  # fmt: skip


def saved(state: Teg) -> list[Any]:
    """All of the position: numbers, vectors, and the reason of the end."""
    numbers = [int(getattr(state, name)) for name in NUMBERS]
    vectors = [listed(getattr(state, name)) for name in VECTORS]
    return [numbers, vectors, state.reason]


def listed(vector: vec[i64]) -> list[int]:
    """A vector as an ordinary list."""
    out: list[int] = []
    for place in range(i64(len(vector))):
        out.append(vector[place])
    return out


def restored(given: list[Any], state: Teg) -> Teg:
    """Fill a new position from what `saved` gave."""
    numbers, vectors, state.reason = given
    for name, number in zip(NUMBERS, numbers, strict=True):
        setattr(state, name, bool(number) if name in FLAGS else number)
    for name, vector in zip(VECTORS, vectors, strict=True):
        setattr(state, name, native(vector))
    return state


def native(numbers: list[int]) -> vec[i64]:
    """An ordinary list as a vector."""
    vector = vec[i64]([0] * len(numbers))
    for place in range(i64(len(numbers))):
        vector[place] = numbers[place]
    return vector


# ---- invariants


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
        assert state.hand[seat] == cards.in_place(state, seat), "the size of a hand"
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
