"""X5 What groups may agree on in place of what is printed: a port."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from pydantic import BaseModel, ConfigDict

from engine.agot.box import Area, Card, House
from engine.agot.printed import changed_board


class PortFacts(BaseModel):
    """A port that is not printed (X3.6.2)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    area: Area
    joins: tuple[Area, Area]
    """The land area and the sea area between which it lies."""
    points: Mapping[Card, Mapping[House, int]]
    """Objectives that are worth something else with it."""


class Options(BaseModel):
    """All of it; ``data/agot-2e-affc/options.toml`` explains the keys."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    port: PortFacts


@lru_cache
def options() -> Options:
    """Read and check them."""
    file = files("engine.agot") / "data" / "agot-2e-affc" / "options.toml"
    return Options.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))


def open_port(box: dict[str, Any]) -> None:
    """X3.6.2 Put the port on the board in an open box."""
    port = options().port
    box["areas"] = changed_board(
        box["areas"],
        borders=[(port.area, end) for end in port.joins],
        areas={port.area: {"kind": "port"}},
    )
