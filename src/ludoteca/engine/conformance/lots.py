"""Lots: what seats are given has a name, and everybody is told of."""

from __future__ import annotations

from ludoteca.engine.conformance.subject import Broken, Subject


def lots(subject: Subject) -> str:
    """`Game.lots` is nothing, or a list for each seat, of words that have a name in the catalogues."""
    game = subject.game
    seen: set[str] = set()
    for state, place, _ in subject.sampled():
        found = game.lots(state)
        if found and len(found) != state.seats:
            raise Broken(f"{place}: lots of {len(found)} seats, but there are {state.seats}")
        told = {name for own in found for name in own}
        unknown = sorted(told - set(game.names))
        if unknown:
            raise Broken(f"{place}: the lot {unknown[0]!r} is not among the names")
        seen |= told
    return f"{len(seen)} different ones" if seen else "none"
