"""The levels that think: what they may know, how they compare, and when they trust the player they think with."""

import pytest

from ludoteca import FastDice, Match, game
from ludoteca.bots import make
from ludoteca.bots.search import Candidate, Search, decided, doubt
from ludoteca.engine.bot import EFFORT, LEVELS, Budget, Judge, Player
from ludoteca.engine.source import compiled
from tests.engine.broken.honest import HighCards, Table

GAMES = ("camisa12", "revanche", "sequence", "tacocat")


@pytest.mark.long
@pytest.mark.parametrize("level", ["hard", "master"])
@pytest.mark.parametrize("name", GAMES)
def test_a_choice_does_not_change_when_only_what_the_seat_cannot_know_changes(name, level):
    match = Match(game(name), seed=9)
    dice = FastDice(5)
    for number in range(12 if compiled() else 2):  # interpreted it is the same play, but far slower
        seat = match.waiting[0]
        worlds = [match.state, *(match.state.guess(seat, FastDice(other)) for other in range(2))]
        choices = {_choice(match.game, level, world, seat, number) for world in worlds}
        assert len(choices) == 1
        legal = match.state.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])


def _choice(of, level, world, seat, seed):
    dice = FastDice(seed)
    bot = make(of, level, dice)
    return bot.choose(
        seat, world.view(seat), world.legal(seat), lambda: world.guess(seat, dice), Budget(simulations=30)
    )


class Low(Player):
    """Lays its lowest card."""

    def act(self, state, seat, dice):
        return state.hands[seat][0]


class Diary(Low):
    """Writes down what it was asked to play for, and with which dice."""

    def __init__(self, dice):
        super().__init__(dice)
        self.hands = []
        self.first = []

    def imagine(self, state, seat, dice):
        self.first.append((tuple(state.hands[1 - seat]), dice.below(1000)))

    def act(self, state, seat, dice):
        self.hands.append((seat, tuple(state.hands[seat])))
        return super().act(state, seat, dice)


def test_it_finds_what_is_better_than_the_player_it_thinks_with():
    """Cards left in the hand at the end do not count here, so high ones are laid first."""

    class Short(Table):
        def must(self):
            return 0 if len(self.laid[1]) == 1 else 1 << self.turn

    match = Match(type("Brief", (HighCards,), {"Position": Short})(), seed=2)
    search = Search(Low(FastDice(1)), None, FastDice(2))
    hand = match.state.hands[0]
    guess = _guesses(match)
    assert search.choose(0, match.view(0), list(hand), guess, Budget(simulations=200)) == hand[-1]


def _guesses(match, seat=0):
    dice = FastDice(3)
    return lambda: match.guess(seat, dice)


def test_all_candidates_meet_the_same_worlds_and_others_play_the_hands_of_those_worlds():
    match = Match(HighCards(), seed=2)
    player = Diary(FastDice(1))
    search = Search(player, None, FastDice(2))
    drawn = []
    guess = _guesses(match)

    def remembered():
        drawn.append(guess())
        return drawn[-1]

    search.choose(0, match.view(0), list(match.state.hands[0]), remembered, Budget(simulations=40))
    assert search.simulations == 40
    worlds = {tuple(world.hands[1]) for world in drawn}
    assert {hand for hand, _ in player.first} <= worlds
    assert len(player.first) == 20  # a world for two candidates
    assert {hand for seat, hand in player.hands if seat == 1 and len(hand) == 2} > worlds - {()}


def test_in_doubt_the_own_choice_stands():
    own, other, better = Candidate(0), Candidate(1), Candidate(2)
    for value in (0.0, 1.0) * 20:
        own.add(value)
        other.add(1.0 - value + 0.02)  # better on the average, but as often far worse
        better.add(value + 0.02)  # better each time
    assert decided([other, own], own, 1.0) is own
    assert decided([better, own], own, 1.0) is better
    assert decided([own, better, other], other, 1.0) is other


def test_the_more_candidates_the_more_the_best_must_be_better():
    """Of many that are equally good one always looks best: of 14, seldom by more than 2.3 standard errors."""
    assert doubt(2) == pytest.approx(1.18, abs=0.01)
    assert doubt(14) == pytest.approx(2.3, abs=0.01)
    dice = FastDice(1)
    fooled = 0
    for _ in range(200):
        candidates = [Candidate(action) for action in range(14)]
        for candidate in candidates:
            for _ in range(40):
                candidate.add(float(dice.below(2)))
        fooled += decided(candidates, candidates[0], doubt(14)) is not candidates[0]
    assert fooled < 70


def test_one_world_proves_nothing():
    own, other = Candidate(0), Candidate(1)
    own.add(0.0)
    other.add(1.0)
    assert decided([own, other], own, 1.0) is own


def test_a_judge_ends_a_simulation_early():
    class First(Judge):
        asked = 0

        def ends(self, before, now):
            return len(now.laid[1]) > len(before.laid[1])

        def worth(self, state):
            self.asked += 1
            return [float(state.laid[0][0]) / 8, 0.0]

    match = Match(HighCards(), seed=2)
    judge = First()
    search = Search(Low(FastDice(1)), judge, FastDice(2))
    hand = match.state.hands[0]
    assert search.choose(0, match.view(0), list(hand), _guesses(match), Budget(simulations=30)) == hand[-1]
    assert judge.asked == search.simulations == 30


def test_the_same_seeds_give_the_same_choice_and_seconds_are_used():
    match = Match(game("revanche"), seed=4)
    seat = match.waiting[0]
    assert len({_choice(match.game, "hard", match.state, seat, 8) for _ in range(3)}) == 1
    dice = FastDice(1)
    bot = make(match.game, "hard", dice)
    legal = match.state.legal(seat)
    chosen = bot.choose(seat, {}, legal, lambda: match.guess(seat, dice), Budget(seconds=0.05))
    assert chosen in legal
    assert bot.simulations > len(legal)


def test_what_is_enough_ends_a_thought_before_its_time_but_numbers_that_are_asked_for_are_made():
    match = Match(HighCards(), seed=2)
    hand = list(match.state.hands[0])
    search = Search(Low(FastDice(1)), None, FastDice(2), most=40)
    search.choose(0, match.view(0), hand, _guesses(match), Budget(seconds=3600))
    assert search.simulations == 40
    search.choose(0, match.view(0), hand, _guesses(match), Budget(simulations=90))
    assert search.simulations == 90


@pytest.mark.parametrize("name", GAMES)
def test_hard_makes_what_its_game_says_is_enough_and_master_goes_on(name):
    found = game(name)
    assert make(found, "hard", FastDice(1)).most == found.thought
    assert make(found, "master", FastDice(1)).most == 0


def test_master_thinks_more_than_hard_and_the_others_not_at_all():
    efforts = [EFFORT[level] for level in LEVELS]
    assert LEVELS == ("random", "easy", "normal", "hard", "master")
    assert efforts == sorted(efforts)
    assert EFFORT["normal"] == 0 < EFFORT["hard"] < EFFORT["master"]
    assert make(game("tacocat"), "master", FastDice(1)).effort == EFFORT["master"]
    assert Budget(2.0, 100).times(3.0).simulations == 300


def test_a_result_is_worth_more_than_any_judgement():
    """A match that ends during a simulation is not judged."""

    class Silent(Judge):
        def worth(self, state):
            raise AssertionError("asked")

    match = Match(HighCards(), seed=2)
    search = Search(Low(FastDice(1)), Silent(), FastDice(2))
    assert search.choose(0, match.view(0), list(match.state.hands[0]), _guesses(match), Budget(simulations=8)) in range(
        8
    )
