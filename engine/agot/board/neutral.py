"""Neutral forces: the strength that a march needs, and support for it (13.4 to 13.9)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.agot import kinds
from engine.agot.combat.strength import support_bonus, units_strength
from engine.agot.components import Area, House
from engine.agot.shapes import NeutralSupportAnswer
from engine.agot.state import AgotState, merge, unrouted
from engine.kernel.ask import ask
from engine.kernel.shapes import OneOf
from engine.kernel.state import stage

from .reach import targets_of


def march_strength(
    s: AgotState, house: House, origin: Area, target: Area, moves: Mapping[Area, Mapping[str, int]]
) -> int:
    """Return the strength of a march against a neutral force (13.4).

    It is the sum of the marching units, the order's modifier, the House's own support, and the
    support that others promised. Units that the same march moves to a supporting area already count
    (8.5).
    """
    storming = target in s.castles
    strength = units_strength(s, moves[target], storming=storming)
    strength += s.box.figures.orders[s.orders[origin]].modifier
    promised = s.promised.get(target, {})
    for area in s.box.borders[target]:
        owner = s.owner.get(area)
        if owner is None or s.order_type(area) != "support":
            continue
        if not s.box.supports_into(area, target):
            continue
        if s.backs(owner, house):
            units: Mapping[str, int] = merge(s.units[area], moves.get(area, {}))
        elif promised.get(owner):
            units = s.units[area]
        else:
            continue
        strength += units_strength(s, units, storming=storming, supporting=True)
        strength += support_bonus(s, area)
    return strength


def needs_the_blade(s: AgotState, house: House, area: Area, strength: int) -> bool:
    """Return whether a march lacks one point that, if so ruled, the holder's Blade adds (17.2)."""
    return (
        s.ruled("blade-against-neutral-forces", "allowed")
        and not s.blade_used
        and s.holder("fiefdoms") == s.decider(house)
        and strength + 1 == s.neutral[area]
    )


def _within_reach(s: AgotState, house: House) -> set[Area]:
    """Return the areas with neutral forces that a March order of a House can reach."""
    return {
        target
        for origin in s.with_order(house, "march")
        for unit in unrouted(s.units[origin])
        for target in targets_of(s, house, origin, unit)
        if target in s.neutral
    }


def may_be_helped(s: AgotState, house: House) -> bool:
    """Return whether a House may ask for support: if someone could give it (13.4), but in fog,
    where it does not see them all, before any neutral force within its reach (V7.10)."""
    return bool(_within_reach(s, house) if s.is_foggy else helpers(s, house))


def helpers(s: AgotState, house: House) -> list[tuple[House, Area]]:
    """Return the Houses that could support a march of a House, by neutral area (13.4).

    The areas are those that one of its marches can reach; the Houses, in turn order, those whose
    Support orders reach them.
    """
    found = []
    for area in sorted(_within_reach(s, house)):
        owners = {
            s.owner[a]
            for a in s.box.borders[area]
            if s.order_type(a) == "support" and s.box.supports_into(a, area)
        }
        found += [(h, area) for h in s.turn_order if h in owners and not s.backs(h, house)]
    return found


@stage
async def call_support(s: AgotState, house: House) -> None:
    """Ask others, in turn order, whether they support the caller's next march (13.4)."""
    for helper, area in helpers(s, house):
        answers: dict[str, NeutralSupportAnswer] = {
            "choice:give": {"area": area, "give": True},
            "choice:refuse": {"area": area, "give": False},
        }
        answer = await ask(
            helper,
            kinds.NEUTRAL_SUPPORT,
            OneOf.named(answers),
            area=f"area:{area}",
            house=f"house:{house}",
        )
        s.promised.setdefault(area, {})[helper] = answer["give"]
        s.tell(
            "support-promised" if answer["give"] else "support-denied",
            house=f"house:{helper}",
            caller=f"house:{house}",
            area=f"area:{area}",
        )
