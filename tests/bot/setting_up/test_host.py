"""Running a table, over the wire: the host's panel, votes that end, seats from the card."""

import pytest

from bot.local.page.person import Person, VisibleMessage
from bot.play import TableSettings
from bot.ui.custom_id import CustomId
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import (
    begin,
    choose,
    click,
    find,
    leave,
    run,
    settings_of,
    told,
    use,
)
from tests.wire.said import said, says

HOUR = 3600


def people(bot: Served) -> tuple[Person, Person, Person, Person]:
    """Return Ada, Ben, Cleo, and Dan who does not play."""
    user = bot.standin.user
    return user("Ada"), user("Ben"), user("Cleo"), user("Dan")


def daily() -> str:
    """Return how the pace of a day is said."""
    return said("pace-span", time="span:86400")


async def card(bot: Served) -> VisibleMessage:
    """Return the pinned card."""
    await bot.settled()
    (pinned,) = await bot.standin.user("Dan").pins(CHANNEL)
    return pinned


async def test_the_host_runs_the_game_from_one_panel(bot: Served) -> None:
    """Pause, resume, more time; each shown at once and told in the channel."""
    await begin(bot, hours=24)
    ada = people(bot)[0]
    due = (await bot.services.play.table_view(1)).clocks["tyrell"].due or 0
    panel = await use(ada, "game run")
    assert panel.ephemeral
    panel = await click(ada, panel, "run", "extend:24")
    assert (await bot.services.play.table_view(1)).clocks["tyrell"].due == due + 24 * HOUR
    panel = await click(ada, panel, "run", "pause")
    assert says(panel.text, "status-paused")
    panel = await click(ada, panel, "run", "resume")
    assert not says(panel.text, "status-paused")
    assert len(await told(bot, "table-extended", time="span:86400")) == 1
    assert len(await told(bot, "table-paused")) == 1
    assert len(await told(bot, "table-resumed")) == 1


async def test_players_propose_what_the_host_decides_and_others_see_the_settings(
    bot: Served,
) -> None:
    """Only the host pauses and replaces stewards; strangers see what is agreed."""
    await begin(bot)
    ada, ben, _, dan = people(bot)
    assert says((await use(ada, "game run")).text, "run-note")
    panel = await choose(ben, await use(ben, "game run"), "run", "seat", "stark")
    assert says(panel.text, "run-propose")
    for deed, disabled in {
        "pause": False,
        "stand-in:stark": False,
        "offer:stark": True,
        "host:stark": True,
        "sure:stark": False,
    }.items():
        assert panel.component(find(panel, "run", deed)).get("disabled", False) is disabled, deed
    theirs = await use(dan, "game run")
    assert not [id for id in theirs.custom_ids if CustomId.decode(id).verb == "run"]


async def test_the_host_sends_away_and_hands_over_by_the_panel(bot: Served) -> None:
    """Sending away asks for a confirmation, then the table, and a steward sits in; another becomes
    host.
    """
    await begin(bot)
    ada, ben, cleo, _ = people(bot)
    panel = await choose(ada, await use(ada, "game run"), "run", "seat", "tyrell")
    panel = await click(ada, panel, "run", "sure:tyrell")
    assert says(panel.text, "run-sure")
    assert (await bot.services.play.info(1)).player_of(ben.id) is not None
    panel = await click(ada, panel, "run", "kick:tyrell")
    assert says(panel.text, "done-proposed")
    (proposal,) = await told(bot, "table-proposed-kick", seat="house:tyrell")
    await click(cleo, proposal, "aye")
    assert (await bot.services.play.info(1)).player_of(ben.id) is None
    assert len(await told(bot, "table-kicked", seat="house:tyrell")) == 1
    stood_in = {"seats": ["house:tyrell"], "level": "level:squire", "until": said("until-host")}
    assert len(await told(bot, "table-stand-in", **stood_in)) == 1
    panel = await choose(ada, await use(ada, "game run"), "run", "seat", "martell")
    await click(ada, panel, "run", "host:martell")
    assert (await bot.services.play.info(1)).host == cleo.id
    assert says((await use(ada, "status")).text, "status-host", host="Cleo")


async def test_a_seat_is_taken_from_the_card(bot: Served) -> None:
    """A volunteer is told what it means, sees what the seat sees, and is asked about notices.

    The button disappears when the seat is taken; a late press gets a message.
    """
    await begin(bot, hours=24)
    _, ben, _, dan = people(bot)
    await leave(ben)
    posted = await card(bot)
    assert posted.labels[find(posted, "take-seat")] == said("status-take", seat="house:tyrell")
    warned = await click(dan, posted, "take-seat", "tyrell")
    assert says(warned.text, "volunteer")
    assert (await bot.services.play.info(1)).player_of(dan.id) is None
    panel = await click(dan, warned, "take-seat", "yes:tyrell")
    assert says(panel.text, "ask-orders")
    await dan.wait_for(lambda m: m.ephemeral and says(m.text, "reach-question"), CHANNEL)
    assert (await bot.services.play.info(1)).player_of(dan.id) is not None
    assert all(CustomId.decode(id).verb != "take-seat" for id in (await card(bot)).custom_ids)
    eve = bot.standin.user("Eve")
    assert says(
        (await use(eve, "game join", seat="tyrell")).text,
        "trouble-not-offered",
        seat="house:tyrell",
    )


async def test_time_is_agreed_upon_anew_by_the_host(bot: Served) -> None:
    """If there was no deadline, one begins at once; everybody is told the new terms."""
    await begin(bot, time="unhurried")
    ada, _, _, _ = people(bot)
    panel = await settings_of(ada)
    assert says(panel.text, "setup-time-running")
    panel = await choose(ada, panel, "agree", "time:together", str(24 * HOUR))
    assert says(panel.text, "done-told")
    now = bot.standin.service.clock.now()
    assert (await bot.services.play.table_view(1)).clocks["tyrell"].due == now + 24 * HOUR
    assert len(await told(bot, "table-terms", pace=daily())) == 1
    await choose(ada, panel, "agree", "time:together", str(HOUR))
    assert (await bot.services.play.table_view(1)).clocks["tyrell"].due == now + 24 * HOUR
    again = await choose(ada, panel, "agree", "time:together", str(HOUR))
    assert says(again.text, "trouble-same-terms")


async def test_time_is_agreed_upon_anew_by_vote(bot: Served) -> None:
    """Whoever is not the host proposes by the same panel; a majority settles it."""
    await begin(bot, hours=24)
    _, ben, cleo, _ = people(bot)
    panel = await settings_of(ben)
    assert says(panel.text, "setup-time-proposing")
    panel = await choose(ben, panel, "agree", "time:at_deadline", "wait")
    assert says(panel.text, "done-proposed")
    assert TableSettings.of((await bot.services.play.info(1)).terms).at_deadline == "safe"
    (proposal,) = await told(bot, "table-proposed-terms")
    await click(cleo, proposal, "aye")
    assert TableSettings.of((await bot.services.play.info(1)).terms).at_deadline == "wait"
    assert len(await told(bot, "table-agreed-terms", pace=daily())) == 1


@pytest.mark.parametrize(
    ("verb", "words"), [("aye", "Vote over: agreed"), ("nay", "Vote over: refused")]
)
async def test_settled_proposals_say_so(bot: Served, verb: str, words: str) -> None:
    """Their buttons are disabled, and the message says how they ended; nobody is mentioned."""
    await begin(bot, hours=24)
    ada, ben, cleo, _ = people(bot)
    await run(ben, "extend:24")
    (proposal,) = await told(bot, "table-proposed-extend")
    await click(cleo, proposal, verb)
    if verb == "nay":
        await click(ada, proposal, verb)
    await bot.settled()
    after = await ben.message(proposal.id, CHANNEL)
    assert words in after.text
    assert after.component(find(after, "aye"))["disabled"]
    assert after.component(find(after, "nay"))["disabled"]
    assert not after.component(find(after, "panel")).get("disabled")
    late = await click(ada, proposal, "panel")
    assert late.ephemeral


async def test_a_proposal_that_nobody_settles_expires(bot: Served) -> None:
    """After three days, and its message says so."""
    await begin(bot)
    _, ben, _, _ = people(bot)
    panel = await settings_of(ben)
    await choose(ben, panel, "agree", "time:together", str(24 * HOUR))
    (proposal,) = await told(bot, "table-proposed-terms")
    await bot.after(73 * HOUR)
    assert says((await ben.message(proposal.id, CHANNEL)).text, "vote-ended-expired")


async def test_somebody_is_sent_away_by_vote(bot: Served) -> None:
    """All others vote, also on who gets the seat, and the host's chair goes on."""
    await begin(bot)
    ada, ben, cleo, dan = people(bot)
    await run(ben, "kick:stark")
    (proposal,) = await told(bot, "table-proposed-kick", seat="house:stark")
    assert says(proposal.text, "vote-missing", users=[f"user:{cleo.id}"])
    refused = await click(ada, proposal, "aye")
    assert says(refused.text, "trouble-no-vote")
    await click(cleo, proposal, "aye")
    assert (await bot.services.play.info(1)).player_of(ada.id) is None
    assert (await bot.services.play.info(1)).host == ben.id
    asked = await use(dan, "game join", seat="stark")
    assert says(asked.text, "done-asked", seat="house:stark")
    (proposal,) = await told(bot, "table-proposed-admit", seat="house:stark")
    for person in (ben, cleo):
        assert not says((await use(dan, "my panel")).text, "panel-heading")
        await click(person, proposal, "aye")
    await bot.settled()
    assert any(says(m.text, "table-admitted", seat="house:stark") for m in await dan.dms())
    assert says((await use(dan, "my panel")).text, "panel-heading", seat="house:stark")


async def test_a_sealed_answer_may_be_changed_until_all_are_opened(bot: Served) -> None:
    """Even after its own deadline, while the game waits for somebody who is late."""
    await begin(bot, hours=1, at_deadline="wait")
    ada = people(bot)[0]
    hand = await bot.services.play.seat_view(1, ada.id)
    assert hand.question is not None
    first = hand.question.shape.safe()
    await bot.services.play.answer(1, ada.id, hand.question.number, first)
    await bot.after(3 * HOUR)
    panel = await use(ada, "my panel")
    assert find(panel, "change")
    assert find(panel, "withdraw")
    withdrawn = await click(ada, panel, "withdraw")
    assert says(withdrawn.text, "panel-withdrawn")
    await bot.services.play.answer(1, ada.id, hand.question.number, first)
    assert (await bot.services.play.seat_view(1, ada.id)).answered
