"""What the reasons of A Game of Thrones claim, held against the table.

Nothing here is taken from the code that makes the reasons: strengths, ways and sums are worked out
anew, from the pieces on the table and what is printed. :func:`untrue` says what does not hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Any

from engine.agot.combat.battle import Battle
from engine.agot.expansions.feast_for_crows.objectives import cards_of, fulfils
from engine.agot.information.explain import side_lines
from engine.agot.state import AgotState
from engine.kernel.game import AnyGame
from engine.kernel.phrase import Phrase, PhraseLine

from .claims import Claim, bare

Units = Mapping[str, int]

WORTH = {"footman": 1, "knight": 2, "ship": 1, "siege-engine": 0}
SWAYED = {"land": ("land",), "sea": ("land", "sea"), "port": ("sea",)}
"""Into which kinds of areas units support, by the kind of their own area (9.1.5)."""


class AgotClaim(Claim[AgotState]):
    """A reason in A Game of Thrones, with what can be read from the table."""

    @property
    def house(self) -> str:
        """The House that the answer is for."""
        return self.seat

    # -- the table ----------------------------------------------------------------------------

    def worth(self, units: Units, *, storming: bool = False, supporting: bool = False) -> int:
        """1.13 Add up units."""
        whole = 0
        for unit, count in units.items():
            if unit.startswith("routed-"):
                continue
            each = WORTH.get(unit)
            if unit == "siege-engine" and storming:
                each = 4
            if unit == "footman" and supporting and "footmen-do-not-support" in self.lasting:
                each = 0
            whole += count * (self.s.varying_strength(unit) or 0 if each is None else each)
        return whole

    @property
    def lasting(self) -> set[str]:
        """What cards forbid for the round."""
        return {"footmen-do-not-support"} if self.s.lasts("footmen-do-not-support") else set()

    def at(self, area: str) -> Units:
        return self.s.units.get(area, {})

    def of(self, house: str, area: str) -> Units:
        return self.at(area) if self.s.owner.get(area) == house else {}

    def castle(self, area: str) -> bool:
        return area in self.s.castles

    def holder(self, area: str) -> str | None:
        """11.1, 11.2 Return whose an area is."""
        s = self.s
        if s.box.kind[area] == "sea":
            return s.owner.get(area)
        if s.box.kind[area] == "port":
            area = s.box.land_of[area]
        found = s.owner.get(area) or s.tokens.get(area)
        home = s.home_of.get(area)
        return found or (home if home in s.power else None)

    def count(self, house: str) -> int:
        return sum(self.holder(area) == house for area in self.s.castles)

    def order(self, area: str) -> str | None:
        """Return what the order in an area is now; some tokens of vassals are one, then another."""
        return self.s.order_type(area)

    def modifier(self, area: str) -> int:
        token = self.s.orders.get(area)
        return 0 if token is None else self.s.box.figures.orders[token].modifier

    def reaches(self, origin: str, unit: str = "") -> set[str]:
        """8.2, 8.3, 8.10 Return where a unit of an area could go, or any that does not fly."""
        s, house = self.s, self.s.owner[origin]
        kind = s.box.kind
        near = {b for b in s.box.borders[origin] if kind[b] == kind[origin]}
        if kind[origin] == "land":
            seas = [b for b in s.box.borders[origin] if kind[b] == "sea"]
            seen: set[str] = set()
            while seas:
                sea = seas.pop()
                if sea in seen or s.owner.get(sea) != house:
                    continue
                seen.add(sea)
                near |= {b for b in s.box.borders[sea] if kind[b] == "land"}
                seas += [b for b in s.box.borders[sea] if kind[b] == "sea"]
        elif kind[origin] == "port":
            near = {b for b in s.box.borders[origin] if kind[b] == "sea"}
        else:
            own = (b for b in s.box.borders[origin] if kind[b] == "port")
            near |= {b for b in own if self.holder(b) == house}
        if unit and s.flies(unit):
            near |= set(s.box.lands)
        near.discard(origin)
        return {a for a in s.open_to(house, sorted(near)) if s.may_march_to(house, a)}

    def comers(self, area: str) -> Iterator[tuple[str, int, bool]]:
        """Yield armies of others that could march into an area: house, strength, with an order."""
        s = self.s
        ordered = s.phase in ("raven", "raids", "marches")
        for near, other in s.owner.items():
            if s.friends(other, self.house) or near == area:
                continue
            units = {u: n for u, n in self.at(near).items() if area in self.reaches(near, u)}
            strength = self.worth(units, storming=self.castle(area))
            if strength:
                yield other, strength, not ordered or self.order(near) == "march"

    def danger(self, area: str) -> bool:
        """The rival could march in this round, with this, and nobody could with more."""
        able = [(n, h) for h, n, now in self.comers(area) if now]
        return max(able, default=None) is not None and max(n for n, _ in able) == self[
            "strength"
        ] == max((n for n, h in able if h == self["rival"]), default=-1)

    def supporters(self, area: str, house: str) -> Iterator[str]:
        """9.1.2, 9.1.5 Yield areas whose Support orders help a house there."""
        kind = self.s.box.kind
        for near in self.s.box.borders[area]:
            owner = self.s.owner.get(near)
            if (
                owner is not None
                and self.order(near) == "support"
                and self.s.backs(owner, house)
                and kind[area] in SWAYED[kind[near]]
            ):
                yield near

    def defence(self, area: str) -> int:
        """9.2 Return what an attack on an area meets before House cards and the help of others."""
        foe = self.s.owner.get(area) or self.holder(area)
        whole = self.worth(self.at(area)) + self.s.garrisons.get(area, 0)
        if self.order(area) == "defend":
            whole += self.modifier(area)
        for near in self.supporters(area, foe or ""):
            whole += self.worth(self.at(near), supporting=True) + self.modifier(near)
        return whole

    def attack(self, origin: str, area: str, moves: Mapping[str, Units]) -> int:
        """9.2 Return what a march brings before House cards and the help of others."""
        storming = self.castle(area)
        whole = self.worth(moves[area], storming=storming) + self.modifier(origin)
        promised = self.s.promised.get(area, {}) if area in self.s.neutral else {}
        friends = set(self.supporters(area, self.house))
        friends |= {
            n for other, given in promised.items() if given for n in self.supporters(area, other)
        }
        for near in friends:
            units = dict(self.at(near))
            for unit, n in moves.get(near, {}).items():
                units[unit] = units.get(unit, 0) + n
            whole += self.worth(units, storming=storming, supporting=True) + self.modifier(near)
        return whole

    def attacks(self, area: str) -> bool:
        """8.4, 13.2 Whether entering an area is an attack of the house."""
        owner = self.s.owner.get(area)
        if owner is not None:
            return owner != self.house
        held = area in self.s.garrisons and self.holder(area) not in (None, self.house)
        return area in self.s.neutral or held

    def beside(self, area: str, other: str) -> bool:
        return other in self.s.box.borders[area]

    def part(self, name: str) -> bool:
        """Whether a reason within the reason holds."""
        found = self.said[name]
        data = found.to_json() if isinstance(found, Phrase) else found
        return not untrue(self, data["id"], data["params"], target=self.said)

    # -- marches ------------------------------------------------------------------------------

    @property
    def moves(self) -> Mapping[str, Units]:
        found: Mapping[str, Units] = self.value["moves"]
        return found

    def goes(self, area: str) -> bool:
        return bool(self.moves.get(area))


Check = Callable[[AgotClaim], object]


def _grip(c: AgotClaim) -> list[tuple[str, int, bool]]:
    return list(c.comers(c["area"]))


def _grip_of(c: AgotClaim) -> bool:
    able = [(h, n) for h, n, now in _grip(c) if now]
    own = c.worth(c.moves[c["area"]])
    return (
        max(n for _, n in able) == c["strength"]
        and (c["rival"], c["strength"]) in able
        and c["own"] == own
    )


def _beaten(c: AgotClaim, card: str) -> tuple[int, int]:
    """How many of the rival's cards a card beats by strength, and of how many."""
    s = c.s
    fight = s.battle
    assert fight is not None
    cards = s.box.house_cards
    mine, theirs = (_before_cards(c, h) for h in (c.house, c["rival"]))
    tracks = s.tracks["fiefdoms"]
    ahead = tracks.index(c.house) < tracks.index(c["rival"])
    shown = fight["cards"].get(c["rival"])
    foes = [shown] if shown else list(s.hand[c["rival"]])
    own = mine + cards[card].strength
    wins = [f for f in foes if (own, ahead) > (theirs + cards[f].strength, False)]
    return len([f for f in wins if own > theirs + cards[f].strength or ahead]), len(foes)


def _number(line: PhraseLine) -> int:
    value = line.phrase.params["value"]
    assert isinstance(value, int)
    return value


def _before_cards(c: AgotClaim, house: str) -> int:
    """9.2 What a side has before House cards, from what the panel adds up."""
    told = side_lines(Battle(c.s), house)
    return sum(_number(one) for one in told if one.phrase.id in {f"why-{part}" for part in PARTS})


PARTS = ("units", "supporting-units", "march", "defense", "support-order", "garrison")


def _card(test: Callable[[int, int], bool]) -> Check:
    def check(c: AgotClaim) -> bool:
        return c["card"] == c.value and test(*_beaten(c, c.value))

    return check


def _helpless(c: AgotClaim) -> bool:
    return not any(_beaten(c, card)[0] for card in c.s.hand[c.house])


def _blade(c: AgotClaim) -> tuple[bool, bool]:
    """Whether the battle is won as it stands, and with one point more."""
    tracks = c.s.tracks["fiefdoms"]
    b = Battle(c.s)
    rival = b.opponent(c.house)
    ahead = tracks.index(c.house) < tracks.index(rival)
    own, other = c["own"], c["other"]
    totals = [_number(side_lines(b, h)[-1]) for h in (c.house, rival)]
    assert [own, other] == totals
    return own > other or (own == other and ahead), own + 1 > other or (own + 1 == other and ahead)


def _richer(c: AgotClaim) -> int:
    return sum(n > c["bid"] for h, n in c.s.power.items() if h != c.house)


def _recruits(c: AgotClaim) -> list[Mapping[str, Any]]:
    return list(chain.from_iterable(c.value.values()))


def _bought(c: AgotClaim) -> bool:
    got: dict[str, int] = {}
    for recruit in _recruits(c):
        got[recruit["unit"]] = got.get(recruit["unit"], 0) + 1
    return got == dict(c["units"])


def _more(c: AgotClaim, area: str) -> int:
    """By how much recruits strengthen the defence of an area."""
    more = 0
    for source, bought in c.value.items():
        for recruit in bought:
            more += WORTH.get(recruit["unit"], 0) if recruit["at"] == area else 0
            more -= 1 if recruit["upgrade"] and source == area else 0
    return more


def _room(c: AgotClaim) -> bool:
    """4.4.3 Whether supply lets any of the areas have one unit more."""
    s = c.s
    limits = sorted(s.box.figures.supply_limits[s.supply[c.house]], reverse=True)
    for given in c.said["areas"]:
        area = given.partition(":")[2]
        sizes = {a: sum(s.units[a].values()) for a, h in s.owner.items() if h == c.house}
        sizes[area] = sizes.get(area, 0) + 1
        armies = sorted((n for n in sizes.values() if n > 1), reverse=True)
        spare = [*limits, *([1] * len(armies))]
        if all(n <= limit for n, limit in zip(armies, spare, strict=False)):
            return True
    return False


def _lost(c: AgotClaim) -> dict[str, int]:
    flat: dict[str, int] = {}
    for unit, given in c.value.items():
        for name, n in {unit: given}.items() if isinstance(given, int) else given.items():
            flat[name] = flat.get(name, 0) + n
    return flat


def _income(c: AgotClaim, area: str) -> int:
    facts = c.s.box.areas[area]
    if facts.kind == "land":
        return 1 + c.s.power_in(area)
    if facts.kind == "sea":
        return 0
    (sea,) = (b for b in c.s.box.borders[area] if c.s.box.kind[b] == "sea")
    rival = c.s.owner.get(sea)
    return 0 if rival not in (None, c.house) else 1


def _token(c: AgotClaim, area: str) -> str:
    return str(c.value["order"] if c.kind == "raven" else c.value[area])


def _type(c: AgotClaim, area: str) -> str:
    return c.s.box.figures.orders[_token(c, area)].type


def _plus(c: AgotClaim, area: str) -> int:
    return c.s.box.figures.orders[_token(c, area)].modifier


def _part_supports(c: AgotClaim) -> bool:
    own = c.worth(c.at(c["area"]), supporting=True) + _plus(c, c["area"])
    kind = c.s.box.kind
    return (
        _type(c, c["area"]) == "support"
        and c.s.owner.get(c["target"]) == c.house
        and c.beside(c["area"], c["target"])
        and kind[c["target"]] in SWAYED[kind[c["area"]]]
        and own == c["own"] > 0
        and _danger_at(c, c["target"])
    )


def _danger_at(c: AgotClaim, area: str) -> bool:
    able = [(h, n) for h, n, now in c.comers(area) if now]
    return (
        bool(able)
        and max(n for _, n in able) == c["strength"]
        and (
            c["rival"],
            c["strength"],
        )
        in able
    )


def _part_backs(c: AgotClaim) -> bool:
    near, area = c["target"], c["area"]
    storming = c.castle(near)
    own = c.worth(c.at(area), storming=storming, supporting=True) + _plus(c, area)
    kind = c.s.box.kind
    others = c.value if c.kind == "orders" else c.s.orders
    marchers = [
        a
        for a, token in others.items()
        if a != area
        and c.s.owner.get(a) == c.house
        and c.s.box.figures.orders[token].type == "march"
        and near in c.reaches(a)
    ]
    return (
        _type(c, area) == "support"
        and c.attacks(near)
        and c.beside(area, near)
        and kind[near] in SWAYED[kind[area]]
        and own == c["own"] > 0
        and bool(marchers)
    )


def _part_attacks(c: AgotClaim) -> bool:
    area, target = c["area"], c["target"]
    attack = c.worth(c.at(area), storming=c.castle(target)) + _plus(c, area)
    return (
        _type(c, area) == "march"
        and target in c.reaches(area)
        and c.attacks(target)
        and c["rival"] == (c.s.owner.get(target) or c.holder(target)) != c.house
        and (c["attack"], c["defence"]) == (attack, c.defence(target))
        and c.part("prize")
    )


def _part_takes(c: AgotClaim) -> bool:
    area, target = c["area"], c["target"]
    free = not c.attacks(target)
    if target in c.s.neutral:
        attack = c.worth(c.at(area), storming=c.castle(target)) + _plus(c, area)
        for near in c.supporters(target, c.house):
            attack += c.worth(c.at(near), storming=c.castle(target), supporting=True)
            attack += c.modifier(near)
        free = attack >= c.s.neutral[target]
    return (
        _type(c, area) == "march"
        and target in c.reaches(area)
        and free
        and c.holder(target) != c.house
        and c.part("prize")
    )


def _raided(c: AgotClaim, kind: str) -> bool:
    taken = [c.value["target"], c.value.get("second")]
    return (
        c["area"] in taken
        and c.order(c["area"]) == kind
        and c.s.owner.get(c["area"]) == c["rival"] != c.house
    )


def _icons(c: AgotClaim) -> int:
    return sum(c.s.supply_in(a) for a in c.s.box.lands if c.holder(a) == c.house)


def _prize_number(c: AgotClaim) -> bool:
    return bool(c["number"] == c.count(c.house) + 1)


def _raidable(c: AgotClaim, raider: str) -> set[str]:
    """7.5 Return whose Support, Raid and Consolidate Power orders a Raid reaches."""
    kind = c.s.box.kind
    near = set(c.s.box.borders[raider])
    if kind[raider] == "land":
        near = {b for b in near if kind[b] == "land"}
    elif kind[raider] == "port":
        near = {b for b in near if kind[b] == "sea"}
    return {
        b
        for b in near
        if c.order(b) not in (None, "march", "defend") and not c.s.friends(c.s.owner[b], c.house)
    }


def _idle(c: AgotClaim, area: str) -> bool:
    """Whether an order gains no Power, reaches nobody with a Raid, and holds nothing in danger."""
    kind = c.s.box.kind
    match _type(c, area):
        case "consolidate":
            special = _token(c, area) in c.s.box.special_orders and c.castle(area)
            return not special and _income(c, area) == 0
        case "raid":
            sees = {"land": ("land",), "sea": ("land", "sea", "port"), "port": ("sea",)}
            return not any(
                kind[b] in sees[kind[area]] and not c.s.friends(c.s.owner.get(b, c.house), c.house)
                for b in c.s.box.borders[area]
            )
        case "defend":
            return not any(now for *_, now in c.comers(area))
    return True


def _price(c: AgotClaim) -> int:
    figures = c.s.box.figures
    return sum(
        (figures.upgrades if r["upgrade"] else figures.costs)[r["unit"]] for r in _recruits(c)
    )


def _added(places: Mapping[str, Units]) -> dict[str, int]:
    found: dict[str, int] = {}
    for units in places.values():
        for unit, n in units.items():
            found[unit] = found.get(unit, 0) + n
    return found


def _destroyed(c: AgotClaim) -> bool:
    units = _added(c.value.get("units", c.value))
    cost = {"footman": 1, "knight": 2, "ship": 1, "siege-engine": 2}
    points = sum(n * cost.get(unit.removeprefix("routed-"), 0) for unit, n in units.items())
    return bool(dict(c["units"]) == units and c["points"] == points)


def _spared(c: AgotClaim) -> bool:
    """Whether place and units are what a Preemptive Raid lets a House choose between (5.6)."""
    places = [order.index(c.house) + 1 for order in c.s.tracks.values() if c.house in order]
    units = sum(sum(c.at(a).values()) for a, h in c.s.owner.items() if h == c.house)
    return bool((c["place"], c["count"]) == (min(places), min(2, units)))


def _backing(c: AgotClaim, area: str) -> Iterator[str]:
    """Yield areas of anybody whose Support orders reach an area."""
    kind = c.s.box.kind
    for near in c.s.box.borders[area]:
        if c.order(near) == "support" and kind[area] in SWAYED[kind[near]]:
            yield near


def _lent(c: AgotClaim) -> bool:
    """Whether support adds what is said to a march on a neutral force (13.4)."""
    area = c.value["area"]
    own = 0
    for near in _backing(c, area):
        if c.s.owner[near] == c.house:
            own += c.worth(c.at(near), storming=c.castle(area), supporting=True)
            own += c.modifier(near)
    return (
        c["area"] == area
        and c["rival"] == bare(c.asked["house"])
        and (c["own"], c["defence"]) == (own, c.s.neutral[area])
    )


def _place(c: AgotClaim) -> int:
    return c.s.tracks[c["track"]].index(c["house"]) + 1


def _objectives(c: AgotClaim) -> Any:
    return cards_of(c.s)  # type: ignore[arg-type]


def _objective(c: AgotClaim) -> bool:
    facts = _objectives(c)[c.value]
    now = int(fulfils(c.s, c.house, facts))  # type: ignore[arg-type]
    return bool((c["objective"], c["points"], c["now"]) == (c.value, facts.points[c.house], now))


CHECKS: dict[str, Check] = {
    # -- what an area brings; the area is that of the reason around it
    "prize-castle": lambda c: _prize_number(c) and c.castle(c["area"]),
    "prize-stronghold": lambda c: _prize_number(c) and c.castle(c["area"]),
    "prize-wins": lambda c: _prize_number(c) and c["number"] >= c.s.goal_of(c.house),
    "prize-supply": lambda c: c["count"] == c.s.supply_in(c["area"]) > 0,
    "prize-power": lambda c: c["count"] == c.s.power_in(c["area"]) > 0,
    "prize-nothing": lambda c: (
        c.holder(c["area"]) == c.house
        or not (c["area"] in c.s.castles or c.s.supply_in(c["area"]) or c.s.power_in(c["area"]))
    ),
    "grip-nobody": lambda c: not _grip(c),
    "grip-no-order": lambda c: _grip(c) and not any(now for *_, now in _grip(c)),
    "grip-firm": lambda c: _grip_of(c) and c["strength"] < c["own"],
    "grip-contested": lambda c: _grip_of(c) and c["strength"] >= c["own"],
    # -- 6 orders
    "because-orders": lambda c: c.part("what"),
    "because-orders-two": lambda c: c.part("what") and c.part("more"),
    "part-takes": _part_takes,
    "part-attacks": _part_attacks,
    "part-defends": lambda c: (
        _type(c, c["area"]) == "defend"
        and c["own"]
        == c.worth(c.at(c["area"])) + _plus(c, c["area"]) + c.s.garrisons.get(c["area"], 0)
        and _danger_at(c, c["area"])
    ),
    "part-supports": _part_supports,
    "part-backs": _part_backs,
    "part-raids": lambda c: (
        _type(c, c["area"]) == "raid"
        and c.beside(c["area"], c["target"])
        and c.s.owner.get(c["target"]) == c["rival"] != c.house
        and (c.s.box.kind[c["area"]] != "land" or c.s.box.kind[c["target"]] == "land")
    ),
    "part-gathers": lambda c: (
        _type(c, c["area"]) == "consolidate" and c["power"] == _income(c, c["area"]) > 0
    ),
    "part-musters": lambda c: (
        _token(c, c["area"]) in c.s.box.special_orders
        and _type(c, c["area"]) == "consolidate"
        and c["points"] == c.s.castles[c["area"]]
    ),
    "because-orders-quiet": lambda c: all(_idle(c, area) for area in c.value),
    "because-raven-changes": lambda c: (
        c.s.orders[c["area"]] == c["old"] != c["order"] == c.value["order"]
    ),
    # -- 7 raids
    "because-raids-nothing": lambda c: (
        c.value["target"] is None and c["area"] == c.value["area"] and not _raidable(c, c["area"])
    ),
    "because-raids-spares": lambda c: (
        c.value["target"] is None
        and c["area"] == c.value["area"]
        and c["target"] in _raidable(c, c["area"])
        and c.s.owner[c["target"]] == c["rival"]
    ),
    "because-raids-consolidate": lambda c: _raided(c, "consolidate"),
    "because-raids-support": lambda c: _raided(c, "support"),
    "because-raids-defend": lambda c: _raided(c, "defend"),
    "because-raids-raid": lambda c: _raided(c, "raid"),
    # -- 8 marches
    "because-beats-neutral": lambda c: (
        c["defence"] == c.s.neutral[c["area"]]
        and c["attack"] == c.attack(c.value["area"], c["area"], c.moves)
        and c.part("prize")
    ),
    "because-attacks": lambda c: _battle(c) and c["attack"] > c["defence"],
    "because-dares": lambda c: _battle(c) and c["attack"] <= c["defence"],
    "because-takes": lambda c: (
        _enters(c)
        and c.s.owner.get(c["area"]) is None
        and c.holder(c["area"]) is None
        and c.part("prize")
        and c.part("grip")
    ),
    "because-takes-from": lambda c: (
        _enters(c)
        and c["rival"] == c.holder(c["area"]) != c.house
        and c.part("prize")
        and c.part("grip")
    ),
    "because-sails": lambda c: _enters(c) and c.s.box.kind[c["area"]] != "land" and c.part("grip"),
    "because-guards": lambda c: (
        c.goes(c["area"]) and c.worth(c.moves[c["area"]]) > 0 and c.danger(c["area"])
    ),
    "because-draws-near": lambda c: (
        c.goes(c["area"]) and c.beside(c["area"], c["goal"]) and c.holder(c["goal"]) is None
    ),
    "because-draws-near-rival": lambda c: (
        c.goes(c["area"])
        and c.beside(c["area"], c["goal"])
        and c.holder(c["goal"]) == c["rival"] != c.house
    ),
    "because-gathers-army": lambda c: (
        c.goes(c["area"])
        and c["strength"] == c.worth(c.at(c["area"])) + c.worth(c.moves[c["area"]])
    ),
    "because-stays": lambda c: (
        not c.moves
        and c["target"] in c.reaches(c["area"])
        and not c.attacks(c["target"])
        and c.holder(c["target"]) != c.house
    ),
    "because-stays-reaches-nothing": lambda c: (
        not c.moves
        and all(
            c.holder(t) == c.house
            for t in c.reaches(c["area"])
            if (c.s.box.kind[t] == "land") == (c.s.box.kind[c["area"]] == "land")
        )
    ),
    "because-stays-before-battle": lambda c: (
        not c.moves
        and c["target"] in c.reaches(c["area"])
        and c.attacks(c["target"])
        and c["attack"] == c.attack(c["area"], c["target"], {c["target"]: c.at(c["area"])})
        and c["defence"] == c.s.neutral.get(c["target"], c.defence(c["target"]))
    ),
    "because-stays-to-hold": lambda c: (
        not c.moves and c.worth(c.at(c["area"])) > 0 and c.danger(c["area"])
    ),
    # -- Power and mustering
    "because-income": lambda c: (
        c["power"] == _income(c, c.value["area"]) and c["total"] == c.s.power[c.house] + c["power"]
    ),
    "because-no-income": lambda c: _income(c, c.value["area"]) == 0,
    "because-musters-instead": lambda c: (
        c.value["do"] == "muster"
        and c["points"] == c.s.castles[c["area"]]
        and c["power"] == _income(c, c["area"])
    ),
    "because-musters-nothing": lambda c: not _recruits(c) and not _room(c),
    "because-musters-later": lambda c: not _recruits(c) and _room(c),
    "because-musters-against": lambda c: (
        _bought(c)
        and any(r["at"] == c["area"] for r in _recruits(c))
        and c["own"] == _more(c, c["area"]) > 0
        and c.danger(c["area"])
    ),
    "because-musters-for": lambda c: (
        _bought(c)
        and any(r["at"] == c["area"] for r in _recruits(c))
        and c.beside(c["area"], c["goal"])
        and c.holder(c["goal"]) != c.house
    ),
    "because-musters": lambda c: _bought(c) and c["points"] == _price(c),
    # -- 9 battles
    "because-helps": lambda c: (
        (c["own"], c["number"]) == (c.count(c["helped"]), c.count(c["rival"]))
        and set(c.value.values()) & {"attacker", "defender"}
    ),
    "because-card-beats-all": _card(lambda beaten, of: beaten == of > 0),
    "because-card-beats": lambda c: _beaten(c, c.value) == (c["beaten"], c["of"]),
    "because-card-spares": lambda c: _beaten(c, c.value)[0] == 0 and _helpless(c),
    "because-card-saves": lambda c: _beaten(c, c.value)[0] == 0 and not _helpless(c),
    "because-card-alone": lambda c: _beaten(c, c.value)[1] == 0,
    "because-card-removes": lambda c: (
        c.s.orders[c["area"]] == c["order"] and c.s.owner.get(c["area"]) == c["rival"]
    ),
    "because-card-discards": lambda c: (
        c["discarded"] in c.s.hand[c["rival"]] and c["strength"] == _strength(c, c["discarded"])
    ),
    "because-card-unused": lambda c: (
        not c.value["use"]
        and c["card"] == c.value["card"]
        and c["strength"] == _strength(c, c["card"])
    ),
    "because-card-used": lambda c: (
        c.value["use"]
        and c["card"] == c.value["card"]
        and c.said["text"] == {"id": f"card-{c['card']}.note", "params": {}}
    ),
    "because-card-replaces": lambda c: c["strength"] == _strength(c, c.value["replacement"]),
    "because-card-sinks": lambda c: c.s.tracks[c["track"]].index(c["rival"]) + 1 == c["place"],
    "because-blade": lambda c: _blade(c) != (False, True),
    "because-card-kills": lambda c: (
        "footman"
        in str(
            Battle(c.s).units(c["rival"]) if c.value["fighting"] else c.of(c["rival"], c["area"])
        )
    ),
    "because-card-copies": lambda c: c["strength"] == _strength(c, c["copy"]),
    "because-card-spends": lambda c: c["power"] == c.value["power"] <= c.s.power[c.house],
    "because-card-buys": lambda c: c["power"] == _strength(c, c["card"]),
    "because-card-climbs": lambda c: c.s.tracks[c["track"]].index(c.house) + 1 == c["place"],
    "because-blade-decides": lambda c: _blade(c) == (False, True),
    "because-blade-wins": lambda c: _blade(c)[0],
    "because-blade-waits": lambda c: not _blade(c)[0],
    "because-loses": lambda c: (
        dict(c["units"]) == {u: n for u, n in _lost(c).items() if n}
        and c["points"]
        == sum(
            n * c.s.box.figures.costs.get(u.removeprefix("routed-"), 0) for u, n in _lost(c).items()
        )
    ),
    "because-loses-nothing": lambda c: not isinstance(c.value, dict) or not sum(_lost(c).values()),
    "because-sends-away": lambda c: c["area"] == c.value["to"] and c["rival"] != c.house,
    "because-retreats-safely": lambda c: (
        c["area"] == c.value["to"] and not any(now for *_, now in c.comers(c["area"]))
    ),
    "because-retreats": lambda c: c["area"] == c.value["to"] and c.danger(c["area"]),
    # -- the Westeros Phase
    "because-bids-most": lambda c: (
        c.value > c["most"] == max(n for h, n in c.s.power.items() if h != c.house)
    ),
    "because-bids-share": lambda c: c["bid"] == c.value and c["richer"] == _richer(c),
    "because-bids-last": lambda c: c["bid"] == c.value and c["richer"] == _richer(c),
    "because-bids-nothing": lambda c: (
        c.value == 0
        and c["left"] == c.s.power[c.house]
        and c.s.tracks[c["track"]].index(c.house) + 1 == c["place"]
    ),
    "because-bids-nothing-for-watch": lambda c: (
        c.value == 0 and c["others"] == sum(n for h, n in c.s.power.items() if h != c.house)
    ),
    "because-bids-for-watch": lambda c: (
        c["left"] == c.s.power[c.house] - c.value and c["houses"] == len(c.s.houses)
    ),
    "because-helps-itself": lambda c: (
        c.house == _helped(c) and c["area"] == c.s.combat["area"]  # type: ignore[index]
    ),
    "because-helps-nobody": lambda c: (
        set(c.value.values()) <= {"none"}
        and (c["attacker"], c["defender"]) == (Battle(c.s).attacker, Battle(c.s).defender)
        and (c["own"], c["number"]) == (c.count(c["attacker"]), c.count(c["defender"]))
    ),
    "because-takes-help": lambda c: not c.value,
    "because-refuses-help": lambda c: (
        c.value and [h.partition(":")[2] for h in c.said["houses"]] == list(c.value)
    ),
    "because-raven-looks": lambda c: c.value["do"] == "peek",
    "because-raven-rests": lambda c: (
        c.value["do"] not in ("peek", "replace") or c.s.orders[c.value["area"]] == c.value["order"]
    ),
    "because-wildlings-top": lambda c: c.value == "top" and c["house"] == c.house,
    "because-wildlings-bottom": lambda c: (
        c.value == "bottom" and c["count"] == len(c.s.box.wildlings) - 1
    ),
    "because-wildlings-destroy": lambda c: c.value == "destroy" and _spared(c),
    "because-wildlings-track": lambda c: c.value == "track" and _spared(c),
    "because-calls-support": lambda c: (
        c.value is True
        and c["area"] in c.s.neutral
        and all(
            any(c.s.owner[n] == h for n in _backing(c, c["area"]))
            for h in (bare(h) for h in c.said["houses"])
        )
    ),
    "because-helps-neutral": lambda c: c.value["give"] and _lent(c),
    "because-keeps-neutral": lambda c: not c.value["give"] and _lent(c),
    "because-blade-tides": lambda c: c.value["use"] and c.value["for"] == "tides",
    "because-tides-stay": lambda c: (
        not c.value["use"] and c.value["for"] == "tides" and not c.s.blade_used
    ),
    "because-chooses-ban": lambda c: c["choice"] == c.value["choose"],
    "because-chooses-nothing": lambda c: c.value["choose"] == "nothing",
    "because-takes-reward": lambda c: (
        c.value == c.house and c.asked["outcome"] == "outcome:watch-wins"
    ),
    "because-bears-wildlings": lambda c: (
        c.value == c.house and c.asked["outcome"] != "outcome:watch-wins"
    ),
    "because-upgrades-nothing": lambda c: not sum(sum(u.values()) for u in c.value.values()),
    "because-retrieves-nothing": lambda c: (
        c.value is None and c["number"] == len(c.s.discard[c.house])
    ),
    "because-breaks-tie-own": lambda c: any(c.house in group for group in c.value),
    "because-breaks-tie": lambda c: c["number"] == c.count(c["first"]),
    "because-chooses-supply": lambda c: c["icons"] > c["now"] == c.s.supply[c.house],
    "because-chooses-supply-behind": lambda c: (
        c["now"] == c.s.supply[c.house] and c["icons"] == min(6, _icons(c))
    ),
    "because-chooses-mustering": lambda c: _better(c, _points),
    "because-chooses-mustering-behind": lambda c: _worse(c, _points),
    "because-chooses-game-of-thrones": lambda c: _better(c, _crowns),
    "because-chooses-game-of-thrones-behind": lambda c: _worse(c, _crowns),
    "because-chooses-clash-of-kings": lambda c: _better(c, _power) and c["own"] > c["others"],
    "because-chooses-clash-of-kings-behind": lambda c: (
        _compared(c, _power) and c["own"] <= c["others"]
    ),
    "because-raids-iron-bank": lambda c: _raided(c, "iron-bank"),
    "because-captures": lambda c: c["ships"] == c.value["ships"],
    "because-upgrades": lambda c: (
        c["count"] == sum(sum(units.values()) for units in c.value.values()) > 0
    ),
    "because-scores-objective": lambda c: (
        c["objective"] == c.value
        and c["total"] == min(c["goal"], c.s.points[c.house] + c["points"])  # type: ignore[attr-defined]
    ),
    "because-scores-special": lambda c: (
        c["total"] == min(c["goal"], c.s.points[c.house] + 1)  # type: ignore[attr-defined]
    ),
    "because-parts-with-objective": _objective,
    "because-takes-objective": _objective,
    "because-keeps-objectives": lambda c: (
        c["points"] == sum(_objectives(c)[card].points[c.house] for card in c.value)
    ),
    "because-scores-nothing": lambda c: (
        not c.value and c["total"] == c.s.points[c.house]  # type: ignore[attr-defined]
    ),
    # -- Mother of Dragons
    "because-loan": lambda c: (
        c["loan"] == c.value["card"]
        and c["power"]
        == (7, 4, 1)[c.value["slot"] - 1]
        - ("braavos" in c.s.box.kind and c.holder("braavos") == c.house)
    ),
    "because-no-loan": lambda c: c.value["card"] is None and c["power"] == c.s.power[c.house],
    "because-loyalty": lambda c: (
        c.value["pay"] and [bare(a) for a in c.said["areas"]] == list(c.value["areas"])
    ),
    "because-keeps-power": lambda c: not c.value["pay"] and c["power"] == c.s.power[c.house],
    "because-destroys": _destroyed,
    "because-sellswords": lambda c: (
        dict(c["units"]) == _added(c.value)
        and {bare(a) for a in c.said["areas"]} == {a for a in c.value if c.value[a]}
    ),
    "because-gives-bid": lambda c: (
        c["power"] == c.value[c["rival"]] == max(c.value.values()) > 0
        and c["number"] == c.count(c["rival"])
    ),
    "because-out-of-reach": lambda c: (
        {bare(a) for a in c.said["areas"]} == set(c.value)
        and not any(
            house == "targaryen" and (near == area or c.beside(area, near))
            for near, house in c.s.owner.items()
            for area in c.value
        )
    ),
    "because-chooses-wildlings-to-zero": lambda c: c["strength"] == c.s.wildlings,
    "because-grants-reward": lambda c: (
        c["rival"] == c.value != c.house and c["number"] == c.count(c["rival"])
    ),
    "because-blames": lambda c: (
        c["rival"] == c.value != c.house and c["number"] == c.count(c["rival"])
    ),
    "because-rises": lambda c: c["after"] < c["before"] == _place(c),
    "because-falls": lambda c: c["after"] >= c["before"] == _place(c),
    "because-discards": lambda c: (
        c["strength"] == _strength(c, c["card"]) and c["card"] in c.s.hand[c.house]
    ),
    "because-retrieves": lambda c: (
        c["strength"] == _strength(c, c["card"]) and c["card"] in c.s.discard[c.house]
    ),
}
"""What is claimed, by the id of the reason."""


def _points(c: AgotClaim, house: str) -> int:
    return sum(n for a, n in c.s.castles.items() if c.holder(a) == house)


def _crowns(c: AgotClaim, house: str) -> int:
    return sum(c.s.power_in(a) for a in c.s.box.lands if c.holder(a) == house)


def _power(c: AgotClaim, house: str) -> int:
    return c.s.power[house]


def _compared(c: AgotClaim, counted: Callable[[AgotClaim, str], int]) -> bool:
    others = max(counted(c, h) for h in c.s.houses if h != c.house)
    return (c["own"], c["others"]) == (counted(c, c.house), others)


def _better(c: AgotClaim, counted: Callable[[AgotClaim, str], int]) -> bool:
    return _compared(c, counted) and c["own"] >= c["others"]


def _worse(c: AgotClaim, counted: Callable[[AgotClaim, str], int]) -> bool:
    return _compared(c, counted) and c["own"] < c["others"]


def _strength(c: AgotClaim, card: str) -> int:
    return c.s.box.house_cards[card].strength


def _battle(c: AgotClaim) -> bool:
    area = c["area"]
    return (
        c.goes(area)
        and c["rival"] == (c.s.owner.get(area) or c.holder(area)) != c.house
        and c["attack"] == c.attack(c.value["area"], area, c.moves)
        and c["defence"] == c.defence(area)
        and c.part("prize")
    )


def _enters(c: AgotClaim) -> bool:
    return c.goes(c["area"]) and not c.attacks(c["area"]) and c.holder(c["area"]) != c.house


def _helped(c: AgotClaim) -> str:
    """9.1.3 Return the side of a combat that an answer helps."""
    b = Battle(c.s)
    return b.attacker if "attacker" in c.value.values() else b.defender


def claim_of(game: AnyGame, seat: str, value: object) -> AgotClaim:
    """Return a claim without a reason: the moment in which one is given."""
    question = game.question
    assert question is not None
    house = question.subject(seat)
    return AgotClaim(game.state, house, question.kind, question.params, value, {})


def untrue(
    moment: AgotClaim, id: str, params: Mapping[str, Any], target: Mapping[str, Any] | None = None
) -> bool:
    """Return whether a reason claims what does not hold.

    ``target`` has the parameters of the reason around it.
    """
    said = dict(params)
    if target is not None:
        if "target" in target and not id.startswith("part-"):
            said.setdefault("area", target["target"])
        elif "area" in target:
            said.setdefault("area", target["area"])
    claim = AgotClaim(moment.s, moment.house, moment.kind, moment.asked, moment.value, said)
    return not CHECKS[id](claim)


def holds(game: AnyGame, seat: str, value: object, reason: Phrase) -> bool:
    """Return whether what a reason claims is so."""
    return not untrue(claim_of(game, seat, value), reason.id, reason.to_json()["params"])
