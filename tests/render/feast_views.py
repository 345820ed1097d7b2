"""A moment of A Feast for Crows with everything that only it shows."""

from __future__ import annotations

from typing import Any, cast

from bot.games.registry import plugin_of
from engine.agot.expansions.feast_for_crows.state import FeastState
from engine.agot.information.view import AgotView
from engine.records.position import read_position

LINE = (
    "agot-2e-affc/1 players=4 round=6 phase=scoring wildlings=8 iron-throne=SBAL fiefdoms=ASLB"
    " kings-court=LABS blade-used westeros=shifting-ambitions,clash-of-kings,storm-of-swords"
    " forbidden=defend"
    " | arryn power=7 supply=3 discard=lyn-corbray,nestor-royce points=5"
    " scored=hold-court,extend-your-reach,ample-harvest holds=3 shown=the-blade"
    " | baratheon power=2 supply=2 points=1 scored=cavalry-charge shown=take-the-black"
    " | lannister power=4 supply=5 points=6 scored=the-throne,friendly-confines"
    " | stark power=3 supply=4 points=0"
    " | the-eyrie:A f1k1 o=support g=6 | the-fingers:A f1 | the-narrow-sea:A s3"
    " | the-mountains-of-the-moon:A k2~f1 o=march+1* | crackclaw-point t=A"
    " | kings-landing:L f2k1e1 o=consolidate t=L g=5 | lannisport:L f1 g=2 | blackwater-bay:L s1"
    " | the-golden-sound:L s2 | dragonstone:B f1 g=2 | kingswood:B f1e1 | storms-end t=B"
    " | shipbreaker-bay:B s2 | winterfell:S k1f1 o=raid* g=2 | white-harbor:S f2 | the-arbor t=S"
)
"""Garrisons beside units, closed land, what was scored and what is known."""


def a_feast(seat: str | None = None, *hand: str) -> AgotView:
    """What a house sees that holds these objectives; without a house, what a spectator sees."""
    position = read_position(LINE)
    s = cast(FeastState, position.state)
    if seat is not None:
        s.objectives[seat] = sorted(hand)
    return cast(AgotView, position.ruleset.view(s, seat))


HAND = ("a-firm-grip", "the-blade", "backdoor-politics")


def personal() -> Any:
    """What the map shows to House Arryn alone."""
    return plugin_of("agot-2e-affc").personal(a_feast("arryn", *HAND), tokens=None, options=())
