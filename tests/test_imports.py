"""Imports point one way: from the bot to the engine, and from parts to what they are made of."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FORBIDDEN_TO_THE_RULES = {
    "aiohttp",
    "aiosqlite",
    "asyncio",
    "bot",
    "datetime",
    "discord",
    "os",
    "PIL",
    "random",
    "secrets",
    "socket",
    "sqlite3",
    "subprocess",
    "tests",
    "threading",
    "time",
    "uuid",
}
# The command line and the players that it seats stand outside the rules.
OUTSIDE_THE_RULES = {"engine.__main__", "engine.selfplay"}
MAY_OUTSIDE = {"random", "time", "os"}


def modules() -> dict[str, Path]:
    """Return every module of the product, by its dotted name."""
    found = {}
    for top in ("bot", "engine"):
        for path in sorted((ROOT / top).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()


def within(name: str, *packages: str) -> bool:
    """Tell whether a module is one of these, or inside one of them."""
    return any(name == package or name.startswith(package + ".") for package in packages)


def imports(name: str, *, typing_only: bool = True, deferred: bool = True) -> Iterator[str]:
    """Yield what a module imports, in full: each module, and each name taken out of one.

    ``typing_only`` counts those under ``if TYPE_CHECKING``, ``deferred`` those inside functions.
    """
    package = name if MODULES[name].name == "__init__.py" else name.rpartition(".")[0]
    ahead: list[ast.AST] = [ast.parse(MODULES[name].read_text("utf-8"))]
    while ahead:
        node = ahead.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            ahead += node.body if typing_only else []
            ahead += node.orelse
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not deferred:
            continue
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = package.split(".")
                above = parts[: len(parts) - node.level + 1]
                base = ".".join([*above, node.module] if node.module else above)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)
        else:
            ahead += ast.iter_child_nodes(node)


def wrong(name: str, *forbidden: str) -> set[str]:
    """Return those imports of a module that it may not have."""
    return {imported for imported in imports(name) if within(imported, *forbidden)}


@pytest.mark.parametrize("name", [n for n in MODULES if within(n, "engine")])
def test_the_engine_knows_neither_the_bot_nor_the_world(name: str) -> None:
    """The rules import no bot, no library of its, no clock, no generator and no files' doings."""
    forbidden = FORBIDDEN_TO_THE_RULES
    if name in OUTSIDE_THE_RULES or within(name, "engine.players"):
        forbidden = forbidden - MAY_OUTSIDE
    assert wrong(name, *forbidden) == set()


@pytest.mark.parametrize("name", [n for n in MODULES if within(n, "engine.kernel")])
def test_the_kernel_knows_no_game(name: str) -> None:
    """The kernel imports nothing of the product but itself, and no library."""
    outside = {
        i
        for i in imports(name)
        if not within(i, "engine.kernel") and i.split(".")[0] not in sys.stdlib_module_names
    }
    assert outside == set()


@pytest.mark.parametrize("name", [n for n in MODULES if within(n, "bot.play", "bot.store")])
def test_tables_and_store_know_no_discord(name: str) -> None:
    """Games are played and saved without Discord, and without knowing which games they are."""
    assert wrong(name, "discord", "aiohttp", "PIL") == set()
    ours = {i for i in imports(name) if within(i, "bot", "engine")}
    allowed = ("bot.store",) if within(name, "bot.store") else ("bot.store", "bot.play")
    assert {i for i in ours if not within(i, "engine.kernel", *allowed)} <= {"bot"}


@pytest.mark.parametrize("name", [n for n in MODULES if not within(n, "bot.store")])
def test_sql_is_spoken_in_the_store_only(name: str) -> None:
    """Nobody else opens a database; an exception of SQLite may be known by name to the table."""
    if not within(name, "bot.play"):
        assert wrong(name, "sqlite3") == set()
    assert wrong(name, "aiosqlite") == set()


CLICKED_AND_TYPED = ("bot.panels", "bot.cogs")
"""What answers presses and commands."""


@pytest.mark.parametrize("name", [n for n in MODULES if within(n, "bot")])
def test_panels_and_commands_are_on_top(name: str) -> None:
    """Whoever sends, looks up, measures or shares needs none of them; the process makes them."""
    if within(name, "bot.panels"):
        assert wrong(name, "bot.cogs") == set()
    elif not within(name, "bot.cogs", "bot.client", "bot.run"):
        assert wrong(name, *CLICKED_AND_TYPED) == set()


@pytest.mark.parametrize("name", [n for n in MODULES if within(n, "bot.ui")])
def test_what_panels_share_stands_below_them(name: str) -> None:
    """Layouts, names and replies know no panel, no command, and nobody who sends."""
    assert wrong(name, *CLICKED_AND_TYPED, "bot.outbox", "bot.posts", "bot.desk") == set()


@pytest.mark.parametrize("name", [n for n in MODULES if within(n, "bot.local")])
def test_the_stand_in_knows_nothing_of_the_bot(name: str) -> None:
    """The stand-in for Discord would serve any bot: it imports no other part of this one."""
    ours = {i for i in imports(name) if within(i, "bot", "engine")}
    assert {i for i in ours if not within(i, "bot.local")} <= {"bot"}


@pytest.mark.parametrize("name", MODULES)
def test_the_product_knows_no_tests(name: str) -> None:
    """Nothing of the product imports a test or a tool of tests."""
    assert wrong(name, "tests", "pytest", "hypothesis", "playwright", "simcord") == set()


def test_imports_have_no_cycles() -> None:
    """Modules can be read in an order in which each stands on those before it."""
    graph: dict[str, set[str]] = {}
    for name in MODULES:
        graph[name] = set()
        for imported in imports(name, typing_only=False, deferred=False):
            # ``from package import name`` stands on the module of that name, else on the package.
            if imported in MODULES and imported != name:
                graph[name].add(imported)
    for name, needed in graph.items():
        # A package that hands out what is in it stands on its modules; they do not stand on it.
        graph[name] = {n for n in needed if not name.startswith(n + ".")}
        graph[name] -= {n for n in needed if any(m.startswith(n + ".") for m in needed)}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def test_the_walk_sees_every_kind_of_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plain, relative, deferred and typing-only imports are all seen."""
    path = tmp_path / "module.py"
    path.write_text(
        "import a.b\nfrom . import c\nfrom ..d import e\n"
        "if TYPE_CHECKING:\n    import f\ndef g():\n    import h\n"
    )
    monkeypatch.setitem(MODULES, "bot.x.module", path)
    assert set(imports("bot.x.module")) == {"a.b", "bot.x", "bot.x.c", "bot.d", "bot.d.e", "f", "h"}
    assert "f" not in set(imports("bot.x.module", typing_only=False))
    assert "h" not in set(imports("bot.x.module", deferred=False))
