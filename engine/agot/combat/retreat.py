"""Retreat and routing (9.8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.agot import kinds
from engine.agot.board.control import controller
from engine.agot.board.reach import land_targets, port_room, ship_targets
from engine.agot.board.supply import fits, limits_of, sizes_of
from engine.agot.combat.battle import Battle
from engine.agot.combat.timing import DIFFERENCE
from engine.agot.components import Area, House
from engine.agot.information.preview import retreat_lines
from engine.agot.shapes import Losses, RetreatAnswer
from engine.agot.state import AgotState, routed, subtract, total
from engine.agot.types import Units
from engine.kernel.ask import ask
from engine.kernel.phrase import PhraseLine, Refusal, refusal
from engine.kernel.shapes import OneOf

from .casualties import can_be_casualty


async def retreat(b: Battle) -> None:
    """Retreat all surviving units of the loser together, and rout them (9.8.1).

    If a card makes both sides retreat, a winning defender goes next, and chooses for itself (V2.8).
    """
    await _leave(b, b.loser)
    if b.winner == b.defender and narrowly_lost(b):
        lost = {u: n for u, n in b.units(b.winner).items() if not can_be_casualty(u)}
        b.lose(b.winner, lost)  # As always, these cannot retreat (9.7.3, 9.7.4).
        await _leave(b, b.winner)


def narrowly_lost(b: Battle) -> bool:
    """Return whether the loser's card makes both sides retreat (V2.8)."""
    totals = b.c["totals"]
    lead = totals[b.loser] - totals[b.winner]
    card = "arianne-martell-asos"
    return b.has(b.loser, card) and bool(DIFFERENCE[card](b, b.loser, lead, wins=False))


async def _leave(b: Battle, house: House) -> None:
    """Let all units of a combatant leave the embattled area together."""
    s = b.s
    units = dict(b.units(house))
    if not units:
        return
    losses = destinations(b, house, units)
    if not losses:
        s.tell("no-retreat", house=f"house:{house}", area=f"area:{b.area}")
        b.lose(house, units)
        return
    answer = await ask(
        b.winner if _is_chased(b, house) else house,
        kinds.RETREAT,
        Retreat(b, house, units, losses),
        house=f"house:{house}",
        units=units,
        area=f"area:{b.area}",
    )
    to = answer["to"]
    if losses[to]:
        # Before the retreat, their House chooses which ones are lost, never those already there
        # (9.8.6).
        shape = RetreatLosses({b.area: units}, losses[to], losses[to], flat=True)
        lost: Units = await ask(
            house, kinds.RETREAT_LOSSES, shape, number=losses[to], area=f"area:{to}"
        )
        b.lose(house, lost)
        units = subtract(units, lost)
    _fall_back(b, house, units, to)


def _is_chased(b: Battle, house: House) -> bool:
    """Return whether the winner's card chooses where a combatant retreats: only the loser."""
    return house == b.loser and b.has(b.winner, "robb-stark")


def _fall_back(b: Battle, house: House, units: Units, to: Area) -> None:
    s = b.s
    after = units if _stays_in_order(b, house) else routed(units)
    if house == b.attacker:
        b.c["fought"], b.c["attackers"] = after, {}
    else:
        s.remove(b.area, units)
    s.add(to, house, after)
    if house == b.loser:
        b.c["retreated"] = to
    s.tell("retreated", house=f"house:{house}", units=units, area=f"area:{to}")


def _stays_in_order(b: Battle, house: House) -> bool:
    """Return whether the units of a House are not routed: those that Ser Davos has lost with."""
    return house == b.loser and b.has(house, "ser-davos-seaworth-asos")


class Retreat(OneOf[RetreatAnswer]):
    """A choice of the area to which beaten units retreat."""

    def __init__(self, b: Battle, house: House, units: Units, losses: Mapping[Area, int]) -> None:
        self._battle = b
        self._house = house
        self._units = units
        self.losses = losses
        """How many units each legal retreat costs."""
        super().__init__(
            {(f"area:{a}",): {"to": a} for a in losses},
            safest=(f"area:{min(losses, key=lambda a: losses[a])}",),
        )

    def preview(self, value: RetreatAnswer) -> Sequence[PhraseLine]:
        """Return what the retreat costs."""
        orderly = _stays_in_order(self._battle, self._house)
        return retreat_lines(self._units, value["to"], self.losses[value["to"]], orderly=orderly)

    def why(self, value: object) -> Refusal:
        """Return why the area is not a legal retreat."""
        b, house = self._battle, self._house
        to = value.get("to") if isinstance(value, dict) else None
        if not isinstance(to, str):
            return refusal("not-offered")
        if to not in b.s.box.areas:
            return refusal("no-such-area", None, given=f"raw:{to[:40]}")
        area = f"area:{to}"
        if to in _candidates(b, house):
            return refusal("retreat-costs-more", "9.8.6", area=area)
        if house == b.attacker and set(_ways_out(b, house)) <= {b.origin}:
            return refusal("retreat-only-back", "9.8.2", area=f"area:{b.origin}")
        if to == b.origin and house == b.defender:
            return refusal("no-retreat-to-attackers", "9.8.4", area=area)
        if (b.s.box.kind[to] == "land") != (b.s.box.kind[b.area] == "land"):
            return refusal("retreat-on-foot-or-afloat", "9.8.5", area=area)
        return refusal("no-retreat-there", "9.8.3", area=area)


class RetreatLosses(Losses):
    """A choice of the retreating units that exceed Supply in the area to which they retreat."""

    def problem(self, chosen: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Refuse more or fewer units than must be destroyed (9.8.6)."""
        given = sum(total(u) for u in chosen.values())
        if given != self.most:
            return refusal("wrong-retreat-losses", "9.8.6", number=self.most, given=given)
        return None


def destinations(b: Battle, house: House, units: Units) -> dict[Area, int]:
    """Return a combatant's legal retreats, each with the number of units that Supply would cost.

    Areas that cost units are legal only if there are no others, and then only those with the fewest
    losses (9.8.6); Robb Stark's text demands these in any case. An area in which no unit would
    arrive is never legal.
    """
    losses = {a: _losses(b, house, units, a) for a in _candidates(b, house)}
    losses = {a: n for a, n in losses.items() if n < total(units)}
    if b.s.ruled("retreat-fewest-losses", "anywhere"):
        return losses
    fewest = min(losses.values(), default=0)
    any_loss_will_do = b.s.ruled("retreat-fewest-losses", "free") and fewest > 0
    if not any_loss_will_do or _is_chased(b, house):
        losses = {a: n for a, n in losses.items() if n == fewest}
    return losses


def _candidates(b: Battle, house: House) -> list[Area]:
    return [a for a in _ways_out(b, house) if is_open(b.s, house, a)]


def _ways_out(b: Battle, house: House) -> list[Area]:
    """Return the areas to which a combatant could retreat if all were open."""
    elsewhere = [a for a in _around(b, house) if a != b.origin]
    if house == b.defender:
        return elsewhere  # Never where the attack came from (9.8.4).
    # Back to where the march came from; Robb Stark may send them elsewhere (9.8.2).
    anywhere = b.s.ruled("robb-stark-beaten-attacker", "any-legal-area")
    return [b.origin, *(elsewhere if anywhere and _is_chased(b, house) else ())]


def _around(b: Battle, house: House) -> list[Area]:
    find = land_targets if b.s.box.kind[b.area] == "land" else ship_targets
    return find(b.s, house, b.area)


def is_open(s: AgotState, house: House, area: Area) -> bool:
    """Return whether an area is open to a retreat: empty or friendly, without a neutral force
    (9.8.3).

    Enemy units, Power tokens and home shields close it; by the 1st edition's rule (its 9.14), a
    shield alone does not.
    """
    if area in s.neutral:
        return False
    if s.box.kind[area] == "sea":
        return s.owner.get(area, house) == house
    if s.ruled("retreat-into-empty-home", "allowed"):
        return (s.owner.get(area) or s.tokens.get(area)) in (None, house)
    return controller(s, area) in (None, house)


def _losses(b: Battle, house: House, units: Units, to: Area) -> int:
    """Return how many of the retreating units must be destroyed first (9.8.5, 9.8.6)."""
    s = b.s
    count = total(units)
    before = sizes_of(s, house)
    sizes = {a: n for a, n in before.items() if a != b.area}
    there = sizes.get(to, 0)
    limits = limits_of(s, house)
    room = port_room(s, to) if s.box.kind[to] == "port" else count
    if room < count and s.ruled("retreat-into-full-port", "forbidden"):
        return count
    arriving = min(count, room)
    while arriving > 0 and not fits({**sizes, to: there + arriving}, limits, before):
        arriving -= 1
    return count - arriving
