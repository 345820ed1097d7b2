"""Stewards keep the wildlings off together, each in proportion to its Power (5.3)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.heuristics.wildlings import kept_back, shares, stakes
from engine.stewards.levels import minds, steward
from tests.agot.scenario import given

POWER = {"baratheon": 6, "lannister": 4, "stark": 3, "martell": 2, "greyjoy": 1, "tyrell": 0}


def bids(level: str, strength: int, power: dict[str, int], **more: Any) -> dict[str, int]:
    """Return what stewards of a level bid."""
    more.setdefault("units", {f"{area}": f"{house} 2F 1K" for house, area in HOMES.items()})
    table = given(attack=strength, wildlings=strength, power=power, **more)
    player, game = steward(level, minds["agot-2e"]), table.game
    return {house: player.answer(game, house, 7) for house in game.awaited}


HOMES = {
    "baratheon": "dragonstone",
    "lannister": "lannisport",
    "stark": "winterfell",
    "martell": "sunspear",
    "greyjoy": "pyke",
    "tyrell": "highgarden",
}


@pytest.mark.parametrize("level", ["squire", "knight", "lord"])
@pytest.mark.parametrize("strength", [4, 8, 12, 16])
def test_they_win_if_their_power_is_enough(level: str, strength: int) -> None:
    """Nobody leaves it to the others, although none would lose by that alone."""
    assert sum(bids(level, strength, POWER).values()) >= strength


@pytest.mark.parametrize("level", ["page", "squire", "knight"])
@pytest.mark.parametrize("attack", [True, False])
def test_what_the_watch_needs_is_not_spent_on_tracks(level: str, attack: bool) -> None:
    """4.1.1 The attack is revealed together with Clash of Kings, and comes after it."""
    units = {area: f"{house} 2F 1K" for house, area in HOMES.items()}
    power = dict.fromkeys(POWER, 4)
    table = given(card="clash-of-kings", wildlings=8, power=power, round=3, units=units)
    table.state.westeros = ["mustering", "clash-of-kings", *["wildlings-attack"] * attack]
    player = steward(level, minds["agot-2e"])
    kept = {house: kept_back(table.state, house) for house in POWER}
    assert sum(kept.values()) >= 8 * attack
    assert bool(kept["stark"]) is attack
    for house in table.game.awaited:
        assert player.answer(table.game, house, 7) <= 4 - kept[house]


def test_the_rich_give_more_than_the_poor() -> None:
    """Shares add up to what is needed, and nobody gives more than it has."""
    s = given(attack=8, power=POWER).state
    found = shares(s, POWER, 8)
    assert sum(found.values()) == 8
    order = sorted(POWER, key=lambda house: POWER[house])
    assert [found[house] for house in order] == sorted(found.values())
    assert all(found[house] <= POWER[house] for house in POWER)
    assert shares(s, POWER, 99) == POWER


def test_what_is_hopeless_gets_little() -> None:
    """With 3 Power between them against 12, hardly anything is given."""
    poor = {house: int(house in ("stark", "tyrell", "martell")) for house in POWER}
    assert sum(bids("knight", 12, poor).values()) < 3


def test_more_is_at_stake_for_whoever_has_more_to_lose() -> None:
    """5.6 Mammoth Riders take three units from the lowest bidder, and two from all others."""
    s = given(attack=8, units={"winterfell": "stark 3K", "pyke": "greyjoy 1F"}).state
    s.known = {h: {"wildlings": {"card": "mammoth-riders", "place": "top", "round": 2}}
               for h in s.houses}  # fmt: skip
    rich, poor = stakes(s, "stark"), stakes(s, "greyjoy")
    assert rich.lowest > rich.beaten > poor.beaten == poor.lowest > 0


def test_a_house_that_has_seen_the_card_knows_what_comes() -> None:
    """6.3.2 With Silence at the Wall on top, nothing is to be lost or gained."""
    s = given(attack=8, units={"winterfell": "stark 3K"}).state
    s.known = {"stark": {"wildlings": {"card": "silence-at-the-wall", "place": "top", "round": 2}}}
    seen = stakes(s, "stark")
    assert (seen.lowest, seen.beaten, seen.highest) == (0, 0, 0)
    assert stakes(s, "greyjoy").beaten > 0
