"""The state of T.E.G. La Revancha and the router of its actions; each rule is in the module of its subject.

Numbers in comments (T18, T43b) are those of rulebook/en.md. Compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, NO_SUCH_ACTION, SHOWN, Actions, Dice, State
from ludoteca.engine.values import Refusal, Result
from ludoteca.games.teg import (
    answers,
    breaking,
    cards,
    combat,
    exchange,
    guessing,
    joint,
    missiles,
    previews,
    proposals,
    regroup,
    reinforcements,
    rounds,
    saving,
    victory,
    zones,
)
from ludoteca.games.teg import view as views
from ludoteca.games.teg.board import CONTINENTS, COUNTRIES, PAIRS
from ludoteca.games.teg.data import (
    ACTIONS,
    ATTACK,
    CLASSIC,
    DECK,
    FAMILY_OF,
    FIRST_OF_FAMILY,
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
        return 0 if self.waiting_answers == 0 or self.phase == OVER else answers.addressed(self)

    def fill(self, seat: i64, actions: Actions) -> None:
        """Every legal action of a seat: what its turn offers, then what it may say about pacts."""
        if self.phase == OVER:
            return
        if seat == self.mover:
            for filler in FILLERS[self.phase]:
                filler(self, seat, actions)
        if self.pacts and self.alive & BIT[seat] != 0 and not (self.phase == JOINT and seat == self.mover):
            answers.fill(self, seat, actions)
            proposals.fill(self, seat, actions)
            breaking.fill(self, seat, actions)

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Why a seat may not do this now: each family of actions has its own answer."""
        if action >= ACTIONS:
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
        if self.pacts and self.phase == ATTACK and self.zone[self.current] >= 0:
            zones.look_for_a_chance(self, self.current)
        if self.waiting_answers > 0:
            answers.drop_void(self)
        return report

    # ---- the rest of the contract

    def clone(self) -> Teg:
        """An independent copy."""
        return saving.copied(self, Teg())

    def result(self) -> Result | None:
        """Who won, and the ranks of the others."""
        return victory.result(self) if self.phase == OVER else None

    def check(self) -> None:
        """The invariants: every country occupied, everything conserved, no pact with the dead."""
        saving.check(self)

    def save(self) -> list[Any]:
        """All of the position."""
        return saving.saved(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return views.view(self, NOBODY if seat is None else seat)

    def guess(self, seat: int | None, dice: Dice) -> State:
        """A world this seat cannot tell from the real one."""
        return guessing.guess(self, NOBODY if seat is None else seat, dice)

    def preview(self, seat: int, action: int) -> dict[str, Any]:
        """What an action would do."""
        return previews.preview(self, seat, action)


def load(saved: list[Any]) -> Teg:
    """The position that `save` wrote."""
    state = Teg()
    state.lay_out(saved[0][0])
    return saving.restored(saved, state)


# ---- the router: what each phase offers, and for each family of actions how it is refused and played

Filler = Callable[[Teg, i64, Actions], None]
WhyNot = Callable[[Teg, i64, i64], Refusal | None]
Play = Callable[[Teg, i64, i64, Dice], i64]

FILLERS: Final[list[list[Filler]]] = [
    [rounds.fill_done, reinforcements.fill_places, missiles.fill_builds],
    [rounds.fill_done, reinforcements.fill_places, missiles.fill_builds],
    [rounds.fill_done, reinforcements.fill_places, missiles.fill_builds, exchange.fill],
    [rounds.fill_done, combat.fill, missiles.fill_launches, joint.fill, regroup.fill],
    [combat.fill_advance],
    [rounds.fill_done, regroup.fill],
    [rounds.fill_done, cards.fill],
    [joint.fill_rolls],
    [rounds.fill_done, regroup.fill],
    [zones.fill_choice],
]

WHY_NOT: Final[list[WhyNot]] = [
    rounds.done_refusal,
    reinforcements.place_refusal,
    missiles.build_refusal,
    exchange.lay_refusal,
    combat.attack_refusal,
    combat.occupant_refusal,
    combat.inside_refusal,
    missiles.launch_refusal,
    missiles.launch_at_refusal,
    joint.carry_out_refusal,
    joint.roll_refusal,
    joint.stop_refusal,
    combat.advance_refusal,
    regroup.regroup_refusal,
    cards.take_refusal,
    cards.bonus_refusal,
    zones.choice_refusal,
    answers.accept_refusal,
    answers.refuse_refusal,
    answers.withdraw_refusal,
    proposals.country_refusal,
    proposals.continent_refusal,
    proposals.border_refusal,
    proposals.world_refusal,
    proposals.zone_refusal,
    proposals.aggression_refusal,
    proposals.joint_refusal,
    breaking.country_refusal,
    breaking.continent_refusal,
    breaking.border_refusal,
    breaking.world_refusal,
    breaking.zone_refusal,
    breaking.shared_refusal,
]

PLAYS: Final[list[Play]] = [
    rounds.done,
    reinforcements.place,
    missiles.build,
    exchange.lay,
    combat.attack,
    combat.attack_occupant,
    combat.attack_inside,
    missiles.launch,
    missiles.launch_at,
    joint.carry_out,
    joint.roll,
    joint.stop,
    combat.advance,
    regroup.regroup,
    cards.take,
    cards.bonus,
    zones.choose,
    answers.accept,
    answers.refuse,
    answers.withdraw,
    proposals.propose_country,
    proposals.propose_continent,
    proposals.propose_border,
    proposals.propose_world,
    proposals.propose_zone,
    proposals.propose_aggression,
    proposals.propose_joint,
    breaking.cancel_country,
    breaking.cancel_continent,
    breaking.cancel_border,
    breaking.cancel_world,
    breaking.cancel_zone,
    breaking.cancel_shared,
]
