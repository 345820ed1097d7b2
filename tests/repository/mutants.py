"""Make small changes to the code, and see if tests notice.

``python -m tests.repository.mutants PART`` picks a sample of what ``mutmut`` makes, by a
seed, and runs for each part the tests that are quick and meant for it.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Part:
    """Code to change, and the tests that have to notice."""

    code: str
    tests: tuple[str, ...]


# What reads the code itself would see the changes before any rule does.
GAMES = (
    *("tests/agot", "tests/inis"),
    *(f"--ignore=tests/agot/test_{name}.py" for name in ("completeness", "docs")),
)
PARTS = {
    "kernel": Part(
        "engine/kernel/*",
        (
            *("tests/kernel", "tests/legal/test_forbidden_kernel.py", "tests/positions"),
            *("tests/ahead", "tests/players", *GAMES),
        ),
    ),
    "combat": Part("engine/agot/combat*", GAMES),
    "play": Part("bot/play/*", ("tests/play",)),
    "outbox": Part(
        "bot/outbox/*",
        (
            *("tests/bot/outbox", "tests/bot/channels"),
            *(
                f"tests/bot/{name}.py"
                for name in (
                    *("people/test_talk", "whole_games/test_only_direct", "answering/test_battles"),
                    *("answering/test_undo", "looking/test_board", "looking/test_stories"),
                    *("connection/test_finishing", "setting_up/test_where_next"),
                )
            ),
        ),
    ),
}
COPIED = ("assets", "bot", "engine", "tests")
"""Packages that come from the copy."""
OUT = Path("mutants")
"""Where mutmut keeps its copy of the code; made anew for every part."""


def main() -> int:
    """Try a sample of the mutants of one part, and show those that nobody noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.repository.mutants", description=__doc__)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--sample", type=int, default=100, help="how many to try; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nightly", action="store_true", help="with the tests of the night, too")
    chosen = parser.parse_args()
    shutil.rmtree(OUT, ignore_errors=True)
    # The tests that run come from the copy, and so must the package they are in.
    for name in [name for name in sys.modules if name.split(".")[0] in COPIED]:
        del sys.modules[name]
    total, tried = _try(PARTS[chosen.part], chosen.sample, chosen.seed, nightly=chosen.nightly)
    return _report(chosen.part, total, tried)


def _try(part: Part, size: int, seed: int, *, nightly: bool) -> tuple[int, list[tuple[Any, str]]]:
    """Return how many mutants there are, and those that were tried, with their files."""
    import mutmut.__main__ as tool
    from mutmut.configuration import config

    settings = config()
    settings.only_mutate = [part.code]
    settings.pytest_add_cli_args_test_selection = list(part.tests)
    if nightly:
        settings.pytest_add_cli_args += ["-m", ""]
    counts: list[int] = []
    tried: list[tuple[Any, str]] = []
    everything = tool.collect_source_file_mutation_data

    def some(*, mutant_names: Any) -> Any:
        mutants, files = everything(mutant_names=mutant_names)
        counts.append(len(mutants))
        mutants.sort(key=lambda mutant: mutant[1])
        if size and size < len(mutants):
            mutants = random.Random(seed).sample(mutants, size)
        tried.extend((file, name) for file, name, _ in mutants)
        return mutants, files

    tool.collect_source_file_mutation_data = some
    tool._run((), max_children=1)
    return counts[0], tried


def _report(name: str, total: int, tried: list[tuple[Any, str]]) -> int:
    from mutmut.mutation.diff_apply import get_diff_for_mutant
    from mutmut.stats import status_by_exit_code

    # An interrupted run shows what has been tried so far.
    tried = [(file, mutant) for file, mutant in tried if file.exit_code_by_key[mutant] is not None]
    ends = {mutant: status_by_exit_code[file.exit_code_by_key[mutant]] for file, mutant in tried}
    for file, mutant in tried:
        if ends[mutant] not in ("killed", "timeout"):
            _say(f"\n# {mutant}: {ends[mutant]}")
            _say("\n".join(_changed(get_diff_for_mutant(mutant, path=file.path))))
    count = Counter(ends.values())
    killed = count["killed"] + count["timeout"]
    _say(f"\n{name}: killed {killed} of {len(tried)} tried (sample of {total}); {dict(count)}")
    return 0


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _changed(diff: str) -> Iterator[str]:
    return (line for line in diff.splitlines() if not line.startswith(("---", "+++")))


if __name__ == "__main__":
    sys.exit(main())
