"""Whoever is rung is concerned, whoever is concerned is rung, and a round is not noisy."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import discord
import pytest

from tests.running.marks import daily, nightly
from tests.traffic.__main__ import PAGE, ROUNDS
from tests.traffic.judge import Judge
from tests.traffic.meter import Meter
from tests.traffic.round import HOUR, PACE, Sitting, lines, one_round, sitting
from tests.wire.at_table import CHANNEL, Served
from tests.wire.playing import answer_one, in_round, play_until

TABLES = [(ruleset, players) for _, ruleset, players, _ in ROUNDS]


@pytest.mark.parametrize(("ruleset", "players"), daily(("agot-2e", 6), of=TABLES))
async def test_in_a_round_nobody_is_rung_for_what_does_not_concern_them(
    tmp_path: Path, ruleset: str, players: int
) -> None:
    """Six people and four, who are reached in different ways; prints the table."""
    found = await one_round(tmp_path, ruleset, players)
    print("\n".join(lines(f"{ruleset}, round 1", found)))  # noqa: T201 - for whoever wants to see it
    assert found.unconcerned == Counter()
    assert found.unreached == 0
    assert sum(found.questions.values()) >= players
    assert sum(found.reading.rings.values()) > 0
    assert found.reading.rings[found.people["Eve"]] == 0 if "Eve" in found.people else True
    # The channel is told of parts of the round, and mentions those who want that: once a question.
    public, asked = found.reading.public, sum(found.questions.values())
    assert public.pictures <= 8
    assert public.posted <= public.pictures + asked + 4
    assert public.edited <= 2 * asked + 8


async def listened(bot: Served, found: Sitting, judge: Judge, meter: Meter) -> None:
    """Add what has happened since the last time."""
    await bot.settled()
    found.add(meter.read(), await judge.concerned())


async def test_whoever_is_late_is_reminded_and_nobody_else(tmp_path: Path) -> None:
    """At half of the time and near its end; who has answered has their peace."""
    async with sitting(tmp_path, "agot-2e", 6) as (bot, found, judge, meter):
        await listened(bot, found, judge, meter)
        rng = random.Random(1)
        users = (await bot.services.play.info(1)).users
        answered = {users[await answer_one(bot, rng)] for _ in range(3)}
        await listened(bot, found, judge, meter)
        before = found.reading.rings.copy()
        for _ in range(9):
            await bot.after(PACE / 10)
            await listened(bot, found, judge, meter)
        reminded = found.reading.rings - before
        late = {u for n, u in found.people.items() if u not in answered and n != "Eve"}
        assert set(reminded) == late
        assert found.unconcerned == Counter()
        assert found.unreached == 0


async def test_a_vote_rings_those_whose_vote_is_missing(tmp_path: Path) -> None:
    """Not whoever proposes, and nobody who does not play."""
    async with sitting(tmp_path, "agot-2e", 6) as (bot, found, judge, meter):
        await listened(bot, found, judge, meter)
        before = found.reading.rings.copy()
        ada = found.people["Ada"]
        await bot.services.play.votes.propose_extension(1, ada, 24 * HOUR)
        await listened(bot, found, judge, meter)
        rung = found.reading.rings - before
        assert set(rung) == set(found.people.values()) - {ada}
        assert found.unconcerned == Counter()


async def test_a_pause_a_vacation_and_words_of_players_ring_for_nobody(tmp_path: Path) -> None:
    """They are told in the channel, to whoever looks."""
    async with sitting(tmp_path, "agot-2e", 6) as (bot, found, judge, meter):
        await listened(bot, found, judge, meter)
        before, ada, time = found.reading.rings.copy(), found.people["Ada"], bot.services.play.time
        now = bot.standin.service.clock.now()
        await time.pause(1, ada)
        await listened(bot, found, judge, meter)
        await time.resume(1, ada)
        await time.go_away(1, found.people["Ben"], now + 48 * HOUR)
        await bot.services.play.talking.say(1, found.people["Cleo"], f"<@{ada}> @everyone hello")
        await listened(bot, found, judge, meter)
        assert found.reading.rings == before
        assert found.reading.public.posted >= 4


async def test_a_direct_call_leads_to_the_table(tmp_path: Path) -> None:
    """Whoever is called directly finds the channel of the game in the message."""
    async with sitting(tmp_path, "agot-2e", 6) as (bot, *_):
        channel = bot.standin.channel(CHANNEL)
        (call,) = [m for m in await bot.standin.user("Finn").dms() if m.custom_ids][-1:]
        home = f"https://discord.com/channels/{channel.guild_id}/{channel.id}"
        shown = str(call.data)
        assert f"<#{channel.id}>" in shown or home in shown


# -- the judge hears well --------------------------------------------------------------------------


async def mention(bot: Served, user: int) -> None:
    """Let the bot call somebody in the channel."""
    client = bot.client
    place = client.get_partial_messageable(bot.standin.channel(CHANNEL).id)
    only = discord.AllowedMentions(users=[discord.Object(user)])
    await place.send(f"<@{user}>", allowed_mentions=only)


@pytest.mark.parametrize("number", [0, 7])
async def test_a_ring_too_many_is_noticed(tmp_path: Path, number: int) -> None:
    """A player who was called already, and somebody who does not play."""
    async with sitting(tmp_path, "agot-2e", 6) as (bot, found, judge, meter):
        await listened(bot, found, judge, meter)
        assert found.unconcerned == Counter()
        user = bot.standin.service.world.people()[number].id
        await mention(bot, user)
        await listened(bot, found, judge, meter)
        assert found.unconcerned == Counter([user])


@nightly
async def test_a_ring_too_few_is_noticed(tmp_path: Path) -> None:
    """A question of which its players hear nothing."""
    async with sitting(tmp_path, "agot-2e", 6) as (bot, found, judge, meter):
        await play_until(bot, random.Random(1), in_round(2))
        meter.read()
        await listened(bot, found, judge, meter)
        assert found.unreached > 0


def test_the_page_has_a_table_for_each_round() -> None:
    """Written by the command that stands beside it."""
    page = PAGE.read_text("utf-8")
    assert "python -m tests.traffic" in page
    for title, _, players, _ in ROUNDS:
        table = page.partition(f"| {title} |")[2].partition("\n\n")[0]
        assert table.count("\n") == players + 3, title
