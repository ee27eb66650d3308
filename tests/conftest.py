"""Says which engine is tested and how long it took, and refuses to test compiled rules that are older than their sources."""

import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import settings

from ludoteca.engine import source
from tests import slowest

ROOT = Path(__file__).parent.parent
settings.register_profile("house", deadline=None)  # a timing is never a test
settings.load_profile("house")


def pytest_report_header():
    return source.describe()


def pytest_sessionstart():
    if not source.compiled():
        return
    built = min(path.stat().st_mtime for path in (ROOT / "src").glob("ludoteca_*__mypyc*"))
    for binary in [*(ROOT / "src/ludoteca").rglob("*.so"), *(ROOT / "examples").rglob("*.so")]:
        text = binary.with_name(binary.name.partition(".")[0] + ".py")
        if text.exists() and text.stat().st_mtime > built:
            pytest.exit(f"{text.relative_to(ROOT)} is newer than its compiled form: run `make build`", returncode=3)


def pytest_collection_modifyitems(items):
    """The golden matches prove that both forms of the rules play alike: what takes long is done in one of them."""
    if os.environ.get("LUDOTECA_INTERPRETED"):
        again = pytest.mark.skip(reason="long, and the same in both forms: it ran before, compiled where it can be")
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(again)


class Watch:
    """Notes how long each test took, with what it set up and tore down, for the report at the end of `make test`."""

    def __init__(self, stage, file):
        self.stage = stage
        self.file = file
        self.seconds = Counter()

    def pytest_runtest_logreport(self, report):
        self.seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self):
        slowest.note(self.file, self.stage, self.seconds)


def pytest_configure(config):
    stage, _, file = os.environ.get("LUDOTECA_SLOWEST", "").partition("=")
    if file and not hasattr(config, "workerinput"):  # the workers' tests are told to who started them
        config.pluginmanager.register(Watch(stage, Path(file)))
