"""The application's own emojis: uploaded once, used where they are, and missed by nobody."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, cast

import discord
import pytest

from bot.connection import application
from bot.connection.application import provide, wanted
from bot.games.plugin import GamePlugin
from bot.games.registry import plugins
from bot.local import Standin
from bot.local.faults import CallKind
from bot.local.page.person import VisibleMessage
from bot.services import Services
from bot.ui import emojis as emblems
from bot.ui.limits import walk
from engine.agot.ruleset import AgotRuleset
from engine.rulesets import rulesets
from tests.running.marks import nightly
from tests.wire.at_table import CHANNEL, Served, serving


@pytest.fixture(autouse=True)
def none_left() -> Iterator[None]:
    """No other test finds emojis of this one's application."""
    yield
    emblems.learn({})


async def uploaded(bot: Served) -> None:
    """Wait until the bot is through with its emojis."""
    async with asyncio.timeout(240):
        await asyncio.shield(bot.client.uploads)  # type: ignore[arg-type]  # connected


def emojis_in(message: VisibleMessage) -> set[str]:
    """Name the emojis of the application in a message: in its texts, and on what can be pressed."""
    parts = list(walk(message.data["components"]))
    texts = [str(part.get("content", "")) for part in parts]
    held = [part.get("emoji") for part in parts]
    held += [option.get("emoji") for part in parts for option in part.get("options", ())]
    return {name for text in texts for name in re.findall(r"<:(\w+):\d+>", text)} | {
        emoji["name"] for emoji in held if emoji
    }


async def begin(bot: Served) -> VisibleMessage:
    """Begin a game of Ada against stewards, and return her panel."""
    ada = bot.standin.user("Ada")
    await ada.slash("game new", CHANNEL)
    await ada.slash("game stewards", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await bot.settled()
    outcome = await ada.slash("my panel", CHANNEL)
    assert outcome.message is not None
    return await ada.message(outcome.message, CHANNEL)


def test_names_are_such_as_discord_takes() -> None:
    """Each has 2 to 32 letters, digits and underscores, and stands for one thing of a family."""
    for plugin in plugins().values():
        for thing, name in plugin.emblems.items():
            assert re.fullmatch(r"\w{2,32}", name, re.ASCII), thing
        ids = {thing.partition(":")[2] for thing in plugin.emblems}
        assert len({*plugin.emblems.values()}) == len(ids)


class Watched(NamedTuple):
    """A plugin whose drawings are counted."""

    plugin: GamePlugin
    asked: list[str]

    def draw_emblem(self, thing: str) -> bytes:
        """Draw it, and note that."""
        self.asked.append(thing)
        return self.plugin.draw_emblem(thing)


@pytest.mark.parametrize("id", ["agot-1e", "agot-2e", "agot-2e-mod"])
def test_every_unit_has_one(id: str) -> None:
    """Those that are in the box of a game, whoever has them."""
    figures = cast(AgotRuleset[Any], rulesets[id]).box({}).figures
    units = {*figures.pieces, *(unit for own in figures.pieces_of.values() for unit in own)}
    assert {f"unit:{unit}" for unit in units} <= {*plugins()[id].emblems}


async def test_they_are_uploaded_once_and_used(standin: Standin, tmp_path: Path) -> None:
    """A first start uploads them all; a second one finds them, and uploads none."""
    world = standin.service.world
    async with serving(standin, tmp_path / "games.sqlite3", emojis=True) as bot:
        await uploaded(bot)
        assert {e.name for e in world.emojis.values()} == set(wanted())
        before = set(world.emojis)
        panel = await begin(bot)
    assert {"agot_march_plus_0", "agot_raid", "agot_support"} <= emojis_in(panel)
    async with serving(standin, tmp_path / "games.sqlite3", emojis=True) as bot:
        await uploaded(bot)
        assert set(world.emojis) == before


async def test_they_are_not_drawn_again_as_long_as_nothing_draws_them_otherwise(
    standin: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start that finds them all draws none; if one is missing, it is drawn."""
    world, asked = standin.service.world, list[str]()
    async with serving(standin, tmp_path / "games.sqlite3", emojis=True) as bot:
        await uploaded(bot)
    there = wanted()

    def counted() -> Mapping[str, Any]:
        return {name: (Watched(plugin, asked), thing) for name, (plugin, thing) in there.items()}

    monkeypatch.setattr(application, "wanted", counted)
    async with serving(standin, tmp_path / "games.sqlite3", emojis=True) as bot:
        await uploaded(bot)
        assert asked == []
    del world.emojis[next(iter(world.emojis))]
    async with serving(standin, tmp_path / "games.sqlite3", emojis=True) as bot:
        await uploaded(bot)
    assert len(asked) == len(there)
    assert {e.name for e in world.emojis.values()} == set(wanted())


async def test_what_is_drawn_otherwise_is_replaced_and_what_is_not_ours_stays(
    standin: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One changed drawing is one new emoji; an emoji that somebody else uploaded is not touched."""
    world = standin.service.world
    async with serving(standin, tmp_path / "games.sqlite3", emojis=True) as bot:
        await uploaded(bot)
    before = {e.name: e.id for e in world.emojis.values()}
    name, (plugin, thing) = next(iter(wanted().items()))
    other = plugin.draw_emblem(next(t for t in plugin.emblems if plugin.emblems[t] != name))
    real = type(plugin).draw_emblem
    monkeypatch.setattr(
        type(plugin), "draw_emblem", lambda f, t: other if t == thing else real(f, t)
    )
    monkeypatch.setattr(application, "fingerprint", lambda: "another version of the bot")
    theirs = world.emojis[before[name]]
    world.emojis[1] = type(theirs)(1, "somebody_elses", theirs.data, animated=False)
    async with serving(standin, tmp_path / "games.sqlite3", emojis=True) as bot:
        await uploaded(bot)
    after = {e.name: e.id for e in world.emojis.values()}
    assert after.pop("somebody_elses") == 1
    assert {n for n in after if after[n] != before[n]} == {name}


@nightly
@pytest.mark.parametrize(("fault", "times"), [("rate_limit", 2), ("cut", 6), ("status", 6)])
async def test_after_a_pause_it_goes_on_where_it_has_stopped(
    standin: Standin,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    fault: CallKind,
    times: int,
) -> None:
    """Discord asks for a longer pause than the library waits for, or is out of reach for a while.

    A library's call is tried five times before it fails.
    """
    monkeypatch.setattr(application, "AGAIN", 0.0)

    async def impatient(client: discord.Client, services: Services) -> None:
        client.http.max_ratelimit_timeout = 0.01
        await provide(client, services)

    monkeypatch.setattr("bot.client.provide", impatient)
    world, faults = standin.service.world, standin.service.faults
    one = list(wanted())[3]
    faults.next(fault, "POST", r"/applications/\d+/emojis", saying=one, times=times, seconds=0.1)
    async with serving(standin, tmp_path / "games.sqlite3", emojis=True) as bot:
        await uploaded(bot)
        assert bot.services.supervisor.restarts["emojis"] == 0
    assert sorted(e.name for e in world.emojis.values()) == sorted(wanted())
    assert not faults.planned


async def test_where_discord_refuses_them_everything_is_said_in_words(
    standin: Standin, tmp_path: Path
) -> None:
    """Nobody finds an emoji in a panel, and nothing fails."""
    emojis = r"/applications/\d+/emojis"
    standin.service.faults.next("status", "GET", emojis, times=None, status=403)
    async with serving(standin, tmp_path / "games.sqlite3", emojis=True) as bot:
        await uploaded(bot)
        panel = await begin(bot)
        assert emojis_in(panel) == set()
        assert panel.custom_ids


async def test_emojis_that_somebody_has_deleted_are_used_no_more(
    standin: Standin, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """One reply is refused and said otherwise; the panel after it has none of them."""
    async with serving(standin, tmp_path / "games.sqlite3", emojis=True) as bot:
        await uploaded(bot)
        assert emojis_in(await begin(bot))
        standin.service.world.emojis.clear()
        ada = standin.user("Ada")
        await ada.slash("my panel", CHANNEL)
        outcome = await ada.slash("my panel", CHANNEL)
        assert outcome.message is not None
        panel = await ada.message(outcome.message, CHANNEL)
        assert emojis_in(panel) == set()
        assert [id for id in panel.custom_ids if ":put" in id or "put" in id]
    caplog.clear()
