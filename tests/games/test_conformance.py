"""Every game found, and the tutorial's, keeps every promise of the conformance kit."""

import pytest

from ludoteca import games
from ludoteca.engine.conformance import CHECKS, examine


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("spec", [*games(), "examples/connect_four"])
def test_conformance(spec, check):
    (finding,) = examine(spec, checks=[check]).findings
    assert finding.passed, finding.text
