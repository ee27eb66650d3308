"""What a position of Sequence is worth, for search. Compiled."""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.bot import Judge
from ludoteca.engine.net import Contest, contest_beside
from ludoteca.engine.state import State
from ludoteca.games.sequence.data import FINISHED, NOBODY, PLAYING
from ludoteca.games.sequence.facts import Facts
from ludoteca.games.sequence.rules import Sequence

AHEAD: Final = 3  # cards that are drawn before it is asked, and one more for each seat beyond two
FURTHER_AHEAD: Final = 5

NETS: Final[dict[int, Contest]] = {}  # by the number of teams, read when first needed


def learned_net(teams: int) -> Contest:
    """The network for two teams, or for three."""
    if teams not in NETS:
        NETS[teams] = contest_beside(__file__, f"net-{teams}.bin")
    return NETS[teams]


@final
class LineJudge(Judge):
    """Foresees who wins from the lines and the hands of the world that is judged."""

    def __init__(self) -> None:
        self.facts = Facts()
        self.ahead = AHEAD

    def deepen(self) -> None:
        """Let another round be played."""
        self.ahead = FURTHER_AHEAD

    def ends(self, before: State, now: State) -> bool:
        """Has everybody answered? Cards drawn count the turns; a new pile ends it too."""
        assert isinstance(before, Sequence)
        assert isinstance(now, Sequence)
        if now.phase != PLAYING or now.drawer != NOBODY or now.penalty != 0 or now.exchanged:
            return now.phase == FINISHED
        drawn = before.in_deck - now.in_deck
        return drawn >= self.ahead + now.seats - 2 or drawn < 0

    def worth(self, state: State) -> list[float]:
        """How likely each seat is to win."""
        assert isinstance(state, Sequence)
        if state.phase == FINISHED:
            if state.winner == NOBODY:
                return [0.5] * state.seats
            return [1.0 if seat % state.teams == state.winner else 0.0 for seat in range(state.seats)]
        self.facts.look(state)
        shares = learned_net(int(state.teams)).shares(self.facts.numbers, state.teams)
        return [shares[seat % int(state.teams)] for seat in range(state.seats)]
