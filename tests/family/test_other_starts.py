"""Other units at the start: balanced games (V16), and the units of vassals (V4.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.agot.board.supply import supply_icons
from engine.agot.state import AgotState
from engine.kernel.game import Game
from engine.kernel.ruleset import BadSetup
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from tests.agot.playing import over_supply

EIGHT: dict[str, Any] = {"players": 8}
BALANCED: dict[str, Any] = {"balanced": True}
AS_VASSALS: dict[str, Any] = {"vassal_start": True}


def begun(id: str, seats: tuple[str, ...] = (), **options: Any) -> Any:
    """Return the state with which a game begins."""
    return Game.new(rulesets[id], options, seats).state


def differing(one: AgotState, other: AgotState) -> dict[str, Mapping[str, int]]:
    """Return the units in the areas in which the second state has others than the first."""
    areas = sorted({*one.units, *other.units})
    units = {area: other.units.get(area, {}) for area in areas}
    return {area: found for area, found in units.items() if found != one.units.get(area, {})}


def test_tyrell_has_a_second_ship() -> None:
    """V16.1 With six players; all else is as printed."""
    printed, balanced = begun("agot-2e", players=6), begun("agot-2e", players=6, **BALANCED)
    assert differing(printed, balanced) == {"redwyne-straights": {"ship": 2}}
    assert balanced.owner["redwyne-straights"] == "tyrell"
    assert (printed.supply, printed.power) == (balanced.supply, balanced.power)


def test_a_vassal_gets_no_ship() -> None:
    """V16.1 Tyrell has it as a player, and the units of its card as a vassal."""
    others = ("baratheon", "lannister", "stark", "martell")
    for seats in ((*others, "tyrell"), (*others, "greyjoy")):
        printed = begun("agot-2e-vassals", seats)
        balanced = begun("agot-2e-vassals", seats, **BALANCED)
        more = {"redwyne-straights": {"ship": 2}} if "tyrell" in seats else {}
        assert differing(printed, balanced) == more


def test_with_house_targaryen_fleets_are_elsewhere_and_dragons_grow_later() -> None:
    """V16.1 Both its Ships are in port, and Baratheon's in two bays."""
    printed, balanced = begun("agot-2e-mod", **EIGHT), begun("agot-2e-mod", **EIGHT, **BALANCED)
    assert differing(printed, balanced) == {
        "port-of-pentos": {"ship": 2},
        "bay-of-pentos": {},
        "blackwater-bay": {"ship": 1},
        "shipbreaker-bay": {"ship": 1},
    }
    assert balanced.owner["blackwater-bay"] == "baratheon"
    assert "bay-of-pentos" not in balanced.owner
    assert printed.dragon_tokens == [2, 4, 6, 8, 10]
    assert balanced.dragon_tokens == [2, 4, 7, 9, 10]


@pytest.mark.parametrize(
    ("id", "options", "clash"),
    [
        ("agot-2e", {"players": 5}, {"players": 5}),
        ("agot-2e", {"players": 3}, {"players": 3}),
        ("agot-2e-mod", {"players": 7, "targaryen": False}, {"targaryen": False}),
        ("agot-2e-vassals", AS_VASSALS, AS_VASSALS),
        ("agot-2e-mod", {**EIGHT, **AS_VASSALS}, AS_VASSALS),
    ],
)
def test_what_has_no_balanced_start_is_refused(
    id: str, options: dict[str, Any], clash: dict[str, Any]
) -> None:
    """V16.1, V0.9 Fewer Houses on the board, and units of vassals; the refusal names both."""
    with pytest.raises(BadSetup) as caught:
        rulesets[id].prepare({**options, **BALANCED}, (), {})
    assert caught.value.clash == {**BALANCED, **clash}


@pytest.mark.parametrize(("id", "players"), [("agot-2e-vassals", 5), ("agot-2e-mod", 8)])
def test_players_begin_with_the_units_of_vassals(id: str, players: int) -> None:
    """V4.6 Greyjoy has four Ships and two Footmen less; Power, tracks and garrisons stay."""
    printed = begun(id, players=players)
    other = begun(id, players=players, **AS_VASSALS)
    assert other.units_of("greyjoy") == {
        "pyke": {"footman": 1, "knight": 1},
        "ironmans-bay": {"ship": 2},
        "greywater-watch": {"footman": 1},
        "sunset-sea": {"ship": 2},
    }
    for same in ("power", "tracks", "garrisons", "tokens", "hand"):
        assert getattr(printed, same) == getattr(other, same), same


@pytest.mark.parametrize(("id", "players"), [("agot-2e-vassals", 5), ("agot-2e-mod", 8)])
def test_their_supply_is_counted_and_enough(id: str, players: int) -> None:
    """V4.6, V0.4 It is what their areas have; vassals keep theirs, and all armies fit."""
    state = begun(id, players=players, **AS_VASSALS)
    for house in state.houses:
        counted = 4 if house in state.vassals else supply_icons(state, house)
        assert state.supply[house] == counted, house
    assert state.supply["lannister"] == 3
    assert list(over_supply(state)) == []


def test_house_targaryen_has_the_units_of_the_online_version() -> None:
    """V4.6 There is no vassal card of it: one Ship and two Footmen more."""
    state = begun("agot-2e-mod", **EIGHT, **AS_VASSALS)
    assert state.units_of("targaryen") == {
        "pentos": {"knight": 1, "footman": 2},
        "port-of-pentos": {"ship": 1},
        "bay-of-pentos": {"ship": 2},
        "myr": {"knight": 1},
        "norvos": {"dragon": 1},
        "the-rhoyne": {"dragon": 2},
        "sea-of-myrth": {"ship": 1},
        "volantis": {"footman": 1},
    }


@pytest.mark.parametrize(
    ("id", "option"),
    [("agot-2e", "vassal_start"), ("agot-2e-affc", "vassal_start"), ("agot-2e-affc", "balanced"),
     ("agot-2e-adwd", "balanced"), ("agot-1e", "balanced")],
)  # fmt: skip
def test_other_games_do_not_offer_it(id: str, option: str) -> None:
    """V0.9 Without vassal cards in the box, or with another set-up."""
    assert option not in rulesets[id].options


@pytest.mark.parametrize("options", [BALANCED, AS_VASSALS])
def test_a_position_names_it(options: dict[str, Any]) -> None:
    """Whoever opens the line sees the same units, and Dragons that grow as they do here."""
    game = Game.new(rulesets["agot-2e-mod"], {**EIGHT, **options})
    again = open_position(public_line(game))
    assert again.state.units == game.state.units
    assert again.state.dragon_tokens == game.state.dragon_tokens
    assert again.setup.options == game.setup.options
