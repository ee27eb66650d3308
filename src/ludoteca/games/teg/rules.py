"""The state of T.E.G. La Revancha and the router of its actions; each rule is in the module of its subject.

Numbers in comments (T18, T43b) are those of rulebook/en.md. Compiled.
"""

from __future__ import annotations

from typing import Any, final

from ludoteca.engine.native import i16, i64, vec
from ludoteca.engine.state import BIT, NO_SUCH_ACTION, SHOWN, Actions, Dice, State
from ludoteca.engine.values import Refusal, Result
from ludoteca.games.teg import clone, families, guess, invariants, motives, preview, view
from ludoteca.games.teg import observe as observing
from ludoteca.games.teg.families import FAMILY_OF, FIRST_OF_FAMILY, OFFERED, OFFERED_WITHOUT_PACTS, PLAYS, WHY_NOT
from ludoteca.games.teg.general import diplomacy
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

    # options
    colours: vec[i64]
    pacts: bool = False
    fair_play: bool = False
    ask_for_card: bool = False
    round_limit: i64 = 0
    # the map
    owner: vec[i64]
    holders: vec[i64]  # bits of the seats with armies there
    armies: vec[i64]
    missiles: vec[i64]
    count: vec[i64]  # countries owned
    held: vec[i64]  # the same by continent
    presence: vec[i64]  # countries with armies, condominiums too
    arsenal: vec[i64]  # missiles in all
    raised: i64 = 0  # armies taken from the box, and given back to it
    removed: i64 = 0
    built: i64 = 0  # missiles likewise
    spent: i64 = 0
    # order of play
    phase: i64 = PLACE_OPENING
    round: i64 = 0  # 0 during the opening laps
    lap: i64 = 0
    starter: i64 = 0
    step: i64 = 0  # how many places after the starter the turn is
    current: i64 = 0  # whose turn it is
    mover: i64 = 0  # who is asked
    alive: i64 = 0  # bits of the seats on the map
    killer: vec[i64]
    fallen: vec[i64]  # 1 for the first to fall, and so on
    turns: vec[i64]  # turns begun since hostilities opened
    # the situation
    situation: i64 = CLASSIC
    situations: vec[i64]  # still in the pile
    no_card: i64 = 0  # bits of the seats that lost the crisis (T14)
    rolled: vec[i64]  # the dice of the last action, in the order of rolling
    # the turn
    free: i64 = 0  # armies to place anywhere
    placing: vec[i64]  # armies to place in a continent
    freed: i64 = NOBODY  # the country whose blockade ended because it is the last (T28)
    conquests: i64 = 0
    joint_conquests: i64 = 0
    card_due: bool = False
    moved: vec[i64]  # armies that came by regrouping
    moved_missiles: vec[i64]
    # a country fell: armies may go from, to, this many at least and at most
    advance_from: i64 = NOBODY
    advance_to: i64 = NOBODY
    advance_least: i64 = 0
    advance_most: i64 = 0
    loot: i64 = 0  # missiles that go to whoever moves in (T49)
    next_advance: i64 = NOBODY  # the ally who advances after the leader, from where, how many
    next_advance_from: i64 = NOBODY
    next_advance_most: i64 = 0
    # country cards; cards/deck.py tells what is known of them
    place: vec[i64]
    known: vec[i64]
    bonus_taken: vec[i64]
    drawn: vec[i64]
    entered: vec[i64]
    draws: i64 = 0
    hand: vec[i64]  # how many each holds
    # exchanges
    exchanges: vec[i64]
    exchanged: i64 = 0  # bits of the seats that exchanged in this round
    used_continents: vec[i64]
    laid_continents: i64 = 0
    laid: i64 = 0  # cards laid down so far
    # objectives: two places a seat; what each would have won with is ruled out (T56)
    objective: vec[i64]
    ruled_out: vec[i64]
    winner: i64 = NOBODY
    reason: str = ""
    # non-aggression (see pacts/peace.py)
    promises: vec[i64]
    ending: vec[i64]
    expiring: vec[i64]
    country_pact: vec[i64]
    signed: i64 = 0  # country pacts in force
    alliance: vec[i64]
    # international zones (see pacts/zones.py)
    zone: vec[i64]
    zone_with: vec[i64]
    zone_ending: vec[i64]
    zone_attacked: bool = False
    zone_possible: bool = False
    owes_card: i64 = 0  # bits of the seats whose next card is not given
    # aggression (see pacts/aggression.py)
    aggressions: vec[i64]
    allied: vec[i64]  # ally and new condominium, two by two (T43c)
    joint_kind: i64 = 0
    joint_ally: i64 = NOBODY
    joint_from: i64 = NOBODY
    joint_ally_from: i64 = NOBODY
    joint_target: i64 = NOBODY
    # proposals: three places a seat for those that wait, MADE_MAX for those made in the round
    pending: vec[i64]
    addressee: vec[i64]  # to whom each was made
    waiting_answers: i64 = 0
    proposed: vec[i64]  # in this turn
    made: vec[i64]
    made_count: vec[i64]

    def lay_out(self, seats: i64) -> None:
        """An empty board for this number of players."""
        self.seats = seats
        self.colours = vec[i64](range(SEATS))
        self.owner = vec[i64]([NOBODY] * COUNTRIES)
        self.holders = vec[i64]([0] * COUNTRIES)
        self.armies = vec[i64]([0] * (SEATS * COUNTRIES))
        self.missiles = vec[i64]([0] * (SEATS * COUNTRIES))
        self.count = vec[i64]([0] * SEATS)
        self.held = vec[i64]([0] * (SEATS * CONTINENTS))
        self.presence = vec[i64]([0] * SEATS)
        self.arsenal = vec[i64]([0] * SEATS)
        self.alive = BIT[seats] - 1
        self.killer = vec[i64]([NOBODY] * SEATS)
        self.fallen = vec[i64]([0] * SEATS)
        self.turns = vec[i64]([0] * SEATS)
        self.situations = SITUATION_COPIES[:]
        self.rolled = vec[i64]([0] * 0)
        self.placing = vec[i64]([0] * CONTINENTS)
        self.moved = vec[i64]([0] * COUNTRIES)
        self.moved_missiles = vec[i64]([0] * COUNTRIES)
        self.place = vec[i64]([DECK] * COUNTRIES)
        self.known = vec[i64]([0] * COUNTRIES)
        self.bonus_taken = vec[i64]([0] * COUNTRIES)
        self.drawn = vec[i64]([0] * COUNTRIES)
        self.entered = vec[i64]([0] * COUNTRIES)
        self.hand = vec[i64]([0] * SEATS)
        self.exchanges = vec[i64]([0] * SEATS)
        self.used_continents = vec[i64]([0] * SEATS)
        self.objective = vec[i64]([NOBODY] * (2 * SEATS))
        self.ruled_out = vec[i64]([0] * (SEATS * OBJECTIVES))
        self.promises = vec[i64]([0] * (SEATS * SEATS))
        self.ending = vec[i64]([0] * (SEATS * SEATS))
        self.expiring = vec[i64]([0] * (SEATS * SEATS))
        self.country_pact = vec[i64]([0] * PAIRS)
        self.alliance = vec[i64]([0] * COUNTRIES)
        self.zone = vec[i64]([NOBODY] * SEATS)
        self.zone_with = vec[i64]([NOBODY] * SEATS)
        self.zone_ending = vec[i64]([0] * SEATS)
        self.aggressions = vec[i64]([0] * 0)
        self.allied = vec[i64]([0] * 0)
        self.pending = vec[i64]([NOBODY] * (3 * SEATS))
        self.addressee = vec[i64]([NOBODY] * (3 * SEATS))
        self.proposed = vec[i64]([0] * SEATS)
        self.made = vec[i64]([NOBODY] * (MADE_MAX * SEATS))
        self.made_count = vec[i64]([0] * SEATS)

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

    def occasion(self, seat: int) -> str:
        """The incorporation of a turn, all that follows it, or a lap before; words about pacts take no thought."""
        if self.must() & BIT[seat] == 0:
            return "words"
        if self.phase < INCORPORATE:
            return f"armies-{self.round}-{self.lap}"
        return f"{'armies' if self.phase == INCORPORATE else 'attack'}-{self.turns[self.current]}"

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
        return clone.copied(self, Teg())

    def result(self) -> Result | None:
        """Who won, and the ranks of the others."""
        return victory.result(self) if self.phase == OVER else None

    def check(self) -> None:
        """The invariants: every country occupied, everything conserved, no pact with the dead."""
        invariants.check(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return view.view(self, NOBODY if seat is None else seat)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> i64:
        """The same as numbers."""
        return observing.observe(self, seat, out, at)

    def guess(self, seat: int | None, dice: Dice) -> State:
        """A world this seat cannot tell from the real one."""
        return guess.guess(self, NOBODY if seat is None else seat, dice)

    def says(self, seat: int, action: int, word: str) -> dict[str, Any] | None:
        """Why a bot answers a proposal as it does."""
        return diplomacy.says(self, seat, action, word)

    def preview(self, seat: int, action: int) -> dict[str, Any]:
        """What an action would do."""
        return preview.preview(self, seat, action)

    def motive(self, seat: int, action: int) -> tuple[str, dict[str, Any]]:
        """Why a seat would do this."""
        return motives.motive(self, seat, action)
