"""Why a seat would do something, from what it knows: the words behind `motive-…` in the catalogues. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.native import i64
from ludoteca.games.teg.families import FAMILIES, FAMILY_OF, FIRST_OF_FAMILY
from ludoteca.games.teg.preview import preview
from ludoteca.games.teg.world.board import CONTINENT, CONTINENT_OF, CONTINENTS, SIZE, TO
from ludoteca.games.teg.world.data import OCCUPATIONS, REQUIRED

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

MOTIVES: Final = (
    "destroys", "continent", "robs", "objective", "odds", "front", "idle", "exchange", "missile", "card",
)  # fmt: skip
NAMES: Final = [family.name for family in FAMILIES]


def purpose(state: Teg, seat: i64, country: i64) -> tuple[str, dict[str, Any]]:
    """What a country of one owner is wanted for, from what the seat knows: what weighs most, first."""
    rival = state.owner[country]
    continent = CONTINENT_OF[country]
    held = state.held[CONTINENTS * seat + continent]
    named: dict[str, Any] = {"continent": CONTINENT[continent]}
    if state.presence[rival] == 1:
        return "destroys", {"other_seat": int(rival)}
    if held == SIZE[continent] - 1:
        return "continent", named
    if state.held[CONTINENTS * rival + continent] == SIZE[continent]:
        return "robs", {"other_seat": int(rival), **named}
    missing = 0
    for place in range(2):
        objective = state.objective[2 * seat + place]
        if 0 <= objective < OCCUPATIONS:
            missing = max(missing, int(REQUIRED[CONTINENTS * objective + continent] - held))
    return ("objective", {"count": missing, **named}) if missing > 0 else ("", {})


def motive(state: Teg, seat: i64, action: i64) -> tuple[str, dict[str, Any]]:
    """A word and what it speaks of; "" where nothing simple can be said."""
    name = NAMES[FAMILY_OF[action]]
    if name == "take-card":
        return "card", {}
    shown = preview(state, seat, action)
    if name in ("attack", "attack-occupant", "attack-inside"):
        percent = round(100.0 * float(shown["win"]))
        if name == "attack":
            word, facts = purpose(state, seat, TO[action - FIRST_OF_FAMILY[FAMILY_OF[action]]])
            if word:
                return word, {**facts, "percent": percent}
        return "odds", {"percent": percent}
    if name == "place" and shown["enemies"] > 0:
        return "front", {"count": int(shown["enemies"])}
    if name == "regroup" and shown["idle"]:
        return "idle", {}
    if name == "lay":
        return "exchange", {"armies": int(shown["armies"])}
    if name in ("launch", "launch-at") and shown["armies"] > 0:
        return "missile", {"armies": int(shown["armies"])}
    return "", {}
