"""What is compiled, and from where: also the rooms of a large game."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.engine import source
from tests import conftest

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/ludoteca/games"
ROOM = "src/ludoteca/games/teg/war/combat.py"


def setup():
    """The build script, as a module."""
    spec = importlib.util.spec_from_file_location("build_script", ROOT / "setup.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_module_of_a_game_is_compiled_in_the_library_of_the_game_rooms_too():
    script = setup()
    libraries = script.groups()
    assert ROOM in libraries["teg"]
    for folder in GAMES.iterdir():
        wanted = {str(path.relative_to(ROOT)) for path in folder.rglob("*.py") if path.name not in script.UNCOMPILED}
        assert set(libraries.get(folder.name, [])) == wanted


def test_a_room_runs_compiled_or_interpreted_as_asked():
    asked = (
        "from ludoteca.games.teg.war.combat import strike; import sys; print(sys.modules[strike.__module__].__file__)"
    )
    ways = {"1": ".py", os.environ.get(source.SWITCH, ""): ".so" if source.compiled() else ".py"}
    for switch, suffix in ways.items():
        environment = os.environ | {source.SWITCH: switch}
        told = subprocess.run(
            [sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=True
        )
        assert told.stdout.strip().endswith(suffix)


def test_compiled_rules_older_than_a_room_are_not_tested(tmp_path, monkeypatch):
    room = tmp_path / "src/ludoteca/games/nim/pile"
    room.mkdir(parents=True)
    library, binary, text = tmp_path / "src/ludoteca_nim__mypyc.so", room / "take.cpython.so", room / "take.py"
    for age, path in enumerate((library, binary, text)):
        path.touch()
        os.utime(path, (age, age))
    monkeypatch.setattr(conftest, "ROOT", tmp_path)
    monkeypatch.setattr(conftest.source, "compiled", lambda: True)
    with pytest.raises(pytest.exit.Exception, match=r"pile/take.py is newer"):
        conftest.pytest_sessionstart()
    os.utime(library, (9, 9))
    conftest.pytest_sessionstart()


def test_every_room_is_a_package_and_so_is_shipped():
    rooms = {path.parent for path in GAMES.rglob("*.py")}
    assert [room for room in rooms if not (room / "__init__.py").exists()] == []
