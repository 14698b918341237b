# `make run` and `make test` do all their own set-up: Python 3.11 or newer and make are enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help run test quick lint check format bench screenshots lock clean

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
	$(BIN)/python -m pytest

quick: $(VENV)/.dev  ## The fast half of the tests: rules, texts, user interface, store
	$(BIN)/python -m pytest -n auto -m "not slow" tests/rules tests/text tests/ui tests/store

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

screenshots: $(VENV)/.dev  ## Take the README's pictures (needs Chromium), and a sheet of every drawing in build/
	$(BIN)/python -m tests.screenshots
	$(BIN)/python -m tests.ui.pictures.sheet build/pictures

lock: $(VENV)/.dev  ## Pin the dependencies anew
	$(BIN)/python -m pip install --quiet uv
	for set in "dev:--extra dev" "run:--extra fast --extra postgres --constraint requirements/dev.txt"; do \
	  { echo '# Made by `make lock`. Every package with its hashes; no addresses.'; \
	    $(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
	      --no-emit-index-url --no-header $${set#*:} pyproject.toml; } > requirements/$${set%%:*}.txt.new && \
	  mv requirements/$${set%%:*}.txt.new requirements/$${set%%:*}.txt; \
	done

clean:  ## Remove the environment and caches
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
