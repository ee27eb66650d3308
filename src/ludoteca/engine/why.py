"""Why a bot would do something: a motive of the game, and the chances of the best action and of the next best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.engine.bot import DECLINE
from ludoteca.engine.state import State


class Explanation(msgspec.Struct, frozen=True):
    """`Words.why` says it in a sentence. Chances are from 0.0 to 1.0; `other` is the next best action, -1 is none."""

    motive: str = ""
    facts: dict[str, Any] = {}
    worth: float | None = None
    other: int | None = None
    other_worth: float | None = None


def explained(state: State, seat: int, action: int, thoughts: Sequence[tuple[int, float]]) -> Explanation:
    """What speaks for an action of a seat. The state is one that the seat cannot tell from the real one.

    `thoughts` are the actions that were compared, and how likely each wins.
    """
    motive, facts = state.motive(seat, action) if action != DECLINE else ("", {})
    worths = dict(thoughts)
    worth = worths.pop(action, None)
    if worth is None or not worths:
        return Explanation(motive, facts)
    other = max(worths, key=lambda one: worths[one])
    return Explanation(motive, facts, worth, other, worths[other])
