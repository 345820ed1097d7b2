"""Mustering (4.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.agot import kinds
from engine.agot.board.control import controller
from engine.agot.board.reach import port_room
from engine.agot.board.supply import fits, limits_of, sizes_of, too_much
from engine.agot.components import ROUTED, UNITS, Area, House
from engine.agot.information.preview import supply_line
from engine.agot.shapes import Recruit
from engine.agot.state import AgotState, merge
from engine.agot.types import Units
from engine.kernel.ask import ask
from engine.kernel.data import Data
from engine.kernel.phrase import PhraseLine, Refusal, line, phrase, refusal
from engine.kernel.shapes import Goods, Shopping
from engine.kernel.shapes.base import Option, RandomSource, pick
from engine.kernel.state import stage


@stage
def mustering_card(s: AgotState) -> None:
    """Let Houses muster in turn order, in all castle and stronghold areas (4.5.1)."""
    for house in reversed(s.turn_order):
        s.then(muster_everywhere, house)


@stage
async def muster_everywhere(s: AgotState, house: House) -> None:
    """Let one House muster in all its castle and stronghold areas (4.5.1)."""
    await muster_in(s, house, places(s, house))


def places(s: AgotState, house: House) -> dict[Area, int]:
    """Return the areas in which a House musters on a card, and their points (4.5.1)."""
    points = s.castles
    return {a: points[a] for a in points if s.musters_in(house, a) and controller(s, a) == house}


async def muster_in(
    s: AgotState, house: House, points: Mapping[Area, int], *, places: int = 99
) -> None:
    """Let a House muster with the points of some areas, in at most ``places`` of them."""
    shape = Mustering(s, house, points, places)
    recruits = await ask(house, kinds.MUSTER, shape, areas=[f"area:{a}" for a in points])
    for area, list_ in recruits.items():
        for recruit in list_:
            muster(s, house, area, recruit)


def muster(s: AgotState, house: House, area: Area, recruit: Recruit) -> None:
    """Put one recruit on the board."""
    unit, at = recruit["unit"], recruit["at"]
    lying = ROUTED if recruit.get("routed") else ""
    if recruit["upgrade"]:
        s.add(area, house, {lying + unit: 1})
        s.remove(area, {lying + "footman": 1})
        s.tell("upgraded", house=f"house:{house}", area=f"area:{area}", unit=f"unit:{unit}")
    else:
        s.add(at, house, {unit: 1})
        s.tell("mustered", house=f"house:{house}", area=f"area:{at}", unit=f"unit:{unit}")


def cost_of(s: AgotState, recruit: Recruit) -> int:
    """Return the points that a recruit costs, or a footman's upgrade (4.5.2, 4.5.3).

    Raises KeyError if there is no such recruit.
    """
    figures = s.box.figures
    return (figures.upgrades if recruit["upgrade"] else figures.costs)[recruit["unit"]]


class MusteringAccount:
    """What a House has bought so far, with the points, pieces, room and Supply left."""

    def __init__(self, s: AgotState, house: House, points: Mapping[Area, int], places: int) -> None:
        self._table = s
        self._house = house
        self._points = dict(points)
        self._places = places
        self._used: set[Area] = set()
        self._stock = s.all_unused(house)
        self._sizes = sizes_of(s, house)
        self._before = dict(self._sizes)
        self._limits = limits_of(s, house)
        self._units: dict[Area, Units] = {}

    def _there(self, area: Area) -> Units:
        if area not in self._units:
            mine = self._table.owner.get(area) == self._house
            self._units[area] = dict(self._table.units[area]) if mine else {}
        return self._units[area]

    def refuse(self, area: Area, recruit: Recruit) -> Refusal | None:
        """Return why a recruit cannot be bought."""
        reason = self._refuse_kind(area, recruit)
        if reason is not None or recruit["upgrade"]:
            return reason
        return self._refuse_size(recruit["at"])

    def _refuse_kind(self, area: Area, recruit: Recruit) -> Refusal | None:
        """Return why a recruit cannot be bought, even if Supply allows it."""
        s, unit, at = self._table, recruit["unit"], recruit["at"]
        figures = s.box.figures
        if area not in self._points:
            return refusal("cannot-muster-there", "4.5.8", area=f"area:{area}")
        if area not in self._used and len(self._used) >= self._places:
            return refusal("muster-one-place", "5.6", area=f"area:{area}")
        if unit not in (figures.upgrades if recruit["upgrade"] else figures.costs):
            return refusal("no-such-upgrade", "4.5.3", unit=f"unit:{unit}")
        cost = cost_of(s, recruit)
        if cost > self._points[area]:
            return refusal(
                "not-enough-points",
                "4.5.2",
                area=f"area:{area}",
                unit=f"unit:{unit}",
                cost=cost,
                left=self._points[area],
            )
        if self._stock.get(unit, 0) < 1:
            return refusal("no-pieces-left", "1.12", unit=f"unit:{unit}")
        if recruit["upgrade"]:
            footman = ROUTED + "footman" if recruit.get("routed") else "footman"
            if recruit.get("routed") and not s.ruled("routed-footman-upgrade", "stays-routed"):
                return refusal("routed-stays-footman", "17.17", area=f"area:{area}")
            if at != area or not self._there(area).get(footman):
                return refusal("no-footman-there", "4.5.3", area=f"area:{area}")
            return None
        if recruit.get("routed"):
            return refusal("not-offered")
        if unit == "ship":
            return self._refuse_ship(area, at)
        if at != area:
            return refusal("muster-in-area-itself", "4.5.4", unit=f"unit:{unit}")
        return None

    def _refuse_ship(self, area: Area, at: Area) -> Refusal | None:
        """Return why a ship cannot be mustered in a port or an adjacent sea (4.5.4 to 4.5.6)."""
        s = self._table
        place = f"area:{at}"
        if at == s.box.port_of.get(area):
            if sum(self._there(at).values()) >= s.box.figures.port_ships:
                return refusal("port-full", "4.5.5", place=place)
            return None
        if at not in s.box.sea_borders[area]:
            return refusal("ship-not-there", "4.5.4", area=f"area:{area}", place=place)
        if (closed := s.off_limits(at)) is not None:
            return closed
        if s.owner.get(at, self._house) != self._house:
            return refusal("enemy-ships-there", "4.5.5", place=place)
        if at in s.neutral:
            return refusal("neutral-ships-there", "4.5.5", place=place)
        return None

    def _with_one_more(self, at: Area) -> dict[Area, int]:
        return {**self._sizes, at: self._sizes.get(at, 0) + 1}

    def _has_room(self, at: Area) -> bool:
        """Return whether Supply allows one more unit in an area; one by itself is no army
        (4.5.7)."""
        if not self._sizes.get(at):
            return True
        return fits(self._with_one_more(at), self._limits, self._before)

    def _refuse_size(self, at: Area) -> Refusal | None:
        if self._has_room(at):
            return None
        return too_much(self._table, self._house, self._with_one_more(at), self._before, "4.5.7")

    def buy(self, area: Area, recruit: Recruit) -> None:
        """Buy a recruit that is not refused."""
        unit, at = recruit["unit"], recruit["at"]
        self._used.add(area)
        self._points[area] -= cost_of(self._table, recruit)
        self._stock[unit] -= 1
        there = self._there(at)
        if recruit["upgrade"]:
            lying = ROUTED if recruit.get("routed") else ""
            self._stock["footman"] += 1
            there[lying + "footman"] -= 1
            self._units[at] = merge(there, {lying + unit: 1})
        else:
            self._sizes[at] = self._sizes.get(at, 0) + 1
            self._units[at] = merge(there, {unit: 1})

    def lines(self) -> list[PhraseLine]:
        """Return the points left, and the armies compared with Supply (4.5.2, 4.5.7)."""
        left = [
            line("preview-unspent", "4.5.2", area=f"area:{area}", points=points)
            for area, points in self._points.items()
            if points
        ]
        return [*left, supply_line(self._table, self._house, self._sizes, "4.5.7")]

    def offers(self, area: Area) -> list[Recruit]:
        """List what can be bought in an area."""
        if self._points[area] == 0:
            return []
        wanted = [r for r in self._wanted(area) if self._refuse_kind(area, r) is None]
        # Why Supply forbids something takes long to say, and nobody reads it here.
        roomy = {at for at in {r["at"] for r in wanted} if self._has_room(at)}
        return [r for r in wanted if r["upgrade"] or r["at"] in roomy]

    def barred(self, area: Area) -> list[tuple[Recruit, Refusal]]:
        """List what cannot be bought in an area, each with the reason."""
        refused = [(r, self.refuse(area, r)) for r in self._wanted(area)]
        return [(r, why) for r, why in refused if why is not None]

    def _wanted(self, area: Area) -> list[Recruit]:
        """List what someone might want to buy in an area."""
        box = self._table.box
        wanted: list[Recruit] = [
            {"unit": u, "at": area, "upgrade": False} for u in box.figures.costs if u != "ship"
        ]
        wanted += [
            {"unit": "ship", "at": at, "upgrade": False}
            for at in ([box.port_of[area]] if area in box.port_of else [])
            + list(box.sea_borders[area])
        ]
        there = self._there(area)
        for unit in box.figures.upgrades:
            if there.get("footman"):
                wanted.append({"unit": unit, "at": area, "upgrade": True})
            routed = self._table.ruled("routed-footman-upgrade", "stays-routed")
            if routed and there.get(ROUTED + "footman"):
                wanted.append({"unit": unit, "at": area, "upgrade": True, "routed": True})
        return wanted


class Mustering(Shopping[Recruit]):
    """A choice of recruits for each area, in the order of mustering."""

    def __init__(self, s: AgotState, house: House, points: Mapping[Area, int], places: int) -> None:
        self._table = s
        self._house = house
        self.points = points
        self._places = places

    def facts(self) -> Data:
        """Return points, costs and pieces, and what armies Supply allows."""
        s, figures = self._table, self._table.box.figures
        ports = [p for a in self.points if (p := s.box.port_of.get(a)) is not None]
        mine = {a: s.units[a] for a in self.points if s.owner.get(a) == self._house}
        return {
            "points": dict(self.points),
            "most_places": self._places,
            "costs": dict(figures.costs),
            "upgrades": dict(figures.upgrades),
            "stock": s.all_unused(self._house),
            "footmen": {
                a: {u: n for u, n in units.items() if u.removeprefix(ROUTED) == "footman"}
                for a, units in mine.items()
            },
            "room": {p: port_room(s, p) for p in ports},
            "armies": sizes_of(s, self._house),
            "army_limits": list(limits_of(s, self._house)),
        }

    def ledger(self) -> MusteringAccount:
        """Return the account of the House before it buys anything."""
        return MusteringAccount(self._table, self._house, self.points, self._places)

    def _book(self, bought: Mapping[str, Sequence[Recruit]]) -> MusteringAccount | Refusal:
        ledger = self.ledger()
        # A replaced Footman is available immediately, even in other areas (4.5.7).
        for area, recruits in sorted(bought.items(), key=lambda item: _footmen(item[1])):
            for recruit in recruits:
                reason = ledger.refuse(area, recruit)
                if reason is not None:
                    return reason
                ledger.buy(area, recruit)
        return ledger

    def check(self, value: object) -> Refusal | None:
        """Refuse recruits that the House cannot pay for, place, Supply, or has no pieces for."""
        if not isinstance(value, dict):
            return refusal("not-a-list")
        for area, recruits in value.items():
            if area not in self.points:
                return refusal("cannot-muster-there", "4.5.8", area=f"area:{area}")
            if not isinstance(recruits, list) or not all(_well_formed(r) for r in recruits):
                return refusal("not-a-list")
        booked = self._book(value)
        return booked if isinstance(booked, Refusal) else None

    def preview(self, value: Mapping[str, Sequence[Recruit]]) -> Sequence[PhraseLine]:
        """Return the points left, and the armies compared with Supply."""
        booked = self._book(value)
        if isinstance(booked, Refusal):
            return ()
        return booked.lines()

    def offers(self, bought: Mapping[str, Sequence[Recruit]]) -> list[tuple[str, Recruit]]:
        """List what could be mustered next, at any position in the list."""
        booked = self._book(bought)
        if isinstance(booked, Refusal):
            return []
        found = [(area, recruit) for area in self.points for recruit in booked.offers(area)]
        if not bought:
            return found
        return [(a, r) for a, r in found if self.check(_with(bought, a, r)) is None]

    def barred(
        self, bought: Mapping[str, Sequence[Recruit]], *, unpaid: bool = False
    ) -> list[tuple[str, Recruit, Refusal]]:
        """List what Supply, pieces, ports or enemy ships forbid (4.5.5, 4.5.7, 1.12)."""
        booked = self._book(bought)
        if isinstance(booked, Refusal):
            return []
        return [
            (area, recruit, why)
            for area in self.points
            for recruit, why in booked.barred(area)
            if unpaid or why.phrase.id != "refused-not-enough-points"
        ]

    def no_purse(self, place: str) -> Refusal:
        """Return the refusal that nothing is mustered in an area (4.5.8)."""
        return refusal("cannot-muster-there", "4.5.8", area=f"area:{place}")

    def forced(self) -> dict[str, list[Recruit]] | None:
        """Return the empty list if nothing can be mustered."""
        ledger = self.ledger()
        return None if any(ledger.offers(area) for area in self.points) else {}

    def goods(self, place: str, purchase: Recruit) -> Goods | None:
        """Return the recruits; only their labels say whether they would be routed."""
        if purchase.get("routed"):
            return None
        return Goods(purchase["unit"], purchase["at"], upgrade=purchase["upgrade"])

    def label(self, place: str, purchase: Recruit) -> Option:
        """Return the name of a recruit: unit, area, and whether it replaces a Footman."""
        words = [purchase["unit"], purchase["at"]]
        id = "upgrade" if purchase["upgrade"] else "recruit"
        if purchase.get("routed"):
            words.append("routed")
            id += "-routed"
        elif purchase["at"] != place:
            id += "-afloat"  # Several castles may border one sea.
        return Option(
            "/".join([place, *words, *(["up"] if purchase["upgrade"] else [])]),
            phrase(
                f"step-{id}",
                unit=f"unit:{purchase['unit']}",
                area=f"area:{place}",
                at=f"area:{purchase['at']}",
            ),
            phrase("note-recruit", area=f"area:{place}", points=cost_of(self._table, purchase)),
        )

    def briefing(self) -> Sequence[PhraseLine]:
        """Return how many points each area has (4.5.2)."""
        return [
            line("preview-points", "4.5.2", area=f"area:{area}", points=points)
            for area, points in self.points.items()
            if points
        ]

    def sample(self, rng: RandomSource) -> dict[str, list[Recruit]]:
        """Return a random answer: random recruits, one area after another."""
        ledger = self.ledger()
        bought: dict[str, list[Recruit]] = {}
        for area in self.points:
            while rng.random() < 0.9 and (offers := ledger.offers(area)):
                recruit = pick(rng, offers)
                ledger.buy(area, recruit)
                bought.setdefault(area, []).append(recruit)
        return bought


def _footmen(recruits: Sequence[Recruit]) -> int:
    """Count the Footmen that recruits take from the unused pieces; upgrades give some back."""
    taken = sum(1 for r in recruits if r["unit"] == "footman")
    return taken - sum(1 for r in recruits if r["upgrade"])


def _well_formed(recruit: object) -> bool:
    return (
        isinstance(recruit, dict)
        and recruit.get("unit") in UNITS
        and isinstance(recruit.get("at"), str)
        and type(recruit.get("upgrade")) is bool
        and set(recruit) - {"routed"} == {"unit", "at", "upgrade"}
        and recruit.get("routed", True) is True
    )


def _with(
    bought: Mapping[str, Sequence[Recruit]], area: str, recruit: Recruit
) -> dict[str, list[Recruit]]:
    more = {a: list(rs) for a, rs in bought.items()}
    more.setdefault(area, []).append(recruit)
    return more
