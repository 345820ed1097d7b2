"""The games that have words, pictures and panels of their own.

Adding a game is one line here, and one in :mod:`engine.rulesets`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from bot.play import promises
from bot.text import catalog

from .agot.expansions.feast_for_crows.plugin import FEAST
from .agot.expansions.mother_of_dragons.plugin import DRAGONS
from .agot.plugin import EDITIONS
from .inis.plugin import INIS
from .plugin import GamePlugin

_plugins: dict[str, GamePlugin] = {}


def register(*plugins: GamePlugin) -> None:
    """Add games to the list, with their words."""
    for plugin in plugins:
        _plugins[plugin.ruleset] = plugin
        catalog.put(plugin.words)
        promises.put(plugin.ruleset, plugin.promises)


register(*EDITIONS, FEAST, DRAGONS, INIS)


def plugin_of(ruleset: str) -> GamePlugin:
    """Return the plugin of a game; for a game that is not in the list, that is the default one."""
    return _plugins.get(ruleset) or GamePlugin(ruleset)


def plugins() -> Mapping[str, GamePlugin]:
    """Return the plugins in the list, by the ids of their rulesets."""
    return dict(_plugins)


@contextmanager
def registered(*plugins: GamePlugin) -> Iterator[None]:
    """Add games to the list for a while, for a test or an extension."""
    before = dict(_plugins)
    register(*plugins)
    try:
        yield
    finally:
        for plugin in plugins:
            catalog.take_away(plugin.ruleset)
        _plugins.clear()
        register(*before.values())
