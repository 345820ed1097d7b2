"""What is done in a process that thinks for stewards: nothing of the bot is needed there."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from engine.kernel.asking import Seat
from engine.kernel.game import Game, Saved
from engine.minds import minds
from engine.rulesets import rulesets
from engine.stewards.levels import LEVELS
from engine.stewards.steward import Steward

UNHURRIED = {"lord": 10}
"""How many times as long a level thinks here as in an arena: people wait for hours anyway."""


def answer(saved: Saved, seat: Seat, level: str, stand_in: bool, seed: int) -> Any:
    """Return a steward's answer to the open question, as plain data; runs in a process.

    ``stand_in``: whether it plays for somebody who may be back.
    """
    game = Game.load(rulesets[saved["ruleset"]], saved)
    thinks, times = LEVELS[level], UNHURRIED.get(level, 1)
    if times > 1:
        thinks = replace(thinks, lines=thinks.lines * times, moves=thinks.moves * times)
    value = Steward(thinks, minds[saved["ruleset"]]).answer(game, seat, seed)
    return json.loads(json.dumps(value))
