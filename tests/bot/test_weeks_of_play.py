"""Weeks at one table, with all that happens to people and servers on the way."""

from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.local import Standin, deeds
from bot.local.model import Overwrite
from bot.local.permissions import Permission
from tests.at_table import CHANNEL, marks, serving
from tests.bot.long_table import LongTable, pressed

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
    """Ada hosts a game of six: a day for each answer, and a harmless one for whoever is late."""
    standin.service.clock.freeze()
    database = tmp_path / "games.sqlite3"
    async with serving(standin, database) as bot:
        await standin.user("Ada").slash("game new", CHANNEL, hours=24, late="safe")
        for name, seat in SEATS.items():
            await standin.user(name).slash("game join", CHANNEL, seat=seat)
        await bot.settled()
        with closing(LongTable(bot, database, SEATS, seed=1)) as table:
            yield table


async def test_weeks_of_play(table: LongTable) -> None:
    """Through all that goes wrong nobody is stuck or called in vain, no secret gets out, and the
    log tells it all.
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
    """Whoever joins can read how much time there is, and what happens to whoever is late."""
    posted = await table.card()
    assert "24 hours for each answer" in posted.text
    assert "If a player is late, a harmless answer is given" in posted.text
    host = table.sitting["stark"]
    assert "give every area" in (await table.command(host, "game start")).text
    assert len((await table.stands()).awaited) == 6


async def ben_sleeps_and_gets_a_harmless_answer(table: LongTable) -> None:
    """Two reminders, then orders to defend; nobody else hears any of it."""
    ben = table.sitting["tyrell"].person
    asked = await table.play_until_awaited_alone("tyrell")
    assert asked.kind == "orders"
    await two_reminders_of(table, "tyrell", "Ben directly")
    await the_deadline_passes(table, "tyrell")
    assert len(await table.said("Time is up for Tyrell: a harmless answer was given")) == 1
    first, half, late, *_ = await ben.dms()
    for notice in (first, half, late):
        assert "It's no longer your turn" in notice.text
    table.phones.heard()


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
    settings = await table.command(host, "game settings")
    chosen = await host.press(settings, pressed(settings, "agree", "time:at_deadline"), "practice")
    assert "announced in the channel" in chosen.text
    await table.calm()
    agreed = (
        "If a player is late, the computer plays for them until the end of that part of the round"
    )
    assert agreed in (await table.card()).text
    assert [agreed in m.text for m in await table.said("has changed the time settings")] == [True]
    await table.play_until_awaited_alone("tyrell")
    await two_reminders_of(table, "tyrell", "Ben directly")
    await the_deadline_passes(table, "tyrell")
    assert len(await table.said("The computer plays Tyrell, until the end of this part")) == 1


async def ben_comes_back_and_answers_himself(table: LongTable) -> None:
    """He finds in his log what was done for him, is called once more, and is in time."""
    ben = table.sitting["tyrell"]
    done = await table.log(ben, seat="tyrell", topic="table")
    assert "Time is up for Tyrell" in done
    assert "The computer plays Tyrell" in done
    await table.play_until(lambda t: "tyrell" in t.awaited, asleep=["tyrell"])
    assert [m for m in await ben.person.dms() if "It's your turn" in m.text]
    await table.answer("tyrell")
    assert not [m for m in await ben.person.dms() if "It's your turn" in m.text]
    assert len(await table.said("Time is up for Tyrell")) == 1
    assert len(await table.said("The computer plays Tyrell")) == 1


async def dan_leaves_and_gus_knows_what_dan_knew(table: LongTable) -> None:
    """The sealed orders of an empty chair are its next player's, and Dan's no more."""
    asked = await table.play_to_orders()
    dan, gus = table.sitting["greyjoy"], table.clicker("Gus")
    await table.answer("greyjoy")
    told_to_dan = await table.log(dan)
    sealed = await dan.panel()
    table.phones.heard()
    assert "You have left" in (await table.command(dan, "game leave")).text
    (told,) = table.phones.heard()
    assert told.startswith("Ada directly: ")
    assert "Greyjoy has nobody to play it" in told
    assert len(await table.said("leaves Greyjoy")) == 1

    refused = await dan.after(await dan.person.click(sealed, pressed(sealed, "change")))
    assert refused.text == "⚠ You are not playing in this game."

    posted = await table.card()
    warned = await gus.after(await gus.person.click(posted, pressed(posted, "take-seat", "greyj")))
    assert "cannot take another" in warned.text
    panel = await gus.press(warned, pressed(warned, "take-seat", "yes:greyjoy"))
    await table.calm()
    assert asked.number is not None
    table.inherit("greyjoy", gus, asked.number)
    assert len(await table.said("takes over Greyjoy")) == 1
    assert "Greyjoy (Gus)" in (await table.card()).text
    assert told_as_sealed(panel.text) == told_as_sealed(sealed.text)

    assert set(told_to_dan.splitlines()) < set((await table.log(gus)).splitlines())

    refused = await dan.after(await dan.person.click(posted, pressed(posted, "panel")))
    assert refused.text == "⚠ You are not playing in this game."
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
    for words in ("half of your time is up", "your time is running out"):
        assert len(await table.said(f"<@{cleo.id}>, {words}")) == 1
    await table.answer("martell")
    assert await table.said(f"<@{cleo.id}>, ") == []
    assert {m.id for m in await cleo.dms()} <= {*before}


async def the_channel_falls_silent_and_comes_back(table: LongTable) -> None:
    """People play on in their panels; what could not be said comes once, and calls once."""
    cleo = table.sitting["martell"].person
    allow_to_write(table, False)
    *_, newest = await table.said("")
    await table.play_to_orders()
    await table.play_until_awaited_alone("martell")
    await table.after_part(0.51, "martell")
    await table.answer("martell")
    await table.play_until_awaited_alone("martell")
    table.phones.heard()
    await table.after_part(0.51, "martell")
    await table.after_part(0.81, "martell")
    assert table.phones.heard() == []
    assert (await table.said(""))[-1].id == newest.id
    allow_to_write(table, True)

    async def called() -> bool:
        return bool(await table.said(f"<@{cleo.id}>, "))

    await table.until(called)
    await table.calm()
    assert table.phones.heard() == ["Cleo in public: late"]
    told = marks(await cleo.history(CHANNEL))
    assert told == sorted(set(told), key=lambda mark: int(mark.split("-")[1]))
    await table.answer("martell")


def allow_to_write(table: LongTable, allowed: bool) -> None:
    """Allow the bot to write in the game's channel, or forbid it."""
    table.silent = not allowed
    service = table.bot.standin.service
    channel, bot = table.bot.standin.channel(CHANNEL), service.world.bot.id
    channel.overwrites[bot] = Overwrite(bot, 1, 0, 0 if allowed else int(Permission.SEND_MESSAGES))
    deeds.channel_changed(service, channel)


async def ada_pauses_and_everybody_has_the_time_that_was_left(table: LongTable) -> None:
    """Days pass in which no clock runs and no phone rings, though answers can be given."""
    host = table.sitting["stark"]
    asked = await table.play_to_orders()
    await table.after_part(0.4, "baratheon")
    due = await table.due("baratheon")
    await table.command(host, "game pause")
    since = table.now()
    assert "Paused since" in (await table.card()).text
    table.phones.heard()
    await table.after(40)
    await table.answer("lannister")
    await table.after(60)
    assert table.phones.heard() == []
    assert (await table.stands()).number == asked.number
    await table.command(host, "game resume")
    assert await table.due("baratheon") == pytest.approx(due + table.now() - since, abs=1)
    assert "Paused since" not in (await table.card()).text
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
    """What happened to the table can be read in its order by whoever asks, page by page."""
    eve = table.sitting["lannister"]
    told = await table.log(eve, topic="table")
    story = (
        "Time is up for Tyrell: a harmless answer was given",
        "has changed the time settings",
        "The computer plays Tyrell",
        "leaves Greyjoy",
        "takes over Greyjoy",
        "has paused the game",
        "has resumed the game",
    )
    found = [told.index(words) for words in story]
    assert found == sorted(found)
    assert [told.count(words) for words in story] == [1] * len(story)
    assert told.count("Time is up") == told.count("The computer plays") == 1
    whole = await table.log(eve)
    assert all(words in whole for words in story)
    assert len(whole) > len(told)
