"""Explanations of numbers: bids, Supply, armies and combats, line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.agot.board.control import controlled
from engine.agot.combat.battle import Battle, Soldier
from engine.agot.combat.strength import (
    Strength,
    icons,
    modifiers_in_order,
    soldier_strength,
    strength_of,
    support_bonus,
)
from engine.agot.components import ROUTED, Area, House
from engine.agot.state import AgotState, total
from engine.kernel.phrase import PhraseLine, line


def bid_lines(
    bids: Mapping[House, int], ranked: Sequence[House], subject: str, rule: str
) -> list[PhraseLine]:
    """Return lines that explain a bid: all bids in the resulting order, with ties."""
    lines = [line("bids", rule, subject=subject)]
    heights = list(bids.values())
    for place, house in enumerate(ranked, start=1):
        tied = heights.count(bids[house]) > 1
        id = "bid-tied" if tied else "bid"
        lines.append(line(id, rule, place=place, house=f"house:{house}", power=bids[house]))
    return lines


def keep_bids(s: AgotState, lines: Sequence[PhraseLine]) -> None:
    """Add the explanation of a bid to those of the same round, and drop those of earlier rounds."""
    head = line("bids-of-round", "4.6", round=s.round).to_json()
    known = s.explained.get("bids", ())
    kept = known if [*known[:1]] == [head] else [head]
    s.explained = {**s.explained, "bids": [*kept, *(one.to_json() for one in lines)]}


def supply_lines(s: AgotState, house: House) -> list[PhraseLine]:
    """Return lines that explain a House's Supply: icons, position, and limits of armies."""
    icons = {a: n for a in controlled(s, house) if (n := s.supply_in(a))}
    lines = [
        line("icons", "4.4.1", house=f"house:{house}", value=sum(icons.values())),
        *(line("icon", "4.4.1", area=f"area:{a}", value=n) for a, n in icons.items()),
        line("position", "4.4.7", house=f"house:{house}", value=s.supply[house]),
    ]
    sizes = {a: total(units) for a, units in s.units_of(house).items()}
    return lines + army_lines(sizes, s.box.figures.supply_limits[s.supply[house]])


def army_lines(sizes: Mapping[Area, int], limits: Sequence[int]) -> list[PhraseLine]:
    """Return lines that compare armies with limits, each largest first (4.4.3)."""
    armies = sorted(((n, a) for a, n in sizes.items() if n > 1), key=lambda x: (-x[0], x[1]))
    lines = []
    for rank, (size, area) in enumerate(armies):
        limit = limits[rank] if rank < len(limits) else 1
        id = "army-fits" if size <= limit else "army-too-large"
        lines.append(line(id, "4.4.3", area=f"area:{area}", size=size, limit=limit))
    return lines


def combat_lines(b: Battle, strengths: Mapping[House, Strength]) -> list[PhraseLine]:
    """Return lines that explain the final strengths and the winner, before the clean-up."""
    lines: list[PhraseLine] = []
    for house, strength in strengths.items():
        lines += side_lines(b, house, strength)
    totals = b.c["totals"]
    winner = f"house:{b.winner}"
    if b.c.get("at_once"):
        lines.append(line("won-at-once", "17.7", house=winner))
    elif totals[b.attacker] == totals[b.defender]:
        lines.append(line("won-on-fiefdoms", "9.6.1", house=winner))
    else:
        lines.append(line("won-by-strength", "9.6.1", house=winner))
    return [*lines, casualty_line(b)]


def casualty_line(b: Battle) -> PhraseLine:
    """Return a line that explains the loser's casualties from swords; the winner must be known."""
    if b.spared(b.loser):
        card = f"card:{b.card(b.loser)}"
        return line("casualties-prevented", "9.7.1", house=f"house:{b.loser}", card=card)
    swords, _, _ = icons(b, b.winner)
    _, towers, _ = icons(b, b.loser)
    return line(
        "casualties",
        "9.7.1",
        house=f"house:{b.loser}",
        swords=swords,
        towers=towers,
        number=max(0, swords - towers),
    )


def side_lines(b: Battle, house: House, strength: Strength | None = None) -> list[PhraseLine]:
    """Return lines that explain the present strength of one side, which the caller may know."""
    s = b.s
    parts = strength or strength_of(b, house)
    lines = [line("side", "9.2.1", house=f"house:{house}", area=f"area:{b.area}")]
    lines += _units(b, house, house, b.units(house), b.area)
    if house == b.attacker:
        lines.append(line("march", "9.2.1", order=f"order:{s.orders[b.origin]}", value=parts.order))
    elif parts.order:
        lines.append(line("defense", "9.2.1", order=f"order:{s.orders[b.area]}", value=parts.order))
    for area in b.supporting(house):
        lines += _units(b, house, s.owner[area], s.units[area], area)
        if bonus := support_bonus(s, area):
            lines.append(line("support-order", "9.1.3", area=f"area:{area}", value=bonus))
    if parts.garrison:
        lines.append(line("garrison", "13.1", value=parts.garrison))
    if parts.card is not None:
        printed = s.box.house_cards[parts.card].strength
        card = f"card:{parts.card}"
        if printed == parts.card_strength:
            lines.append(line("card", "9.3.4", card=card, value=printed))
        else:
            lines.append(
                line("card-changed", "9.3.2", card=card, printed=printed, value=parts.card_strength)
            )
    if parts.tides is not None:
        lines.append(line("tides", "15.6", card=f"tides:{parts.tides}", value=parts.tides_strength))
    if parts.blade:
        lines.append(line("blade", "9.4.1", value=parts.blade))
    if parts.fixed is not None:
        lines.append(line("total-set", "X0.1.5", house=f"house:{house}"))
    lines.append(line("total", "9.5.1", house=f"house:{house}", value=parts.total))
    return lines


def _units(
    b: Battle, house: House, owner: House, units: Mapping[str, int], area: Area
) -> list[PhraseLine]:
    """Return one line for each kind of unit that counts for a side."""
    id = "units" if area == b.area else "supporting-units"
    lines, modifiers = [], modifiers_in_order(b)
    for unit, count in units.items():
        lies = unit.startswith(ROUTED)
        soldier = Soldier(unit, owner, house, area != b.area)
        each = 0 if lies else soldier_strength(b, soldier, modifiers)
        lines.append(
            line(
                id,
                "9.8.9" if lies else "1.13",
                units={unit: count},
                house=f"house:{owner}",
                area=f"area:{area}",
                each=each,
                value=each * count,
            )
        )
    return lines
