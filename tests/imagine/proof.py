"""What is to be proven of imagined worlds, position by position."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import islice
from typing import Any

from engine.kernel.ask import Seat
from engine.kernel.game import Game
from engine.kernel.ruleset import Ruleset
from engine.kernel.saving import save
from engine.kernel.worlds import Unimaginable, imagine

from .positions import moments
from .swaps import swapped


class Betrayed(AssertionError):
    """An imagined world looks different, or depends on a secret."""


def prove(ruleset: Ruleset[Any], positions: int, seed: int, **fixed: Any) -> Counter[str]:
    """Check so many positions, some options being fixed, and count what was checked.

    Raises Betrayed.
    """
    rng = random.Random(f"imagine/{ruleset.id}/{seed}")
    done: Counter[str] = Counter()
    for number, (game, seat) in enumerate(islice(moments(ruleset, rng, **fixed), positions)):
        key = f"{seed}/{number}"
        try:
            world = imagine(game, seat, random.Random(key))
        except Unimaginable:
            if not game.setup.options.get("fog_of_war"):
                raise
            done["answered out of sight"] += 1  # Stewards give the safe answer then.
            continue
        _alike(game, world, seat, key)
        done["positions"] += 1
        again = imagine(game, seat, random.Random(key + "/other"))
        done["different worlds"] += saved(again) != saved(world)
        for other in (swapped(game, seat, rng), world):
            if other is None:
                continue
            # The seat cannot tell this one from the game, so it imagines the same.
            same = imagine(other, seat, random.Random(key))
            if saved(same) != saved(world):
                raise Betrayed(f"{ruleset.id} {key}: what {seat} imagines depends on a secret")
            done["other secrets"] += 1
    return done


def _alike(game: Game[Any], world: Game[Any], seat: Seat, key: str) -> None:
    if json.dumps(world.view(seat)) != json.dumps(game.view(seat)):
        raise Betrayed(f"{game.ruleset.id} {key}: {seat} would see the difference")


def saved(game: Game[Any]) -> str:
    """Return everything about a game as text."""
    return json.dumps(save(game))
