"""Games in threads and posts of a forum, which fall asleep; channels in which none is played."""

import random

import pytest

from bot.local import Standin
from bot.local.page.person import Person, VisibleMessage
from bot.local.world import server_changes
from bot.local.world.model import Channel, ChannelType
from bot.local.world.permissions import BOT_INVITE, Permission
from tests.running.marks import nightly
from tests.wire.at_table import Served, until_refused
from tests.wire.said import said, says

HOUR = 3600
DAY = 24 * HOUR
MANAGES = int(BOT_INVITE | Permission.MANAGE_THREADS)


def open_thread(standin: Standin, kind: ChannelType, name: str = "table") -> Channel:
    """Let Ada open a thread under a channel of some kind, which sleeps after a day of silence."""
    parent = server_changes.make_channel(standin.service, f"above-{name}", kind)
    public = ChannelType.PUBLIC_THREAD
    if kind is ChannelType.ANNOUNCEMENT:
        public = ChannelType.ANNOUNCEMENT_THREAD
    ada = standin.user("Ada").id
    return server_changes.make_thread(
        standin.service, parent, name, ada, kind=public, duration=1440
    )


async def begin(bot: Served, thread: Channel) -> tuple[Person, Person]:
    """Start a game of Ada (Stark), Ben (Tyrell) and stewards in a thread."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await ada.slash("game new", thread.id)
    await ada.slash("game join", thread.id, seat="stark")
    await ben.slash("game join", thread.id, seat="tyrell")
    await ada.slash("game stewards", thread.id)
    await ada.slash("game start", thread.id)
    await bot.settled()
    return ada, ben


async def dead(bot: Served) -> int:
    """Count the messages that will never be sent."""
    async with bot.services.store.reading() as session:
        return int(await session.value("SELECT count(*) FROM outbox WHERE state = 'dead'"))


def lock_in_sleep(bot: Served, thread: Channel) -> None:
    """Archive a thread so that the bot hears nothing of it."""
    bot.standin.service.faults.next("event_lost", event="THREAD_UPDATE")
    server_changes.archive(bot.standin.service, thread, archived=True)


async def answer(bot: Served, person: Person) -> None:
    """Answer what is asked, elsewhere: of that the channel hears by its card alone."""
    hand = await bot.services.play.seat_view(1, person.id)
    assert hand.question is not None
    value = hand.question.shape.sample(random.Random(1))
    await bot.services.play.answer(1, person.id, hand.question.number, value)
    await bot.settled()


async def card(bot: Served, thread: Channel) -> VisibleMessage:
    """Return the pinned card of a thread."""
    (pinned,) = await bot.standin.user("Ada").pins(thread.id)
    return pinned


@nightly
@pytest.mark.parametrize("kind", [ChannelType.TEXT, ChannelType.FORUM])
async def test_what_a_thread_in_its_sleep_refuses_is_edited_all_the_same(
    bot: Served, standin: Standin, kind: ChannelType
) -> None:
    """The card is brought up to date: the thread is opened for it, and no message is lost."""
    if kind is ChannelType.FORUM:
        server_changes.set_bot_permissions(standin.service, MANAGES)
    thread = open_thread(standin, kind)
    _, ben = await begin(bot, thread)
    before = await card(bot, thread)
    lock_in_sleep(bot, thread)
    await answer(bot, ben)
    after = await card(bot, thread)
    assert (after.id == before.id, after.text == before.text) == (True, False)
    assert not thread.archived
    assert await dead(bot) == 0


async def test_a_post_that_cannot_be_opened_gets_its_card_anew(
    bot: Served, standin: Standin
) -> None:
    """Without the right to manage threads a message opens it; the old card goes."""
    thread = open_thread(standin, ChannelType.FORUM)
    _, ben = await begin(bot, thread)
    before = await card(bot, thread)
    lock_in_sleep(bot, thread)
    await answer(bot, ben)
    after = await card(bot, thread)
    assert not thread.archived
    assert await dead(bot) == 0
    shown = {m.id for m in await ben.messages(thread.id)}
    assert after.id in shown
    assert before.id not in shown
    assert after.text != before.text


async def test_a_call_in_a_sleeping_thread_is_taken_back(bot: Served, standin: Standin) -> None:
    """It is deleted there, as its user is awaited no more."""
    thread = open_thread(standin, ChannelType.TEXT)
    await standin.user("Ben").set_dms(open=False)
    _, ben = await begin(bot, thread)
    called = {"user": f"user:{ben.id}"}
    calls = [
        m for m in await ben.messages(thread.id) if says(m.text, "notice-turn-in-channel", **called)
    ]
    assert len(calls) == 1
    lock_in_sleep(bot, thread)
    await bot.services.play.seats.leave(1, ben.id)
    await bot.settled()
    texts = [m.text for m in await ben.messages(thread.id)]
    assert not any(says(text, "notice-turn-in-channel", **called) for text in texts)
    assert await dead(bot) == 0


@pytest.mark.parametrize(
    ("kind", "rights", "stays"),
    [
        (ChannelType.TEXT, int(BOT_INVITE), True),
        (ChannelType.FORUM, MANAGES, True),
        (ChannelType.FORUM, int(BOT_INVITE), False),
    ],
)
async def test_the_thread_of_a_running_game_stays_awake(
    bot: Served, standin: Standin, kind: ChannelType, rights: int, stays: bool
) -> None:
    """After days of silence its buttons work, where Discord lets the bot see to it."""
    server_changes.set_bot_permissions(standin.service, rights)
    thread = open_thread(standin, kind)
    await begin(bot, thread)
    for _ in range(3 if stays else 1):
        before = thread.archive_changed
        standin.service.clock.advance(1.01 * DAY)
        await standin.until(lambda before=before: thread.archive_changed > before)  # type: ignore[misc]  # a float
        if stays:
            await standin.until(lambda: not thread.archived)
    assert thread.archived is not stays


async def test_a_locked_thread_stays_as_it_is(bot: Served, standin: Standin) -> None:
    """Its moderators want it closed; when they unlock it, what waited is posted at once."""
    server_changes.set_bot_permissions(standin.service, MANAGES)
    thread = open_thread(standin, ChannelType.TEXT)
    ada, ben = await begin(bot, thread)
    server_changes.set_bot_permissions(standin.service, int(BOT_INVITE))
    thread.locked = True
    server_changes.archive(standin.service, thread, archived=True)
    await bot.services.play.talking.say(1, ada.id, "Winter is coming.")
    await until_refused(bot, "160005")
    assert thread.archived
    assert await dead(bot) == 0
    thread.locked = False
    server_changes.archive(standin.service, thread, archived=False)
    await ben.wait_for(lambda m: "Winter is coming" in m.text, thread.id)


async def test_a_thread_of_no_game_may_sleep(bot: Served, standin: Standin) -> None:
    """Neither one without a game is opened again, nor that of a game that is over."""
    thread = open_thread(standin, ChannelType.TEXT)
    ada, ben = await begin(bot, thread)
    other = open_thread(standin, ChannelType.TEXT, "other")
    await bot.services.play.seats.leave(1, ben.id)
    await bot.services.play.seats.leave(1, ada.id)
    await bot.settled()
    for one in (thread, other):
        server_changes.archive(standin.service, one, archived=True)
    await ada.slash("help", "general")
    assert thread.archived
    assert other.archived


async def test_the_host_of_a_forum_is_warned(bot: Served, standin: Standin) -> None:
    """Where buttons would fail in an archived post it is said beforehand, and only there."""
    ada = standin.user("Ada")
    post = open_thread(standin, ChannelType.FORUM, "post")
    await ada.slash("game new", post.id)
    warning = await ada.wait_for(
        lambda m: says(m.text, "check-falls-asleep", time="span:86400"), post.id
    )
    assert warning.ephemeral
    thread = open_thread(standin, ChannelType.TEXT, "thread")
    server_changes.set_bot_permissions(standin.service, MANAGES)
    managed = open_thread(standin, ChannelType.FORUM, "managed")
    for place in (thread, managed):
        await ada.slash("game new", place.id)
        await bot.settled()
        texts = [m.text for m in await ada.messages(place.id)]
        assert not any(says(text, "check-falls-asleep", time="span:86400") for text in texts)


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (ChannelType.VOICE, "check-voice"),
        (ChannelType.STAGE, "check-voice"),
        (ChannelType.ANNOUNCEMENT, "check-announcements"),
    ],
)
async def test_channels_in_which_no_game_is_opened(
    bot: Served, standin: Standin, kind: ChannelType, sentence: str
) -> None:
    """A sentence says why, and where instead."""
    ada = standin.user("Ada")
    channel = server_changes.make_channel(standin.service, "elsewhere", kind)
    outcome = await ada.slash("game new", channel.id)
    assert outcome.message is not None
    seen = await ada.message(outcome.message, channel.id)
    assert seen.ephemeral
    assert seen.text == said(sentence)
    assert await bot.services.play.games_in(standin.service.world.guild.id) == []


async def test_no_game_in_a_thread_of_announcements(bot: Served, standin: Standin) -> None:
    """It is refused as its channel is."""
    ada = standin.user("Ada")
    thread = open_thread(standin, ChannelType.ANNOUNCEMENT)
    outcome = await ada.slash("game new", thread.id)
    assert outcome.message is not None
    assert (await ada.message(outcome.message, thread.id)).text == said("check-announcements")
