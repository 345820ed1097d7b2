"""What a press does, and what a wrong one does not do, over the wire."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from discord import InteractionType, Locale

from bot.connection.interactions import InteractionHandler
from bot.ui.custom_id import CustomId
from bot.ui.reply import TRIED, Reply
from tests.wire.at_table import CHANNEL, Clicker, Served, begin_for
from tests.wire.pressing import click, find, practising, use
from tests.wire.said import said, says


@pytest.fixture
async def ada(bot: Served) -> Clicker:
    """The host of a game against stewards that has begun; she plays Stark."""
    return await practising(bot)


async def test_the_recruiting_card_follows_who_joins(bot: Served) -> None:
    """The card is posted once, names who has joined, and becomes the table's pinned card.

    Whoever has filled the free seats can start from the reply.
    """
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await ada.slash("game new", CHANNEL)
    await bot.settled()
    (card,) = [m for m in await ada.messages(CHANNEL) if says(m.text, "lobby-host")]
    joined = await click(ben, card, "join")
    await ben.select(joined, find(joined, "seat"), "tyrell")
    await bot.settled()
    assert says(
        (await ada.message(card.id, CHANNEL)).text, "lobby-seat", seat="house:tyrell", player="Ben"
    )
    more = await click(ada, card, "panel")
    filled = await click(ada, more, "fill")
    await ada.click(filled, find(filled, "start"))
    await bot.settled()
    assert says((await ada.message(card.id, CHANNEL)).text, "status-awaited")
    assert [p.id for p in await ben.pins(CHANNEL)] == [card.id]


async def test_only_the_host_starts(bot: Served) -> None:
    """Others are not offered it, and told so in private if they try; nothing changes."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await ada.slash("game new", CHANNEL)
    await bot.settled()
    card = (await ada.messages(CHANNEL))[0]
    more = await click(ben, card, "panel")
    assert more.ephemeral
    assert "start" not in [CustomId.decode(id).verb for id in more.custom_ids]
    reply = await use(ben, "game start")
    assert reply.ephemeral
    assert says(reply.text, "trouble-not-host")
    assert (await bot.services.play.info(1)).phase == "lobby"


async def test_a_stranger_gets_one_sentence(bot: Served, ada: Clicker) -> None:
    """Whoever does not play learns nothing and changes nothing."""
    ben = bot.standin.user("Ben")
    card = next(m for m in await ben.messages(CHANNEL) if says(m.text, "status-awaited"))
    outcome = await ben.click(card, find(card, "panel"))
    assert outcome.message is not None
    reply = await ben.message(outcome.message, CHANNEL)
    assert reply.ephemeral
    assert reply.text == said("panel-trouble", reason=said("trouble-not-playing"))


async def test_choosing_again_what_is_chosen_is_answered(
    bot: Served, ada: Clicker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panel is drawn again as it was, and whoever waits for that sees it, even if the bot has
    to ask for more time, and no time passes.
    """
    bot.standin.service.clock.freeze()
    panel = await ada.panel()
    for token in ("march+0", "support", "raid"):
        panel = await ada.press(panel, find(panel, "put"), token)
    monkeypatch.setattr("bot.ui.reply.MOMENT", 0)
    again = await ada.press(panel, find(panel, "put"), "raid")
    assert again.text == panel.text
    assert again.edits > panel.edits


async def test_a_sealed_answer_can_be_seen_changed_and_taken_back(bot: Served) -> None:
    """Until the last one has answered; nobody else can tell what it is."""
    people = [Clicker(bot.standin.user(n), random.Random(2)) for n in ("Ada", "Ben")]
    ada, ben = people
    await ada.person.slash("game new", CHANNEL)
    await ada.person.slash("game join", CHANNEL, seat="stark")
    await ben.person.slash("game join", CHANNEL, seat="tyrell")
    await ada.person.slash("game stewards", CHANNEL)
    await ada.person.slash("game start", CHANNEL)
    panel = await ada.answer(await ada.panel())
    assert says(panel.text, "panel-sealed")
    assert "Ben" in panel.text
    sealed = (await bot.services.play.seat_view(1, ada.person.id)).sealed
    assert sealed is not None
    panel = await ada.press(panel, find(panel, "change"))
    assert says(panel.text, "panel-changing")
    assert (await bot.services.play.seat_view(1, ada.person.id)).sealed == sealed
    panel = await ada.press(panel, find(panel, "keep"))
    panel = await ada.press(panel, find(panel, "withdraw"))
    assert says(panel.text, "panel-withdrawn")
    assert not (await bot.services.play.seat_view(1, ada.person.id)).answered
    await bot.settled()
    public = [m.text for m in await ben.person.messages(CHANNEL) if not m.ephemeral]
    assert not any("Defense" in t or "March +" in t for t in public)


async def test_a_panel_of_a_settled_question_changes_nothing(bot: Served, ada: Clicker) -> None:
    """A late press shows how things stand, with one sentence on why."""
    old = await ada.after(await ada.person.slash("my panel", CHANNEL))
    await ada.answer(await ada.panel())
    await bot.settled()
    number = (await bot.services.play.table_view(1)).number
    outcome = await ada.person.select(old, find(old, "put"), "raid")
    late = await ada.after(outcome)
    assert says(late.text, "panel-passed")
    assert (await bot.services.play.table_view(1)).number == number


async def test_a_panel_with_other_choices_than_are_saved_changes_nothing(
    bot: Served, ada: Clicker
) -> None:
    """A press on a second device is not added to choices that it did not show."""
    phone = await ada.after(await ada.person.slash("my panel", CHANNEL))
    desktop = await ada.after(await ada.person.slash("my panel", CHANNEL))
    await ada.press(desktop, find(desktop, "put"), "raid")
    draft = (await bot.services.play.seat_view(1, ada.person.id)).draft
    assert draft
    seen = await ada.press(phone, find(phone, "put"), "support")
    assert says(seen.text, "panel-moved-on")
    assert (await bot.services.play.seat_view(1, ada.person.id)).draft == draft


async def test_a_direct_message_opens_the_same_panel(bot: Served) -> None:
    """The notice says what one is awaited for, as everybody knows; the panel takes its place."""
    ada = bot.standin.user("Ada")
    await begin_for(bot, ada)
    notice = (await ada.dms())[-1]
    assert says(notice.text, "notice-turn", seat="house:stark", what=said("for-orders"))
    await ada.click(notice, find(notice, "panel"))
    panel = await ada.message(notice.id, "dm")
    assert says(panel.text, "ask-orders")
    await ada.select(panel, find(panel, "put"), "raid")
    assert "**Raid**" in (await ada.message(notice.id, "dm")).text


async def test_closed_direct_messages_block_nothing(bot: Served) -> None:
    """Whoever takes none is mentioned in the channel instead, and is not tried again."""
    ada = bot.standin.user("Ada")
    await ada.set_dms(open=False)
    await begin_for(bot, ada)
    assert any(
        says(m.text, "notice-turn-in-channel", user=f"user:{ada.id}")
        for m in await ada.messages(CHANNEL)
    )
    clicker = Clicker(ada, random.Random(3))
    panel = await clicker.answer(await clicker.panel())
    assert panel.text


async def test_no_game_in_a_channel_is_said(bot: Served) -> None:
    """A command without its game gets a sentence on what to do."""
    ada = bot.standin.user("Ada")
    for command in ("game join", "status", "map"):
        outcome = await ada.slash(command, "off-topic")
        assert outcome.message is not None
        reply = await ada.message(outcome.message, "off-topic")
        assert says(reply.text, "trouble-no-game-here")


async def test_help_map_and_status_answer_in_private(bot: Served, ada: Clicker) -> None:
    """Only the user who looks sees the reply."""
    said = (("help", "help-title-game"), ("map", "map-title"), ("status", "overview-awaited"))
    for command, id in said:
        reply = await ada.after(await ada.person.slash(command, CHANNEL))
        assert reply.ephemeral
        assert says(reply.text, id)


async def test_seats_are_suggested_while_they_are_free(bot: Served) -> None:
    """As one types, those are offered that nobody has."""
    ada = bot.standin.user("Ada")
    await ada.slash("game new", CHANNEL)
    await ada.slash("game join", CHANNEL, seat="stark")
    offered = await ada.autocomplete("game join", "seat", "r", CHANNEL)
    assert "stark" not in [c["value"] for c in offered]
    assert "tyrell" in [c["value"] for c in offered]


class UnderWay:
    """An interaction whose first answer has been sent, and not been taken yet."""

    id = 1
    type = InteractionType.component
    data: ClassVar[dict[str, Any]] = {}
    locale = Locale.american_english
    response = SimpleNamespace(is_done=lambda: False)

    def __init__(self, *, tried: bool) -> None:
        self.extras = {TRIED: True} if tried else {}


@pytest.mark.parametrize("tried", [True, False])
async def test_no_apology_overtakes_an_answer_that_is_sent(
    bot: Served, monkeypatch: pytest.MonkeyPatch, tried: bool
) -> None:
    """Discord takes the first of two answers, so a slow one is left alone after two seconds."""
    excused = []

    async def excuse(_: object, __: object, id: str) -> None:
        excused.append(id)

    monkeypatch.setattr("bot.connection.interactions.SILENCE", 0.0)
    monkeypatch.setattr("bot.connection.interactions.excuse", excuse)
    monkeypatch.setattr("bot.connection.interactions.log.error", lambda *_: None)
    await InteractionHandler(bot.services, bot.panels).rest(UnderWay(tried=tried))  # type: ignore[arg-type]  # all that is looked at
    assert excused == ([] if tried else ["panel-out-of-date"])


async def test_what_takes_long_is_promised_and_not_called_out_of_date(
    bot: Served, ada: Clicker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks a busy bot reads what they asked for, when it is there."""
    find, promise, promised = bot.services.play.game_in_channel, Reply.promise, asyncio.Event()

    async def late(*given: Any) -> Any:
        await promised.wait()
        return await find(*given)

    async def noted(self: Reply) -> None:
        await promise(self)
        promised.set()

    monkeypatch.setattr("bot.connection.interactions.SILENCE", 0.0)
    monkeypatch.setattr(Reply, "promise", noted)
    monkeypatch.setattr(bot.services.play, "game_in_channel", late)
    shown = await use(ada.person, "status")
    assert promised.is_set()
    assert shown.ephemeral
    assert says(shown.text, "overview-awaited")
