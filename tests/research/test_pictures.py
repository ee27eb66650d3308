"""Pictures of positions: every case from the deal to its end, nothing in them that the viewer may not know."""

import json
from pathlib import Path

import pytest

from ludoteca import FastDice, game, games
from ludoteca.research.pictures import OWN, picture
from ludoteca.research.pictures.paper import TALL, WIDE
from tests.engine.broken import honest
from tests.research.tables import LONG, cases

ROOT = Path(__file__).parents[2]
LOOKS = 12 if LONG else 3


def positions(rules, case, seed=3):
    """Some positions of a random match, and its last one."""
    dice = FastDice(seed)
    state = rules.start(case.seats, case.options, dice)
    trail = [state.clone()]
    while (waiting := state.waiting()) and len(trail) < 4000:
        legal = state.legal(waiting[0])
        state.apply(waiting[0], legal[dice.below(len(legal))], dice)
        trail.append(state.clone())
    return [*trail[: -1 : max(1, len(trail) // LOOKS)], trail[-1]]


@pytest.mark.parametrize(("spec", "case"), cases())
def test_a_guess_looks_like_the_truth_to_whoever_looks(spec, case):
    look(game(spec), case)


def look(rules, case):
    """Compare pictures of the truth with those of guesses, all along a match."""
    drawn = set()
    for state in positions(rules, case):
        for viewer in (state.seats - 1, None):
            real = picture(rules, state.view(viewer))
            world = state if rules.open_information else state.guess(viewer, FastDice(11))
            assert real.size == (WIDE, TALL)
            alike = picture(rules, world.view(viewer)).tobytes() == real.tobytes()
            assert alike, viewer  # pytest would compare a million bytes one by one, for minutes
            drawn.add(real.tobytes())
    assert len(drawn) > LOOKS  # it shows what happens


def test_each_of_our_games_has_a_painter():
    assert set(OWN) == set(games())


def test_a_hand_is_drawn_for_its_own_seat_alone():
    rules = game("tacocat")
    state = rules.start(2, rules.check(2), FastDice(1))
    own, rivals, everybody = (picture(rules, state.view(viewer)).tobytes() for viewer in (0, 1, None))
    assert len({own, rivals, everybody}) == 3


def test_the_open_question_is_written_above():
    rules = game("tacocat")
    state = rules.start(2, rules.check(2), FastDice(1))
    assert picture(rules, state.view(0), state.asked(0)).tobytes() != picture(rules, state.view(0)).tobytes()


def test_a_game_of_a_stranger_is_drawn_piece_by_piece():
    state = honest.GAME.start(2, honest.GAME.check(2), FastDice(1))
    before = picture(honest.GAME, state.view(0)).tobytes()
    state.apply(0, state.legal(0)[0], FastDice(2))
    assert picture(honest.GAME, state.view(0)).tobytes() != before


def test_the_map_is_the_one_of_the_web_app():
    drawn = json.loads((ROOT / "src/ludoteca/research/pictures/world.json").read_text())
    web = json.loads((ROOT / "web/src/games/teg/world.json").read_text())["countries"]
    assert drawn == {name: {"badge": one["badge"], "path": one["path"]} for name, one in web.items()}
