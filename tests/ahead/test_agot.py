"""Random plans in random games of both editions: none fires that should not."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.kernel.ahead.plans import Plan
from engine.rulesets import rulesets
from tests.agot.biased import crowded
from tests.running.marks import daily

from .proof import beginning, prove

ACTION = frozenset({"raven", "raid", "march", "support", "consolidate"})


def unforeseen(plan: Plan, foreseen: Mapping[str, Any], now: Mapping[str, Any]) -> str | None:
    """Name a place of a march or a raid where something is not what was foreseen."""
    value = plan["choices"][0]["value"]
    match plan["kind"]:
        case "march" if isinstance(value, dict):
            places = {area for c in plan["choices"] for area in c["value"]["moves"]}
            here = {c["value"]["area"] for c in plan["choices"]}
        case "raid":
            places, here = set(), {c["value"]["area"] for c in plan["choices"]}
        case _:
            return None
    for area in places | here:
        before, after = (view["areas"].get(area, {}) for view in (foreseen, now))
        watched = ["house", "units", "token", "garrison", "neutral"] if area in places else []
        watched += ["order", "house"] if area in here else []
        if plan["kind"] == "march" and area in here:
            watched.append("units")
        for what in watched:
            if what == "order" and area not in here:
                continue
            if before.get(what) != after.get(what):
                return f"{what} in {area}"
    return None


@pytest.mark.parametrize(
    "edition", daily("agot-2e", "agot-1e", of=("agot-2e", "agot-1e", "agot-2e-adwd"))
)
@pytest.mark.parametrize("games", daily(3, of=(3, 10)))
def test_no_plan_fires_that_should_not(edition: str, games: int) -> None:
    """A plan fires what is offered, if its conditions hold, and never after it has stopped.

    Nor does what the seat cannot see change what it foresees or what becomes of its plans.
    """
    whole, few = rulesets[edition], -(-games // 3)
    seen = prove(lambda rng: crowded(rng, edition), games, 5, unforeseen, rounds=2, during=ACTION)
    seen += prove(beginning(whole), few, 2, unforeseen, rounds=3, during=ACTION)
    assert seen["fired march"] > games
    assert seen["fired raid"] >= games / 4
    assert seen["other secrets"] > games
    assert sum(n for what, n in seen.items() if what.startswith("stopped: plan-changed")) > 0


OWN: Mapping[str, tuple[int, frozenset[str], str]] = {
    "agot-2e-affc": (3, ACTION | {"score-special", "score-objective"}, "score-objective"),
    "agot-2e-vassals": (2, ACTION | {"bid", "muster", "claim-vassals"}, "claim-vassals"),
    "agot-2e-mod": (2, ACTION | {"bid", "muster", "claim-vassals"}, "consolidate"),
}
"""By expansion: how many games, what is open while players plan most, what they plan then."""


@pytest.mark.parametrize("edition", daily("agot-2e-mod", of=OWN))
def test_no_plan_in_an_expansion_fires_that_should_not(edition: str) -> None:
    """Nor for the questions of its own, in phases of its own."""
    games, during, kind = OWN[edition]
    seen = prove(beginning(rulesets[edition]), games, 3, unforeseen, rounds=3, during=during)
    assert seen["fired march"] > 1
    assert seen[f"fired {kind}"] > 0
    assert seen["other secrets"] > 1


@pytest.mark.parametrize("edition", daily("agot-2e", of=("agot-2e", "agot-2e-vassals")))
@pytest.mark.parametrize("games", daily(2, of=(2, 10)))
def test_no_plan_depends_on_a_hidden_hand(edition: str, games: int) -> None:
    """V1.8 Whatever others hold, a House foresees the same, and the same becomes of its plans."""
    begin = beginning(rulesets[edition], hidden_hands=True)
    seen = prove(begin, games, 4, unforeseen, rounds=3, during=ACTION)
    assert seen["other secrets"] > 0
