"""What somebody did in a finished match, from its log alone: badges, and what the match was made of.

A game that wants them has `deeds.py` with one function a badge, and names it in `Game.deeds`; without it everything
else works. The names and sentences are in its catalogue: `badge-<name>`, `badge-<name>-how`, `trait-<kind>`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from ludoteca.engine.values import Result


class Told(NamedTuple):
    """Something that happened: at which entry, what, and its facts. Secrets too: the match is over."""

    n: int
    kind: str
    facts: Mapping[str, Any]


class Story:
    """A finished match: everything that happened, in order; what was taken back did not. `story.py` makes it."""

    def __init__(
        self, sides: tuple[tuple[int, ...], ...], result: Result, told: list[Told], moves: list[int], played_out: bool
    ) -> None:
        self.sides = sides
        self.result = result
        self.told = told
        self.moves = moves  # the seats that played, one entry after the other
        self.played_out = played_out  # by the rules, not given up or agreed on

    def of(self, *kinds: str) -> list[Told]:
        """What happened of these kinds."""
        return [one for one in self.told if one.kind in kinds]

    def by(self, seat: int, *kinds: str) -> list[Told]:
        """The same, where the seat did it."""
        return [one for one in self.of(*kinds) if one.facts.get("seat") == seat]

    def count(self, seat: int, *kinds: str) -> int:
        """How often a seat did these."""
        return len(self.by(seat, *kinds))

    def side(self, seat: int) -> tuple[int, ...]:
        """The seats that win with it."""
        return next(side for side in self.sides if seat in side)

    def ours(self, seat: int, *kinds: str) -> list[Told]:
        """What its side did of these kinds."""
        side = self.side(seat)
        return [one for one in self.of(*kinds) if one.facts.get("seat") in side]

    def theirs(self, seat: int, *kinds: str) -> list[Told]:
        """What the others did of these kinds."""
        side = self.side(seat)
        return [one for one in self.of(*kinds) if one.facts.get("seat") not in side]

    def won(self, seat: int) -> bool:
        """Did its side win, and nobody else, by the rules?"""
        first = {side for side in self.sides if self.result.ranks[side[0]] == 1}
        return self.played_out and first == {self.side(seat)}


Deed: TypeAlias = Callable[[Story, int], bool]  # did this seat do it?


class Deeds(NamedTuple):
    """What a game remembers of its matches."""

    badges: Mapping[str, Deed]
    traits: Callable[[Story, int], list[tuple[str, str]]]  # what a seat was or did: kind and word, again for each time
    kinds: tuple[str, ...]  # of traits
    words: tuple[str, ...] = ()  # `<kind>-<word>`: traits that have a sentence of their own, `trait-<kind>-<word>`

    def keys(self) -> list[str]:
        """The sentences that it needs."""
        badges = [key for name in self.badges for key in (f"badge-{name}", f"badge-{name}-how")]
        return [*badges, *(f"trait-{kind}" for kind in self.kinds), *(f"trait-{word}" for word in self.words)]


def trailed(scored: list[bool], by: int) -> bool:
    """Was somebody behind by so many at any time? `scored` are points in order: ours or not."""
    lead = 0
    for own in scored:
        lead += 1 if own else -1
        if lead <= -by:
            return True
    return False
