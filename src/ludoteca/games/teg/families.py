"""Every action of T.E.G. in one table: 33 families, each a row of how many it has and what becomes of them. Compiled.

An action is a family and a number in it; its id is the family's first id plus that number. From the table follow the
ids, the typed actions (`actions.py` has one list for each row), who is offered what (`fill`), why not, and what is
played; and `docs/actions-teg.md`. To add a family add a row: the ids of those after it change, and with them the
version of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.cards import deck, exchange
from ludoteca.games.teg.talks import announcing, answers, kinds, proposals
from ludoteca.games.teg.turn import done, regroup, reinforcements
from ludoteca.games.teg.war import advance, combat, conquest, joint, missiles
from ludoteca.games.teg.world.board import BORDERS, CONTINENTS, COUNTRIES, FLIGHTS, FRONTIERS, PAIRS
from ludoteca.games.teg.world.data import PHASE, PROPOSALS, SEATS

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

WhyNot = Callable[["Teg", i64, i64], Refusal | None]  # seat and number in the family
Fill = Callable[["Teg", i64, i64, Actions], None]  # seat and first id of the family
Play = Callable[["Teg", i64, i64, Dice], i64]

# When a family is offered: in these steps, to whoever is asked; or across the table, to everybody alive
ANSWERING: Final = "while proposals wait"
PROPOSING: Final = "whoever may propose"
ANNOUNCING: Final = "whoever is bound"


class Family:
    """A row: how many actions, when they are offered, why not, which are legal, what is played, and their sentences."""

    def __init__(
        self,
        name: str,
        many: int,
        numbers: str,
        when: str,
        why_not: WhyNot,
        fill: Fill,
        play: Play,
        sentences: str = "",
        by_pact: bool = False,
    ) -> None:
        self.name = name
        self.many = many
        self.numbers = numbers  # what a number in the family means
        self.when = when  # steps by name, or one of the above
        self.why_not = why_not
        self.fill = fill
        self.play = play
        self.sentences = (sentences or name).split()  # `action-<sentence>` in text/*.ftl, one for each typed action
        self.by_pact = by_pact  # there is none of them at a table without pacts


PLACING: Final = "opening extra incorporate"
PROPOSED: Final = PROPOSALS * SEATS
EVERY: Final = kinds.HOW_MANY

FAMILIES: Final[list[Family]] = [
    # what a player does in a turn
    Family(
        "done", 1, "", PLACING + " attack regroup cards ally-regroup",
        done.done_refusal, done.fill_done, done.done,
    ),
    Family(
        "place", 2 * COUNTRIES, "2 · country, + 1 for all that may go there", PLACING,
        reinforcements.place_refusal, reinforcements.fill_places, reinforcements.place, "place place-all",
    ),
    Family(
        "missile", COUNTRIES, "country", PLACING,
        missiles.build_refusal, missiles.fill_builds, missiles.build,
    ),
    Family(
        "lay", COUNTRIES + CONTINENTS, "country card, then continent card", "incorporate",
        exchange.lay_refusal, exchange.fill, exchange.lay,
    ),
    Family(
        "attack", BORDERS, "border", "attack",
        combat.attack_refusal, combat.fill_attacks, conquest.attack,
    ),
    Family(
        "attack-occupant", SEATS * BORDERS, "6 · border + occupant", "attack",
        combat.occupant_refusal, combat.fill_occupants, conquest.attack_occupant, by_pact=True,
    ),
    Family(
        "attack-inside", COUNTRIES, "country", "attack",
        combat.inside_refusal, combat.fill_inside, conquest.attack_inside, by_pact=True,
    ),
    Family(
        "launch", FLIGHTS, "flight", "attack",
        missiles.launch_refusal, missiles.fill_launches, missiles.launch,
    ),
    Family(
        "launch-at", SEATS * FLIGHTS, "6 · flight + occupant", "attack",
        missiles.launch_at_refusal, missiles.fill_launches_at, missiles.launch_at, by_pact=True,
    ),
    Family(
        "carry-out", COUNTRIES, "target", "attack",
        joint.carry_out_refusal, joint.fill, joint.carry_out, by_pact=True,
    ),
    Family(
        "roll", 1, "", "joint",
        joint.roll_refusal, joint.fill_roll, joint.roll,
    ),
    Family(
        "stop", 1, "", "joint",
        joint.stop_refusal, joint.fill_stop, joint.stop,
    ),
    Family(
        "advance", 4, "armies in all", "advance",
        advance.advance_refusal, advance.fill_advance, advance.advance,
    ),
    Family(
        "regroup", 3 * BORDERS, "3 · border, + 0 one army, + 1 all, + 2 a missile", "attack regroup ally-regroup",
        regroup.regroup_refusal, regroup.fill, regroup.regroup, "regroup regroup-all regroup-missile",
    ),
    Family(
        "take-card", 1, "", "cards",
        deck.take_refusal, deck.fill_take, deck.take,
    ),
    Family(
        "bonus", COUNTRIES, "country", "cards",
        deck.bonus_refusal, deck.fill_bonus, deck.bonus,
    ),
    Family(
        "zone-choice", 2, "goes on, ends", "zone-choice",
        done.choice_refusal, done.fill_choice, done.choose, "keep-zone end-zone",
    ),
    # what is said across the table
    Family(
        "accept", PROPOSED, "3 · proposer + which of its proposals", ANSWERING,
        answers.answer_refusal, answers.fill_answers, answers.accept,
    ),
    Family(
        "refuse", PROPOSED, "the same", ANSWERING,
        answers.answer_refusal, answers.fill_answers, answers.refuse,
    ),
    Family(
        "withdraw", PROPOSED, "the same", ANSWERING,
        answers.withdraw_refusal, answers.fill_withdrawals, answers.withdraw,
    ),
    Family(
        "propose-country", EVERY[kinds.COUNTRY_PACT], "pair of countries", PROPOSING,
        proposals.country_refusal, proposals.fill_country, proposals.propose_country,
    ),
    Family(
        "propose-continent", EVERY[kinds.CONTINENT_PACT], "6 · continent + partner", PROPOSING,
        proposals.continent_refusal, proposals.fill_continent, proposals.propose_continent,
    ),
    Family(
        "propose-border", EVERY[kinds.BORDER_PACT], "6 · frontier + partner", PROPOSING,
        proposals.border_refusal, proposals.fill_border, proposals.propose_border,
    ),
    Family(
        "propose-world", EVERY[kinds.WORLD_PACT], "partner", PROPOSING,
        proposals.world_refusal, proposals.fill_world, proposals.propose_world,
    ),
    Family(
        "propose-zone", EVERY[kinds.ZONE], "6 · country + partner", PROPOSING,
        proposals.zone_refusal, proposals.fill_zone, proposals.propose_zone,
    ),
    Family(
        "propose-aggression", EVERY[kinds.AGGRESSION], "2 · plan, + 0 in this turn, + 1 in the next", PROPOSING,
        proposals.aggression_refusal, proposals.fill_aggression, proposals.propose_aggression,
    ),
    Family(
        "propose-joint", EVERY[kinds.JOINT_ATTACK], "border", PROPOSING,
        proposals.joint_refusal, proposals.fill_joint, proposals.propose_joint,
    ),
    Family(
        "cancel-country", PAIRS, "pair of countries", ANNOUNCING,
        announcing.country_refusal, announcing.fill_countries, announcing.cancel_country,
    ),
    Family(
        "cancel-continent", SEATS * CONTINENTS, "6 · continent + partner", ANNOUNCING,
        announcing.continent_refusal, announcing.fill_continents, announcing.cancel_continent,
    ),
    Family(
        "cancel-border", SEATS * FRONTIERS, "6 · frontier + partner", ANNOUNCING,
        announcing.border_refusal, announcing.fill_borders, announcing.cancel_border,
    ),
    Family(
        "cancel-world", SEATS, "partner", ANNOUNCING,
        announcing.world_refusal, announcing.fill_worlds, announcing.cancel_world,
    ),
    Family(
        "cancel-zone", 1, "", ANNOUNCING,
        announcing.zone_refusal, announcing.fill_zone, announcing.cancel_zone,
    ),
    Family(
        "cancel-condominium", COUNTRIES, "country", ANNOUNCING,
        announcing.shared_refusal, announcing.fill_shared, announcing.cancel_shared,
    ),
]  # fmt: skip

# ---- what follows from the table

STARTS: Final = [sum(family.many for family in FAMILIES[:place]) for place in range(len(FAMILIES) + 1)]
ACTIONS: Final = STARTS[-1]
FIRST_OF_FAMILY: Final[vec[i64]] = vec[i64](STARTS)
FAMILY_OF: Final[vec[i64]] = vec[i64]([place for place, family in enumerate(FAMILIES) for _ in range(family.many)])
WHY_NOT: Final[list[WhyNot]] = [family.why_not for family in FAMILIES]
FILLS: Final[list[Fill]] = [family.fill for family in FAMILIES]
PLAYS: Final[list[Play]] = [family.play for family in FAMILIES]


def offered(when: str, pacts: bool = True) -> vec[i64]:
    """The families that are offered in a step, or on an occasion."""
    rows = [(place, family) for place, family in enumerate(FAMILIES) if pacts or not family.by_pact]
    return vec[i64]([place for place, family in rows if when == family.when or when in family.when.split()])


OFFERED: Final[list[vec[i64]]] = [offered(step) for step in PHASE]
OFFERED_WITHOUT_PACTS: Final[list[vec[i64]]] = [offered(step, pacts=False) for step in PHASE]
ANSWERS: Final[vec[i64]] = offered(ANSWERING)
PROPOSES: Final[vec[i64]] = offered(PROPOSING)
ANNOUNCES: Final[vec[i64]] = offered(ANNOUNCING)


def fill(state: Teg, seat: i64, families: vec[i64], actions: Actions) -> None:
    """The legal actions of some families, in the order of their ids."""
    for place in range(i64(len(families))):
        family = families[place]
        FILLS[family](state, seat, FIRST_OF_FAMILY[family], actions)


def first(name: str) -> i64:
    """The first id of a family."""
    return STARTS[[family.name for family in FAMILIES].index(name)]


DONE: Final = first("done")
PLACE: Final = first("place")
MISSILE: Final = first("missile")
LAY: Final = first("lay")
ATTACK: Final = first("attack")
ATTACK_OCCUPANT: Final = first("attack-occupant")
ATTACK_INSIDE: Final = first("attack-inside")
LAUNCH: Final = first("launch")
CARRY_OUT: Final = first("carry-out")
ROLL: Final = first("roll")
ADVANCE: Final = first("advance")
REGROUP: Final = first("regroup")
TAKE_CARD: Final = first("take-card")
BONUS: Final = first("bonus")
KEEP_ZONE: Final = first("zone-choice")
ACCEPT: Final = first("accept")
REFUSE: Final = first("refuse")
CANCEL_COUNTRY: Final = first("cancel-country")
CANCEL_CONTINENT: Final = first("cancel-continent")
CANCEL_BORDER: Final = first("cancel-border")
CANCEL_WORLD: Final = first("cancel-world")
CANCEL_ZONE: Final = first("cancel-zone")
CANCEL_CONDOMINIUM: Final = first("cancel-condominium")

PROPOSALS_FIT: Final = first("propose-country") == kinds.FIRST_PROPOSAL
assert PROPOSALS_FIT, "kinds.py and the table above"
