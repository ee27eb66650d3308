"""What Revanche shows. Cards are their shirts, 1 to 15; lists by side are purple first."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import field as named

from ludoteca.engine.shapes import (
    UNSET,
    BySeat,
    BySide,
    Count,
    Maybe,
    Preview,
    Score,
    Seat,
    Shape,
    Shapes,
    answers,
    aside,
    cards,
    numbered,
)

Side = Literal["purple", "orange"]
DieFace = Literal["offside", "yellow-card", "red-card", "free-kick", "corner", "penalty"]
SetPiece = Literal["free-kick", "corner", "penalty"]
Phase = Literal["open", "defend", "finish", "wall", "kick", "expel", "hide", "shoot", "over"]
Cards = Annotated[list[int], cards()]
OwnCard = Annotated[int, answers("card")]


class Slot(Shape):
    """A place of a bench.

    Of a card face down: whose it was, the shirts that it cannot be, and whether it lay there when the deck was shuffled
    again.
    """

    face: Literal["up", "down", "empty"]
    card: OwnCard | None
    seat: Maybe[Seat] = UNSET
    not_: Maybe[list[int]] = named(default=UNSET, name="not")
    before_reshuffle: Maybe[bool] = UNSET


class TopCard(Shape):
    """The uppermost card of the field pile, and who played it."""

    card: int
    seat: Seat


class Chance(Shape):
    """A live cross: who attacks, who must do what. `committed`: the defender has chosen a card for the set piece."""

    attacker: Seat
    card: int
    defender: Seat
    finisher: Seat
    answer: int | None
    set_piece: SetPiece | None
    committed: bool


class ShootOut(Shape):
    """Both goals spot by spot, and the keepers that this viewer may see."""

    first: Side
    shots: BySide[int]
    goals: BySide[Score]
    spots: BySide[Annotated[list[Literal["closed", "keeper", "goal"]], numbered("spot")]]
    keepers: list[int] | None


class View(Shape):
    """The match: clock, score, pile, judge, benches and hands.

    `teams` are the sides of the seats. The cards of the judge belong to the player or to the team (`judge_cards`); then
    partners show the same. `spent` are discards and the cards of goal piles. What is known of hidden cards:
    those `known` to be in a hand, the seats that have `only_aces_and_keepers`, and what lay hidden when a deck was
    shuffled again. `hand` is the own, `committed` the own card of a set piece.
    """

    seat: Seat | None
    division: Literal[1, 2, 3]
    half: int
    minute: int
    added_time: bool
    phase: Phase
    waiting: list[Seat]
    teams: BySeat[Side]
    goal_piles: BySide[Score]
    top: TopCard | None
    chance: Chance | None
    dice: list[DieFace] | None
    hands: BySeat[Count]
    decks: BySide[Count]
    field: Annotated[BySide[Cards], aside()]
    spent: Annotated[BySide[Cards], aside()]
    benches: BySide[Annotated[list[Slot], cards()]]
    substitutions_left: BySide[Count]
    brought_on: int | None
    judge_cards: Annotated[Literal["player", "team"], aside()]
    yellow_cards: BySeat[Count]
    red_cards: BySeat[Count]
    expelled: BySeat[Cards]
    on_red_cards: BySide[Cards]
    first_card_to_come: Annotated[list[Seat], aside()]
    known: Annotated[BySeat[Cards], aside()]
    only_aces_and_keepers: Annotated[list[Seat], aside()]
    hidden_at_reshuffle: Annotated[BySide[Cards], aside()]
    held_since_reshuffle: Annotated[BySeat[int], aside()]
    shoot_out: ShootOut | None
    winner: Side | None
    hand: Maybe[Annotated[list[OwnCard], cards()]] = UNSET
    committed: Maybe[int | None] = UNSET


class Played(Preview):
    """Does a card score, cross or save? `matched`: how likely the next seat has an equal one."""

    card: int
    scores: bool
    crosses: bool
    saves: bool
    matched: Maybe[float] = UNSET


SEAT = {"seat": Seat}
CARD = {"seat": Seat, "card": int}
CARDS = {"seat": Seat, "cards": Cards}
AGAINST = {"seat": Seat, "defender_seat": Seat}
SCORE = {"home": int, "away": int}  # purple is at home

SHAPES = Shapes(
    view=View,
    events={
        "welcome": {"division": int, "team": Side},
        "bench": {"team": Side, "cards": Cards},
        "kick-off": {"half": int, "seat": Seat, "cards": int},
        "dealt": CARDS,
        "drew": CARDS,
        "drew-unseen": {"seat": Seat, "count": int},
        "redrawn": {"team": Side, "card": int},
        "reshuffled": {"team": Side, "count": int},
        "discarded": CARDS,
        "played": CARD,
        "crossed": CARD,
        "added-time": AGAINST,
        "defended": CARD,
        "keeper": SEAT,
        "finished": CARD,
        "missed": CARD,
        "goal": {"seat": Seat, "team": Side} | SCORE,
        "half-over": {"half": int} | SCORE,
        "full-time": {"team": Side} | SCORE,
        "brought-on": CARD | {"left": int},
        "benched": SEAT,
        "benched-card": CARD,
        "rolled": {"seat": Seat, "dice": list[DieFace]},
        "offside": SEAT,
        "yellow-card": SEAT,
        "second-yellow": SEAT,
        "red-card": SEAT,
        "no-more-shirts": {"team": Side},
        "chance-lost": SEAT,
        "expelled": CARD | {"bench": int, "down": int},
        "left-hand": CARD | {"count": int},
        "free-kick": AGAINST | {"card": int},
        "corner": AGAINST | {"card": int},
        "penalty": AGAINST | {"card": int},
        "committed": SEAT,
        "revealed": AGAINST | {"card": int, "defence": int},
        "no-goal": AGAINST,
        "shoot-out": {"team": Side},
        "hid": {"seat": Seat, "spots": list[int]},
        "shooting": SEAT,
        "shot-in": {"seat": Seat, "spot": int} | SCORE,
        "shot-saved": {"seat": Seat, "spot": int} | SCORE,
        "hide-again": SCORE,
        "shoot-out-won": {"team": Side} | SCORE,
    },
    previews={
        "play": Played,
        "commit": {"card": int},
        "bring-on": {"card": int, "scores": bool},
        "bench": {"card": int},
        "expel": {"card": int, "cards": int},
        "hide-keeper": {"spot": int},
        "shoot": {"spot": int},
    },
    types={"Side": Side, "DieFace": DieFace, "Phase": Phase},
)
