"""The page of the benchmark: every contestant, the matches in step with their range, and what was promised."""

from collections import Counter
from pathlib import Path

from rich.console import Console

from ludoteca.lab import bench

ROOT = Path(__file__).parents[2]


def test_the_page_has_every_contestant_and_promise(tmp_path, monkeypatch):
    runs = Counter()
    speeds = {
        "one worker": 100.0,
        "two workers": 192.0,
        "Pgx connect_four": 1_000_000.0,
        "connect_four": 2_500_000.0,
        "tacocat": 3_000_000.0,
    }

    def measured(one, what, _seconds):
        runs[one.label, what] += 1
        return {"clone": 0.5, "import": 61.2}.get(what) or speeds.get(one.label, 50_000.0) + runs[one.label, what]

    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(bench, "compiled", lambda: True)
    monkeypatch.setattr(bench, "NEEDED", ())  # the peers are an extra
    monkeypatch.setattr(bench, "_measure", measured)
    monkeypatch.setattr(bench, "_picture", lambda medians, path: None)
    bench.run(0.1, 3, tmp_path, Console(quiet=True))
    page = (tmp_path / "benchmarks.md").read_text()
    assert "Two workers play 1.90 × as many as one" in page
    for one in bench.contestants():
        assert f"\n| {one.label}, ms | " in page if one.family == "import" else f"\n| {one.label} | " in page
    assert "| Pgx connect_four | 1,000,002 | 1,000,001 | 1,000,003 |" in page
    assert "| Connect Four, 1,024 in step / Pgx's | 2.5 × | at least 2 × |" in page
    assert "| Tacocat, 1,024 in step | 3,000,002 | at least 2,000,000 |" in page
    assert "| Tacocat clone, µs | 0.50 | at most 1 |" in page
    assert "| import ludoteca, ms | 61.20 | at most 100 |" in page
    assert "not measured" not in page
