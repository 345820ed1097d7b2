"""Seats that are bid for, over the wire: agreed on, bid for in a form, told in the channel."""

from __future__ import annotations

import pytest

from bot.local.page.person import Person, VisibleMessage
from bot.text import Plain, localizer_for
from engine.kernel.phrase import phrase
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import agree, card, click, find, setting_up, told, use
from tests.wire.said import says

HOUSES = ("baratheon", "lannister", "stark")
"""The Houses of a game of three."""


async def written(person: Person, panel: VisibleMessage, text: str) -> tuple[str, VisibleMessage]:
    """Write bids in the form; return what it showed, and the panel after it."""
    opened = await person.click(panel, find(panel, "bid"))
    assert opened.modal is not None
    shown = str(opened.form)
    sent = await person.submit(opened.modal, {"text0": text})
    return shown, await person.message(sent.message or panel.id, CHANNEL)


@pytest.mark.parametrize(("locale", "language"), [("de", "de"), ("zh-CN", "zh")])
async def test_seats_are_bid_for_in_a_form(bot: Served, locale: str, language: str) -> None:
    """In the language of whoever bids; the form shows what was bid, to nobody else."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await use(ada, "game new", players=3)
    panel = await setting_up(bot, ada)
    await agree(ada, panel, "game:seats", "auction")
    assert says((await card(bot)).text, "agreed-seats-auction")
    await ben.set_locale(locale)
    joined = await click(ben, await card(bot), "join")
    say = localizer_for(language).of("agot-2e")
    assert say("lobby-joined-auction") in joined.text
    stark = say.name("house:stark")
    _, after = await written(ben, joined, f"{stark} 3")
    assert say("bid-sealed", bids=Plain(f"{stark} 3")) in after.text
    _, sealed = await bot.services.play.bids_of(1, ben.id)
    assert sealed.bids == {"stark": 3}
    shown, after = await written(ben, after, "Stark 9")
    assert f"{stark} 3" in shown
    why = phrase("refused-seat-bids", houses=[f"house:{h}" for h in HOUSES], least=0, most=5)
    assert say.say(why) in after.text
    _, again = await bot.services.play.bids_of(1, ben.id)
    assert again == sealed
    for passer in (ada, bot.standin.user("Dan")):
        seen = await passer.messages(CHANNEL)
        assert not any(says(m.text, "bid-sealed", bids=Plain("Stark 3")) for m in seen)


async def test_the_channel_reads_who_has_paid_what(bot: Served) -> None:
    """As the game begins, with all bids; stewards have what is left."""
    ada, ben, play = bot.standin.user("Ada"), bot.standin.user("Ben"), bot.services.play
    await use(ada, "game new", players=3)
    panel = await setting_up(bot, ada)
    await agree(ada, panel, "game:seats", "auction")
    joined = await click(ben, await card(bot), "join")
    await written(ben, joined, "stark 3, lannister 1")
    panel = await click(ada, await card(bot), "panel")
    await written(ada, panel, "stark 2, lannister 2")
    await ada.slash("game stewards", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await bot.begun()
    await bot.settled()
    info = await play.info(1)
    assert (info.users["stark"], info.users["lannister"]) == (ben.id, ada.id)
    won = [
        phrase("auction-won", user=f"user:{who.id}", seat=f"seat:{seat}", number=number)
        for who, seat, number in ((ben, "stark", 3), (ada, "lannister", 2))
    ]
    bids = [
        phrase(
            "auction-bids",
            user=f"user:{who.id}",
            bids=[
                phrase("auction-bid", seat=f"seat:{seat}", number=number)
                for seat, number in said.items()
            ],
        )
        for who, said in ((ada, {"lannister": 2, "stark": 2}), (ben, {"lannister": 1, "stark": 3}))
    ]
    assert await told(bot, "table-auctioned", bids=bids, won=won)
