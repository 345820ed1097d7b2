"""Being called: what stands on a locked phone, who is called where, and who is not."""

from __future__ import annotations

import logging
import random
from dataclasses import replace
from typing import Any

import pytest

from bot.contact.dm_channels import WHILE, NotOpened
from bot.contact.seen_panels import REACHABLE
from bot.local import Standin
from bot.local.page.person import Person, VisibleMessage
from bot.local.world.model import ChannelType
from bot.outbox import notifications as calls
from bot.play import OutboxRow
from bot.store.keeping.facts import DM
from bot.store.messages import outbox
from bot.store.table import log
from bot.store.table.games import GameInfo
from bot.text import Plain
from bot.ui.custom_id import CustomId
from bot.ui.reply import Reply
from tests.bot.outbox.bells import Bells
from tests.bot.outbox.test_manners import answer_unseen, begin, reach
from tests.running.marks import daily, nightly
from tests.soak.correspondents import Correspondent
from tests.wire.at_table import CHANNEL, Clicker, Served, begin_for
from tests.wire.pressing import click, find, run, told, use
from tests.wire.said import said, says

HOUR = 3600
OPENS = "/users/@me/channels"
CALLBACK = r"/interactions/\d+/[^/]+/callback"
ORIGINAL = r"/webhooks/\d+/[^/]+/messages/@original"


async def begin_slowly(bot: Served) -> tuple[Person, Person]:
    """Start a game of Ada and Ben, who have a day for each answer."""
    return await begin(bot, hours=24)


async def call_of(bot: Served, person: Person, where: str = "dm") -> VisibleMessage:
    """Return the only message that calls somebody."""
    await bot.settled()
    (call,) = [
        m for m in await person.messages(where) if f"<@{person.id}>" in m.text or where == "dm"
    ]
    return call


async def given_up(bot: Served) -> int:
    """Count what could not be sent."""
    async with bot.services.store.reading() as session:
        return int(await session.value("SELECT count(*) FROM outbox WHERE state = 'dead'"))


# -- what stands on a locked phone -----------------------------------------------------------------


@pytest.mark.parametrize(("how", "where"), [("dm", "dm"), ("mention", CHANNEL)])
async def test_a_call_says_who_which_game_what_and_until_when(
    bot: Served, standin: Standin, how: str, where: str
) -> None:
    """In two lines of plain words, with a button below; nothing of it is in components."""
    await reach(bot, standin.user("Ben"), how)
    _, ben = await begin_slowly(bot)
    call = await call_of(bot, ben, where)
    due = int((await bot.services.play.table_view(1)).clocks["tyrell"].due or 0)
    assert call.push is not None
    first, second = call.push.splitlines()
    for words in (said("name", of="house:tyrell"), "game 1", said("for-orders")):
        assert words in first
    assert second == said("notice-due", left="span:86400", due=Plain(f"<t:{due}:f>"))
    assert [CustomId.decode(id).verb for id in call.custom_ids] == ["panel"]


async def test_reminders_and_the_end_of_the_time_say_the_same(bot: Served) -> None:
    """Each says how much is left, in hours; without a deadline that is said."""
    _, ben = await begin_slowly(bot)
    await bot.after(12 * HOUR + 60)
    await bot.after(8 * HOUR)
    for seen, left in zip(await ben.dms(), (24, 12, 4), strict=True):
        assert said("name", of="house:tyrell") in (seen.push or "")
        assert says(seen.push or "", "notice-due", left=f"span:{left * HOUR}")


async def test_a_vote_is_put_in_plain_words(bot: Served) -> None:
    """Which game, what is proposed, who is asked and until when; settled, its buttons are dead."""
    ada, ben = await begin_slowly(bot)
    await run(ben, "extend:24")
    (posted,) = await told(bot, "table-proposed-extend")
    (seen,) = [m for m in await ada.messages(CHANNEL) if m.id == posted.id]
    assert seen.push is not None
    assert says(seen.push, "vote-put", game=1)
    assert "@Ada" in seen.push
    assert says(seen.push, "vote-until")
    await click(ada, seen, "aye")
    await bot.settled()
    (settled,) = [m for m in await ada.messages(CHANNEL) if m.id == posted.id]
    assert says(settled.text, "vote-ended-passed")
    assert settled.component(find(settled, "aye"))["disabled"]


async def test_what_is_secret_is_not_on_the_screen(bot: Served) -> None:
    """A word for one player alone says that there is one, to whom, and nothing of it."""
    _, ben = await begin_slowly(bot)
    before = len(await ben.dms())
    await whisper(bot, ben)
    (*_, seen) = await ben.dms()
    assert len(await ben.dms()) == before + 1
    assert said("name", of="house:tyrell") in (seen.push or "")
    assert said("name", of="wildling:crow-killers") not in seen.text
    panel = await click_direct(ben, seen, "panel")
    assert said("name", of="wildling:crow-killers") in panel.text


async def whisper(bot: Served, to: Person, *, seen: Clicker | None = None) -> None:
    """Tell Tyrell something secret, and say that there is something; let a panel tell it before."""
    now = bot.standin.service.clock.now()
    params = {"card": "wildling:crow-killers"}
    async with bot.services.store.writing() as session:
        await log.add(session, 1, 9000, "raven-saw", params, ["tyrell"])
        place = await log.find_end(session, 1)
    if seen is not None:
        assert said("name", of=params["card"]) in (await seen.panel()).text
    payload = {"events": [{"id": "event-raven-saw", "params": params}], "told": [place]}
    async with bot.services.store.writing() as session:
        await outbox.add(session, 1, "private", payload, written=now, target=to.id)
    bot.services.play.queue.changed.set()
    await bot.settled()


async def click_direct(person: Person, seen: VisibleMessage, verb: str) -> VisibleMessage:
    """Press a button of a direct message; return the message as it is then."""
    await person.click(seen, find(seen, verb))
    return await person.message(seen.id, "dm")


@pytest.mark.parametrize(
    ("seconds", "span"), [(86395, 86400), (7190, 7200), (5400, 5400), (61, 60), (5, 60)]
)
def test_spans_are_rounded_as_people_say_them(seconds: float, span: int) -> None:
    """To hours from two on, else to minutes, of which there is at least one."""
    assert calls.about(seconds) == span


# -- a direct message that is refused --------------------------------------------------------------


@pytest.mark.parametrize("code", daily(50007, of=[20026, 40003, 50001, 50007]))
async def test_whoever_cannot_be_written_to_is_mentioned(
    bot: Served, standin: Standin, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever Discord has against a direct channel, the call comes in the game's channel."""
    ada = standin.user("Ada")
    standin.service.faults.next("refusal", "POST", OPENS, user=ada.id, code=code)
    await begin_for(bot, ada)
    assert standin.service.faults.details == {f"refusal {code}": 1}
    assert len(await told(bot, "notice-turn-in-channel", user=f"user:{ada.id}")) == 1
    assert await given_up(bot) == 0
    # Only some refusals are about this user.
    assert (await bot.services.play.users.settings(ada.id)).dm is (code != 50007)
    caplog.clear()


@pytest.mark.parametrize("code", [20026, 40003])
async def test_after_a_warning_no_direct_channels_are_opened_for_a_while(
    bot: Served, standin: Standin, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Those that there are serve on; the others are mentioned, and the host reads why."""
    cleo, dan = standin.user("Cleo"), standin.user("Dan")
    direct, client = bot.services.direct, bot.client
    await direct.to(client, cleo.id)
    ben = standin.user("Ben")
    standin.service.faults.next("refusal", "POST", OPENS, user=ben.id, code=code)
    await begin(bot, cleo)
    opened = len(standin.service.transcript.calls(f"POST {OPENS}"))
    assert len(await told(bot, "notice-turn-in-channel", user=f"user:{ben.id}")) == 1
    assert [says(m.text, "notice-turn") for m in await cleo.dms()] == [True]
    with pytest.raises(NotOpened):
        await direct.to(client, dan.id)
    assert len(standin.service.transcript.calls(f"POST {OPENS}")) == opened
    until = await direct.paused()
    assert until == standin.service.clock.now() + WHILE
    assert says((await use(standin.user("Ada"), "health")).text, "health-direct")
    standin.service.clock.advance(WHILE)
    assert await direct.paused() is None
    await direct.to(client, dan.id)
    assert len(standin.service.transcript.calls(f"POST {OPENS}")) == opened + 1
    assert not says((await use(standin.user("Ada"), "health")).text, "health-direct")
    caplog.clear()


async def test_a_trial_that_is_not_allowed_says_so(
    bot: Served, standin: Standin, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever wants direct messages is told that mentions take their place for now."""
    ada, ben = standin.user("Ada"), standin.user("Ben")
    await use(ada, "game new")
    joined = await use(ben, "game join")
    standin.service.faults.next("refusal", "POST", OPENS, user=ben.id, code=40003)
    assert says((await click(ben, joined, "reach", "dm")).text, "reach-limited")
    assert says((await click(ben, joined, "reach", "both")).text, "reach-limited")
    assert (await bot.services.play.users.settings(ben.id)).dm
    caplog.clear()


async def test_a_direct_channel_that_is_gone_is_opened_anew(bot: Served, standin: Standin) -> None:
    """A channel that Discord does not know any more costs one mention."""
    ada, ben = standin.user("Ada"), standin.user("Ben")
    await bot.services.put_fact(DM.key(ben.id), "4711")
    await begin_slowly(bot)
    assert len(await told(bot, "notice-turn-in-channel", user=f"user:{ben.id}")) == 1
    assert await bot.services.fact(DM.key(ben.id)) is None
    await answer_unseen(bot, ben)
    while not any(says(m.text, "notice-turn") for m in await ben.dms()):
        await answer_unseen(bot, ada)
    assert await given_up(bot) == 0


# -- a reply that is refused -----------------------------------------------------------------------


@pytest.mark.parametrize("code", [50035, 40005])
async def test_a_picture_that_is_refused_is_followed_by_words(
    bot: Served,
    standin: Standin,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    code: int,
) -> None:
    """After "thinking", what was to be shown is shown without its files."""
    monkeypatch.setattr(Reply, "during", promising)
    ada = standin.user("Ada")
    await begin_for(bot, ada)
    standin.service.faults.next("refusal", "PATCH", ORIGINAL, user=ada.id, code=code)
    seen = await shown(ada, "map")
    assert says(seen.text, "map-title")
    assert seen.attachments == []
    assert any(r.levelno == logging.ERROR for r in caplog.records)
    caplog.clear()


@pytest.mark.parametrize("promised", [True, False])
async def test_a_reply_that_is_refused_is_one_sentence(
    bot: Served,
    standin: Standin,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    promised: bool,
) -> None:
    """Nobody is left with "thinking", promised or not, and no panel stays as it was."""
    ada = standin.user("Ada")
    await begin_for(bot, ada)
    during = Reply.during
    monkeypatch.setattr(Reply, "during", promising if promised else during)
    call = ("PATCH", ORIGINAL) if promised else ("POST", CALLBACK)
    standin.service.faults.next("refusal", *call, user=ada.id, code=50035, times=2)
    seen = await shown(ada, "my panel")
    assert seen.text == said("panel-not-taken")
    monkeypatch.setattr(Reply, "during", during)
    panel = await shown(ada, "my panel")
    standin.service.faults.next("refusal", "POST", CALLBACK, user=ada.id, code=50035, times=2)
    await ada.click(panel, find(panel, "panel", "again"))
    assert says((await ada.message(panel.id, CHANNEL)).text, "panel-not-taken")
    caplog.clear()


async def promising(self: Reply, work: Any) -> Any:
    """Do some work that takes so long that its reply is promised."""
    await self.promise()
    return await work


async def shown(person: Person, command: str) -> VisibleMessage:
    """Use a command; return what is shown when there is no more "thinking"."""
    outcome = await person.slash(command, CHANNEL)
    return await person.wait_for(lambda m: m.id == outcome.message and not m.loading, CHANNEL)


# -- who sees the question is not called -----------------------------------------------------------


async def direct_panel(bot: Served, name: str) -> tuple[Correspondent, VisibleMessage]:
    """Let somebody open their panel from the call; return both."""
    who = Correspondent(bot.standin.user(name), random.Random(1))
    panel = await who.look_in()
    assert panel is not None
    return who, panel


async def test_a_panel_in_a_direct_message_stays_when_it_is_answered(
    bot: Served, standin: Standin, caplog: pytest.LogCaptureFixture
) -> None:
    """The call has become a panel: nothing takes it back, and it says what was answered."""
    await begin_slowly(bot)
    ben, panel = await direct_panel(bot, "Ben")
    caplog.set_level(logging.INFO)
    after = await ben.answer(panel)
    await bot.settled()
    assert [m.id for m in await ben.person.dms()] == [panel.id]
    assert says((await ben.person.dms())[0].text, "panel-sealed")
    assert after.id == panel.id
    assert "Unknown Message" not in caplog.text
    async with bot.services.store.reading() as session:
        assert await session.value("SELECT count(*) FROM notices WHERE message = ?", panel.id) == 0


async def test_the_call_goes_when_the_reminder_was_opened(bot: Served) -> None:
    """Of two notices one becomes the panel and stays, the other is taken back."""
    await begin_slowly(bot)
    await bot.after(12 * HOUR + 60)
    ben, panel = await direct_panel(bot, "Ben")
    assert len(await ben.person.dms()) == 2
    await ben.answer(panel)
    await bot.settled()
    assert [m.id for m in await ben.person.dms()] == [panel.id]


@nightly
@pytest.mark.parametrize("late", daily(False, of=[False, True]))
async def test_whoever_is_awaited_again_at_once_sees_it_or_is_called(
    bot: Served, standin: Standin, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    """After each answer the open panel asks the next question, or a call comes.

    So it is where stewards have gone on before the call is sent.
    """
    awaited = calls.Notifier._awaited

    async def meanwhile(self: calls.Notifier, info: GameInfo, row: OutboxRow) -> Any:
        await bot.services.play.quiet()
        return await awaited(self, info, row)

    if late:
        monkeypatch.setattr(calls.Notifier, "_awaited", meanwhile)
    ada = standin.user("Ada")
    await begin_for(bot, ada)
    await answer_unseen(bot, standin.user("Ben"))
    who, panel = await direct_panel(bot, "Ada")
    for _ in range(6):
        number = who.asked(panel)
        await who.answer(panel)
        while "stark" not in (table := await bot.services.play.table_view(1)).awaited:
            await answer_unseen(bot, standin.user("Ben"))
        await bot.settled()
        await bot.replied()
        assert table.number != number
        found = await who.look_in()
        assert found is not None
        panel = found
        assert who.asked(panel) == table.number


@pytest.mark.parametrize("is_there", [True, False])
async def test_a_panel_that_is_gone_shows_nothing(
    bot: Served, standin: Standin, is_there: bool
) -> None:
    """Whoever was shown the question in a direct message is called if that message is gone."""
    _, ben = await begin_slowly(bot)
    _, panel = await direct_panel(bot, "Ben")
    assert await rings_again(bot, ben, gone=None if is_there else panel) is not is_there


@pytest.mark.parametrize(("later", "rings"), [(REACHABLE - 1, False), (REACHABLE + 1, True)])
async def test_a_panel_of_the_channel_is_seen_for_a_quarter_of_an_hour(
    bot: Served, standin: Standin, later: float, rings: bool
) -> None:
    """What only its user sees cannot be changed after that, and may have been closed."""
    _, ben = await begin_slowly(bot)
    await Clicker(ben, random.Random(1)).panel()
    standin.service.clock.advance(later)
    assert await rings_again(bot, ben) is rings


async def rings_again(bot: Served, person: Person, *, gone: VisibleMessage | None = None) -> bool:
    """Tell whether somebody is called to their open question, as if that had not been done yet."""
    if gone is not None:
        for channel in bot.standin.service.world.channels.values():
            channel.messages.pop(int(gone.id), None)
    async with bot.services.store.writing() as session:
        await session.run(
            "UPDATE outbox SET state = 'new', attempts = 0, renewals = renewals + 1,"
            " first_try = NULL, message_id = NULL, next_try = 0 WHERE kind = 'turn' AND target = ?",
            person.id,
        )
    bells = Bells(bot.standin)
    bot.services.play.queue.changed.set()
    await bot.settled()
    return bool(bells.heard())


async def test_a_press_on_a_message_that_is_gone_is_answered_by_a_new_one(
    bot: Served, standin: Standin, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was chosen counts, and what follows is shown all the same."""
    await begin_slowly(bot)
    ben, panel = await direct_panel(bot, "Ben")
    monkeypatch.setattr(Reply, "during", promising)
    standin.service.faults.next("refusal", "PATCH", ORIGINAL, user=ben.person.id, code=10008)
    await ben.person.click(panel, find(panel, "panel", "again"))
    found = await ben.person.wait_for(lambda m: m.id != panel.id, "dm")
    assert not found.ephemeral
    assert ben.asked(found) == ben.asked(panel)


async def test_what_was_read_is_not_announced(bot: Served, standin: Standin) -> None:
    """Whoever has seen in a panel what is for their eyes only is not told that there is any."""
    _, ben = await begin_slowly(bot)
    bells = Bells(standin)
    await whisper(bot, ben, seen=Clicker(ben, random.Random(1)))
    assert bells.heard() == []


async def test_what_comes_with_a_call_rings_once(bot: Served, standin: Standin) -> None:
    """Whoever is about to be called to the panel finds there what is for their eyes only."""
    _, ben = await begin_slowly(bot)
    bells = Bells(standin)
    async with bot.services.store.writing() as session:
        now = standin.service.clock.now()
        payload: dict[str, Any] = {"events": [], "told": [9001]}
        await outbox.add(session, 1, "private", payload, written=now, target=ben.id)
        await session.run(
            "UPDATE outbox SET state = 'new', attempts = 0, renewals = renewals + 1,"
            " id = id + 9000, first_try = NULL, message_id = NULL, next_try = 0"
            " WHERE kind = 'turn' AND target = ?",
            ben.id,
        )
    bot.services.play.queue.changed.set()
    await bot.settled()
    assert bells.heard() == ["Ben directly: awaited"]


# -- the first panel -------------------------------------------------------------------------------


async def test_the_first_panel_introduces_its_player(bot: Served, standin: Standin) -> None:
    """Who they are, what winning takes and what to do now, until they have answered once."""
    await begin_slowly(bot)
    ben, panel = await direct_panel(bot, "Ben")
    assert says(panel.text, "panel-new-seat", seat="house:tyrell", seats=6)
    assert says(panel.text, "goal", castles=7, held=0)
    assert says(panel.text, "panel-new-task", what=said("for-orders"))
    after = await ben.answer(panel)
    assert not says(after.text, "panel-new-seat")
    table = bot.services.play._matches
    table.forget(1)
    again = await click_direct(ben.person, after, "panel")
    assert not says(again.text, "goal")


async def test_whoever_takes_a_seat_over_is_introduced_too(bot: Served, standin: Standin) -> None:
    """It is their first turn, although others have played the seat before them."""
    _, ben = await begin_slowly(bot)
    await answer_unseen(bot, ben)
    await bot.services.play.seats.leave(1, ben.id)
    dan = standin.user("Dan")
    await bot.services.play.seats.take(1, dan.id, "Dan", "tyrell")
    assert (await bot.services.play.seat_view(1, dan.id)).new
    await bot.services.play.seats.leave(1, dan.id)
    await bot.services.play.seats.take(1, ben.id, "Ben", "tyrell")
    assert not (await bot.services.play.seat_view(1, ben.id)).new


# -- several games ---------------------------------------------------------------------------------


async def test_games_that_call_at_once_ring_once(bot: Served) -> None:
    """After quiet hours each game has its call; one rings and says how many others there are."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    play, now = bot.services.play, bot.standin.service.clock.now()
    minute = int(now % 86400 // 60)
    quiet = (minute - 1) % 1440, (minute + 60) % 1440
    await play.users.set_settings(ben.id, replace(await play.users.settings(ben.id), quiet=quiet))
    world = bot.standin.service.world
    places = [c for c in world.channels.values() if c.guild_id and c.type == ChannelType.TEXT]
    for place in places[:3]:
        opened = await play.new_game(
            host=ada.id,
            host_name="Ada",
            guild=place.guild_id,
            channel=place.id,
            ruleset="agot-2e",
            options={},
            rulings={},
        )
        game = opened.id
        await play.join(game, ben.id, "Ben")
        await play.add_stewards(game, ada.id)
        await play.start(game, ada.id)
    await bot.services.play.quiet()
    bells = Bells(bot.standin)
    await bot.after(2 * HOUR)
    calls = [m for m in await ben.dms() if says(m.text, "notice-turn")]
    assert len(calls) == 3
    assert [says(m.text, "notice-more", number=2) for m in calls].count(True) == 1
    assert [ring for ring in bells.heard() if ring.startswith("Ben")] == ["Ben directly: awaited"]
