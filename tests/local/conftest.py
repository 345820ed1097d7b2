"""A stand-in for each test, and a real discord.py client that is logged in to it."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.local import Settings, Standin
from tests.local.api import Api
from tests.local.bot import Running, TestBot


@pytest.fixture
async def standin() -> AsyncIterator[Standin]:
    """A fresh server; a test fails that does not expect a violation, or leaves a fault unused."""
    async with Standin(Settings(users=4)) as running:
        yield running
        assert running.violations == [], str(running.service.transcript)
        assert running.service.faults.unused == []


@pytest.fixture
async def bot(standin: Standin) -> AsyncIterator[TestBot]:
    """A bot that is ready."""
    async with Running(standin.url, standin.token) as running:
        yield running


@pytest.fixture
async def api(standin: Standin) -> AsyncIterator[Api]:
    """A bare HTTP client with the bot's token."""
    async with aiohttp.ClientSession(
        headers={"Authorization": f"Bot {standin.token}", "User-Agent": "DiscordBot (test, 1)"}
    ) as session:
        yield Api(standin, session)
