# Everything happens in a local .venv; all that has to be there is git, make and Python 3.11 or newer.

VENV := .venv
BIN  := $(VENV)/bin

# Who plays waits only for what playing needs; what developers need besides comes with `make test`. Ranges stand in
# pyproject.toml; everybody gets the versions of the lock.
READY     := $(VENV)/.ready
READY_DEV := $(VENV)/.ready-dev
READY_NATIVE := $(VENV)/.ready-native
LOCK      := requirements.lock
INSTALL   := -m pip install --quiet --disable-pip-version-check
LOCKED    := $(INSTALL) --constraint $(LOCK) --editable

# Other engines bring packages that our tests do not want to meet, and the tool that writes the lock is needed by
# nobody else: both live apart.
VENV_BENCH := .venv-bench
VENV_LOCK  := .venv-lock

# The web client: its packages, its sources, and what is built from them into the package.
NPM         := $(BIN)/python client/node.py
MODULES     := client/node_modules/.ready
MODULES_DEV := client/node_modules/.ready-dev
CLIENT      := src/dejarik/server/static/index.html
SOURCES := $(shell find client -name node_modules -prune -o -type f -print) $(wildcard src/dejarik/words/*/web.ftl)

# ARGS is handed to the command of the target: make play ARGS="--lang ru --seed 7"
ARGS ?=
# How many processes run the tests; JOBS=0 runs them in one.
JOBS ?= auto
# How many matches of each game `make soak` walks with random decks and options, and in how many processes.
MATCHES ?= 5000
WORKERS ?= 2

.DEFAULT_GOAL := help
.PHONY: help play terminal native quick test lint client-checks soak bench lock clean
.DELETE_ON_ERROR:
.NOTPARALLEL: # what developers need brings what playing needs
# An editable install builds no client: fetching Node.js for it would be wasted.
export HATCH_BUILD_NO_HOOKS := true

help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } /^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) $(CLIENT) ## Play in the browser (ARGS="--port 8200")
	@$(BIN)/dejarik serve --open $(ARGS)

terminal: $(READY) ## Play Destiny in the terminal (ARGS="--lang ru --seed 7")
	@$(BIN)/dejarik play destiny $(ARGS)

native: $(READY_NATIVE) ## Compile the rules of all games, which is used from then on (a few minutes; needs a C compiler)
	@$(BIN)/python -m native $(ARGS)

quick: $(READY_DEV) ## Check a change in about a minute: style, types, unit tests, a sample of the scenarios
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	@if $(BIN)/python -m tests.changed client src/dejarik/server/wire src/dejarik/server/schema.py; then $(MAKE) client-checks; \
		else echo "Left out: the checks of the client, of which nothing was changed"; fi
	$(BIN)/mypy --strict & types=$$!; \
		$(BIN)/python -m pytest -n $(JOBS) --dist worksteal --quick $(ARGS); tests=$$?; \
		wait $$types && exit $$tests

test: lint $(CLIENT) ## Check style, types and layers, then run the tests (ARGS="-k claim", JOBS=0)
	$(NPM) run test
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

lint: $(READY_DEV) $(MODULES_DEV) ## Check style, types and layers only
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(NPM) run lint & $(BIN)/mypy --strict && wait $$! # the two slowest at the same time

client-checks: $(MODULES_DEV)
	$(NPM) run lint
	$(NPM) run test

soak: $(READY_DEV) $(MODULES_DEV) $(CLIENT) ## Walk very many random matches (long; MATCHES=100 for fewer)
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m soak $(ARGS)
	$(BIN)/python -m dejarik.lab.soak --matches $(MATCHES) --workers $(WORKERS)
	$(BIN)/python -m tests.games.destiny.cards.unused --matches $(MATCHES)
	$(BIN)/python -m tests.mutation --workers $(WORKERS)

bench: $(VENV_BENCH)/.ready ## Measure speed, beside other engines where they can be installed (ARGS="--json")
	@$(VENV_BENCH)/bin/dejarik bench $(ARGS)

# The lock holds for every platform and every Python that we run on, so no platform's hashes stand in it.
lock: $(VENV_LOCK)/.ready ## Renew the versions that everybody gets, within the ranges of pyproject.toml
	$(VENV_LOCK)/bin/python -m uv pip compile --quiet --upgrade --universal --python-version 3.11 --all-extras \
		--no-annotate --no-emit-package dejarik --custom-compile-command 'make lock' \
		--output-file $(LOCK) pyproject.toml

clean: ## Remove the environment and everything that was built
	rm -rf $(VENV) $(VENV_BENCH) $(VENV_LOCK) build dist client/node_modules $(dir $(CLIENT)) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# A name on the PATH may be an empty shim, so each candidate has to answer for itself.
%/bin/python:
	@for python in $(PYTHON) python3.13 python3.12 python3.11 python3; do \
		if $$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			echo "Setting up $* with $$($$python --version)"; \
			exec $$python -m venv $*; \
		fi; \
	done; \
	echo "Dejarik needs Python 3.11 or newer with its venv module; none was found." >&2; \
	echo "Install one, or name it: make PYTHON=/path/to/python3.11" >&2; \
	exit 1

$(READY): pyproject.toml $(LOCK) | $(BIN)/python
	@echo "Fetching what Dejarik needs, into $(VENV); only this first time it takes a minute or two"
	@$(BIN)/python $(LOCKED) '.[client-build]'
	@touch $@

$(READY_DEV): pyproject.toml $(LOCK) | $(BIN)/python
	@echo "Fetching what developers need, into $(VENV)"
	@$(BIN)/python $(LOCKED) '.[dev]'
	@touch $(READY) $(READY_NATIVE) $@

$(READY_NATIVE): pyproject.toml $(LOCK) | $(READY)
	@echo "Fetching what compiles, into $(VENV)"
	@$(BIN)/python $(LOCKED) '.[native]'
	@touch $@

$(MODULES): client/package.json client/package-lock.json | $(READY)
	@echo "Fetching what builds the web pages"
	@$(NPM) ci --no-progress --omit=dev
	@touch $@

$(MODULES_DEV): client/package.json client/package-lock.json | $(READY_DEV)
	@echo "Fetching what builds, checks and tests the web pages"
	@$(NPM) ci --no-progress
	@touch $(MODULES) $@

$(CLIENT): $(SOURCES) | $(MODULES)
	@echo "Building the web pages"
	@$(NPM) run --silent build

# The other engines are only there to be compared with: whoever cannot install them still gets our figures.
$(VENV_BENCH)/.ready: pyproject.toml $(LOCK) | $(VENV_BENCH)/bin/python
	@echo "Fetching the engines to compare with, into $(VENV_BENCH)"
	@$(VENV_BENCH)/bin/python $(LOCKED) .
	@$(VENV_BENCH)/bin/python $(LOCKED) '.[bench]' \
		|| echo "The other engines cannot be installed here and are left out of the comparison." >&2
	@touch $@

$(VENV_LOCK)/.ready: | $(VENV_LOCK)/bin/python
	@$(VENV_LOCK)/bin/python $(INSTALL) uv
	@touch $@
