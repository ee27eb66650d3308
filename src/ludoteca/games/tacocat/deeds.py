"""What is remembered of a match of Tacocat."""

from __future__ import annotations

from ludoteca.engine.deeds import Deeds, Story, trailed

ROUND_WON = ("round-won", "round-tie-won")


def plate(story: Story, seat: int) -> bool:
    """A match won."""
    return story.won(seat)


def clean_plate(story: Story, seat: int) -> bool:
    """Won without losing a round."""
    return story.won(seat) and not story.theirs(seat, *ROUND_WON)


def comeback(story: Story, seat: int) -> bool:
    """Won after the other was two rounds ahead."""
    return story.won(seat) and trailed([one.facts["seat"] == seat for one in story.of(*ROUND_WON)], 2)


def long_pull(story: Story, seat: int) -> bool:
    """Won after seven rounds: each covers a tile, and the bridge has seven."""
    return story.won(seat) and len(story.of(*ROUND_WON)) >= 7


def new_hand(story: Story, seat: int) -> bool:
    """Five cards or more swapped at once."""
    return any(one.facts["count"] >= 5 for one in story.by(seat, "swapped"))


def content(story: Story, seat: int) -> bool:
    """Won without swapping a card."""
    return story.won(seat) and not any(one.facts["count"] for one in story.by(seat, "swapped"))


def same_thought(story: Story, seat: int) -> bool:
    """Won a match with four tied duels."""
    return story.won(seat) and len(story.of("duel-tied")) >= 4


def whisker(story: Story, seat: int) -> bool:
    """A duel won by one."""
    return any(one.facts["card"] - one.facts["other"] == 1 for one in story.by(seat, "duel-won"))


def wall(story: Story, seat: int) -> bool:
    """Eight attacks answered in a match."""
    return story.count(seat, "answer-won") >= 8


def together(story: Story, seat: int) -> bool:
    """An attack of three equal cards or more."""
    return any(one.facts["count"] >= 3 for one in story.by(seat, "attacked"))


def on_the_line(story: Story, seat: int) -> bool:
    """A round won in which the last cards were equal."""
    return bool(story.by(seat, "round-tie-won"))


def storm(story: Story, seat: int) -> bool:
    """Won with twelve attacks or more."""
    return story.won(seat) and story.count(seat, "attacked") >= 12


def traits(story: Story, seat: int) -> list[tuple[str, str]]:
    """The cards that won duels, and those that attacked."""
    duels = [("duel", str(one.facts["card"])) for one in story.by(seat, "duel-won")]
    return duels + [("attack", str(one.facts["card"])) for one in story.by(seat, "attacked")]


BADGES = (
    plate, clean_plate, comeback, long_pull, new_hand, content, same_thought, whisker, wall, together, on_the_line,
    storm,
)  # fmt: skip
DEEDS = Deeds({one.__name__.replace("_", "-"): one for one in BADGES}, traits, ("duel", "attack"))
