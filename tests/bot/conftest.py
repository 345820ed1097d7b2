"""A stand-in for each test; violations and logged errors fail the test."""

import functools
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.games.registry import plugins
from bot.local import Settings, Standin
from tests.soak.lock_screens import LockScreens
from tests.wire.at_table import CHANNEL, Served, serving


@pytest.fixture(scope="session", autouse=True)
def _draws_emojis_once() -> Iterator[None]:
    """To draw all emojis takes a second, and they look the same at each start of a bot."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in {type(plugin) for plugin in plugins().values()}:
            patch.setattr(kind, "draw_emblem", functools.cache(kind.draw_emblem))
        yield


@pytest.fixture
async def standin(caplog: pytest.LogCaptureFixture) -> AsyncIterator[Standin]:
    """A server of eight people.

    A broken rule of the protocol and an error in the bot's log fail the test, unless it clears them
    away because it has provoked them; so does a call of which a locked phone shows nothing useful,
    and a fault that has struck nothing.
    """
    async with Standin(Settings(users=8)) as running:
        phones = LockScreens(running)
        yield running
        assert running.violations == []
        assert phones.complaints == []
        assert running.service.faults.unused == []
    assert [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR] == []


@pytest.fixture
def wordless(standin: Standin, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Let the log say what the game has no words for, and nothing worse."""
    yield
    records = caplog.get_records("call")
    errors = [r.getMessage() for r in records if r.levelno >= logging.ERROR]
    assert [error for error in errors if not error.startswith("missing text")] == []
    records.clear()


@pytest.fixture
async def bot(standin: Standin, tmp_path: Path) -> AsyncIterator[Served]:
    """The bot, connected, with a clock that only tests move."""
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "games.sqlite3") as served:
        yield served


@pytest.fixture
async def table(standin: Standin, tmp_path: Path) -> AsyncIterator[Served]:
    """Ada plays Stark against five stewards."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        ada = standin.user("Ada")
        await ada.slash("game new", CHANNEL)
        await ada.slash("game join", CHANNEL, seat="stark")
        for verb in ("stewards", "start"):
            await ada.slash(f"game {verb}", CHANNEL)
        yield bot
