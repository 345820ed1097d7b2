"""The likely results of the revealed orders: gains and losses of each House. Pure functions.

Every March order is assumed to go where its House gains most, with the revealed support and the
modifiers of the tokens. This judges a set of orders by its effects, in a fraction of the time of
playing the round.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.agot.board.control import controller
from engine.agot.board.reach import raid_targets
from engine.agot.components import Area, AreaFacts, House
from engine.agot.phases.consolidate import income
from engine.agot.state import AgotState, total, unrouted
from engine.kernel.heuristics import Features, weights

from .board import PACKAGE, BoardReading, winning_chance

C = weights(PACKAGE, "weights.toml", "clashes")

NAMES = ("takes", "loses", "gains", "beaten", "income", "musters", "vacates", "idle")
"""What is foreseen for every house: castles taken and lost, the worth of other gains and losses,
units lost, Power, mustering points, castles left unguarded, and orders that bring nothing."""

AIM = 0.1
"""The scale of worths: a castle is 1 here, and 10 in a reading of the board."""
RAIDED = frozenset({"support", "raid", "consolidate"})


@dataclass(slots=True)
class Strike:
    """A March order, with its possible targets."""

    house: House
    origin: Area
    units: Mapping[str, int]
    size: int
    lives: float
    attack: dict[Area, float] = field(default_factory=dict)
    """The strength with which it could march into each area, including support."""
    odds: dict[Area, float] = field(default_factory=dict)
    """The chance to win each area; 1 if nobody is in the way."""
    free: set[Area] = field(default_factory=set)
    """The areas in which nobody is in the way."""
    chosen: dict[Area, float] = field(default_factory=dict)
    """The target that it is assumed to take, with the chance of success."""
    leaves: bool = False
    """Whether nobody stays behind."""


def clashes(s: AgotState, read: BoardReading) -> dict[House, Features]:
    """Return what the revealed orders lead to, for every House.

    It uses only what does not depend on orders from the reading, so that one reading serves for any
    orders.
    """
    return _Clashes(s, read).outcome()


class _Clashes:
    def __init__(self, s: AgotState, read: BoardReading) -> None:
        self.s = s
        self.read = read
        self.raided = self._raided()
        self.backing = self._backing()
        self.cards = {h: _cards(s, h) for h in s.houses}
        self.rank = {h: n for n, h in enumerate(s.tracks["fiefdoms"])}
        self.held: dict[Area, float] = {}
        """The strength that defends each area, cached, because several may want to march there."""
        self.strikes = [
            self._strike(area, token)
            for area, token in s.orders.items()
            if s.box.order_type[token] == "march" and area in s.owner
        ]
        self.near: dict[Area, list[Strike]] = {}
        for strike in self.strikes:
            for area in strike.attack:
                self.near.setdefault(area, []).append(strike)

    def outcome(self) -> dict[House, Features]:
        """Let every March order take its best target, and add up the results."""
        s = self.s
        found: dict[House, Features] = {h: dict.fromkeys(NAMES, 0.0) for h in s.houses}
        gains = {strike.origin: self._plan(strike)[0] for strike in self.strikes}
        wanted: set[tuple[House, Area]] = set()
        for strike in sorted(self.strikes, key=lambda k: (-gains[k.origin], k.origin)):
            # Two armies of a House do not both take the same area.
            _, strike.chosen, strike.leaves = self._plan(strike, wanted)
            wanted.update((strike.house, t) for t in strike.chosen)
            found[strike.house]["idle"] += not strike.chosen
            self._add_chosen(found[strike.house], strike)
        self._add_losses(found)
        self._add_quiet(found)
        return found

    # -- what lies open -------------------------------------------------------------------------

    def _raided(self) -> set[Area]:
        """Return the areas whose order someone else may raid."""
        s = self.s
        found: set[Area] = set()
        if s.phase not in ("raven", "raids"):
            return found
        for area, token in s.orders.items():
            if s.box.order_type[token] != "raid":
                continue
            found.update(self._raidable(area, s.owner.get(area)))
        return found

    def _raidable(self, area: Area, house: House | None) -> list[Area]:
        """Return the areas whose order a Raid order may remove."""
        s = self.s
        return [
            near
            for near in raid_targets(s, area)
            if s.owner.get(near) not in (None, house) and s.order_type(near) in RAIDED
        ]

    def _backing(self) -> dict[Area, dict[House, tuple[float, float]]]:
        """Return the support for every area, by house: in defense, and in an attack."""
        s, read = self.s, self.read
        found: dict[Area, dict[House, tuple[float, float]]] = {}
        for near, token in s.orders.items():
            facts = s.box.figures.orders[token]
            if facts.type != "support" or near not in s.owner:
                continue
            house = s.owner[near]
            share = C["raided"] if near in self.raided else 1.0
            plain = share * (read.strength(near, supporting=True) + facts.modifier)
            storm = share * (read.strength(near, storming=True, supporting=True) + facts.modifier)
            for area in s.box.borders[near]:
                if s.box.supports_into(near, area):
                    there = found.setdefault(area, {})
                    before = there.get(house, (0.0, 0.0))
                    more = storm if area in s.box.castles else plain
                    there[house] = (before[0] + plain, before[1] + more)
        return found

    def _held(self, area: Area, house: House) -> float:
        """Return the strength of a House against an attack on an area."""
        if area not in self.held:
            s = self.s
            strength = 0.0
            if s.owner.get(area) == house:
                strength += self.read.strength(area)
                token = s.orders.get(area)
                if token is not None and s.box.order_type[token] == "defend":
                    strength += s.box.figures.orders[token].modifier
            if area in s.garrisons and controller(s, area) == house:
                strength += s.garrisons[area]
            strength += self.backing.get(area, {}).get(house, (0.0, 0.0))[0]
            self.held[area] = strength
        return self.held[area]

    def _strike(self, area: Area, token: str) -> Strike:
        s = self.s
        house = s.owner[area]
        units = unrouted(s.units[area])
        strike = Strike(house, area, units, total(units), self.read.lives(units))
        kind = s.box.kind[area]
        modifier = s.box.figures.orders[token].modifier
        plain = self.read.strength(area)
        storm = self.read.strength(area, storming=True)
        for target in self.read.targets(area) if units else ():
            owner = s.owner.get(target)
            if owner == house or (kind == "land") != (s.box.kind[target] == "land"):
                continue
            attack = float(storm if target in s.box.castles else plain)
            foe = owner
            if foe is None and target in s.garrisons:
                foe = controller(s, target)
            if target in s.neutral:
                attack += modifier + self.backing.get(target, {}).get(house, (0.0, 0.0))[1]
                strike.attack[target] = attack
                strike.odds[target] = float(attack >= s.neutral[target])
            elif foe is not None and foe != house:
                attack += modifier + self.backing.get(target, {}).get(house, (0.0, 0.0))[1]
                strike.attack[target] = attack
                strike.odds[target] = self._odds(house, attack, foe, self._held(target, foe))
            else:
                strike.attack[target] = attack
                strike.odds[target] = 1.0
                strike.free.add(target)
        return strike

    def _odds(self, house: House, attack: float, foe: House, defence: float) -> float:
        """Return the chance that an attack wins, with cards and ties considered."""
        ahead = attack - defence + C["cards"] * (self.cards[house] - self.cards.get(foe, 0.0))
        if foe in self.rank:
            ahead += C["tie"] if self.rank[house] < self.rank[foe] else -C["tie"]
        return winning_chance(ahead)

    # -- where armies go ------------------------------------------------------------------------

    def _plan(
        self, strike: Strike, wanted: set[tuple[House, Area]] | None = None
    ) -> tuple[float, dict[Area, float], bool]:
        """Return the best gain of a March order, its target, and whether nobody stays."""
        cost = self._leaving(strike)
        best = (0.0, dict[Area, float](), False)
        entered: list[tuple[float, Area]] = []
        for target, odds in strike.odds.items():
            if wanted is not None and (strike.house, target) in wanted:
                continue
            worth = self._worth(strike.house, target)
            if target in strike.free:
                entered.append((worth * (1 - self._risk(strike, target, 1.0)), target))
                continue
            if not odds:
                continue
            gain = odds * worth - (1 - odds) * C["repelled"] * strike.lives - cost
            if gain > best[0]:
                best = (gain, {target: odds}, True)
        entered.sort(reverse=True)
        gain, chosen = 0.0, dict[Area, float]()
        for worth, target in entered[: strike.size]:
            more = worth - (cost if len(chosen) == strike.size - 1 else 0.0)
            if more <= 0:
                break
            gain += more
            chosen[target] = 1.0
        if gain > best[0]:
            best = (gain, chosen, len(chosen) == strike.size)
        return best

    def _leaving(self, strike: Strike) -> float:
        """Return the cost of leaving nobody behind."""
        s, area, house = self.s, strike.origin, strike.house
        if s.box.kind[area] != "land":
            return C["sea"] * (s.box.kind[area] == "sea")
        worth = self._worth(None, area) + AIM * self.read.aim(house, area)
        home = s.home_of.get(area) == house
        if not home and area not in s.tokens and not s.power[house]:
            return worth
        held = s.garrisons.get(area, 0)
        odds = 0.0
        for other in self.near.get(area, ()):
            if other.house != house:
                odds = max(odds, winning_chance(other.attack[area] - held) if held else 1.0)
        return C["later"] * odds * worth

    def _worth(self, house: House | None, area: Area) -> float:
        """Return what an area is worth to a House, or to anyone who holds it."""
        s = self.s
        facts = s.box.areas[area]
        if house is not None and self.read.holder(area) == house:
            return 0.0
        if facts.kind != "land":
            return C["sea"]
        worth = _land(facts)
        if house is not None:
            worth += AIM * self.read.aim(house, area)
        if facts.castle is not None:
            worth += self.read.castle + (C["stronghold"] if facts.castle == "stronghold" else 0.0)
        return worth

    def _risk(self, strike: Strike, area: Area, strength: float) -> float:
        """Return the chance that an area is taken again from a House with some strength."""
        risk = 0.0
        for other in self.near.get(area, ()):
            if other.house != strike.house:
                risk = max(risk, winning_chance(other.attack[area] - strength - 0.5))
        return C["retaken"] * risk

    # -- what comes of it -----------------------------------------------------------------------

    def _add_chosen(self, f: Features, strike: Strike) -> None:
        castles = self.s.box.castles
        for target, odds in strike.chosen.items():
            mine = self.read.holder(target) == strike.house
            strength = 1.0 if target in strike.free else max(1.0, strike.lives - 1.0)
            stays = odds * (1 - self._risk(strike, target, strength))
            if target in castles and not mine:
                f["takes"] += stays
                f["gains"] += stays * (self._worth(strike.house, target) - self.read.castle)
            else:
                f["gains"] += stays * self._worth(strike.house, target)
            if target not in strike.free:
                f["beaten"] += C["lost"] * (1 - odds) * strike.lives

    def _add_losses(self, found: dict[House, Features]) -> None:
        s, read = self.s, self.read
        for area, strikes in self.near.items():
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
        for strike in self.strikes:
            if strike.leaves:
                self._add_vacated(found[strike.house], strike)

    def _add_loss(self, f: Features, house: House, area: Area, pressure: float) -> None:
        facts = self.s.box.areas[area]
        if facts.kind != "land":
            return
        if facts.castle is not None:
            f["loses"] += pressure
        f["gains"] -= pressure * (_land(facts) + AIM * self.read.aim(house, area))

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
            f["gains"] -= _land(facts) + AIM * self.read.aim(house, area)
            return
        if not home and area not in s.tokens:
            f["income"] -= 1.0
        held = self.backing.get(area, {}).get(house, (0.0, 0.0))[0]
        held += s.garrisons.get(area, 0)
        open_to = before = 0.0
        for other in self.near.get(area, ()):
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

    def _add_quiet(self, found: dict[House, Features]) -> None:
        """Add the Power and the units that orders gain, and those that bring nothing."""
        s = self.s
        box = s.box
        for area, token in s.orders.items():
            house, kind = s.owner.get(area), box.order_type[token]
            if house is None or kind not in ("consolidate", "raid"):
                continue
            f = found[house]
            if kind == "raid" or box.kind[area] == "sea":
                f["idle"] += kind != "raid" or not self._raidable(area, house)
                continue
            share = C["raided"] if area in self.raided else 1.0
            if token in box.special_orders and area in box.castles:
                points = self.read.mustering(area, house)
                if points:
                    f["musters"] += share * points
                    continue
            f["income"] += share * income(s, house, area)
            if area in self.raided:
                f["income"] -= 0.5


def _land(facts: AreaFacts) -> float:
    """Return the worth of a land area without its castle."""
    return C["land"] + C["supply"] * facts.supply + C["power"] * facts.power


def _cards(s: AgotState, house: House) -> float:
    """Return the strength of the better House cards in a hand."""
    strengths = sorted((s.box.house_cards[c].strength for c in s.hand[house]), reverse=True)
    best = strengths[:3]
    return sum(best) / len(best) if best else 0.0
