from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.play import Play

from .tables import Clock, playing


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ravenry.db"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def play(path: Path, clock: Clock) -> AsyncIterator[Play]:
    async with playing(path, clock=clock) as opened:
        yield opened
