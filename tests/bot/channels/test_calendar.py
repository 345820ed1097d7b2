"""The event of the server for a deadline that several share, where a table wants that."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.local import Standin
from bot.local.world import server_changes
from bot.local.world.model import ScheduledEvent
from bot.local.world.permissions import BOT_INVITE, Permission
from bot.text import localizer_for
from tests.running.marks import daily, nightly
from tests.wire.at_table import Served, serving
from tests.wire.playing import answer_one, play_until, seated
from tests.wire.said import said, says

HOUR = 3600
DAY = 24 * HOUR
EVENTS = r"/guilds/\d+/scheduled-events"
NAMES = ["Ada", "Ben", "Cleo"]
TERMS = {"together": DAY, "alone": DAY, "events": True}


def events(bot: Served) -> list[ScheduledEvent]:
    """Return the events that are scheduled or have begun."""
    now = bot.standin.service.clock.now()
    guild = bot.standin.service.world.guild
    return [one for one in guild.events.values() if one.status(now) in (1, 2)]


def now(bot: Served) -> float:
    """Return the time."""
    return bot.standin.service.clock.now()


def calls(bot: Served) -> int:
    """Count the calls about events so far."""
    return sum("scheduled-events" in e.what for e in bot.standin.service.transcript.calls())


async def test_usually_there_are_none(bot: Served) -> None:
    """A table that has agreed upon nothing is in no calendar."""
    await seated(bot, NAMES, {**TERMS, "events": False})
    assert events(bot) == []


async def test_a_deadline_for_several_is_an_event(bot: Served) -> None:
    """It begins when the answers are due, says which game and what for, and leads there."""
    await seated(bot, NAMES, TERMS)
    (event,) = events(bot)
    assert event.start == pytest.approx(now(bot) + DAY, abs=1)
    assert says(event.name, "calendar-name", game="1", what=said("for-orders"))
    channel = bot.standin.channel("game-table")
    assert event.location == f"https://discord.com/channels/{channel.guild_id}/{channel.id}"
    assert says(event.description or "", "calendar-text", game="1")


async def test_it_is_in_the_language_of_the_table(bot: Served) -> None:
    """Everyone in the server reads it, so it is written as the table's posts are."""
    await seated(bot, NAMES, TERMS | {"language": "de"})
    (event,) = events(bot)
    say = localizer_for("de")
    assert event.description == "\n".join(
        say(f"calendar-{part}", game="1") for part in ("text", "mark")
    )


async def test_it_says_nothing_of_who_has_answered(bot: Served) -> None:
    """It stays as it is until all have; then it is gone, or another deadline has come."""
    await seated(bot, NAMES, TERMS)
    rng, (before,), made = random.Random(1), events(bot), calls(bot)
    number = (await bot.services.play.table_view(1)).number
    for _ in range(2):
        await answer_one(bot, rng)
        assert events(bot) == [before]
    assert calls(bot) == made
    await answer_one(bot, rng)
    assert (await bot.services.play.table_view(1)).number != number
    assert before not in events(bot)


async def test_it_moves_with_the_deadline(bot: Served) -> None:
    """More time, a pause and its end: one event, which says when answers are due then."""
    await seated(bot, NAMES, TERMS)
    ada, time = bot.standin.user("Ada"), bot.services.play.time
    (first,) = events(bot)
    await time.extend(1, ada.id, DAY)
    await bot.settled()
    (later,) = events(bot)
    assert (later.id, later.start) == (first.id, first.start + DAY)
    await time.pause(1, ada.id)
    await bot.settled()
    assert events(bot) == []
    await bot.after(HOUR)
    await time.resume(1, ada.id)
    await bot.settled()
    (again,) = events(bot)
    assert again.start == pytest.approx(later.start + HOUR, abs=1)


@nightly
async def test_a_deadline_that_has_passed_is_no_event(bot: Served) -> None:
    """It is deleted when the game goes on; Discord ends it where the game waits."""
    await seated(bot, NAMES, TERMS | {"at_deadline": "safe"})
    (first,) = events(bot)
    await bot.after(DAY + 60)
    assert first not in events(bot)
    assert all(one.start > now(bot) for one in events(bot))


async def test_a_table_that_waits_has_none_while_it_does(bot: Served) -> None:
    """That somebody is late is not to be seen there."""
    await seated(bot, NAMES, TERMS | {"at_deadline": "wait"})
    await bot.after(DAY + HOUR)
    assert events(bot) == []
    await answer_one(bot, random.Random(1))
    assert events(bot) == []


async def test_one_is_asked_without_an_event(bot: Served) -> None:
    """An event is for those deadlines that several share."""
    await seated(bot, NAMES, TERMS)
    await play_until(
        bot, random.Random(1), lambda t: len(t.clocks) == 1 and t.kind not in (None, "orders")
    )
    assert events(bot) == []


async def test_of_a_discreet_question_there_is_none(bot: Served) -> None:
    """Who is asked to respond in Inis nobody is to know, nor that anybody is."""
    await seated(bot, NAMES, TERMS, ruleset="inis", players=3)
    rng = random.Random(1)
    table = await play_until(bot, rng, lambda t: t.discreet and len(t.clocks) > 1)
    assert table.discreet
    assert events(bot) == []


async def test_the_host_switches_them_on_and_off(bot: Served) -> None:
    """At once, while the game runs; and a game that is closed has none."""
    await seated(bot, NAMES, {**TERMS, "events": False})
    ada, play = bot.standin.user("Ada"), bot.services.play
    for switched in (True, False, True):
        await play.time.agree(1, ada.id, {**TERMS, "events": switched})
        await bot.settled()
        assert len(events(bot)) == switched
    await play.places.close(1, ada.id, moderator=True)
    await bot.settled()
    assert events(bot) == []


async def test_without_the_right_to_make_events_there_are_none(bot: Served) -> None:
    """Nothing is tried, and the game goes on."""
    rights = int(BOT_INVITE & ~Permission.CREATE_EVENTS)
    server_changes.set_bot_permissions(bot.standin.service, rights)
    await seated(bot, NAMES, TERMS)
    assert events(bot) == []
    assert calls(bot) == 0
    await answer_one(bot, random.Random(1))


async def test_a_full_calendar_holds_nothing_up(bot: Served) -> None:
    """Discord takes a hundred for a server; the game goes on without."""
    guild, bot_id = bot.standin.service.world.guild, bot.standin.service.world.bot.id
    for number in range(100):
        begins = now(bot) + 30 * DAY
        guild.events[number] = ScheduledEvent(
            number, bot_id, "Dinner", None, "the hall", begins, begins + HOUR
        )
    await seated(bot, NAMES, TERMS)
    assert len(events(bot)) == 100
    told = await bot.standin.user("Ada").messages("game-table")
    assert any(m.attachments for m in told)


@nightly
async def test_one_that_somebody_has_deleted_comes_back_when_the_deadline_moves(
    bot: Served,
) -> None:
    """Until then whoever looks after the calendar has their way."""
    await seated(bot, NAMES, TERMS)
    bot.standin.service.world.guild.events.clear()
    await answer_one(bot, random.Random(1))
    assert events(bot) == []
    await bot.services.play.time.extend(1, bot.standin.user("Ada").id, DAY)
    await bot.settled()
    assert len(events(bot)) == 1


@pytest.mark.parametrize(
    "kind", daily("lost", "twice", of=["lost", "lost_status", "cut", "status", "twice"])
)
async def test_one_event_is_made_whatever_befalls_the_call(bot: Served, kind: Any) -> None:
    """Also where it is made, and the answer never comes."""
    bot.standin.service.clock.thaw()
    bot.standin.service.faults.next(kind, "POST", EVENTS)
    await seated(bot, NAMES, TERMS)
    assert bot.standin.service.faults.struck[kind] == 1
    assert len(events(bot)) == 1


@nightly
@pytest.mark.parametrize("switched", [True, False])
async def test_a_crash_before_it_is_written_down_leaves_one_or_none(
    standin: Standin, tmp_path: Path, switched: bool
) -> None:
    """The next process finds it by its mark: to keep it, or to delete it if none is wanted."""
    standin.service.clock.freeze()
    database = tmp_path / "games.sqlite3"
    async with serving(standin, database) as bot:
        await seated(bot, NAMES, TERMS)
        (event,) = events(bot)
    with closing(sqlite3.connect(database)) as crashed, crashed:
        crashed.execute("DELETE FROM calendar")
        crashed.execute("UPDATE outbox SET state = 'sending' WHERE kind = 'event'")
        crashed.execute(
            "UPDATE games SET terms = json_set(terms, '$.events', json(?))",
            (str(switched).lower(),),
        )
    async with serving(standin, database) as bot:
        await bot.settled()
        assert [one.id for one in events(bot)] == [event.id] * switched
