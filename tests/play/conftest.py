from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.play import Play

from .tables import playing


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ravenry.db"


@pytest.fixture
async def play(path: Path) -> AsyncIterator[Play]:
    async with playing(path) as opened:
        yield opened
