"""Why a seat would do something, from what it knows: the words behind `motive-…` in the catalogues. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.native import i64
from ludoteca.games.teg.families import FAMILIES, FAMILY_OF
from ludoteca.games.teg.preview import preview

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

MOTIVES: Final = ("odds", "front", "idle", "exchange", "missile", "card")
NAMES: Final = [family.name for family in FAMILIES]


def motive(state: Teg, seat: i64, action: i64) -> tuple[str, dict[str, Any]]:
    """A word and what it speaks of; "" where nothing simple can be said."""
    name = NAMES[FAMILY_OF[action]]
    if name == "take-card":
        return "card", {}
    shown = preview(state, seat, action)
    if name in ("attack", "attack-occupant", "attack-inside"):
        return "odds", {"percent": round(100.0 * float(shown["win"]))}
    if name == "place" and shown["enemies"] > 0:
        return "front", {"count": int(shown["enemies"])}
    if name == "regroup" and shown["idle"]:
        return "idle", {}
    if name == "lay":
        return "exchange", {"armies": int(shown["armies"])}
    if name in ("launch", "launch-at") and shown["armies"] > 0:
        return "missile", {"armies": int(shown["armies"])}
    return "", {}
