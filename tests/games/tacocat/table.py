"""Tables of Tacocat with the cards that a test wants."""

from ludoteca import FastDice, game
from ludoteca.engine.state import Dice
from ludoteca.games.tacocat.actions import Answer, Attack, Done, Duel, Mark

GAME = game("tacocat")
FULL = {1: 3, 2: 4, 3: 5, 4: 6, 5: 6, 6: 5, 7: 4, 8: 3}


class CardDice(Dice):
    """Draws the cards that it is told, and then the lowest left."""

    def __init__(self, cards, deck):
        self.draws = 0
        self.cards = list(cards)
        self.deck = dict(deck)

    def below(self, n):
        self.draws += 1
        if n == 36:
            self.deck = dict(FULL)
        assert sum(self.deck.values()) == n, "the pile is not what the test thinks"
        card = self.cards.pop(0) if self.cards else min(card for card, count in self.deck.items() if count)
        place = sum(count for lower, count in self.deck.items() if lower < card)
        self.deck[card] -= 1
        return place


class Table:
    """A match from a deal of the test's choice; it plays typed actions and returns itself."""

    def __init__(self, north, south, *, tile=3, covered=(), board="printed"):
        self.state = GAME.start(2, GAME.check(2, {"board": board}), FastDice(1))
        self.state.tile = tile
        self.state.covered = sum(2**number for number in covered)
        self.state.round = 0
        self.state.start_round(CardDice([*north, *south], FULL))

    def play(self, seat, action, *draws):
        self.state.tale = []
        self.report = self.state.apply(seat, GAME.action_id(action), CardDice(draws, self.deck()))
        self.told = [(event.kind, event.facts) for event in self.state.tale]
        self.state.check()
        return self

    def no_swap(self):
        for seat in (*self.state.waiting(), *self.state.waiting()):
            if seat in self.state.waiting() and self.view(seat)["phase"] == "swap":
                self.play(seat, Done())
        return self

    def swap(self, seat, cards, *draws):
        for card in cards:
            self.play(seat, Mark(card))
        return self.play(seat, Done(), *draws)

    def duel(self, north, south, *draws):
        return self.play(0, Duel(north)).play(1, Duel(south), *draws)

    def clash(self, attacker, card, *answers, count=1):
        self.play(attacker, Attack(card, count))
        for answer in answers:
            self.play(1 - attacker, Answer(answer))
        return self

    def view(self, seat=None):
        return self.state.view(seat)

    def hand(self, seat):
        return self.view(seat)["hand"]

    def legal(self, seat):
        return [GAME.action(number) for number in self.state.legal(seat)]

    def refused(self, seat, action):
        refusal = self.state.why_not(seat, GAME.action_id(action))
        return (refusal.code, refusal.rule) if refusal else None

    def kinds(self):
        return [kind for kind, _ in self.told]

    def deck(self):
        left = dict(FULL)
        for seat in (0, 1):
            for card in [*self.view(seat)["hand"], *self.view(seat)["dropped"]]:
                left[card] -= 1
        for card in self.view()["seen"]:
            left[card] -= 1
        return left
