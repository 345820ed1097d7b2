"""What a press does, and what a wrong one does not do, over the wire."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local import Standin
from bot.local.person import Person, Seen
from bot.ui.press import Press
from tests.at_table import CHANNEL, Clicker, Served, serving


@pytest.fixture
async def bot(standin: Standin, tmp_path: Path) -> AsyncIterator[Served]:
    """The bot, connected."""
    async with serving(standin, tmp_path / "games.sqlite3") as served:
        yield served


@pytest.fixture
async def ada(bot: Served) -> Clicker:
    """The host of a game against practice seats that has begun; she plays Stark."""
    ada = Clicker(bot.standin.user("Ada"), random.Random(1))
    await ada.person.slash("game new", CHANNEL)
    await ada.person.slash("game join", CHANNEL, seat="stark")
    await ada.person.slash("game practice", CHANNEL)
    await ada.person.slash("game start", CHANNEL)
    await bot.settled()
    return ada


def the(seen: Seen, verb: str) -> str:
    """Return what is pressed for a verb."""
    return next(id for id in seen.custom_ids if Press.decode(id).verb == verb)


async def test_the_recruiting_card_follows_who_joins(bot: Served) -> None:
    """The card is posted once, names who has joined, and becomes the table's pinned card."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await ada.slash("game new", CHANNEL)
    await bot.settled()
    (card,) = [m for m in await ada.messages(CHANNEL) if "Players wanted" in m.text]
    await ben.select(card, the(card, "seat"), "tyrell")
    await bot.settled()
    assert "**Tyrell** · Ben" in (await ada.message(card.id, CHANNEL)).text
    await ada.click(card, the(card, "fill"))
    await ada.click(card, the(card, "start"))
    await bot.settled()
    assert "Waiting for" in (await ada.message(card.id, CHANNEL)).text
    assert [p.id for p in await ben.pins(CHANNEL)] == [card.id]


async def test_only_the_host_starts(bot: Served) -> None:
    """Others are told so, in private, and nothing changes."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await ada.slash("game new", CHANNEL)
    await bot.settled()
    card = (await ada.messages(CHANNEL))[0]
    outcome = await ben.click(card, the(card, "start"))
    assert outcome.message is not None
    reply = await ben.message(outcome.message, CHANNEL)
    assert reply.ephemeral
    assert "Only the host" in reply.text
    assert (await bot.desk.play.info(1)).phase == "lobby"


async def test_a_stranger_gets_one_sentence(bot: Served, ada: Clicker) -> None:
    """Whoever does not play learns nothing and changes nothing."""
    ben = bot.standin.user("Ben")
    card = next(m for m in await ben.messages(CHANNEL) if "Waiting for" in m.text)
    outcome = await ben.click(card, the(card, "panel"))
    assert outcome.message is not None
    reply = await ben.message(outcome.message, CHANNEL)
    assert reply.ephemeral
    assert reply.text == "⚠ You are not playing in this game."


async def test_a_sealed_answer_can_be_seen_changed_and_taken_back(bot: Served) -> None:
    """Until the last one has answered; nobody else can tell what it is."""
    people = [Clicker(bot.standin.user(n), random.Random(2)) for n in ("Ada", "Ben")]
    ada, ben = people
    await ada.person.slash("game new", CHANNEL)
    await ada.person.slash("game join", CHANNEL, seat="stark")
    await ben.person.slash("game join", CHANNEL, seat="tyrell")
    await ada.person.slash("game practice", CHANNEL)
    await ada.person.slash("game start", CHANNEL)
    panel = await ada.answer(await ada.panel())
    assert "Your answer" in panel.text
    assert "Ben" in panel.text
    sealed = (await bot.desk.play.hand(1, ada.person.id)).sealed
    assert sealed is not None
    panel = await ada.press(panel, the(panel, "change"))
    assert "Your answer stays until you lock in another" in panel.text
    assert (await bot.desk.play.hand(1, ada.person.id)).sealed == sealed
    panel = await ada.press(panel, the(panel, "keep"))
    panel = await ada.press(panel, the(panel, "withdraw"))
    assert "taken back" in panel.text
    assert not (await bot.desk.play.hand(1, ada.person.id)).answered
    public = [m.text for m in await ben.person.messages(CHANNEL) if not m.ephemeral]
    assert not any("Defense" in t or "March +" in t for t in public)


async def test_a_panel_of_a_settled_question_changes_nothing(bot: Served, ada: Clicker) -> None:
    """A late press shows how things stand, with one sentence on why."""
    old = await ada.after(await ada.person.slash("my panel", CHANNEL))
    await ada.answer(await ada.panel())
    number = (await bot.desk.play.table(1)).number
    outcome = await ada.person.select(old, the(old, "put"), "raid")
    late = await ada.after(outcome)
    assert "settled in the meantime" in late.text
    assert (await bot.desk.play.table(1)).number == number


async def test_a_panel_with_other_choices_than_are_saved_changes_nothing(
    bot: Served, ada: Clicker
) -> None:
    """A press on a second device is not added to choices that it did not show."""
    phone = await ada.after(await ada.person.slash("my panel", CHANNEL))
    desktop = await ada.after(await ada.person.slash("my panel", CHANNEL))
    await ada.press(desktop, the(desktop, "put"), "raid")
    draft = (await bot.desk.play.hand(1, ada.person.id)).draft
    assert draft
    seen = await ada.press(phone, the(phone, "put"), "support")
    assert "have changed" in seen.text
    assert (await bot.desk.play.hand(1, ada.person.id)).draft == draft


async def begin_for(bot: Served, ada: Person) -> None:
    """Begin a game that Ben hosts: whoever begins one is shown the question, and called to none."""
    ben = bot.standin.user("Ben")
    await ben.slash("game new", CHANNEL)
    await ada.slash("game join", CHANNEL, seat="stark")
    await ben.slash("game practice", CHANNEL)
    await ben.slash("game start", CHANNEL)
    await bot.settled()


async def test_a_direct_message_opens_the_same_panel(bot: Served) -> None:
    """The notice says nothing but that one is awaited; the panel takes its place."""
    ada = bot.standin.user("Ada")
    await begin_for(bot, ada)
    notice = (await ada.dms())[-1]
    assert "It's your turn in" in notice.text
    assert "order" not in notice.text
    await ada.click(notice, the(notice, "panel"))
    panel = await ada.message(notice.id, "dm")
    assert "give every area" in panel.text
    await ada.select(panel, the(panel, "put"), "raid")
    assert "**Raid**" in (await ada.message(notice.id, "dm")).text


async def test_closed_direct_messages_block_nothing(bot: Served) -> None:
    """Whoever takes none is mentioned in the channel instead, and is not tried again."""
    ada = bot.standin.user("Ada")
    await ada.set_dms(open=False)
    await begin_for(bot, ada)
    assert any(f"<@{ada.id}>, it's your turn" in m.text for m in await ada.messages(CHANNEL))
    clicker = Clicker(ada, random.Random(3))
    panel = await clicker.answer(await clicker.panel())
    assert panel.text


async def test_no_game_in_a_channel_is_said(bot: Served) -> None:
    """A command without its game gets a sentence on what to do."""
    ada = bot.standin.user("Ada")
    for command in ("game join", "game status", "map"):
        outcome = await ada.slash(command, "off-topic")
        assert outcome.message is not None
        reply = await ada.message(outcome.message, "off-topic")
        assert "There is no game in this channel" in reply.text


async def test_help_map_and_status_answer_in_private(bot: Served, ada: Clicker) -> None:
    """Looking is for one's own eyes."""
    said = (("help", "It's your turn"), ("map", "Round 1"), ("game status", "Waiting for"))
    for command, words in said:
        reply = await ada.after(await ada.person.slash(command, CHANNEL))
        assert reply.ephemeral
        assert words in reply.text


async def test_seats_are_suggested_while_they_are_free(bot: Served) -> None:
    """As one types, those are offered that nobody has."""
    ada = bot.standin.user("Ada")
    await ada.slash("game new", CHANNEL)
    await ada.slash("game join", CHANNEL, seat="stark")
    offered = await ada.autocomplete("game join", "seat", "r", CHANNEL)
    assert "stark" not in [c["value"] for c in offered]
    assert "tyrell" in [c["value"] for c in offered]
