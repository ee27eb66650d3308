"""What Tacocat shows. Cards are their values, 1 to 8; lists of cards are sorted."""

from __future__ import annotations

from typing import Annotated, Literal

from ludoteca.engine.shapes import (
    UNSET,
    BySeat,
    Count,
    Maybe,
    OfSeat,
    Preview,
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
    seat holds, `seen` every card that was shown in this round, `swapped` how many cards each seat swapped in it.
    Nothing lower than `lowest_possible` is left in that hand, as everybody saw. What only a seat sees comes last.
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
    swapped: BySeat[int | None]
    lowest_possible: BySeat[int]
    duel_winner: Seat | None
    attack: Attack | None
    winner: Seat | None
    attacker: Maybe[Seat] = UNSET
    last_cards: Maybe[BySeat[int]] = UNSET
    hand: Maybe[Annotated[list[Annotated[int, answers("card")]], cards()]] = UNSET
    marked: Maybe[Cards] = UNSET
    dropped: Maybe[Cards] = UNSET
    may_swap: Maybe[int] = UNSET
    duel_card: Maybe[int | None] = UNSET


class Round(Shape):
    """A round begins on a tile, with hands of so many cards; its arrow points at one seat or at both."""

    round: int
    letter: str
    cards: int
    arrow: Literal["north", "south", "both"]
    arrow_seat: Maybe[Seat] = UNSET


class Drawn(Shape):
    """Cards that a seat was dealt, or drew for those it swapped; only their owner is told."""

    seat: Seat
    cards: Cards


class Swapped(Shape):
    """How many cards a seat has swapped."""

    seat: Seat
    count: int


class OneCard(Shape):
    """Both sides showed this card."""

    card: int


class DuelWon(Shape):
    """The higher card wins the duel."""

    seat: Seat
    card: int
    other: int


class Attacked(Shape):
    """A card or a set of equal cards attacks."""

    seat: Seat
    card: int
    count: int


class Answered(Shape):
    """A card answers one attacking card."""

    seat: Seat
    card: int
    attack: int


class LastCards(Shape):
    """Both last cards are turned up."""

    seat: Seat
    card: int
    other_seat: Seat
    other: int


class Moved(Shape):
    """The figurine goes to a tile of the winner's side."""

    seat: Seat
    letter: str


class Swap(Preview):
    """How many cards are swapped."""

    swaps: int


class Marked(Preview):
    """Which card is marked."""

    card: int


class DuelOdds(Preview):
    """How likely no card of the rival beats it."""

    card: int
    unbeatable: float


class Clash(Preview):
    """Does the answer win?"""

    wins: bool


class AttackOdds(Preview):
    """How likely the rival can beat the whole attack."""

    beaten: float


SHAPES = Shapes(
    view=View,
    events={
        "round": Round,
        "dealt": Drawn,
        "swapped": Swapped,
        "drew": Drawn,
        "duel-tied": OneCard,
        "duel-won": DuelWon,
        "attacked": Attacked,
        "answer-won": Answered,
        "answer-lost": Answered,
        "leads": OfSeat,
        "last-cards": LastCards,
        "round-won": OfSeat,
        "round-tie-won": OfSeat,
        "replayed": OneCard,
        "moved": Moved,
        "plate": OfSeat,
    },
    previews={"done": Swap, "mark": Marked, "duel": DuelOdds, "answer": Clash, "attack": AttackOdds},
)
