"""The report at the end of `make test`."""

import os
import subprocess
import sys
from collections import Counter
from types import SimpleNamespace

import pytest

from tests.conftest import Watch
from tests.slowest import note, told

TESTS = """
import pytest

@pytest.mark.parametrize("number", range(12))
def test_many(number): ...
"""


def test_the_slowest_of_all_stages_are_told_and_what_each_stage_took(tmp_path):
    note(tmp_path / "book", "rules", Counter({f"test_{number}": number for number in range(9)}))
    note(tmp_path / "book", "browser", Counter({"test_walk": 7.5, "test_talk": 30}))
    head, rules, browser, _, first, *rest = told(tmp_path / "book")
    assert head.startswith("== 11 tests")
    assert [rules.split(), browser.split()] == [["36.0", "rules"], ["37.5", "browser"]]
    assert first.split() == ["30.0", "browser:", "test_talk"]
    assert [line.split()[-1] for line in rest] == ["test_8", "test_walk", *(f"test_{n}" for n in range(7, 0, -1))]


def test_a_test_is_as_long_as_what_it_sets_up_does_and_tears_down(tmp_path):
    watch = Watch("rules", tmp_path / "book")
    for seconds in (2.0, 0.5, 1.0):
        watch.pytest_runtest_logreport(SimpleNamespace(nodeid="test_one", duration=seconds))
    watch.pytest_sessionfinish()
    assert told(tmp_path / "book")[-1].split() == ["3.5", "rules:", "test_one"]


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "workers"])
def test_every_test_is_noted_once_by_whoever_ran_it(tmp_path, workers):
    (tmp_path / "test_toy.py").write_text(TESTS)
    environment = os.environ | {"LUDOTECA_SLOWEST": f"toys={tmp_path / 'book'}"}
    run = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "-p", "no:cacheprovider", *workers]
    subprocess.run([*run, "--rootdir", tmp_path, tmp_path], env=environment, check=True, capture_output=True)
    assert told(tmp_path / "book")[0].startswith("== 12 tests")
