"""Which games are of their own, for sweeps in which an expansion would show nothing new."""

from __future__ import annotations

from bot.games.registry import plugins
from engine.rulesets import rulesets

OWN = tuple(id for id in rulesets if id not in plugins() or plugins()[id].on is None)
"""The games on offer that are built on no other."""
