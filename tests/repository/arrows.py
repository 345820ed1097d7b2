"""Which package imports which, and whether any arrow runs up.

``python -m tests.repository.arrows`` prints it.
Every import counts, even one for types only or one inside a function.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[2]

GAMES = sorted(face.parent.name for face in ROOT.glob("bot/games/*/plugin.py"))
"""The games, by the name of their package on either side."""

LAYERS: tuple[tuple[str, ...], ...] = (
    # The rules.
    ("engine", "engine.intervals", "engine.printed"),
    ("engine.kernel",),
    ("engine.fairness",),
    tuple(f"engine.{game}" for game in GAMES),
    ("engine.rulesets",),
    ("engine.records",),
    ("engine.stewards",),
    ("engine.arena",),
    ("engine.__main__",),
    # The bot. Packages that depend on nothing else in it come first, including the stand-in.
    ("bot",),
    ("bot.config", "bot.limits", "bot.local", "bot.parsing", "bot.store", "bot.text"),
    ("bot.contact", "bot.logs", "bot.play"),
    ("bot.lookup", "bot.practice", "bot.render", "bot.tournament", "bot.ui"),
    # What a first game explains, and when.
    ("bot.coach",),
    # What the bot knows of particular games, and the one place that lists them.
    ("bot.games.plain", "bot.games.story", "bot.games.counts"),
    ("bot.games.plugin",),
    tuple(f"bot.games.{game}" for game in GAMES),
    ("bot.games",),
    ("bot.story",),
    ("bot.workers",),
    ("bot.hosting", "bot.statistics"),
    ("bot.posts",),
    ("bot.services",),
    ("bot.outbox", "bot.panels"),
    ("bot.connection", "bot.page"),
    ("bot.cogs",),
    ("bot.client",),
    ("bot.process",),
    # Programs that are started by hand.
    ("bot.demo", "bot.rehearsal", "bot.render.__main__", "bot.statistics.__main__"),
    ("bot.cli",),
    ("bot.__main__",),
)
"""Packages and modules of the product, the lowest first; arrows run to lower layers only."""

RANKS = {package: rank for rank, layer in enumerate(LAYERS) for package in layer}


def modules(*tops: str) -> dict[str, Path]:
    """Return every module below these folders, by its dotted name."""
    found = {}
    for top in tops:
        for path in sorted((ROOT / top).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


PRODUCT = modules("engine", "bot")
MODULES = PRODUCT | modules("tests")


@cache
def imports(name: str, path: Path) -> frozenset[tuple[str, str]]:
    """Return what a module imports: each module in full, and the imported name, if any."""
    return frozenset(_imports(name, path))


def _imports(name: str, path: Path) -> Iterator[tuple[str, str]]:
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in _statements(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = package.split(".")
                above = parts[: len(parts) - node.level + 1]
                base = ".".join([*above, node.module] if node.module else above)
            yield from ((base, alias.name) for alias in node.names)


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """Go through all statements in a piece of code, and leave out the expressions in them."""
    for part in ("body", "orelse", "handlers", "finalbody", "cases"):
        for inner in getattr(node, part, ()):
            yield inner
            yield from _statements(inner)


def arrows(name: str) -> frozenset[str]:
    """Return the modules of the repository that a module names in its imports.

    ``from package import name`` is an arrow to the module of that name or, if there is none, to the
    package.
    """
    named = (
        f"{base}.{taken}" if f"{base}.{taken}" in MODULES else base
        for base, taken in imports(name, MODULES[name])
    )
    return frozenset(target for target in named if target in MODULES and target != name)


def needed(name: str) -> set[str]:
    """Return what is imported before a module: the modules that it names and their packages.

    Importing ``package.module`` from outside runs the package's own ``__init__`` too.
    """
    found = set(arrows(name))
    for target in arrows(name):
        parts = target.split(".")
        above = (".".join(parts[:length]) for length in range(1, len(parts)))
        found |= {package for package in above if package in MODULES and not within(name, package)}
    return found


def within(name: str, *packages: str) -> bool:
    """Tell whether a module is one of these, or inside one of them."""
    return any(name == package or name.startswith(package + ".") for package in packages)


def package_of(name: str) -> str:
    """Return the package, or the module, of :data:`LAYERS` that a module belongs to.

    A module of the tests belongs to its folder, or is a package of its own.
    Raises LookupError for a module of the product that no layer holds.
    """
    parts = name.split(".")
    if len(parts) == 1:
        return name
    if parts[0] == "tests":
        return ".".join(parts[:2])
    for length in range(len(parts), 1, -1):
        package = ".".join(parts[:length])
        if package in RANKS:
            return package
    raise LookupError(f"{name} is in no layer")


def table() -> dict[str, Counter[str]]:
    """Count the arrows from package to package, module by module."""
    found: dict[str, Counter[str]] = {}
    for name in MODULES:
        package = package_of(name)
        row = found.setdefault(package, Counter())
        row.update(to for to in map(package_of, arrows(name)) if to != package)
    return found


def upward(name: str) -> set[str]:
    """Return the arrows of a module of the product that run to another package not below it."""
    package = package_of(name)
    return {
        target
        for target in arrows(name)
        if (to := package_of(target)) != package and RANKS.get(to, len(LAYERS)) >= RANKS[package]
    }


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """Return a circle in a graph, from its beginning to its beginning, or nothing."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found[::-1]
    return []


def circles() -> list[list[str]]:
    """Return a circle of packages and one of modules, if there are any."""
    packages = {package: set(row) for package, row in table().items()}
    found = circle(packages), circle({name: needed(name) for name in MODULES})
    return [one for one in found if one]


def main() -> int:
    """Print the arrows between packages; return 1 if one runs up or in a circle."""
    try:
        rows = table()
    except LookupError as error:
        sys.stderr.write(f"{error}; add it to LAYERS in tests/repository/arrows.py\n")
        return 1
    order = sorted(rows, key=lambda package: (-RANKS.get(package, len(LAYERS)), package))
    width = max(map(len, order))
    for package in order:
        row = rows[package]
        to = ", ".join(f"{other} {row[other]}" for other in order if row[other])
        sys.stdout.write(f"{package:{width}}  {to or '-'}\n")
    wrong = [f"{name} -> {target}" for name in PRODUCT for target in sorted(upward(name))]
    wrong += [" -> ".join(one) for one in circles()]
    count = sum(row.total() for row in rows.values())
    sys.stdout.write(
        f"{len(order)} packages, {count} arrows, {len(wrong)} of them up or in a circle\n"
    )
    for arrow in wrong:
        sys.stdout.write(f"  {arrow}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
