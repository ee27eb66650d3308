"""What leaves warns where it is used, and works until it is gone."""

import sys
import types
import warnings

import pytest

import ludoteca
from ludoteca.engine.leaving import Leaving, Old, leaves, old_names


@leaves(successor="ludoteca.games", since="0.3.0", until="0.4.0")
def titles(*, few=False):
    """The old way."""
    return ["tacocat"] if few else ludoteca.games()


def test_what_leaves_works_as_before_and_names_its_successor_where_it_is_used():
    with pytest.warns(Leaving) as told:
        assert titles(few=True) == ["tacocat"]
    (one,) = told
    assert str(one.message) == "titles leaves with Ludoteca 0.4.0; since 0.3.0 its place is taken by ludoteca.games"
    assert one.filename == __file__
    assert issubclass(one.category, DeprecationWarning)
    assert (titles.__name__, titles.__doc__) == ("titles", "The old way.")


def test_an_old_name_of_a_module_gives_its_successor_and_other_names_are_missing(monkeypatch):
    module = types.ModuleType("house")
    module.__getattr__ = old_names("house", {"Play": Old("ludoteca.Match", "0.3.0", "0.4.0")})
    monkeypatch.setitem(sys.modules, "house", module)
    with pytest.warns(Leaving, match=r"^house\.Play leaves with Ludoteca 0\.4\.0; .* ludoteca\.Match$") as told:
        assert module.Play is ludoteca.Match
    assert told[0].filename == __file__
    with pytest.raises(AttributeError, match="module 'house' has no attribute 'Plaid'"):
        _ = module.Plaid


def test_our_own_code_may_not_use_what_leaves():
    with pytest.raises(Leaving):
        titles()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert titles()
