"""The wheel is whole: what is in it, and what it does where nothing else of us is."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

import ludoteca
from tests.docs.pages import of
from tests.package.conftest import ROOT, build, call, uv
from tests.server.nodes import free_port
from tests.web.player import PHONE, Player

SOURCES = ROOT / "src"
BUILT = {".so", ".pyd", ".pyc", ".c", ".h"}
# What the light package lacks, and the extra that brings it.
LACKING = {
    "serve": "serve",
    "play": "serve",
    "schema": "serve",
    "backup copy.db": "serve",
    "admin reports": "serve",
    "export tacocat --into x.parquet": "research",
    "simulate tacocat --matches 2 --ray local": "ray",
    "train tacocat --into x": "lab",
}
HEAVY = ("litestar", "sqlalchemy", "alembic", "asyncpg", "uvicorn", "structlog", "numpy", "matplotlib")


def test_everything_of_the_sources_and_the_web_app_is_in_it(wheel):
    inside = set(zipfile.ZipFile(wheel).namelist())
    wanted = {
        str(path.relative_to(SOURCES))
        for path in (SOURCES / "ludoteca").rglob("*")
        if path.is_file() and path.suffix not in BUILT
    }
    assert sorted(wanted - inside) == []
    assert {"ludoteca/server/static/index.html", "ludoteca/server/site/index.html"} <= inside
    ours = ("ludoteca/", f"ludoteca-{ludoteca.__version__}.dist-info/")
    assert [name for name in inside if not name.startswith(ours) and "__mypyc" not in name] == []


def test_it_is_for_this_platform_where_it_is_compiled_and_for_all_where_it_is_not(wheel):
    compiled = [name for name in zipfile.ZipFile(wheel).namelist() if Path(name).suffix in {".so", ".pyd"}]
    assert wheel.name.endswith("-py3-none-any.whl") != bool(compiled)
    if compiled:
        assert {"ludoteca/engine/state", "ludoteca/games/teg/rules"} <= {name.partition(".")[0] for name in compiled}


@pytest.mark.parametrize(("folder", "what"), [("static", "web app"), ("site", "documentation")])
@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_nothing_is_built_without_its_pages(kind, folder, what, tmp_path):
    tree = tmp_path / "tree"
    ignored = shutil.ignore_patterns(folder, "*.so", "__pycache__", "*.egg-info")
    shutil.copytree(SOURCES, tree / "src", ignore=ignored)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    with pytest.raises(AssertionError, match=rf"the {what} is not built .* run `make package`"):
        build(tree, tmp_path / "dist", kind)
    assert not list((tmp_path / "dist").glob("ludoteca*"))


def test_light_it_has_rules_bots_and_the_command_line_and_names_what_it_lacks(light, wheel):
    told = light.run("ludoteca", "--version")
    assert told.startswith(f"ludoteca {ludoteca.__version__} (engine: ")
    assert ("interpreted" in told) == wheel.name.endswith("any.whl")
    assert "Tacocat" in light.run("ludoteca", "games")
    assert "ok" in light.run("ludoteca", "check", "tacocat", "--matches", 1)
    assert "95 % interval" in light.run("ludoteca", "simulate", "sequence", "--matches", 10)
    light.run("python", "-c", f"import importlib.util as u; assert not any(map(u.find_spec, {HEAVY}))")
    for command, extra in LACKING.items():
        told = light.run("ludoteca", *command.split(), code=2)
        assert re.fullmatch(rf"MissingExtra: .* pip install 'ludoteca\[{extra}\]'", told.strip()), told
    for module in ("gymnasium", "openspiel", "pettingzoo", "vector"):
        told = light.run("python", "-c", f"import ludoteca.research.{module}", code=1).splitlines()[-1]
        assert re.fullmatch(r"ModuleNotFoundError: \w+ is not installed: pip install 'ludoteca\[research\]'", told), (
            told
        )


def test_with_its_server_a_match_is_played_in_chromium(served, browser):
    port = free_port()
    environment = served.environment | {"LUDOTECA_PORT": str(port), "LUDOTECA_BOT_DELAY": "0", "LUDOTECA_COURTESY": "0"}
    server = subprocess.Popen(
        [served.bin / "ludoteca", "play", "--no-open"],
        cwd=served.folder,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    size = dict(zip(("width", "height"), PHONE, strict=True))
    context = browser.new_context(base_url=f"http://127.0.0.1:{port}", viewport=size, reduced_motion="reduce")
    try:
        assert f"Ludoteca is open at http://127.0.0.1:{port}" in server.stdout.readline()
        health = httpx.get(f"http://127.0.0.1:{port}/health", timeout=60).json()
        assert (health["status"], health["version"]) == ("ok", ludoteca.__version__)
        ana = Player(context.new_page())
        ana.sit_at("tacocat", ["me", "bot-random"])
        ana.page.wait_for_selector("[data-asked]")
        assert ana.finish(150) > 5
        assert ana.problems == []
        assert list(served.folder.rglob("ludoteca.db")), "what was played is in the home folder of who played"
        assert not (served.folder / "data").exists()
    finally:
        context.close()
        server.terminate()
        server.wait(30)


# From nothing to the games: each command of docs/play.md, whose package comes from the registry; here it is the wheel.
WAYS = [block.text.strip() for block in of("play.md", "sh")]


@pytest.mark.parametrize("command", WAYS, ids=lambda command: command.split()[0])
def test_one_command_leads_from_nothing_to_the_games(command, wheel, tmp_path):
    program, *words = shlex.split(command)
    if program == "pipx" and "LUDOTECA_WHEEL" not in os.environ:
        pytest.skip("pip takes its time: `make package` tries it")
    port = free_port()
    environment = os.environ | {  # the machine's own settings of uv count: where the registry is, and how it is trusted
        "PATH": os.defpath, "HOME": str(tmp_path), "LUDOTECA_PORT": str(port), "UV_FIND_LINKS": str(wheel.parent),
        "UV_PYTHON": sys.executable, "UV_CACHE_DIR": call(uv(), "cache", "dir").strip(), "UV_REFRESH_PACKAGE": "ludoteca",
        "PIPX_HOME": str(tmp_path / "pipx"), "PIPX_DEFAULT_PYTHON": sys.executable,
    }  # fmt: skip
    ours = [f"{wheel}[serve]" if word == "ludoteca[serve]" else word for word in words]
    run = [uv(), "tool", "run", *([] if program == "uvx" else [program]), *ours, "--no-open"]
    running = subprocess.Popen(
        run, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=os.name == "posix"
    )
    try:
        assert f"Ludoteca is open at http://127.0.0.1:{port}" in running.stdout.readline()
        assert "<title>Ludoteca" in httpx.get(f"http://127.0.0.1:{port}", timeout=60).text
    finally:
        os.killpg(running.pid, signal.SIGTERM) if os.name == "posix" else running.terminate()
        running.wait(30)
