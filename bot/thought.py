"""What is done in a process that thinks for stewards: nothing of the bot is needed there."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.kernel.asking import Seat
from engine.kernel.game import Game, Saved
from engine.minds import minds
from engine.rulesets import rulesets
from engine.stewards.bearing import Holding, grudges
from engine.stewards.levels import LEVELS
from engine.stewards.steward import Steward

UNHURRIED = {"lord": 10}
"""How many times as long a level thinks here as in an arena: people wait for hours anyway."""


Known = tuple[Sequence[Seat], Sequence[tuple[str, Mapping[str, Any]]]]
"""What a stand-in knows beyond the game: allies, and what was told lately."""


def answer(saved: Saved, seat: Seat, level: str, past: Known | None, seed: int) -> Any:
    """Return a steward's answer to the open question, as plain data; runs in a process.

    ``past``: what it knows if it stands in for somebody, who may be back.
    """
    mind = minds[saved["ruleset"]]
    game = Game.load(rulesets[saved["ruleset"]], saved)
    thinks, times = LEVELS[level], UNHURRIED.get(level, 1)
    if times > 1:
        thinks = replace(thinks, lines=thinks.lines * times, moves=thinks.moves * times)
    bearing = None
    if past is not None:
        friends, told = past
        bearing = Holding(frozenset(friends), grudges(mind, told, seat))
    value = Steward(thinks, mind).answer(game, seat, seed, bearing)
    return json.loads(json.dumps(value))
