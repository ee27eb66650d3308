"""A player of Tacocat that has learned by playing. Compiled."""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.bot import Player
from ludoteca.engine.native import i64
from ludoteca.engine.net import Net, beside, best_action, drawn_action
from ludoteca.engine.state import Actions, Dice, State
from ludoteca.games.tacocat.bot import choose_anew, reopen_duel
from ludoteca.games.tacocat.data import DUELLING
from ludoteca.games.tacocat.insight import RoundInsight
from ludoteca.games.tacocat.rules import Tacocat

SHARP: Final = 60.0  # a duel card that makes winning the round 1 % less likely is drawn about half as often

NETS: Final[list[Net]] = []  # read when it is first needed


def learned_net() -> Net:
    """The network of the game's folder."""
    if not NETS:
        NETS.append(beside(__file__))
    return NETS[0]


@final
class Learned(Player):
    """Does what its network thinks best, and puts cards down for the duel that cannot be foreseen."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.net = learned_net()
        self.insight = RoundInsight()
        self.facts = Actions()

    def act(self, state: State, seat: i64, dice: Dice) -> i64:
        """The action after which the round is most likely won."""
        assert isinstance(state, Tacocat)
        if state.phase == DUELLING:
            return drawn_action(self.net, self.insight, state, seat, SHARP, dice)
        return best_action(self.net, self.insight, state, seat, self.facts)

    def imagine(self, state: State, seat: i64, dice: Dice) -> None:
        """What the rival has put face down or marked is put there anew, as this player would."""
        assert isinstance(state, Tacocat)
        choose_anew(self, state, 1 - seat, dice)

    def reopen(self, state: State, seat: i64) -> i64:
        """Both put a card down for the duel at once."""
        assert isinstance(state, Tacocat)
        return reopen_duel(state, seat)
