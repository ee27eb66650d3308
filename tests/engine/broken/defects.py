"""The honest game with one defect each."""

from tests.engine.broken.honest import HighCards, Table


class LeakingView(Table):
    def view(self, seat):
        return {**super().view(seat), "strongest": max([*self.hands[0], *self.hands[1]], default=0)}


class OpenGuess(Table):
    def guess(self, seat, dice):
        return self.clone()


class PeekingGuess(Table):
    """Shuffles what is hidden in the order in which it truly lies."""

    def guess(self, seat, dice):
        world = self.clone()
        others = [other for other in range(2) if other != seat]
        hidden = [*self.deck, *(card for other in others for card in self.hands[other])]
        for other in others:
            world.hands[other] = sorted(hidden.pop(dice.below(len(hidden))) for _ in self.hands[other])
        world.deck = hidden
        return world


class ImpossibleGuess(Table):
    def guess(self, seat, dice):
        world = super().guess(seat, dice)
        world.deck = [0] * len(world.deck)
        return world


class LeakingPreview(Table):
    def preview(self, seat, action):
        return {"worth": float(action - max(self.hands[1 - seat], default=0))}


class SharedList(Table):
    def clone(self):
        other = super().clone()
        other.laid = self.laid
        return other


class IncompleteList(Table):
    def fill(self, seat, actions):
        if self.must() >> seat & 1:
            for card in self.hands[seat][:1]:
                actions.add(card)


class UnsortedList(Table):
    def fill(self, seat, actions):
        if self.must() >> seat & 1:
            for card in reversed(self.hands[seat]):
                actions.add(card)


class Endless(Table):
    def play(self, seat, action, dice):
        self.turn = 1 - seat
        return 0


class ChangingRefusal(Table):
    def refusal(self, seat, action):
        refusal = super().refusal(seat, action)
        if refusal is not None:
            self.deck.append(9)
        return refusal


class LostCard(Table):
    def play(self, seat, action, dice):
        report = super().play(seat, action, dice)
        self.laid[seat].pop()
        return report


class ForgetfulSave(Table):
    def save(self):
        return [self.hands, self.deck, [[], []], self.turn]


class UndeclaredEvent(Table):
    def play(self, seat, action, dice):
        if self.tale is not None:
            self.tell("boasted", {"seat": seat})
        return super().play(seat, action, dice)


class WinnerlessEnd(Table):
    def result(self):
        return None


class HashedView(Table):
    def view(self, seat):
        return {**super().view(seat), "words": list({"red", "green", "blue", "white", "black"})}


class TupleView(Table):
    def view(self, seat):
        return {**super().view(seat), "laid": tuple(tuple(cards) for cards in self.laid)}


def broken(table):
    game = HighCards()
    game.table = table
    return game


HASHED = broken(HashedView)
