"""The Dockerfile and compose.yaml fit the repository; `make images` builds and runs them."""

import re

import yaml

from tests.package.docker import STAND_INS, bases
from tests.package.images import ROOT

RECIPE = (ROOT / "Dockerfile").read_text()
IGNORED = (ROOT / ".dockerignore").read_text().splitlines()
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]


def stages():
    """Each stage: its name, and its instructions."""
    found = []
    for line in re.sub(r"\\\n", " ", RECIPE).splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "FROM":
            found.append((rest.partition(" AS ")[2], []))
        elif word and not word.startswith("#"):
            found[-1][1].append((word, rest.strip()))
    return found


def test_whatever_is_copied_is_there_and_not_ignored():
    seen = set()
    for name, steps in stages():
        for word, rest in steps:
            *sources, _ = rest.split() if word == "COPY" else [""]
            if sources and sources[0].startswith("--from="):
                assert sources[0].removeprefix("--from=") in seen
                continue
            for source in sources:
                assert (ROOT / source).exists(), source
                assert f"!{source.partition('/')[0]}" in IGNORED, source
        seen.add(name)


def test_the_documentation_leads_only_to_what_its_stage_has():
    copied = {word for step, rest in stages()[0][1] if step == "COPY" for word in rest.split()[:-1]}
    text = "".join(page.read_text() for page in (ROOT / "docs").glob("*.md"))
    named = {place.partition("/")[0] for place in re.findall(r"\]\(\.\./([^)#]*)", text)}
    assert named - copied == set(), "COPY it before the documentation is built"


def test_nothing_built_here_gets_into_an_image():
    assert {"*", "**/*.so", "src/ludoteca/server/static", "src/ludoteca/server/site", "web/node_modules"} <= set(
        IGNORED
    )
    assert "!data" not in IGNORED


def test_the_image_runs_as_a_user_of_its_own_and_says_how_it_is():
    steps = dict(stages()[-1][1])
    assert steps["USER"] not in {"root", "0"}
    assert "/health" in steps["HEALTHCHECK"]
    assert "apt-get" not in steps["RUN"], "no compiler in what runs"


def test_every_image_that_is_begun_with_has_a_stand_in_for_machines_without_a_registry():
    named = [*bases(RECIPE), *(service["image"] for service in COMPOSE.values() if "image" in service)]
    assert len(named) == 4
    assert [base for base in named if not (STAND_INS / base.replace(":", "-") / "Dockerfile").is_file()] == []


def test_the_nodes_of_compose_have_no_rights_and_the_proxy_waits_for_them():
    node = COMPOSE["node"]
    assert (node["read_only"], node["cap_drop"], node["tmpfs"]) == (True, ["ALL"], ["/tmp"])
    assert "ports" not in node, "only the proxy is open to the world"
    assert COMPOSE["proxy"]["depends_on"]["node"]["condition"] == "service_healthy"
    proxy = (ROOT / "Caddyfile").read_text()
    assert "lb_policy cookie" in proxy
    assert "@table path /api/tables/*/live" in proxy
    assert "lb_policy uri_hash" in proxy
