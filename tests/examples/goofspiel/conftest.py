"""The game on both lists, and a stand-in for each test, as the tests of the bot have it."""

from collections.abc import Iterator

import pytest

from tests.bot.conftest import standin
from tests.examples.goofspiel import on_offer

__all__ = ["standin"]


@pytest.fixture(autouse=True)
def offered() -> Iterator[None]:
    """Put Goofspiel on offer."""
    with on_offer():
        yield
