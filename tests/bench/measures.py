"""Speed of the checkout that this runs in, a round of figures for each line read.

``tests.bench.beside`` runs this file in two checkouts, so it uses only what both of them have.
All times are CPU time of one process, in µs; memory is in MB.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from statistics import mean, median
from typing import Any

LONGEST = 1500
"""Answers after which a game is left."""


def known(name: str, *modules: str) -> Any:
    """Return what the first module that has it calls so; ``None`` if none does."""
    for module in modules:
        with suppress(ImportError, AttributeError):
            return getattr(import_module(module), name)
    return None


Game = known("Game", "engine.kernel.game")
# In earlier checkouts, games saved themselves, and nothing forked them.
save = known("save", "engine.kernel.saving") or Game.save
load = known("load", "engine.kernel.saving") or Game.load
fork, imagine = (known(name, "engine.kernel.worlds") for name in ("fork", "imagine"))


def sample(shape: Any, rng: random.Random) -> Any:
    """Return a random answer."""
    return (getattr(shape, "sample", None) or shape.some)(rng)


def played(
    ruleset: Any, options: dict[str, Any], seeds: range, *, keep_rests: bool
) -> tuple[float, float]:
    """Return the mean time that an answer takes in whole games: with what chooses it, and alone."""
    given, alone = 0, 0.0
    began = time.process_time()
    for seed in seeds:
        rng = random.Random(f"bench/{seed}")
        game = Game.new(ruleset, options, keep_rests=keep_rests)
        while game.question is not None:
            for seat, shape in game.question.shapes.items():
                value = sample(shape, rng)
                chosen = time.process_time()
                game.answer(seat, value)
                alone += time.process_time() - chosen
                given += 1
            game.fetch_events()
    return 1e6 * (time.process_time() - began) / given, 1e6 * alone / given


def restores(ruleset: Any, options: dict[str, Any], seeds: range) -> float:
    """Return the time of a restore in mid-battle: the median."""
    times: list[float] = []
    for seed in seeds:
        rng = random.Random(f"bench/{seed}")
        game = Game.new(ruleset, options)
        given = 0
        while game.question is not None and given < LONGEST:
            for seat, shape in game.question.shapes.items():
                game.answer(seat, sample(shape, rng))
                given += 1
            combat = getattr(game.state, "combat", None)
            if combat is not None and combat["cards"]:
                text = json.dumps(save(game))
                began = time.process_time()
                load(ruleset, json.loads(text))
                times.append(time.process_time() - began)
    return 1e6 * median(times)


def worlds(ruleset: Any, seeds: range) -> tuple[float, float]:
    """Return the mean times of a fork, and of a world imagined with one answer in it."""
    forked: list[float] = []
    imagined: list[float] = []
    for seed in seeds:
        rng = random.Random(f"bench/{seed}")
        game = Game.new(ruleset, {})
        given = 0
        while game.question is not None and given < LONGEST:
            if given % 10 == 0 and "chance" not in game.question.shapes:
                seat = game.awaited[0]
                value = game.shape_for(seat).safe()
                began = time.process_time()
                fork(game)
                between = time.process_time()
                imagine(game, seat, rng).answer(seat, value)
                forked.append(between - began)
                imagined.append(time.process_time() - between)
            for seat in game.awaited:
                game.answer(seat, sample(game.shape_for(seat), rng))
                given += 1
    return 1e6 * mean(forked), 1e6 * mean(imagined)


def started(database: Path) -> tuple[float, float]:
    """Return the time and memory of the bot until it has tried to reach Discord, in vain."""
    settings = {
        "DISCORD_TOKEN": "none",
        "RAVENRY_DATABASE": str(database),
        "RAVENRY_DISCORD": "http://127.0.0.1:1",
    }
    bot = subprocess.Popen(
        [sys.executable, "-m", "bot"],
        env={**os.environ, **settings},
        stderr=subprocess.PIPE,
        text=True,
    )
    assert bot.stderr is not None
    for line in bot.stderr:
        if "the connection ended" in line:
            break
    about = Path(f"/proc/{bot.pid}")
    ticks = about.joinpath("stat").read_text("ascii").rpartition(")")[2].split()[11:13]
    held = about.joinpath("status").read_text("ascii").partition("VmRSS:")[2].split()[0]
    bot.kill()
    bot.communicate()
    return 1e6 * sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK"), int(held) / 1000


def starts() -> dict[str, float]:
    """Return the figures of a start, and how long the first one of all takes, which makes the
    database."""
    with tempfile.TemporaryDirectory() as folder:
        first, _ = started(Path(folder, "games.sqlite3"))
        again, held = started(Path(folder, "games.sqlite3"))
    return {"start": again, "start: memory, MB": held, "start: the first one": first}


def figures(count: int) -> dict[str, float]:
    """Return all figures by name."""
    from engine.rulesets import rulesets

    found: dict[str, float] = {}
    seeds = range(count)
    for id, options in {
        "agot-2e": {"players": 6},
        "agot-1e": {},
        "agot-2e-mod": {},
        "inis": {},
    }.items():
        rules = rulesets.get(id)
        if rules is None:
            continue
        found[f"{id}: game with rests, by answer"], _ = played(
            rules, options, seeds, keep_rests=True
        )
        _, found[f"{id}: answer without rests"] = played(rules, options, seeds, keep_rests=False)
        if id != "inis":
            found[f"{id}: restore in mid-battle"] = restores(rules, options, seeds)
        if imagine is not None:
            forked, world = worlds(rules, range(max(1, count // 2)))
            found[f"{id}: fork"] = forked
            found[f"{id}: a world, and an answer in it"] = world
    return found | starts()


def main(measured: Callable[[int], dict[str, float]] = figures) -> None:
    """Measure once for each line of the standard input: the number of games."""
    measured(1)
    for line in sys.stdin:
        sys.stdout.write(json.dumps(measured(int(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
