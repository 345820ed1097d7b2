"""Victory: the conditions, and what Deeds add (9). Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.capabilities import Lead
from engine.kernel.phrase import phrase

from .components import Seat
from .state import InisState

CONDITIONS = ("clans", "sanctuaries", "territories")


def conditions(s: InisState, seat: Seat) -> dict[str, int]:
    """Return the counts of the three conditions, without Deeds (9.1)."""
    homes = s.homes(seat)
    led = [t for t in homes if s.chieftain(t) == seat]
    return {
        "clans": sum(n for t in led for owner, n in s.clans[t].items() if owner != seat),
        "sanctuaries": sum(s.sanctuaries.get(t, 0) for t in homes),
        "territories": len(homes),
    }


def met_with(values: Sequence[int], deeds: int, needed: int) -> int:
    """Count the conditions that are met if every Deed is used where it helps most (9.2)."""
    met = 0
    for missing in sorted(max(0, needed - value) for value in values):
        if missing > deeds:
            break
        deeds -= missing
        met += 1
    return met


def conditions_met(s: InisState, seat: Seat) -> int:
    """Count the conditions that a player meets now, including Deeds."""
    return met_with(list(conditions(s, seat).values()), s.deeds[seat], s.box.figures.needed)


def ranking(s: InisState) -> list[Seat]:
    """Return all players by how many conditions they meet; the Brenn comes before equals (9.3,
    9.4).

    A winner comes first.
    """
    met = {seat: conditions_met(s, seat) for seat in s.order_from(s.brenn)}
    return sorted(met, key=lambda seat: (seat != s.winner, -met[seat]))


def lead(s: InisState) -> Lead | None:
    """Return who meets how many conditions, unless a card or a clash is being resolved (9.1, 9.2).

    Only more conditions are news; fewer may be on the way to more.
    """
    if s.phase != "season" or s.clash is not None or s.playing or s.waiting:
        return None
    met = {seat: number for seat in s.order_from(s.brenn) if (number := conditions_met(s, seat))}
    return Lead(
        frozenset(f"{seat}:{n}" for seat, most in met.items() for n in range(1, most + 1)),
        "conditions-met",
        {
            "who": [phrase("conditions-of", seat=f"seat:{x}", met=n) for x, n in met.items()],
            "number": len(met),
        },
    )
