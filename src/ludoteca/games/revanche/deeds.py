"""What is remembered of a match of Revanche."""

from __future__ import annotations

from ludoteca.engine.deeds import Deeds, Story, Told, trailed

SET_PIECES = ("free-kick", "corner", "penalty")


def goals_from(story: Story, seat: int, piece: str) -> int:
    """Goals of a seat that came of a set piece of this kind."""
    count, running = 0, ""
    for one in story.of(*SET_PIECES, "goal", "no-goal", "crossed", "played"):
        if one.kind in SET_PIECES:
            running = one.kind
        else:
            count += one.kind == "goal" and running == piece and one.facts["seat"] == seat
            running = ""
    return count


def conceded(story: Story, seat: int) -> list[Told]:
    """Goals of the others."""
    return story.theirs(seat, "goal")


def winner(story: Story, seat: int) -> bool:
    """A match won."""
    return story.won(seat)


def clean_sheet(story: Story, seat: int) -> bool:
    """Won without a goal against."""
    return story.won(seat) and not conceded(story, seat) and not story.of("shoot-out")


def hat_trick(story: Story, seat: int) -> bool:
    """Three goals in a match."""
    return story.count(seat, "goal") >= 3


def feast(story: Story, seat: int) -> bool:
    """Five goals of the own team."""
    return len(story.ours(seat, "goal")) >= 5


def comeback(story: Story, seat: int) -> bool:
    """Won after being two goals behind."""
    return story.won(seat) and trailed([one.facts["seat"] in story.side(seat) for one in story.of("goal")], 2)


def from_the_wall(story: Story, seat: int) -> bool:
    """A goal from a free kick."""
    return goals_from(story, seat, "free-kick") > 0


def from_the_flag(story: Story, seat: int) -> bool:
    """A goal from a corner."""
    return goals_from(story, seat, "corner") > 0


def from_the_spot(story: Story, seat: int) -> bool:
    """A penalty scored."""
    return goals_from(story, seat, "penalty") > 0


def penalty_saved(story: Story, seat: int) -> bool:
    """A penalty of the others that did not go in."""
    kicked = ""
    for one in story.of(*SET_PIECES, "no-goal", "goal"):
        if one.kind in SET_PIECES:
            kicked = one.kind
        elif one.kind == "no-goal" and kicked == "penalty" and one.facts["defender_seat"] == seat:
            return True
    return False


def short_handed(story: Story, seat: int) -> bool:
    """Won although a shirt of one's own was sent off."""
    return story.won(seat) and bool(story.ours(seat, "expelled"))


def nerves(story: Story, seat: int) -> bool:
    """A shoot-out won."""
    return story.won(seat) and bool(story.of("shoot-out"))


def safe_hands(story: Story, seat: int) -> bool:
    """Two chances ended by the own keeper in a match."""
    return story.count(seat, "keeper") >= 2


def traits(story: Story, seat: int) -> list[tuple[str, str]]:
    """The shirt's colour, and the set pieces that went in."""
    scored = [("set-piece", piece) for piece in SET_PIECES for _ in range(goals_from(story, seat, piece))]
    return [("colour", ("purple", "orange")[seat % 2]), *scored]


BADGES = (
    winner, clean_sheet, hat_trick, feast, comeback, from_the_wall, from_the_flag, from_the_spot, penalty_saved,
    short_handed, nerves, safe_hands,
)  # fmt: skip
DEEDS = Deeds({one.__name__.replace("_", "-"): one for one in BADGES}, traits, ("colour", "set-piece"))
