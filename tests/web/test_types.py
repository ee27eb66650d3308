"""The boards are compiled against the types that follow from the games' shapes, and against nothing else."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from ludoteca import games
from ludoteca.server.http.export import printed

WEB = Path(__file__).parents[2] / "web"
BOARDS = WEB / "src/games"


@pytest.fixture
def folder():
    """A place of our own for generated types, from which the web app's packages are found."""
    with TemporaryDirectory(dir=WEB / ".generated", prefix="test-") as path:
        (Path(path) / "games").mkdir()
        for file in ("openapi.json", "games/tacocat.json"):
            (Path(path) / file).write_text(printed("tacocat"))
        yield Path(path)


def compiled(folder, game):
    """What the TypeScript compiler says of the modules of a board, with the types of this folder."""
    node = shutil.which("node")
    subprocess.run([node, "plugins/types.js", folder], cwd=WEB, check=True, capture_output=True)
    options = {"paths": {"$shapes/*": [f"{folder}/games/*"]}}
    modules = [str(path) for path in sorted((BOARDS / game).glob("*.ts"))]
    config = {"extends": "../../tsconfig.json", "compilerOptions": options, "files": modules, "include": []}
    (folder / "tsconfig.json").write_text(json.dumps(config))
    compiler = WEB / "node_modules/.bin/tsc"
    return subprocess.run([compiler, "-p", folder], cwd=WEB, check=False, capture_output=True, text=True).stdout


def test_a_field_that_a_game_no_longer_shows_is_found_where_a_board_draws_it(folder):
    assert compiled(folder, "tacocat") == ""
    path = folder / "games/tacocat.json"
    document = json.loads(path.read_text())
    types = document["components"]["schemas"]
    types["View"]["properties"]["bridge"] = types["View"]["properties"].pop("tiles")
    attacked = types["Events"]["properties"]["attacked"]["properties"]
    attacked["cards"] = attacked.pop("count")
    path.write_text(json.dumps(document))
    said = compiled(folder, "tacocat")
    assert "Property 'tiles' does not exist" in said
    assert "Property 'count' does not exist" in said


@pytest.mark.parametrize("game", sorted(set(games()) & {path.name for path in BOARDS.iterdir()}))
def test_no_board_writes_down_again_what_a_view_looks_like(game):
    sources = {path.name: path.read_text() for path in (BOARDS / game).rglob("*") if path.suffix in {".ts", ".svelte"}}
    assert f"from '$shapes/{game}'" in sources["Board.svelte"]
    copies = [
        name for name, text in sources.items() if re.search(r"(interface|type) (\w*View|Events)\b(?! = View)", text)
    ]
    assert copies == []
