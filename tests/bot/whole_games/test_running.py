"""A table over weeks, over the wire: deadlines, pauses, seats that change hands, votes."""

import asyncio
import contextlib
import logging
import random
from dataclasses import replace
from pathlib import Path

import pytest

from bot.limits.permissions import WANTED
from bot.local import Standin
from bot.local.page.person import Person
from bot.local.rest.errors import PageError
from bot.panels.widgets import widget_for
from bot.ui.custom_id import CustomId
from engine.rulesets import rulesets
from tests.running.marks import daily, nightly
from tests.wire.at_table import CHANNEL, Clicker, Served, open_table, serving
from tests.wire.pressing import (
    begin,
    choose,
    click,
    find,
    leave,
    practising,
    run,
    told,
    use,
)
from tests.wire.said import said, says

HOUR = 3600


def people(bot: Served) -> tuple[Person, Person, Person]:
    """Return Ada, Ben and Cleo."""
    user = bot.standin.user
    return user("Ada"), user("Ben"), user("Cleo")


async def card(bot: Served) -> str:
    """Return the text of the pinned card."""
    await bot.settled()
    (pinned,) = await bot.standin.user("Ada").pins(CHANNEL)
    return pinned.text


async def reply(person: Person, command: str, **options: object) -> str:
    """Use a command; return what it says in private."""
    outcome = await person.slash(command, CHANNEL, **options)
    assert outcome.message is not None
    seen = await person.message(outcome.message, CHANNEL)
    assert seen.ephemeral
    return seen.text


async def test_what_is_agreed_is_said_beforehand(bot: Served) -> None:
    """The recruiting card says options, pace, and what happens to late players."""
    ada = bot.standin.user("Ada")
    await open_table(
        bot,
        ada,
        players=4,
        hours=24,
        at_deadline="stand-in",
        options="tides_of_battle=true, house_card_abilities=false",
    )
    await bot.settled()
    (posted,) = await told(bot, "lobby-host")
    assert says(posted.text, "option-players", value=4)
    assert says(posted.text, "option-tides-of-battle", value="on")
    assert says(posted.text, "option-house-card-abilities", value="off")
    assert says(posted.text, "pace-span", time="span:86400")
    assert says(posted.text, "agreed-at-deadline-stand-in")
    info = await bot.services.play.info(1)
    assert len(info.seats) == 4
    agreed = {"players": 4, "tides_of_battle": True, "house_card_abilities": False}
    others = {name: values[0] for name, values in rulesets[info.ruleset].options.items()}
    assert info.options == {**others, **agreed}


async def test_whoever_sleeps_is_reminded_twice_and_then_answered_for(bot: Served) -> None:
    """One call, one reminder at half of the time and one late; nobody else hears of it."""
    await begin(bot, hours=24)
    ada, ben, cleo = people(bot)
    due = int((await bot.services.play.table_view(1)).clocks["tyrell"].due or 0)
    assert f"<t:{due}:R>" in await card(bot)
    for person in (ada, cleo):
        clicker = Clicker(person, random.Random(1))
        await clicker.answer(await clicker.panel())
    await bot.settled()
    assert [len(await p.dms()) for p in (ada, ben, cleo)] == [0, 1, 0]
    await bot.after(12 * HOUR + 60)
    await bot.after(8 * HOUR)
    dms = [m.text for m in await ben.dms()]
    assert len(dms) == 3
    assert says(dms[1], "notice-reminder-half")
    assert says(dms[2], "notice-reminder-late")
    assert all(says(text, "notice-due", due=f"<t:{due}:f>") for text in dms)
    for text, left in zip(dms, (24, 12, 4), strict=True):
        assert says(text, "notice-due", left=f"span:{left * HOUR}")
    assert [len(await p.dms()) for p in (ada, cleo)] == [0, 0]
    number = (await bot.services.play.table_view(1)).number
    await bot.after(4 * HOUR)
    assert (await bot.services.play.table_view(1)).number != number
    assert len(await told(bot, "table-answered-for", seats=["house:tyrell"])) == 1


async def test_a_late_click_is_judged_by_its_own_time(bot: Served) -> None:
    """A press after the deadline is refused, although the clock has not been checked yet."""
    await begin(bot, hours=1)
    ben = Clicker(bot.standin.user("Ben"), random.Random(1))
    panel = await ben.answer(await ben.panel())
    hand = await bot.services.play.seat_view(1, ben.person.id)
    assert hand.question is not None
    path = widget_for(hand.question.shape).retrace(hand.question.shape, hand.sealed)
    await ben.press(panel, find(panel, "withdraw"))
    await bot.services.play.draft(1, ben.person.id, hand.question.number, path)
    panel = await ben.panel()
    bot.standin.service.clock.advance(HOUR + 60)
    late = await ben.press(panel, find(panel, "lock"))
    assert says(late.text, "trouble-too-late")


async def test_the_clock_is_looked_at_without_being_asked(bot: Served) -> None:
    """The running bot does what is due by itself."""
    await begin(bot, hours=1, at_deadline="wait")
    bot.standin.service.clock.advance(2 * HOUR)
    bot.services.play.timely.set()
    ada = bot.standin.user("Ada")
    async with asyncio.timeout(240):
        while not any(says(m.text, "table-overdue") for m in await ada.dms()):
            await bot.settled()


async def test_the_host_pauses_resumes_and_extends(bot: Served) -> None:
    """The clocks stand still and go on; the card and the channel say so; others propose it."""
    await begin(bot, hours=24)
    ada, ben, _ = people(bot)
    assert says((await run(ben, "pause")).text, "done-proposed")
    assert len(await told(bot, "table-proposed-pause")) == 1
    assert not says(await card(bot), "status-paused")
    paused = await run(ada, "pause")
    assert says(paused.text, "done-told")
    assert len(await told(bot, "table-paused")) == 1
    assert says(await card(bot), "status-paused")
    await bot.after(48 * HOUR)
    assert not await told(bot, "table-answered-for")
    await run(ada, "resume")
    assert len(await told(bot, "table-resumed")) == 1
    assert not says(await card(bot), "status-paused")
    before = (await bot.services.play.table_view(1)).clocks["stark"].due
    await run(ada, "extend:6")
    assert (await bot.services.play.table_view(1)).clocks["stark"].due == (before or 0) + 6 * HOUR
    assert len(await told(bot, "table-extended", time="span:21600")) == 1


async def test_more_time_is_voted_upon(bot: Served) -> None:
    """A player's proposal mentions those whose vote is missing, and passes with the majority."""
    await begin(bot, hours=24)
    ada, ben, cleo = people(bot)
    due = (await bot.services.play.table_view(1)).clocks["tyrell"].due
    assert says((await run(ben, "extend:24")).text, "done-proposed")
    (proposal,) = await told(bot, "table-proposed-extend")
    assert says(proposal.text, "vote-missing", users=[f"user:{ada.id}", f"user:{cleo.id}"])
    aye = find(proposal, "aye")
    stranger = await bot.standin.user("Dan").click(proposal, aye)
    assert stranger.message is not None
    assert says(
        (await bot.standin.user("Dan").message(stranger.message, CHANNEL)).text, "trouble-no-vote"
    )
    await cleo.click(proposal, aye)
    assert len(await told(bot, "table-agreed-extend")) == 1
    assert (await bot.services.play.table_view(1)).clocks["tyrell"].due == (due or 0) + 24 * HOUR


async def test_a_table_goes_on_without_its_host(bot: Served) -> None:
    """Players end the pause of a host who is gone, and make another one, by the same commands."""
    await begin(bot, hours=24)
    ada, ben, cleo = people(bot)
    await run(ada, "pause")
    assert says((await run(ben, "resume")).text, "done-proposed")
    assert says(await reply(ben, "game host", player=ben.id), "done-proposed")
    for id in ("table-proposed-resume", "table-proposed-host"):
        (proposal,) = await told(bot, id)
        await cleo.click(proposal, find(proposal, "aye"))
    assert len(await told(bot, "table-agreed-resume")) == 1
    assert len(await told(bot, "table-host", user=f"user:{ben.id}")) == 1
    info = await bot.services.play.info(1)
    assert (info.paused, info.host) == (None, ben.id)


@nightly
async def test_a_vote_does_not_outlive_its_target(bot: Served) -> None:
    """Whoever takes the seat of somebody who was to go is not sent away by a late press."""
    await begin(bot)
    ada, ben, cleo = people(bot)
    await run(ada, "kick:tyrell")
    (proposal,) = await told(bot, "table-proposed-kick")
    await leave(ben)
    dan = bot.standin.user("Dan")
    await reply(dan, "game join", seat="tyrell")
    with contextlib.suppress(PageError):  # the post may have said already that the vote is over
        await cleo.click(proposal, find(proposal, "aye"))
    await bot.settled()
    assert (await bot.services.play.info(1)).player_of(dan.id) is not None
    assert says((await ada.message(proposal.id, CHANNEL)).text, "vote-ended-void")


async def test_a_seat_changes_hands(bot: Served) -> None:
    """Whoever leaves is replaced by a volunteer, who sees what the seat sees."""
    await begin(bot, hours=24)
    ada, ben, _ = people(bot)
    dan = bot.standin.user("Dan")
    assert says(
        await reply(dan, "game join", seat="tyrell"), "trouble-not-offered", seat="house:tyrell"
    )
    assert says((await leave(ben)).text, "done-left")
    assert len(await told(bot, "table-left", seat="house:tyrell")) == 1
    assert says(await card(bot), "status-offered")
    assert any(says(m.text, "table-seat-stood-in", seat="house:tyrell") for m in await ada.dms())
    assert says(await reply(dan, "game join"), "volunteer", seat="house:tyrell")
    offered = await dan.autocomplete("game join", "seat", "", CHANNEL)
    assert "tyrell" in [c["value"] for c in offered]
    assert says(await reply(dan, "game join", seat="tyrell"), "panel-heading", seat="house:tyrell")
    assert len(await told(bot, "table-taken", seat="house:tyrell")) == 1
    assert says(await card(bot), "seat-player", seat="house:tyrell", player="Dan")
    clicker = Clicker(dan, random.Random(1))
    assert says((await clicker.answer(await clicker.panel())).text, "panel-sealed")


async def test_a_seat_is_lent_and_taken_back(bot: Served) -> None:
    """It is offered, taken by a volunteer, and goes back to its owner on demand."""
    await begin(bot)
    ben, dan = bot.standin.user("Ben"), bot.standin.user("Dan")
    await run(ben, "lend")
    await reply(dan, "game join", seat="tyrell")
    assert says(await card(bot), "seat-player", seat="house:tyrell", player="Dan")
    await run(ben, "reclaim")
    assert len(await told(bot, "table-returned")) == 1
    assert says(await card(bot), "seat-player", seat="house:tyrell", player="Ben")


async def test_the_host_sends_away_and_hands_over(bot: Served) -> None:
    """Whoever is sent away cannot come back; the computer stands in; another becomes host."""
    await begin(bot)
    ada, ben, cleo = people(bot)
    assert says((await run(ada, "kick:tyrell")).text, "done-proposed")
    (proposal,) = await told(bot, "table-proposed-kick", seat="house:tyrell")
    assert not await told(bot, "table-kicked")
    await cleo.click(proposal, find(proposal, "aye"))
    assert len(await told(bot, "table-kicked", seat="house:tyrell")) == 1
    assert says(await reply(ben, "game join", seat="tyrell"), "trouble-sent-away")
    assert (
        len(await told(bot, "table-stand-in", seats=["house:tyrell"], until=said("until-host")))
        == 1
    )
    await reply(ada, "game host", player=cleo.id)
    assert len(await told(bot, "table-host")) == 1
    assert says((await use(ada, "game run")).text, "run-propose")


async def test_a_steward_plays_during_a_vacation(bot: Served) -> None:
    """The card shows who is away, and nobody waits for them; coming back ends it."""
    await begin(bot, hours=24)
    ben = bot.standin.user("Ben")
    await run(ben, "away", "3")
    away = said("player-stand-in", player="Ben", level="level:squire")
    assert away in await card(bot)
    assert "tyrell" not in (await bot.services.play.table_view(1)).awaited
    await run(ben, "return")
    assert away not in await card(bot)
    assert len(await told(bot, "table-back")) == 1


async def test_all_agree_to_go_back(bot: Served) -> None:
    """A mis-click is undone with everyone's consent, from a list of moments."""
    await begin(bot)
    clickers = [Clicker(p, random.Random(7)) for p in people(bot)]
    number = (await bot.services.play.table_view(1)).number
    for clicker in clickers:
        await clicker.answer(await clicker.panel())
    ada, ben, cleo = people(bot)
    moments = await run(ada, "moments")
    menu = find(moments, "run", "back")
    assert moments.options(menu)[-1] == str(number)
    labels = [one["label"] for one in moments.component(menu)["options"]]
    assert says(labels[-1], "moment-choice", round=1)
    assert says((await run(ada, "back", str(number))).text, "done-proposed")
    (proposal,) = await told(bot, "table-proposed-back")
    aye = find(proposal, "aye")
    await ben.click(proposal, aye)
    assert not await told(bot, "table-went-back")
    await cleo.click(proposal, aye)
    assert len(await told(bot, "table-went-back")) == 1
    assert (await bot.services.play.table_view(1)).kind == "orders"


@pytest.mark.parametrize("reach", daily("dm", "mention", of=["dm", "mention", "both", "off"]))
async def test_people_are_reached_as_they_wish(bot: Served, reach: str) -> None:
    """Directly, in the channel, in both ways or not at all."""
    ben = bot.standin.user("Ben")
    settings = await bot.services.play.users.settings(ben.id)
    await bot.services.play.users.set_settings(ben.id, replace(settings, reach=reach))  # type: ignore[arg-type]  # one of the four
    await begin(bot)
    assert len(await ben.dms()) == (reach in ("dm", "both"))
    mentioned = await told(bot, "notice-turn-in-channel", user=f"user:{ben.id}")
    assert len(mentioned) == (reach in ("mention", "both"))


async def test_the_invitation_is_in_the_log(
    standin: Standin, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """One line with the link that asks for all permissions, and no advice about voice."""
    caplog.set_level(logging.INFO)
    async with serving(standin, tmp_path / "games.sqlite3"):
        # It is written when the library has learnt of all servers, which nothing tells a test.
        async with asyncio.timeout(240):
            while "oauth2" not in caplog.text:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
    (line,) = [m for m in caplog.messages if "oauth2/authorize" in m]
    assert f"scope=bot+applications.commands&permissions={WANTED.value}" in line
    assert "client_id=None" not in line
    assert not [m for m in caplog.messages if "voice will NOT" in m]


async def test_beside_its_name_stands_how_many_games_are_going_on(
    standin: Standin, tmp_path: Path
) -> None:
    """Nobody learns more from it than a number."""
    path = tmp_path / "games.sqlite3"
    for games in (0, 1):
        async with serving(standin, path) as bot:
            me = bot.client.guilds[0].me
            async with asyncio.timeout(240):
                while not me.activities:  # noqa: ASYNC110 - the library tells nobody
                    await asyncio.sleep(0.02)
            assert says(str(me.activities[0]), "presence", games=games)
            await standin.user("Ada").slash("game new", CHANNEL)


async def test_who_wants_to_leave_is_asked_once_more(bot: Served) -> None:
    """They read what it costs, can stay, or go on vacation and keep their seat."""
    await begin(bot, hours=24)
    _, ben, _ = people(bot)
    asked = await use(ben, "game leave")
    assert says(asked.text, "leave-own", seat="house:tyrell")
    (stay,) = [id for id in asked.custom_ids if CustomId.decode(id).arg == ""]
    await ben.click(asked, stay)
    info = await bot.services.play.info(1)
    assert info.player_of(ben.id) is not None
    await choose(ben, await use(ben, "game leave"), "run", "away", "7")
    player = (await bot.services.play.info(1)).player_of(ben.id)
    assert player is not None
    assert player.away is not None
    assert await told(bot, "table-left") == []


async def test_the_last_person_is_told_that_leaving_ends_the_game(bot: Served) -> None:
    """Nobody is let down, so no reliability is spoken of, and no vacation is offered."""
    ada = (await practising(bot)).person
    asked = await use(ada, "game leave")
    assert says(asked.text, "leave-last")
    assert not [id for id in asked.custom_ids if CustomId.decode(id).arg == "away"]
    await click(ada, asked, "run", "leave")
    assert (await bot.services.play.info(1)).phase == "closed"


async def test_a_borrower_and_an_owner_are_asked_about_a_lent_seat(bot: Served) -> None:
    """The one gives it back, the other lets the borrower keep it."""
    await begin(bot)
    ben, dan = bot.standin.user("Ben"), bot.standin.user("Dan")
    await run(ben, "lend")
    await reply(dan, "game join", seat="tyrell")
    assert says((await use(ben, "game leave")).text, "leave-lent", seat="house:tyrell")
    assert says((await use(dan, "game leave")).text, "leave-borrowed", seat="house:tyrell")
    await leave(ben)
    assert says((await use(dan, "game leave")).text, "leave-own", seat="house:tyrell")
