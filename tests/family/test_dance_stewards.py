"""Stewards at a table of A Dance with Dragons."""

from __future__ import annotations

from engine.agot.heuristics.board import BoardReading
from engine.records.position import open_position
from engine.stewards.levels import minds

MARCHING = (
    "agot-2e-adwd/1 phase=marches round=2 asks=march:martell | three-towers:M f1k1 o=march+0"
    " | highgarden:T f1 g=2 | oldtown t=T"
)


def test_a_garrison_away_from_home_is_reckoned_with() -> None:
    """X1.2.2 It defends for whoever controls the area: an attack on Oldtown is worth less."""
    mind = minds["agot-2e-adwd"]
    with_it, without = (open_position(MARCHING + g).state for g in (" g=3", ""))
    assert BoardReading(with_it).defence("oldtown", "tyrell") == 3
    assert BoardReading(with_it).defence("oldtown", "martell") == 0
    assert mind.hopes(with_it)["martell"] < mind.hopes(without)["martell"]
