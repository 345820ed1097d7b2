"""Where armies march with the revealed orders: what each could take, and what it is taken to do.

Every March order is assumed to go where its House gains most, with the revealed support and the
modifiers of the tokens.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.agot.board.control import controller
from engine.agot.board.reach import raid_targets
from engine.agot.components import Area, AreaFacts, House
from engine.agot.state import AgotState, total, unrouted
from engine.kernel.heuristics import weights

from .board import PACKAGE, BoardReading, winning_chance

C = weights(PACKAGE, "weights.toml", "foreseen")

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


class Strikes:
    """All March orders of a state, with the targets that they are assumed to take."""

    def __init__(self, s: AgotState, read: BoardReading) -> None:
        """Find the armies, and let them choose.

        Only what does not depend on orders is used from the reading, so that one reading serves for
        any orders.
        """
        self.s = s
        self.read = read
        self.raided = self._raided()
        """The areas whose order someone else may raid."""
        self.backing = self._backing()
        """The support for every area, by house: in defense, and in an attack."""
        self.cards = {h: _cards(s, h) for h in s.houses}
        self.rank = {h: n for n, h in enumerate(s.tracks["fiefdoms"])}
        self.held: dict[Area, float] = {}
        """The strength that defends each area, cached, because several may want to march there."""
        self.armies = [
            self._strike(area, token)
            for area, token in s.orders.items()
            if s.box.order_type[token] == "march" and area in s.owner
        ]
        self.near: dict[Area, list[Strike]] = {}
        """The armies that could march into each area."""
        for strike in self.armies:
            for area in strike.attack:
                self.near.setdefault(area, []).append(strike)
        self.eager = self._choose()
        """The armies by what they gain, most first."""

    def _choose(self) -> list[Strike]:
        """Let every army take its best target; two of a House do not both take the same area."""
        gains = {strike.origin: self._plan(strike)[0] for strike in self.armies}
        wanted: set[tuple[House, Area]] = set()
        eager = sorted(self.armies, key=lambda k: (-gains[k.origin], k.origin))
        for strike in eager:
            _, strike.chosen, strike.leaves = self._plan(strike, wanted)
            wanted.update((strike.house, t) for t in strike.chosen)
        return eager

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
            found.update(self.raidable(area, s.owner.get(area)))
        return found

    def raidable(self, area: Area, house: House | None) -> list[Area]:
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
            worth = self.worth(strike.house, target)
            if target in strike.free:
                entered.append((worth * (1 - self.risk(strike, target, 1.0)), target))
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
        worth = self.worth(None, area) + AIM * self.read.aim(house, area)
        home = s.home_of.get(area) == house
        if not home and area not in s.tokens and not s.power[house]:
            return worth
        held = s.garrisons.get(area, 0)
        odds = 0.0
        for other in self.near.get(area, ()):
            if other.house != house:
                odds = max(odds, winning_chance(other.attack[area] - held) if held else 1.0)
        return C["later"] * odds * worth

    def worth(self, house: House | None, area: Area) -> float:
        """Return what an area is worth to a House, or to anyone who holds it."""
        s = self.s
        facts = s.box.areas[area]
        if house is not None and self.read.holder(area) == house:
            return 0.0
        if facts.kind != "land":
            return C["sea"]
        worth = land_worth(facts)
        if house is not None:
            worth += AIM * self.read.aim(house, area)
        if facts.castle is not None:
            worth += self.read.castle + (C["stronghold"] if facts.castle == "stronghold" else 0.0)
        return worth

    def risk(self, strike: Strike, area: Area, strength: float) -> float:
        """Return the chance that an area is taken again from a House with some strength."""
        risk = 0.0
        for other in self.near.get(area, ()):
            if other.house != strike.house:
                risk = max(risk, winning_chance(other.attack[area] - strength - 0.5))
        return C["retaken"] * risk


def land_worth(facts: AreaFacts) -> float:
    """Return the worth of a land area without its castle."""
    return C["land"] + C["supply"] * facts.supply + C["power"] * facts.power


def _cards(s: AgotState, house: House) -> float:
    """Return the strength of the better House cards in a hand."""
    strengths = sorted((s.box.house_cards[c].strength for c in s.hand[house]), reverse=True)
    best = strengths[:3]
    return sum(best) / len(best) if best else 0.0
