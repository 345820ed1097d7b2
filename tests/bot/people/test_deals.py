"""Deals over the wire: a form, a direct message with two buttons, and what becomes of it."""

from __future__ import annotations

from typing import Any

from bot.local import Standin
from bot.local.page.person import ActionOutcome, Person, VisibleMessage
from bot.play.promises import phrase_of
from bot.store.table.deals import Promise
from engine.kernel.phrase import Phrase
from tests.agot.scenario import march
from tests.inis.scenario import given as island
from tests.play.table.test_deals import ATTACK, marching
from tests.walk.planting import laid
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import click, find, told, use
from tests.wire.said import said, says

PEACE = {"gives": ["no-attack"]}


async def begin(bot: Served) -> tuple[Person, Person, Person]:
    """Open a table right before a march of Ada's (Stark); Ben plays Greyjoy, Cleo Lannister."""
    await laid(bot, marching(), {"Ada": "stark", "Ben": "greyjoy", "Cleo": "lannister"})
    ada, ben, cleo = (bot.standin.user(name) for name in ("Ada", "Ben", "Cleo"))
    return ada, ben, cleo


async def page(person: Person) -> VisibleMessage:
    """Open the deals from what ``/say`` shows."""
    return await click(person, await use(person, "say"), "deal")


async def form(person: Person, who: str, other: str) -> ActionOutcome:
    """Open the form of a deal with a seat."""
    shown = await page(person)
    opened = await person.select(shown, find(shown, "deal", who), other)
    assert opened.kind == "modal"
    return opened


async def offer(person: Person, who: str, other: str, **fields: Any) -> VisibleMessage:
    """Offer a deal; return the panel then."""
    sent = await person.submit(await form(person, who, other), fields)
    assert sent.message is not None
    return await person.wait_for(lambda m: m.id == sent.message and not m.loading, CHANNEL)


async def last_direct(bot: Served, person: Person) -> VisibleMessage:
    """Return the last direct message of somebody."""
    await bot.settled()
    return (await person.dms())[-1]


async def answer(bot: Served, person: Person, verb: str) -> VisibleMessage:
    """Answer an offer in the direct message that has told of it; return what stands there then."""
    call = await last_direct(bot, person)
    outcome = await person.click(call, find(call, "deal", verb))
    return await person.wait_for(lambda m: m.id == outcome.message and not m.loading, "dm")


async def do(bot: Served, person: Person, value: Any) -> None:
    """Let somebody answer what the game asks."""
    play = bot.services.play
    question = (await play.seat_view(1, person.id)).question
    assert question is not None
    await play.answer(1, person.id, question.number, value)
    await bot.settled()


def peace(by: str = "stark", to: str = "greyjoy", what: str = "", until: int = 1) -> Phrase:
    """Return the words of a promise not to attack."""
    return phrase_of(Promise(by, to, "no-attack", until, what))


async def round_now(bot: Served) -> int:
    """Return the round of the game."""
    return int((await bot.services.play.table_view(1)).view["round"])


async def test_a_public_deal_is_made_and_broken(bot: Served) -> None:
    """From the form to the channel: who is offered it, what they agreed on, and what came of it."""
    ada, ben, _ = await begin(bot)
    assert says((await offer(ada, "public", "greyjoy", **PEACE)).text, "deal-done-offered")
    assert await told(bot, "table-deal-made") == []
    call = await last_direct(bot, ben)
    assert says(call.text, "table-deal-offered", seat="house:stark")
    assert says((await answer(bot, ben, "yes")).text, "deal-done-yes")
    agreed = peace(until=await round_now(bot))
    parties = {"seat": "house:stark", "other": "house:greyjoy"}
    assert len(await told(bot, "table-deal-made", **parties, promises=[agreed])) == 1
    await do(bot, ada, ATTACK)
    assert len(await told(bot, "table-promise-broken", seat="house:stark", promise=agreed)) == 1
    assert says((await page(ben)).text, "deal-promise-broken", promise=agreed)


async def test_a_public_deal_is_kept(bot: Served) -> None:
    """It is told when the round is over; a place is typed as it is called."""
    ada, ben, _ = await begin(bot)
    await offer(ada, "public", "greyjoy", **PEACE, text1="moat cailin")
    await answer(bot, ben, "yes")
    agreed = peace(what="moat-cailin", until=await round_now(bot))
    await do(bot, ada, march("winterfell"))
    assert len(await told(bot, "table-promise-kept", seat="house:stark", promise=agreed)) == 1
    assert await told(bot, "table-promise-broken") == []


async def test_a_private_deal_stays_between_two(bot: Served, standin: Standin) -> None:
    """Both read all of it directly; the channel and the panel of a third have no word of it."""
    ada, ben, cleo = await begin(bot)
    await offer(ada, "private", "greyjoy", **PEACE)
    assert says((await last_direct(bot, ben)).text, "table-deal-offered-privately")
    await answer(bot, ben, "yes")
    await do(bot, ada, ATTACK)
    for person in (ada, ben):
        await bot.settled()
        texts = [m.text for m in await person.dms()]
        for id in ("table-deal-made", "table-promise-broken"):
            assert sum(says(text, id) for text in texts) == 1, id
    assert says((await page(cleo)).text, "deals-none")
    seen = [*await cleo.messages(CHANNEL), *await cleo.dms(), await use(cleo, "my panel")]
    for id in ("table-deal-made", "table-promise-broken", "table-deal-offered-privately"):
        assert not any(says(m.text, id) for m in seen)


async def test_who_takes_no_direct_messages_finds_the_offer_in_the_panel(bot: Served) -> None:
    """The channel calls nobody because of a deal: others would read that there is one."""
    ada, ben, cleo = await begin(bot)
    await ben.set_dms(open=False)
    await bot.settled()
    before = len(await cleo.messages(CHANNEL))
    await offer(ada, "private", "greyjoy", **PEACE)
    await bot.settled()
    assert len(await cleo.messages(CHANNEL)) == before
    panel = await use(ben, "my panel")
    assert says(panel.text, "deals-wait", number=1)
    shown = await click(ben, panel, "deal")
    assert says((await click(ben, shown, "deal", "no")).text, "deal-done-no")
    assert says((await last_direct(bot, ada)).text, "table-deal-declined", seat="house:greyjoy")


async def test_what_is_refused_over_the_wire(bot: Served) -> None:
    """A stranger, a late press, nonsense in a form, and a steward: one sentence, nothing done."""
    ada, ben, _ = await begin(bot)
    gus = bot.standin.user("Gus")
    assert says((await page(gus)).text, "trouble-not-playing")
    for fields, trouble in (
        ({**PEACE, "text1": "atlantis"}, said("trouble-deal-no-place", text="raw:atlantis")),
        ({"text1": "seagard"}, said("trouble-deal-what", text="raw:seagard")),
        ({"gives": ["support"]}, said("trouble-deal-place")),
        ({"gives": []}, said("trouble-deal-unclear")),
        ({}, said("trouble-deal-empty")),
    ):
        assert trouble in (await offer(ada, "public", "greyjoy", **fields)).text
    late = await form(ada, "public", "greyjoy")
    await offer(ada, "public", "greyjoy", **PEACE)
    call = await last_direct(bot, ben)
    shown = await page(ada)
    assert says((await click(ada, shown, "deal", "back")).text, "deal-done-back")
    await bot.settled()
    outcome = await ben.click(call, find(call, "deal", "yes"))
    again = await ben.wait_for(lambda m: m.id == outcome.message and not m.loading, "dm")
    assert says(again.text, "trouble-no-such-deal")
    await bot.services.play.seats.leave(1, ben.id)
    await bot.settled()
    sent = await ada.submit(late, PEACE)
    assert sent.message is not None
    seen = await ada.wait_for(lambda m: m.id == sent.message and not m.loading, CHANNEL)
    assert says(seen.text, "trouble-deal-steward") or says(seen.text, "trouble-nobody-to-talk-to")
    assert await told(bot, "table-deal-made") == []


async def test_a_deal_in_inis(bot: Served) -> None:
    """Whoever has promised to start no clash and does has broken it; the other has not."""
    position = island(
        clans={"moor": "G1 B1", "plains": "G2"},
        hands={"green": "conquest festival", "blue": "bard"},
        players=3,
    )
    await laid(bot, position, {"Ada": "green", "Ben": "blue"})
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    both = {"gives": ["no-clash"], "asks": ["no-clash"]}
    await offer(ada, "public", "blue", **both)
    await answer(bot, ben, "yes")
    assert len(await told(bot, "table-deal-made", seat="seat:green", other="seat:blue")) == 1
    await do(bot, ada, {"do": "play", "card": "conquest", "destination": "moor"})
    await do(bot, ada, {"plains": {"clan": 1}})
    while (await bot.services.play.table_view(1)).kind == "respond":
        for person in (ada, ben):
            if (await bot.services.play.seat_view(1, person.id)).question is not None:
                await do(bot, person, {"card": None})
    assert len(await told(bot, "table-promise-broken", seat="seat:green")) == 1
    assert await told(bot, "table-promise-broken", seat="seat:blue") == []
