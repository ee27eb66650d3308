"""What is remembered of a match of Sequence."""

from __future__ import annotations

from ludoteca.engine.deeds import Deeds, Story, Told, trailed

FIRST, LAST = 1, 10  # rows and columns of the board's edges
LENGTH = 5
STEPS = {"across": (0, 1), "down": (1, 0), "down-right": (1, 1), "down-left": (1, -1)}


def _in_a_corner(sequence: Told) -> bool:
    """Is one of its five cells a corner?"""
    down, right = STEPS[sequence.facts["direction"]]
    row, column = sequence.facts["row"], sequence.facts["column"]
    cells = [(row + k * down, column + k * right) for k in range(LENGTH)]
    return any({one, other} <= {FIRST, LAST} for one, other in cells)


def five(story: Story, seat: int) -> bool:
    """A sequence made."""
    return bool(story.by(seat, "sequence"))


def winner(story: Story, seat: int) -> bool:
    """A match won."""
    return story.won(seat)


def shut_out(story: Story, seat: int) -> bool:
    """Won while the others made no sequence."""
    return story.won(seat) and not story.theirs(seat, "sequence")


def comeback(story: Story, seat: int) -> bool:
    """Won after the others had one more."""
    return story.won(seat) and trailed([one.facts["seat"] in story.side(seat) for one in story.of("sequence")], 1)


def two_at_once(story: Story, seat: int) -> bool:
    """Two sequences with one chip."""
    made = [one.n for one in story.by(seat, "sequence")]
    return len(set(made)) < len(made)


def corner(story: Story, seat: int) -> bool:
    """A sequence that begins or ends in a corner of the board."""
    return any(_in_a_corner(one) for one in story.by(seat, "sequence"))


def diagonal(story: Story, seat: int) -> bool:
    """A sequence across."""
    return any(one.facts["direction"].startswith("down-") for one in story.by(seat, "sequence"))


def spoiler(story: Story, seat: int) -> bool:
    """A chip removed from a line of four."""
    return any(one.facts["count"] >= 4 for one in story.by(seat, "removed"))


def thief(story: Story, seat: int) -> bool:
    """Three chips removed in a match."""
    return story.count(seat, "removed") >= 3


def wild(story: Story, seat: int) -> bool:
    """Three jacks laid as any card in a match."""
    return len([one for one in story.by(seat, "placed") if one.facts["jack"]]) >= 3


def no_jacks(story: Story, seat: int) -> bool:
    """Won without a jack."""
    jacks = any(one.facts["jack"] for one in story.ours(seat, "placed"))
    return story.won(seat) and not jacks and not story.ours(seat, "removed")


def partners(story: Story, seat: int) -> bool:
    """Won in a team."""
    return story.won(seat) and len(story.side(seat)) > 1


def traits(story: Story, seat: int) -> list[tuple[str, str]]:
    """The colour, where the first chip lay, and which way the sequences ran."""
    found: list[tuple[str, str]] = []
    made = story.by(seat, "sequence")
    laid = story.by(seat, "placed")
    if laid:
        row, column = laid[0].facts["row"], laid[0].facts["column"]
        depth = min(row - FIRST, column - FIRST, LAST - row, LAST - column)
        found.append(("opening", "edge" if depth == 0 else "inside" if depth < 3 else "centre"))
    return found + [("line", one.facts["direction"]) for one in made]


BADGES = (
    five, winner, shut_out, comeback, two_at_once, corner, diagonal, spoiler, thief, wild, no_jacks, partners,
)  # fmt: skip
DEEDS = Deeds(
    {one.__name__.replace("_", "-"): one for one in BADGES},
    traits,
    ("opening", "line"),
    (
        "opening-edge",
        "opening-inside",
        "opening-centre",
        "line-across",
        "line-down",
        "line-down-right",
        "line-down-left",
    ),
)
