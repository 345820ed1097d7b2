"""What is kept for the next picture is not kept for the next module of tests."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from bot.games.agot.drawing.paint import ground
from bot.render.paint import text as setting
from bot.workers.pool import give_back

KEPT = 1
"""How many maps the next module may find: nearly all draw the same one."""


@pytest.fixture(scope="module", autouse=True)
def forgets_pictures() -> Iterator[None]:
    """Free maps, if there are many, and fonts: each size takes the room of its whole file."""
    yield
    for cached in (setting.load, setting.runs, setting.boxed):
        cached.cache_clear()
    if ground.ground.cache_info().currsize > KEPT:
        for made in (ground.ground, ground._patch, ground.shape, ground.rim):
            made.cache_clear()
    give_back()
    gc.freeze()
