"""A game of which the bot knows only the rules is played like any other."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.games.plugin import GamePlugin
from bot.games.registry import plugin_of, plugins, registered
from bot.local import Standin
from bot.text import Localizer, localizer_for
from bot.text.catalog import GameWords
from engine.kernel.ruleset import View
from tests.kernel.toy import Auctions
from tests.wire.at_table import CHANNEL, Clicker, Served, serving
from tests.wire.pressing import use

TOY = {"toy": Auctions()}


async def begin(bot: Served, **options: object) -> Clicker:
    """Ada opens a game and plays it against the computer."""
    ada = bot.standin.user("Ada")
    await use(ada, "game new", **options)
    for verb in ("stewards", "start"):
        await use(ada, f"game {verb}")
    return Clicker(ada, random.Random(2))


@pytest.mark.usefixtures("wordless")
async def test_it_is_played_to_its_end_in_panels(standin: Standin, tmp_path: Path) -> None:
    """Every question has its widget, and the board is described in words from the view."""
    async with serving(standin, tmp_path / "games.sqlite3", rulesets=TOY) as bot:
        ada = await begin(bot)
        info = await bot.services.play.game_in_channel(int(await ada.person.channel_id(CHANNEL)))
        assert info is not None
        board = (await use(ada.person, "board")).text
        hand = await bot.services.play.seat_view(info.id, ada.person.id)
        for seat, coins in hand.view["purses"].items():
            assert f"{seat.title()}: {coins}" in board
        while (await bot.services.play.info(info.id)).phase == "running":
            await ada.answer(await ada.panel())
            await bot.settled()
        assert (await bot.services.play.table_view(info.id)).over


@pytest.mark.usefixtures("wordless")
async def test_what_it_lacks_is_said_in_a_sentence(standin: Standin, tmp_path: Path) -> None:
    """No picture, no battle, and nothing to look up."""
    say = localizer_for("en")
    async with serving(standin, tmp_path / "games.sqlite3", rulesets=TOY) as bot:
        ada = (await begin(bot)).person
        for command, options, id in (
            ("map", {}, "map-none"),
            ("map", {"region": "battle"}, "battle-never"),
            ("look", {}, "trouble-nothing-to-look-up"),
        ):
            seen = await use(ada, command, **options)
            assert seen.ephemeral
            assert say(id).split("{")[0][:20] in seen.text, id
            assert not seen.attachments
        await bot.settled()
        posted = [m for m in await ada.messages(CHANNEL) if not m.ephemeral]
        assert posted
        assert not any(m.attachments or say("chapter-no-picture") in m.text for m in posted)


WORDS = """
ruleset-toy = The auction
heading = Coins: { $coins }
"""


class Auction(GamePlugin):
    """A little that the bot might know of the game."""

    def __init__(self, folder: Path) -> None:
        super().__init__("toy")
        self.words = GameWords("toy", folder)

    def heading(self, view: View, seat: str, say: Localizer) -> Sequence[str]:
        """Say what is left in the player's purse."""
        return [say("heading", coins=view["purses"][seat])]


@pytest.mark.usefixtures("wordless")
async def test_a_game_is_entered_from_outside(standin: Standin, tmp_path: Path) -> None:
    """As long as a plugin is registered, panels show what it says; then it is forgotten."""
    before, folder = set(plugins()), tmp_path / "words"
    (folder / "en").mkdir(parents=True)
    (folder / "en" / "words.ftl").write_text(WORDS)
    with registered(Auction(folder)):
        assert set(plugins()) == before | {"toy"}
        async with serving(standin, tmp_path / "games.sqlite3", rulesets=TOY) as bot:
            ada = await begin(bot)
            assert "Coins: 10" in (await ada.panel()).text
            assert localizer_for("en").name("ruleset:toy") == "The auction"
    assert set(plugins()) == before
    assert type(plugin_of("toy")) is GamePlugin
    assert not localizer_for("en").of("toy").knows("heading")
