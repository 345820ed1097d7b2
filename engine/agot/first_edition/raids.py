"""Raid orders (7): the special one removes two orders, and pillaging costs the victim nothing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from engine.agot import kinds
from engine.agot.components import Area, House
from engine.agot.phases import raids as second
from engine.agot.shapes import RaidAnswer
from engine.agot.state import AgotState
from engine.kernel.ask import ask
from engine.kernel.phrase import Refusal, refusal
from engine.kernel.state import replacement


@replacement
async def raid(s: AgotState, house: House) -> None:
    """Let one House resolve one Raid order (7.5)."""
    answer = await ask(house, kinds.RAID, FirstEditionRaid(s, house))
    targets = [answer["target"], answer.get("second")]
    # The raider takes Power from the pool; the victim keeps its own (7.5).
    second.resolve(s, house, answer["area"], [t for t in targets if t], victim_pays=False)


class FirstEditionRaid(second.Raid):
    """A choice of a Raid order and its target; a special one may have a ``second`` target."""

    victim_pays = False

    def choices(self, area: Area, targets: Sequence[Area]) -> dict[tuple[str, ...], RaidAnswer]:
        """Return the targets: for the special order up to two, of any Houses (7.7, 7.9)."""
        answers = super().choices(area, targets)
        s = self._table
        if s.orders[area] not in s.box.special_orders or len(targets) < 2:
            return answers
        alone = {(*path, "choice:one-order"): value for path, value in answers.items()}
        return alone | {
            (f"area:{area}", f"area:{t}", f"area:{u}"): {"area": area, "target": t, "second": u}
            for t, u in permutations(targets, 2)
        }

    def refused(self, area: Area, target: Area) -> Refusal | None:
        """Return why an order cannot be raided: March and Defense are immune (7.2)."""
        if self._table.order_type(target) == "defend":
            return refusal(
                "raid-not-this-order", "7.2", area=f"area:{area}", target=f"area:{target}"
            )
        return super().refused(area, target)

    def why(self, value: object) -> Refusal:
        """Return why this raid is not possible; with two targets, what is wrong with the second."""
        if isinstance(value, dict) and set(value) == {"area", "target", "second"}:
            area, one, other = (str(value[key]) for key in ("area", "target", "second"))
            mine = area in self._table.with_order(self._house, "raid")
            if mine and self.refused(area, one) is None and one != other:
                if self._table.orders[area] not in self._table.box.special_orders:
                    return refusal("raid-second-needs-star", "7.7", area=f"area:{area}")
                return self.refused(area, other) or refusal("not-offered")
            value = {"area": area, "target": one}
        return super().why(value)
