"""What holds for all tests: what they may cost, what is left out, and what Discord has to take."""

import logging
import sys
from collections.abc import Iterator
from functools import partialmethod

import pytest

from tests.running.costs import Costs
from tests.running.garbage import Garbage
from tests.running.marks import LeftOut


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let tests be held to what they may cost."""
    parser.addoption("--costs", action="store_true", help="fail tests that cost too much")


def pytest_configure(config: pytest.Config) -> None:
    """Measure what tests cost, and say what was left out."""
    config.pluginmanager.register(Costs(strict=config.getoption("--costs")))
    config.pluginmanager.register(Garbage())
    config.pluginmanager.register(LeftOut())


def pytest_collection_finish() -> None:
    """Let tests of the bot speak of every game: their words are known as soon as the games are."""
    if "bot" in sys.modules:
        import bot.games.registry  # noqa: F401  # rules' tests do without


@pytest.fixture(scope="session", autouse=True)
def _begins_databases_at_once() -> Iterator[None]:
    """Let no test wait for migrations that it is not about, nor for the disk."""
    with pytest.MonkeyPatch.context() as patch:
        if "bot.store" in sys.modules:
            from tests.running.new_databases import bring_up

            patch.setattr("bot.store.sqlite.database.migrate", bring_up)
        yield


@pytest.fixture(scope="session", autouse=True)
def _waits_for_no_more_servers() -> Iterator[None]:
    """Let no bot wait two seconds after each connection for servers that do not exist."""
    with pytest.MonkeyPatch.context() as patch:
        if "discord" in sys.modules:
            from discord.state import ConnectionState

            eager = partialmethod(ConnectionState.__init__, guild_ready_timeout=0.05)
            patch.setattr(ConnectionState, "__init__", eager)
        yield


@pytest.fixture(autouse=True)
def _leaves_logging_alone() -> Iterator[None]:
    """Let no test hear what the command line of another has set up."""
    root = logging.getLogger()
    level, handlers = root.level, {*root.handlers}
    yield
    root.setLevel(level)
    for handler in {*root.handlers} - handlers:
        root.removeHandler(handler)


@pytest.fixture(autouse=True)
def _over_the_wire(request: pytest.FixtureRequest) -> Iterator[None]:
    """Look at what is asked of the stand-in, if any of the tests have loaded it."""
    if "bot.local" in sys.modules:
        from tests.wire.watching import watching

        with watching(request):
            yield
    else:
        yield
