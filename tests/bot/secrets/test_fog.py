"""Fog of war over the wire (V7): what is out of sight of a seat is in nothing that its player, or
somebody who only watches, can read or see."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.play import TableView
from bot.text import localizer_for
from engine.kernel.saving import load
from engine.rulesets import rulesets
from tests.bot.secrets.twins import (
    HOUR,
    NAMES,
    STRANGER,
    Told,
    begin_alike,
    differences,
    position,
    world,
)
from tests.imagine.swaps import stir_fog
from tests.running.marks import costly, daily
from tests.wire.at_table import Served
from tests.wire.pressing import agree, card, setting_up, start, use
from tests.wire.said import says

from .test_non_interference import Recounter

FOG: dict[str, Any] = {"players": 6, "fog_of_war": True}


@pytest.fixture(autouse=True)
def alike_worlds(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """All worlds begin at one time, and everything is logged."""
    begin_alike(monkeypatch, caplog)


def stir(database: Path, seat: str) -> bool:
    """Change what a seat does not see in a saved game; return whether anything was changed."""
    rules = rulesets["agot-2e"]
    with closing(sqlite3.connect(database)) as books:
        saved, answers = books.execute("SELECT state, answers FROM rests").fetchone()
        if (answers,) != books.execute("SELECT max(n) FROM answers").fetchone():
            return False
        game = load(
            rules,
            {
                "ruleset": rules.id,
                "version": rules.version,
                "options": FOG,
                "seats": [],
                "rulings": {},
                "rest": saved,
                "questions": 0,
                "events": 0,
                "answers": [],
                "sealed": {},
            },
        )
        rest = json.loads(saved)
        changed = stir_fog(game, seat, rest, random.Random(4))
        books.execute("UPDATE rests SET state = ?", [json.dumps(rest)])
        books.commit()
        return changed


async def looked(database: Path, caplog: pytest.LogCaptureFixture, name: str) -> tuple[Told, Told]:
    """Look at everything that a player and a stranger can look at; return what they were told, and
    what all others are, who look at their maps."""
    async with world(database, caplog, Recounter()) as w:
        await w.use(STRANGER, "map", "board", "status", "log", "statistics", "recap")
        await w.use(name, "my panel", "map", "board", "status", "log")
        for thing in ("Winterfell", "Lannisport", "House Stark", "House Lannister"):
            await w.use(name, "look", name=thing)
            await w.use(STRANGER, "look", name=thing)
        await w.use(name, "why", topic="supply")
        await w.wait(12 * HOUR)
        others = [other for other in NAMES if other != name]
        told = w.told(*others)
        for other in others:
            await w.use(other, "map")
        return told, w.told(name)


@costly("looks at the same game in two worlds, over the wire")
@pytest.mark.parametrize("kind", daily("march", of=("raid", "march", "consolidate")))
async def test_nobody_can_look_into_the_fog(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    """V7.6, V7.19, V7.20 Messages, pictures, panels, pages of areas and Houses, films and the log
    are the same whatever is out of sight of a seat; to others they are not."""

    def until(table: TableView) -> bool:
        return table.kind == kind and table.view["round"] > 1 and not table.answered

    await position(tmp_path / "games", "agot-2e", FOG, until)
    seat = sorted(rulesets["agot-2e"].prepare(FOG, (), {}).seats)[0]
    found: list[tuple[Told, Told]] = []
    for at in range(2):
        shutil.copy(tmp_path / "games", tmp_path / f"{at}")
        if at:
            assert stir(tmp_path / "1", seat)
        found.append(await looked(tmp_path / f"{at}", caplog, NAMES[0]))
    (one, others), (two, twins) = found
    assert differences(one, two) == []
    assert differences(others, twins) != []


async def test_a_table_agrees_on_fog(bot: Served) -> None:
    """V7 In the settings; the panel of a player shows what their House sees, and nobody can answer
    ahead."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await use(ada, "game new", players=3)
    panel = await setting_up(bot, ada)
    await agree(ada, panel, "game:on", "fog_of_war")
    assert says((await card(bot)).text, "option-fog-of-war", value="on")
    await start(bot, ada)
    seen = (await play.seat_view(1, ada.id)).view
    assert seen["fog"]
    assert not (await play.table_view(1)).view["areas"]
    say = localizer_for("en").of("agot-2e")
    page = await use(ada, "look", name=say.name(f"area:{seen['fog'][0]}"))
    assert says(page.text, "lookup-area-fog")
