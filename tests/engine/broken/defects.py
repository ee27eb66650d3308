"""The honest game with one defect each."""

from typing import ClassVar, Literal

from ludoteca.engine.bot import Player
from ludoteca.engine.contract import NOT_ALLOWED, Limits, TableOptions, only
from ludoteca.engine.shapes import Shape, Shapes
from tests.engine.broken.honest import CARD, HighCards, Table, View


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


class LeakingMotive(Table):
    def motive(self, seat, action):
        return "", {"higher": max(self.hands[1 - seat], default=0)}


class UndeclaredMotive(Table):
    def motive(self, seat, action):
        return "whim", {}


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
        saved = super().save()
        saved[1] = [self.hands, self.deck, [[], []]]
        return saved


class ForgetfulClone(Table):
    """Copies by hand, and not whose turn it is."""

    def clone(self):
        other = type(self)()
        other.hands = [list(hand) for hand in self.hands]
        other.deck = list(self.deck)
        other.laid = [list(cards) for cards in self.laid]
        return other


class RarelyForgetfulClone(Table):
    """A field that no match changes is not copied."""

    variant: int = 0

    def clone(self):
        other = super().clone()
        other.variant = 0
        return other


class UndeclaredField(Table):
    def play(self, seat, action, dice):
        self.last = action
        return super().play(seat, action, dice)


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


class SecretKeptTwice(Table):
    """The view leaks the next card of the deck, and the guess keeps it: no guess ever differs there."""

    def view(self, seat):
        return {**super().view(seat), "next": self.deck[:1]}

    def guess(self, seat, dice):
        world = super().guess(seat, dice)
        if self.deck:
            first = self.deck[0]
            for cards in (*world.hands, world.deck):
                if first in cards and cards is not world.deck:
                    cards[cards.index(first)] = world.deck[0]
                    cards.sort()
                    world.deck[0] = first
            world.deck.sort(key=lambda card: card != first)
        return world


class LoudDraw(Table):
    """Everybody is told which card was drawn."""

    def draw(self, seat, dice):
        super().draw(seat, dice)
        if self.tale is not None:
            self.tell("drew", {"seat": seat, "card": self.hands[seat][0]})


class LeakingRefusal(Table):
    def refusal(self, seat, action):
        refusal = super().refusal(seat, action)
        return NOT_ALLOWED if refusal is not None and action in self.hands[1 - seat] else refusal


class StubbornGuess(Table):
    """Never asks its dice."""

    def guess(self, seat, dice):
        return super().guess(seat, FirstDice())


class FirstDice:
    def below(self, n):
        return 0


class SilentReport(Table):
    """Shows a card, and says that it showed nothing."""

    def play(self, seat, action, dice):
        self.hands[seat].remove(action)
        self.laid[seat].append(action)
        self.turn = 1 - seat
        return 0

    def view(self, seat):
        return {**super().view(seat), "left": [sum(hand) for hand in self.hands] if self.laid[0] else []}


class ChangingView(Table):
    def view(self, seat):
        self.laid[0].append(9)
        return super().view(seat)


class LentView(Table):
    def view(self, seat):
        return {**super().view(seat), "laid": self.laid}


class SwallowedChance(Table):
    def draw(self, seat, dice):
        try:
            super().draw(seat, dice)
        except Exception:
            self.hands[seat].append(self.deck.pop())


class EndlessTalk(Table):
    """Whoever is not asked may always chatter."""

    def fill(self, seat, actions):
        super().fill(seat, actions)
        if self.must() and not self.must() >> seat & 1:
            actions.add(0)

    def refusal(self, seat, action):
        if self.must() and not self.must() >> seat & 1 and action == 0:
            return None
        return super().refusal(seat, action)

    def play(self, seat, action, dice):
        return super().play(seat, action, dice) if self.must() >> seat & 1 else 0


class SetFacts(Table):
    def play(self, seat, action, dice):
        if self.tale is not None:
            self.tell("laid", {"seat": seat, "card": (1, 2)})
        return super().play(seat, action, dice)


class UnknownField(Table):
    """Shows a seat, and nobody else, a field that is not declared."""

    def view(self, seat):
        return {**super().view(seat), "round": 3} if seat == 1 else super().view(seat)


class MissingField(Table):
    """Does not show spectators a field that everybody is promised."""

    def view(self, seat):
        shown = super().view(seat)
        if seat is None:
            del shown["deck"]
        return shown


class WrongField(Table):
    """Once the deck is gone it is told in a word."""

    def view(self, seat):
        return {**super().view(seat), "deck": len(self.deck) or "empty"}


class ForgottenFact(Table):
    def draw(self, seat, dice):
        tale, self.tale = self.tale, None
        super().draw(seat, dice)
        self.tale = tale
        if self.tale is not None:
            self.tell("drew", {"seat": seat}, only(seat))


class TalkativePreview(Table):
    def preview(self, seat, action):
        return {**super().preview(seat, action), "card": action}


class FewerNumbers(Table):
    def numbers(self, seat):
        return super().numbers(seat)[:-1]


class UnwrittenNumber(Table):
    """Passes over whose turn it is when it is that of seat 0."""

    def observe(self, seat, out, at):
        for place, number in enumerate(self.numbers(seat)):
            if place != 1 or self.turn == 1:
                out[at + place] = number
        return at + place + 1


class LooseNumber(Table):
    """Counts the deck from the other end, and beyond it."""

    def numbers(self, seat):
        seen = super().numbers(seat)
        return [*seen[:2], 2 * len(self.deck) + 1, *seen[3:]]


class NumbersBeside(Table):
    """Clears the place after its own."""

    def observe(self, seat, out, at):
        at = super().observe(seat, out, at)
        if at < len(out):
            out[at] = 0
        return at


class BusyNumbers(Table):
    def observe(self, seat, out, at):
        self.deck = self.deck[1:] + self.deck[:1]
        return super().observe(seat, out, at)


class LeakingNumbers(Table):
    """Tells where the rival's cards are too."""

    def numbers(self, seat):
        seen = super().numbers(seat)
        return [*seen[:-8], *(int(card in self.hands[0] or card in self.hands[1]) for card in range(8))]


class LossyNumbers(Table):
    """Forgets in which order cards were laid, which the view tells."""

    def numbers(self, seat):
        seen = super().numbers(seat)
        return [*seen[:3], *sorted(seen[3:11]), *sorted(seen[11:19]), *seen[19:]]


class SecretChoice(Table):
    """Both lay a card at the same time, unseen until the other has chosen, but the numbers tell."""

    chosen: list[int]

    def __init__(self):
        super().__init__()
        self.chosen = [-1, -1]

    def must(self):
        return sum(1 << seat for seat in range(2) if self.chosen[seat] < 0) if any(self.hands) else 0

    def play(self, seat, action, dice):
        self.chosen[seat] = action
        if min(self.chosen) >= 0:
            for each, card in enumerate(self.chosen):
                super().play(each, card, dice)
            self.chosen = [-1, -1]
        return 0

    def numbers(self, seat):
        seen = super().numbers(seat)
        return [seen[0], int(self.chosen[0] >= 4), *seen[2:]]


class Faceless(HighCards):
    characters = ("hard",)


class WrongMoment(HighCards):
    moments: ClassVar = {"laid": "joker"}


class UnknownLevel(HighCards):
    def levels(self, seats, options):
        return ("genius",)


class LongMatch(HighCards):
    def limits(self, seats, options):
        return Limits(decisions=7)


class TwinPieces(HighCards):
    def observation(self, seats, options):
        return tuple(piece._replace(name="turn") for piece in super().observation(seats, options))


class BottomlessPiece(HighCards):
    def observation(self, seats, options):
        return tuple(piece._replace(low=9, high=0) for piece in super().observation(seats, options))


class LargeDie(HighCards):
    def limits(self, seats, options):
        return Limits(sides=7)


class ForeignPreview(HighCards):
    """Declares what an action shows that there is not."""

    shapes = Shapes(view=View, events={"laid": CARD, "drew": CARD}, previews={"bluff": {}})


class Events(Shape):
    pass


class Crowded(View, kw_only=True):
    laid_so_far: list[Events]


class NamedLikeAll(HighCards):
    """A part of the view takes the name that all events have together."""

    shapes = Shapes(view=Crowded, events={"laid": CARD, "drew": CARD})


class NamelessLots(HighCards):
    def lots(self, state):
        return [["lion"], ["owl"]]


class LotsOfOneSeat(HighCards):
    def lots(self, state):
        return [["lion"]]


class MoreSeats(HighCards):
    seats = (2, 3)

    def cases(self):
        return super().cases()[:1]


class Coloured(TableOptions, frozen=True, kw_only=True):
    colour: Literal["red", "blue"] = "red"


class UnplayedOption(HighCards):
    Options = Coloured


class LostSeat(HighCards):
    def sides(self, seats, options):
        return ((0,),)


class FoolishBot(Player):
    def act(self, state, seat, dice):
        return 999


class PeekingBot(Player):
    """Keeps its high card back if the rival holds a higher one."""

    def act(self, state, seat, dice):
        return state.hands[seat][0 if max(state.hands[1 - seat], default=0) > max(state.hands[seat]) else -1]


class Foolish(HighCards):
    def normal(self, dice):
        return FoolishBot(dice)


class Peeking(HighCards):
    def normal(self, dice):
        return PeekingBot(dice)


def broken(table):
    game = HighCards()
    game.Position = table
    return game


HASHED = broken(HashedView)
