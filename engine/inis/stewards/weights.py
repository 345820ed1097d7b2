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
    """Return some weights: ``draft``, or those by which a table is judged (``inis``)."""
    name = HAND_MADE if part == "draft" else f"{part}.toml"
    text = (files(__package__) / name).read_text(encoding="utf-8")
    return {name: float(value) for name, value in tomllib.loads(text)[part].items()}
