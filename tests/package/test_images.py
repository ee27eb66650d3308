"""The Dockerfile fits the repository; `make images` runs its steps."""

from tests.package.images import ROOT, stages

STAGES = stages((ROOT / "Dockerfile").read_text())
IGNORED = (ROOT / ".dockerignore").read_text().splitlines()


def test_whatever_is_copied_is_there_and_not_ignored():
    seen = set()
    for _, name, steps in STAGES:
        for word, rest in steps:
            *sources, _ = rest.split() if word == "COPY" else [""]
            if sources and sources[0].startswith("--from="):
                assert sources[0].removeprefix("--from=") in seen
                continue
            for source in sources:
                assert (ROOT / source).exists(), source
                assert f"!{source.partition('/')[0]}" in IGNORED, source
        seen.add(name)


def test_nothing_built_here_gets_into_an_image():
    assert {"*", "**/*.so", "src/ludoteca/server/static", "src/ludoteca/server/site", "web/node_modules"} <= set(
        IGNORED
    )
    assert "!data" not in IGNORED


def test_the_image_runs_as_a_user_of_its_own_and_says_how_it_is():
    steps = dict(STAGES[-1][2])
    assert steps["USER"] not in {"root", "0"}
    assert "/health" in steps["HEALTHCHECK"]
    assert "apt-get" not in steps["RUN"], "no compiler in what runs"
