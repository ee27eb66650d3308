"""A player of Revanche that has learned by playing: one network for each division. Compiled."""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.bot import Player
from ludoteca.engine.native import i64
from ludoteca.engine.net import Net, beside, best_action, drawn_action
from ludoteca.engine.state import Actions, Dice, State
from ludoteca.games.revanche.bot import Normal, imagine_wall
from ludoteca.games.revanche.data import KICK, WALL
from ludoteca.games.revanche.insight import HalfInsight
from ludoteca.games.revanche.rules import Revanche

SHARP: Final = 60.0  # a card for a set piece that makes winning 1 % less likely is chosen about half as often

NETS: Final[dict[int, Net]] = {}  # by division, read when first needed


def learned_net(division: int) -> Net:
    """The network of a division."""
    if division not in NETS:
        NETS[division] = beside(__file__, f"net-{division}.bin")
    return NETS[division]


@final
class Learned(Player):
    """Does what its network thinks best, and cannot be foreseen where cards are chosen in secret.

    The networks know matches of two; pairs and the shoot-out are played as `normal` does.
    """

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.normal = Normal(dice)
        self.insight = HalfInsight()
        self.facts = Actions()

    def act(self, state: State, seat: i64, dice: Dice) -> i64:
        """The action after which the match is most likely won."""
        assert isinstance(state, Revanche)
        if state.seats > 2 or not self.insight.speaks(state, seat):
            return self.normal.act(state, seat, dice)
        net = learned_net(int(state.division))
        if state.phase in (WALL, KICK):
            return drawn_action(net, self.insight, state, seat, SHARP, dice)
        return best_action(net, self.insight, state, seat, self.facts)

    def imagine(self, state: State, seat: i64, dice: Dice) -> None:
        """The defender of a set piece puts a card face down anew, as this player would."""
        assert isinstance(state, Revanche)
        imagine_wall(self, state, seat, dice)
