"""What houses say to each other: private threads, words in public, alliances; who is awaited."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.local import Settings, Standin
from bot.local.page.person import Person, VisibleMessage
from bot.local.settings import DEFAULT_RATE_LIMITS
from bot.local.world import server_changes
from bot.local.world.model import Channel, ChannelType, Overwrite
from bot.local.world.permissions import BOT_INVITE, Permission
from bot.panels.reading.log import status_page
from bot.panels.table.talk import TalkPanel
from bot.play import Clock, TableView
from bot.play.outgoing.announcements import TALK_WAITING
from bot.store.messages import outbox
from bot.store.table.talks import Alliance, TalkMembership
from bot.text import localizer_for
from tests.bot.outbox.test_limits import INFO, SEATS
from tests.bot.whole_games.test_running import people, reply
from tests.running.marks import daily, nightly
from tests.text.markdown import effects
from tests.wire.at_table import CHANNEL, Served, serving
from tests.wire.limits import breaches
from tests.wire.pressing import begin, leave, run, told
from tests.wire.said import said, says


@pytest.fixture
async def bot(standin: Standin, tmp_path: Path) -> AsyncIterator[Served]:
    """A game of Ada (Stark), Ben (Tyrell), Cleo (Martell) and stewards, its clock standing."""
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "games.sqlite3") as served:
        await begin(served, hours=24)
        yield served


def threads(bot: Served) -> list[Channel]:
    """Return all private threads."""
    every = bot.standin.service.world.threads()
    return [t for t in every if t.type is ChannelType.PRIVATE_THREAD]


def members(bot: Served, thread: Channel) -> set[str]:
    """Return the names of those who are in a thread, the bot left out."""
    world = bot.standin.service.world
    return {world.users[u].display_name for u in thread.thread_members if u != world.bot.id}


async def follow(bot: Served) -> None:
    """Let the talks follow who plays."""
    await bot.panels.talk.follow(bot.client)


async def talk(person: Person, *houses: str) -> VisibleMessage:
    """Ask for a talk; return the private answer."""
    names = dict(zip(("seat", "and-seat", "and-another"), houses, strict=False))
    outcome = await person.slash("talk", CHANNEL, **names)
    assert outcome.message is not None
    return await person.wait_for(
        lambda m: m.id == outcome.message and not m.loading and bool(m.text), CHANNEL
    )


async def test_two_houses_talk_in_a_thread_of_their_own(bot: Served) -> None:
    """Both are added and notified, and told who else may read; the same thread is used again."""
    ada, ben, cleo = people(bot)
    answer = await talk(ada, "tyrell")
    assert answer.ephemeral
    assert says(answer.text, "talk-warning")
    (thread,) = threads(bot)
    assert members(bot, thread) == {"Ada", "Ben"}
    assert thread.parent_id == bot.standin.channel(CHANNEL).id
    assert thread.invitable is False
    opening = (await ben.messages(thread.id))[-1]
    assert says(opening.text, "talk-warning")
    assert f"<@{ben.id}>" in opening.text
    for seat, player in (("stark", "Ada"), ("tyrell", "Ben")):
        assert says(opening.text, "seat-player", seat=f"house:{seat}", player=player)
    assert says((await talk(ben, "Stark")).text, "talk-again")
    assert len(threads(bot)) == 1
    assert thread.id not in {int(c["id"]) for c in (await cleo.home())["channels"]}
    await talk(cleo, "stark", "tyrell")
    assert len(threads(bot)) == 2


async def test_members_of_a_new_talk_are_added_once(
    bot: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the bot looks for those who are missing while it adds them."""
    ada, ben, _ = people(bot)
    talking, looked = bot.services.play.talking, asyncio.Event()
    moves, bring = talking.moves, TalkPanel._bring
    following: list[asyncio.Task[None]] = []

    async def look() -> list[TalkMembership]:
        found = await moves()
        looked.set()
        return found

    async def bring_late(self: TalkPanel, *given: Any) -> list[int]:
        looked.clear()
        following.append(asyncio.create_task(follow(bot)))
        await looked.wait()
        return await bring(self, *given)

    monkeypatch.setattr(talking, "moves", look)
    monkeypatch.setattr(TalkPanel, "_bring", bring_late)
    await talk(ada, "tyrell")
    await asyncio.gather(*following)
    (thread,) = threads(bot)
    (opening,) = [m for m in await ben.messages(thread.id) if m.text]
    assert says(opening.text, "talk-warning")


async def test_an_archived_talk_is_opened_again(bot: Served) -> None:
    """Whoever comes back to it calls the others; a deleted one is made anew."""
    ada, ben, _ = people(bot)
    await talk(ada, "tyrell")
    (thread,) = threads(bot)
    server_changes.archive(bot.standin.service, thread, archived=True)
    assert says((await talk(ben, "stark")).text, "talk-again")
    assert not thread.archived
    assert f"<@{ada.id}>" in (await ada.messages(thread.id))[-1].text
    thread.locked = True
    assert says((await talk(ben, "stark")).text, "talk-locked")
    server_changes.delete_channel(bot.standin.service, thread)
    assert says((await talk(ben, "stark")).text, "talk-here")
    (fresh,) = threads(bot)
    assert fresh.id != thread.id
    assert members(bot, fresh) == {"Ada", "Ben"}


async def test_a_successor_joins_and_the_predecessor_goes(bot: Served) -> None:
    """The thread announces both; the newcomer gets the warning."""
    ada, ben, _ = people(bot)
    await talk(ada, "tyrell")
    (thread,) = threads(bot)
    await leave(ben)
    await follow(bot)
    assert members(bot, thread) == {"Ada"}
    assert says((await ada.messages(thread.id))[-1].text, "talk-left", seat="house:tyrell")
    dan = bot.standin.user("Dan")
    server_changes.archive(bot.standin.service, thread, archived=True)
    await dan.slash("game join", CHANNEL, seat="tyrell")
    await follow(bot)
    await follow(bot)
    assert members(bot, thread) == {"Ada", "Dan"}
    joined = (await dan.messages(thread.id))[-1]
    assert says(joined.text, "talk-joined", user=f"user:{dan.id}", seat="house:tyrell")
    assert says(joined.text, "talk-warning")
    assert says((await talk(dan, "stark")).text, "talk-again")


@pytest.mark.parametrize(
    "rights", daily(BOT_INVITE, of=[BOT_INVITE, BOT_INVITE | Permission.MANAGE_THREADS])
)
async def test_talks_need_no_right_to_manage_threads(bot: Served, rights: Permission) -> None:
    """They are opened, opened again and handed over with and without it."""
    server_changes.set_bot_permissions(bot.standin.service, int(rights))
    ada, ben, _ = people(bot)
    assert says((await talk(ada, "tyrell")).text, "talk-here")
    (thread,) = threads(bot)
    server_changes.archive(bot.standin.service, thread, archived=True)
    assert says((await talk(ben, "stark")).text, "talk-again")
    await leave(ben)
    await follow(bot)
    assert members(bot, thread) == {"Ada"}
    server_changes.archive(bot.standin.service, thread, archived=True)
    await bot.standin.user("Dan").slash("game join", CHANNEL, seat="tyrell")
    await follow(bot)
    assert members(bot, thread) == {"Ada", "Dan"}


@nightly
@pytest.mark.parametrize(
    ("rights", "answer"),
    [(BOT_INVITE, "talk-here"), (BOT_INVITE | Permission.MANAGE_THREADS, "talk-again")],
)
async def test_a_talk_from_which_the_bot_was_taken(
    bot: Served, rights: Permission, answer: str
) -> None:
    """Only whoever may manage threads finds it again; else there is a new one."""
    server_changes.set_bot_permissions(bot.standin.service, int(rights))
    ada, ben, _ = people(bot)
    await talk(ada, "tyrell")
    (thread,) = threads(bot)
    server_changes.leave_thread(bot.standin.service, thread, bot.standin.service.world.bot.id)
    assert says((await talk(ben, "stark")).text, answer)
    assert len(threads(bot)) == (2 if answer == "talk-here" else 1)


async def test_nothing_is_asked_of_a_server_that_threw_the_bot_out(bot: Served) -> None:
    """Talks there wait until it is back."""
    ada, ben, _ = people(bot)
    await talk(ada, "tyrell")
    await leave(ben)
    await bot.settled()
    service = bot.standin.service
    server_changes.kick_bot(service)
    before = service.quotas.answers.total()
    async with asyncio.timeout(240):
        while _guilds(bot):  # noqa: ASYNC110 - nothing tells when the bot has heard of it
            await asyncio.sleep(0.01)
    await follow(bot)
    assert service.quotas.answers.total() == before
    assert await bot.services.play.talking.moves() != []


def _guilds(bot: Served) -> int:
    return len(bot.client.guilds)


async def test_a_talk_that_is_gone_is_forgotten(bot: Served) -> None:
    """A thread that somebody has deleted keeps nobody busy."""
    ada, ben, _ = people(bot)
    await talk(ada, "tyrell")
    server_changes.delete_channel(bot.standin.service, threads(bot)[0])
    await leave(ben)
    await follow(bot)
    assert await bot.services.play.talking.moves() == []


async def test_what_is_not_allowed_is_named(bot: Served) -> None:
    """A missing permission by its name; houses that nobody plays, oneself, strangers likewise."""
    ada, _, _ = people(bot)
    channel, guild = bot.standin.channel(CHANNEL), bot.standin.service.world.guild
    denied = int(Permission.CREATE_PRIVATE_THREADS)
    channel.overwrites[guild.id] = Overwrite(guild.id, 0, 0, denied)
    server_changes.channel_changed(bot.standin.service, channel)
    await ada.slash("my panel", CHANNEL)
    lacks = said("permission-create-private-threads")
    assert says((await talk(ada, "tyrell")).text, "talk-lacks", permissions=f"**{lacks}**")
    assert threads(bot) == []
    assert says((await talk(ada, "greyjoy")).text, "trouble-nobody-to-talk-to")
    assert says((await talk(ada, "stark")).text, "trouble-talk-alone")
    assert says((await talk(ada, "hodor")).text, "trouble-no-such-seat", seat="hodor")
    assert says((await talk(bot.standin.user("Dan"), "stark")).text, "trouble-not-playing")


@pytest.mark.parametrize("agreed", ["public", "none"])
async def test_a_table_agrees_to_talk_in_public_or_not_at_all(
    standin: Standin, tmp_path: Path, agreed: str
) -> None:
    """Its status says so; what is not agreed is refused in a sentence, and leaves no trace."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        await begin(bot, hours=24, talk=agreed)
        ada, _, _ = people(bot)
        assert says((await talk(ada, "tyrell")).text, f"trouble-talk-{agreed}")
        assert threads(bot) == []
        before = await bot.services.play.history(1)
        outcomes = {
            "public": ("done-said", "done-allied"),
            "none": ("trouble-talk-none", "trouble-talk-none"),
        }[agreed]
        assert says(await reply(ada, "say", text="Boo"), outcomes[0])
        assert says(await reply(ada, "say", ally="tyrell"), outcomes[1])
        after = await bot.services.play.history(1)
        assert len(after) - len(before) == (2 if agreed == "public" else 0)
        shown = await ada.slash("say", CHANNEL)
        assert shown.message is not None
        status = await ada.message(shown.message, CHANNEL)
        assert says(status.text, f"agreed-talk-{agreed}")
        labels = json.dumps(status.data, ensure_ascii=False)
        assert (f'"{said("deals-open")}"' in labels) == (agreed == "public")


async def test_a_house_speaks_in_public(bot: Served) -> None:
    """What it says is posted without effect of its marks, and stays in the log."""
    ada, _, _ = people(bot)
    text = (
        "**Winter** is @everyone coming [here](http://x.example) [there](http://y.example)"
        " https://z.example/[now](http://w.example) <t:0:R> <@1> </game kick:1>"
    )
    assert says(await reply(ada, "say", text=text), "done-said")
    (posted,) = await told(bot, "table-said", seat="house:stark")
    assert effects(posted.text.splitlines()[0].partition(":")[2].strip()) == []
    assert "\\*\\*Winter\\*\\*" in posted.text
    assert "@everyone" not in posted.text
    assert "<@1>" not in posted.text
    assert "</game" not in posted.text
    history = await bot.services.play.history(1)
    assert history[-1].id == "table-said"
    assert says(await reply(bot.standin.user("Dan"), "say", text="Boo"), "trouble-not-playing")


@nightly
async def test_what_players_say_does_not_hold_up_the_table(tmp_path: Path) -> None:
    """All say as much as they can, and the channel takes a message a second; the table goes first.

    Nobody's words wait for long: who would have to wait is asked to say it later.
    """
    limited = Standin(Settings(rate_limits=DEFAULT_RATE_LIMITS))
    async with limited, serving(limited, tmp_path / "games.sqlite3") as bot:
        await begin(bot)
        ada, ben, cleo = people(bot)
        said = [
            await reply(person, "say", text=f"number {n} of {person.id}")
            for n in range(6)
            for person in (ada, ben, cleo)
        ]
        assert says(said[0], "done-said")
        assert says(said[-1], "trouble-say-less")
        await run(ada, "pause")
        before = {m.id for m in await ada.messages(CHANNEL)}
        paused = await ada.wait_for(lambda m: says(m.text, "table-paused"), CHANNEL)
        first = [m for m in await ada.messages(CHANNEL) if m.id < paused.id and m.id not in before]
        assert len([m for m in first if says(m.text, "table-said")]) < 6
        async with bot.services.store.reading() as session:
            assert 0 < await outbox.count_talk(session, 1) <= TALK_WAITING
        assert limited.violations == []


async def test_alliances_are_declared_and_ended_and_bind_nobody(bot: Served) -> None:
    """One declares, the other too, either ends it; /status and the log tell; nobody is bound."""
    ada, ben, cleo = people(bot)
    assert says(await reply(ada, "say", ally="tyrell"), "done-allied")
    (declared,) = await told(bot, "table-allied")
    assert says(declared.text, "table-allied")
    assert says(await reply(cleo, "status"), "overview-declared")
    assert says(await reply(ada, "say", ally="Tyrell"), "trouble-already-allied")
    await ben.slash("say", CHANNEL, ally="stark")
    assert len(await told(bot, "table-allied-both")) == 1
    status = await reply(cleo, "status")
    assert says(status, "overview-allied", one="house:stark", other="house:tyrell")
    assert says(status, "overview-alliances")
    assert await reply(cleo, "say") == status
    assert says(await reply(cleo, "say", ally="stark", end=True), "trouble-not-allied")
    assert says(await reply(ben, "say", ally="stark", end=True), "done-alliance-ended")
    assert not says(await reply(cleo, "status"), "overview-alliances")
    assert says(await reply(ada, "say", ally="stark"), "trouble-ally-oneself")
    assert [t.id for t in await bot.services.play.history(1, last=3)] == [
        "table-allied",
        "table-allied-both",
        "table-alliance-ended",
    ]


async def test_status_says_since_when_and_until_when(bot: Served) -> None:
    """Who is awaited since when, and when it is due; in a pause that the clocks stand still."""
    ada, ben, _ = people(bot)
    clock = (await bot.services.play.table_view(1)).clocks["tyrell"]
    assert clock.due is not None
    status = await reply(ben, "status")
    assert says(
        status,
        "overview-since-due",
        seat=said("seat-player", seat="house:tyrell", player="Ben"),
        since=f"<t:{int(clock.begun)}:R>",
        due=f"<t:{int(clock.due)}:f>",
    )
    await run(ada, "pause")
    assert says(await reply(ben, "status"), "overview-stopped")


def test_status_keeps_limits_and_discretion() -> None:
    """With everybody allied to everybody it fits; who may respond is not told."""
    clocks = {seat: Clock(seat, 7, 1e9, 2e9) for seat in SEATS}
    view = {"ruleset": "agot-2e", "round": 10, "phase": "marches"}
    table = TableView(INFO, view, 7, "respond", SEATS, (), clocks)
    allied = [Alliance((a, b), 1e9, a < "m") for a in SEATS for b in SEATS if a < b]
    layout = status_page(table, allied, localizer_for("en"))
    assert breaches(layout.components()) == []
    discreet = status_page(replace(table, discreet=True), (), localizer_for("en"))
    assert "Stark" not in str(discreet.components())


async def test_what_discord_refuses_is_tried_again_later(
    bot: Served, caplog: pytest.LogCaptureFixture
) -> None:
    """A thread that cannot be changed is left alone for a while, and the others are not."""
    ada, ben, _ = people(bot)
    await talk(ada, "tyrell")
    (thread,) = threads(bot)
    await leave(ben)
    clock = bot.standin.service.clock
    talks = TalkPanel(bot.services.play, clock.now)
    client = bot.client
    thread.archived = thread.locked = True
    with caplog.at_level(logging.WARNING):
        await talks.follow(client)
        await talks.follow(client)
    assert sum("cannot be changed" in r.getMessage() for r in caplog.records) == 1
    thread.archived = thread.locked = False
    clock.advance(301)
    await talks.follow(client)
    assert members(bot, thread) == {"Ada"}
