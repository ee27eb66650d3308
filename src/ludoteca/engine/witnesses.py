"""Who saw what: the events of one match, as each seat and the spectators saw them."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.state import BIT, SPECTATORS
from ludoteca.engine.values import Event


class Witnesses:
    """Each counts its own events, from 1; None is a spectator."""

    def __init__(self, seats: int) -> None:
        self._eyes = [*(int(BIT[seat]) for seat in range(seats)), SPECTATORS]
        self._seen: list[list[Event]] = [[] for _ in self._eyes]

    def see(self, event: Event) -> None:
        """Something happened; those whose bit it carries saw it."""
        for eye, seen in zip(self._eyes, self._seen, strict=True):
            if event.eyes & eye:
                seen.append(event)

    def count(self, seat: int | None) -> int:
        """How many events a seat has seen."""
        return len(self._seen[-1 if seat is None else seat])

    def tell(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        """What a seat saw after its event number `since`."""
        first = max(0, since)
        return [
            {"n": number, "kind": event.kind, "facts": _copied(event.facts)}
            for number, event in enumerate(self.news(seat, first), first + 1)
        ]

    def news(self, seat: int | None, since: int) -> list[Event]:
        """The same for whoever only reads them: the events themselves, not copies."""
        return self._seen[-1 if seat is None else seat][since:]


def _copied(facts: dict[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, list) else value for name, value in facts.items()}
