"""The figures of :file:`weights.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

Weights = Mapping[str, float]


@cache
def weights(part: str) -> Weights:
    """Return the weights of one part: ``table`` or ``draft``."""
    text = (files(__package__) / "weights.toml").read_text(encoding="utf-8")
    return {name: float(value) for name, value in tomllib.loads(text)[part].items()}
