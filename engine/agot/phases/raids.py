"""Raid orders (7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypedDict

from engine.agot import kinds
from engine.agot.board.reach import raid_targets
from engine.agot.components import Area, House
from engine.agot.information.preview import raid_lines
from engine.agot.shapes import RaidAnswer
from engine.agot.state import AgotState
from engine.agot.variants.fog import known_to
from engine.kernel.ask import ask
from engine.kernel.phrase import PhraseLine, Refusal, refusal
from engine.kernel.shapes import OneOf
from engine.kernel.state import stage


@stage
def raids(s: AgotState) -> None:
    """Let every House in turn order resolve one Raid order, until none is left (7.2)."""
    s.phase = "raids"
    house = s.next_with("raid")
    if house is not None:
        s.then(raids)
        s.then(raid, house)


@stage
async def raid(s: AgotState, house: House) -> None:
    """Let one House resolve one Raid order (7.5)."""
    answer = await ask(house, kinds.RAID, Raid(known_to(s, house), house))
    resolve(s, house, answer["area"], [answer["target"]] if answer["target"] else [])


@stage
def raids_over(s: AgotState) -> None:
    """End the raids."""
    s.tell("raids-over", chapter=True)


class Raid(OneOf[RaidAnswer]):
    """A choice of the Raid order to resolve, and its target."""

    no_target: ClassVar[str] = "choice:no-target"
    """The last part of an answer without a target."""
    victim_pays: ClassVar[bool] = True
    """Whether pillage costs the victim Power (7.5.3)."""

    def __init__(self, s: AgotState, house: House) -> None:
        self._table = s
        self._house = house
        answers: dict[tuple[str, ...], RaidAnswer] = {}
        areas = s.with_order(house, "raid")
        for area in areas:
            near = [t for t in raid_targets(s, area) if t in s.orders]
            targets = [t for t in near if self.refused(area, t) is None]
            answers |= self.choices(area, targets)
            answers[f"area:{area}", self.no_target] = {"area": area, "target": None}
        super().__init__(answers, safest=(f"area:{areas[0]}", self.no_target))

    def unasked(self) -> RaidAnswer | None:
        """Remove one order after another if none of them has a target; none will get one."""
        answers = list(self.answers.values())
        return None if any(value["target"] for value in answers) else answers[0]

    def choices(self, area: Area, targets: Sequence[Area]) -> dict[tuple[str, ...], RaidAnswer]:
        """List what a Raid order can do to the orders within its reach."""
        return {(f"area:{area}", f"area:{t}"): {"area": area, "target": t} for t in targets}

    def refused(self, area: Area, target: Area) -> Refusal | None:
        """Return why a Raid order cannot remove the order in an area."""
        return raidable(self._table, self._house, area, target)

    def briefing(self) -> Sequence[PhraseLine]:
        """Return the orders within reach that only a special Raid order would remove (7.5.1)."""
        s = self._table
        needing = {
            target
            for area in s.with_order(self._house, "raid")
            for target in raid_targets(s, area)
            if s.order_type(target) == "defend" and s.owner[target] != self._house
        }
        possible = {value["target"] for value in self.answers.values()}
        lines = []
        for target in sorted(needing - possible):
            areas = s.with_order(self._house, "raid")
            near = next(area for area in areas if target in raid_targets(s, area))
            reason = self.refused(near, target)
            if reason is not None:
                lines.append(PhraseLine(reason.phrase, reason.rule or "7.5.1"))
        return lines

    def preview(self, value: RaidAnswer) -> Sequence[PhraseLine]:
        """Return the orders that are removed, and the Power that pillaging gains."""
        targets = [t for t in (value["target"], value.get("second")) if t]
        return raid_lines(
            self._table, self._house, value["area"], targets, victim_pays=self.victim_pays
        )

    def why(self, value: object) -> Refusal:
        """Return why this raid is not possible."""
        if not isinstance(value, dict) or set(value) != {"area", "target"}:
            return refusal("not-offered")
        area, target = str(value["area"]), str(value["target"])
        if area not in self._table.with_order(self._house, "raid"):
            return refusal("no-order-there", "7.2", area=f"area:{area}", order="order-type:raid")
        return self.refused(area, target) or refusal("not-offered")


class RaidTarget(TypedDict):
    """A raiding order and its target, for a message."""

    area: str
    target: str


def raidable(s: AgotState, house: House, area: Area, target: Area) -> Refusal | None:
    """Return why a Raid order cannot remove the order in an area (7.5.1, 7.5.2, 7.5.4)."""
    order_type = s.order_type(target)
    if target not in raid_targets(s, area):
        return refusal("raid-out-of-reach", "7.5.2", **_places(area, target))
    if order_type is None:
        return refusal("raid-nothing-there", "7.5.1", **_places(area, target))
    if s.friends(s.owner[target], house):
        return refusal("raid-own-order", "7.5.4", **_places(area, target))
    if order_type == "defend" and s.orders[area] not in s.box.special_orders:
        return refusal("raid-defense-needs-star", "7.5.1", **_places(area, target))
    if order_type == "march":
        return refusal("raid-not-this-order", "7.5.1", **_places(area, target))
    return None


def _places(area: Area, target: Area) -> RaidTarget:
    return {"area": f"area:{area}", "target": f"area:{target}"}


def resolve(
    s: AgotState, house: House, area: Area, targets: Sequence[Area], *, victim_pays: bool = True
) -> None:
    """Remove the Raid token and its targets (7.5.1), and pillage (7.5.3)."""
    del s.orders[area]
    if not targets:
        s.tell("raid-nothing", house=f"house:{house}", area=f"area:{area}")
    for target in targets:
        _remove(s, house, area, target, victim_pays=victim_pays)


def _remove(s: AgotState, house: House, area: Area, target: Area, *, victim_pays: bool) -> None:
    victim = s.owner[target]
    token = s.orders.pop(target)
    s.tell(
        "raid",
        house=f"house:{house}",
        area=f"area:{area}",
        victim=f"house:{victim}",
        target=f"area:{target}",
        order=f"order:{token}",
    )
    if s.box.order_type[token] == "consolidate":
        gained = s.gain_power(house, 1)
        lost = s.lose_power(victim, 1) if victim_pays else 0
        s.tell(
            "pillage", house=f"house:{house}", victim=f"house:{victim}", gained=gained, lost=lost
        )
