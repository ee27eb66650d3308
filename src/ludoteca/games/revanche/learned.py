"""A player of Revanche that has learned by playing: its network knows the second division. Compiled."""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.bot import Player
from ludoteca.engine.native import i64
from ludoteca.engine.net import Net, beside, best_action
from ludoteca.engine.state import Actions, Dice, State
from ludoteca.games.revanche.bot import Normal, cards_to_commit, imagine_wall, reopen_wall
from ludoteca.games.revanche.insight import HalfInsight
from ludoteca.games.revanche.rules import Revanche

DIVISION: Final = 2  # in the others a network was no better than `normal` (docs/bots-revanche.md)
NETS: Final[list[Net]] = []  # read when it is first needed


def learned_net() -> Net:
    """The network of the game's folder."""
    if not NETS:
        NETS.append(beside(__file__, f"net-{DIVISION}.bin"))
    return NETS[0]


@final
class Learned(Player):
    """Does what its network thinks best.

    The network knows matches of two; all else, and the shoot-out, is played as `normal` does.
    """

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.normal = Normal(dice)
        self.insight = HalfInsight()
        self.facts = Actions()

    def act(self, state: State, seat: i64, dice: Dice) -> i64:
        """The action after which the match is most likely won."""
        assert isinstance(state, Revanche)
        if state.seats > 2 or state.division != DIVISION or not self.insight.speaks(state, seat):
            return self.normal.act(state, seat, dice)
        return best_action(learned_net(), self.insight, state, seat, self.facts)

    def imagine(self, state: State, seat: i64, dice: Dice) -> None:
        """The defender of a set piece puts a card face down anew, as this player would."""
        assert isinstance(state, Revanche)
        imagine_wall(self, state, seat, dice)

    def reopen(self, state: State, seat: i64) -> i64:
        """The two of a set piece choose a card each, and neither sees the other's."""
        assert isinstance(state, Revanche)
        return reopen_wall(state, seat)

    def replies(self, state: State, rival: i64) -> list[int]:
        """Every card of his hand."""
        assert isinstance(state, Revanche)
        return cards_to_commit(state, rival)
