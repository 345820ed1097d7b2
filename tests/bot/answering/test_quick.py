"""A live evening over the wire: panels follow the game, and nobody who looks is called."""

import random

import pytest

from bot.play import TableSettings
from tests.bot.outbox.bells import Bells
from tests.bot.whole_games.test_running import people
from tests.running.marks import daily, nightly
from tests.wire.at_table import Clicker, Served
from tests.wire.pressing import begin, click, find, settings_of, told
from tests.wire.said import says


@nightly
async def test_a_running_table_becomes_quick_from_its_settings(bot: Served) -> None:
    """Ben proposes it, Ada agrees; then spans are minutes, and slow is a choice."""
    await begin(bot, hours=24)
    ada, ben, _ = people(bot)
    settings = await settings_of(ben)
    await ben.click(settings, find(settings, "agree", "time:preset:live"))
    (vote,) = await told(bot, "table-proposed-terms")
    assert says(vote.text, "pace-quick")
    await click(ada, vote, "aye")
    await bot.settled()
    assert TableSettings.of((await bot.services.play.info(1)).terms).quick
    settings = await settings_of(ada)
    assert says(settings.text, "pace-quick")
    assert str(2 * 60) in settings.options(find(settings, "agree", "time:together"))
    await ada.click(settings, find(settings, "agree", "time:preset:before"))
    terms = TableSettings.of((await bot.services.play.info(1)).terms)
    assert (terms.quick, terms.together) == (False, 86400)


@pytest.mark.parametrize("quick", daily(True, of=[True, False]))
async def test_panels_of_a_quick_table_follow_the_game(bot: Served, quick: bool) -> None:
    """When the last orders are in, the others' panels show what comes next, untouched by them.

    Whoever looks is not called to it. Where players come at their own time, panels stay as they
    were left.
    """
    await begin(bot, time="live" if quick else "unhurried")
    ada, ben, cleo = (Clicker(person, random.Random(1)) for person in people(bot))
    left = [await one.answer(await one.panel()) for one in (ada, ben)]
    await bot.settled()
    assert all(says(panel.text, "panel-sealed-until") for panel in left)
    bells = Bells(bot.standin)
    await cleo.answer(await cleo.panel())
    await bot.settled()
    assert (await bot.services.play.table_view(1)).kind != "orders"
    now = [await one.look(panel.id) for one, panel in zip((ada, ben), left, strict=True)]
    assert [not says(panel.text, "panel-sealed-until") for panel in now] == [quick, quick]
    called = {ring.split()[0] for ring in bells.heard() if ring.endswith("awaited")}
    assert (called - {"Cleo"} == set()) is quick
