"""Every game found, and the tutorial's, keeps every promise of the conformance kit."""

import os

import pytest

from ludoteca import games
from ludoteca.engine.conformance import CHECKS, examine
from ludoteca.engine.source import compiled

FULL = {"matches": 4 if os.environ.get("LUDOTECA_LONG") else 1, "most": 0}  # `make soak` plays more
SHORT = {"matches": 1, "most": 2}  # interpreted: the check "compiled" has shown that it is the same play


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("spec", [*games(), "examples/connect_four"])
def test_conformance(spec, check):
    (finding,) = examine(spec, checks=[check], **(FULL if compiled() else SHORT)).findings
    assert finding.passed, finding.text
