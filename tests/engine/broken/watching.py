"""The honest game, which looks at the clock."""

import time

from tests.engine.broken.honest import HighCards, Table


class Clock(Table):
    def play(self, seat, action, dice):
        time.monotonic()
        return super().play(seat, action, dice)


GAME = HighCards()
GAME.Position = Clock
