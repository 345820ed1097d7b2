"""What is stored about somebody, over the wire."""

from __future__ import annotations

import json

from bot.local import Standin
from bot.local.page.person import Person, VisibleMessage
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import click, find, use
from tests.wire.said import says


async def data_of(person: Person) -> VisibleMessage:
    """Open what is stored about somebody, from their settings."""
    return await click(person, await use(person, "my settings"), "data")


async def test_data_are_handed_out_and_deleted_when_confirmed(
    bot: Served, standin: Standin
) -> None:
    """A file for one's own eyes; then a question, and what was deleted."""
    ada = standin.user("Ada")
    await use(ada, "my settings", zone="Europe/Berlin")
    panel = await data_of(ada)
    assert panel.ephemeral
    assert says(panel.text, "data-title")
    given = await click(ada, panel, "data", "export")
    (file,) = given.attachments
    assert file["filename"].endswith(".json")
    panel = await data_of(ada)
    sure = await click(ada, panel, "data", "ask")
    assert says(sure.text, "data-sure")
    assert (await bot.services.play.users.settings(ada.id)).zone == "Europe/Berlin"
    done = await click(ada, sure, "data", "delete")
    assert says(done.text, "data-deleted", games=0)
    assert (await bot.services.play.users.settings(ada.id)).zone is None
    assert json.loads(json.dumps(await bot.services.play.users.data(ada.id)))["games"] == []
    panel = await click(ada, await data_of(ada), "data", "ask")
    kept = await click(ada, panel, "data", "no")
    assert says(kept.text, "data-title")
    assert find(kept, "data", "export")
    assert await ada.messages(CHANNEL)
