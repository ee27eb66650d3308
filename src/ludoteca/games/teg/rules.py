"""The state of T.E.G. La Revancha and the router of its actions; each rule is in the module of its subject.

Numbers in comments (T18, T43b) are those of rulebook/en.md. Compiled.
"""

from __future__ import annotations

from typing import Any, final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, NO_SUCH_ACTION, SHOWN, Actions, Dice, State
from ludoteca.engine.values import Refusal, Result
from ludoteca.games.teg import families, guess, invariants, preview, save, view
from ludoteca.games.teg.families import FAMILY_OF, FIRST_OF_FAMILY, OFFERED, OFFERED_WITHOUT_PACTS, PLAYS, WHY_NOT
from ludoteca.games.teg.pacts import pending
from ludoteca.games.teg.talks import answers, proposals
from ludoteca.games.teg.turn import rounds, zone_duty
from ludoteca.games.teg.war import victory
from ludoteca.games.teg.world.board import CONTINENTS, COUNTRIES, PAIRS
from ludoteca.games.teg.world.data import (
    ATTACK,
    CLASSIC,
    DECK,
    INCORPORATE,
    JOINT,
    MADE_MAX,
    NOBODY,
    OBJECTIVES,
    OVER,
    PHASE,
    PLACE_OPENING,
    SEATS,
    SITUATION_COPIES,
)


@final
class Teg(State):
    """A position.

    By seat and country are `armies` and `missiles`: `armies[72 * seat + country]`. A condominium is a
    country that two seats hold: its `owner` is SHARED, and it counts for neither.
    """

    def __init__(self) -> None:
        """Nothing yet: a copy fills every attribute itself, and compiled `__new__` runs this too."""

    def lay_out(self, seats: i64) -> None:  # noqa: PLR0915 - one line for each attribute
        """An empty board for this number of players."""
        self.seats = seats
        # options
        self.colours: vec[i64] = vec[i64](range(SEATS))
        self.pacts: bool = False
        self.fair_play: bool = False
        self.ask_for_card: bool = False
        self.round_limit: i64 = 0
        # the map
        self.owner: vec[i64] = vec[i64]([NOBODY] * COUNTRIES)
        self.holders: vec[i64] = vec[i64]([0] * COUNTRIES)  # bits of the seats with armies there
        self.armies: vec[i64] = vec[i64]([0] * (SEATS * COUNTRIES))
        self.missiles: vec[i64] = vec[i64]([0] * (SEATS * COUNTRIES))
        self.count: vec[i64] = vec[i64]([0] * SEATS)  # countries owned
        self.held: vec[i64] = vec[i64]([0] * (SEATS * CONTINENTS))  # the same by continent
        self.presence: vec[i64] = vec[i64]([0] * SEATS)  # countries with armies, condominiums too
        self.arsenal: vec[i64] = vec[i64]([0] * SEATS)  # missiles in all
        self.raised: i64 = 0  # armies taken from the box, and given back to it
        self.removed: i64 = 0
        self.built: i64 = 0  # missiles likewise
        self.spent: i64 = 0
        # order of play
        self.phase: i64 = PLACE_OPENING
        self.round: i64 = 0  # 0 during the opening laps
        self.lap: i64 = 0
        self.starter: i64 = 0
        self.step: i64 = 0  # how many places after the starter the turn is
        self.current: i64 = 0  # whose turn it is
        self.mover: i64 = 0  # who is asked
        self.alive: i64 = BIT[seats] - 1
        self.killer: vec[i64] = vec[i64]([NOBODY] * SEATS)
        self.fallen: vec[i64] = vec[i64]([0] * SEATS)  # 1 for the first to fall, and so on
        self.turns: vec[i64] = vec[i64]([0] * SEATS)  # turns begun since hostilities opened
        # the situation
        self.situation: i64 = CLASSIC
        self.situations: vec[i64] = SITUATION_COPIES[:]  # still in the pile
        self.no_card: i64 = 0  # bits of the seats that lost the crisis (T14)
        self.rolled: vec[i64] = vec[i64]([0] * 0)  # the dice of the last action, in the order of rolling
        # the turn
        self.free: i64 = 0  # armies to place anywhere
        self.placing: vec[i64] = vec[i64]([0] * CONTINENTS)  # armies to place in a continent
        self.freed: i64 = NOBODY  # the country whose blockade ended because it is the last (T28)
        self.conquests: i64 = 0
        self.joint_conquests: i64 = 0
        self.card_due: bool = False
        self.moved: vec[i64] = vec[i64]([0] * COUNTRIES)  # armies that came by regrouping
        self.moved_missiles: vec[i64] = vec[i64]([0] * COUNTRIES)
        # a country fell: armies may go from, to, this many at least and at most
        self.advance_from: i64 = NOBODY
        self.advance_to: i64 = NOBODY
        self.advance_least: i64 = 0
        self.advance_most: i64 = 0
        self.loot: i64 = 0  # missiles that go to whoever moves in (T49)
        self.next_advance: i64 = NOBODY  # the ally who advances after the leader, from where, how many
        self.next_advance_from: i64 = NOBODY
        self.next_advance_most: i64 = 0
        # country cards; see cards.py for what is known of them
        self.place: vec[i64] = vec[i64]([DECK] * COUNTRIES)
        self.known: vec[i64] = vec[i64]([0] * COUNTRIES)
        self.bonus_taken: vec[i64] = vec[i64]([0] * COUNTRIES)
        self.drawn: vec[i64] = vec[i64]([0] * COUNTRIES)
        self.entered: vec[i64] = vec[i64]([0] * COUNTRIES)
        self.draws: i64 = 0
        self.hand: vec[i64] = vec[i64]([0] * SEATS)  # how many each holds
        # exchanges
        self.exchanges: vec[i64] = vec[i64]([0] * SEATS)
        self.exchanged: i64 = 0  # bits of the seats that exchanged in this round
        self.used_continents: vec[i64] = vec[i64]([0] * SEATS)
        self.laid_continents: i64 = 0
        self.laid: i64 = 0  # cards laid down so far
        # objectives: two places a seat; what each would have won with is ruled out (T56)
        self.objective: vec[i64] = vec[i64]([NOBODY] * (2 * SEATS))
        self.ruled_out: vec[i64] = vec[i64]([0] * (SEATS * OBJECTIVES))
        self.winner: i64 = NOBODY
        self.reason: str = ""
        # non-aggression (see pacts.py)
        self.promises: vec[i64] = vec[i64]([0] * (SEATS * SEATS))
        self.ending: vec[i64] = vec[i64]([0] * (SEATS * SEATS))
        self.expiring: vec[i64] = vec[i64]([0] * (SEATS * SEATS))
        self.country_pact: vec[i64] = vec[i64]([0] * PAIRS)
        self.signed: i64 = 0  # country pacts in force
        self.alliance: vec[i64] = vec[i64]([0] * COUNTRIES)
        # international zones (see zones.py)
        self.zone: vec[i64] = vec[i64]([NOBODY] * SEATS)
        self.zone_with: vec[i64] = vec[i64]([NOBODY] * SEATS)
        self.zone_ending: vec[i64] = vec[i64]([0] * SEATS)
        self.zone_attacked: bool = False
        self.zone_possible: bool = False
        self.owes_card: i64 = 0  # bits of the seats whose next card is not given
        # aggression (see aggression.py)
        self.aggressions: vec[i64] = vec[i64]([0] * 0)
        self.allied: vec[i64] = vec[i64]([0] * 0)  # ally and new condominium, two by two (T43c)
        self.joint_kind: i64 = 0
        self.joint_ally: i64 = NOBODY
        self.joint_from: i64 = NOBODY
        self.joint_ally_from: i64 = NOBODY
        self.joint_target: i64 = NOBODY
        # proposals: three places a seat for those that wait, MADE_MAX for those made in the round
        self.pending: vec[i64] = vec[i64]([NOBODY] * (3 * SEATS))
        self.addressee: vec[i64] = vec[i64]([NOBODY] * (3 * SEATS))  # to whom each was made
        self.waiting_answers: i64 = 0
        self.proposed: vec[i64] = vec[i64]([0] * SEATS)  # in this turn
        self.made: vec[i64] = vec[i64]([NOBODY] * (MADE_MAX * SEATS))
        self.made_count: vec[i64] = vec[i64]([0] * SEATS)

    def choose_colours(self, colours: list[int]) -> None:
        """The colour of each seat, before anything is dealt (T53)."""
        self.colours = vec[i64](colours)

    # ---- questions

    def must(self) -> i64:
        """One seat at a time is waited for."""
        return 0 if self.phase == OVER else BIT[self.mover]

    def may(self) -> i64:
        """Those to whom something was proposed (T55)."""
        return 0 if self.waiting_answers == 0 or self.phase == OVER else pending.addressed(self)

    def fill(self, seat: i64, actions: Actions) -> None:
        """Every legal action of a seat: what its turn offers, then what it may say about pacts."""
        if self.phase == OVER:
            return
        if seat == self.mover:
            families.fill(self, seat, (OFFERED if self.pacts else OFFERED_WITHOUT_PACTS)[self.phase], actions)
        if self.pacts and self.alive & BIT[seat] != 0 and not (self.phase == JOINT and seat == self.mover):
            if self.waiting_answers > 0:
                families.fill(self, seat, families.ANSWERS, actions)
            if proposals.gate_refusal(self, seat) is None:
                families.fill(self, seat, families.PROPOSES, actions)
            families.fill(self, seat, families.ANNOUNCES, actions)

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Why a seat may not do this now: each family of actions has its own answer."""
        if action >= families.ACTIONS:
            return NO_SUCH_ACTION
        family = FAMILY_OF[action]
        return WHY_NOT[family](self, seat, action - FIRST_OF_FAMILY[family])

    def asked(self, seat: int) -> str:
        """The decision by its phase; whoever is merely invited is asked for an answer."""
        if self.must() & BIT[seat] != 0:
            return PHASE[self.phase]
        return "answer" if self.may() & BIT[seat] != 0 else ""

    # ---- moves

    def play(self, seat: i64, action: i64, dice: Dice) -> i64:
        """Carry out a legal action; proposals that the new position makes pointless are void."""
        if len(self.rolled) > 0:
            self.rolled = vec[i64]([0] * 0)
        family = FAMILY_OF[action]
        report = PLAYS[family](self, seat, action - FIRST_OF_FAMILY[family], dice)
        if self.phase == OVER:
            return report | SHOWN  # the objectives are laid open
        if self.phase < INCORPORATE:
            rounds.placed(self, dice)
        if self.pacts and self.phase == ATTACK and self.zone[self.current] >= 0:
            zone_duty.look_for_a_chance(self, self.current)
        if self.waiting_answers > 0:
            answers.drop_void(self)
        return report

    # ---- the rest of the contract

    def clone(self) -> Teg:
        """An independent copy."""
        return save.copied(self, Teg())

    def result(self) -> Result | None:
        """Who won, and the ranks of the others."""
        return victory.result(self) if self.phase == OVER else None

    def check(self) -> None:
        """The invariants: every country occupied, everything conserved, no pact with the dead."""
        invariants.check(self)

    def save(self) -> list[Any]:
        """All of the position."""
        return save.saved(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return view.view(self, NOBODY if seat is None else seat)

    def guess(self, seat: int | None, dice: Dice) -> State:
        """A world this seat cannot tell from the real one."""
        return guess.guess(self, NOBODY if seat is None else seat, dice)

    def preview(self, seat: int, action: int) -> dict[str, Any]:
        """What an action would do."""
        return preview.preview(self, seat, action)


def load(saved: list[Any]) -> Teg:
    """The position that `save` wrote."""
    state = Teg()
    state.lay_out(saved[0][0])
    return save.restored(saved, state)
