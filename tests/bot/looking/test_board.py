"""Looking at a game: maps, regions, palettes, the board in words, battles, explanations."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.demo import lay_table
from bot.games.registry import plugin_of
from bot.local import Standin
from bot.store.keeping.facts import PALETTE
from bot.text import localizer_for
from bot.ui.custom_id import CustomId
from tests.running.marks import nightly
from tests.wire.at_table import CHANNEL, Artist, Clicker, Served, serving
from tests.wire.pressing import find, use
from tests.wire.said import says


@pytest.fixture
async def table(standin: Standin, tmp_path: Path) -> AsyncIterator[Served]:
    """Ada is in a game with five stewards, drawn with the real renderer."""
    async with serving(standin, tmp_path / "games.sqlite3", painter=Artist()) as bot:
        ada = standin.user("Ada")
        for verb in ("new", "stewards", "start"):
            await ada.slash(f"game {verb}", CHANNEL)
        yield bot


async def test_a_map_can_be_looked_at_closer(standin: Standin, table: Served) -> None:
    """A private map has a menu of regions; a region takes its place, with its own words."""
    ada = standin.user("Ada")
    await ada.slash("map", CHANNEL)
    whole = await ada.wait_for(lambda m: m.ephemeral and bool(m.attachments), CHANNEL)
    (zoom,) = [c for c in whole.custom_ids if ":zoom:" in c]
    await ada.select(whole, zoom, "dorne")
    near = await ada.wait_for(
        lambda m: m.edits > whole.edits and m.ephemeral and bool(m.attachments), CHANNEL
    )
    assert (near.id, len(near.attachments)) == (whole.id, 1)
    assert near.attachments[0]["description"] != whole.attachments[0]["description"]
    assert "Dorne" in near.attachments[0]["description"]


@nightly
async def test_colours_are_kept(standin: Standin, table: Served) -> None:
    """Colours chosen once are used for the next map as well."""
    ada = standin.user("Ada")
    await ada.slash("map", CHANNEL, colours="high-contrast")
    await ada.wait_for(lambda m: m.ephemeral and bool(m.attachments), CHANNEL)
    assert await table.services.fact(PALETTE.key(ada.id)) == "high-contrast"


async def test_the_board_in_words_and_the_reasons(standin: Standin, table: Served) -> None:
    """/board says who holds what; /why supply counts icons; /map says that there is none."""
    ada = standin.user("Ada")
    await ada.slash("board", CHANNEL)
    await ada.wait_for(lambda m: m.ephemeral and "Winterfell" in m.text, CHANNEL)
    await ada.slash("why", CHANNEL, topic="supply", seat="stark")
    await ada.wait_for(lambda m: m.ephemeral and "4.4.1" in m.text, CHANNEL)
    await ada.slash("map", CHANNEL, region="battle")
    await ada.wait_for(lambda m: says(m.text, "battle-none"), CHANNEL)


@nightly
async def test_drafts_are_on_the_map_of_their_seat_alone(standin: Standin, table: Served) -> None:
    """The alternative text of Ada's map tells her drafted orders; nobody else's does."""
    ada = Clicker(standin.user("Ada"), random.Random(2))
    ben = standin.user("Ben")
    info = await table.services.play.game_in_channel(int(await ben.channel_id(CHANNEL)))
    assert info is not None
    hand = await table.services.play.seat_view(info.id, int(ada.person.id))
    assert hand.question is not None
    first = hand.question.shape.step(()).options[0].id
    await table.services.play.draft(info.id, int(ada.person.id), hand.question.number, [first])
    words = {}
    for person in (ada.person, ben):
        await person.slash("map", CHANNEL)
        seen = await person.wait_for(lambda m: m.ephemeral and bool(m.attachments), CHANNEL)
        words[person] = seen.attachments[0]["description"]
    assert "draft" in words[ada.person].lower()
    assert "draft" not in words[ben].lower()


async def test_a_hand_is_shown_where_hands_are_secret(standin: Standin, table: Served) -> None:
    """In a game without secret hands no panel has a button for it; one from before says why."""
    ada = Clicker(standin.user("Ada"), random.Random(1))
    panel = await ada.panel()
    assert "hand" not in [CustomId.decode(id).verb for id in panel.custom_ids]


async def test_a_secret_hand_is_a_picture_for_its_player(standin: Standin, tmp_path: Path) -> None:
    """In Inis the panel names its player's cards, and its button draws them in private."""
    async with serving(standin, tmp_path / "games.sqlite3", painter=Artist()) as bot:
        info = await lay_table(standin, bot.services, "inis")
        ada, ben = standin.user("Ada"), standin.user("Ben")
        clicker = Clicker(ada, random.Random(1))
        while not (await bot.services.play.seat_view(info.id, ada.id)).view["hand"]["action"]:
            await clicker.answer(await clicker.panel())
        panel = await clicker.panel()
        held = panel.text
        await ada.click(panel, find(panel, "hand"))
        hand = (await bot.services.play.seat_view(info.id, ada.id)).view["hand"]
        seen = await ada.wait_for(lambda m: m.ephemeral and bool(m.attachments), CHANNEL)
        for card in hand["action"]:
            name = localizer_for("en").of("inis").name(f"card:{card}")
            assert name in seen.attachments[0]["description"]
            assert name in held
        assert not any(m.attachments for m in await ben.messages(CHANNEL) if m.ephemeral)


async def test_the_demo_seats_its_person_far_from_greyjoy(standin: Standin, tmp_path: Path) -> None:
    """Ada is Martell, Greyjoy and Stark are squires, and all others are pages."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        info = await lay_table(standin, bot.services, "agot-2e")
        await bot.begun(info.id)
        table = await bot.services.play.info(info.id)
        levels = {p.seat: p.level for p in table.players if p.user is None}
        squires = {seat for seat, level in levels.items() if level == "squire"}
        assert squires == {"greyjoy", "stark"}
        assert {level for seat, level in levels.items() if seat not in squires} == {"page"}
        own = table.player_in("martell")
    assert own is not None
    assert own.user == standin.user("Ada").id


async def test_a_running_game_hands_out_no_record(standin: Standin, table: Served) -> None:
    """The record of a running game would tell secrets, and that is said."""
    ada = standin.user("Ada")
    kept = await use(ada, "history", game=1)
    await ada.click(kept, find(kept, "kept", "record"))
    refusal = await ada.wait_for(
        lambda m: m.ephemeral and says(m.text, "trouble-not-over"), CHANNEL
    )
    assert not refusal.attachments


async def test_rulings_are_agreed_upon_when_a_game_is_opened(
    standin: Standin, tmp_path: Path
) -> None:
    """/game new takes other readings of the rules, shows them, and refuses unknown ones by name."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        ada = standin.user("Ada")
        await ada.slash("game new", CHANNEL, rulings="tie-break=sunshine")
        await ada.wait_for(lambda m: m.ephemeral and "tie-break" in m.text, CHANNEL)
        await ada.slash("game new", CHANNEL, rulings="tie-break=printed, dark-wings-ports=paid")
        await ada.wait_for(lambda m: "at the end: as first printed" in m.text, CHANNEL)
        info = await bot.services.play.game_in_channel(int(await ada.channel_id(CHANNEL)))
        assert info is not None
        assert (info.rulings["tie-break"], info.rulings["dark-wings-ports"]) == ("printed", "paid")
        await ada.slash("rules", CHANNEL, about="15.2")
        await ada.wait_for(lambda m: m.ephemeral and says(m.text, "rules-otherwise"), CHANNEL)
        await ada.slash("rules", CHANNEL, about="8.16", ruleset="agot-1e")
        await ada.wait_for(lambda m: m.ephemeral and says(m.text, "rules-by-default"), CHANNEL)


async def test_regions_and_colours_are_those_of_the_game(standin: Standin, tmp_path: Path) -> None:
    """What /map suggests comes from the game of the channel; nobody else's regions are offered."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        ada = standin.user("Ada")
        for ruleset, channel in (("agot-2e", CHANNEL), ("inis", "general")):
            await ada.slash("game new", channel, ruleset=ruleset)
            regions = {c["value"] for c in await ada.autocomplete("map", "region", "", channel)}
            plugin = plugin_of(ruleset)
            assert regions == {"whole", "battle", *plugin.regions}
            colours = [c["value"] for c in await ada.autocomplete("map", "colours", "", channel)]
            assert colours == list(plugin.palettes)
        await ada.slash("map", CHANNEL, colours="rose")
        await ada.wait_for(lambda m: "nothing called rose" in m.text, CHANNEL)
        assert await bot.services.fact(PALETTE.key(ada.id)) is None
