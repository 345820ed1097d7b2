"""Nobody is notified twice of one thing, and no notice stays that is out of date."""

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest

from bot.local import Standin
from bot.local.page.person import ActionOutcome, Person, VisibleMessage
from bot.outbox.dispatcher import DAY
from bot.outbox.expiry import KEPT as KEPT_LAPSED
from bot.store.keeping.owners import SENT
from bot.store.sqlite.session import to_json
from tests.bot.outbox.bells import Bells
from tests.running.marks import nightly
from tests.wire.at_table import (
    CHANNEL,
    Clicker,
    Served,
    may_write,
    open_table,
    until_refused,
)
from tests.wire.pressing import find, use
from tests.wire.said import says

HOUR = 3600


async def begin(bot: Served, *others: Person, **options: Any) -> tuple[Person, Person]:
    """Start a game of Ada (Stark), Ben (Tyrell), maybe others, and stewards."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await open_table(bot, ada, **options)
    await ada.slash("game join", CHANNEL, seat="stark")
    await ben.slash("game join", CHANNEL, seat="tyrell")
    for person in others:
        await person.slash("game join", CHANNEL)
    await ada.slash("game stewards", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await bot.settled()
    return ada, ben


async def reach(bot: Served, person: Person, how: str) -> None:
    """Let somebody be reached in some way."""
    settings = await bot.services.play.users.settings(person.id)
    await bot.services.play.users.set_settings(person.id, replace(settings, reach=how))  # type: ignore[arg-type]  # a way


async def answer(bot: Served, person: Person) -> None:
    """Answer what is asked."""
    clicker = Clicker(person, random.Random(1))
    await clicker.answer(await clicker.panel())
    await bot.settled()


async def answer_unseen(bot: Served, person: Person) -> None:
    """Answer what is asked, without a panel."""
    play = bot.services.play
    hand = await play.seat_view(1, person.id)
    assert hand.question is not None
    value = hand.question.shape.sample(random.Random(1))
    await play.answer(1, person.id, hand.question.number, value)
    await bot.settled()


async def calls(person: Person) -> list[VisibleMessage]:
    """Return the public messages that speak of somebody's being awaited."""
    seen = await person.messages(CHANNEL)
    called = {"user": f"user:{person.id}"}
    return [m for m in seen if says(m.text, "notice-turn-in-channel", **called)]


@pytest.mark.parametrize(("how", "direct", "public"), [("dm", 1, 0), ("mention", 0, 1)])
async def test_a_call_is_taken_back_when_its_user_has_answered(
    bot: Served, standin: Standin, how: str, direct: int, public: int
) -> None:
    """A direct message or a mention goes with the answer, and nobody hears of that."""
    await reach(bot, standin.user("Ben"), how)
    bells = Bells(standin)
    cleo = standin.user("Cleo")
    _, ben = await begin(bot, cleo)
    rings = bells.heard()
    assert [r for r in rings if r.startswith("Ben")] == [
        "Ben directly: awaited" if direct else "Ben in public: awaited"
    ]
    assert (len(await ben.dms()), len(await calls(ben))) == (direct, public)
    await answer(bot, ben)
    assert (len(await ben.dms()), len(await calls(ben))) == (0, 0)
    assert len(await cleo.dms()) == 1
    assert bells.heard() == []


async def test_both_messages_of_whoever_wants_both_go(bot: Served, standin: Standin) -> None:
    """Who is written to and mentioned has neither left after the answer."""
    await reach(bot, standin.user("Ben"), "both")
    _, ben = await begin(bot)
    assert (len(await ben.dms()), len(await calls(ben))) == (1, 1)
    await answer(bot, ben)
    assert (len(await ben.dms()), len(await calls(ben))) == (0, 0)


async def test_whoever_was_answered_for_reads_what_became_of_the_call(
    bot: Served, standin: Standin
) -> None:
    """The last of the call and its reminders says so, for who has heard it and comes to look."""
    ada, ben = await begin(bot, hours=24)
    bells = Bells(standin)
    await answer(bot, ada)
    bells.heard()
    await bot.after(12 * HOUR + 60)
    await bot.after(8 * HOUR)
    assert bells.heard() == ["Ben directly: half", "Ben directly: late"]
    await bot.after(4 * HOUR)
    lost, *rings = [r for r in bells.heard() if r.startswith("Ben")]
    assert says(lost, "table-answered-you", seat="house:tyrell")
    (notice,) = [m for m in await ben.dms() if not lost.endswith(m.text)]
    if rings:  # the next question is put to Ben as well
        assert rings == ["Ben directly: awaited"]
        assert says(notice.text, "notice-turn")
    else:
        assert says(notice.text, "notice-lapsed")
        assert notice.edited


async def test_what_says_that_nobody_is_awaited_goes_by_itself(
    bot: Served, standin: Standin
) -> None:
    """Of a call and its reminders one is left to say so; it goes after a day, without a ring."""
    _, ben = await begin(bot, hours=24)
    await bot.after(12 * HOUR + 60)
    await bot.after(8 * HOUR)
    assert len(await ben.dms()) == 3
    bells = Bells(standin)
    await bot.services.play.seats.leave(1, ben.id)
    await bot.settled()
    (notice,) = await ben.dms()
    assert says(notice.text, "notice-lapsed")
    assert [r for r in bells.heard() if r.startswith("Ben")] == []
    standin.service.clock.advance(KEPT_LAPSED + 1)
    await bot.services.play.talking.say(1, standin.user("Ada").id, "Still there?")
    await until_no_dms(ben)


@nightly
async def test_what_says_that_nobody_is_awaited_goes_with_the_next_call(bot: Served) -> None:
    """Whoever is called again reads the call, and nothing else."""
    ada, ben = await begin(bot)
    await bot.services.play.seats.leave(1, ben.id)
    await bot.settled()
    (lapsed,) = await ben.dms()
    assert says(lapsed.text, "notice-lapsed")
    await bot.services.play.seats.take(1, ben.id, "Ben", "tyrell")
    await answer_unseen(bot, ben)
    assert [m.id for m in await ben.dms()] == [lapsed.id]
    while not says((await ben.dms())[-1].text, "notice-turn"):
        await answer_unseen(bot, ada)
    (call,) = await ben.dms()
    assert says(call.text, "notice-turn")


async def until_no_dms(person: Person) -> None:
    """Wait until somebody's direct messages are taken away."""
    async with asyncio.timeout(240):
        while await person.dms():  # noqa: ASYNC110 - nothing tells when all is quiet
            await asyncio.sleep(0.01)


async def test_whoever_leaves_is_called_no_more(bot: Served, standin: Standin) -> None:
    """The call of somebody whose seat is empty says that they are not awaited."""
    _, ben = await begin(bot)
    (call,) = await ben.dms()
    assert says(call.text, "notice-turn")
    await bot.services.play.seats.leave(1, ben.id)
    await bot.settled()
    (call,) = [m for m in await ben.dms() if m.id == call.id]
    assert says(call.text, "notice-lapsed")


async def test_no_call_outlives_its_game(bot: Served) -> None:
    """When the last user leaves, no message calls anybody any more."""
    ada, ben = await begin(bot)
    await bot.services.play.seats.leave(1, ben.id)
    await bot.services.play.seats.leave(1, ada.id)
    await bot.settled()
    texts = [m.text for p in (ada, ben) for m in await p.dms()]
    assert not any(says(text, "notice-turn") for text in texts)


async def test_a_call_that_somebody_has_deleted_stops_nothing(bot: Served) -> None:
    """What cannot be taken back, because it is gone, holds up no later message."""
    _, ben = await begin(bot)
    (call,) = await ben.dms()
    for channel in bot.standin.service.world.channels.values():
        channel.messages.pop(int(call.id), None)
    await answer(bot, ben)
    await answer(bot, bot.standin.user("Ada"))
    async with bot.services.store.reading() as session:
        assert await session.value("SELECT count(*) FROM outbox WHERE state = 'dead'") == 0
        assert await session.value("SELECT count(*) FROM notices WHERE message = ?", call.id) == 0


async def test_a_changed_answer_moves_nothing(bot: Served, standin: Standin) -> None:
    """Taking an answer back and giving another rings nowhere."""
    _, ben = await begin(bot)
    await answer(bot, ben)
    bells, before = Bells(standin), len(await ben.dms())
    number = (await bot.services.play.table_view(1)).number
    assert number is not None
    await bot.services.play.withdraw(1, ben.id, number)
    await bot.settled()
    await answer(bot, ben)
    assert (bells.heard(), len(await ben.dms())) == ([], before)


async def test_messages_go_out_as_soon_as_they_may(bot: Served, standin: Standin) -> None:
    """A permission that is taken stops the channel's messages; they come when it is back."""
    ada, ben = await begin(bot)
    may_write(standin, False, told=False)
    before = len(await ada.messages(CHANNEL))
    await bot.services.play.talking.say(1, ada.id, "Winter is coming.")
    await until_refused(bot, "50013", "0")
    # Time passes, and Discord forgets what was tried; the bot knows that it was refused.
    bot.standin.service.clock.advance(200)
    may_write(standin, True)
    await ben.wait_for(lambda m: "Winter is coming" in m.text, CHANNEL)
    await bot.settled()
    posted = [m for m in await ada.messages(CHANNEL) if "Winter is coming" in m.text]
    assert (len(posted), len(await ada.messages(CHANNEL)) - before) == (1, 1)


async def test_what_waited_rings_once(bot: Served, standin: Standin) -> None:
    """A call and two reminders that could not be posted for a day ring as one."""
    await reach(bot, standin.user("Ben"), "mention")
    may_write(standin, False, told=False)
    bells = Bells(standin)
    ada, ben = standin.user("Ada"), standin.user("Ben")
    game = await bot.services.play.new_game(
        host=ada.id,
        host_name="Ada",
        guild=standin.service.world.guild.id,
        channel=standin.channel(CHANNEL).id,
        ruleset="agot-2e",
        options={},
        rulings={},
        terms={"together": 24 * HOUR},
    )
    await bot.services.play.join(game.id, ada.id, "Ada", "stark")
    await bot.services.play.join(game.id, ben.id, "Ben", "tyrell")
    await bot.services.play.add_stewards(game.id, ada.id)
    await bot.services.play.start(game.id, ada.id)
    await until_refused(bot, "50013", "0")
    for hours in (12.1, 8):
        standin.service.clock.advance(hours * HOUR)
        await bot.services.play.tick(standin.service.clock.now())
    may_write(standin, True)
    await ben.wait_for(lambda m: f"<@{ben.id}>" in m.text, CHANNEL)
    await bot.settled()
    assert [r for r in bells.heard() if r.startswith("Ben")] == ["Ben in public: awaited"]


async def test_old_rows_are_forgotten_daily(bot: Served) -> None:
    """What was sent two weeks ago leaves the outbox without anybody's doing."""
    await begin(bot)
    async with bot.services.store.reading() as session:
        before = {row["id"] for row in await session.rows("SELECT id FROM outbox")}
    assert len(before) > 3
    bot.standin.service.clock.advance(SENT + DAY)
    await bot.services.play.talking.say(1, bot.standin.user("Ada").id, "Still there?")
    # What is sent may be sent before the old rows are deleted.
    left = before
    async with asyncio.timeout(240):
        while left == before:
            await asyncio.sleep(0.01)
            async with bot.services.store.reading() as session:
                left = before & {row["id"] for row in await session.rows("SELECT id FROM outbox")}
    asked = "SELECT 1 FROM outbox WHERE id IN (SELECT value FROM json_each(?)) AND question IS NULL"
    async with bot.services.store.reading() as session:
        assert not await session.rows(asked, to_json(sorted(left)))


@pytest.mark.parametrize("held", [2.6, 2.9])
async def test_a_press_that_arrives_late_does_nothing_and_says_so(
    bot: Served, standin: Standin, monkeypatch: pytest.MonkeyPatch, held: float
) -> None:
    """While there is still time for a reply, the user is told to press again."""
    monkeypatch.setattr("bot.connection.interactions.TIMELY", 2.5)
    ada, _ = await begin(bot)
    clicker = Clicker(ada, random.Random(1))
    panel = await clicker.panel()
    outcome = await late(bot, ada, held)
    assert outcome.kind == "message"
    assert outcome.message is not None
    assert says((await ada.message(outcome.message, CHANNEL)).text, "panel-late")
    assert len((await bot.services.play.info(1)).players) == 6
    await clicker.answer(panel)


async def late(bot: Served, person: Person, held: float) -> ActionOutcome:
    """Leave the game by a press that takes so long to arrive."""
    sure = await use(person, "game leave")
    service = bot.standin.service
    real = service.gateway.dispatch
    held_back = []

    def dispatch(event: str, data: object, *rest: object) -> None:
        held_back.append((event, data, *rest))

    service.gateway.dispatch = dispatch  # type: ignore[method-assign,assignment]  # the wire
    pressing = asyncio.create_task(person.click(sure, find(sure, "run", "leave")))
    await bot.standin.until(lambda: bool(held_back))
    service.gateway.dispatch = real  # type: ignore[method-assign]
    service.clock.advance(held)
    for one in held_back:
        real(*one)  # type: ignore[arg-type]
    return await pressing


async def test_a_press_that_nobody_waits_for_has_no_effect(
    bot: Served,
    standin: Standin,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After three seconds its user has read that it failed, and it must not come true later."""
    ada, _ = await begin(bot)
    await Clicker(ada, random.Random(1)).panel()
    monkeypatch.setattr("bot.connection.interactions.TIMELY", 2.5)
    standin.settings.first_answer = 3.0
    outcome = await late(bot, ada, 3.5)
    assert outcome.kind == "failed"
    await bot.standin.until(lambda: "nothing is done" in caplog.text)
    assert "Ada" in [p.name for p in (await bot.services.play.info(1)).players]


async def test_a_clock_that_was_set_costs_one_press(bot: Served, standin: Standin) -> None:
    """A jump of this machine's clock looks like lateness once, until Discord takes an answer."""
    ada, _ = await begin(bot)
    clicker = Clicker(ada, random.Random(1))
    await clicker.panel()
    now = bot.services.now
    bot.services.now = lambda: now() + 30
    outcome = await ada.slash("my panel", CHANNEL)
    assert outcome.message is not None
    assert says((await ada.message(outcome.message, CHANNEL)).text, "panel-late")
    assert clicker.asked(await clicker.panel()) is not None
