"""What a player of Revanche can decide, with names."""

from __future__ import annotations

from ludoteca.engine.contract import Action
from ludoteca.games.revanche.data import NUMBERS, SPOTS


class Play(Action, frozen=True, tag="play"):
    """Put a card on the field pile: to pass, to cross, to defend or to finish."""

    card: int


class Commit(Action, frozen=True, tag="commit"):
    """Choose a card for a set piece, face down."""

    card: int


class BringOn(Action, frozen=True, tag="bring-on"):
    """Take a face-up card from the bench; a card of the hand must take its place."""

    card: int


class Bench(Action, frozen=True, tag="bench"):
    """Put a card of the hand face down in the place of the one just taken."""

    card: int


class Expel(Action, frozen=True, tag="expel"):
    """Choose the shirt that leaves the match."""

    card: int


class HideKeeper(Action, frozen=True, tag="hide-keeper"):
    """Hide a keeper in the goal of the shoot-out; spots are named from low to high."""

    spot: int


class Shoot(Action, frozen=True, tag="shoot"):
    """Shoot at a spot of the rival's goal."""

    spot: int


CARDS = range(1, NUMBERS)
GOAL = range(1, SPOTS + 1)
ACTIONS: tuple[Action, ...] = (
    *(Play(card) for card in CARDS),
    *(Commit(card) for card in CARDS),
    *(BringOn(card) for card in CARDS),
    *(Bench(card) for card in CARDS),
    *(Expel(card) for card in CARDS),
    *(HideKeeper(spot) for spot in GOAL),
    *(Shoot(spot) for spot in GOAL),
)
