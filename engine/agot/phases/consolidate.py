"""Consolidate Power orders (7.6)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.agot import kinds
from engine.agot.components import Area, House
from engine.agot.shapes import ConsolidateAnswer
from engine.agot.state import AgotState
from engine.kernel.ask import ask
from engine.kernel.phrase import Phrase, PhraseLine, Refusal, line, phrase, refusal
from engine.kernel.shapes import OneOf
from engine.kernel.state import stage

from . import mustering


@stage
def consolidation(s: AgotState) -> None:
    """Let Houses resolve one Consolidate Power order each, in turn, until none is left (7.2)."""
    s.phase = "power"
    house = s.next_with("consolidate")
    if house is not None:
        s.then(consolidation)
        s.then(consolidate, house)


@stage
async def consolidate(s: AgotState, house: House) -> None:
    """Let one House resolve one Consolidate Power order (7.6)."""
    await use_order(s, house, await ask(house, kinds.CONSOLIDATE, Consolidate(s, house)))


async def use_order(s: AgotState, house: House, choice: ConsolidateAnswer) -> None:
    """Gain the Power of an order, or muster with it (7.6)."""
    area = choice["area"]
    token = s.orders.pop(area)
    if choice["do"] == "muster":
        s.tell("consolidate-muster", house=f"house:{house}", area=f"area:{area}")
        s.orders[area] = token  # The order stays until the mustering is done.
        s.then(muster_with_order, house, area)
        return
    collect(s, house, area)


def collect(s: AgotState, house: House, area: Area) -> None:
    """Gain the Power of one order (7.6.1)."""
    gained = s.gain_power(house, income(s, house, area))
    s.tell("consolidate", house=f"house:{house}", area=f"area:{area}", power=gained)


@stage
async def muster_with_order(s: AgotState, house: House, area: Area) -> None:
    """Muster with the special order in its area instead (7.6.2)."""
    await mustering.muster_in(s, house, {area: s.castles[area]})
    del s.orders[area]


@stage
def consolidation_over(s: AgotState) -> None:
    """End the Consolidate Power step."""
    s.tell("consolidation-over", chapter=True)


class Consolidate(OneOf[ConsolidateAnswer]):
    """A choice of the Consolidate Power order to resolve, and whether it musters (7.6.2)."""

    def __init__(self, s: AgotState, house: House) -> None:
        self._table = s
        self._house = house
        answers: dict[tuple[str, ...], ConsolidateAnswer] = {}
        for area in s.with_order(house, "consolidate"):
            if s.orders[area] in s.box.special_orders and area in s.castles:
                answers[f"area:{area}", "choice:power"] = {"area": area, "do": "power"}
                answers[f"area:{area}", "choice:muster"] = {"area": area, "do": "muster"}
            else:
                answers[f"area:{area}",] = {"area": area, "do": "power"}
        super().__init__(answers)

    def unasked(self) -> ConsolidateAnswer | None:
        """Collect Power from one area after another, if there is nothing else to do.

        The gain of a port depends on the sea next to it, where others may still muster (12.8). So
        the player decides when to resolve an order there, unless it is the only one.
        """
        s, answers = self._table, list(self.answers.values())
        plain = all(value["do"] == "power" for value in answers)
        safe = len(answers) == 1 or all(s.box.kind[v["area"]] != "port" for v in answers)
        return answers[0] if plain and safe else None

    def preview(self, value: ConsolidateAnswer) -> Sequence[PhraseLine]:
        """Return what the order gains."""
        area = value["area"]
        if value["do"] == "muster":
            return ()
        power = income(self._table, self._house, area)
        return [line("preview-income", "7.6.1", area=f"area:{area}", power=power)]

    def note(self, path: tuple[str, ...]) -> Phrase | None:
        """Return the Power that an order gains, or the points that it musters with."""
        if path not in self.answers:
            return None
        area = path[0].removeprefix("area:")
        if path[-1] == "choice:muster":
            return phrase("note-mustering-points", points=self._table.castles[area])
        return phrase("note-income", power=income(self._table, self._house, area))

    def why(self, value: object) -> Refusal:
        """Return why this order cannot be used in this way."""
        if not isinstance(value, dict) or set(value) != {"area", "do"}:
            return refusal("not-offered")
        area = str(value["area"])
        if area not in self._table.with_order(self._house, "consolidate"):
            return refusal(
                "no-order-there", "7.2", area=f"area:{area}", order="order-type:consolidate"
            )
        return refusal("order-cannot-muster", "7.6.2", area=f"area:{area}")


def income(s: AgotState, house: House, area: Area) -> int:
    """Return the Power that an order gains in an area (7.6.1, 12.8)."""
    match s.box.kind[area]:
        case "land":
            return 1 + s.power_in(area)
        case "port":
            return 0 if s.owner.get(s.box.sea_of[area], house) != house else 1
        case _:
            return 0
