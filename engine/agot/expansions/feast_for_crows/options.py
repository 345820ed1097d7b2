"""Variants that groups may agree on in place of what is printed: a port (X5)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from engine.agot.components import Area, Card, House, changed_board
from engine.agot.rulings import RULINGS as SECOND
from engine.agot.rulings import without_cards
from engine.kernel.data import Json
from engine.printed import PrintedFacts


class PortFacts(PrintedFacts):
    """A port that is not printed (X3.6.2)."""

    area: Area
    joins: tuple[Area, Area]
    """The land area and the sea area that it joins."""
    points: Mapping[Card, Mapping[House, int]]
    """The objectives that have another worth with this port."""


class Options(PrintedFacts):
    """All options; ``data/agot-2e-affc/options.toml`` explains the keys."""

    port: PortFacts


@lru_cache
def options() -> Options:
    """Read and check the options."""
    file = files("engine.agot") / "data" / "agot-2e-affc" / "options.toml"
    return Options.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))


def open_port(box: Json) -> None:
    """Put the port on the board of some components (X3.6.2)."""
    port = options().port
    box["areas"] = changed_board(
        box["areas"],
        borders=[(port.area, end) for end in port.joins],
        areas={port.area: {"kind": "port"}},
    )


OWN: dict[str, tuple[str, ...]] = {
    "affc-eyrie-home": ("home-area", "power-token-only"),
    "affc-eyrie-port": ("none", "open"),
    "affc-special-objective-optional": ("yes", "mandatory"),
    "affc-tie-break": ("points-land-throne-midgame-points-throne-at-end", "base-order"),
    "affc-victory-check": ("end-of-scoring", "at-once"),
    "affc-vp-cap": ("seven", "none"),
    "affc-white-harbor-unit": ("knight", "footman"),
    "affc-zero-point-objective": ("scorable", "not-scorable"),
    "objectives-in-hand": ("three",),
    "score-objective": ("turn-order",),
}
"""The readings on offer for every ruling of its own, the default first."""

IMMATERIAL: dict[str, tuple[str, ...]] = {
    "alayne-and-lysa-against-vassal": ("never", "works"),
    "bronze-yohn-against-vassal": ("vassal-has-none", "never"),
    **without_cards("arianne-martell", "mace-tyrell", "victarion-greyjoy"),
}
"""Rulings that do not matter here: about its cards against vassals, and about cards of Houses that
nobody plays."""

ALIASES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "affc-westeros-deck-1": ("westeros-deck-1", {}),
}
"""The names of some of its rulings in earlier records."""

WITHOUT = {"castles-to-win", "seven-castles-win"}
"""Rulings of the 2nd edition without effect here, because points win at the end of a round."""
DECK: dict[str, tuple[str, ...]] = {"westeros-deck-1": SECOND["westeros-deck-1"][:1]}
"""Its first Westeros deck is its own, and is never mixed with the 2nd edition's (X3.2.4, X5)."""
RULINGS = {
    name: readings
    for name, readings in sorted({**SECOND, **OWN, **DECK}.items())
    if name not in {*WITHOUT, *IMMATERIAL}
}
"""All rulings that it is played under."""
