# The daily commands. All of them set up what they need first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Tests of the wire wait now and then; more workers than processors use that.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() * 2)')
# Hundreds of processes would compile everything anew where the environment forbids to keep it.
export PYTHONDONTWRITEBYTECODE :=
LOCK := --quiet --universal --upgrade --python-version 3.11 --generate-hashes --no-header --no-emit-index-url

.PHONY: play rehearse run sync backup restore doctor doctor-dry test nightly lint format types unit audit bench soak stuck walk fuzz mutants lock rules clean

play: $(VENV)/.ready          ## Try the bot in a browser, without a Discord account.
	$(BIN)/python -m bot.demo

rehearse: $(VENV)/.ready      ## Some forty live checks on a real server: make rehearse CHANNEL=ID.
	@test -n "$(CHANNEL)" || { echo "Say in which empty channel: make rehearse CHANNEL=its id"; exit 2; }
	$(BIN)/python -m bot.rehearsal --channel "$(CHANNEL)"

run: $(VENV)/.ready           ## The real thing; needs DISCORD_TOKEN in .env.
	$(BIN)/python -m bot

sync: $(VENV)/.ready          ## Tell Discord the commands, whatever it knows; also while the bot runs.
	$(BIN)/python -m bot sync

backup: $(VENV)/.ready        ## Copy the games, also while the bot runs, and check the copy.
	$(BIN)/python -m bot backup

restore: $(VENV)/.ready       ## Put a backup in the place of the games: make restore FROM=FILE.
	@test -n "$(FROM)" || { echo "Say which backup: make restore FROM=data/backups/..."; exit 2; }
	$(BIN)/python -m bot restore "$(FROM)"

doctor: $(VENV)/.ready        ## Replay all running games under the current rules, and adapt them.
	$(BIN)/python -m bot doctor

doctor-dry: $(VENV)/.ready    ## The same, only looking; works while the bot runs.
	$(BIN)/python -m bot doctor --dry-run

test: $(VENV)/.ready-dev      ## What a change may break: lint, types, tests.
	@$(MAKE) --no-print-directory --jobs 3 lint types unit

nightly: $(VENV)/.ready-dev   ## What is long by nature: whole games, kills, all languages, all seeds.
	$(BIN)/python -m tests.running.browsing
	$(BIN)/pytest -m nightly -n $(WORKERS) --dist worksteal

lint: $(VENV)/.ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.ready-dev
	$(BIN)/mypy

unit: $(VENV)/.ready-dev tests/agot/__pycache__
	$(BIN)/python -m tests.running.browsing
	$(BIN)/pytest --costs -n $(WORKERS) --dist worksteal

# Or every worker would compile all tests anew. What cannot be collected is told by the run itself.
tests/agot/__pycache__: $(VENV)/.ready-dev
	@$(BIN)/pytest --collect-only -qq > /dev/null || true

audit: $(VENV)/.ready-dev     ## Known vulnerabilities of the libraries; STRICT=1 fails where PyPI cannot be asked.
	$(BIN)/python -m tests.repository.audit $(if $(STRICT),--strict)

rules: $(VENV)/.ready         ## After a change of the rules: add their hash to those that are known.
	$(BIN)/python -m engine rules --add

format: $(VENV)/.ready-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.ready-dev     ## Speed, measured; BENCH_SECONDS=S for how long each load lasts.
	$(BIN)/python -m tests.bench

soak: $(VENV)/.ready-dev      ## Long random play; SOAK=N games, MINUTES=M of killing, FUZZ=N inputs, SEED=S.
	RAVENRY_SOAK=$(or $(SOAK),1000) $(BIN)/pytest tests/agot/test_coverage.py
	RAVENRY_SOAK=$(or $(SOAK),1000) $(BIN)/pytest -m nightly tests/page/test_whole_games.py
	$(BIN)/python -m tests.family
	$(BIN)/python -m tests.soak --minutes $(or $(MINUTES),30) --seed $(or $(SEED),1)
	$(BIN)/python -m tests.soak.spells --minutes $(or $(MINUTES),30) --seed $(or $(SEED),1)
	$(BIN)/python -m tests.soak.hour --seed $(or $(SEED),1)
	$(BIN)/python -m tests.traffic.direct --seed $(or $(SEED),1)
	$(BIN)/python -m tests.fuzz --inputs $(or $(FUZZ),1000000) --seed $(or $(SEED),1)

stuck: $(VENV)/.ready-dev     ## Look for positions that cannot go on; POSITIONS=N, ANSWERS=N, SEED=S.
	$(BIN)/python -m tests.legal.stuck --positions $(or $(POSITIONS),20000) --answers $(or $(ANSWERS),1000000) --seed $(or $(SEED),1)

walk: $(VENV)/.ready-dev      ## Answer every kind of question on a phone, and count the taps.
	$(BIN)/python -m tests.walk

fuzz: $(VENV)/.ready-dev      ## Random input from strangers; FUZZ=N inputs, SEED=S, GAME=ruleset.
	$(BIN)/python -m tests.fuzz --inputs $(or $(FUZZ),100000) --seed $(or $(SEED),1) $(if $(GAME),--ruleset $(GAME))

mutants: $(VENV)/.ready-dev   ## Change the code in small ways, see if tests notice; PART=kernel, SAMPLE=N, SEED=S.
	$(BIN)/python -m tests.repository.mutants $(or $(PART),kernel) --sample $(or $(SAMPLE),100) --seed $(or $(SEED),1)

lock: $(VENV)/.ready-dev      ## Renew the lock files, for every Python and system at once.
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile $(LOCK) --extra local -o requirements.lock pyproject.toml
	$(BIN)/uv pip compile $(LOCK) --extra local --extra film --extra dev -o requirements-dev.lock pyproject.toml

clean:
	rm -rf $(VENV) mutants .mypy_cache .pytest_cache .ruff_cache build *.egg-info

$(VENV)/.ready: requirements.lock
	@test "$$(id -u)" != 0 || test -O . || { echo "This folder is not root's: do it as its owner, with sudo -u"; exit 2; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

$(VENV)/.ready-dev: requirements-dev.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	touch $@ $(VENV)/.ready
