"""Imports point one way: from the bot to the engine, and from each part to lower layers."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.arrows import (
    LAYERS,
    MODULES,
    PRODUCT,
    RANKS,
    circles,
    imports,
    main,
    package_of,
    upward,
    within,
)

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
# The command line, random play and contests are outside the rules.
OUTSIDE_THE_RULES = {"engine.__main__", "engine.selfplay"}
MAY_OUTSIDE = {"random", "time", "os"}
MAY_PLAYERS = {*MAY_OUTSIDE, "subprocess", "threading"}


def named(name: str) -> set[str]:
    """Return what a module imports, in full: each module, and each name taken out of one."""
    found = imports(name, MODULES[name])
    return {base for base, _ in found} | {f"{base}.{taken}" for base, taken in found if taken}


def wrong(name: str, *forbidden: str) -> set[str]:
    """Return the imports that a module may not have."""
    return {imported for imported in named(name) if within(imported, *forbidden)}


@pytest.mark.parametrize("name", [n for n in PRODUCT if within(n, "engine")])
def test_the_engine_knows_neither_the_bot_nor_the_world(name: str) -> None:
    """The rules import no bot, none of its libraries, no clock, no generator and no file access."""
    forbidden = FORBIDDEN_TO_THE_RULES
    if within(name, "engine.players"):
        forbidden = forbidden - MAY_PLAYERS
    elif name in OUTSIDE_THE_RULES:
        forbidden = forbidden - MAY_OUTSIDE
    assert wrong(name, *forbidden) == set()


@pytest.mark.parametrize("name", [n for n in PRODUCT if within(n, "engine.kernel")])
def test_the_kernel_knows_no_game(name: str) -> None:
    """The kernel imports nothing of the product but itself, and no library."""
    outside = {
        i
        for i in named(name)
        if not within(i, "engine.kernel") and i.split(".")[0] not in sys.stdlib_module_names
    }
    assert outside == set()


LANGUAGES = "bot.text.shelf"
"""Lists the languages that a table may agree on; it knows no words itself."""


@pytest.mark.parametrize("name", [n for n in PRODUCT if within(n, "bot.play", "bot.store")])
def test_tables_and_store_know_no_discord(name: str) -> None:
    """Games are played and saved without Discord, and without knowing which games they are."""
    assert wrong(name, "discord", "aiohttp", "PIL") == set()
    ours = {i for i in named(name) if within(i, "bot", "engine")}
    allowed = ("bot.store",) if within(name, "bot.store") else ("bot.store", "bot.play", LANGUAGES)
    assert {i for i in ours if not within(i, "engine.kernel", *allowed)} <= {"bot"}


@pytest.mark.parametrize("name", [n for n in PRODUCT if not within(n, "bot.store")])
def test_sql_is_spoken_in_the_store_only(name: str) -> None:
    """Nothing else opens a database; the table may know SQLite's exception by name."""
    if not within(name, "bot.play"):
        assert wrong(name, "sqlite3") == set()
    assert wrong(name, "aiosqlite") == set()


CLICKED_AND_TYPED = ("bot.panels", "bot.cogs")
"""The packages that answer presses and commands."""


@pytest.mark.parametrize("name", [n for n in PRODUCT if within(n, "bot")])
def test_panels_and_commands_are_on_top(name: str) -> None:
    """Sending, looking up, measuring and sharing need none of them; the process makes them."""
    if within(name, "bot.panels"):
        assert wrong(name, "bot.cogs") == set()
    elif not within(name, "bot.cogs", "bot.interactions", "bot.client", "bot.run"):
        assert wrong(name, *CLICKED_AND_TYPED) == set()


@pytest.mark.parametrize("name", [n for n in PRODUCT if within(n, "bot.ui")])
def test_what_panels_share_stands_below_them(name: str) -> None:
    """Layouts, names and replies know no panel, no command and no sender."""
    assert wrong(name, *CLICKED_AND_TYPED, "bot.outbox", "bot.posts", "bot.desk") == set()


@pytest.mark.parametrize("name", [n for n in PRODUCT if within(n, "bot.local")])
def test_the_stand_in_knows_nothing_of_the_bot(name: str) -> None:
    """The stand-in for Discord would serve any bot: it imports no other part of this one."""
    ours = {i for i in named(name) if within(i, "bot", "engine")}
    assert {i for i in ours if not within(i, "bot.local")} <= {"bot"}


@pytest.mark.parametrize("name", PRODUCT)
def test_the_product_knows_no_tests(name: str) -> None:
    """Nothing of the product imports a test or a tool of tests."""
    assert wrong(name, "tests", "pytest", "hypothesis", "playwright", "simcord") == set()


@pytest.mark.parametrize("name", PRODUCT)
def test_arrows_run_down(name: str) -> None:
    """A module imports from its own package and from lower layers, and from nowhere else."""
    assert upward(name) == set()


def test_imports_run_in_no_circle() -> None:
    """Modules and packages can be ordered so that each imports only earlier ones.

    This includes imports for types only and those inside functions.
    """
    assert circles() == []


def test_all_layers_are_inhabited() -> None:
    """No layer names a package that does not exist."""
    assert set(RANKS) == {package_of(name) for name in PRODUCT}


def planted(monkeypatch: pytest.MonkeyPatch, path: Path, name: str, text: str) -> None:
    """Put a module into the repository for a while."""
    path.write_text(text)
    monkeypatch.setitem(MODULES, name, path)


def test_the_walk_sees_every_kind_of_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plain, relative, deferred and typing-only imports are all seen."""
    text = (
        "import a.b\nfrom . import c\nfrom ..d import e\n"
        "if TYPE_CHECKING:\n    import f\ndef g():\n    import h\n"
    )
    planted(monkeypatch, tmp_path / "module.py", "bot.x.module", text)
    assert named("bot.x.module") == {"a.b", "bot.x", "bot.x.c", "bot.d", "bot.d.e", "f", "h"}


@pytest.mark.parametrize(
    "text",
    [
        "from bot.play.planted_above import y",
        "from .planted_above import y",
        "if TYPE_CHECKING:\n    from . import planted_above",
        "def f():\n    import bot.play.planted_above",
    ],
)
def test_a_circle_of_two_modules_is_seen(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither types nor functions hide a circle."""
    planted(monkeypatch, tmp_path / "below.py", "bot.play.planted_below", text)
    planted(
        monkeypatch, tmp_path / "above.py", "bot.play.planted_above", "from . import planted_below"
    )
    (found,) = circles()
    assert set(found) == {"bot.play.planted_above", "bot.play.planted_below"}


def test_a_circle_through_a_package_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Importing a module runs the package around it, and everything that imports."""
    package = tmp_path / "package"
    package.mkdir()
    path = package / "__init__.py"
    planted(monkeypatch, path, "bot.play.planted", "from .high import x")
    planted(monkeypatch, package / "high.py", "bot.play.planted.high", "import bot.play.planted_on")
    planted(monkeypatch, package / "low.py", "bot.play.planted.low", "")
    planted(
        monkeypatch, tmp_path / "on.py", "bot.play.planted_on", "from .planted.low import something"
    )
    (found,) = circles()
    assert set(found) == {"bot.play.planted", "bot.play.planted.high", "bot.play.planted_on"}


@pytest.mark.parametrize(
    ("name", "text", "target"),
    [
        ("bot.store.planted", "from bot.play import Play", "bot.play"),
        ("bot.store.planted", "from bot.text import Voice", "bot.text"),
        ("engine.agot.planted", "def f():\n    from engine.inis import box", "engine.inis.box"),
        ("engine.kernel.planted", "from ..records import BadRecord", "engine.records"),
        ("bot.play.planted", "from tests import arrows", "tests.arrows"),
    ],
)
def test_an_arrow_up_is_seen(
    name: str, text: str, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every other package that is not in a lower layer counts as up, including the tests."""
    planted(monkeypatch, tmp_path / "planted.py", name, text)
    assert upward(name) == {target}


def test_a_module_in_no_layer_is_seen() -> None:
    """A new package needs a layer before it can be used."""
    with pytest.raises(LookupError, match=r"bot\.novelty\.thing"):
        package_of("bot.novelty.thing")


def test_the_command_asks_for_the_layer_of_what_is_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence names the module."""
    planted(monkeypatch, tmp_path / "thing.py", "bot.novelty.thing", "")
    assert main() == 1
    assert capsys.readouterr().err.startswith("bot.novelty.thing is in no layer")


def test_the_command_tells_what_it_has_found(capsys: pytest.CaptureFixture[str]) -> None:
    """All packages are shown with what they import, and no import is wrong."""
    assert main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:-1] if not line.startswith("tests")] == [
        package for layer in reversed(LAYERS) for package in sorted(layer)
    ]
    assert lines[-1].endswith(" 0 of them up or in a circle")
