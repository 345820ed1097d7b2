"""The picture in words, for those who do not see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.render import board
from bot.render.scene import BANS, in_turn_order
from bot.render.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

LIMIT = 1000
"""Characters at most; Discord takes 1024."""


def describe(view: Mapping[str, Any]) -> str:
    """What matters most in a view: round, phase, who holds how much, where large armies stand.

    As many armies are named, the largest first, as fit into `LIMIT` characters.
    """
    areas = board.load(view["ruleset"]).areas
    parts = [
        say(
            "alt-head",
            round=view["round"],
            phase=say(f"phase-{view['phase']}"),
            wildlings=view["wildlings"],
        )
    ]
    if winner := view.get("winner"):
        parts.append(say("alt-winner", house=say(f"house-{winner}")))
    if combat := view.get("combat"):
        parts.append(
            say(
                "alt-battle",
                attacker=say(f"house-{combat['attacker']}"),
                defender=say(f"house-{combat['defender']}"),
                area=areas[combat["area"]].name,
            )
        )
    if bans := view.get("forbidden"):
        parts.append(say("alt-bans", bans=", ".join(say(f"ban-{BANS[b].kind}") for b in bans)))
    houses = "; ".join(
        say(
            "alt-house",
            house=say(f"house-{house}"),
            castles=state["castles"],
            supply=state["supply"],
            power=state["power"],
        )
        for house, state in in_turn_order(view)
    )
    parts.append(say("alt-houses", houses=houses))
    text = " ".join(parts)
    armies = sorted(
        (-sum(state["units"].values()), area, state["house"])
        for area, state in view["areas"].items()
        if sum(state.get("units", {}).values()) >= 2
    )
    whole = text
    named: list[str] = []
    for size, area, house in armies:
        army = say("alt-army", house=say(f"house-{house}"), size=-size, area=areas[area].name)
        named.append(army)
        longer = f"{text} {say('alt-armies', armies=', '.join(named))}"
        if len(longer) > LIMIT:
            break
        whole = longer
    return whole[:LIMIT]
