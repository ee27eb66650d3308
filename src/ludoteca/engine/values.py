"""The small frozen values that rules hand out, and the errors a caller may meet."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

__all__ = [
    "Action",
    "BadOption",
    "Event",
    "IllegalAction",
    "LogError",
    "LudotecaError",
    "Refusal",
    "Result",
    "TableOptions",
    "Talk",
    "UnknownGame",
    "VersionMismatch",
]  # fmt: skip


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game's table options: one field each, with a default. Subclass it in the game."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One decision with its name, as people and logs of bots write it: `Attack(card=7, count=2)`.

    Inside, the same decision is a small integer; `Game.action` and `Game.action_id` translate.
    Each subclass has a `tag`, which also names its sentence (`action-<tag>`).
    """

    def facts(self) -> dict[str, Any]:
        """The variables of its sentences: its fields. Override it to say more than the fields do."""
        return msgspec.structs.asdict(self)


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: a code, which names its sentence, and the number of the rule."""

    code: str
    rule: str = ""


class Result(msgspec.Struct, frozen=True):
    """How a match ended.

    `ranks[seat]` counts from 1 and is equal on one side and on a draw; a lost solo game is rank 2
    of 1. `scores[seat]` are the game's own points. `reason` names a sentence (`result-<reason>`).
    """

    ranks: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1 if somebody is behind them, or the solo game is won; () on a draw.

        >>> Result((1, 2), (1.0, 0.0), "plate").winners
        (0,)
        >>> Result((1, 1), (0.0, 0.0), "draw").winners
        ()
        """
        first = tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
        return () if len(first) == len(self.ranks) > 1 else first


class Talk(msgspec.Struct, frozen=True):
    """The channels of talk a server offers during play."""

    table: Literal["free", "phrases", "none"] = "free"
    partners: Literal["none", "free"] = "none"


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, as those see it whose bit is in `eyes` (`only`, `all_but` and `EVERYBODY` in state.py).

    `facts` are JSON scalars or lists of them; together they are the variables of the sentence
    `event-<kind>`. What two seats see differently is told as two events with different eyes. A match keeps
    thousands of them, none of which is part of a circle: the garbage collector need not look at them.
    """

    kind: str
    facts: dict[str, Any]
    eyes: int


class LudotecaError(Exception):
    """Every error of ours that a caller may want to catch."""


class UnknownGame(LudotecaError):
    """There is no such game; the message names those there are."""


class BadOption(LudotecaError):
    """Seats or options do not fit the game; the message says what is allowed."""


class IllegalAction(LudotecaError):
    """The rules forbid this action now, and nothing changed.

    It carries the `refusal` (code and rule) and, when a `Match` raised it, a `sentence`.
    """

    def __init__(self, refusal: Refusal, sentence: str = "") -> None:
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        super().__init__(f"{sentence or refusal.code}{rule}")
        self.refusal = refusal
        self.code = refusal.code
        self.rule = refusal.rule
        self.sentence = sentence


class LogError(LudotecaError):
    """A log is damaged, truncated or foreign; the message names the place."""


class VersionMismatch(LogError):
    """A log was written under another version of the game's rules."""
