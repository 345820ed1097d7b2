"""What is kept for the next picture is not kept for the next module of tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.games.agot.drawing.paint import ground
from bot.render.paint import type as setting
from tests.garbage import give_back


@pytest.fixture(scope="module", autouse=True)
def _forgets_fonts() -> Iterator[None]:
    """Free the fonts: each size takes the room of its whole file, and little time to load."""
    yield
    for cached in (setting.load, setting.runs, setting.boxed):
        cached.cache_clear()
    give_back()


@pytest.fixture(scope="module")
def forgets_maps() -> Iterator[None]:
    """Free the maps of a module that draws many of them."""
    yield
    for cached in (ground.ground, ground._patch, ground.shape, ground.rim):
        cached.cache_clear()
    give_back()
