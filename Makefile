# Everything happens in a local .venv; all that has to be there is git, make and Python 3.11 or newer.

VENV  := .venv
BIN   := $(VENV)/bin
STAMP := $(VENV)/.ready-dev
BENCH := $(VENV)/.ready-bench

# The web client: its packages, its sources, and what is built from them into the package.
NPM     := $(BIN)/python client/node.py
MODULES := client/node_modules/.package-lock.json
CLIENT  := src/dejarik/table/static/index.html
SOURCES := $(shell find client -name node_modules -prune -o -type f -print) $(wildcard src/dejarik/words/*/web.ftl)

# ARGS is handed to the command of the target: make play ARGS="--lang ru --seed 7"
ARGS ?=
# How many processes run the tests; JOBS=0 runs them in one.
JOBS ?= auto
# How many matches with random decks `make soak` walks, and in how many processes.
MATCHES ?= 5000
WORKERS ?= 2

.DEFAULT_GOAL := help
.PHONY: help play terminal test lint soak bench clean
.DELETE_ON_ERROR:

help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } /^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(STAMP) $(CLIENT) ## Open the table in the browser (ARGS="--port 8200")
	@$(BIN)/dejarik serve --open $(ARGS)

terminal: $(STAMP) ## Play Destiny in the terminal (ARGS="--lang ru --seed 7")
	@$(BIN)/dejarik play destiny $(ARGS)

test: lint $(CLIENT) ## Check style, types and layers, then run the tests (ARGS="-k claim", JOBS=0)
	$(NPM) run test
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

lint: $(STAMP) $(MODULES) ## Check style, types and layers only
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports
	$(NPM) run lint

soak: $(STAMP) ## Walk very many random matches (long; MATCHES=100 for fewer of Destiny's random decks)
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m soak $(ARGS)
	$(BIN)/python -m tests.destiny.cards.soak --matches $(MATCHES) --workers $(WORKERS)

bench: $(BENCH) ## Measure speed, beside other engines where they can be installed (ARGS="--json")
	@$(BIN)/dejarik bench $(ARGS)

clean: ## Remove the environment and everything that was built
	rm -rf $(VENV) build dist client/node_modules $(dir $(CLIENT)) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# A name on the PATH may be an empty shim, so each candidate has to answer for itself.
$(BIN)/python:
	@for python in $(PYTHON) python3.13 python3.12 python3.11 python3; do \
		if $$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			echo "Setting up $(VENV) with $$($$python --version)"; \
			exec $$python -m venv $(VENV); \
		fi; \
	done; \
	echo "Dejarik needs Python 3.11 or newer with its venv module; none was found." >&2; \
	echo "Install one, or name it: make PYTHON=/path/to/python3.11" >&2; \
	exit 1

$(STAMP): pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(MODULES): client/package.json client/package-lock.json | $(STAMP)
	$(NPM) ci --no-progress
	@touch $@

$(CLIENT): $(SOURCES) | $(MODULES)
	$(NPM) run build

# The other engines are only there to be compared with: whoever cannot install them still gets our figures.
$(BENCH): $(STAMP)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]' \
		|| echo "The other engines cannot be installed here and are left out of the comparison." >&2
	@touch $@
