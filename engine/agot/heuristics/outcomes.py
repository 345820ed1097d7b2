"""The likely results of the revealed orders: gains and losses of each House. Pure functions.

This judges a set of orders by its effects, in a fraction of the time of playing the round.
"""

from __future__ import annotations

from engine.agot.components import Area, House
from engine.agot.phases.consolidate import income
from engine.agot.state import AgotState
from engine.kernel.heuristics import Features

from .board import BoardReading, winning_chance
from .strikes import AIM, C, Strike, Strikes, land_worth

NAMES = ("takes", "loses", "gains", "beaten", "income", "musters", "vacates", "idle")
"""What is foreseen for every house: castles taken and lost, the worth of other gains and losses,
units lost, Power, mustering points, castles left unguarded, and orders that bring nothing."""


def outcomes(s: AgotState, read: BoardReading) -> dict[House, Features]:
    """Return what the revealed orders lead to, for every House."""
    return _Outcomes(Strikes(s, read)).found


class _Outcomes:
    def __init__(self, strikes: Strikes) -> None:
        self.s = strikes.s
        self.read = strikes.read
        self.strikes = strikes
        self.found: dict[House, Features] = {h: dict.fromkeys(NAMES, 0.0) for h in self.s.houses}
        for strike in strikes.eager:
            self.found[strike.house]["idle"] += not strike.chosen
            self._add_chosen(self.found[strike.house], strike)
        self._add_losses()
        self._add_quiet()

    def _add_chosen(self, f: Features, strike: Strike) -> None:
        castles = self.s.box.castles
        for target, odds in strike.chosen.items():
            mine = self.read.holder(target) == strike.house
            strength = 1.0 if target in strike.free else max(1.0, strike.lives - 1.0)
            stays = odds * (1 - self.strikes.risk(strike, target, strength))
            if target in castles and not mine:
                f["takes"] += stays
                f["gains"] += stays * (self.strikes.worth(strike.house, target) - self.read.castle)
            else:
                f["gains"] += stays * self.strikes.worth(strike.house, target)
            if target not in strike.free:
                f["beaten"] += C["lost"] * (1 - odds) * strike.lives

    def _add_losses(self) -> None:
        s, read, found = self.s, self.read, self.found
        for area, strikes in self.strikes.near.items():
            holder = read.holder(area)
            if holder not in found:
                continue
            pressure = 0.0
            for strike in strikes:
                if strike.house != holder:
                    share = 1.0 if area in strike.chosen else C["other"]
                    pressure = max(pressure, share * strike.odds[area])
            if s.owner.get(area) == holder:
                found[holder]["beaten"] += C["lost"] * pressure * read.lives(s.units[area])
            self._add_loss(found[holder], holder, area, pressure)
        for strike in self.strikes.armies:
            if strike.leaves:
                self._add_vacated(found[strike.house], strike)

    def _add_loss(self, f: Features, house: House, area: Area, pressure: float) -> None:
        facts = self.s.box.areas[area]
        if facts.kind != "land":
            return
        if facts.castle is not None:
            f["loses"] += pressure
        f["gains"] -= pressure * (land_worth(facts) + AIM * self.read.aim(house, area))

    def _add_vacated(self, f: Features, strike: Strike) -> None:
        """Add what an army gives up, or leaves open to others, when it goes."""
        s, area, house = self.s, strike.origin, strike.house
        facts = s.box.areas[area]
        if facts.kind != "land":
            f["gains"] -= C["sea"] * (facts.kind == "sea")
            return
        home = s.home_of.get(area) == house
        castle = facts.castle is not None
        if not home and area not in s.tokens and not s.power[house]:
            f["vacates"] += castle
            f["gains"] -= land_worth(facts) + AIM * self.read.aim(house, area)
            return
        if not home and area not in s.tokens:
            f["income"] -= 1.0
        held = self.strikes.backing.get(area, {}).get(house, (0.0, 0.0))[0]
        held += s.garrisons.get(area, 0)
        open_to = before = 0.0
        for other in self.strikes.near.get(area, ()):
            if other.house != house:
                guarded = home or held > 0
                odds = winning_chance(other.attack[area] - held) if guarded else 1.0
                share = 1.0 if area in other.chosen else C["later"]
                open_to = max(open_to, share * odds)
                before = max(
                    before, (1.0 if area in other.chosen else C["other"]) * other.odds[area]
                )
        more = max(0.0, open_to - before)
        f["vacates"] += castle * more
        f["gains"] -= more * (C["land"] + AIM * self.read.aim(house, area))

    def _add_quiet(self) -> None:
        """Add the Power and the units that orders gain, and those that bring nothing."""
        s = self.s
        box = s.box
        for area, token in s.orders.items():
            house, kind = s.owner.get(area), box.order_type[token]
            if house is None or kind not in ("consolidate", "raid"):
                continue
            f = self.found[house]
            if kind == "raid" or box.kind[area] == "sea":
                f["idle"] += kind != "raid" or not self.strikes.raidable(area, house)
                continue
            share = C["raided"] if area in self.strikes.raided else 1.0
            if token in box.special_orders and area in box.castles:
                points = self.read.mustering(area, house)
                if points:
                    f["musters"] += share * points
                    continue
            f["income"] += share * income(s, house, area)
            if area in self.strikes.raided:
                f["income"] -= 0.5
