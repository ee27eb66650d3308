"""Why a seat would do something, from what it knows: the words behind `motive-…` in the catalogues. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.native import i64
from ludoteca.games.camisa12.data import CHOOSE, ENCORE, MOVE, PLACE, PUT_UNDER, ROTATE, TAKE
from ludoteca.games.camisa12.preview import preview

if TYPE_CHECKING:
    from ludoteca.games.camisa12.rules import Camisa12

MOTIVES: Final = ("points", "mosaic", "side", "low-card", "again")


def motive(state: Camisa12, seat: i64, action: i64) -> tuple[str, dict[str, Any]]:
    """A word and what it speaks of; "" where nothing simple can be said."""
    if CHOOSE <= action < MOVE or ROTATE <= action < PLACE:
        return "", {}
    shown = preview(state, seat, action)
    if action == ENCORE:
        return "again", {"points": int(shown["points"])}
    if action > ENCORE or "points" not in shown:
        return "", {}
    if action >= PUT_UNDER:
        return "low-card", {"points": int(shown["points"])}
    points = int(shown["points"]) + int(shown.get("bonus", 0))
    given = int(shown["given"])
    if action < MOVE or action < ROTATE:
        return "side", {"points": points, "lost": given}
    if shown["cards"] > 0 and points == 0 and action < TAKE:
        return "mosaic", {"count": int(shown["cards"])}
    return "points", {"points": points, "lost": given}
