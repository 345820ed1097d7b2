"""Forms in SimCord: a second opinion on what a modal may look like and what it sends."""

from pathlib import Path

import pytest

from tests.bot.whole_games.simulated import Simulation, simulating
from tests.wire.at_table import CHANNEL
from tests.wire.pressing import find


async def draft_of(simulation: Simulation) -> tuple[str, ...]:
    """Return what Ada's choices are so far."""
    return (await simulation.services.play.seat_view(1, simulation.people["Ada"].id)).draft


async def test_text_and_menus_arrive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A form for text and one of menus have the same effect as against our own stand-in."""
    async with simulating(("Ada",), tmp_path / "games.sqlite3", monkeypatch) as simulation:
        ada = simulation.people["Ada"]
        for command in ("game new", "game stewards", "game start"):
            await ada.slash(command, CHANNEL)
        await simulation.settled()
        opened = await ada.slash("my panel", CHANNEL)
        assert opened.message is not None
        panel = await ada.message(opened.message)
        first, second = panel.options(find(panel, "show"))[:2]
        place, other = first.removeprefix("at="), second.removeprefix("at=")
        form = await ada.click(panel, find(panel, "type"))
        assert form.kind == "modal"
        await ada.submit(form, {"text0": f"{place} raid"})
        assert await draft_of(simulation) == (f"{place}=raid",)
        panel = await ada.message(opened.message)
        form = await ada.click(panel, find(panel, "fill-in"))
        await ada.submit(form, {place: [f"{place}=raid"], other: [f"{other}=support"]})
        assert await draft_of(simulation) == (f"{place}=raid", f"{other}=support")
