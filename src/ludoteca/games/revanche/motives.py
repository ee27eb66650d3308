"""Why a seat would do something, from what it knows: the words behind `motive-…` in the catalogues. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.native import i64
from ludoteca.games.revanche.preview import preview

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche

MOTIVES: Final = ("scores", "crosses", "saves", "safe")
RARELY: Final = 0.5


def motive(state: Revanche, seat: i64, action: i64) -> tuple[str, dict[str, Any]]:
    """A word and what it speaks of; "" where nothing simple can be said."""
    shown = preview(state, seat, action)
    for word in ("scores", "crosses", "saves"):
        if shown.get(word):
            return word, {}
    matched = shown.get("matched")
    if matched is not None and matched < RARELY:
        return "safe", {"percent": round(100.0 * float(matched))}
    return "", {}
