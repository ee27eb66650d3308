"""The example that trains a player: everything of it but the learning itself, which needs torch."""

import importlib.util
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as Xml
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]
FILE, PAGE = ROOT / "examples/train_ppo.py", ROOT / "docs/research.md"


@pytest.fixture(scope="module")
def example():
    spec = importlib.util.spec_from_file_location("train_ppo", FILE)
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_ppo"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["train_ppo"]


def by_chance(_, masks):
    return (np.random.default_rng(1).random(masks.shape) * masks).argmax(axis=1)


def test_what_it_sees_is_small_and_what_it_does_is_legal(example):
    tables = example.Tables("tacocat", 32, "normal", seed=1)
    ended = 0
    for _ in range(200):
        seen, masks = tables.seen(), tables.masks()
        assert seen.dtype == np.float32
        assert np.abs(seen).max() <= 1
        assert masks.any(axis=1).all()
        rewards, over = tables.step(by_chance(seen, masks))
        assert set(rewards[~over]) <= {0.0}  # nothing was refused
        assert set(rewards[over]) <= {1.0, -1.0}
        ended += int(over.sum())
    assert ended > 32


def test_it_learns_on_both_seats(example):
    tables = example.Tables("tacocat", 8, "normal", seed=1)
    assert [half.seat.tolist() for half in tables.halves] == [[0] * 4, [1] * 4]


def test_a_trial_counts_one_match_a_place(example):
    share, low, high = example.trial("tacocat", "random", by_chance, matches=400)
    assert low < 0.5 < high
    assert share * 400 == round(share * 400)
    assert example.trial("tacocat", "normal", by_chance, matches=400).high < 0.1
    assert example.trial("tacocat", "normal", by_chance, matches=400) == example.trial(
        "tacocat", "normal", by_chance, matches=400
    )


def test_a_curve_is_kept_and_drawn(example, tmp_path):
    points = [example.Point(0, 0.1, 0.05, 0.2), example.Point(1000, 0.6, 0.5, 0.7)]
    example.write(points, tmp_path / "curve.csv")
    assert example.read(tmp_path / "curve.csv") == points
    assert example.read(tmp_path / "nothing.csv") == []
    drawn = Xml.fromstring((tmp_path / "curve.svg").read_text())  # noqa: S314 - our own
    assert len(drawn.findall("{http://www.w3.org/2000/svg}polyline")) == 1


def test_the_command_of_research_md_is_understood_and_says_what_it_needs(tmp_path):
    (command,) = re.findall(r"^```sh\npython (.*)\n```", PAGE.read_text(), re.MULTILINE)
    place, *words = command.split()
    assert ROOT / place == FILE
    missing = (
        f"import sys, runpy; sys.modules['sb3_contrib'] = None; runpy.run_path({str(FILE)!r}, run_name='__main__')"
    )
    run = [sys.executable, "-c", missing, *words]
    done = subprocess.run(run, env=os.environ, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip() == "this needs sb3-contrib, which brings torch: pip install sb3-contrib"
