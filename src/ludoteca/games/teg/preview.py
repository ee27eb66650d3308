"""What an action would do, from what the seat knows, and a beginner's eye for what it is worth. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg.cards import exchange
from ludoteca.games.teg.families import FAMILIES, FAMILY_OF, FIRST_OF_FAMILY
from ludoteca.games.teg.talks import kinds, signing
from ludoteca.games.teg.war import missiles, victory
from ludoteca.games.teg.world import odds
from ludoteca.games.teg.world.board import (
    CONTINENT_OF,
    CONTINENTS,
    COUNTRIES,
    FIRST_BORDER,
    FLIGHT_FROM,
    FLIGHT_TO,
    FROM,
    SIZE,
    TO,
)
from ludoteca.games.teg.world.data import ALONE, PROPOSALS, SEATS

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def enemies_near(state: Teg, seat: i64, country: i64) -> i64:
    """How many neighbours are not the seat's own."""
    count: i64 = 0
    for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
        if state.owner[TO[border]] != seat:
            count += 1
    return count


def done(_state: Teg, _seat: i64, _n: i64) -> dict[str, Any]:
    """A beginner ends a step when nothing looks better."""
    return {"worth": 0.5}


def place(state: Teg, seat: i64, n: i64) -> dict[str, Any]:
    """One army or all; a beginner scatters them, one after the other."""
    country = n >> 1
    near = enemies_near(state, seat, country)
    return {
        "armies": state.armies[COUNTRIES * seat + country],
        "enemies": near,
        "worth": 1.0 - float(n & 1),
    }


def build(_state: Teg, _seat: i64, _n: i64) -> dict[str, Any]:
    """A beginner keeps the armies."""
    return {"worth": -1.0}


def lay(state: Teg, seat: i64, _n: i64) -> dict[str, Any]:
    """What the exchange gives."""
    return {"armies": exchange.armies_for(state.exchanges[seat] + 1), "worth": 2.0}


def attack(state: Teg, seat: i64, border: i64) -> dict[str, Any]:
    """An attack on a country of one owner."""
    return fight(state, seat, FROM[border], state.owner[TO[border]], TO[border])


def attack_occupant(state: Teg, seat: i64, n: i64) -> dict[str, Any]:
    """An attack on one occupant of a condominium."""
    return fight(state, seat, FROM[n // SEATS], n % SEATS, TO[n // SEATS])


def attack_inside(state: Teg, seat: i64, country: i64) -> dict[str, Any]:
    """An attack on the other occupant."""
    return fight(state, seat, country, ALONE[state.holders[country] & ~BIT[seat]], country)


def fight(state: Teg, seat: i64, source: i64, defender: i64, target: i64) -> dict[str, Any]:
    """The dice, the odds of the attack carried to the end and the armies left then; a beginner wants a good chance."""
    mine = state.armies[COUNTRIES * seat + source]
    theirs = state.armies[COUNTRIES * defender + target]
    win = odds.win_chance(state.situation, mine, theirs)
    continent = CONTINENT_OF[target]
    progress = float(state.held[CONTINENTS * seat + continent]) / float(SIZE[continent])
    return {
        "win": round(win, 4),
        "left": round(odds.armies_left(state.situation, mine, theirs), 1),
        "attack_dice": odds.attack_dice(state.situation, mine, theirs),
        "defence_dice": odds.defence_dice(state.situation, theirs),
        "worth": win + progress if win > 0.55 else 0.0,
    }


def launch(state: Teg, seat: i64, flight: i64) -> dict[str, Any]:
    """How many armies a missile destroys."""
    destroyed = missiles.power(state, seat, FLIGHT_FROM[flight], FLIGHT_TO[flight])
    return {"armies": destroyed, "worth": 0.6 if destroyed >= 2 else 0.0}


def launch_at(state: Teg, seat: i64, n: i64) -> dict[str, Any]:
    """The same against one occupant."""
    return launch(state, seat, n // SEATS)


def carry_out(_state: Teg, _seat: i64, _n: i64) -> dict[str, Any]:
    """What was agreed on is done at once."""
    return {"worth": 3.0}


def roll(_state: Teg, _seat: i64, _n: i64) -> dict[str, Any]:
    """On and on."""
    return {"worth": 1.0}


def stop(_state: Teg, _seat: i64, _n: i64) -> dict[str, Any]:
    """A beginner does not stop."""
    return {"worth": 0.0}


def advance(_state: Teg, _seat: i64, count: i64) -> dict[str, Any]:
    """The more the better."""
    return {"armies": count, "worth": float(count)}


def regroup(state: Teg, seat: i64, n: i64) -> dict[str, Any]:
    """A beginner thinks of it only where armies stand idle."""
    border = n // 3
    idle = enemies_near(state, seat, FROM[border]) == 0 and enemies_near(state, seat, TO[border]) > 0
    return {"idle": idle, "worth": 0.4 if idle else 0.1}


def take_card(_state: Teg, _seat: i64, _n: i64) -> dict[str, Any]:
    """Every card is welcome."""
    return {"worth": 4.0}


def bonus(_state: Teg, _seat: i64, _n: i64) -> dict[str, Any]:
    """And its armies."""
    return {"worth": 3.0}


def zone_choice(_state: Teg, _seat: i64, _n: i64) -> dict[str, Any]:
    """A beginner has no opinion."""
    return {"worth": 1.0}


def accept(state: Teg, seat: i64, n: i64) -> dict[str, Any]:
    """A beginner accepts peace from the stronger, never with all the world, and joins no attack."""
    return answer(state, seat, n, yes=True)


def refuse(state: Teg, seat: i64, n: i64) -> dict[str, Any]:
    """The other way round."""
    return answer(state, seat, n, yes=False)


def answer(state: Teg, seat: i64, n: i64, *, yes: bool) -> dict[str, Any]:
    """What was proposed, and whether a beginner likes the answer."""
    offered = state.pending[n]
    if offered < 0:
        return {"worth": -1.0}
    rival = n // PROPOSALS
    terms = signing.terms(state, rival, offered)
    stronger = victory.total_armies(state, rival) > victory.total_armies(state, seat)
    likes = stronger and kinds.kind_of(offered) < kinds.WORLD_PACT
    terms["worth"] = 1.0 if likes == yes else 0.5
    return terms


def talk(_state: Teg, _seat: i64, _n: i64) -> dict[str, Any]:
    """A beginner proposes and cancels nothing."""
    return {"worth": -1.0}


Preview = Callable[["Teg", i64, i64], dict[str, Any]]
BY_NAME: Final[dict[str, Preview]] = {
    "done": done, "place": place, "missile": build, "lay": lay, "attack": attack, "attack-occupant": attack_occupant,
    "attack-inside": attack_inside, "launch": launch, "launch-at": launch_at, "carry-out": carry_out, "roll": roll,
    "stop": stop, "advance": advance, "regroup": regroup, "take-card": take_card, "bonus": bonus,
    "zone-choice": zone_choice, "accept": accept, "refuse": refuse,
}  # fmt: skip
PREVIEWS: Final[list[Preview]] = [BY_NAME.get(family.name, talk) for family in FAMILIES]


def preview(state: Teg, seat: i64, action: i64) -> dict[str, Any]:
    """What an action would do.

    `worth` is a beginner's eye: armies anywhere, attacks that will probably succeed, every card and
    exchange at once, and peace with whoever offers it.
    """
    family = FAMILY_OF[action]
    return PREVIEWS[family](state, seat, action - FIRST_OF_FAMILY[family])
