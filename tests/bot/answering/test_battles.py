"""Battles at the table: what /map tells, and what a combatant is asked."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bot.local import Standin
from bot.local.page.person import VisibleMessage
from bot.text import localizer_for
from tests.agot.fighting import attack
from tests.agot.scenario import Position
from tests.running.marks import nightly
from tests.walk.battles import refuse_support
from tests.walk.planting import laid
from tests.walk.positions import orders
from tests.wire.at_table import CHANNEL, Artist, Served, serving
from tests.wire.pressing import click, find, use
from tests.wire.said import says

SAY = localizer_for("en").of("agot-2e")


@nightly
async def test_refused_support_is_told_as_refused(standin: Standin, tmp_path: Path) -> None:
    """The card of the battle says who refused what was declared, not that nothing was."""
    async with serving(standin, tmp_path / "games.sqlite3", painter=Artist()) as bot:
        await laid(bot, refuse_support(), {"Ada": "stark", "Ben": "greyjoy"})
        ada = standin.user("Ada")
        panel = await use(ada, "my panel")
        await ada.select(panel, find(panel, "pick"), "house:lannister")
        await click(ada, await ada.message(panel.id, CHANNEL), "lock")
        await ada.slash("map", CHANNEL, region="battle")
        card = await ada.wait_for(is_drawn, CHANNEL, patience=240)
        told = card.attachments[0]["description"]
    assert "Riverrun" in told
    assert SAY("battle-choice-refused", house="house:stark") in told
    assert SAY("battle-choice-open") not in told


async def test_refusing_nobody_takes_one_press(standin: Standin, bot: Served) -> None:
    """The button says what it does, so nobody asks whether that is meant."""
    await laid(bot, refuse_support(), {"Ada": "stark", "Ben": "greyjoy"})
    ada = standin.user("Ada")
    panel = await use(ada, "my panel")
    assert panel.component(find(panel, "lock"))["label"] == SAY("nothing-refuse-support")
    panel = await click(ada, panel, "lock")
    assert not says(panel.text, "panel-sure")
    assert (await bot.services.play.table_view(1)).kind == "house-card"


async def test_refusing_is_not_asked_where_it_changes_nothing(
    standin: Standin, bot: Served
) -> None:
    """Ten against three: whoever helps Stark, it has lost, and is asked for a card at once."""
    position = attack(
        "stark 2F", "moat-cailin", "seagard", "greyjoy 3K 1F",
        units={"riverrun": "lannister 1F", "ironmans-bay": "greyjoy 3S"},
        orders={"riverrun": "support", "ironmans-bay": "support"},
    )  # fmt: skip
    await laid(bot, position, {"Ada": "stark", "Ben": "greyjoy", "Cleo": "lannister"})
    cleo = standin.user("Cleo")
    panel = await click(cleo, await use(cleo, "my panel"), "take", "side:attacker")
    await click(cleo, panel, "lock")
    assert (await bot.services.play.table_view(1)).kind == "house-card"


async def test_what_if_shows_every_card_against_every_card(
    standin: Standin, tmp_path: Path
) -> None:
    """From /map to a grid, and from there to one with other help; nothing is answered."""
    async with serving(standin, tmp_path / "games.sqlite3", painter=Artist()) as bot:
        await laid(bot, helped(), {"Ada": "stark", "Ben": "greyjoy"})
        ada = standin.user("Ada")
        await ada.slash("map", CHANNEL, region="battle")
        card = await ada.wait_for(is_drawn, CHANNEL, patience=240)
        await ada.click(card, find(card, "what-if"))
        grid = await ada.wait_for(lambda m: m.id != card.id and is_drawn(m), CHANNEL, patience=240)
        told = grid.attachments[0]["description"]
        assert all(SAY(f"card-{one}.short") in told for one in ("eddard-stark", "robb-stark"))
        menu = find(grid, "what-if")
        other = next(
            o["value"]
            for o in grid.component(menu)["options"]
            if o["label"] == SAY("what-if-side", seat="seat:lannister", side="side:defender")
        )
        await ada.select(grid, menu, other)
        changed = await ada.wait_for(
            lambda m: m.id == grid.id and m.attachments[0]["description"] != told,
            CHANNEL,
            patience=240,
        )
        assert (await bot.services.play.table_view(1)).kind == "house-card", "nothing was answered"
    assert "Lannister supports the defender" in changed.attachments[0]["description"]


async def test_a_battle_takes_the_place_of_the_map(standin: Standin, bot: Served) -> None:
    """As any other part of the board does; from there the menu leads back to the whole."""
    await laid(bot, helped(), {"Ada": "stark", "Ben": "greyjoy"})
    ada = standin.user("Ada")
    await ada.slash("map", CHANNEL)
    seen = await ada.wait_for(is_drawn, CHANNEL)
    for part in ("battle", "whole"):
        menu, before = find(seen, "zoom"), seen
        await ada.select(before, menu, part)
        seen = await ada.wait_for(partial(has_become, before), CHANNEL)
        chosen = [o["value"] for o in seen.component(find(seen, "zoom"))["options"] if o["default"]]
        assert chosen == [part]


def has_become(before: VisibleMessage, now: VisibleMessage) -> bool:
    """Return whether a message has been edited, and is drawn."""
    return now.id == before.id and now.edits > before.edits and is_drawn(now)


async def test_without_a_battle_there_is_no_what_if(standin: Standin, bot: Served) -> None:
    """While orders are given there is nothing to work out."""
    await laid(bot, orders(), {"Ada": "stark", "Ben": "greyjoy"})
    assert await bot.services.play.what_if(1, 1, {}) is None


def is_drawn(message: VisibleMessage) -> bool:
    """Tell whether a private reply has its picture."""
    return message.ephemeral and bool(message.attachments)


def helped() -> Position:
    """Lannister has declared for Stark, which attacks Greyjoy; both choose a card."""
    return refuse_support().until("house-card")
