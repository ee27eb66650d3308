"""What Sequence shows. Cards are named by rank and suit (`TS` is the ten of spades); rows and columns count from 1."""

from __future__ import annotations

from typing import Annotated, Literal

from ludoteca.engine.shapes import (
    UNSET,
    BySeat,
    BySide,
    Count,
    Maybe,
    Score,
    Seat,
    Shape,
    Shapes,
    answers,
    aside,
    cards,
    grid,
)

Team = Literal["blue", "green", "red"]
Direction = Literal["across", "down", "down-right", "down-left"]
Place = tuple[int, int]
Cards = Annotated[list[str], cards()]


class Line(Shape):
    """Five cells in a row that count for a team, or would with one chip more."""

    team: Team
    direction: Direction
    cells: list[Place]


class Last(Shape):
    """The last thing done in a turn."""

    seat: Seat
    action: int
    do: Literal["place", "remove", "exchange", "declare", "pass"]
    card: str | None
    at: Place | None


class Use(Shape):
    """A card of the own hand: what it does, and on which cells it could be played now."""

    card: Annotated[str, answers("card")]
    does: Literal["place", "wild", "remove", "dead"]
    cells: list[Place]


class View(Shape):
    """The board, the teams, the piles and the hands.

    `teams` are those of the seats. `grid` are the cards of the board, row by row, `chips` whose chips lie on them.
    `threats` are lines that lack one chip. `made` are the sequences of each team, `to_win` how many win. `hands` are
    the cards of each seat where they are open to this viewer; `could_be` is what passing has shown: for some cards of
    a hand, the few that each can be. `tops` are the uppermost cards of the discard piles. `drawer` may still draw a
    card, where nobody draws for them. At tables that call talking there are also the teams called, those called in
    this turn, and the seats that called. `hand` is the own.
    """

    seat: Seat | None
    team: Team | None
    teams: BySeat[Team]
    open_hands: Literal["none", "team", "all"]
    phase: Literal["play", "declare", "discard", "over"]
    turn: Seat | None
    waiting: list[Seat]
    invited: list[Seat]
    start_cards: Annotated[list[tuple[Team, str]], aside()]
    grid: Annotated[list[list[str]], grid(rows="row", columns="column")]
    chips: Annotated[list[list[Team | None]], grid(rows="row", columns="column")]
    sequences: list[Line]
    threats: Annotated[list[Line], aside()]
    made: BySide[Score]
    to_win: int
    placed: Place | None
    exchanged: bool
    passes: int
    reshuffles: int
    last: Last | None
    hand_sizes: BySeat[Count]
    hands: BySeat[Cards | None]
    could_be: Annotated[BySeat[list[list[str]]], aside()]
    tops: BySeat[str | None]
    discarded: Annotated[Cards, aside()]
    deck: Count
    drawer: Seat | None
    winner: Team | None
    accused: Maybe[list[Team]] = UNSET
    accused_now: Maybe[list[Team]] = UNSET
    callers: Maybe[list[Seat]] = UNSET
    hand: Maybe[Annotated[list[Use], cards()]] = UNSET


CARD = {"seat": Seat, "card": str}
TEAM = {"seat": Seat, "team": Team}
CELL = CARD | {"on": str, "row": int, "column": int}  # a card played on a cell, which shows the card `on`

SHAPES = Shapes(
    view=View,
    events={
        "start-card": {"team": Team, "card": str},
        "starts": TEAM,
        "dealt": {"seat": Seat, "cards": Cards},
        "placed": CELL | {"jack": bool, "count": int, "others": list[str]},  # the line it belongs to
        "removed": CELL | {"team": Team, "count": int},
        "sequence": TEAM | {"cards": Cards, "row": int, "column": int, "direction": Direction, "made": int},
        "exchanged": CARD,
        "drew": CARD,
        "took": {"seat": Seat},
        "forgot": {"seat": Seat},
        "passed": {"seat": Seat},
        "reshuffled": {"count": int},
        "called": TEAM,
        "lapsed": {"team": Team},
        "admitted": TEAM,
        "discarded": CARD,
        "won": {"team": Team, "made": int},
        "drawn": {"worn_out": bool},
    },
    previews={
        "place": {"count": int, "others": list[str], "stops": int, "sequences": int, "wins": bool},
        "remove": {"count": int},
        "exchange": {"dead": bool},
        "declare": {"cards": Cards},
        "discard": {"dead": bool},
    },
    types={"Team": Team, "Direction": Direction, "Place": Place},
)
