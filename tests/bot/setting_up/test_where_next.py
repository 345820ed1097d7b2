"""When a first game is over: what was met in it, and three games that one press opens."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest

from bot.local.page.person import VisibleMessage
from bot.play import GameInfo
from bot.text.rulebook import rulebook
from engine.kernel.game import Game
from engine.records.position import open_position
from tests.play.planted import plant
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import click, told, use
from tests.wire.said import heard, says

LAST = " | ".join(
    (
        "agot-2e/1 players=3 round=8 phase=marches iron-throne=BSL asks=march:baratheon",
        "baratheon power=4",
        "dragonstone:B f1 g=2 o=consolidate",
        "crackclaw-point:B f1k1 o=march+0",
        "the-eyrie t=B",
        "white-harbor t=B",
        "moat-cailin t=B",
        "flints-finger t=B",
        "winterfell:S f1 g=2",
        "lannisport:L f1 g=2",
    )
)
"""House Baratheon is one castle short, and King's Landing is empty."""
GOAL = rulebook("agot-2e").find("3").title  # type: ignore[union-attr]  # it is there
"""The part of the rules with what the first panel explains."""
WINS = {
    "area": "crackclaw-point",
    "moves": {"kings-landing": {"knight": 1}},
    "leave_power_token": False,
}


@dataclass
class Prepared:
    """A position to plant."""

    game: Game[Any]


async def won(bot: Served) -> VisibleMessage:
    """Let Ada win the first game of the 2nd edition; return her panel."""
    ada, play = bot.standin.user("Ada"), bot.services.play
    await ada.slash("game learn", CHANNEL, ruleset="agot-2e")
    await bot.begun()
    await bot.settled()
    panel = await click(ada, await use(ada, "my panel"), "coach")  # what is explained first
    await click(ada, panel, "coach")
    await plant(play, 1, Prepared(open_position(LAST)), bot.standin.service.clock.now())
    question = (await play.seat_view(1, ada.id)).question
    assert question is not None
    await play.answer(1, ada.id, question.number, WINS)
    await bot.settled()
    return await use(ada, "my panel")


async def latest(bot: Served) -> GameInfo:
    """Return the open game of the channel."""
    info = await bot.services.play.game_in_channel(bot.standin.channel(CHANNEL).id)
    assert info is not None
    return info


async def test_it_says_what_was_met_and_what_was_not(bot: Served) -> None:
    """By the parts of the rules; each is in one of the two lists."""
    panel = await won(bot)
    assert says(panel.text, "panel-over")
    (met,) = heard(panel.text, "next-met", "parts")
    (unmet,) = heard(panel.text, "next-unmet", "parts")
    assert met
    assert unmet
    assert not set(re.split(", | and ", met)) & set(re.split(", | and ", unmet))
    assert GOAL in met
    assert GOAL not in unmet


async def test_a_little_harder_is_the_same_seat_against_the_next_level(bot: Served) -> None:
    """It begins at once, with hints and without a hurry; after knights come lords, and no more."""
    ada, panel = bot.standin.user("Ada"), await won(bot)
    await click(ada, panel, "next", "harder")
    await bot.begun(2)
    await bot.settled()
    info = await latest(bot)
    assert (info.id, info.phase, info.ruleset) == (2, "running", "agot-2e")
    assert info.users == {"baratheon": ada.id}
    assert {p.level for p in info.players if p.user is None} == {"squire"}
    assert info.terms["hints"] is True
    assert info.terms["together"] is None
    assert await told(bot, "status-title")


@pytest.mark.parametrize("arg", ["seek", "invite"])
async def test_others_can_join_the_next_game(bot: Served, arg: str) -> None:
    """A table with the same settings and the usual time is open; who opens it has a seat."""
    ada, ben, panel = bot.standin.user("Ada"), bot.standin.user("Ben"), await won(bot)
    await click(ada, panel, "next", arg)
    await bot.settled()
    info = await latest(bot)
    assert (info.id, info.phase, info.host) == (2, "lobby", ada.id)
    assert info.options["players"] == 3
    assert info.sought == (3 if arg == "seek" else None)
    assert info.terms["together"] is not None
    (card,) = await told(bot, "lobby-host", host="Ada")
    await click(ben, card, "join")
    assert (await latest(bot)).player_of(ben.id) is not None


async def test_nobody_goes_on_from_a_game_that_is_not_theirs_or_not_over(bot: Served) -> None:
    """Both get one sentence, and no table is opened."""
    ada, ben, panel = bot.standin.user("Ada"), bot.standin.user("Ben"), await won(bot)
    (card,) = [m for m in await ben.pins(CHANNEL) if m.custom_ids]
    await click(ada, panel, "next", "harder")
    again = await click(ada, panel, "next", "invite")
    assert says(again.text, "trouble-channel-busy")
    assert (await latest(bot)).id == 2
    assert not any("next" in id for id in card.custom_ids)
