"""What is printed for vassals beside board and cards."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from engine.agot.components import Area, House
from engine.printed import PrintedFacts


class VassalFacts(PrintedFacts):
    """The start of vassals."""

    supply: int
    units: Mapping[House, Mapping[Area, Mapping[str, int]]]


@lru_cache
def printed() -> VassalFacts:
    """Read and check the start of vassals."""
    file = files("engine.agot") / "data" / "agot-2e-vassals" / "vassals.toml"
    return VassalFacts.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
