"""The protocol of every driver: who must, who may, and who is asked again."""

from ludoteca import FastDice, Match
from ludoteca.bots import Random, play_out
from ludoteca.bots.rewards import rewards
from ludoteca.bots.search import Search
from ludoteca.bots.tree import simulations
from ludoteca.engine.bot import Bot, Budget
from ludoteca.engine.contract import Action, Game, Result, State
from ludoteca.engine.playout import playout
from tests.engine.broken.honest import HighCards


class Pass(Action, frozen=True, tag="pass"):
    pass


class Shout(Action, frozen=True, tag="shout"):
    pass


class Invitations(State):
    """Seat 0 passes four times; after each, the two others may shout once."""

    def __init__(self):
        self.seats = 3
        self.passed = 0
        self.open = 0
        self.shouts = [0, 0, 0]

    def must(self):
        return 1 if self.passed < 4 else 0

    def may(self):
        return self.open if self.passed < 4 else 0

    def fill(self, seat, actions):
        if self.must() >> seat & 1:
            actions.add(0)
        if self.may() >> seat & 1:
            actions.add(1)

    def play(self, seat, action, dice):
        if action == 0:
            self.passed += 1
            self.open = 6
        else:
            self.shouts[seat] += 1
            self.open &= ~(1 << seat)
        return 0

    def clone(self):
        other = Invitations()
        other.passed, other.open, other.shouts = self.passed, self.open, list(self.shouts)
        return other

    def result(self):
        return None if self.must() else Result((1, 1, 1), (0.0, 0.0, 0.0), "end")

    def view(self, seat):
        return {}

    def guess(self, seat, dice):
        return self.clone()

    def save(self):
        return [self.passed, self.open, self.shouts]


class Party(Game):
    name = title = "party"
    version = 1
    seats = (3,)
    actions = (Pass(), Shout())
    text = HighCards.text

    def start(self, seats, options, dice, tale=None):
        return Invitations()


class Scripted(Bot):
    """Shouts whenever it is invited, or never."""

    def __init__(self, *, shouts):
        self.shouts = shouts
        self.asked = 0

    def choose(self, seat, view, actions, guess, budget):
        self.asked += 1
        return actions[0] if self.shouts or actions == [0] else None


def test_invited_seats_are_asked_once_after_each_action_in_order_from_the_mover():
    match = Match(Party())
    moves = list(
        play_out(match, [Scripted(shouts=False), Scripted(shouts=True), Scripted(shouts=True)], FastDice(1), Budget())
    )
    assert moves == [(0, 0), (1, 1), (2, 1)] * 3 + [(0, 0)]


def test_declining_costs_no_action_and_an_answer_asks_everybody_again():
    match = Match(Party())
    quiet, loud = Scripted(shouts=False), Scripted(shouts=True)
    moves = list(play_out(match, [quiet, Scripted(shouts=False), loud], FastDice(1), Budget()))
    assert moves == [(0, 0), (2, 1)] * 3 + [(0, 0)]


def test_playouts_ask_the_invited_too_and_let_them_decline():
    heard = set()
    for seed in range(40):
        state = Invitations()
        made = playout(state, FastDice(seed))
        assert made == 4 + sum(state.shouts)
        heard.add(sum(state.shouts))
    assert {0, 6} < heard | {0, 6}
    assert len(heard) > 3


def test_a_playout_stops_at_its_limit():
    state = Invitations()
    assert playout(state, FastDice(1), 2) == 2
    assert state.result() is None


def test_search_may_decline_an_invitation():
    state = Invitations()
    state.play(0, 0, FastDice(1))
    choices = set()
    for seed in range(20):
        dice = FastDice(seed)
        search = Search(Random(dice), None, dice)
        choices.add(search.choose(1, {}, [1], state.clone, Budget(simulations=20)))
    assert choices == {None, 1}


def test_search_finds_the_winning_move():
    """High Cards with open hands: the higher card is worth more."""
    match = Match(HighCards(), seed=2)
    best = simulations(match.state, 0, None, FastDice(2), 400)
    assert best in match.state.legal(0)


def test_rewards_follow_the_ranks():
    assert rewards(Result((1, 2, 3), (0.0,) * 3, "")) == [1.0, 0.5, 0.0]
    assert rewards(Result((1, 1), (0.0,) * 2, "")) == [0.5, 0.5]
    assert rewards(Result((1,), (0.0,), "")) == [1.0]
    assert rewards(Result((2,), (0.0,), "")) == [0.0]
