"""What every tool shares: rewards, memory, pickled states, dice that are copied, and sentences for what is missing."""

import copy
import json
import os
import pickle
import subprocess
import sys

import pytest

from ludoteca import FastDice, game
from ludoteca.engine.recall import Recall
from ludoteca.engine.values import Event, Result
from ludoteca.research import needs, rewards
from ludoteca.research.table import Table
from tests.research.tables import SPECS


@pytest.mark.parametrize("spec", SPECS)
def test_a_state_is_pickled_and_copied_without_its_tale(spec):
    rules = game(spec)
    case = rules.cases()[0]
    state = rules.start(case.seats, case.options, FastDice(3), [])
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):  # noqa: S301 - our own
        assert again.digest() == state.digest()
        assert type(again) is type(state)
        assert again.tale is None
        assert again.legal(0) == state.legal(0)


def test_dice_that_are_copied_give_the_same_numbers_once_more():
    dice = FastDice(9)
    dice.below(6)
    other = dice.clone()
    copied, pickled = copy.deepcopy(dice), pickle.loads(pickle.dumps(dice))  # noqa: S301 - our own
    shown = [dice.below(6) for _ in range(20)]
    for one in (other, copied, pickled):
        assert [one.below(6) for _ in range(20)] == shown
        assert one.draws == dice.draws


@pytest.mark.parametrize("how", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])  # noqa: S301 - our own
@pytest.mark.parametrize("recall", [False, True])
def test_a_table_is_copied_in_the_middle_of_a_match_and_goes_on_by_itself(how, recall):
    """Whoever searches by copying an environment: the copy does the same, and the other does not notice."""
    table = Table("tacocat", recall=recall)
    copied_before = how(table)  # nothing is dealt yet
    copied_before.deal(4)
    table.deal(4)
    for _ in range(5):
        table.play(table.legal()[0])
    other = how(table)
    before = table.numbers(0)
    played = []
    while other.seat >= 0:
        played.append((other.seat, other.numbers(other.seat).tolist(), other.mask(other.seat).tolist()))
        other.play(other.legal()[-1])
    assert (table.numbers(0) == before).all()
    for seat, seen, mask in played:
        assert (table.seat, table.numbers(seat).tolist(), table.mask(seat).tolist()) == (seat, seen, mask)
        table.play(table.legal()[-1])
    assert table.result() == other.result()


@pytest.mark.parametrize(
    ("ranks", "plain", "shared"),
    [
        ((1, 2), [1, -1], [1, -1]),
        ((1, 1), [0, 0], [0, 0]),
        ((1, 2, 1, 2), [1, -1, 1, -1], [1, -1, 1, -1]),
        ((2, 1, 3), [-1, 1, -1], [-0.5, 1, -0.5]),
        ((1, 1, 2), [1, 1, -1], [1, 1, -2]),
        ((1,), [1], [1]),
        ((2,), [-1], [-1]),
    ],
)
def test_one_reward_for_winners_losers_partners_and_draws(ranks, plain, shared):
    result = Result(ranks, tuple(0.0 for _ in ranks), "end")
    assert rewards(result) == plain
    assert rewards(result, zero_sum=True) == shared


def test_a_seat_remembers_what_it_did_and_saw_and_nothing_else():
    memory = Recall(2)
    memory.saw([Event("dealt", {"card": 3}, 1), Event("round", {"n": 1}, 2**13 - 1)])
    memory.did(1, 7)
    copied = memory.copy()
    copied.did(0, 9)
    assert memory.text(0) == 'dealt {"card":3}\nround {"n":1}'
    assert memory.text(1) == 'round {"n":1}\nI 7'
    assert copied.text(0).endswith("I 9")
    assert memory.numbers(1)[15] == 8
    assert len(memory.numbers(0)) == 24
    guessed = memory.as_known_to(0)
    assert guessed.text(0) == memory.text(0)
    assert guessed.text(1) == 'round {"n":1}'  # a guessed rival has only what everybody saw


def loaded(code):
    asked = f"{code}; import json, sys; print(json.dumps(list(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", asked], env=os.environ, capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


def test_nothing_of_it_is_imported_with_ludoteca_or_its_command_line():
    strangers = {
        "numpy",
        "gymnasium",
        "pettingzoo",
        "pyspiel",
        "open_spiel",
        "jax",
        "PIL",
        "pyarrow",
        "ray",
        "ludoteca.research",
    }
    assert loaded("import ludoteca, ludoteca.cli") & strangers == set()


def test_the_names_are_registered_without_loading_a_game():
    modules = loaded("import gymnasium, ludoteca.research.gymnasium; assert 'ludoteca/Teg-v1' in gymnasium.registry")
    assert [name for name in modules if name.startswith("ludoteca.games.")] == []


@pytest.mark.parametrize(
    ("adapter", "name"),
    [
        ("pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium"),
        ("openspiel", "pyspiel"),
        ("vector", "numpy"),
        ("pictures", "PIL"),
    ],
)
def test_a_missing_extra_is_named_in_one_sentence(adapter, name):
    code = f"import sys; sys.modules['{name}'] = None; import ludoteca.research.{adapter}"
    done = subprocess.run([sys.executable, "-c", code], env=os.environ, capture_output=True, text=True, check=False)
    told = done.stderr.strip().splitlines()[-1]
    shown = {"PIL": "pillow"}.get(name, name)
    assert told == f"ModuleNotFoundError: {shown} is not installed: pip install 'ludoteca[research]'"


def test_another_error_inside_a_package_is_its_own(tmp_path, monkeypatch):
    (tmp_path / "half_there.py").write_text("import something_else_entirely")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="something_else_entirely"):
        needs.package("half_there")
