"""What the documents tell people to do works, and what they name exists."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.golden import golden_game
from tests.running.marks import daily
from tests.wire.palette import palette

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
READMES = sorted((*(ROOT / "engine").rglob("README.md"), *(ROOT / "bot").rglob("README.md")))
"""What is said of a package inside it."""
ARCHITECTURE = ROOT / "docs" / "architecture.md"
DOCUMENTS = [
    README,
    ROOT / "CONTRIBUTING.md",
    ROOT / "tests" / "README.md",
    *READMES,
    *sorted((ROOT / "docs").glob("*.md")),
]
MAKE = re.compile(r"^make ([a-z][a-z-]+)", re.MULTILINE)
LINK = re.compile(r"\]\(((?!https?:)[^)#\s]*)(?:#([^)\s]+))?\)")
NAMED = re.compile(r"`((?:bot|engine|tests|docs|assets)/[\w./-]*\w/?)`")
MODULE = re.compile(r"\bpython -m ((?:bot|engine|tests)(?:\.\w+)*)")
SLASH = re.compile(r"`/(?!healthz|metrics)([a-z][a-z -]*)")  # these are called by HTTP
PYTHON = re.compile(r"^(?:\.venv/bin/)?python -m (.+?)(?:\s+#.*)?$", re.MULTILINE)

documents = pytest.mark.parametrize(
    "document", DOCUMENTS, ids=[str(d.relative_to(ROOT)) for d in DOCUMENTS]
)


def blocks(document: Path) -> str:
    """Return a document's blocks without a language: commands to type."""
    found = re.findall(r"^```\n(.*?)^```$", document.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return "\n".join(found)


def anchors(document: Path) -> set[str]:
    """Return the anchors of a document's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", document.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", h.lower()).strip().replace(" ", "-") for h in headings}


COMMANDS = PYTHON.findall(blocks(README))


def arguments_of(typed: str, board: Path) -> list[str]:
    """Return a command as shown, with existing files and fewer games."""
    record = str(golden_game("agot-2e-6p"))
    stand_ins = {"FILE...": record, "RECORD": record, "board.png": str(board)}
    arguments = [stand_ins.get(word, word) for word in shlex.split(typed)]
    if "--games" in arguments:
        arguments[arguments.index("--games") + 1] = "1"
    return arguments


@pytest.mark.parametrize("typed", COMMANDS)
def test_the_commands_of_the_readme_run(
    typed: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each does what it is for; it is called here without a process of its own."""
    board = tmp_path / "board.png"
    module, *arguments = arguments_of(typed, board)
    if (ROOT / module.replace(".", "/")).is_dir():
        module += ".__main__"
    monkeypatch.setattr(sys, "argv", [module, *arguments])
    assert import_module(module).main() == 0
    assert capsys.readouterr().out or board.exists()


@pytest.mark.parametrize(
    "typed", daily(*(c for c in COMMANDS if c.startswith("engine replay")), of=COMMANDS)
)
def test_the_commands_of_the_readme_are_typed_as_shown(typed: str, tmp_path: Path) -> None:
    """Each can be typed into a shell, and ends with status 0."""
    board = tmp_path / "board.png"
    command = [sys.executable, "-m", *arguments_of(typed, board)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout or board.exists()


def test_the_readme_shows_commands_to_run() -> None:
    """There are some for rules, records and pictures, so the test above has something to do."""
    modules = {typed.split()[0] for typed in PYTHON.findall(blocks(README))}
    assert {"engine", "bot.render", "tests.repository.arrows"} <= modules


@documents
def test_what_is_typed_with_make_is_a_target(document: Path) -> None:
    """In blocks and in running text."""
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    spans = re.findall(r"`([^`\n]+)`", document.read_text("utf-8"))
    typed = {t for text in [blocks(document), *spans] for t in MAKE.findall(text)}
    assert typed <= targets


@documents
def test_every_link_leads_somewhere(document: Path) -> None:
    """To a file that exists, and to a heading in it."""
    for path, anchor in LINK.findall(document.read_text("utf-8")):
        target = document.parent / path if path else document
        assert target.exists(), path
        if anchor:
            assert anchor in anchors(target), f"{path}#{anchor}"


@documents
def test_every_path_and_module_that_is_named_is_there(document: Path) -> None:
    """Named from the root, or run with ``python -m``; a module may be named without its ending."""
    text = document.read_text("utf-8")
    modules = [m.replace(".", "/") for m in MODULE.findall(text)]
    for name in [*NAMED.findall(text), *modules]:
        if "goofspiel" in name and not name.startswith("tests/examples/"):
            continue  # where the guide would put its example; test_guide checks those files
        path = ROOT / name.rstrip("/")
        assert path.exists() or path.with_name(f"{path.name}.py").exists(), name


@documents
def test_every_slash_command_that_is_named_is_there(document: Path) -> None:
    """With its subcommand, if it has any."""
    groups = {name.partition(" ")[0] for name in palette() if " " in name}
    for typed in SLASH.findall(document.read_text("utf-8")):
        first, *rest = typed.split()
        name = first if first not in groups else " ".join([first, *rest[:1]])
        assert name in {*palette(), *groups}, typed


def test_the_map_of_tests_leaves_no_package_out() -> None:
    """CONTRIBUTING says which tests are near each package, and all that it names is there."""
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    rows = page.split("| you have changed | run |")[1].split("\n\n")[0].splitlines()[2:]
    changed = {name for row in rows for name in re.findall(r"`((?:bot|engine)/\w+)`", row)}
    packages = {
        f"{top}/{module.parent.name}"
        for top in ("bot", "engine")
        for module in (ROOT / top).glob("*/*.py")
    }
    assert changed == packages
    named = {path for row in rows for path in re.findall(r"tests/[\w./]+", row)}
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


def test_the_map_of_the_house_fits_on_one_page() -> None:
    """What is deeper is said in the README of a package."""
    assert len(ARCHITECTURE.read_text("utf-8").splitlines()) <= 120


def test_the_map_of_the_house_leaves_nothing_out() -> None:
    """It names every package and module at the top of both sides, and links to every README."""
    page = ARCHITECTURE.read_text("utf-8")
    inside = [
        f"{top}/{path.name}" + ("/" if path.is_dir() else "")
        for top in ("engine", "bot")
        for path in sorted((ROOT / top).iterdir())
        if (path / "__init__.py").exists() or (path.suffix == ".py" and path.name[0] != "_")
    ]
    assert len(inside) > 30
    assert [name for name in inside if f"`{name}`" not in page] == ENTRIES
    linked = {(ARCHITECTURE.parent / path).resolve() for path, _ in LINK.findall(page) if path}
    assert [str(readme) for readme in READMES if readme.resolve() not in linked] == []


ENTRIES = ["bot/cli.py"]
"""Modules that only hand on what is typed, which the map leaves out."""


@pytest.mark.parametrize("readme", READMES, ids=[str(r.parent.relative_to(ROOT)) for r in READMES])
def test_the_modules_that_a_readme_lists_are_there(readme: Path) -> None:
    """What a table names in code, without an ending, is a module or a folder of the package."""
    text = readme.read_text("utf-8")
    tables = re.findall(
        r"^\| (?:module|room|chapter|what differs|expansion) .*?\n\n", text, re.M | re.S
    )
    for row in (line for table in tables for line in table.splitlines()[2:]):
        named = re.findall(r"`([a-z_]+(?:/[a-z_]+)?)`", row)
        where = [readme.parent]
        where += [readme.parent / name for name in named if "/" in name]
        for name in named:
            found = [*(place / name for place in where), *(place / f"{name}.py" for place in where)]
            assert any(path.exists() for path in found), f"{name} in {row}"
    listed = {n for table in tables for n in re.findall(r"`([a-z_]+)[`/]", table)}
    if "| module | what |" in text:
        modules = {path.stem for path in readme.parent.glob("[a-z]*.py")}
        assert modules <= listed, "a module is not in the list"


def test_the_changelog_says_nothing_twice() -> None:
    """Each entry of a version begins with other words."""
    for version in Path("CHANGELOG.md").read_text("utf-8").split("\n## "):
        begins = [line[:30] for line in version.splitlines() if line.startswith("- ")]
        assert len(begins) == len(set(begins)), version.partition("\n")[0]
