"""A Feast for Crows over the wire: objectives in panels, by commands, and who sees them."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.local import Standin
from bot.play import TableView
from engine.agot.expansions.feast_for_crows.objectives import printed
from engine.rulesets import rulesets
from tests.bot.secrets.twins import HOUR, STRANGER, Told, begin_alike, differences, position, world
from tests.running.marks import nightly
from tests.wire.at_table import CHANNEL, Clicker, serving
from tests.wire.pressing import click, use
from tests.words import strict_localizer

FEAST = "agot-2e-affc"


async def test_a_short_game_is_played_by_presses(standin: Standin, tmp_path: Path) -> None:
    """Objectives are chosen in the panel, looked up, drawn for their owner, and scored."""
    say = strict_localizer(FEAST)
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        ada, play = Clicker(standin.user("Ada"), random.Random(3)), bot.services.play
        await ada.person.slash("game new", CHANNEL, ruleset=FEAST, players=4)
        await ada.person.slash("game stewards", CHANNEL)
        await ada.person.slash("game start", CHANNEL)
        panel = await ada.panel()
        hand = await play.seat_view(1, ada.person.id)
        assert hand.question is not None
        assert hand.question.kind == "objectives"
        dealt = hand.view["houses"][hand.seat]["objectives"]
        assert len(dealt) == 5
        assert all(say.name(f"objective:{card}") in panel.text for card in dealt)
        kinds = set()
        while (view := (await play.table_view(1)).view)["round"] < 2 and "winner" not in view:
            kinds.add((await play.table_view(1)).kind)
            await ada.answer(await ada.panel())
            await play.quiet()
        assert {"objectives", "orders"} <= kinds
        mine = (await play.seat_view(1, ada.person.id)).view["houses"][hand.seat]["objectives"]
        cards = await click(ada.person, await use(ada.person, "my panel"), "hand")
        assert cards.ephemeral
        assert len(cards.attachments) == 1
        page = await use(ada.person, "look", name=say.name(f"objective:{mine[0]}"))
        assert say(f"objective-{mine[0]}.text") in page.text
        points = await use(ada.person, "why", topic="points")
        assert say("why-title-points").removeprefix("### ") in points.text
        own = await use(ada.person, "look")
        assert say.name(f"objective:{mine[0]}") in own.text
        ben = standin.user("Ben")
        other = await use(ben, "look", name=say.name(f"house:{hand.seat}"))
        assert say(f"special-objective-{hand.seat}") in other.text
        shown = (await play.table_view(1)).view["houses"][hand.seat]["shown"]
        hidden = [c for c in mine if c not in shown]
        assert not any(say.name(f"objective:{c}") in other.text for c in hidden)
        said = "".join(m.text for m in await ben.messages(CHANNEL))
        assert not any(f"{say.name(f'objective:{c}')}." in said for c in hidden)
        await bot.settled()


@pytest.fixture
def alike(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """All worlds begin at one time, and everything is logged."""
    begin_alike(monkeypatch, caplog)


def with_another_hand(database: Path) -> bool:
    """Exchange what the first seat holds for objectives of the pile; tell whether that worked."""
    with closing(sqlite3.connect(database)) as books:
        (answered,) = books.execute("SELECT max(n) FROM answers").fetchone()
        saved, at = books.execute("SELECT state, answers FROM rests").fetchone()
        state = json.loads(saved)
        held, pile = state["objectives"]["arryn"], state["pile"]
        if at != answered or state["shown"].get("arryn") or len(pile) < len(held):
            return False
        state["objectives"]["arryn"] = pile[: len(held)]
        state["pile"] = sorted([*pile[len(held) :], *held])
        books.execute("UPDATE rests SET state = ?", [json.dumps(state)])
        books.commit()
    return True


async def looked_at(database: Path, caplog: pytest.LogCaptureFixture) -> tuple[list[str], Told]:
    """Let the others look at everything while the first one decides, and after; who holds what."""
    async with world(database, caplog) as w:
        play = w.bot.services.play
        mine = (await play.seat_view(1, w.person("Ada").id)).view["houses"]["arryn"]["objectives"]
        say = strict_localizer(FEAST)
        for name in ("Ben", STRANGER):
            await w.use(name, "map", "board", "status", "log")
            await w.use(name, "look", name=say.name("house:arryn"))
            await w.use(name, "why", topic="points")
            await w.use(name, "look", name=say.name(f"objective:{next(iter(printed()['cards']))}"))
        await w.use("Ben", "my panel")
        await w.wait(HOUR)
        question = (await play.seat_view(1, w.person("Ada").id)).question
        assert question is not None
        await play.answer(1, w.person("Ada").id, question.number, None)
        await w.bot.settled()
        await w.wait(HOUR)
        await w.use("Ben", "my panel", "status", "log")
        return list(mine), w.told("Ada")


@nightly
@pytest.mark.usefixtures("alike")
async def test_others_do_not_see_what_could_have_been_scored(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """X3.2.6: messages, pictures, calls, times and the log are the same with another hand."""
    one, other = tmp_path / "one", tmp_path / "other"

    def until(table: TableView) -> bool:
        if table.kind != "score-objective" or "arryn" not in table.awaited:
            return False
        other.unlink(missing_ok=True)
        with closing(sqlite3.connect(one)) as books, closing(sqlite3.connect(other)) as copy:
            books.backup(copy)
        return with_another_hand(other)

    assert FEAST in rulesets
    await position(one, FEAST, {"players": 4}, until, seed=2)
    with closing(sqlite3.connect(one)) as books, closing(sqlite3.connect(other)) as copy:
        books.backup(copy)
    assert with_another_hand(other)
    held, told = await looked_at(one, caplog)
    twin, same = await looked_at(other, caplog)
    assert held != twin
    assert differences(told, same) == []
