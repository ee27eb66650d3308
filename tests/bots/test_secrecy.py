"""Bots get a view and guesses, never the truth: what only others know changes no choice of any level."""

from functools import partial

import pytest

from ludoteca.bots import make
from ludoteca.engine.bot import DECLINE, LEVELS, Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.source import compiled
from ludoteca.engine.turns import Turns

CASES = [
    ("tacocat", 2, {}),
    ("sequence", 2, {}),
    ("sequence", 3, {}),
    ("sequence", 4, {"open_hands": "team"}),
    ("revanche", 2, {"division": 1}),
    ("revanche", 2, {"division": 3}),
    ("revanche", 4, {"division": 2}),
    ("camisa12", 2, {"teams": "random"}),
    ("camisa12", 1, {"teams": "none"}),
    ("teg", 2, {"round_limit": 3}),
    ("teg", 3, {"round_limit": 3}),
    ("teg", 6, {"round_limit": 3, "pacts": False}),
]
POSITIONS = 12
APART = 5  # decisions between two positions
SIMULATIONS = 24

pytestmark = pytest.mark.skipif(not compiled(), reason="interpreted it is the same play, but far slower")


def positions(name, seats, options):
    """Positions of a sensible match, each with a seat that is asked and a world that it cannot tell from the truth."""
    game = find_game(name)
    dice = FastDice(31)
    state = game.start(seats, game.check(seats, options), dice)
    turns, decisions, found = Turns(), 0, 0
    while found < POSITIONS and (seat := int(turns.next(state))) >= 0:
        decisions += 1
        if decisions % APART == 0 and len(state.legal(seat)) > 1:
            found += 1
            yield game, state, state.guess(seat, FastDice(1000 + decisions)), seat
        action = game.normal(dice).act(state, seat, dice)
        if action != DECLINE:
            state.apply(seat, action, dice)
            turns.acted(seat)


def choice(game, world, seat, level, guess):
    """What a bot of this level does and says, and what it remembers, if this is the truth."""
    bot = make(game, level, FastDice(5))
    budget = Budget(simulations=SIMULATIONS).times(bot.effort)
    return bot.choose(seat, world.view(seat), world.legal(seat), guess, budget), bot.word, bot.memo


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_a_choice_depends_only_on_what_the_seat_knows(name, seats, options, level):
    different = 0
    for game, truth, other, seat in positions(name, seats, options):
        first, second = (
            choice(game, world, seat, level, partial(world.guess, seat, FastDice(9))) for world in (truth, other)
        )
        assert first == second
        different += truth.digest() != other.digest()
    assert different >= POSITIONS // 4


@pytest.mark.parametrize(("name", "seats", "options"), CASES[:2])
def test_a_bot_that_sees_the_truth_is_found_out(name, seats, options):
    """So the test above would see a guess that peeks."""
    found = positions(name, seats, options)
    assert any(
        choice(game, truth, seat, "hard", truth.clone) != choice(game, other, seat, "hard", other.clone)
        for game, truth, other, seat in found
    )
