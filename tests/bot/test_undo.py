"""Undoing one's own last answer, over the wire."""

import random

from tests.at_table import Clicker, Served
from tests.bot.pressing import begin, click, told
from tests.bot.test_running import people
from tests.said import says


async def test_a_slip_is_undone_by_one_press(bot: Served) -> None:
    """The panel after an answer offers it while nobody has acted, and the channel is told."""
    await begin(bot)
    clickers = [Clicker(p, random.Random(5)) for p in people(bot)]
    for _ in range(60):
        for clicker in clickers:
            panel = await clicker.panel()
            if (asked := clicker.asked(panel)) is None:
                continue
            panel = await clicker.quiet(await clicker.answer(panel))
            if any(":undo:" in id for id in panel.custom_ids):
                after = await click(clicker.person, panel, "undo")
                assert says(after.text, "panel-undone")
                assert clicker.asked(after) is not None
                assert clicker.asked(after) != asked
                user = f"user:{clicker.person.id}"
                assert len(await told(bot, "table-undone", user=user)) == 1
                assert not any(":undo:" in id for id in after.custom_ids)
                return
    raise AssertionError("nothing could ever be undone")
