"""The printed facts in engine/agot/data/agot-1e against the reference, and against themselves."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.agot.components import open_box
from engine.agot.state import merge

from . import scenario

BOX = open_box("agot-1e")
REFERENCE = Path(__file__).resolve().parents[3] / "shared" / "reference" / "agot-1e"

CASTLES = {None: None, "city": "castle", "stronghold": "stronghold"}
"""The 1st edition's cities are the castles of the 2nd."""

WORTH = {"footman": 1, "knight": 2, "ship": 1}


def _read(name: str) -> Any:
    path = REFERENCE / f"{name}.json"
    if not path.exists():
        pytest.skip(f"{path} is not there")
    return json.loads(path.read_text("utf-8"))


def test_the_board_has_as_many_of_everything_as_the_printed_one() -> None:
    """34 land and 11 sea areas, 8 strongholds, 10 cities, 21 barrels, 17 crowns, 111 borders."""
    areas = BOX.areas.values()
    assert Counter(a.kind for a in areas) == {"land": 34, "sea": 11}
    assert Counter(a.castle for a in areas if a.castle) == {"stronghold": 8, "castle": 10}
    assert sum(a.supply for a in areas) == 21
    assert sum(a.power for a in areas) == 17
    assert sum(len(a.borders) for a in areas) == 2 * 111


def test_every_border_has_two_sides() -> None:
    """No area borders itself, and each border is listed from both sides, once."""
    for area, facts in BOX.areas.items():
        assert area not in facts.borders
        assert len(set(facts.borders)) == len(facts.borders)
        assert all(area in BOX.areas[other].borders for other in facts.borders)


def test_all_areas_hang_together() -> None:
    """One can come from every area to every other."""
    reached, ahead = set(), ["winterfell"]
    while ahead:
        area = ahead.pop()
        if area not in reached:
            reached.add(area)
            ahead += BOX.areas[area].borders
    assert reached == set(BOX.areas)


def test_the_areas() -> None:
    """4: every area with its kind, castle, icons and home shield."""
    expected = {
        a["id"]: (a["kind"], CASTLES[a["castle"]], a["power"], a["supply"], a["home_of"])
        for a in _read("board")["areas"]
    }
    found = {id: (a.kind, a.castle, a.power, a.supply, a.home) for id, a in BOX.areas.items()}
    assert found == expected


def test_the_borders() -> None:
    """4.2: exactly the pairs of the reference; rivers part, two bridges join."""
    board = _read("board")
    expected = {frozenset((pair["a"], pair["b"])) for pair in board["adjacency"]}
    found = {frozenset((a, b)) for a, facts in BOX.areas.items() for b in facts.borders}
    assert found == expected
    for pair in board["rivers"]["blocked_pairs"]:
        assert frozenset(pair) not in found
    for pair in board["rivers"]["bridges"]:
        assert frozenset(pair) in found


def test_islands() -> None:
    """4.3: Dragonstone, Pyke and The Arbor border the sea only."""
    islands = {a for a in BOX.lands if not BOX.land_borders[a]}
    assert islands == set(_read("board")["special"]["islands"])


def test_the_disputed_border_is_a_ruling() -> None:
    """12.3: Oldtown and the Sunset Sea touch, from both sides, unless so ruled."""
    for rulings, touch in (({}, True), ({"oldtown-and-sunset-sea": "apart"}, False)):
        areas = scenario.set_up(5, rulings, edition="agot-1e").state.box.areas
        assert ("sunset-sea" in areas["oldtown"].borders) is touch
        assert ("oldtown" in areas["sunset-sea"].borders) is touch


def test_the_house_cards() -> None:
    """2.5: thirty-five cards; those with a text have an ability."""
    cards = _read("house_cards")["cards"]
    assert len(cards) == len(BOX.house_cards) == 35
    for card in cards:
        facts = BOX.house_cards[card["id"]]
        assert facts.house == card["house"]
        printed = (card["strength"], card["swords"], card["fortifications"])
        assert (facts.strength, facts.swords, facts.towers) == printed
        assert (facts.ability is None) == (card["ability"] is None), card["id"]


def test_the_westeros_decks() -> None:
    """2.5: three decks of ten, with copies and wildling icons; the bans are those of 5.8."""
    names = {"wildling-attack": "wildlings-attack"}
    expected = Counter(
        (f"westeros-{len(c['deck'])}", names.get(c["id"], c["id"]), c["count"], c["wildling_icon"])
        for c in _read("westeros_cards")["cards"]
    )
    found = Counter(
        (deck, c.id, c.copies, bool(c.icons)) for deck, cards in BOX.westeros.items() for c in cards
    )
    assert found == expected
    assert {deck: len(cards) for deck, cards in BOX.decks.items()} == {
        "westeros-1": 10, "westeros-2": 10, "westeros-3": 10,
    }  # fmt: skip
    bans = {c.id: c.bans for c in BOX.westeros["westeros-3"] if c.bans}
    assert bans == {
        "sea-of-storms": "raid",
        "storm-of-swords": "defend",
        "feast-for-crows": "consolidate",
    }


def test_pieces_costs_and_orders() -> None:
    """2.1 to 2.4, 4.12, 6.8: what each house has, what it costs, what its armies may be."""
    setup = _read("setup")
    per_house = setup["components_per_house"]
    for unit, facts in per_house["units"].items():
        assert BOX.figures.pieces[unit] == facts["limit"]
        assert BOX.figures.costs[unit] == facts["muster_cost"]
    assert set(BOX.figures.pieces) == set(BOX.figures.costs) == set(per_house["units"])
    assert BOX.figures.upgrades == {"knight": per_house["upgrade_footman_to_knight_cost"]}
    assert BOX.figures.power_tokens == per_house["power_tokens"]
    assert BOX.figures.starting_power == per_house["starting_power"]
    limits = setup["supply_track"]["army_sizes_by_level"]
    assert [list(sizes) for sizes in BOX.figures.supply_limits] == limits
    assert list(BOX.figures.wildling_track) == setup["wildling_track"]["spaces"]
    assert BOX.figures.wildling_start == setup["wildling_track"]["start"]
    types = {"defense": "defend", "consolidate-power": "consolidate"}
    expected = Counter(
        (types.get(o["type"], o["type"]), o.get("modifier", 0), o["special"], o["count"])
        for o in per_house["orders"]
    )
    orders = BOX.figures.orders.values()
    assert Counter((o.type, o.modifier, o.special, o.count) for o in orders) == expected
    assert sum(o.count for o in orders) == 15


def test_the_start_of_every_house() -> None:
    """3.2: units and supply of the start cards."""
    for house, card in _read("setup")["house_start_cards"].items():
        if not house.startswith("confidence"):
            assert BOX.figures.start[house].units == card["units"]
            assert BOX.figures.start[house].supply == card["supply"]


@pytest.mark.parametrize("reading", ["literal", "icons"])
def test_other_readings_of_the_starting_supply(reading: str) -> None:
    """12.2: if so ruled, another number; every start still fits its limits."""
    names = {"literal": "literal_reading_of_TN", "icons": "count_of_icons_at_start"}
    table = scenario.set_up(5, {"starting-supply": reading}, edition="agot-1e")
    alternatives = _read("setup")["house_start_cards"]["confidence_supply"]["alternatives"]
    assert table.state.supply == alternatives[names[reading]]


@pytest.mark.parametrize("reading", ["five", "six"])
def test_how_many_ships(reading: str) -> None:
    """12.1: five, or six if so ruled."""
    s = scenario.set_up(5, {"ships": reading}, edition="agot-1e").state
    assert s.unused("stark", "ship") == {"five": 5, "six": 6}[reading] - 1


@pytest.mark.parametrize(("reading", "icons"), [("fortification", (0, 1)), ("sword", (1, 0))])
def test_aeron_bears_one_icon(reading: str, icons: tuple[int, int]) -> None:
    """12.4: a fortification, or a sword if so ruled."""
    s = scenario.set_up(5, {"aeron-damphair-icon": reading}, edition="agot-1e").state
    facts = s.box.house_cards["aeron-damphair"]
    assert (facts.swords, facts.towers) == icons


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_set_up_by_number_of_players(players: int) -> None:
    """1.2, 5.4, 11: houses, tracks, stars, the goal; absent houses' units are neutral forces."""
    setup = _read("setup")
    facts = BOX.figures.players[players]
    absent = setup["player_counts"][str(players)]["absent"]
    assert sorted([*facts.houses, *absent]) == sorted(setup["houses"])
    assert facts.castles_to_win == setup["player_counts"][str(players)]["instant_win"]
    tracks = setup["influence_tracks"]
    stars = tracks["kings_court"]["special_orders_by_position"]
    assert list(facts.stars) == stars[:players]
    for track, order in facts.tracks.items():
        name = track.replace("-", "_")
        first = tracks[name]["start_5p"]
        assert list(order) == [h for h in first if h not in absent]
        if players < 5:
            assert list(order) == tracks[f"start_{players}p"][name]
    neutral = {t["area"]: t["strength"] for t in setup["neutral_forces"]["tokens"]}
    for house in absent:
        for area, units in BOX.figures.start[house].units.items():
            neutral[area] = sum(WORTH[u] * n for u, n in merge(units).items())
    assert facts.neutral == neutral
