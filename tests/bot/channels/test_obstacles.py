"""Channels that the bot sees and cannot use: who is told, whose clock stands, what comes when."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.local import Standin
from bot.local.page.person import Person
from bot.local.world import server_changes
from bot.local.world.model import Channel, ChannelType, Overwrite
from bot.local.world.permissions import BOT_INVITE, Permission
from bot.play.outgoing.announcements import TALK_WAITING
from bot.play.table.obstacles import WARNED
from bot.store.people import users
from bot.store.people.users import UserSettings
from bot.store.table.games import Obstacle
from bot.text import Plain
from bot.ui.custom_id import CustomId
from tests.bot.channels.test_places import reply, until_written_to
from tests.wire.at_table import CHANNEL, Served, may_write, serving, until_refused
from tests.wire.pressing import begin, click, use
from tests.wire.said import said, says
from tests.wire.told import public_messages, text_of

HOUR = 3600
ELSEWHERE = "off-topic"


@pytest.fixture
async def bot(standin: Standin, tmp_path: Path) -> AsyncIterator[Served]:
    """A game of Ada (Stark, who hosts), Ben (Tyrell), Cleo (Martell) and stewards.

    Cleo wants to be mentioned in the channel.
    """
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "games.sqlite3") as served:
        async with served.services.store.writing() as session:
            await users.put_settings(
                session, standin.user("Cleo").id, UserSettings(reach="mention")
            )
        await begin(served, hours=24)
        yield served


async def until_found(bot: Served, obstacle: Obstacle | None) -> None:
    """Wait until the bot has noticed what keeps it from using the channel."""
    async with asyncio.timeout(240):
        while (await bot.services.play.info(1)).obstacle != obstacle:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def forbid(bot: Served, permission: Permission, forbidden: bool = True) -> None:
    """Take a permission from the bot in the game's channel, or give it back."""
    service, channel = bot.standin.service, bot.standin.channel(CHANNEL)
    me = service.world.bot.id
    channel.overwrites[me] = Overwrite(me, 1, 0, int(permission) if forbidden else 0)
    server_changes.channel_changed(service, channel)


async def in_thread(bot: Served, parent: Channel) -> Channel:
    """Go on in a thread that somebody else has made."""
    service = bot.standin.service
    author = bot.standin.user("Ada").id
    thread = server_changes.make_thread(service, parent, "a table", author)
    home = service.world.guild.id
    await bot.services.play.places.move(1, author, home, thread.id, moderator=True)
    await bot.settled()
    return thread


async def shut(bot: Served, obstacle: Obstacle) -> Callable[[], None]:
    """Put an obstacle in the way; return what takes it away."""
    service = bot.standin.service
    match obstacle:
        case "view-channel":
            forbid(bot, Permission.VIEW_CHANNEL)
            return lambda: forbid(bot, Permission.VIEW_CHANNEL, False)
        case "send-messages":
            may_write(bot.standin, False)
            return lambda: may_write(bot.standin, True)
    thread = await in_thread(bot, bot.standin.channel("general"))

    def change(locked: bool) -> None:
        thread.locked = thread.archived = locked
        server_changes.channel_changed(service, thread)

    change(True)
    return lambda: change(False)


async def stopped(bot: Served) -> set[str]:
    """Return the seats whose clocks stand still."""
    clocks = (await bot.services.play.table_view(1)).clocks
    return {seat for seat, clock in clocks.items() if clock.stopped is not None}


async def written_to(person: Person) -> int:
    """Return how often somebody was told directly that the channel cannot be used."""
    return sum(says(m.text, "obstacle") for m in await person.dms())


@pytest.mark.parametrize("obstacle", ["view-channel", "send-messages", "locked"])
async def test_a_channel_that_cannot_be_used_is_told(bot: Served, obstacle: Obstacle) -> None:
    """The host learns of it directly at once, all others after an hour, and what to do about it;
    clocks of those who cannot be called stand still meanwhile.
    """
    ada, ben, cleo = (bot.standin.user(name) for name in ("Ada", "Ben", "Cleo"))
    clock = bot.standin.service.clock
    mend = await shut(bot, obstacle)
    await until_found(bot, obstacle)
    await until_written_to(bot, ada, "obstacle")
    everyone = obstacle == "view-channel"
    assert await stopped(bot) == ({"stark", "tyrell", "martell"} if everyone else {"martell"})
    info = await bot.services.play.info(1)
    why = (
        said(f"obstacle-{obstacle}", channel=f"channel:{info.channel}")
        if obstacle == "locked"
        else said(
            "obstacle-permission",
            channel=f"channel:{info.channel}",
            permission=Plain(said(f"permission-{obstacle}")),
        )
    )
    (word,) = [m.text for m in await ada.dms() if says(m.text, "obstacle")]
    assert why in word
    assert says(word, "obstacle-clocks-all") == everyone
    assert says(word, "obstacle-clocks-some") != everyone
    for command in ("my panel", "game run", "status"):
        if obstacle == "locked":  # nothing can be pressed there, so they use the only other way
            assert why in await reply(ben, "my panel", ELSEWHERE)
        else:
            assert why in (await use(ben, command)).text
    assert [await written_to(p) for p in (ben, cleo)] == [0, 0]
    clock.advance(WARNED)
    await bot.services.play.tick(clock.now())
    for person in (ben, cleo):
        await until_written_to(bot, person, "obstacle")
    clock.advance(47 * HOUR)
    await bot.services.play.tick(clock.now())
    answered = {"stark", "tyrell"} & set((await bot.services.play.table_view(1)).awaited)
    assert bool(answered) is everyone
    assert "martell" in (await bot.services.play.table_view(1)).awaited
    mend()
    await until_found(bot, None)
    assert await stopped(bot) == set()
    await bot.settled()
    assert [await written_to(p) for p in (ada, ben, cleo)] == [1, 1, 1]


async def test_what_waited_comes_in_its_order(bot: Served) -> None:
    """What a player says is promised for later, and comes before what is told after it."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    may_write(bot.standin, False)
    await until_found(bot, "send-messages")
    await bot.services.play.time.pause(1, ada.id)
    heard = await use(ben, "say", text="I was first.")
    assert says(heard.text, "done-said-later")
    assert says(heard.text, "obstacle")
    await until_refused(bot, "50013", "0")
    await bot.services.play.time.resume(1, ada.id)
    heard = await use(ben, "say", text="And last.")
    may_write(bot.standin, True)
    await until_found(bot, None)
    await bot.settled()
    told = ("table-paused", "I was first.", "table-resumed", "And last.")
    texts = [m.text for m in await ben.messages(CHANNEL) if not m.ephemeral]
    found = [t for text in texts for t in told if t in text or (" " not in t and says(text, t))]
    assert found == list(told)


async def test_what_a_mute_channel_has_yet_to_hear_is_limited(bot: Served) -> None:
    """Nobody fills it with words while nothing can be posted."""
    may_write(bot.standin, False)
    await until_found(bot, "send-messages")
    ben = bot.standin.user("Ben")
    heard = []
    for number in range(TALK_WAITING + 1):
        heard.append((await use(ben, "say", text=f"{number}")).text)
        bot.standin.service.clock.advance(5)
    assert [says(text, "trouble-say-less") for text in heard] == [False] * TALK_WAITING + [True]


async def test_whoever_can_no_longer_be_called_has_time(bot: Served) -> None:
    """A user who closes their direct messages while a channel is mute is not hurried from then."""
    may_write(bot.standin, False)
    await until_found(bot, "send-messages")
    assert await stopped(bot) == {"martell"}
    async with bot.services.store.writing() as session:
        await users.put_settings(session, bot.standin.user("Ben").id, UserSettings(dm=False))
    await bot.client.channel_monitor.look()
    assert await stopped(bot) == {"martell", "tyrell"}
    may_write(bot.standin, True)
    await until_found(bot, None)


async def test_a_channel_that_opens_and_shuts_again_rings_once(bot: Served) -> None:
    """Within an hour a host is told once, however often somebody changes permissions."""
    ada = bot.standin.user("Ada")
    for _ in range(3):
        may_write(bot.standin, False)
        await until_found(bot, "send-messages")
        await until_written_to(bot, ada, "obstacle")
        may_write(bot.standin, True)
        await until_found(bot, None)
    await bot.settled()
    assert await written_to(ada) == 1


async def test_a_closed_forum_post_is_opened_by_a_message(bot: Served) -> None:
    """Nobody can press anything in it, and nobody who may only write can open it otherwise."""
    service = bot.standin.service
    forum = server_changes.make_channel(service, "games", ChannelType.FORUM)
    thread = await in_thread(bot, forum)
    server_changes.archive(service, thread, archived=True)
    live = service.live
    async with asyncio.timeout(240):
        while thread.archived:
            await live.changed_since(live.version, 0.05)
    await until_found(bot, None)
    await bot.settled()
    assert await written_to(bot.standin.user("Ada")) == 0


async def test_a_card_is_pinned_as_soon_as_it_may_be(standin: Standin, tmp_path: Path) -> None:
    """Not only when it is posted; until then no call is wasted."""
    standin.service.clock.freeze()
    service, ada = standin.service, standin.user("Ada")
    server_changes.set_bot_permissions(service, int(BOT_INVITE) & ~Permission.PIN_MESSAGES)
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        await ada.slash("game new", CHANNEL)
        await bot.settled()
        await ada.slash("game join", CHANNEL, seat="stark")
        await bot.settled()
        assert await ada.pins(CHANNEL) == []
        server_changes.set_bot_permissions(service, int(BOT_INVITE))
        await ada.slash("game join", CHANNEL, seat="tyrell")
        await bot.settled()
        (card,) = await ada.pins(CHANNEL)
        assert any(CustomId.decode(id).verb == "join" for id in card.custom_ids)


async def test_what_automatic_moderation_blocks_is_told(
    bot: Served, caplog: pytest.LogCaptureFixture
) -> None:
    """To whoever has said it, and to the host if the table has, who is not told again at once;
    everything else goes on.
    """
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    bot.standin.service.settings.blocked_words = ("Winter", "paused")
    await use(ben, "say", text="Winter is coming.")
    await until_written_to(bot, ben, "table-said-blocked")
    for verb in ("pause", "resume", "pause"):
        await click(ada, await use(ada, "game run"), "run", verb)
    await until_written_to(bot, ada, "table-blocked")
    await use(ben, "say", text="Summer is over.")
    await bot.settled()
    public = [text_of(message) for message in public_messages(bot.standin)]
    assert [text for text in public if "Winter" in text or says(text, "table-paused")] == []
    assert any("Summer is over." in text for text in public)
    assert sum(says(m.text, "table-blocked") for m in await ada.dms()) == 1
    caplog.clear()  # whoever runs the bot reads what was given up
