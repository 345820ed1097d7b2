"""The start of vassals: units, Supply, positions on the tracks (X2.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.agot.board.supply import supply_icons
from engine.agot.components import House
from engine.agot.variants.starts import settle

from .state import VASSAL_START, VassalState


def subdue(s: VassalState, vassals: Sequence[House]) -> None:
    """Turn Houses into vassals before the game begins (X2.2).

    If so agreed, Houses with players begin with the units of their vassal cards, too; their Supply
    is what their areas have (V4.6).
    """
    s.vassals = sorted(vassals)
    settle(s, {house: house for house in s.houses})
    for house in s.vassals:
        s.power[house] = 0
        s.hand[house] = []
    as_vassals = s.houses if s.options[VASSAL_START] else s.vassals
    for house in as_vassals:
        s.supply[house] = s.starting_supply(house, supply_icons(s, house))
    s.tracks = {track: s.starting_order(order) for track, order in s.tracks.items()}
