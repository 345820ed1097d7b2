"""What a check of a record tells while a combat goes on (16.4.3, 10.11, 10.13)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.information.view import Snapshot, snapshot

from .fighting import attack
from .scenario import Position, ability, given, march

CALM: dict[str, Any] = {"tracks": {"fiefdoms": "tyrell"}, "supply": {"greyjoy": 6, "stark": 6}}


def told(table: Position) -> Snapshot:
    """The state as a check writes it, without events."""
    return snapshot(table.state, ())


def castles(table: Position) -> dict[str, int]:
    """How many castles and strongholds each house controls according to the check, if any."""
    return {h: facts["castles"] for h, facts in told(table)["houses"].items() if facts["castles"]}


HOMES = dict.fromkeys(["baratheon", "greyjoy", "lannister", "martell", "stark", "tyrell"], 1)
"""Everybody controls a home area by its shield."""


@pytest.mark.parametrize("leave", [False, True])
def test_a_castle_is_left_to_attack(leave: bool) -> None:
    """11.3: attackers, and with them the castle, are counted where they marched from."""
    table = attack("stark 2F", "moat-cailin", "seagard", "greyjoy 4F", leave=leave, **CALM)
    assert castles(table) == {**HOMES, "stark": 2, "greyjoy": 2}
    origin = {"house": "stark", "units": {"footman": 2}, "order": "march+0"}
    assert told(table)["areas"]["moat-cailin"] == origin | ({"token": "stark"} if leave else {})
    assert told(table)["combat"]["attackers"] == {"footman": 2}
    table.cards(stark="catelyn-stark", greyjoy="asha-greyjoy").finish_combat()
    assert castles(table) == {**HOMES, "stark": 2 if leave else 1, "greyjoy": 2}


def test_a_conquered_home_is_left_to_attack() -> None:
    """16.4.3: until the combat is over Lannisport counts for those who marched out of it."""
    table = attack("greyjoy 1F", "lannisport", "stoney-sept", "lannister 4F", **CALM)
    assert table.controller("lannisport") == "lannister"
    assert castles(table) == {h: n for h, n in {**HOMES, "greyjoy": 2}.items() if h != "lannister"}
    assert "garrison" not in told(table)["areas"]["lannisport"]
    table.cards(greyjoy="dagmar-cleftjaw", lannister="the-hound").finish_combat()
    assert castles(table) == HOMES
    assert "lannisport" not in told(table)["areas"]


def test_a_dead_army_holds_nothing() -> None:
    """16.4.3: when the last attacker has died its castle is lost, although the combat goes on."""
    table = attack(
        "greyjoy 1F", "lannisport", "stoney-sept", "lannister 4F", tides=True, **CALM
    )  # fmt: skip
    table.shuffled("tob-0-skull", "tob-1-sword")
    table.cards(greyjoy="balon-greyjoy", lannister="tywin-lannister").until("casualties")
    table.answer("greyjoy", {"footman": 1})
    assert table.asked("lannister") == "casualties"
    assert castles(table) == HOMES
    assert told(table)["areas"]["lannisport"] == {"order": "march+0"}


def test_a_garrison_stands_until_casualties_are_taken() -> None:
    """10.10, 10.11: it is there while Cersei chooses, and gone when units die."""
    table = attack(
        "lannister 4K", "searoad-marches", "highgarden", "tyrell 2F",
        orders={"highgarden": "support", "princes-pass": "support"},
        units={"princes-pass": "tyrell 1F"},
        supply={"lannister": 6}, tracks={"fiefdoms": "stark"},
    )  # fmt: skip
    table.cards(lannister="cersei-lannister", tyrell="alester-florent").until("ability")
    assert told(table)["areas"]["highgarden"]["garrison"] == 2
    table.answer("lannister", ability("cersei-lannister", use=False)).until("retreat")
    assert told(table)["areas"]["highgarden"] == {
        "house": "tyrell", "units": {"footman": 2}, "order": "support",
    }  # fmt: skip


def test_the_winner_stands_in_the_area_while_patchface_chooses() -> None:
    """10.13: units have moved in and tokens have gone; the combat is still told."""
    table = attack(
        "baratheon 4F", "kingswood", "storms-end", "martell 1F", leave=True,
        tokens={"storms-end": "martell"}, supply={"baratheon": 6}, tracks={"fiefdoms": "stark"},
    )  # fmt: skip
    table.cards(baratheon="patchface", martell="nymeria-sand").until("ability")
    state = told(table)
    assert state["areas"]["kingswood"] == {"token": "baratheon"}
    assert state["areas"]["storms-end"] == {"house": "baratheon", "units": {"footman": 4}}
    assert state["combat"]["attackers"] == {"footman": 4}
    assert castles(table) == {**HOMES, "baratheon": 2}


def test_a_game_that_ends_before_its_last_combat() -> None:
    """15.1: attackers are shown where they marched from, and no combat is shown."""
    table = given(
        units={"stoney-sept": "stark 2F", "blackwater": "lannister 1F"},
        tokens=dict.fromkeys(
            ["moat-cailin", "white-harbor", "flints-finger", "seagard", "riverrun"], "stark"
        ),
        orders={"stoney-sept": "march+0"},
        phase="marches",
        only=True,
    )
    table.answer("stark", march("stoney-sept", harrenhal="1F", blackwater="1F"))
    state = told(table)
    assert state["winner"] == "stark"
    assert "combat" not in state
    assert state["areas"]["stoney-sept"] == {"house": "stark", "units": {"footman": 1}}
    assert state["areas"]["harrenhal"] == {"house": "stark", "units": {"footman": 1}}
    assert state["houses"]["stark"]["castles"] == 7
    assert "combat" not in table.game.view(None)
