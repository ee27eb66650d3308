"""The network of Camisa 12: what it looks at, how it judges, and the player that follows it."""

import pytest

from ludoteca.engine.dice import FastDice
from ludoteca.engine.source import compiled
from ludoteca.games.camisa12 import GAME
from ludoteca.games.camisa12.facts import ALL_EYES, Facts
from tests.games.camisa12.table import move, play, position

DEALS = 40  # of seeds from 550,000,000 on, which nothing learned from


def _looked(state, eye):
    facts = Facts()
    facts.look(state, eye)
    return list(facts.numbers)


def _deep():
    judge = GAME.judge()
    judge.deepen()
    return judge


def test_it_looks_only_at_what_a_seat_knows():
    poor, rich = (position(hands=((1,), (card,)), stands=("BB........", "BB........"), turn=4) for card in (2, 1))
    assert _looked(poor, 0) == _looked(rich, 0)
    assert _looked(poor, 1) != _looked(rich, 1)
    assert _looked(poor, ALL_EYES) != _looked(rich, ALL_EYES)


def test_both_sides_of_a_position_are_looked_at_alike():
    """Who is in front with the same stand, rondel and cards expects as much from either seat."""
    one, other = (position(points=points, mover=mover) for points, mover in (((9, 2), 0), ((2, 9), 1)))
    assert _deep().worth(one)[0] == pytest.approx(_deep().worth(other)[1], abs=0.02)


@pytest.mark.parametrize("mover", [0, 1])
def test_the_judge_of_master_expects_the_leader_to_win_the_more_the_later_it_is(mover):
    early = _deep().worth(position(points=(12, 2), mover=mover))
    stands = ("BFMOaBcF..", "BFMOaBcF..")
    late = _deep().worth(position(points=(12, 2), mover=mover, stands=stands))
    assert 0.55 < early[0] < late[0]
    assert late[0] > 0.85
    assert sum(late) == pytest.approx(1.0)


def test_master_is_asked_to_judge_earlier_than_hard_as_its_judgement_is_better():
    before = GAME.start(2, GAME.check(2, {"teams": "none"}), FastDice(3))
    found = []
    for judge in (GAME.judge(), _deep()):
        state, dice = before.clone(), FastDice(3)
        player = GAME.normal(dice)
        while not judge.ends(before, state):
            seat = state.waiting()[0]
            state.play(seat, player.act(state, seat, dice), dice)
        found.append(state.turn)
    assert found == [6, 4]


@pytest.mark.skipif(not compiled(), reason="interpreted it is the same play, but far slower")
def test_the_player_of_the_network_beats_normal():
    won = 0
    for seed in range(550_000_000, 550_000_000 + DEALS):
        for own in (0, 1):
            dice = FastDice(seed)
            players = [GAME.learned(dice) if seat == own else GAME.normal(dice) for seat in (0, 1)]
            state = GAME.start(2, GAME.check(2, {"teams": "random"}), dice)
            while state.must():
                seat = state.waiting()[0]
                state.play(seat, players[seat].act(state, seat, dice), dice)
            won += state.winner == own
    assert won / DEALS / 2 > 0.5


def test_it_looks_to_the_end_of_its_turn():
    """A move is as good as the best place for the piece: the fifth Bandeirão beside four others."""
    state = position(stands=("BB.BB.....", ".........."), rondels=("MBMFO", "FOFFM"), turn=4)
    player = GAME.learned(FastDice(1))
    action = player.act(state, 0, FastDice(1))
    assert GAME.action(action) == GAME.action(GAME.action_id(move(1)))
    play(state, move(1))
    assert GAME.action(player.act(state, 0, FastDice(1))).space == 3
