"""What Tacocat shows. Cards are their values, 1 to 8; lists of cards are sorted."""

from __future__ import annotations

from typing import Annotated, Literal

from ludoteca.engine.shapes import (
    UNSET,
    BySeat,
    Count,
    Maybe,
    Seat,
    Shape,
    Shapes,
    answers,
    aside,
    cards,
)

Cards = Annotated[list[int], cards()]


class Tile(Shape):
    """A tile of the bridge: its letter, the cards of a hand there, the seats its arrow points at."""

    letter: str
    cards: int
    arrow: list[Seat]
    covered: bool


class Attack(Shape):
    """An attack: its cards, how many are still to be answered, and how many answers lost."""

    seat: Seat
    card: int
    count: int
    left: int
    lost: int


class View(Shape):
    """The bridge, the hands and the duel.

    `tile` is where the figurine stands; -1 and 7 are the plates of seat 0 and seat 1. `hands` are how many cards each
    seat holds, `seen` every card that was shown in this round, `copies` how many there are of each value, `swapped` how
    many cards each seat swapped in it; `pulls` are where the figurine goes if that seat wins the round.
    Nothing lower than `lowest_possible` is left in that hand, as everybody saw. What only a seat sees comes last; its
    marks may still be taken back `may_unmark` times.
    """

    seat: Seat | None
    round: int
    phase: Literal["swap", "duel", "attack", "answer", "over"]
    waiting: list[Seat]
    tile: int
    tiles: list[Tile]
    hands: BySeat[Count]
    deck: Count
    seen: Annotated[Cards, aside()]
    copies: Annotated[list[Count], aside()]
    swapped: BySeat[int | None]
    lowest_possible: BySeat[int]
    duel_winner: Seat | None
    attack: Attack | None
    winner: Seat | None
    pulls: Maybe[BySeat[int]] = UNSET
    attacker: Maybe[Seat] = UNSET
    last_cards: Maybe[BySeat[int]] = UNSET
    hand: Maybe[Annotated[list[Annotated[int, answers("card")]], cards()]] = UNSET
    marked: Maybe[Cards] = UNSET
    dropped: Maybe[Cards] = UNSET
    may_swap: Maybe[int] = UNSET
    may_unmark: Maybe[int] = UNSET
    duel_card: Maybe[int | None] = UNSET


class Round(Shape):
    """A round begins on a tile, with hands of so many cards; its arrow points at one seat or at both."""

    round: int
    letter: str
    cards: int
    arrow: Literal["north", "south", "both"]
    arrow_seat: Maybe[Seat] = UNSET


CARD = {"seat": Seat, "card": int}
DRAWN = {"seat": Seat, "cards": Cards}
ANSWER = {"seat": Seat, "card": int, "attack": int}

SHAPES = Shapes(
    view=View,
    events={
        "round": Round,
        "dealt": DRAWN,
        "swapped": {"seat": Seat, "count": int},
        "drew": DRAWN,
        "duel-tied": {"card": int},
        "duel-won": CARD | {"other": int},
        "attacked": CARD | {"count": int},
        "answer-won": ANSWER,
        "answer-lost": ANSWER,
        "leads": {"seat": Seat},
        "last-cards": CARD | {"other_seat": Seat, "other": int},
        "round-won": {"seat": Seat},
        "round-tie-won": {"seat": Seat},
        "replayed": {"card": int},
        "moved": {"seat": Seat, "letter": str},
        "plate": {"seat": Seat},
    },
    previews={
        "done": {"swaps": int},
        "mark": {"card": int},
        "unmark": {"card": int},
        "duel": {"card": int, "unbeatable": float},
        "answer": {"wins": bool},
        "attack": {"beaten": float},
    },
)
