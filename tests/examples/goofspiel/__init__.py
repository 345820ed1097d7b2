"""Goofspiel, the example of ``docs/adding-a-game.md``.

``rules`` would be ``engine/goofspiel``, and ``plugin`` would be ``bot/games/goofspiel``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.games.registry import registered
from engine.rulesets import offered

from .plugin.plugin import GOOFSPIEL
from .rules.ruleset import Goofspiel


@contextmanager
def on_offer() -> Iterator[None]:
    """Put the game on both lists for a while, as the two lines of the guide do for good."""
    with offered(Goofspiel()), registered(GOOFSPIEL):
        yield
