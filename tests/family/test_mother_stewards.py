"""Stewards at a table of Mother of Dragons, where House Targaryen wins by loyalty."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from engine.records.position import open_position
from engine.stewards.levels import minds, steward

MIND = minds["agot-2e-mod"]
TABLE = (
    "agot-2e-mod/1 players=8 phase=marches round=5 dragons=2 grow=6,8,10 asks=march:stark"
    " | targaryen gained=3 | pentos:R k1 g=2 | winterfell:S f1k2 o=march+0 g=2"
)
DRAGONS = " | the-rhoyne:R d2 o=march+0"
LOYALTY = " | castle-black l=1"


def chances(*more: str) -> list[float]:
    """Return House Targaryen's chance to win, as squires and as knights see it, summed up."""
    states: list[Any] = [open_position(TABLE + facts).state for facts in more]
    return [MIND.values(s)["targaryen"] + MIND.hopes(s)["targaryen"] for s in states]


def test_dragons_make_loyalty_worth_something_wherever_it_is() -> None:
    """X4.4.3, X4.5.3 More Dragons will gain more of it: who has them is further ahead."""
    one, two = " | the-rhoyne:R d1 o=march+0", DRAGONS
    states: list[Any] = [
        open_position(TABLE + facts).state for facts in (LOYALTY, one, one + LOYALTY, two + LOYALTY)
    ]
    found = [MIND.values(s)["targaryen"] for s in states]
    assert all(less < more for less, more in pairwise(found))


def test_who_holds_loyalty_with_an_army_lowers_that_chance() -> None:
    """X4.4.2 A Power token keeps no Dragon out, and an army does."""
    token, army = " | castle-black t=S l=1", " | castle-black:S k3 l=1"
    left, marked, held = chances(DRAGONS + LOYALTY, DRAGONS + token, DRAGONS + army)
    assert held < left
    assert held < marked


def test_a_squire_takes_loyalty_out_of_the_reach_of_dragons() -> None:
    """X4.4.2 It marches from Winterfell to Castle Black if a token is there, and not otherwise."""
    squire = steward("squire", MIND)
    aims = []
    for facts in ("", LOYALTY):
        game = open_position(TABLE + DRAGONS + facts)
        aims.append(squire.answer(game, "stark", 1)["moves"])
    assert "castle-black" not in aims[0]
    assert "castle-black" in aims[1]
