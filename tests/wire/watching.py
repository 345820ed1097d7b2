"""Whatever a test makes the bot ask of Discord, Discord has to take."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path

import pytest

from tests.wire.captured import Captured, capturing, faults
from tests.wire.heartbeats import heartbeats
from tests.wire.warm import localized_once

PATIENCE = 20.0
"""Seconds that Discord waits for a reply in tests, unless a test is about that."""

APART = Path(__file__).parents[1] / "local"
"""There the stand-in is asked what nobody should ask."""

_for_good = ExitStack()
"""Holds what lasts as long as the process."""


@contextmanager
def watching(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test in which the bot has asked what Discord would have refused.

    So does one that leaves a heartbeat: without its loop, it would fail another test.
    """
    seen = captured()
    seen.clear()
    with pytest.MonkeyPatch.context() as patch:
        # The stand-in allows any number of sessions, unless a test says otherwise.
        patch.setattr("bot.connection.identify.SPAN", 0.0)
        # What people see must not depend on how busy a machine is.
        patch.setattr("bot.ui.reply.MOMENT", PATIENCE - 5)
        patch.setattr("bot.connection.interactions.SILENCE", PATIENCE - 5)
        patch.setattr("bot.connection.interactions.TIMELY", PATIENCE - 5)
        patch.setattr("bot.local.settings.FIRST_ANSWER", PATIENCE)
        yield
    if APART not in request.path.parents:
        assert faults(seen) == []
    assert heartbeats() == []


@cache
def captured() -> list[Captured]:
    """Return all that was asked since the last test looked."""
    seen: list[Captured] = []
    _for_good.enter_context(capturing(seen))
    _for_good.enter_context(localized_once())
    return seen
