"""Random plans in random games of Inis: none fires that should not, and no secret decides."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.inis.ahead.plans import territories
from engine.kernel.ahead.plans import Plan
from engine.rulesets import rulesets
from tests.inis.playing import begin
from tests.running.marks import daily

from .proof import beginning, prove

SEASON = frozenset({"turn", "maneuver", "respond"})


def unforeseen(plan: Plan, foreseen: Mapping[str, Any], now: Mapping[str, Any]) -> str | None:
    """Name a territory of a plan that is not as it was foreseen, or a Pretender token."""
    table = begin().state
    for choice in plan["choices"]:
        for area in territories(table, choice["value"]):
            for what in ("clans", "citadels", "sanctuaries", "festival"):
                before, after = (view["territories"][area][what] for view in (foreseen, now))
                if before != after:
                    return f"{what} in {area}"
    for seat, house in now["houses"].items():
        if house["pretender"] != foreseen["houses"][seat]["pretender"]:
            return f"pretender {seat}"
    return None


@pytest.mark.parametrize("games", daily(2, of=(2, 8)))
def test_no_plan_fires_that_should_not(games: int) -> None:
    """A plan fires what is offered, if its conditions hold, and never after it has stopped.

    Nor does what the seat cannot see change what it foresees or what becomes of its plans.
    """
    seen = prove(beginning(rulesets["inis"]), games, 1, unforeseen, rounds=4, during=SEASON)
    assert seen["fired turn"] > games
    assert seen["other secrets"] > games
    assert (
        sum(n for what, n in seen.items() if what.startswith("stopped: plan-changed")) > games / 2
    )
