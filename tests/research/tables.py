"""The tables that the tests of research play: every case of every game, or with LUDOTECA_LONG each of them for longer."""

import os

import pytest

from ludoteca import game, games
from ludoteca.engine.source import compiled

LONG = bool(os.environ.get("LUDOTECA_LONG"))
SPECS = [*games(), "examples/connect_four"]


def cases(most=0):
    """Every case of every game; the first ones only where the rules are interpreted, which is the same play."""
    few = most or (0 if compiled() else 2)
    found = []
    for spec in SPECS:
        every = game(spec).cases()
        for number, case in enumerate(every[:few] if few and not LONG else every):
            found.append(pytest.param(spec, case, id=f"{game(spec).name}-{number}"))
    return found
