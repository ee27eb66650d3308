"""What the characters of Tacocat like, among actions that are about as good. Compiled."""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.bot import Taste
from ludoteca.engine.native import i64
from ludoteca.engine.state import State
from ludoteca.games.tacocat.data import ANSWER, ATTACK, ATTACK_CARD, ATTACK_COUNT, DUEL, UNMARK

BRAWLER: Final = 1.0
MISER: Final = -1.0


@final
class Fire(Taste):
    """Likes to play high cards, and many of them; with the sign turned round, to save them."""

    def __init__(self, heat: float) -> None:
        self.heat = heat

    def liking(self, state: State, seat: i64, action: i64) -> float:
        """How much strength it puts on the table."""
        if DUEL < action <= ANSWER:
            return self.heat * float(action - DUEL)
        if ANSWER < action < ATTACK:
            return self.heat * float(action - ANSWER)
        if ATTACK <= action <= UNMARK:
            return self.heat * float(ATTACK_CARD[action - ATTACK] * ATTACK_COUNT[action - ATTACK])
        return 0.0
