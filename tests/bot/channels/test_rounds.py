"""A thread for each round, where a table wants that; and what the card leads to."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.games.registry import plugin_of
from bot.local import Standin
from bot.local.page.person import VisibleMessage
from bot.local.world import server_changes
from bot.local.world.model import Channel, ChannelType, Overwrite
from bot.local.world.permissions import BOT_INVITE, Permission
from bot.outbox.round_threads import round_of
from bot.play import OutboxRow
from tests.running.marks import daily, nightly
from tests.wire.at_table import CHANNEL, Served, marks, serving
from tests.wire.playing import answer_one, in_round, play_until, seated
from tests.wire.pressing import click, find, use
from tests.wire.said import said, says

ROUNDS = {"threads": "rounds"}
THREADS = r"/channels/\d+/messages/\d+/threads"
WEEK = 7 * 86400
NOTHING = Permission(0)


def threads(bot: Served) -> list[Channel]:
    """Return all threads that everybody can read, the oldest first."""
    every = bot.standin.service.world.threads()
    return [one for one in every if one.type is ChannelType.PUBLIC_THREAD]


async def chapters(bot: Served, channel: Channel) -> list[VisibleMessage]:
    """Return what was told in a channel or thread of parts of rounds, the oldest first."""
    seen = await bot.standin.user("Ada").messages(channel.id)
    return [m for m in seen if m.attachments and not m.ephemeral]


async def in_channel(bot: Served) -> list[VisibleMessage]:
    """Return the chapters in the channel of the game."""
    return await chapters(bot, bot.standin.channel(CHANNEL))


async def card(bot: Served) -> VisibleMessage:
    """Return the card of the table: it is pinned in the channel."""
    (pinned,) = await bot.standin.user("Ada").pins(CHANNEL)
    return pinned


async def opening(bot: Served, number: int) -> list[VisibleMessage]:
    """Return the messages in the channel on which threads of a round hang."""
    seen = await bot.standin.user("Ada").messages(CHANNEL)
    return [m for m in seen if says(m.text, "round-opens", round=str(number))]


def name(number: int) -> str:
    """Return the name of the thread of a round of game 1."""
    return said("round-thread", game="1", round=str(number))


def deny(bot: Served, lacking: Permission) -> None:
    """Deny the bot something in the channel of the game, and nothing else."""
    service, channel = bot.standin.service, bot.standin.channel(CHANNEL)
    me = service.world.bot.id
    channel.overwrites[me] = Overwrite(me, 1, 0, int(lacking))
    server_changes.channel_changed(service, channel)


async def test_usually_all_is_told_in_the_channel(bot: Served) -> None:
    """A table that has agreed upon nothing gets no threads."""
    await seated(bot, ["Ada"], {})
    await answer_one(bot, random.Random(1))
    assert threads(bot) == []
    assert len(await in_channel(bot)) >= 2


async def test_each_round_is_told_in_a_thread_of_its_own(bot: Served) -> None:
    """Its name says game and round; the card stays in the channel, and leads to the last one."""
    await seated(bot, ["Ada"], ROUNDS)
    (first,) = threads(bot)
    channel = bot.standin.channel(CHANNEL)
    me = bot.standin.service.world.bot.id
    assert (first.name, first.parent_id, first.owner_id) == (name(1), channel.id, me)
    assert says((await card(bot)).text, "status-thread", thread=f"<#{first.id}>")
    await play_until(bot, random.Random(1), in_round(3))
    assert [one.name for one in threads(bot)] == [name(1), name(2), name(3)][: len(threads(bot))]
    assert len(threads(bot)) >= 2
    assert await in_channel(bot) == []
    assert [len(await opening(bot, number)) for number in (1, 2)] == [1, 1]
    told = [m for one in threads(bot) for m in await chapters(bot, one)]
    assert len(told) == len(set(marks(told))) >= 6
    last = threads(bot)[-1]
    text = (await card(bot)).text
    assert says(text, "status-thread", thread=f"<#{last.id}>")
    home = f"https://discord.com/channels/{channel.guild_id}"
    board = await bot.services.posts.find(1, "board")
    assert board is not None
    assert f"{home}/{board.channel}/{board.message}" in text
    assert str(board.message) in {m.id for m in told}


@nightly
async def test_the_card_leads_to_the_last_battle(bot: Served) -> None:
    """As soon as there was one, to whatever was told of it last."""
    await seated(bot, ["Ada"], ROUNDS)
    rng, battle = random.Random(2), None
    for _ in range(300):
        await answer_one(bot, rng)
        async with bot.services.store.reading() as session:
            battle = await session.row("SELECT * FROM posts WHERE kind = 'battle'")
        if battle is not None:
            break
    assert battle is not None
    text = (await card(bot)).text
    home = f"https://discord.com/channels/{bot.standin.service.world.guild.id}"
    link = f"{home}/{battle['channel']}/{battle['message']}"
    assert says(text, "status-battle", link=link)
    fought = await bot.standin.user("Ada").message(str(battle["message"]), battle["channel"])
    steps = [f"event-{kind}" for kind in plugin_of("agot-2e").battle_scenes]
    assert any(says(fought.text, step) for step in steps)


async def test_the_end_is_told_in_the_channel(bot: Served) -> None:
    """Where everybody sees it; and so is what belongs to no round."""
    await seated(bot, ["Ada"], ROUNDS)
    info = await bot.services.play.info(1)
    rounds = {
        (kind, round): round_of(
            info, OutboxRow(1, 1, kind, None, {"view": view}, "", 0, None, None, 0.0)
        )
        for kind in ("chapter", "over")
        for round, view in ((7, {"round": 7}), (0, {"round": 0}), (None, {}))
    }
    assert {key for key, found in rounds.items() if found is not None} == {("chapter", 7)}


@pytest.mark.parametrize(
    "lacking", [Permission.CREATE_PUBLIC_THREADS, Permission.SEND_MESSAGES_IN_THREADS]
)
async def test_without_the_right_to_make_threads_one_sentence_says_so(
    bot: Served, lacking: Permission
) -> None:
    """A round is told in the channel then, to its end; its first chapter says why, the next not.

    The following round gets its thread, if the right is there by then.
    """
    deny(bot, lacking)
    await seated(bot, ["Ada"], ROUNDS)
    deny(bot, NOTHING)
    await answer_one(bot, random.Random(1))
    told = await in_channel(bot)
    assert len(told) >= 2
    assert [says(m.text, "chapter-no-thread") for m in told] == [True] + [False] * (len(told) - 1)
    await play_until(bot, random.Random(1), in_round(2))
    await answer_one(bot, random.Random(1))
    assert [one.name for one in threads(bot)] == [name(2)]
    assert not await opening(bot, 1)


async def test_a_thread_that_may_not_be_written_in_is_left(bot: Served) -> None:
    """What it refuses is told in the channel, with a sentence, and nothing is lost."""
    await seated(bot, ["Ada"], ROUNDS)
    (thread,) = threads(bot)
    before = len(await chapters(bot, thread))
    thread.locked = True
    server_changes.archive(bot.standin.service, thread, archived=True)
    await answer_one(bot, random.Random(1))
    assert len(await chapters(bot, thread)) == before
    told = await in_channel(bot)
    assert says(told[0].text, "chapter-no-thread")
    assert threads(bot) == [thread]


async def test_a_thread_in_its_sleep_is_opened_by_the_next_chapter(bot: Served) -> None:
    """A round may take longer than a thread stays open without a word."""
    await seated(bot, ["Ada"], ROUNDS)
    (thread,) = threads(bot)
    bot.standin.service.clock.advance(WEEK + 60)
    await bot.standin.until(lambda: thread.archived)
    await answer_one(bot, random.Random(1))
    assert not thread.archived
    assert len(await chapters(bot, thread)) >= 2


async def test_a_thread_that_was_deleted_is_made_anew(bot: Served) -> None:
    """The rest of its round is told in the new one."""
    await seated(bot, ["Ada"], ROUNDS)
    (thread,) = threads(bot)
    server_changes.delete_channel(bot.standin.service, thread)
    await answer_one(bot, random.Random(1))
    (again,) = threads(bot)
    assert (again.name, again.id == thread.id) == (name(1), False)
    assert await chapters(bot, again)
    assert await in_channel(bot) == []
    assert (await bot.services.play.info(1)).lost is None


async def test_in_a_thread_there_are_no_threads(bot: Served) -> None:
    """A game that is played in one is told there, and no sentence says what cannot be."""
    ada, parent = bot.standin.user("Ada"), bot.standin.channel("general")
    place = server_changes.make_thread(bot.standin.service, parent, "table", ada.id)
    await ada.slash("game new", place.id)
    await ada.slash("game join", place.id)
    await bot.services.play.set_terms(1, ada.id, ROUNDS)
    await ada.slash("game stewards", place.id)
    await ada.slash("game start", place.id)
    await bot.settled()
    assert threads(bot) == [place]
    told = await chapters(bot, place)
    assert told
    assert not any(says(m.text, "chapter-no-thread") for m in told)


async def test_a_game_that_moves_has_its_threads_in_the_new_channel(bot: Served) -> None:
    """The round that goes on gets another one there."""
    await seated(bot, ["Ada"], ROUNDS)
    ada = bot.standin.user("Ada")
    guild, general = bot.standin.service.world.guild.id, bot.standin.channel("general")
    await bot.services.play.places.move(1, ada.id, guild, general.id, moderator=True)
    await bot.settled()
    await answer_one(bot, random.Random(1))
    assert [one.parent_id for one in threads(bot)] == [bot.standin.channel(CHANNEL).id, general.id]
    assert len(await chapters(bot, threads(bot)[1])) >= 1


# -- once ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", daily("lost", of=["lost", "lost_status", "cut", "status"]))
async def test_a_thread_is_made_once_whatever_befalls_the_call(
    bot: Served, caplog: pytest.LogCaptureFixture, kind: Any
) -> None:
    """Also where it is made, and the answer never comes; and each chapter is told once."""
    bot.standin.service.clock.thaw()
    bot.standin.service.faults.next(kind, "POST", THREADS, saying=name(1))
    await seated(bot, ["Ada"], ROUNDS)
    assert bot.standin.service.faults.struck[kind] == 1
    assert [one.name for one in threads(bot)] == [name(1)]
    told = await chapters(bot, threads(bot)[0])
    assert len(told) == len(set(marks(told))) >= 1
    assert await in_channel(bot) == []
    assert len(await opening(bot, 1)) == 1
    caplog.clear()


Aged = Callable[[Standin, Channel], Awaitable[None]]


async def fresh(standin: Standin, thread: Channel) -> None:
    """Let no time pass."""


async def archived(standin: Standin, thread: Channel) -> None:
    """Let the thread be archived meanwhile."""
    standin.service.clock.advance(WEEK + 60)
    await standin.until(lambda: thread.archived)


@nightly
@pytest.mark.parametrize("aged", [fresh, archived])
async def test_a_crash_before_the_thread_is_written_down_makes_no_second_one(
    standin: Standin, tmp_path: Path, aged: Aged
) -> None:
    """The next process finds it again by its name, and tells nothing twice."""
    standin.service.clock.freeze()
    database = tmp_path / "games.sqlite3"
    async with serving(standin, database) as bot:
        await seated(bot, ["Ada"], ROUNDS)
        (thread,) = threads(bot)
        before = [m.id for m in await chapters(bot, thread)]
    with closing(sqlite3.connect(database)) as crashed, crashed:
        crashed.execute("DELETE FROM rounds")
        crashed.execute("UPDATE outbox SET state = 'sending' WHERE kind = 'chapter'")
    await aged(standin, thread)
    async with serving(standin, database) as bot:
        await bot.settled()
        assert threads(bot) == [thread]
        assert [m.id for m in await chapters(bot, thread)] == before
        assert await in_channel(bot) == []


async def test_a_thread_of_the_same_name_that_somebody_else_made_is_not_taken(bot: Served) -> None:
    """Players may open what they like."""
    ada, channel = bot.standin.user("Ada"), bot.standin.channel(CHANNEL)
    server_changes.make_thread(bot.standin.service, channel, name(1), ada.id)
    await seated(bot, ["Ada"], ROUNDS)
    own = [one for one in threads(bot) if one.owner_id == bot.standin.service.world.bot.id]
    assert len(own) == 1
    assert await chapters(bot, own[0])


# -- settings --------------------------------------------------------------------------------------


async def choose(bot: Served, seen: VisibleMessage, field: str, value: str) -> VisibleMessage:
    """Let Ada choose a setting on the page of posts."""
    ada = bot.standin.user("Ada")
    outcome = await ada.select(seen, find(seen, "agree", f"posts:{field}"), value)
    return await ada.message(outcome.message or seen.id, CHANNEL)


async def page(bot: Served) -> VisibleMessage:
    """Open the page of posts in the settings of Ada's table."""
    ada = bot.standin.user("Ada")
    more = await click(ada, await card(bot), "panel")
    opened = await ada.click(more, find(more, "setup"))
    seen = await ada.message(opened.message or "", CHANNEL)
    turned = await ada.click(seen, find(seen, "setup", "posts"))
    return await ada.message(turned.message or seen.id, CHANNEL)


async def test_the_host_agrees_on_threads_and_events_in_the_lobby(bot: Served) -> None:
    """The card says so; and what the bot lacks for it is said at once."""
    await use(bot.standin.user("Ada"), "game new")
    await bot.settled()
    server_changes.set_bot_permissions(
        bot.standin.service, int(BOT_INVITE & ~Permission.CREATE_EVENTS)
    )
    seen = await choose(bot, await page(bot), "threads", "rounds")
    assert says(seen.text, "setup-kept")
    assert not says(seen.text, "without-create-public-threads")
    seen = await choose(bot, seen, "events", "true")
    assert says(seen.text, "without-create-events")
    await bot.settled()
    text = (await card(bot)).text
    assert says(text, "agreed-threads-rounds")
    assert says(text, "agreed-events-true")
    checked = await use(bot.standin.user("Ada"), "setup")
    assert said("permission-create-events") in checked.text


async def test_only_a_table_that_wants_them_needs_the_permissions(bot: Served) -> None:
    """Others are not warned of what they do not use."""
    deny(bot, Permission.CREATE_PUBLIC_THREADS)
    server_changes.set_bot_permissions(
        bot.standin.service, int(BOT_INVITE & ~Permission.CREATE_EVENTS)
    )
    await use(bot.standin.user("Ada"), "game new")
    checked = await use(bot.standin.user("Ada"), "setup")
    assert says(checked.text, "check-channel-well")


async def test_the_host_changes_it_while_the_game_runs(bot: Served) -> None:
    """Everybody is told of posts alone, not of the time; from the next round on it holds."""
    await seated(bot, ["Ada", "Ben"], {})
    ada = bot.standin.user("Ada")
    await bot.services.play.time.agree(1, ada.id, ROUNDS)
    await bot.settled()
    texts = [m.text for m in await ada.messages(CHANNEL)]
    (text,) = [text for text in texts if said("agreed-threads-rounds") in text]
    assert says(text, "table-terms", user=f"user:{ada.id}")
    assert said("pace-none") not in text


async def test_a_vote_on_time_leaves_posts_as_they_are_by_then(bot: Served) -> None:
    """What the host has changed meanwhile was not put to the vote."""
    await seated(bot, ["Ada", "Ben", "Cleo"], {})
    ada, ben, cleo = (bot.standin.user(n) for n in ("Ada", "Ben", "Cleo"))
    play = bot.services.play
    number = await play.votes.propose_terms(1, ben.id, {"together": 86400})
    await play.time.agree(1, ada.id, ROUNDS)
    for person in (ada, cleo):
        if (await play.votes.find(number)).state == "open":  # type: ignore[union-attr]
            await play.votes.vote(1, person.id, number, agrees=True)
    terms = (await play.info(1)).terms
    assert (terms["together"], terms["threads"]) == (86400, "rounds")
