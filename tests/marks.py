"""Which tests belong to ``make test``, and which to ``make nightly`` alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

nightly = pytest.mark.nightly
"""Long by nature; `make test` has a small form of it, or says elsewhere what it would say."""


def costly(why: str) -> pytest.MarkDecorator:
    """Let a test of ``make test`` take more than `tests.costs.LIMIT`, and say why."""
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
