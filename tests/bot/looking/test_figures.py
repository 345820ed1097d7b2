"""Statistics, profiles and leaderboards, over the wire: who sees what, and what can be set."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.local.page.person import Person, VisibleMessage
from bot.statistics.charts import chart_of
from bot.statistics.facts import VERSION, Facts
from bot.statistics.summary import summarise
from bot.store.people import reliability, statistics
from bot.store.table import games
from bot.ui.custom_id import CustomId
from tests.bot.setting_up.test_seeking import finish
from tests.bot.whole_games.test_running import people
from tests.running.marks import costly, nightly
from tests.wire.at_table import CHANNEL, Served, open_table
from tests.wire.pressing import begin, choose, click, find, leave, run, told, use
from tests.wire.said import said, says


async def end(bot: Served) -> None:
    """Let the game end with Ada's victory; it counts for ratings, though stewards have played."""
    play = bot.services.play
    ada, *_ = people(bot)
    (info,) = await play.games_of(ada.id)
    ranked = sorted(info.seats, key=lambda seat: seat != "stark")
    places = {seat: place for place, seat in enumerate(ranked, 1)}
    facts = Facts(info.ruleset, info.seats, "stark", "won-by:seven", 9, places)
    told = replace(facts, players={seat: ["person"] for seat in info.seats})
    async with bot.services.store.writing() as session:
        await games.end(session, info.id, "over")
        await session.run(
            "UPDATE games SET terms = json_set(terms, '$.rated', 'all') WHERE id = ?", info.id
        )
        await statistics.put(session, info.id, VERSION, told.to_json())
    play._matches.forget(info.id)


async def leaders(person: Person) -> VisibleMessage:
    """Show the leaderboard, from one's own profile."""
    return await click(person, await use(person, "profile"), "profile", "leaders")


async def test_a_server_has_statistics_when_a_game_is_over(bot: Served) -> None:
    """Before that nothing; then a picture with its words, the length, and the records."""
    await begin(bot)
    ada, *_ = people(bot)
    assert says((await use(ada, "statistics")).text, "statistics-none")
    await end(bot)
    shown = await use(ada, "statistics")
    assert shown.ephemeral
    assert [a["filename"] for a in shown.attachments] == ["statistics.png"]
    outcome = await ada.click(shown, find(shown, "statistics", "games:agot-2e/6"))
    assert outcome.message is not None
    shown = await ada.message(outcome.message, CHANNEL)
    assert find(shown, "statistics", "seats:agot-2e/6")
    shown = await click(ada, shown, "statistics", "records:agot-2e/6")
    ours = said("past-player", seat="Stark", player=f"user:{ada.id}")
    assert says(shown.text, "bests-fastest", who=ours, round=9, game="1")


@costly("plays a whole game")
async def test_the_end_of_a_game_leads_to_statistics(bot: Served) -> None:
    """Whoever presses sees games of that kind, this one among them, counted from its record."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await open_table(bot, ada, ruleset="inis", players=2, hours=24)
    await ben.slash("game join", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await finish(bot)
    (over,) = [m for m in await told(bot, "over-title", game=1) if m.attachments]
    shown = await ben.click(over, find(over, "statistics", "seats:inis/2"))
    guild = bot.standin.service.world.guild.id
    await bot.services.statistics.count(guild)
    assert await bot.services.statistics.kinds(guild) == {("inis", 2): 1}
    assert shown.kind != "failed"
    async with bot.services.store.reading() as session:
        (counted,) = await statistics.list_counted(session, VERSION, user=ben.id)
    summary = summarise([Facts.read(counted.facts)])
    assert sum(seat.wins.part for seat in summary.seats) == 1
    assert summary.cards
    assert "respond" not in {pace.kind for pace in summary.pace}
    for person in (ada, ben):
        assert (await bot.services.play.users.reliability(guild, person.id)).finished == 1


async def test_a_rating_is_had_by_whoever_asks_for_it(bot: Served) -> None:
    """Until then nobody is on the leaderboard; whoever wants to be off it is, and hidden."""
    await begin(bot)
    await end(bot)
    ada, ben, _ = people(bot)
    assert says((await leaders(ada)).text, "leaderboard-none")
    shown = await use(ada, "profile")
    assert says(shown.text, "profile-not-rated")
    outcome = await ada.click(shown, find(shown, "profile", "rate"))
    assert outcome.message is not None
    shown = await ada.message(outcome.message, CHANNEL)
    assert says(shown.text, "profile-rated-now")
    assert says(shown.text, "profile-rating-note")
    assert f"<@{ada.id}>" in (await leaders(ben)).text
    other = await use(ben, "profile", player=ada.id)
    assert says(other.text, "profile-rating-note")
    assert not any("profile" in id for id in other.custom_ids)
    await ada.click(shown, find(shown, "profile", "unlist"))
    assert says((await leaders(ben)).text, "leaderboard-none")
    other = await use(ben, "profile", player=ada.id)
    assert says(other.text, "profile-hidden", user=f"user:{ada.id}")
    assert says((await use(ada, "profile")).text, "profile-rating-note")


async def test_a_year_is_for_ones_own_eyes(bot: Served) -> None:
    """From one's own profile; who has finished nothing is told so."""
    await begin(bot)
    ada, *_ = people(bot)
    shown = await use(ada, "profile")
    outcome = await ada.click(shown, next(i for i in shown.custom_ids if "year:" in i))
    assert outcome.message is not None
    year = await ada.message(outcome.message, CHANNEL)
    assert year.ephemeral
    assert says(year.text, "year-none")
    assert not [id for id in year.custom_ids if "post:" in id]


async def test_a_year_can_be_posted_as_a_picture(bot: Served) -> None:
    """Only by its player: it is private until they press the button below it."""
    await begin(bot)
    ada, *_ = people(bot)
    await end(bot)
    shown = await use(ada, "profile")
    year = await click(ada, shown, "profile", offered(shown, "year:"))
    assert year.ephemeral
    assert says(year.text, "year-games", games=1, wins=1, rounds=9)
    posted = await click(ada, year, "profile", offered(year, "post:"))
    assert not posted.ephemeral
    (picture,) = posted.attachments
    assert picture["filename"] == "year.png"
    assert said("year-summary", games=1, wins=1, rounds=9) in picture["description"]
    assert "Ada" in picture["description"]


def offered(seen: VisibleMessage, what: str) -> str:
    """Return what the button for something carries."""
    (arg,) = [a for id in seen.custom_ids if (a := CustomId.decode(id).arg).startswith(what)]
    return arg


async def test_a_table_shows_how_reliable_those_are_who_join(bot: Served) -> None:
    """With what it is made of; who is below what the host asks for cannot join."""
    await begin(bot)
    ada, ben, cleo = people(bot)
    (info,) = await bot.services.play.games_of(ada.id)
    async with bot.services.store.writing() as session:
        await games.end(session, info.id, "closed")
        for number in range(20):
            deed: reliability.Deed = "late" if number < 2 else "timely"
            await reliability.add(session, info.id, ben.id, number, deed, bot.services.now())
            await session.run(
                "INSERT INTO answers (game, n, question, seat, kind, value, given)"
                " VALUES (?, ?, ?, 'x', 'x', '1', 0)",
                info.id,
                1000 + number,
                number,
            )
        await reliability.add(session, info.id, cleo.id, 1, "left", bot.services.now())
    bot.services.play._matches.forget(info.id)
    await open_table(bot, ada, players=3, reliability=90)
    await use(ben, "game join")
    refused = await use(cleo, "game join")
    assert says(refused.text, "trouble-not-reliable", least=90, percent=83)
    await bot.settled()
    (card,) = [m for m in await ada.pins(CHANNEL) if says(m.text, "lobby-host")]
    assert says(card.text, "agreed-reliability", value=90)
    assert "18" in card.text


@nightly
@pytest.mark.parametrize("winner", ["tyrell", None])
async def test_a_game_that_its_table_has_ended_counts_as_what_it_is(
    bot: Served, winner: str | None
) -> None:
    """For the winner that was agreed on, who has the first place, or as a draw of all."""
    await begin(bot)
    ada, ben, _ = people(bot)
    panel = await run(ben, "concede")
    await choose(ben, panel, "run", "end", winner or "-")
    (vote,) = await told(bot, "table-proposed-draw" if winner is None else "table-proposed-concede")
    await click(ada, vote, "aye")
    await bot.settled()
    assert (await bot.services.play.info(1)).phase == "closed"
    shown = await use(ada, "statistics")
    assert [a["filename"] for a in shown.attachments] == ["statistics.png"]
    async with bot.services.store.reading() as session:
        (counted,) = await statistics.list_counted(session, VERSION, user=ben.id)
    facts = Facts.read(counted.facts)
    assert (facts.winner, facts.ending) == (winner, "conceded" if winner else "")
    first = [seat for seat, place in facts.places.items() if place == 1]
    assert first == [winner] if winner else set(first) == set(facts.seats)
    chart = chart_of(summarise([facts]), "games", "en")
    assert chart is not None
    labels = [bar.label for section in chart.sections for bar in section.bars]
    assert said("statistics-conceded" if winner else "statistics-draw") in labels


async def test_a_game_that_all_have_left_does_not_count(bot: Served) -> None:
    """It has no end that anybody has agreed on."""
    await begin(bot)
    for person in people(bot):
        await leave(person)
    assert (await bot.services.play.info(1)).phase == "closed"
    assert await bot.services.statistics.count() == 0
    assert says((await use(people(bot)[0], "statistics")).text, "statistics-none")
