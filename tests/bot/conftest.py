"""A stand-in for each test, and nothing swept under the carpet."""

import logging
from collections.abc import AsyncIterator

import pytest

from bot.local import Settings, Standin


@pytest.fixture
async def standin(caplog: pytest.LogCaptureFixture) -> AsyncIterator[Standin]:
    """A server of eight people.

    A broken rule of the protocol and an error in the bot's log fail the test, unless it clears them
    away because it has provoked them.
    """
    async with Standin(Settings(users=8)) as running:
        yield running
        assert running.violations == []
    assert [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR] == []
