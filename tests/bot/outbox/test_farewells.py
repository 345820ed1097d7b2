"""The last direct message of a game: that it is over, how, and where it is kept."""

from __future__ import annotations

import pytest

from bot.local.page.person import Person, VisibleMessage
from bot.ui.custom_id import CustomId
from tests.bot.outbox.test_manners import begin, reach
from tests.running.marks import daily, nightly
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import choose, click, find, run, told
from tests.wire.said import says


async def concede_to_stark(bot: Served, ada: Person, ben: Person) -> None:
    """End a game by a vote of its two people, for Ada."""
    panel = await run(ben, "concede")
    await choose(ben, panel, "run", "end", "stark")
    (vote,) = await told(bot, "table-proposed-concede")
    await click(ada, vote, "aye")
    await bot.settled()


async def farewells(person: Person) -> list[VisibleMessage]:
    """Return the direct messages that tell somebody that their game is over."""
    seen = await person.dms()
    return [m for m in seen if says(m.text, "notice-ended", game=1)]


@pytest.mark.parametrize(
    ("how", "number"),
    daily(("dm", 1), ("off", 0), of=[("dm", 1), ("both", 1), ("mention", 0), ("off", 0)]),
)
async def test_whoever_is_reached_directly_is_told_once_that_the_game_is_over(
    bot: Served, how: str, number: int
) -> None:
    """It is their last message, and says who has won; all others read it in the channel."""
    ada, ben = await begin(bot)
    await reach(bot, ben, how)
    await concede_to_stark(bot, ada, ben)
    assert len(await farewells(ada)) == 1
    assert len(await farewells(ben)) == number
    if number:
        *_, last = await ben.dms()
        assert last.id == (await farewells(ben))[0].id
        assert says(last.text, "table-agreed-concede", seat="house:stark", user=f"user:{ada.id}")
    public = [m for m in await ben.messages(CHANNEL) if says(m.text, "notice-ended", game=1)]
    assert public == []


async def test_closed_direct_messages_leave_it_to_the_channel(bot: Served) -> None:
    """Nobody is mentioned for it, since the channel says the same."""
    ada, ben = await begin(bot)
    bot.standin.service.faults.next("refusal", "POST", r"/channels/\d+/messages", code=50007)
    await concede_to_stark(bot, ada, ben)
    assert len(await farewells(ada)) + len(await farewells(ben)) == 1
    assert len(await told(bot, "table-agreed-concede", seat="house:stark")) == 1


@nightly
async def test_it_leads_to_the_record_and_the_chronicle(bot: Served) -> None:
    """Both are handed out where it was read, and it stays as it is."""
    ada, ben = await begin(bot)
    await concede_to_stark(bot, ada, ben)
    (farewell,) = await farewells(ben)
    kept = [CustomId.decode(id) for id in farewell.custom_ids]
    assert [(press.verb, press.arg) for press in kept[1:]] == [
        ("kept", "chronicle"),
        ("kept", "record"),
    ]
    await ben.click(farewell, find(farewell, "kept", "record"))
    await ben.wait_for(lambda seen: says(seen.text, "record-here"), "dm")
    assert len(await farewells(ben)) == 1


async def test_who_closes_a_game_is_not_told_so(bot: Served) -> None:
    """They have just read it; everybody else is told."""
    ada, ben = await begin(bot)
    await bot.services.play.places.close(1, ada.id, moderator=True)
    await bot.settled()
    (farewell,) = await farewells(ben)
    assert says(farewell.text, "table-ended", user=f"user:{ada.id}")
    assert await farewells(ada) == []
