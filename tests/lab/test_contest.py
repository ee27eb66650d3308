"""A network of a contest learns who wins from the facts of the sides."""

import numpy as np
import pytest

from ludoteca.engine.net import packed, read_contest, write_contest
from ludoteca.lab.contest import fitted, with_rivals

FACTS = 3


def _positions(many):
    """Whoever has more of the first fact wins; the others tell nothing."""
    own = np.random.default_rng(7).random((many, 2, FACTS)).astype(np.float32)
    return own, own[:, :, 0].argmax(1)


def test_it_learns_and_its_file_says_the_same(tmp_path):
    own, won = _positions(30_000)
    losses = []
    network = fitted(with_rivals(own), won, 4, 8, lambda _, loss: losses.append(loss))
    assert losses[-1] < 0.4 < losses[0] < 0.7
    write_contest(tmp_path / "net.bin", FACTS, 4, network.listed())
    kept = read_contest(tmp_path / "net.bin")
    numbers = packed([float(one) for one in own[0].ravel()], 2 * FACTS)[0]
    told = network.shares(with_rivals(own[:1]))[1][0]
    assert kept.shares(numbers, 2) == pytest.approx([float(x) for x in told], abs=0.01)
