"""What Camisa 12 shows. Lists of two are by side; alone, side 1 is the rival that nobody plays."""

from __future__ import annotations

from typing import Annotated, Literal

from ludoteca.engine.shapes import (
    UNSET,
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
    numbered,
)

Kind = Literal["bandeirao", "musica", "fogos", "mosaico", "ola"]
PieceName = Literal[
    "bandeirao", "musica-a", "musica-b", "musica-c", "musica-d", "musica-e", "fogos", "mosaico", "ola"
]  # fmt: skip
SymbolName = Literal["circle", "diamond", "triangle", "square", "cross"]
Colour = Literal["yellow", "white", "red", "blue", "green", "black"]
Who = Seat | Literal["rival"]  # a side: its seat, or the rival of one who plays alone
Cards = Annotated[list[str], cards()]
Pieces = Annotated[list[PieceName], cards()]


class Lobby(Shape):
    """Until all teams are chosen there is nothing else to see: the own choice, and a team that somebody kept."""

    seat: Seat | None
    solo: bool
    teams_mode: Literal["choose", "random", "none"]
    phase: Literal["team"]
    waiting: list[Seat]
    kept_team: str | None
    team: str | None


class Space(Shape):
    """A space of a stand. `raised`: its piece counts in the Banner groups too (Alquimistas)."""

    symbol: SymbolName
    piece: PieceName | None
    raised: bool


class RondelSide(Shape):
    """A side of the rondel: the pieces of both, and the moves that would stop the ball there."""

    symbol: Annotated[SymbolName, answers("side")]
    pieces: BySide[PieceName | None]
    steps: list[Annotated[int, answers("steps")]]
    forbidden: bool
    token: bool


class Counts(Shape):
    """How many pieces of each kind stand."""

    bandeirao: int
    musica: int
    fogos: int
    mosaico: int
    ola: int


class Half(Shape):
    """A player's half of the table, or the rival's."""

    seat: Seat | None
    team: str | None
    colour: Colour
    tokens: Count
    spent: bool
    points: Score
    goals: Score
    stand: Annotated[list[Space], cards(), numbered("space")]
    counts: Counts
    mistaken: bool
    last_kind: Kind | None
    top: PieceName | None
    stack: Count
    unseen: Annotated[Pieces, aside()]
    cycled: Annotated[Pieces, aside()]
    discards: Annotated[list[Annotated[PieceName, answers("piece")]], cards()]


class Under(Shape):
    """A card under the deck: everybody saw who put it there, only that seat knows it."""

    owner: Seat
    card: str | None


class Match(Shape):
    """The match: rondel, both stands, mosaic and penalty cards as far as this viewer knows them.

    `ball` is the side of the rondel where it lies. `piece` is about to be placed, `from_side` where it lay. `encore`
    are the points that could be scored again. `goals_at` are the spaces of the score track that are a goal.
    `open_hands` and `open_points` are shown at the end, and always of the rival of one who plays alone. What only a
    seat sees comes last.
    """

    seat: Seat | None
    solo: bool
    teams_mode: Literal["choose", "random", "none"]
    phase: Literal["keep", "move", "place", "put-under", "encore", "cycle", "forbid", "over"]
    waiting: list[Seat]
    kept_team: None
    turn: int
    turns: int
    first: Seat
    mover: Seat | None
    ball: int
    rondel: list[RondelSide]
    goals_at: Annotated[list[int], aside()]
    piece: PieceName | None
    from_side: SymbolName | None
    encore: int | None
    sides: BySide[Half]
    winner: Who | None
    reason: Literal["goals", "penalties", "coin"] | None
    hand_sizes: BySide[Count]
    open_hands: BySide[Cards | None]
    open_points: BySide[list[int] | None]
    deck: Count
    under: Annotated[list[Under], aside()]
    to_discard: int
    taken: Annotated[BySide[int], aside()]
    shown_penalties: list[Kind]
    hand: Maybe[Annotated[list[Annotated[str, answers("card")]], cards()]] = UNSET
    hand_points: Maybe[list[int]] = UNSET
    penalty: Maybe[Kind] = UNSET
    rival_took: Maybe[Annotated[Cards, aside()]] = UNSET
    rival_recognised: Maybe[Annotated[Cards, aside()]] = UNSET


SEAT = {"seat": Seat}
POINTS = {"seat": Who, "points": int}
PIECE = {"seat": Who, "piece": PieceName}
PLACING = {"piece": PieceName, "points": int, "bonus": int, "wrong_symbol": int, "given": int, "cards": int}

SHAPES = Shapes(
    view=Lobby | Match,
    events={
        "same-team": {"team": str, "seat": Seat, "other_seat": Seat},
        "team": {"seat": Seat, "team": str, "colour": Colour},
        "laid": {"seat": Who, "pieces": Pieces},
        "top": PIECE,
        "penalty-card": {"seat": Seat, "card": Kind},
        "coin": SEAT,
        "turn": {"seat": Seat, "turn": int},
        "rotated": {"seat": Seat, "way": Literal["clockwise", "counterclockwise"]},
        "moved": {"seat": Seat, "steps": int, "side": SymbolName},
        "discarded": {"seat": Seat, "piece": PieceName},
        "rival-card": {"card": str},
        "wrong-symbol": POINTS | {"other_seat": Who},
        "took": {"seat": Seat, "piece": PieceName, "side": SymbolName},
        "recovered": {"seat": Seat, "piece": PieceName, "given": PieceName},
        "price": {"seat": Seat, "points": int},
        "placed": PIECE | {"space": int, "points": int},
        "raised": {"seat": Seat, "space": int},
        "power": {"seat": Seat, "points": int, "team": str},
        "drew": {"seat": Seat, "cards": Cards},
        "drew-hidden": {"seat": Seat, "count": int},
        "put-under": {"seat": Seat, "card": str},
        "put-under-hidden": SEAT,
        "cycled": {"points": int, "tops": Pieces},
        "refilled": PIECE | {"side": SymbolName},
        "forbade": {"seat": Seat, "side": SymbolName},
        "fireworks": POINTS,
        "mosaic": POINTS | {"card": str},
        "full-time": POINTS | {"goals": int},
        "shot": {"card": Kind, "seat": Seat, "home": int, "other_seat": Who, "away": int},
        "won": {"seat": Who},
    },
    previews={
        "choose": {"team": str, "colours": tuple[Colour, Colour], "difficulty": int, "tokens": int},
        "move": {
            "side": SymbolName,
            "piece": PieceName,
            "rival_piece": PieceName,
            "best_space": int,
            "points": int,
            "given": int,
            "cards": int,
            "token": bool,
        },
        "place": PLACING,
        "raise": PLACING,
        "take": PLACING | {"space": int},  # the best one
        "recover": PLACING | {"space": int},
        "put-under": {"points": int},
        "encore": {"points": int},
        "forbid": {"side": SymbolName},
        "cycle": {"given": int},
    },
    types={"Kind": Kind, "PieceName": PieceName, "SymbolName": SymbolName, "Colour": Colour},
)
