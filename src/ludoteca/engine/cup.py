"""The dice of one match: what they are, what was drawn, and the secret that proves them."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.engine.dice import FastDice, RecordedDice, RecordingDice
from ludoteca.engine.fair import FairDice, ProvenDice, commitment
from ludoteca.engine.log import Head, Play, Start
from ludoteca.engine.state import Dice
from ludoteca.engine.values import LogError, LudotecaError


class Cup:
    """Without dice, as after a replay, a match can be looked at and cannot go on."""

    def __init__(self, dice: Dice | None = None, server_seed: str = "") -> None:
        self.dice = dice
        self.server_seed = server_seed  # of fair dice; told when the match is over
        self.sides: list[int] = []  # draw by draw over the whole match, undone ones too

    def recording(self, entry: int) -> RecordingDice:
        """The dice turned to the next entry: fair ones by number, fast ones as a copy that `put_back` keeps."""
        if self.dice is None:
            raise LudotecaError("this match was replayed without dice and cannot go on")
        if isinstance(self.dice, FairDice):
            self.dice.turn_to(entry, len(self.sides))
        return RecordingDice(self.dice.clone() if isinstance(self.dice, FastDice) else self.dice)

    def recorded(self, entry: Start | Play, prove: FairDice | None) -> RecordedDice:
        """What an entry of a log says that they answered; `prove` derives each draw again."""
        if prove is None:
            return RecordedDice(list(entry.d))
        prove.turn_to(entry.n, len(self.sides))
        return ProvenDice(list(entry.d), prove)

    def put_back(self, dice: Dice | None, sides: Sequence[int]) -> None:
        """After an accepted step: the dice as they stand then (None: as before), and the sides that it drew with."""
        self.sides += sides
        if dice is not None:
            self.dice = dice

    def refill(self, head: Head, dice: Dice | None, server_seed: str) -> None:
        """Dice for a replayed match that goes on: its own seed if they are fair, else any."""
        if server_seed:
            if head.dice != "fair" or commitment(server_seed) != head.commitment:
                raise LogError("head: this seed is not the one that the match committed to")
            self.server_seed = server_seed
            self.dice = FairDice(server_seed, head)
        elif dice is not None:
            if head.dice == "fair":
                raise LogError("head: a match with fair dice goes on with its own seed only")
            self.dice = dice
