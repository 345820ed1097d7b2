"""Hypothesis as the tests use it: with the same examples each time, on a machine that may be busy.

Tests of properties take it from here. Others never load it, which takes a while.
"""

from __future__ import annotations

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

__all__ = ["example", "given", "settings", "st"]

settings.register_profile(
    "any-machine",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("any-machine")
