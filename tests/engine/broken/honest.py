"""High Cards: eight cards, two a hand, play one and draw one until all are gone; the higher sum wins."""

from pathlib import Path

from ludoteca.engine.contract import NOT_ASKED, Action, Game, Limits, Piece, Refusal, Result, State, only
from ludoteca.engine.shapes import UNSET, BySeat, Count, Maybe, Seat, Shape, Shapes

NOT_HELD = Refusal("not-held", "1")
DECK = 8


class Lay(Action, frozen=True, tag="lay"):
    card: int


class View(Shape):
    laid: BySeat[list[int]]
    deck: Count
    turn: Seat
    hand: Maybe[list[int]] = UNSET


CARD = {"seat": Seat, "card": int}


class Table(State):
    hands: list[list[int]]
    deck: list[int]
    laid: list[list[int]]
    turn: int = 0

    def __init__(self):
        self.seats = 2
        self.hands = [[], []]
        self.deck = list(range(DECK))
        self.laid = [[], []]

    def draw(self, seat, dice):
        card = self.deck.pop(dice.below(len(self.deck)))
        self.hands[seat].append(card)
        self.hands[seat].sort()
        if self.tale is not None:
            self.tell("drew", {"seat": seat, "card": card}, only(seat))

    def must(self):
        return 0 if not any(self.hands) else 1 << self.turn

    def fill(self, seat, actions):
        if self.must() >> seat & 1:
            for card in self.hands[seat]:
                actions.add(card)

    def refusal(self, seat, action):
        if not self.must() >> seat & 1:
            return NOT_ASKED
        return None if action in self.hands[seat] else NOT_HELD

    def play(self, seat, action, dice):
        self.hands[seat].remove(action)
        self.laid[seat].append(action)
        if self.deck:
            self.draw(seat, dice)
        self.turn = 1 - seat
        if self.tale is not None:
            self.tell("laid", {"seat": seat, "card": action})
        return 2

    def result(self):
        if self.must():
            return None
        ahead = sum(self.laid[0]) - sum(self.laid[1])
        ranks = (1, 1) if ahead == 0 else (1, 2) if ahead > 0 else (2, 1)
        return Result(ranks, (float(ahead), float(-ahead)), "sum")

    def check(self):
        cards = sorted([*self.deck, *self.hands[0], *self.hands[1], *self.laid[0], *self.laid[1]])
        assert cards == list(range(DECK)), f"the cards are {cards}"

    def view(self, seat):
        shown = {"laid": [list(cards) for cards in self.laid], "deck": len(self.deck), "turn": self.turn}
        if seat is not None:
            shown["hand"] = list(self.hands[seat])
        return shown

    def numbers(self, seat):
        laid = [card for cards in self.laid for card in [*cards, *[-1] * (DECK - len(cards))]]
        hand = [int(seat >= 0 and card in self.hands[seat]) for card in range(DECK)]
        return [seat, self.turn, len(self.deck), *laid, *hand]

    def observe(self, seat, out, at):
        for number in self.numbers(seat):
            out[at] = number
            at += 1
        return at

    def guess(self, seat, dice):
        world = self.clone()
        known = [*self.laid[0], *self.laid[1], *([] if seat is None else self.hands[seat])]
        hidden = [card for card in range(DECK) if card not in known]
        for other in range(2):
            if other != seat:
                count = len(self.hands[other])
                world.hands[other] = sorted(hidden.pop(dice.below(len(hidden))) for _ in range(count))
        world.deck = hidden
        return world

    def asked(self, seat):
        return "lay" if self.must() >> seat & 1 else ""

    def preview(self, seat, action):
        return {"worth": float(action)}


class HighCards(Game):
    name = "high_cards"
    title = "High Cards"
    version = 1
    seats = (2,)
    actions = tuple(Lay(card) for card in range(DECK))
    refusals = (NOT_HELD,)
    shapes = Shapes(view=View, events={"laid": CARD, "drew": CARD})
    asks = ("lay",)
    reasons = ("sum",)
    text = Path(__file__).parent / "text"
    Position = Table

    def start(self, seats, options, dice, tale=None):
        state = self.Position()
        state.tale = tale
        for seat in (0, 0, 1, 1):
            state.draw(seat, dice)
        return state

    def observation(self, seats, options):
        return (
            Piece("seat", -1, 1),
            Piece("turn", 0, 1),
            Piece("deck", 0, DECK),
            Piece("laid", -1, DECK - 1, (2, DECK)),
            Piece("hand", 0, 1, (DECK,)),
        )

    def limits(self, seats, options):
        return Limits(DECK, DECK)


GAME = HighCards()
