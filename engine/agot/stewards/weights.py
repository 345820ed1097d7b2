"""Figures that stewards weigh with: set by hand in ``weights.toml``, learned in the others."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

Weights = Mapping[str, float]

HAND_MADE = "weights.toml"


@cache
def weights(part: str) -> Weights:
    """Return some weights: ``quick``, or those of an edition (``agot-2e``)."""
    name = HAND_MADE if part == "quick" else f"{part}.toml"
    text = (files(__package__) / name).read_text(encoding="utf-8")
    return {name: float(value) for name, value in tomllib.loads(text)[part].items()}
