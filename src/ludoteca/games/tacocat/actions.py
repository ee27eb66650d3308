"""What a player of Tacocat can decide, with names."""

from __future__ import annotations

from ludoteca.engine.contract import Action
from ludoteca.games.tacocat.data import ATTACKS, HIGHEST


class Done(Action, frozen=True, tag="done"):
    """Swap the marked cards, or none."""


class Mark(Action, frozen=True, tag="mark"):
    """Mark one more card to be swapped; cards are marked from low to high."""

    card: int


class Unmark(Action, frozen=True, tag="unmark"):
    """Take a mark back: the card stays in the hand."""

    card: int


class Duel(Action, frozen=True, tag="duel"):
    """Put a card face down for the duel."""

    card: int


class Answer(Action, frozen=True, tag="answer"):
    """Answer one attacking card: an equal or higher card wins, else it must be your lowest."""

    card: int


class Attack(Action, frozen=True, tag="attack"):
    """Attack with one card or a set of equal ones."""

    card: int
    count: int = 1


CARDS = range(1, HIGHEST + 1)
ACTIONS: tuple[Action, ...] = (
    Done(),
    *(Mark(card) for card in CARDS),
    *(Duel(card) for card in CARDS),
    *(Answer(card) for card in CARDS),
    *(Attack(card, count) for card, count in ATTACKS),
    *(Unmark(card) for card in CARDS),
)
