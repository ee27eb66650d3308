"""What an action of Revanche would do. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.engine.native import i64

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche


def preview(state: Revanche, seat: i64, action: i64) -> dict[str, Any]:
    """What an action would do, from what the seat knows."""
    return {"worth": 0.0}
