"""A game is one package on each side, and nothing else in the bot names it or knows its views."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.games.registry import plugins
from bot.text.catalog import SHARED
from engine.kernel.game import Game
from engine.rulesets import rulesets
from tests.repository.arrows import MODULES, imports
from tests.running.marks import costly

BOT = Path(bot.__file__).parent
GAMES = BOT / "games"
PACKAGES = sorted(home.name for home in GAMES.iterdir() if (home / "plugin.py").is_file())
OF_EVERY_GAME = frozenset(
    {"ruleset", "seat", "seats", "round", "phase", "question", "about", "sealed", "winner", "win"}
    | {"kind", "number", "awaited", "answered", "for"}
)
"""The keys of a view that mean the same in every game; those of its question below."""
ELSEWHERE = {"players", "hand", "bank"}
"""Keys of views that are also keys of other things, such as options or picture settings."""
READERS = {"get", "pop", "setdefault"}

SHARED_CODE = [
    module
    for module in sorted(BOT.rglob("*.py"))
    if not any(module.is_relative_to(GAMES / package) for package in PACKAGES)
]
THE_LIST = GAMES / "registry.py"
"""The one module that imports the packages of games."""
FORMERLY = {
    (BOT / "play" / "settings" / "table.py", "houses"),
    (BOT / "cogs" / "former.py", "house"),
}
"""Older games may be saved with these words, and older commands called by them."""


def words_of(text: str) -> set[str]:
    """Take a name or a text apart: ``HouseCards`` is ``house`` and ``cards``."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return {word.lower() for word in re.findall(r"[A-Za-z]+", spaced)}


@cache
def own_words() -> frozenset[str]:
    """Return what only games may say: their names, and what they call their seats."""
    kinds = {kind for plugin in plugins().values() for kind in plugin.outline.seat_kinds} - {"seat"}
    names = {*kinds, *PACKAGES}
    seats = {seat for rules in rulesets.values() for seat in Game.new(rules, {}).setup.seats}
    # The colours of a game's seats are also ordinary words.
    seats -= {"green", "blue", "orange", "white"}
    return frozenset(names | {f"{name}s" for name in names} | seats)


@cache
def own_keys() -> frozenset[str]:
    """Return the top-level keys of games' views, as random games show them."""
    found: set[str] = set()
    for rules in rulesets.values():
        game, rng = Game.new(rules, {}), random.Random(1)
        for _ in range(120):
            if (question := game.question) is None:
                break
            asked = [seat for seat in game.awaited if seat in game.setup.seats]
            found |= {key for seat in (None, *asked) for key in game.view(seat)}
            for seat in game.awaited:
                game.answer(seat, question.shapes[seat].sample(rng))
    return frozenset(found - OF_EVERY_GAME - ELSEWHERE)


def names_in(tree: ast.AST) -> Iterator[str]:
    """Go through all names in a module, including texts and docstrings."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.arg(arg=name) | ast.Attribute(attr=name):
                yield name
            case ast.keyword(arg=str(name)) | ast.alias(name=name):
                yield name
            case ast.ImportFrom(module=str(name)):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.ClassDef(name=name):
                yield name
            case ast.Constant(value=str(text)):
                yield text


def is_view(node: ast.expr) -> bool:
    """Tell whether an expression is a view, or something that was read out of one."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name == "view" or name.endswith("_view")
        case ast.Subscript(value=inner):
            return is_view(inner)
        case ast.Call(func=ast.Attribute(value=inner, attr=reader)) if reader in READERS:
            return is_view(inner)
        case ast.Call(func=ast.Attribute(attr="view")):
            return True
    return False


def keys_read(tree: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """Go through the keys by which a module reads mappings, with what is read."""
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value=base, slice=ast.Constant(value=str(key))):
                yield base, key
            case ast.Call(
                func=ast.Attribute(value=base, attr=reader), args=[ast.Constant(value=str(key)), *_]
            ) if reader in READERS:
                yield base, key
            case ast.Compare(
                left=ast.Constant(value=str(key)), ops=[ast.In() | ast.NotIn()], comparators=[base]
            ):
                yield base, key


def faults_in(tree: ast.Module, module: Path) -> set[str]:
    """Return what a shared module must not have: a game's own words and keys."""
    found = {
        word
        for name in names_in(tree)
        for word in words_of(name) & own_words()
        if (module, name) not in FORMERLY
    }
    for base, key in keys_read(tree):
        if (is_view(base) and key not in OF_EVERY_GAME) or key in own_keys():
            found.add(f"{ast.unparse(base)}[{key!r}]")
    return found


@costly("reads all source of the product")
def test_shared_code_neither_names_a_game_nor_reads_its_view() -> None:
    """Nothing outside a game's package uses its name, its word for seats, or its views' keys."""
    faults = {
        module: faults_in(ast.parse(module.read_text("utf-8")), module)
        for module in SHARED_CODE
        if module != THE_LIST
    }
    assert {module: found for module, found in faults.items() if found} == {}


def imported_from(name: str, homes: list[str]) -> set[str]:
    """Return what a module imports from some packages, even for types only or inside functions."""
    given = {".".join(filter(None, pair)) for pair in imports(name, MODULES[name])}
    return {one for one in given if any(one == h or one.startswith(f"{h}.") for h in homes)}


def name_of(module: Path) -> str:
    """Return the name by which a module is imported."""
    parts = module.relative_to(BOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_only_the_list_imports_the_packages_of_games() -> None:
    """Everything else asks for a plugin."""
    homes = [f"{top}.{package}" for top in ("bot.games", "engine") for package in PACKAGES]
    assert [m for m in SHARED_CODE if imported_from(name_of(m), homes)] == [THE_LIST]


@pytest.mark.parametrize("package", PACKAGES)
def test_a_game_knows_no_other_game(package: str) -> None:
    """A game's package imports no other game's, on neither side."""
    others = [f"{top}.{p}" for top in ("bot.games", "engine") for p in PACKAGES if p != package]
    for module in sorted((GAMES / package).rglob("*.py")):
        assert imported_from(name_of(module), others) == set()


def test_shared_words_name_no_game() -> None:
    """Shared words call a seat a seat."""
    files = sorted(SHARED.rglob("*.ftl"))
    assert len(files) > 8
    for file in files:
        assert words_of(file.read_text("utf-8")) & own_words() == set(), file


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("seat = view['houses'][seat]", "view['houses']"),
        ("for area in hand.view.get('areas', {}): pass", "hand.view['areas']"),
        ("if 'combat' in table.view: pass", "table.view['combat']"),
        ("n = game.view(None)['territories']", "game.view(None)['territories']"),
        ("n = view.get('question', {}).get('secret')", "view.get('question', {})['secret']"),
        ("x = areas['tracks']", "areas['tracks']"),
        ("def choose(house: str) -> None: pass", "house"),
        ("SEATS = {'agot-2e': 1}", "agot"),
        ("usual = 'stark'", "stark"),
        ("from engine.inis.components import open_box", "inis"),
        ("class HouseRow: pass", "house"),
    ],
)
def test_the_walk_finds(code: str, fault: str) -> None:
    """Names, texts, imports and keys are found wherever they are."""
    assert fault in faults_in(ast.parse(code), Path("module.py"))


def test_the_walk_lets_pass_what_every_view_has() -> None:
    """Rounds and questions belong to every game."""
    code: Any = "if 'round' in view and view.get('question', {}).get('awaited'): view['ruleset']"
    assert faults_in(ast.parse(code), Path("module.py")) == set()
