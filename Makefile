# `make run` and `make test` do all their own set-up: Python 3.11 or newer and make are enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# A worker a core. Tests start many Pythons: compiled files are kept whatever the environment says.
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n auto --dist loadgroup

.DEFAULT_GOAL := help
.PHONY: help run test quick lint check format bench mutants screenshots dist env lock clean

help:  ## Show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

# A stamp a requirements file: the environment is made once and renewed when the file changes.
$(VENV)/.run: requirements/run.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ninety-Eight needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

run: $(VENV)/.run  ## Start the bot; without a token, the playground in the browser
	$(BIN)/python -m bot

test: $(VENV)/.dev  ## Run all tests
	$(PYTEST)

quick: $(VENV)/.dev  ## The fast half of the tests: rules, texts, user interface, store
	$(PYTEST) -m "not slow" tests/rules tests/text tests/ui tests/store

lint: $(VENV)/.dev  ## Format, lint and strict types, changing nothing
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check: lint test  ## Everything a change must pass

format: $(VENV)/.dev  ## Put the code into the house format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.dev  ## Measure; prints ratios against a named floor of the same run
	$(BIN)/python -m tests.bench $(ONLY)

mutants: $(VENV)/.dev  ## Put small faults into the code and look whether a test notices (ten minutes; not in CI)
	$(BIN)/python -m tests.mutants --observe $(ONLY)

screenshots: $(VENV)/.dev  ## Take the README's pictures (needs Chromium), and a sheet of every drawing in build/
	$(BIN)/python -m tests.screenshots
	$(BIN)/python -m tests.ui.pictures.sheet build/pictures

dist: $(VENV)/.dev  ## Build the wheel and the sdist into dist/
	$(BIN)/python -m build --outdir dist .

env: .env  ## Make .env from the example, readable by you alone
.env:
	install -m 600 .env.example .env

lock: $(VENV)/.dev  ## Pin the dependencies anew; `make lock UPGRADE=--upgrade` takes newer versions
	for set in "dev:--extra dev" "run:--extra fast --extra postgres --constraint requirements/dev.txt"; do \
	  file=requirements/$${set%%:*}.txt; cp $$file $$file.new && \
	  $(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 $(UPGRADE) \
	    --no-emit-index-url --no-header --output-file $$file.new $${set#*:} pyproject.toml >/dev/null && \
	  { echo '# Made by `make lock`. Every package with its hashes; no addresses.'; cat $$file.new; } > $$file && \
	  rm $$file.new; \
	done

clean:  ## Remove the environment and caches
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
