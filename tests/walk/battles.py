"""Battles in which somebody is asked something."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.agot.fighting import attack, play_cards
from tests.agot.scenario import Position, ability

CALM: dict[str, Any] = {"supply": {"stark": 6, "greyjoy": 6}, "tracks": {"fiefdoms": "tyrell"}}
"""Supply enough for everybody, and the Blade with nobody who fights."""

ORDERED: dict[str, Any] = {
    "units": {"moat-cailin": "stark 1F", "greywater-watch": "stark 1K", "the-twins": "stark 1F"},
    "orders": {
        "moat-cailin": "defend+1",
        "greywater-watch": "consolidate",
        "the-twins": "raid",
    },
}
"""Orders of Stark's next to the battle."""


def support() -> Position:
    """Stark may help either side from two areas."""
    return attack(
        "greyjoy 2F",
        "riverrun",
        "seagard",
        "lannister 1K",
        units={"moat-cailin": "stark 2F", "the-twins": "stark 1F 1K"},
        orders={"the-twins": "support", "moat-cailin": "support"},
        **CALM,
    ).until("support")


def refuse_support() -> Position:
    """Lannister helps Stark, which may refuse."""
    table = attack(
        "stark 2F",
        "moat-cailin",
        "seagard",
        "greyjoy 2F",
        units={"riverrun": "lannister 2K"},
        orders={"riverrun": "support"},
        **CALM,
    )
    return table.answer("lannister", {"riverrun": "attacker"})


def battle(**more: Any) -> Position:
    """Stark attacks Greyjoy; both choose a House card."""
    return attack("stark 2F 1K", "moat-cailin", "seagard", "greyjoy 3F", **{**CALM, **more})


def blade() -> Position:
    """Stark, with the Blade, is one short of a tie, which it would win."""
    table = battle(tracks={"fiefdoms": "stark"})
    return play_cards(table, stark="the-blackfish", greyjoy="theon-greyjoy").until("blade")


def tides() -> Position:
    """Stark, with the Blade, may draw another Tides card."""
    table = battle(tides=True, tracks={"fiefdoms": "stark"})
    table.until("shuffle").shuffled("tob-0", "tob-2")
    return table.cards(stark="robb-stark", greyjoy="victarion-greyjoy").until("blade")


def casualties() -> Position:
    """Stark has to lose two of three units."""
    table = attack("greyjoy 3K", "seagard", "moat-cailin", "stark 2F 1K", **CALM)
    return table.cards(greyjoy="asha-greyjoy", stark="catelyn-stark").until("casualties")


def retreat() -> Position:
    """A beaten Knight of Stark's with several ways out."""
    table = attack(
        "greyjoy 4K",
        "seagard",
        "moat-cailin",
        "stark 1F 1K",
        units={"winterfell": "stark 1F"},
        **CALM,
    )
    return play_cards(table, stark="catelyn-stark", greyjoy="dagmar-cleftjaw").until("retreat")


def retreat_losses() -> Position:
    """Only one of two beaten units fits where they go."""
    table = attack(
        "greyjoy 4K",
        "riverrun",
        "seagard",
        "stark 1F 1K",
        units={
            "moat-cailin": "stark 1F",
            "the-twins": "lannister 1F",
            "greywater-watch": "lannister 1F",
        },
        supply={"stark": 0, "greyjoy": 6},
        tracks={"fiefdoms": "tyrell"},
    )
    play_cards(table, stark="the-blackfish", greyjoy="asha-greyjoy").until("retreat")
    return table.answer("stark", {"to": "moat-cailin"})


def battle_asks(house: str, card: str, **more: Any) -> Position:
    """A house attacks Stark in Seagard, until the card that it plays asks."""
    at: dict[str, Any] = {**CALM, "supply": {"stark": 6, house: 6}, **more}
    table = attack(f"{house} 2F 2K", "riverrun", "seagard", "stark 2F", **at)
    table.until("house-card").answer(house, card).answer("stark", "ser-rodrick-cassel")
    return table.until("ability", house)


def tyrion_returned() -> Position:
    """Tyrion has sent Stark's card back."""
    table = battle_asks("lannister", "tyrion-lannister")
    return table.answer("lannister", ability("tyrion-lannister"))


def mace() -> Position:
    """A standing and a routed Footman face Mace Tyrell."""
    table = attack("tyrell 2K", "riverrun", "seagard", "stark 1F 1F(r)", **CALM)
    table.until("house-card").answer("tyrell", "mace-tyrell")
    return table.answer("stark", "ser-rodrick-cassel").until("ability", "tyrell")


def asked_by(house: str, card: str, **more: Any) -> Callable[[], Position]:
    """Return what brings a card's question about."""
    return partial(battle_asks, house, card, **more)
