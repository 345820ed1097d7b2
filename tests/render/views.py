"""Views to draw: snapshots of recorded games, completed to what the engine's view holds."""

from __future__ import annotations

import gzip
import json
from functools import cache
from typing import Any, cast

from bot.games.agot.drawing import board
from engine.agot.information.view import AgotView
from engine.kernel.event import EventData
from tests.golden import golden_game

SUPPLY_LIMITS = {
    "0": [2, 2],
    "1": [3, 2],
    "2": [3, 2, 2],
    "3": [3, 2, 2, 2],
    "4": [3, 3, 2, 2],
    "5": [4, 3, 2, 2],
    "6": [4, 3, 2, 2, 2],
}


@cache
def record(name: str) -> dict[str, Any]:
    """A golden game."""
    loaded: dict[str, Any] = json.loads(gzip.decompress(golden_game(name).read_bytes()))
    return loaded


def from_snapshot(snapshot: dict[str, Any]) -> AgotView:
    """A spectator's view of a snapshot: what the snapshot leaves to the reader is added."""
    printed = board.load("agot-2e").areas
    controllers = {
        a: facts.home for a, facts in printed.items() if facts.home in snapshot["houses"]
    }
    for area, state in snapshot["areas"].items():
        holder = state.get("house") or state.get("token")
        if holder and printed[area].kind == "land":
            controllers[area] = holder
    for port, facts in printed.items():
        if facts.land in controllers:
            controllers[port] = controllers[facts.land]
    view = {k: v for k, v in snapshot.items() if k not in ("wildling_top", "events")}
    added = {
        "ruleset": "agot-2e",
        "seat": None,
        "players": len(snapshot["houses"]),
        "raven_used": False,
        "stars": [3, 3, 2, 1, 0, 0],
        "castles_to_win": 7,
        "supply_limits": SUPPLY_LIMITS,
        "controllers": controllers,
    }
    return cast("AgotView", view | added)


def told(kind: str, **params: Any) -> EventData:
    """An event as the rules tell it."""
    return {"kind": kind, "params": params}


def an_attack(
    attacker: str, origin: str, area: str, defender: str, winner: str | None = None
) -> list[EventData]:
    """The events of a battle, decided or not."""
    sides = {"attacker": f"house:{attacker}", "defender": f"house:{defender}"}
    begun = told(
        "attacked",
        house=f"house:{attacker}",
        units={"footman": 1},
        origin=f"area:{origin}",
        area=f"area:{area}",
        defender=f"house:{defender}",
    )
    if winner is None:
        return [begun]
    loser = defender if winner == attacker else attacker
    decided = told(
        "combat-decided",
        **sides,
        attack=3,
        defence=2,
        area=f"area:{area}",
        winner=f"house:{winner}",
        loser=f"house:{loser}",
        tie=0,
    )
    return [begun, decided]
