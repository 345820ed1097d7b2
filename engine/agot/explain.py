"""Where the numbers come from: the arithmetic of a bid and of a supply check, line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.phrase import Line, line

from .box import Area, House
from .control import controlled
from .state import Table, total


def bid_lines(
    bids: Mapping[House, int], ranked: Sequence[House], subject: str, rule: str
) -> list[Line]:
    """Explain a bid: who bid what, in the resulting order; equal bids were a tie."""
    lines = [line("bids", rule, subject=subject)]
    heights = list(bids.values())
    for place, house in enumerate(ranked, start=1):
        tied = heights.count(bids[house]) > 1
        id = "bid-tied" if tied else "bid"
        lines.append(line(id, rule, place=place, house=f"house:{house}", power=bids[house]))
    return lines


def keep_bids(s: Table, lines: Sequence[Line]) -> None:
    """Add the explanation of a bid to those of the same round; earlier rounds are forgotten."""
    head = line("bids-of-round", "4.6", round=s.round).to_json()
    known = s.explained.get("bids", [])
    kept = known if known[:1] == [head] else [head]
    s.explained["bids"] = [*kept, *(one.to_json() for one in lines)]


def supply_lines(s: Table, house: House) -> list[Line]:
    """Explain a house's supply: its icons, its position, its armies against the limits."""
    icons = {a: n for a in controlled(s, house) if (n := s.supply_in(a))}
    lines = [
        line("icons", "4.4.1", house=f"house:{house}", value=sum(icons.values())),
        *(line("icon", "4.4.1", area=f"area:{a}", value=n) for a, n in icons.items()),
        line("position", "4.4.7", house=f"house:{house}", value=s.supply[house]),
    ]
    sizes = {a: total(units) for a, units in s.units_of(house).items()}
    return lines + army_lines(sizes, s.box.figures.supply_limits[s.supply[house]])


def army_lines(sizes: Mapping[Area, int], limits: Sequence[int]) -> list[Line]:
    """Explain the fit test: the largest army against the largest limit, and so on (4.4.3)."""
    armies = sorted(((n, a) for a, n in sizes.items() if n > 1), key=lambda x: (-x[0], x[1]))
    lines = []
    for rank, (size, area) in enumerate(armies):
        limit = limits[rank] if rank < len(limits) else 1
        id = "army-fits" if size <= limit else "army-too-large"
        lines.append(line(id, "4.4.3", area=f"area:{area}", size=size, limit=limit))
    return lines
