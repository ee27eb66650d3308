"""The honest game with a generator of its own."""

import random

from tests.engine.broken.honest import HighCards, Table


class HiddenGenerator(Table):
    def draw(self, seat, dice):
        self.hands[seat].append(self.deck.pop(random.randrange(len(self.deck))))
        self.hands[seat].sort()


GAME = HighCards()
GAME.Position = HiddenGenerator
