"""Hints, over the wire: by command or from the panel, for one pair of eyes, and made a draft."""

from __future__ import annotations

import random

from bot.local.person import Person
from bot.ui.press import Press
from tests.at_table import CHANNEL, Clicker, Served
from tests.bot.pressing import begin, click, find, use
from tests.bot.test_running import people
from tests.said import says


async def test_a_hint_becomes_a_draft_when_its_player_says_so(bot: Served) -> None:
    """The hint is named and explained in private; then the panel holds it, and nothing is given."""
    await begin(bot, hints=True)
    ada, ben, _ = people(bot)
    public = [m.text for m in await ben.messages(CHANNEL) if not m.ephemeral]
    shown = await use(ada, "hint")
    assert shown.ephemeral
    assert says(shown.text, "hint-no-promise")
    panel = await click(ada, shown, "hint", "use")
    assert says(panel.text, "hint-used")
    assert find(panel, "lock")
    game = await bot.desk.play.game_in_channel(bot.standin.channel(CHANNEL).id)
    assert game is not None
    hand = await bot.desk.play.hand(game.id, ada.id)
    assert hand.draft
    assert not hand.answered
    await bot.settled()
    assert [m.text for m in await ben.messages(CHANNEL) if not m.ephemeral] == public


async def test_without_an_agreement_there_are_no_hints_where_others_play(bot: Served) -> None:
    """The command says so in one sentence, and the panel offers none."""
    await begin(bot)
    ada: Person = people(bot)[0]
    assert says((await use(ada, "hint")).text, "trouble-no-hints")
    panel = await Clicker(ada, random.Random(1)).panel()
    assert "hint" not in [Press.decode(id).verb for id in panel.custom_ids]
