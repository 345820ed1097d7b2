"""A bot that serves pages, at a table of three people."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local import Standin
from tests.bot.conftest import standin  # noqa: F401 - a fixture
from tests.page.visiting import Browser, browser, invited, pages
from tests.wire.at_table import Served, serving
from tests.wire.pressing import begin


@pytest.fixture
async def table(standin: Standin, tmp_path: Path) -> AsyncIterator[Served]:  # noqa: F811
    """Ada (Stark), Ben (Tyrell), Cleo (Martell) and three stewards are asked for orders."""
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        await begin(bot)
        yield bot


@pytest.fixture
async def address(table: Served) -> AsyncIterator[str]:
    """The address of the pages."""
    async with pages(table.services) as served:
        yield served


@pytest.fixture
async def ada(table: Served, address: str) -> AsyncIterator[Browser]:
    """Ada's browser, with the page of her seat."""
    async with browser(address) as opened:
        await opened.enter(await invited(table, "Ada"))
        yield opened


@pytest.fixture
async def ben(table: Served, address: str) -> AsyncIterator[Browser]:
    """Ben's browser, with the page of his seat."""
    async with browser(address) as opened:
        await opened.enter(await invited(table, "Ben"))
        yield opened
