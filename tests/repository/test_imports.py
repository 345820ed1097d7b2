"""Imports point one way: from the bot to the engine, and from each part to lower layers."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from tests.repository.arrows import (
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
OUTSIDE_THE_RULES = {"engine.__main__", "engine.arena.random_play"}
MAY_OUTSIDE = {"random", "time", "os"}
MAY_PLAYERS = {*MAY_OUTSIDE, "subprocess", "threading"}


@cache
def named(name: str) -> set[str]:
    """Return what a module imports, in full: each module, and each name taken out of one."""
    found = imports(name, MODULES[name])
    return {base for base, _ in found} | {f"{base}.{taken}" for base, taken in found if taken}


def below(*packages: str) -> list[str]:
    """Return the modules of the product in any of these packages."""
    return [name for name in PRODUCT if within(name, *packages)]


def outside(*packages: str) -> list[str]:
    """Return the modules of the product in none of these packages."""
    return [name for name in PRODUCT if not within(name, *packages)]


def wrong(names: Iterable[str], *forbidden: str) -> dict[str, set[str]]:
    """Return which modules import what they may not, and what that is."""
    found = {name: {i for i in named(name) if within(i, *forbidden)} for name in names}
    return {name: imports for name, imports in found.items() if imports}


def strange(names: Iterable[str], *allowed: str) -> dict[str, set[str]]:
    """Return which modules import what of the product they may not, and what that is."""
    found = {
        name: {i for i in named(name) if within(i, "bot", "engine") and not within(i, *allowed)}
        - {"bot"}
        for name in names
    }
    return {name: imports for name, imports in found.items() if imports}


def test_the_engine_knows_neither_the_bot_nor_the_world() -> None:
    """The rules import no bot, none of its libraries, no clock, no generator and no file access."""
    players = below("engine.arena")
    rules = [n for n in below("engine") if n not in {*players, *OUTSIDE_THE_RULES}]
    assert wrong(rules, *FORBIDDEN_TO_THE_RULES) == {}
    assert wrong(players, *(FORBIDDEN_TO_THE_RULES - MAY_PLAYERS)) == {}
    assert wrong(sorted(OUTSIDE_THE_RULES), *(FORBIDDEN_TO_THE_RULES - MAY_OUTSIDE)) == {}


def test_the_kernel_knows_no_game() -> None:
    """The kernel imports nothing of the product but itself, and no library."""
    kernel = below("engine.kernel")
    assert strange(kernel, "engine.kernel") == {}
    libraries = {i.split(".")[0] for name in kernel for i in named(name)} - {"engine"}
    assert libraries <= sys.stdlib_module_names


LANGUAGES = "bot.text.catalog"
"""Lists the languages that a table may agree on; it knows no words itself."""

MEMORY = "bot.limits.memory"
"""Dictionaries that forget; they know nothing of what is in them."""


def test_tables_and_store_know_no_discord() -> None:
    """Games are played and saved without Discord, and without knowing which games they are."""
    assert wrong(below("bot.play", "bot.store"), "discord", "aiohttp", "PIL") == {}
    assert strange(below("bot.store"), "bot.store", "engine.kernel") == {}
    allowed = ("bot.store", "engine.kernel", "bot.play", "engine.fairness", LANGUAGES, MEMORY)
    assert strange(below("bot.play"), *allowed) == {}


def test_sql_is_spoken_in_the_store_only() -> None:
    """Nothing else opens a database; the table may know SQLite's exception by name."""
    assert wrong(outside("bot.store", "bot.play"), "sqlite3") == {}
    assert wrong(outside("bot.store"), "aiosqlite") == {}


CLICKED_AND_TYPED = ("bot.panels", "bot.cogs")
"""The packages that answer presses and commands."""


def test_panels_and_commands_are_on_top() -> None:
    """Sending, looking up, measuring and sharing need none of them; the process makes them."""
    assert wrong(below("bot.panels"), "bot.cogs") == {}
    above = (*CLICKED_AND_TYPED, "bot.page", "bot.connection.interactions")
    assert wrong(outside("engine", *above, "bot.client", "bot.process"), *CLICKED_AND_TYPED) == {}


def test_what_panels_share_stands_below_them() -> None:
    """Layouts, names and replies know no panel, no command and no sender."""
    assert (
        wrong(below("bot.ui"), *CLICKED_AND_TYPED, "bot.outbox", "bot.posts", "bot.services") == {}
    )


def test_the_stand_in_knows_nothing_of_the_bot() -> None:
    """The stand-in for Discord would serve any bot: it imports no other part of this one."""
    assert strange(below("bot.local"), "bot.local") == {}


def test_the_product_knows_no_tests() -> None:
    """Nothing of the product imports a test or a tool of tests."""
    assert wrong(PRODUCT, "tests", "pytest", "hypothesis", "playwright", "simcord") == {}


def test_arrows_run_down() -> None:
    """A module imports from its own package and from lower layers, and from nowhere else."""
    assert {name: found for name in PRODUCT if (found := upward(name))} == {}


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
        ("bot.store.planted", "from bot.text import Localizer", "bot.text"),
        (
            "engine.agot.planted",
            "def f():\n    from engine.inis import components",
            "engine.inis.components",
        ),
        ("engine.kernel.planted", "from ..records import BadRecord", "engine.records"),
        ("bot.play.planted", "from tests import words", "tests.words"),
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


def test_promised_luck_comes_from_nothing_but_the_secret() -> None:
    """What chance answers is arithmetic: hashes, and no generator of any kind."""
    fairness = below("engine.fairness")
    assert {i.split(".")[0] for name in fairness for i in named(name)} - {"engine"} <= {
        "__future__",
        "collections",
        "dataclasses",
        "functools",
        "hashlib",
        "hmac",
        "json",
        "pathlib",
        "py_ecc",
        "pydantic",
        "re",
        "sys",  # for how deep the process may recurse
        "typing",
        "zlib",
    }
