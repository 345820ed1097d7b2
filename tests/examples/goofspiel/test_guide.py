"""``docs/adding-a-game.md`` shows what is in the example, and names all of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import indent

import pytest

from bot.games.registry import plugin_of, plugins
from engine.rulesets import rulesets
from tests.running.marks import nightly

from . import on_offer

EXAMPLE = Path(__file__).parent
ROOT = EXAMPLE.parents[2]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
FILES = {
    str(path.relative_to(EXAMPLE)): path
    for path in sorted(EXAMPLE.rglob("*"))
    if path.is_file() and "__pycache__" not in path.parts
}


def blocks(language: str) -> list[str]:
    """Return what the guide shows in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)


def rows() -> dict[str, str]:
    """Return the table of files: those of the example, and where they go in the product."""
    found = {}
    for here, there in re.findall(
        r"^\| (`.*?) \| (.*?) \|", GUIDE.partition("## The rules")[0], re.M
    ):
        for one in here.split(", "):
            found[one.strip("`")] = there.strip("`")
    return found


@pytest.mark.parametrize("snippet", [*blocks("python"), *blocks("fluent")])
def test_every_snippet_is_in_the_example(snippet: str) -> None:
    """What is shown stands in one of the files, line by line, at some depth."""
    deeper = [indent(snippet, " " * depth) for depth in (0, 4)]
    assert any(one in path.read_text("utf-8") for path in FILES.values() for one in deeper)


def test_the_guide_names_every_file() -> None:
    """The table has each file of the example once, and no other."""
    assert set(rows()) == set(FILES)


def test_the_rules_are_short() -> None:
    """A whole game takes less than 300 lines of rules."""
    lines = [
        path.read_text("utf-8").count("\n") for name, path in FILES.items() if name[:5] == "rules"
    ]
    assert 0 < sum(lines) < 300


def test_it_is_on_offer_only_for_a_while() -> None:
    """Afterwards neither list has it, and everything else is as before."""
    before = set(rulesets), set(plugins())
    with on_offer():
        assert plugin_of("goofspiel").words.rulebook("en")
        assert set(rulesets) == before[0] | {"goofspiel"}
    assert (set(rulesets), set(plugins())) == before


# -- for good --------------------------------------------------------------------------------------


def applied(text: str, diff: str) -> str:
    """Change a file as a block of the guide says; what it keeps or takes away must be there."""
    for hunk in diff.split("@@\n"):
        lines = hunk.splitlines(keepends=True)
        was = "".join(line[1:] for line in lines if line[0] in " -")
        assert text.count(was) == 1, was
        text = text.replace(was, "".join(line[1:] for line in lines if line[0] in " +"))
    return text


@pytest.fixture(scope="module")
def product(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the product to which the game was added as the guide says, and nothing else."""
    copy = tmp_path_factory.mktemp("product")
    unwanted = shutil.ignore_patterns("__pycache__")
    for folder in ("engine", "bot"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=unwanted)
    (copy / "assets").symlink_to(ROOT / "assets")
    for name in ("repository/arrows.py", "repository/test_games_apart.py", "running/marks.py"):
        path = copy / "tests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "tests" / name, path)
        shutil.copy(ROOT / "tests" / "__init__.py", path.with_name("__init__.py"))
    shutil.copy(ROOT / "tests" / "__init__.py", copy / "tests")
    shutil.copy(ROOT / "pyproject.toml", copy)
    for here, there in rows().items():
        if there.startswith(("engine/goofspiel/", "bot/games/goofspiel/")):
            (copy / there).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(EXAMPLE / here, copy / there)
    diffs = blocks("diff")
    assert len(diffs) == 2
    for block in diffs:
        name, _, diff = block.removeprefix("--- ").partition("\n@@\n")
        changed = applied((copy / name).read_text("utf-8"), diff)
        (copy / name).write_text(changed, "utf-8")
    return copy


def run(product: Path, *arguments: str) -> str:
    """Run Python in the copy; return what it has printed."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=product,
        env={**os.environ, "PYTHONPATH": str(product)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_else_has_to_be_touched(product: Path) -> None:
    """With its two packages and a line on each list the game is played, and has a plugin."""
    (command,) = re.findall(r"^python -m (engine selfplay .*)$", GUIDE, re.MULTILINE)
    assert "games      100" in run(product, "-m", *command.split())
    code = "from bot.games.registry import plugin_of; print(type(plugin_of('goofspiel')).__name__)"
    assert run(product, "-c", code).strip() == "CardTable"


@nightly
def test_it_fits_into_the_house(product: Path) -> None:
    """No arrow runs up or in a circle, and nobody else names the game or reads its views."""
    assert (
        run(product, "-m", "tests.repository.arrows")
        .splitlines()[-1]
        .endswith(" 0 of them up or in a circle")
    )
    run(
        product,
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "tests/repository/test_games_apart.py",
    )
