"""Why a seat would do something, from what it knows: the words behind `motive-…` in the catalogues. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.native import i64
from ludoteca.games.sequence.data import DECLARE, EXCHANGE, REMOVE
from ludoteca.games.sequence.preview import preview

if TYPE_CHECKING:
    from ludoteca.games.sequence.rules import Sequence

MOTIVES: Final = ("wins", "completes", "stops", "extends", "breaks", "dead")
SHORT: Final = 2  # lines that nobody speaks of


def motive(state: Sequence, seat: i64, action: i64) -> tuple[str, dict[str, Any]]:
    """A word and what it speaks of; "" where nothing simple can be said."""
    if action >= DECLARE:
        return "", {}
    if action >= EXCHANGE:
        return "dead", {}
    shown = preview(state, seat, action)
    if action >= REMOVE:
        return ("breaks", {"count": int(shown["count"])}) if shown["count"] > SHORT else ("", {})
    if shown["wins"]:
        return "wins", {}
    if shown["sequences"] > 0:
        return "completes", {}
    if shown["stops"] > SHORT and shown["stops"] >= shown["count"]:
        return "stops", {"count": int(shown["stops"])}
    return ("extends", {"count": int(shown["count"])}) if shown["count"] > 1 else ("", {})
