"""Broken games do not pass: what we let the peers' kits and our own comparisons prove, they can also deny."""

import sys
import warnings

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from ludoteca.research.gymnasium import Single
from ludoteca.research.pettingzoo import env, parallel_env
from tests.engine.broken import defects, gambling, honest
from tests.research import test_pictures, test_vector

CASE = honest.GAME.cases()[0]


def api(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game), num_cycles=20)


def seeds(game):
    seed_test(lambda: env(game), num_cycles=20)


def parallel(game):
    parallel_api_test(parallel_env(game), num_cycles=20)


def checker(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Single(game), skip_render_check=True)


def spiel(game):
    """OpenSpiel's own test, under a name of its own."""
    import pyspiel  # noqa: PLC0415 - not on Windows

    pyspiel.random_sim_test(known(game), num_sims=2, serialize=True, verbose=False)


def resampled(game):
    from tests.research import test_openspiel  # noqa: PLC0415 - not on Windows

    test_openspiel.resample(known(game))


def known(game):
    import pyspiel  # noqa: PLC0415 - not on Windows

    from ludoteca.research import openspiel  # noqa: PLC0415

    game.name = f"broken_{game.Position.__name__.lower()}"
    openspiel.register(game)
    return pyspiel.load_game(f"ludoteca_{game.name}")


def vector(game):
    test_vector.compare(game, CASE)


def pictures(game):
    test_pictures.look(game, CASE)


KITS = [api, seeds, parallel, checker, spiel, resampled, vector, pictures]
SPIEL = pytest.mark.skipif(sys.platform == "win32", reason="OpenSpiel has no wheels for Windows")


@pytest.mark.parametrize("kit", KITS, ids=[kit.__name__ for kit in KITS])
def test_the_honest_game_passes(kit):
    if kit in (spiel, resampled) and sys.platform == "win32":
        pytest.skip("OpenSpiel has no wheels for Windows")
    kit(defects.broken(honest.Table))


@pytest.mark.parametrize(
    ("kit", "game", "words"),
    [
        (api, defects.broken(defects.LooseNumber), "Out of bounds observation"),
        (seeds, gambling.GAME, "Incorrect observation"),
        (checker, defects.broken(defects.LooseNumber), "not within the observation space"),
        (checker, gambling.GAME, "not equivalent for the same seed and action"),
        pytest.param(spiel, defects.broken(defects.ForgetfulSave), "laid", marks=SPIEL),
        pytest.param(spiel, defects.broken(defects.UnsortedList), "actions", marks=SPIEL),
        pytest.param(spiel, defects.broken(defects.FewerNumbers), "wrote 26 numbers", marks=SPIEL),
        pytest.param(resampled, defects.broken(defects.LeakingView), "rongest", marks=SPIEL),
        pytest.param(resampled, defects.broken(defects.OpenGuess), "False in", marks=SPIEL),
        (vector, gambling.GAME, ""),
        (pictures, defects.broken(defects.LeakingView), ""),
    ],
)
def test_a_broken_game_does_not(kit, game, words):
    with pytest.raises(Exception) as failed:  # noqa: PT011 - each kit has exceptions of its own
        kit(game)
    assert words in str(failed.value)
