"""How the games on offer are played without players."""

from __future__ import annotations

from .agot.stewards.mind import HouseMind
from .inis.stewards.mind import PlayerMind
from .kernel.mind import Mind

minds: dict[str, Mind] = {
    "agot-2e": HouseMind(),
    "agot-1e": HouseMind(),
    "inis": PlayerMind(),
}
"""The mind for every ruleset that has one, by the name that records know it by."""
