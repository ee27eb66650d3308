"""Copying a position by hand, because searches copy a lot; all else follows from the declaration. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
