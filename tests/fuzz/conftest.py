"""One world for all tests of a module, on a loop of its own."""

import asyncio
from collections.abc import Iterator

import pytest

from .world import World, world


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    """A loop that outlives a test."""
    with asyncio.Runner() as running:
        yield running


@pytest.fixture(scope="module")
def opened(runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """The bot with its games and users, opened once."""
    context = world(tmp_path_factory.mktemp("fuzz"))
    yield runner.run(context.__aenter__())
    runner.run(context.__aexit__(None, None, None))
