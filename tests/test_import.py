"""Importing Ludoteca is light: no game until one is asked for, and nothing that only sentences or servers need."""

import json
import os
import subprocess
import sys

import pytest

STRANGERS = ("fluent", "babel", "attr", "rich", "typer", "litestar", "sqlalchemy", "alembic", "uvicorn", "structlog")


def loaded(code):
    """The modules that are loaded after this, in a Python of its own."""
    asked = f"{code}; import json, sys; print(json.dumps(list(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", asked], env=os.environ, capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


@pytest.mark.parametrize("code", ["import ludoteca", "from ludoteca import Match, Words, game, games, verify"])
def test_importing_loads_no_game_and_no_library_that_rules_do_not_need(code):
    modules = loaded(code)
    assert [name for name in modules if name.startswith("ludoteca.games.")] == []
    assert [name for name in STRANGERS if name in modules] == []


def test_a_match_loads_its_own_game_only():
    modules = loaded("import ludoteca; ludoteca.Match('tacocat', seed=7)")
    games = {name.split(".")[2] for name in modules if name.startswith("ludoteca.games.")}
    assert games == {"tacocat"}


def test_the_command_line_needs_nothing_of_the_server():
    modules = loaded("import ludoteca.cli")
    assert [name for name in modules if name.startswith("ludoteca.server")] == []
    assert not {"litestar", "sqlalchemy", "uvicorn", "platformdirs"} & modules
