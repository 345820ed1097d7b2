"""Slow work is done by processes that are replaced when they hang or die."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from pebble import ProcessExpired

from bot.render.drawer import Picture
from bot.render.paint.text import runs
from bot.workers import pool
from bot.workers.drawing import NotDrawn, Painter, draw_board
from bot.workers.pool import WorkerPool, held, replaced
from tests.bench.painter import MOST, measure
from tests.render.golden_views import crowded
from tests.render.inis_views import the_fullest
from tests.running.marks import costly, daily, nightly

SOON = 4.0
"""Seconds after which these tests call a process hung; the start of one does not count."""


@pytest.fixture(scope="module")
def workers() -> Iterator[WorkerPool]:
    """One process for all tests of this module, or whatever is in its place by then."""
    some = WorkerPool(1, patience=SOON, name="tests")
    yield some
    asyncio.run(some.close())


def hang_at_first(mark: str) -> str:
    """Hang, but not a second time."""
    if not Path(mark).exists():
        Path(mark).touch()
        time.sleep(1000)
    return "done"


def die_at_first(mark: str) -> str:
    """Die as a process does that takes too much memory, but not a second time."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), 9)
    return "done"


def die() -> None:
    os.kill(os.getpid(), 9)


@nightly
async def test_a_process_that_hangs_is_replaced(workers: WorkerPool, tmp_path: Path) -> None:
    """What it was to do is done by another."""
    assert await workers.run(hang_at_first, str(tmp_path / "mark")) == "done"


@nightly
async def test_a_process_that_dies_is_replaced(workers: WorkerPool, tmp_path: Path) -> None:
    """What it was to do is done by another."""
    assert await workers.run(die_at_first, str(tmp_path / "mark")) == "done"


@pytest.mark.parametrize("name", daily("stewards", of=["tests", "stewards"]))
async def test_a_process_that_dies_idle_is_replaced_when_it_is_needed(name: str) -> None:
    """Nobody notices before; then everybody who comes has their work done, and it is counted.

    So it is where work is tried once.
    """
    workers, before = WorkerPool(1, patience=60, name=name, tries=1), replaced[name]
    try:
        for times in (1, 2):
            dead = await workers.run(os.getpid)
            os.kill(dead, signal.SIGKILL)
            living = set(await asyncio.gather(*(workers.run(os.getpid) for _ in range(3))))
            assert dead not in living
            assert replaced[name] == before + times
    finally:
        await workers.close()


@nightly
async def test_a_map_is_drawn_after_the_painter_has_died_idle() -> None:
    """As the system does to a process that holds much memory while nobody plays."""
    painter = Painter(1, draw_nothing)
    try:
        dead = await painter.do(os.getpid)
        os.kill(dead, signal.SIGKILL)
        assert (await painter.paint({}, language="en")).alt == "a board"
    finally:
        await painter.close()


async def test_work_that_kills_is_given_up(workers: WorkerPool) -> None:
    """It does so after the second process has died; the next piece of work is done as usual."""
    with pytest.raises(ProcessExpired):
        await workers.run(die)
    assert await workers.run(os.getpid) != os.getpid()


async def test_work_that_fails_is_not_tried_again(workers: WorkerPool) -> None:
    """The error of the work is raised."""
    with pytest.raises(ValueError, match="invalid literal"):
        await workers.run(int, "seven")


def draw_nothing(view: Mapping[str, Any], wish: Mapping[str, Any]) -> Picture:
    return Picture(b"", "a board", 1, 1)


def draw_but_hang_at_first(view: Mapping[str, Any], wish: Mapping[str, Any]) -> Picture:
    hang_at_first(view["mark"])
    return Picture(b"", "a board", 1, 1)


def hang(view: Mapping[str, Any], wish: Mapping[str, Any]) -> Picture:
    time.sleep(1000)
    raise AssertionError


@nightly
async def test_a_picture_is_tried_once_more(tmp_path: Path) -> None:
    """Even if its process hung the first time."""
    painter = Painter(draw=draw_but_hang_at_first, patience=SOON)
    try:
        assert (
            await painter.paint({"mark": str(tmp_path / "mark")}, language="en")
        ).alt == "a board"
    finally:
        await painter.close()


@nightly
async def test_a_picture_that_cannot_be_drawn_does_not_block_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It is tried once more, and ends in NotDrawn, for everybody who waited for it."""
    painter = Painter(draw=hang, patience=0.5)
    try:
        with pytest.raises(NotDrawn):
            await painter.paint({}, language="en")
    finally:
        await painter.close()
    assert caplog.text.count("a process for pictures was replaced") == 2


def kept() -> int:
    """Count the texts that this process keeps ready for the next picture."""
    return runs.cache_info().currsize


def narrow(room: int = 1) -> None:
    """Let this process hold so little before it draws with other things."""
    pool.ROOM, pool.FULL = room, 100_000


@nightly
@pytest.mark.skipif(not held(), reason="the system does not say what a process holds")
@costly("draws maps in a process of its own")
async def test_a_process_forgets_what_it_drew_with_before_it_draws_with_other_things() -> None:
    """While the same is drawn it keeps its map, pieces and fonts, so that the next is sooner."""
    workers = WorkerPool(1, patience=60, name="tests")
    try:
        await workers.run(narrow, 100_000)
        await workers.run(draw_board, crowded(), {"palette": "default"})
        first = await workers.run(kept)
        await workers.run(draw_board, crowded(), {"palette": "default"})
        assert await workers.run(kept) == first
        await workers.run(draw_board, the_fullest(), {"palette": "default"})
        assert await workers.run(kept) > first
        await workers.run(narrow)
        await workers.run(draw_board, the_fullest(), {"palette": "default", "zoom": None})
        assert await workers.run(kept) > first
        await workers.run(draw_board, crowded(), {"palette": "default"})
        assert await workers.run(kept) == first
    finally:
        await workers.close()


@nightly
@pytest.mark.skipif(not held(), reason="the system does not say what a process holds")
@pytest.mark.parametrize("pictures", daily(8, of=(8, 60)))
@costly("draws maps in a process of its own")
def test_whatever_is_drawn_the_memory_is_enough(pictures: int) -> None:
    """Boards of all rulesets, in every palette, region and language."""
    assert measure(pictures, seed=3) <= MOST
