"""What is remembered of a match of Camisa 12."""

from __future__ import annotations

from ludoteca.engine.deeds import Deeds, Story
from ludoteca.games.camisa12.data import SYMBOLS


def points(story: Story, seat: int, kind: str) -> list[int]:
    """What each event of a kind brought a seat."""
    return [one.facts["points"] for one in story.by(seat, kind)]


def goals(story: Story, seat: int) -> int:
    """How many the seat had at the end."""
    return max((one.facts["goals"] for one in story.by(seat, "full-time")), default=0)


def winner(story: Story, seat: int) -> bool:
    """A match won against another crowd."""
    return story.won(seat) and len(story.sides) > 1


def alone(story: Story, seat: int) -> bool:
    """The 7–1 turned round, alone."""
    return story.won(seat) and len(story.sides) == 1


def seven(story: Story, seat: int) -> bool:
    """Seven goals in a match."""
    return goals(story, seat) >= 7


def landslide(story: Story, seat: int) -> bool:
    """Won by fifteen points or more."""
    others = [score for other, score in enumerate(story.result.scores) if other != seat]
    return winner(story, seat) and story.result.scores[seat] - max(others, default=0.0) >= 15


def fireworks(story: Story, seat: int) -> bool:
    """Six points from fireworks at once."""
    return max(points(story, seat, "fireworks"), default=0) >= 6


def artist(story: Story, seat: int) -> bool:
    """Five mosaics in a match."""
    return story.count(seat, "mosaic") >= 5


def masterpiece(story: Story, seat: int) -> bool:
    """A mosaic worth six points or more."""
    return max(points(story, seat, "mosaic"), default=0) >= 6


def full_stand(story: Story, seat: int) -> bool:
    """A piece that brought six points when it was laid."""
    return max(points(story, seat, "placed"), default=0) >= 6


def in_tune(story: Story, seat: int) -> bool:
    """Won without giving a point away for a wrong symbol."""
    return winner(story, seat) and not story.by(seat, "wrong-symbol")


def mascot(story: Story, seat: int) -> bool:
    """Five points from the team's power in a match."""
    return sum(points(story, seat, "power")) >= 5


def penalties(story: Story, seat: int) -> bool:
    """Won on penalties."""
    return winner(story, seat) and story.result.reason in {"penalties", "coin"}


def giant(story: Story, seat: int) -> bool:
    """Fifty points in a match."""
    return len(story.sides) > 1 and story.result.scores[seat] >= 50


def traits(story: Story, seat: int) -> list[tuple[str, str]]:
    """The team, where the rondel was opened, and which mosaics were shown."""
    teams = [("team", one.facts["team"]) for one in story.by(seat, "team")[-1:]]
    opened = [("opening", one.facts["side"]) for one in story.by(seat, "moved")[:1]]
    return teams + opened + [("mosaic", one.facts["card"]) for one in story.by(seat, "mosaic")]


BADGES = (
    winner, alone, seven, landslide, fireworks, artist, masterpiece, full_stand, in_tune, mascot, penalties, giant,
)  # fmt: skip
OPENINGS = tuple(f"opening-{side}" for side in SYMBOLS)
DEEDS = Deeds({one.__name__.replace("_", "-"): one for one in BADGES}, traits, ("team", "opening", "mosaic"), OPENINGS)
