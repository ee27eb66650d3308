"""A stranger's game: High Cards with a notebook, in which whoever is not asked may write, unseen by the other."""

from ludoteca.engine.contract import NOT_ALLOWED, Action
from tests.engine.broken.honest import DECK, HighCards, Table

NOTE, READY = DECK, DECK + 1


class Note(Action, frozen=True, tag="note"):
    """Write something down."""


class Ready(Action, frozen=True, tag="ready"):
    """Pick up the pencil: a harmless move of one's own, before a card is laid."""


class Notebook(Table):
    notes: list[int]
    ready: list[int]

    def __init__(self):
        super().__init__()
        self.notes = [0, 0]
        self.ready = [0, 0]

    def fill(self, seat, actions):
        if not self.must() >> seat & 1:
            if self.must() and not self.notes[seat]:
                actions.add(NOTE)
        elif self.ready[seat]:
            super().fill(seat, actions)
        else:
            actions.add(READY)

    def refusal(self, seat, action):
        return None if action in self.legal(seat) else NOT_ALLOWED

    def play(self, seat, action, dice):
        if action < DECK:
            self.ready[seat] = 0
            return super().play(seat, action, dice)
        (self.notes if action == NOTE else self.ready)[seat] = 1
        return 0

    def view(self, seat):
        shown = super().view(seat)
        return shown if seat is None else shown | {"note": self.notes[seat], "ready": self.ready[seat]}


class NotebookGame(HighCards):
    actions = (*HighCards.actions, Note(), Ready())
    Position = Notebook


GAME = NotebookGame()
