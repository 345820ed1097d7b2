"""The Action Phase of vassals (X2.5), and their mustering (X2.10.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from engine.agot import kinds
from engine.agot.components import Area, House
from engine.agot.phases import consolidate as second_consolidate
from engine.agot.phases import raids as second_raids
from engine.agot.shapes import RaidAnswer
from engine.agot.variants.fog import known_to
from engine.kernel.ask import ask
from engine.kernel.phrase import PhraseLine, line
from engine.kernel.shapes import OneOf
from engine.kernel.state import replacement

from .state import VassalState


@replacement
async def raid(s: VassalState, house: House) -> None:
    """Resolve a Raid order, or a vassal's token at its own place in turn order (X2.5.1)."""
    await (vassal_raid if house in s.vassals else second_raids.raid)(s, house)


class VassalRaid(second_raids.Raid):
    """A choice of what the Raid/Support token of a vassal raids, if anything."""

    no_target = "choice:stays"

    def preview(self, value: RaidAnswer) -> Sequence[PhraseLine]:
        """Return the effect: the order removed, Power lost, or that the token stays (X2.5.2,
        X2.5.3)."""
        s, target = self._table, value["target"]
        if target is None and "support" in s.forbidden:
            return ()
        if target is None:
            return [line("preview-stays-to-support", "X2.5.2", area=f"area:{value['area']}")]
        if s.order_type(target) != "consolidate":
            return super().preview(value)
        victim = s.owner[target]
        return [
            line(
                "preview-vassal-pillage",
                "X2.5.3",
                rival=f"house:{victim}",
                order=f"order:{s.orders[target]}",
                area=f"area:{target}",
                lost=min(1, s.power[victim]),
                gained=int(s.ruled("vassal-raid-power", "commander-gains")),
            )
        ]


async def vassal_raid(s: VassalState, vassal: House) -> None:
    """Raid with the Raid/Support token, or leave it to support later (X2.5.2)."""
    answer = await ask(vassal, kinds.RAID, VassalRaid(known_to(s, vassal), vassal))
    area, target = answer["area"], answer["target"]
    if target is None and "support" in s.forbidden:  # The token stays (X2.4.4).
        second_raids.resolve(s, vassal, area, ())
        return
    if target is None:
        s.done.append(area)
        s.tell("raid-support-stays", house=f"house:{vassal}", area=f"area:{area}")
        return
    pillaged = s.order_type(target) == "consolidate"
    second_raids.resolve(s, vassal, area, [target])
    if pillaged and s.ruled("vassal-raid-power", "commander-gains"):  # So ruled (X2.5.3).
        gained = s.gain_power(s.commander[vassal], 1)
        s.tell("power-gained", house=f"house:{s.commander[vassal]}", power=gained)


class MusterAnswer(TypedDict):
    """The use of a Muster/Defense token."""

    area: Area
    do: str
    """``muster`` or ``nothing``."""


@replacement
async def consolidate(s: VassalState, house: House) -> None:
    """Resolve a Consolidate Power order, or a vassal's Muster/Defense token (X2.5.6)."""
    await (vassal_muster if house in s.vassals else second_consolidate.consolidate)(s, house)


async def vassal_muster(s: VassalState, vassal: House) -> None:
    """Let a vassal muster where its token is, or remove the token (X2.5.6)."""
    answers: dict[tuple[str, ...], MusterAnswer] = {}
    for area in s.with_order(vassal, "consolidate"):
        if area in s.castles:
            answers[f"area:{area}", "choice:muster-here"] = {"area": area, "do": "muster"}
        answers[f"area:{area}", "choice:no-muster"] = {"area": area, "do": "nothing"}
    safest = next(path for path in answers if path[-1] == "choice:no-muster")
    answer = await ask(vassal, kinds.CONSOLIDATE, OneOf(answers, safest=safest))
    area = answer["area"]
    if answer["do"] == "muster":
        s.tell("consolidate-muster", house=f"house:{vassal}", area=f"area:{area}")
        s.then(second_consolidate.muster_with_order, vassal, area)
    else:
        del s.orders[area]
