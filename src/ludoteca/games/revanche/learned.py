"""A player of Revanche that has learned by playing: one network for each division but the first. Compiled."""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.bot import Player
from ludoteca.engine.native import i64
from ludoteca.engine.net import Net, beside, best_action
from ludoteca.engine.state import Actions, Dice, State
from ludoteca.games.revanche.bot import Normal, imagine_wall
from ludoteca.games.revanche.insight import HalfInsight
from ludoteca.games.revanche.rules import Revanche

NETS: Final[dict[int, Net]] = {}  # by division, read when first needed


def learned_net(division: int) -> Net:
    """The network of a division."""
    if division not in NETS:
        NETS[division] = beside(__file__, f"net-{division}.bin")
    return NETS[division]


@final
class Learned(Player):
    """Does what its network thinks best.

    The networks know matches of two without the referee; all else, and the shoot-out, is played as `normal` does.
    """

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.normal = Normal(dice)
        self.insight = HalfInsight()
        self.facts = Actions()

    def act(self, state: State, seat: i64, dice: Dice) -> i64:
        """The action after which the match is most likely won."""
        assert isinstance(state, Revanche)
        if state.seats > 2 or state.division == 1 or not self.insight.speaks(state, seat):
            return self.normal.act(state, seat, dice)
        return best_action(learned_net(int(state.division)), self.insight, state, seat, self.facts)

    def imagine(self, state: State, seat: i64, dice: Dice) -> None:
        """The defender of a set piece puts a card face down anew, as this player would."""
        assert isinstance(state, Revanche)
        imagine_wall(self, state, seat, dice)
