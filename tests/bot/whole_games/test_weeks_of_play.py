"""Weeks at one table, with everything that happens to people and servers on the way."""

from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.local import Standin
from bot.local.world import server_changes
from bot.local.world.model import Overwrite
from bot.local.world.permissions import Permission
from tests.bot.whole_games.long_table import LongTable
from tests.running.marks import nightly
from tests.wire.at_table import CHANNEL, marks, open_table, rows_of, serving
from tests.wire.pressing import find
from tests.wire.said import places, said, says, times

SEATS = {
    "Ada": "stark",
    "Ben": "tyrell",
    "Cleo": "martell",
    "Dan": "greyjoy",
    "Eve": "lannister",
    "Finn": "baratheon",
}


@pytest.fixture
async def table(standin: Standin, tmp_path: Path) -> AsyncIterator[LongTable]:
    """Ada hosts a game of six: a day for each answer, and the safe one for late players."""
    standin.service.clock.freeze()
    database = tmp_path / "games.sqlite3"
    async with serving(standin, database) as bot:
        await open_table(bot, standin.user("Ada"), hours=24)
        for name, seat in SEATS.items():
            await standin.user(name).slash("game join", CHANNEL, seat=seat)
        await bot.settled()
        with closing(LongTable(bot, database, SEATS, seed=1)) as table:
            yield table


async def test_days_of_play(table: LongTable) -> None:
    """Whoever sleeps is reminded, answered for, and finds it in the log; no secret gets out."""
    await the_terms_are_said_before_the_game_starts(table)
    await ben_sleeps_and_gets_a_harmless_answer(table)
    ben = table.sitting["tyrell"]
    done = await table.log(ben, seat="tyrell", topic="table")
    assert says(done, "table-answered-for", seats=["house:tyrell"])
    assert table.eavesdropper.seen == []
    assert table.eavesdropper.looked > 10


@nightly
async def test_weeks_of_play(table: LongTable) -> None:
    """Whatever goes wrong, nobody is stuck or called in vain, no secret gets out, and the log tells
    everything.
    """
    await the_terms_are_said_before_the_game_starts(table)
    await ben_sleeps_and_gets_a_harmless_answer(table)
    await ben_sleeps_on_and_the_computer_plays_for_him(table)
    await ben_comes_back_and_answers_himself(table)
    await dan_leaves_and_gus_knows_what_dan_knew(table)
    await cleo_closes_her_messages_and_is_mentioned(table)
    await the_channel_falls_silent_and_comes_back(table)
    await ada_pauses_and_everybody_has_the_time_that_was_left(table)
    await all_six_play_another_round_undisturbed(table)
    await the_log_tells_it_all(table)
    assert table.eavesdropper.seen == []
    assert table.eavesdropper.looked > 60


async def the_terms_are_said_before_the_game_starts(table: LongTable) -> None:
    """Players who join can read how much time there is, and what happens to late players."""
    posted = await table.card()
    assert says(posted.text, "pace-span", time="span:86400")
    assert says(posted.text, "agreed-at-deadline-safe")
    host = table.sitting["stark"]
    assert says((await table.command(host, "game start")).text, "ask-orders")
    assert len((await table.stands()).awaited) == 6


async def ben_sleeps_and_gets_a_harmless_answer(table: LongTable) -> None:
    """Two reminders, then orders to defend; nobody else hears any of it."""
    ben = table.sitting["tyrell"].person
    asked = await table.play_until_awaited_alone("tyrell")
    assert asked.kind == "orders"
    await two_reminders_of(table, "tyrell", "Ben directly")
    await the_deadline_passes(table, "tyrell")
    assert len(await table.told("table-answered-for", seats=["house:tyrell"])) == 1
    # Of the call and two reminders one is left, unless Ben is called to the next question.
    lost, *rings = [r for r in table.phones.heard() if r.startswith("Ben")]
    assert says(lost, "table-answered-you", seat="house:tyrell")
    notice, news = await ben.dms()
    assert says(news.text, "table-answered-you", seat="house:tyrell")
    assert find(news, "run", "")
    assert says(notice.text, "notice-turn" if rings else "notice-lapsed")


async def two_reminders_of(table: LongTable, seat: str, whose: str) -> None:
    """Let four fifths of the time pass, in which one phone rings twice, and no other."""
    table.phones.heard()
    await table.after_part(0.49, seat)
    assert table.phones.heard() == []
    await table.after_part(0.51, seat)
    assert table.phones.heard() == [f"{whose}: half"]
    await table.after_part(0.79, seat)
    assert table.phones.heard() == []
    await table.after_part(0.81, seat)
    assert table.phones.heard() == [f"{whose}: late"]


async def the_deadline_passes(table: LongTable, seat: str) -> None:
    """Let the rest of the time pass; nothing is done for anybody before its end."""
    asked = await table.stands()
    await table.after_part(0.999, seat)
    assert (await table.stands()).number == asked.number
    assert table.phones.heard() == []
    await table.after_part(1.001, seat)
    assert (await table.stands()).number != asked.number


async def ben_sleeps_on_and_the_computer_plays_for_him(table: LongTable) -> None:
    """The table agrees that the computer shall play; it does so after Ben's next deadline."""
    host = table.sitting["stark"]
    panel = await table.command(host, "game run")
    settings = await host.press(panel, find(panel, "setup"))
    chosen = await host.press(settings, find(settings, "agree", "time:at_deadline"), "stand-in")
    assert says(chosen.text, "done-told")
    await table.calm()
    status = await table.command(host, "status")
    assert says(status.text, "agreed-at-deadline-stand-in")
    agreed = said("agreed-at-deadline-stand-in", level="level:squire")
    assert len(await table.told("table-terms", consequence=agreed)) == 1
    assert len(await table.told("table-terms")) == 1
    await table.play_until_awaited_alone("tyrell")
    await two_reminders_of(table, "tyrell", "Ben directly")
    await the_deadline_passes(table, "tyrell")
    assert (
        len(await table.told("table-stand-in", seats=["house:tyrell"], until=said("until-chapter")))
        == 1
    )


async def ben_comes_back_and_answers_himself(table: LongTable) -> None:
    """He finds in his log what was done for him, is called once more, and is in time."""
    ben = table.sitting["tyrell"]
    done = await table.log(ben, seat="tyrell", topic="table")
    assert says(done, "table-answered-for", seats=["house:tyrell"])
    assert says(done, "table-stand-in", seats=["house:tyrell"])
    await table.play_until(lambda t: "tyrell" in t.awaited, asleep=["tyrell"])
    assert [m for m in await ben.person.dms() if says(m.text, "notice-turn")]
    await table.answer("tyrell")
    assert not [m for m in await ben.person.dms() if says(m.text, "notice-turn")]
    assert len(await table.told("table-answered-for", seats=["house:tyrell"])) == 1
    assert len(await table.told("table-stand-in", seats=["house:tyrell"])) == 1


async def dan_leaves_and_gus_knows_what_dan_knew(table: LongTable) -> None:
    """The sealed orders of an empty chair are its next player's, and Dan's no more."""
    asked = await table.play_to_orders()
    dan, gus = table.sitting["greyjoy"], table.clicker("Gus")
    await table.answer("greyjoy")
    told_to_dan = await table.log(dan)
    sealed = await dan.panel()
    table.phones.heard()
    sure = await table.command(dan, "game leave")
    assert says(sure.text, "leave-own", seat="house:greyjoy")
    assert says((await dan.press(sure, find(sure, "run", "leave"))).text, "done-left")
    await table.calm()
    (told,) = table.phones.heard()
    assert told.startswith("Ada directly: ")
    assert says(told, "table-seat-stood-in", seat="house:greyjoy")
    assert len(await table.told("table-left", seat="house:greyjoy")) == 1

    refused = await dan.after(await dan.person.click(sealed, find(sealed, "change")))
    assert refused.text == said("panel-trouble", reason=said("trouble-not-playing"))

    posted = await table.card()
    warned = await gus.after(await gus.person.click(posted, find(posted, "take-seat", "greyj")))
    assert says(warned.text, "volunteer")
    panel = await gus.press(warned, find(warned, "take-seat", "yes:greyjoy"))
    await table.calm()
    assert asked.number is not None
    table.inherit("greyjoy", gus, asked.number)
    assert len(await table.told("table-taken", seat="house:greyjoy")) == 1
    assert says((await table.card()).text, "seat-player", seat="house:greyjoy", player="Gus")
    assert told_as_sealed(panel.text) == told_as_sealed(sealed.text)

    # There may be one more page by now.
    known = {line for line in told_to_dan.splitlines() if not line.startswith("-# Page ")}
    assert known < set((await table.log(gus)).splitlines())

    refused = await dan.after(await dan.person.click(posted, find(posted, "panel")))
    assert refused.text == said("panel-trouble", reason=said("trouble-not-playing"))
    await table.play_until(lambda t: t.number != asked.number)


def told_as_sealed(panel: str) -> str:
    """Return the paragraph of a panel that says what is answered."""
    return panel[panel.index("Your answer") :]


async def cleo_closes_her_messages_and_is_mentioned(table: LongTable) -> None:
    """The bot learns it from the first message that is refused, and calls in the channel."""
    cleo = table.sitting["martell"].person
    await cleo.set_dms(open=False)
    table.phones.unreachable.add(cleo.id)
    before = [m.id for m in await cleo.dms()]
    await table.play_to_orders()
    await table.play_until_awaited_alone("martell")
    await two_reminders_of(table, "martell", "Cleo in public")
    for reminder in ("half", "late"):
        called = f"notice-reminder-{reminder}-in-channel"
        assert len(await table.told(called, user=f"user:{cleo.id}")) == 1
    await table.answer("martell")
    assert await table.calls_to(cleo) == []
    assert {m.id for m in await cleo.dms()} <= {*before}


async def the_channel_falls_silent_and_comes_back(table: LongTable) -> None:
    """People play on in their panels; messages held up come once.

    Whoever could be called nowhere has the whole time afterwards, and both reminders.
    """
    cleo = table.sitting["martell"].person
    allow_to_write(table, False)
    *_, newest = await table.public()
    await table.play_to_orders()
    await table.play_until_awaited_alone("martell")
    await table.after_part(0.51, "martell")
    await table.answer("martell")
    await table.play_until_awaited_alone("martell")
    table.phones.heard()
    await table.after_part(0.51, "martell")
    await table.after_part(0.81, "martell")
    assert table.phones.heard() == []
    assert (await table.public())[-1].id == newest.id
    allow_to_write(table, True)

    async def is_told() -> bool:
        return (await table.public())[-1].id != newest.id

    await table.until(is_told)
    await table.calm()
    assert table.phones.heard() == []
    await two_reminders_of(table, "martell", "Cleo in public")
    told = marks(await cleo.history(CHANNEL))
    rows = rows_of(table.bot.services.play.queue, told)
    assert rows == sorted(set(rows))
    await table.answer("martell")


def allow_to_write(table: LongTable, allowed: bool) -> None:
    """Allow the bot to write in the game's channel, or forbid it."""
    table.silent = not allowed
    service = table.bot.standin.service
    channel, bot = table.bot.standin.channel(CHANNEL), service.world.bot.id
    channel.overwrites[bot] = Overwrite(bot, 1, 0, 0 if allowed else int(Permission.SEND_MESSAGES))
    server_changes.channel_changed(service, channel)


async def ada_pauses_and_everybody_has_the_time_that_was_left(table: LongTable) -> None:
    """Days pass in which no clock runs and no phone rings, though answers can be given."""
    host = table.sitting["stark"]
    asked = await table.play_to_orders()
    await table.after_part(0.4, "baratheon")
    due = await table.due("baratheon")
    panel = await table.command(host, "game run")
    await host.press(panel, find(panel, "run", "pause"))
    await table.calm()
    since = table.now()
    assert says((await table.card()).text, "status-paused")
    table.phones.heard()
    await table.after(40)
    await table.answer("lannister")
    await table.after(60)
    assert table.phones.heard() == []
    assert (await table.stands()).number == asked.number
    panel = await table.command(host, "game run")
    await host.press(panel, find(panel, "run", "resume"))
    await table.calm()
    assert await table.due("baratheon") == pytest.approx(due + table.now() - since, abs=1)
    assert not says((await table.card()).text, "status-paused")
    await table.play_until_awaited_alone("baratheon")
    await two_reminders_of(table, "baratheon", "Finn directly")
    await table.answer("baratheon")


async def all_six_play_another_round_undisturbed(table: LongTable) -> None:
    """From orders to orders, which all six give by themselves, Ben and Gus among them."""
    before = await table.round()
    asked = await table.play_to_orders()
    assert set(asked.awaited) == set(SEATS.values())
    assert await table.round() == before + 1
    after = await table.play_until(lambda t: t.number != asked.number)
    assert not after.over
    for who in table.sitting.values():
        assert table.phones.calls_to(who.person) > 0


async def the_log_tells_it_all(table: LongTable) -> None:
    """Everybody can read what happened to the table in order, page by page."""
    eve = table.sitting["lannister"]
    told = await table.log(eve, topic="table")
    story: tuple[tuple[str, dict[str, Any]], ...] = (
        ("table-answered-for", {"seats": ["house:tyrell"]}),
        ("table-terms", {}),
        ("table-stand-in", {"seats": ["house:tyrell"]}),
        ("table-left", {"seat": "house:greyjoy"}),
        ("table-taken", {"seat": "house:greyjoy"}),
        ("table-paused", {}),
        ("table-resumed", {}),
    )
    found = [places(told, id, **params) for id, params in story]
    assert [len(each) for each in found] == [1] * len(story)
    assert found == sorted(found)
    assert times(told, "table-answered-for") == 1
    assert times(told, "table-stand-in") == 2  # for Ben, who was late, and for Dan, who has left
    whole = await table.log(eve)
    assert all(says(whole, id, **params) for id, params in story)
    assert len(whole) > len(told)
