"""A match as tools drive it: one seat is asked at a time, and to decline is an action like any other."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine import recall as recalls
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Game, TableOptions
from ludoteca.engine.dice import FastDice
from ludoteca.engine.observation import highs, lows, octets, shorts, size
from ludoteca.engine.state import BIT, Actions, Dice, State
from ludoteca.engine.turns import Turns
from ludoteca.engine.values import Event, Result
from ludoteca.research import needs
from ludoteca.research.views import view

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
ROOMS = {"_out", "_seen", "_flags", "_mask", "_legal", "_marked"}  # of a table: furnished anew in a copy


class Table:
    """A game with its seats and options, and a match of it.

    An action is its id; `decline` is one more, for a seat that is merely invited. With `offers` everybody who has an
    action is asked after each action of anybody, in order from the mover, and may decline: so proposals out of turn, as
    in T.E.G., can be made. With `recall` the numbers end with those of perfect recall (engine/recall.py).
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: TableOptions | dict[str, Any] | None = None,
        *,
        offers: bool = False,
        recall: bool = False,
    ) -> None:
        self.game = find_game(game)
        self.seats = needs.seats(self.game, seats)
        self.options = self.game.check(self.seats, options)
        self.pieces = needs.numbers(self.game, self.seats, self.options)
        self.count = size(self.pieces)  # numbers of the view alone
        if recall:
            self.pieces = (*self.pieces, *recalls.pieces(self.game.num_actions))
        self.size = size(self.pieces)
        self.lows, self.highs = lows(self.pieces), highs(self.pieces)
        self.decline = self.game.num_actions
        self.num_actions = self.game.num_actions + 1
        self.offers = offers
        self.memory = recalls.Recall(self.seats) if recall else None
        self.dice: Dice = FastDice(0)
        self.seat = -1  # who is asked; -1: the match is over
        self.may_decline = False
        self.last: list[Event] = []  # what the last action told, with recall
        self._turns = Turns()
        self._asking: list[int] = []  # with offers: who is still to be asked
        self._furnish()

    state: State

    def _furnish(self) -> None:
        """Room for what the engine writes and numpy looks at."""
        self._out = shorts(self.count)
        self._seen: Numbers = view(self._out, np.int16)
        self._flags = octets(self.num_actions)
        self._mask: Mask = view(self._flags, np.int8)
        self._legal = Actions()
        self._marked = 0

    # ---- copies

    def clone(self) -> Table:
        """The same match once more, which goes on by itself: with the same dice, until they are changed."""
        kept = self.__getstate__()
        if self.dealt:
            kept["state"] = self.state.clone()
        if isinstance(self.dice, FastDice):
            kept["dice"] = self.dice.clone()
        if self.memory is not None:
            kept["memory"] = self.memory.copy()
        other = Table.__new__(Table)
        other.__setstate__(kept)
        return other

    def __deepcopy__(self, _memo: dict[int, Any]) -> Table:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """All but the rooms, which are looked into and cannot be copied; whose turn it is, as numbers."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ROOMS}
        return {**kept, "_asking": self._asking[:], "_turns": (int(self._turns.actor), int(self._turns.step))}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._turns = Turns()
        self._turns.actor, self._turns.step = kept["_turns"]
        self._furnish()
        if self.dealt:
            self.state.tale = None if self.memory is None else []  # copies of states tell nothing
        if self.seat >= 0:
            self._offer(self.seat)

    # ---- moves

    @property
    def dealt(self) -> bool:
        """Is there a match?"""
        return hasattr(self, "state")

    def deal(self, seed: int) -> None:
        """A new match."""
        self.dice = FastDice(seed)
        told: list[Event] | None = None
        if self.memory is not None:
            self.memory, told = recalls.Recall(self.seats), []
        self.state = self.game.start(self.seats, self.options, self.dice, told)
        self._turns = Turns()
        self._asking = []
        self._note(told)
        self._ask()

    def play(self, action: int) -> bool:
        """What the asked seat does; False, and nothing has changed, if the rules refuse it."""
        seat = self.seat
        if not 0 <= action < self.num_actions or not self._flags[action]:
            return False
        if action < self.decline:
            if self.memory is not None:
                self.memory.did(seat, action)
            self.state.play(seat, action, self.dice)
            self._note(self.state.tale)
            self._turns.acted(seat)
            if self.offers:
                self._asking = [(seat + step) % self.seats for step in range(self.seats, 0, -1)]
        elif self.memory is not None:
            self.memory.did(seat, action)
        self._ask()
        return True

    def _note(self, told: list[Event] | None) -> None:
        if self.memory is not None and told is not None:
            self.memory.saw(told)
            self.last = told
            self.state.tale = []

    def _ask(self) -> None:
        """Find the next seat, and what it may do."""
        must = int(self.state.must())
        legal = self._legal
        flags = self._flags
        for place in range(self._marked):
            flags[legal.items[place]] = 0
        self._marked = 0
        flags[self.decline] = 0
        seat, self.may_decline = -1, False
        while self.offers and self._asking and must and seat < 0:
            other = self._asking.pop()
            if not must & int(BIT[other]) and self.state.legal(other):
                seat, self.may_decline = other, True
        if seat < 0:
            seat = int(self._turns.next(self.state)) if not self.offers else int(Turns().next(self.state))
            self.may_decline = seat >= 0 and not self.offers and not must & int(BIT[seat])
        self.seat = seat
        if seat >= 0:
            self._offer(seat)

    def seek(self, seat: int) -> None:
        """Ask another seat of those that choose at the same time."""
        if seat != self.seat:
            for place in range(self._marked):
                self._flags[self._legal.items[place]] = 0
            self.seat = seat
            self._offer(seat)

    def _offer(self, seat: int) -> None:
        """Mark what a seat may do."""
        legal = self._legal
        flags = self._flags
        legal.count = 0
        self.state.fill(seat, legal)
        self._marked = int(legal.count)
        items = legal.items
        for place in range(self._marked):
            flags[items[place]] = 1
        if self.may_decline:
            flags[self.decline] = 1

    # ---- questions

    def result(self) -> Result | None:
        """None while the match goes on."""
        return self.state.result()

    def numbers(self, seat: int | None) -> Numbers:
        """What a seat sees (None: a spectator), as an array of its own."""
        self.state.observe(-1 if seat is None else seat, self._out, 0)
        if self.memory is None or seat is None:
            return self._seen.copy()
        return np.concatenate([self._seen, np.array(self.memory.numbers(seat), np.int16)])

    def mask(self, seat: int) -> Mask:
        """What a seat may do now: nothing, if it is not asked."""
        return self._mask.copy() if seat == self.seat else np.zeros(self.num_actions, np.int8)

    def legal(self) -> list[int]:
        """The actions of the asked seat, with `decline` if it may."""
        actions = [int(self._legal.items[place]) for place in range(self._marked)]
        return [*actions, self.decline] if self.may_decline else actions

    def text(self, viewer: int | None = None) -> str:
        """What a seat sees (None: a spectator), in plain lines."""
        head = "over" if self.seat < 0 else f"seat {self.seat} is asked"
        if 0 <= self.seat == viewer:
            head += f": {self.state.asked(self.seat) or 'anything to say?'}"
        lines = [f"{self.game.title}, {head}"]
        lines += [f"  {name}: {_plain(part)}" for name, part in self.state.view(viewer).items() if name != "seat"]
        return "\n".join(lines)

    def picture(self, viewer: int | None = None) -> NDArray[np.uint8]:
        """The same as the board's picture, 640 by 960 points of red, green and blue (research/pictures)."""
        from ludoteca.research.pictures import picture  # noqa: PLC0415 - only who draws needs Pillow

        asked = self.state.asked(self.seat) if 0 <= self.seat == viewer else ""
        return np.asarray(picture(self.game, self.state.view(viewer), asked))

    def rendered(self, mode: str | None, viewer: int | None) -> str | NDArray[np.uint8] | None:
        """What the modes of tools give: `ansi` the text, `rgb_array` the picture; `human` prints the text."""
        if mode == "rgb_array":
            return self.picture(viewer)
        if mode == "ansi":
            return self.text(viewer)
        print(self.text(viewer))  # noqa: T201 - the mode `human`
        return None


def _plain(part: Any) -> str:
    """A part of a view in one line, or a line for each row of a board."""
    if isinstance(part, list) and part and all(isinstance(row, list) for row in part):
        return "".join("\n    " + " ".join("." if cell is None else str(cell) for cell in row) for row in part)
    if isinstance(part, dict):
        return ", ".join(f"{name} {_plain(value)}" for name, value in part.items())
    if isinstance(part, list):
        return "[" + ", ".join(_plain(item) for item in part) + "]"
    return "-" if part is None else str(part)
