"""What is remembered of a match of T.E.G."""

from __future__ import annotations

from collections import Counter

from ludoteca.engine.deeds import Deeds, Story

SIGNED = ("signed-country", "signed-continent", "signed-border", "signed-world", "signed-zone", "signed-aggression")
SIX = 6


def conquests(story: Story, seat: int) -> list[int]:
    """How many countries a seat took in each turn."""
    turn = 0
    taken: Counter[int] = Counter()
    for one in story.of("turn", "conquered"):
        turn += one.kind == "turn"
        if one.kind == "conquered" and one.facts["seat"] == seat:
            taken[turn] += 1
    return list(taken.values())


def winner(story: Story, seat: int) -> bool:
    """A war won."""
    return story.won(seat)


def objective(story: Story, seat: int) -> bool:
    """Won by the secret objective."""
    return story.won(seat) and story.result.reason == "objective"


def world(story: Story, seat: int) -> bool:
    """Won by the common objective."""
    return story.won(seat) and story.result.reason == "common"


def lightning(story: Story, seat: int) -> bool:
    """Won within four rounds, by an objective."""
    by_objective = story.result.reason in {"objective", "common"}
    return story.won(seat) and by_objective and len(story.of("round")) <= 4


def continent(story: Story, seat: int) -> bool:
    """Armies received for a whole continent."""
    return any(one.facts["continents"] for one in story.by(seat, "armies"))


def two_continents(story: Story, seat: int) -> bool:
    """Armies received for two continents at once."""
    return any(len(one.facts["continents"]) >= 2 for one in story.by(seat, "armies"))


def campaign(story: Story, seat: int) -> bool:
    """Eight countries taken in one turn."""
    return max(conquests(story, seat), default=0) >= 8


def end_of_an_empire(story: Story, seat: int) -> bool:
    """Another power eliminated."""
    return any(one.facts["by_seat"] == seat for one in story.of("eliminated"))


def missile(story: Story, seat: int) -> bool:
    """A missile launched."""
    return bool(story.by(seat, "launched"))


def arsenal(story: Story, seat: int) -> bool:
    """Three exchanges of cards in a match."""
    return story.count(seat, "exchanged") >= 3


def diplomat(story: Story, seat: int) -> bool:
    """A pact signed, and the war won."""
    signed = any(seat in (one.facts["seat"], one.facts.get("other_seat")) for one in story.of(*SIGNED))
    return signed and story.won(seat)


def lone_defender(story: Story, seat: int) -> bool:
    """One army that beat three dice."""
    return any(
        one.facts["other_seat"] == seat and len(one.facts["attack"]) >= 3 and len(one.facts["defence"]) == 1
        and one.facts["other_lost"] == 0
        for one in story.of("fought")
    )  # fmt: skip


def three_sixes(story: Story, seat: int) -> bool:
    """An attack with three sixes."""
    return any(one.facts["attack"].count(SIX) >= 3 for one in story.by(seat, "fought"))


def traits(story: Story, seat: int) -> list[tuple[str, str]]:
    """The colour, and the objectives that were met."""
    colours = [("colour", one.facts["colour"]) for one in story.by(seat, "colour")[:1]]
    given = [("objective", one.facts["objective"]) for one in story.by(seat, "objective", "objective-destroy")[:1]]
    return colours + given


BADGES = (
    winner, objective, world, lightning, continent, two_continents, campaign, end_of_an_empire, missile, arsenal,
    diplomat, lone_defender, three_sixes,
)  # fmt: skip
DEEDS = Deeds({one.__name__.replace("_", "-"): one for one in BADGES}, traits, ("colour", "objective"))
