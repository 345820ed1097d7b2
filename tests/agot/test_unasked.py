"""What is never asked: answers that no player would give otherwise, or that change nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.agot.state import AgotState
from engine.kernel.game import Game
from engine.kernel.saving import load, save
from tests.kernel.playing import through_json

from .fighting import attack, play_cards
from .scenario import Position, blade, consolidate_power, given, raid


def unasked(table: Position, seat: str) -> Any:
    """Return the answer that nobody needs to be asked for."""
    value = table.shape(seat).unasked()
    assert value is None or table.allows(seat, value)
    return value


# -- 7.5 Raids ------------------------------------------------------------------------------------


def raids(**orders: str) -> Position:
    """Stark has Raid orders in Riverrun and Winterfell; Lannister stands in Harrenhal."""
    units = {"riverrun": "stark 1F", "winterfell": "stark 1F", "harrenhal": "lannister 1F"}
    return given(units=units, orders={"riverrun": "raid", "winterfell": "raid", **orders},
                 tracks={"iron-throne": "stark"})  # fmt: skip


def test_raids_without_any_target_are_resolved_one_after_another() -> None:
    """7.5.4: which of them goes first makes no difference, and none will get a target."""
    assert unasked(raids(harrenhal="march+0"), "stark") == raid("riverrun")


def test_a_raid_that_could_hit_something_is_asked_about() -> None:
    """7.5.4: even where one may raid nothing."""
    assert unasked(raids(harrenhal="support"), "stark") is None


# -- 7.6 Consolidate Power ------------------------------------------------------------------------


def power(units: dict[str, str], **orders: str) -> Position:
    """Stark consolidates Power."""
    named = {area.replace("_", "-"): order for area, order in orders.items()}
    return given(units=units, orders=named, phase="power", tracks={"iron-throne": "stark"})


def test_plain_orders_collect_power_one_after_another() -> None:
    """7.6.1: each brings the same in any order."""
    table = power({"winterfell": "stark 1F", "karhold": "stark 1F"},
                  winterfell="consolidate", karhold="consolidate")  # fmt: skip
    assert unasked(table, "stark") == consolidate_power("karhold")


def test_a_star_in_a_castle_is_asked_about() -> None:
    """7.6.2: it can muster instead."""
    table = power({"winterfell": "stark 1F", "karhold": "stark 1F"},
                  winterfell="consolidate*", karhold="consolidate")  # fmt: skip
    assert unasked(table, "stark") is None


def test_a_port_may_be_blocked_meanwhile() -> None:
    """12.8: an enemy ship mustered before the port takes its income, so the order matters."""
    units = {"karhold": "stark 1F", "port-of-winterfell": "stark 1S", "winterfell": "stark 1F"}
    table = power(units, karhold="consolidate", port_of_winterfell="consolidate")
    assert unasked(table, "stark") is None
    del units["karhold"]
    alone = power(units, port_of_winterfell="consolidate")
    assert unasked(alone, "stark") == consolidate_power("port-of-winterfell")


# -- 9 Combat -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attackers", "defenders", "asked"),
    [("1F", "2K", False), ("1F", "1F 1K", True), ("1K", "1F 1K", False)],
)
def test_the_blade_is_asked_about_where_it_decides(
    attackers: str, defenders: str, asked: bool
) -> None:
    """9.4.1, 9.6.1: 3 to 5 is lost anyway, 3 to 4 is won with the Blade, 4 to 4 without it."""
    table = attack(f"lannister {attackers}", "stoney-sept", "harrenhal", f"stark {defenders}",
                   tracks={"fiefdoms": "lannister stark"})  # fmt: skip
    play_cards(table).until("blade")
    assert unasked(table, "lannister") == (None if asked else blade(use=False))


def supporter(units: str, **more: Any) -> Position:
    """Lannister attacks Stark in Harrenhal; Tyrell could support from Blackwater."""
    return attack("lannister 2F", "stoney-sept", "harrenhal", "stark 1F",
                  units={"blackwater": f"tyrell {units}"}, orders={"blackwater": "support"},
                  **more)  # fmt: skip


def test_support_that_is_worth_nothing_is_not_asked_for() -> None:
    """1.13, 9.1: routed units add nothing to either side."""
    assert unasked(supporter("1F(r)"), "tyrell") == {"blackwater": "none"}
    assert unasked(supporter("1F"), "tyrell") is None


def test_support_that_a_card_asks_for_is_worth_something() -> None:
    """Asha Greyjoy looks whether her house is supported at all."""
    units, orders = {"blackwater": "tyrell 1F(r)"}, {"blackwater": "support"}
    table = attack("greyjoy 2F", "stoney-sept", "harrenhal", "stark 1F", units=units, orders=orders)
    assert unasked(table, "tyrell") is None


@pytest.mark.parametrize("abilities", [False, True], ids=["no-text", "text"])
def test_support_that_is_not_asked_for_never_decides_a_battle(abilities: bool) -> None:
    """Whatever is played, the same house wins whichever side the support takes."""
    rng, tried = random.Random(f"unasked {abilities}"), 0
    for _ in range(25):
        table = supporter(rng.choice(("1F(r)", "1E", "2F(r)")), abilities=abilities)
        if table.asked("tyrell") != "support" or unasked(table, "tyrell") is None:
            continue
        saved = through_json(save(table.game))
        for way in range(3):
            winners = set()
            for side in ("none", "attacker", "defender"):
                game: Game[AgotState] = load(table.game.ruleset, saved)
                game.answer("tyrell", {"blackwater": side})
                while game.question is not None and game.question.kind == "refuse-support":
                    game.answer(game.awaited[0], [])
                winners.add(fought(game, way))
            assert len(winners) == 1, way
            tried += 1
    assert tried > 0


def fought(game: Game[AgotState], seed: int) -> str:
    """Fight a battle from the choice of cards on, and return who has won."""
    rng = random.Random(seed)
    assert game.question is not None
    for seat in list(game.awaited):
        game.answer(seat, rng.choice(sorted(game.state.hand[seat])))
    while True:
        for event in game.fetch_events():
            if event.kind == "combat-decided":
                return str(event.params["winner"])
        assert game.question is not None
        seat = game.awaited[0]
        options = random.Random(f"{seed}/{game.question.kind}/{seat}")
        game.answer(seat, game.shape_for(seat).sample(options))
