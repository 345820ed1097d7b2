"""What would follow from an answer, as far as everyone can see. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.agot.board.control import controller, defender_of, is_attack, may_leave_token
from engine.agot.board.neutral import march_strength, needs_the_blade
from engine.agot.board.supply import limits_of, sizes_of
from engine.agot.combat.battle import Battle
from engine.agot.combat.strength import strength_of, support_bonus, units_strength
from engine.agot.components import Area, Card, House
from engine.agot.state import AgotState, subtract, total
from engine.agot.types import Units
from engine.kernel.phrase import PhraseLine, line

from .explain import side_lines

Moved = Mapping[Area, Mapping[str, int]]


# -- 8 Marches --------------------------------------------------------------------------------


def march_lines(
    s: AgotState, house: House, origin: Area, moves: Moved, *, leaves_token: bool
) -> list[PhraseLine]:
    """Return what a march does: battles, what it takes and leaves behind, Supply afterwards."""
    if not moves:
        return [line("preview-nobody-marches", "8.1", area=f"area:{origin}")]
    arrivals = (_arrival(s, house, origin, area, moves) for area in moves)
    lines = [arrival for arrival in arrivals if arrival is not None]
    for area in moves:
        strength = march_strength(s, house, origin, area, moves) if area in s.neutral else 0
        if strength and needs_the_blade(s, house, area, strength):
            lines.append(line("blade", "9.4.1", value=1))
    battle = next((a for a in moves if is_attack(s, house, a) and a not in s.neutral), None)
    if battle is not None:
        lines += _helpers(s, house, battle)
    lines += _left_behind(s, house, origin, moves, leaves_token=leaves_token)
    sizes = sizes_of(s, house)
    for area, units in moves.items():
        sizes[origin] -= total(units)
        sizes[area] = sizes.get(area, 0) + total(units)
    return [*lines, supply_line(s, house, sizes, "8.12")]


def _arrival(
    s: AgotState, house: House, origin: Area, area: Area, moves: Moved
) -> PhraseLine | None:
    """Return what units meet in their target; nothing if they simply move there."""
    units, place = moves[area], f"area:{area}"
    if not is_attack(s, house, area):
        rival = s.tokens.get(area, house)
        if rival != house:
            return line(
                "preview-takes-over", "8.6", units=dict(units), area=place, rival=f"house:{rival}"
            )
        return None
    strength = march_strength(s, house, origin, area, moves)
    if area in s.neutral:
        needed = s.neutral[area]
        return line(
            "preview-neutral",
            "13.6",
            units=dict(units),
            area=place,
            strength=strength,
            needed=needed,
        )
    return line(
        "preview-battle",
        "8.7",
        units=dict(units),
        area=place,
        rival=f"house:{defender_of(s, area)}",
        attack=strength,
        defence=defence_so_far(s, area),
        garrison=s.garrisons.get(area, 0),
    )


def defence_so_far(s: AgotState, area: Area) -> int:
    """Add up what defends an area before anyone helps: units, order, garrison, own support."""
    defender = s.owner.get(area) or controller(s, area)
    strength = units_strength(s, s.units.get(area, {}), storming=False)
    strength += s.garrisons.get(area, 0)
    if s.order_type(area) == "defend":
        strength += s.box.figures.orders[s.orders[area]].modifier
    for supporter in _supporters(s, area):
        if defender is not None and s.backs(s.owner[supporter], defender):
            units = s.units[supporter]
            strength += units_strength(s, units, storming=False, supporting=True)
            strength += support_bonus(s, supporter)
    return strength


def _supporters(s: AgotState, area: Area) -> list[Area]:
    return [
        a
        for a in s.box.borders[area]
        if a in s.units and s.order_type(a) == "support" and s.box.supports_into(a, area)
    ]


def _helpers(s: AgotState, house: House, area: Area) -> list[PhraseLine]:
    """Return the other Houses whose Support orders reach a battle (9.1.2)."""
    sides = (house, defender_of(s, area))
    reach = {s.owner[a] for a in _supporters(s, area)}
    others = [h for h in s.turn_order if h in reach and not any(s.backs(h, side) for side in sides)]
    if not others:
        return []
    return [line("preview-helpers", "9.1.2", houses=[f"house:{h}" for h in others])]


def _left_behind(
    s: AgotState, house: House, origin: Area, moves: Moved, *, leaves_token: bool
) -> list[PhraseLine]:
    """Return what stays behind in the area of origin (8.8, 11.4)."""
    place = f"area:{origin}"
    stays: Units = dict(s.units[origin])
    for units in moves.values():
        stays = subtract(stays, units)
    if stays:
        return [line("preview-stays", "8.5", units=stays, area=place)]
    if s.box.kind[origin] != "land":
        return []
    if leaves_token and s.must_leave_token(house):
        return [line("preview-token-stays", "8.8", area=place, house=f"house:{house}")]
    if leaves_token:
        return [line("preview-leaves-token", "8.8", area=place, left=s.power[house] - 1)]
    if s.tokens.get(origin) == house or s.home_of.get(origin) == house:
        return [line("preview-keeps", "11.2", area=place)]
    may = may_leave_token(s, house, origin)
    return [line("preview-gives-up", "11.4", area=place, may=int(may))]


def supply_line(s: AgotState, house: House, sizes: Mapping[Area, int], rule: str) -> PhraseLine:
    """Compare the armies that a House would have with what its Supply allows."""
    armies = sorted((n for n in sizes.values() if n > 1), reverse=True)
    limits = list(limits_of(s, house))
    if not armies:
        return line("preview-no-armies", rule, limits=limits)
    return line("preview-armies", rule, armies=armies, limits=limits)


# -- 7.5 Raids --------------------------------------------------------------------------------


def raid_lines(
    s: AgotState, house: House, area: Area, targets: Sequence[Area], *, victim_pays: bool
) -> list[PhraseLine]:
    """Return the orders that a raid removes, and the Power gained and lost (7.5.1, 7.5.3)."""
    if not targets:
        return [line("preview-raids-nothing", "7.5.1", area=f"area:{area}")]
    lines = []
    for target in targets:
        victim, token = s.owner[target], s.orders[target]
        removed = {
            "rival": f"house:{victim}",
            "order": f"order:{token}",
            "area": f"area:{target}",
        }
        if s.box.order_type[token] != "consolidate":
            lines.append(line("preview-raid", "7.5.1", **removed))
            continue
        lost = min(1, s.power[victim]) if victim_pays else 0
        lines.append(line("preview-pillage", "7.5.3", **removed, lost=lost))
    return lines


# -- 9 Combat ---------------------------------------------------------------------------------


def standing_lines(b: Battle) -> list[PhraseLine]:
    """Return the strengths of both sides of a battle before House cards (9.2.1)."""
    lines = []
    for house in (b.attacker, b.defender):
        _, *parts, _ = side_lines(b, house)
        lines.append(
            line(
                "preview-side",
                "9.2.1",
                house=f"house:{house}",
                strength=strength_of(b, house).initial,
                parts=[part.phrase for part in parts],
            )
        )
    return lines


def battle_lines(b: Battle, choosing: House) -> list[PhraseLine]:
    """Return lines with the strengths before House cards, and the cards in both hands.

    Cards that the choosing House might have are left out, because its player sees its hand.
    """
    lines = standing_lines(b)
    for house in (b.attacker, b.defender):
        cards = sorted(b.s.known_hand(house), key=lambda c: -b.s.box.house_cards[c].strength)
        named = [f"card:{c}" for c in cards]
        # For some Houses, only the cards that they may have are known.
        id = "preview-hand" if set(cards) == set(b.s.hand[house]) else "preview-may-play"
        if house != choosing or id == "preview-hand":
            lines.append(line(id, "9.3.1", house=f"house:{house}", cards=named))
    return lines


def card_lines(b: Battle, house: House, card: Card) -> list[PhraseLine]:
    """Return lines with the strength with a House card, before abilities and the rival's card."""
    printed = b.s.box.house_cards[card].strength
    return [
        line(
            "preview-card",
            "9.5.1",
            card=f"card:{card}",
            printed=printed,
            strength=strength_of(b, house).initial + printed,
            against=strength_of(b, b.opponent(house)).initial,
        )
    ]


def retreat_lines(
    units: Mapping[str, int], area: Area, losses: int, *, orderly: bool = False
) -> list[PhraseLine]:
    """Return a line about a retreat: units routed, and lost to Supply (9.8.1, 9.8.6).

    ``orderly``: a card keeps them from being routed.
    """
    lines = []
    if losses:
        lines.append(line("preview-retreat-losses", "9.8.6", number=losses, area=f"area:{area}"))
    return [
        *lines,
        line(
            "preview-retreats-in-order" if orderly else "preview-retreats",
            "9.8.1",
            units=dict(units),
            area=f"area:{area}",
        ),
    ]
