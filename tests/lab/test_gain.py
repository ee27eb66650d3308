"""What thinking gains at a decision."""

import pytest

from ludoteca.engine.values import LudotecaError
from ludoteca.lab.gain import gains
from ludoteca.lab.ladder import rung_of


def test_to_choose_as_normal_does_gains_nothing_and_blindly_loses():
    normal, blind = gains(rung_of("Sequence, 2"), 20, 40, ["normal", "random"])
    assert normal.mean == normal.error == 0
    assert blind.mean + 2 * blind.error < 0
    assert blind.deals == 20


def test_the_same_command_finds_the_same():
    case = rung_of("Tacocat")
    assert gains(case, 4, 10, ["hard@20"]) == gains(case, 4, 10, ["hard@20"])


def test_a_case_that_is_not_there_is_told_with_those_that_are():
    with pytest.raises(LudotecaError, match=r"no case 'Chess'.*Tacocat; Sequence, 2"):
        rung_of("Chess")
