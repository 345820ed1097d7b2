"""Supply: the limits, and whether armies fit them. Pure functions (4.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, repeat

from engine.agot.components import Area, House
from engine.agot.information.explain import army_lines
from engine.agot.state import AgotState, total
from engine.kernel.phrase import Refusal, refusal

from .control import controlled


def limits_of(s: AgotState, house: House) -> Sequence[int]:
    """Return the army sizes that a House's Supply position allows, largest first (4.4.2)."""
    return s.box.figures.supply_limits[s.supply[house]]


def sizes_of(s: AgotState, house: House) -> dict[Area, int]:
    """Return how many units a House has in each area; attackers count where they fight (8.12)."""
    sizes = {a: total(s.units[a]) for a, h in s.owner.items() if h == house}
    if s.combat is not None and s.combat["attacker"] == house:
        sizes[s.combat["area"]] = total(s.combat["attackers"])
    return sizes


def excess(sizes: Mapping[Area, int], limits: Sequence[int]) -> int:
    """Return the fewest units that must go so that groups of these sizes stay within the limits.

    The largest armies take the largest limits (4.4.3); single units are free.
    """
    armies = sorted([n for n in sizes.values() if n > 1], reverse=True)
    pairs = zip(armies, chain(limits, repeat(1)), strict=False)
    return sum([n - limit for n, limit in pairs if n > limit])


def fits(
    sizes: Mapping[Area, int], limits: Sequence[int], before: Mapping[Area, int] | None = None
) -> bool:
    """Return whether groups of these sizes stay within the limits (4.4.3).

    A House that is above its limits ``before`` it acts may do what makes this no worse (16.5.11).
    """
    over = excess(sizes, limits)
    return over == 0 or (before is not None and over <= excess(before, limits))


def exceeds_supply(s: AgotState, house: House) -> bool:
    """Return whether the armies of a House are beyond its limits (4.4.5)."""
    return excess(sizes_of(s, house), limits_of(s, house)) > 0


def too_much(
    s: AgotState,
    house: House,
    sizes: Mapping[Area, int],
    before: Mapping[Area, int],
    rule: str = "4.4.7",
) -> Refusal | None:
    """Return why groups of units break the Supply limits, or break them more than ``before``."""
    limits = limits_of(s, house)
    if fits(sizes, limits, before):
        return None
    armies = sorted((n for n in sizes.values() if n > 1), reverse=True)
    return refusal(
        "over-supply",
        rule,
        lines=army_lines(sizes, limits),
        supply=s.supply[house],
        armies=armies,
        limits=list(limits),
    )


def supply_icons(s: AgotState, house: House) -> int:
    """Count the Supply icons that a House controls, as far as the track goes (4.4.1)."""
    icons = sum(map(s.supply_in, controlled(s, house)))
    return min(icons, len(s.box.figures.supply_limits) - 1)
