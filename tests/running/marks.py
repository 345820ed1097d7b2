"""Which tests belong to ``make test``, which to ``make nightly`` alone, and which are left out."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest

nightly = pytest.mark.nightly
"""Long by nature; `make test` has a small form of it, or says elsewhere what it would say."""


def costly(why: str) -> pytest.MarkDecorator:
    """Let a test of ``make test`` take more than `tests.running.costs.LIMIT`, and say why."""
    return pytest.mark.costly(why)


def daily(*chosen: Any, of: Iterable[Any]) -> list[Any]:
    """Return parameters of a test: those chosen for ``make test``, all others for the night.

    A tuple holds the values of several parameters.

    >>> @pytest.mark.parametrize("language", daily("en", "fa", of=languages()))
    """
    everything = list(of)
    unknown = [one for one in chosen if one not in everything]
    assert not unknown, f"{unknown} are none of {everything}"

    def at_night(one: Any) -> Any:
        return pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=nightly)

    return [one if one in chosen else at_night(one) for one in everything]


class LeftOut:
    """Skips tests that need a browser where there is none, and says so at the end of the run."""

    def __init__(self) -> None:
        self._tests: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Skip what cannot be tested; in CI nothing is left out, so there it fails."""
        looking = [item for item in items if item.get_closest_marker("browser")]
        if not looking or os.environ.get("CI"):
            return
        from tests.running.browsing import (  # takes half a second, and few tests need it
            HOW,
            chromium,
        )

        if chromium() is None:
            for item in looking:
                item.add_marker(pytest.mark.skip(reason=f"no browser: {HOW}"))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count what was left out, in whichever process."""
        if report.skipped and "no browser" in str(report.longrepr):
            self._tests.add(report.nodeid)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say in one line what was not tested, and how to test it."""
        if self._tests:
            from tests.running.browsing import HOW

            terminalreporter.line(
                f"NOT TESTED, for want of a browser: {len(self._tests)} tests that look at pages. "
                f"To test them, {HOW}."
            )
