"""Says which engine is tested, and refuses to test compiled rules that are older than their sources."""

from pathlib import Path

import pytest
from hypothesis import settings

from ludoteca.engine import source

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
