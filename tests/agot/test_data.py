"""The printed facts in engine/agot/data against the reference, where it lies beside this tree."""

import json
from pathlib import Path
from typing import Any

import pytest

from .scenario import BOX

REFERENCE = Path(__file__).resolve().parents[3] / "shared" / "reference" / "agot-2e"

TOKENS = {
    "march-minus-1": "march-1",
    "march-0": "march+0",
    "march-plus-1": "march+1*",
    "defense-plus-1": "defend+1",
    "defense-plus-2": "defend+2*",
    "support": "support",
    "support-plus-1": "support+1*",
    "raid": "raid",
    "raid-special": "raid*",
    "consolidate-power": "consolidate",
    "consolidate-power-special": "consolidate*",
}
"""The reference's words for order tokens, and those of records."""

BANS = {
    None: None,
    "march+1": "march+1*",
    "defense": "defend",
    "raid": "raid",
    "support": "support",
    "consolidate-power": "consolidate",
}
OPTIONS = {"no-defense": "storm-of-swords", "no-march-plus-one": "rains-of-autumn"}
CHOOSERS = {
    None: None,
    "holder of the Iron Throne token": "iron-throne",
    "holder of the Valyrian Steel Blade token": "fiefdoms",
    "holder of the Messenger Raven token": "kings-court",
}


def _read(name: str) -> Any:
    path = REFERENCE / f"{name}.json"
    if not path.exists():
        pytest.skip(f"{path} is not there")
    return json.loads(path.read_text("utf-8"))


def test_the_board() -> None:
    """1.2 to 1.4: every area with its kind, castle, icons and home shield."""
    expected = {
        a["id"]: (
            a["kind"],
            a["castle"],
            a["power_icons"],
            a["supply_icons"],
            a["home_of"],
        )
        for a in _read("board")["areas"]
    }
    found = {id: (a.kind, a.castle, a.power, a.supply, a.home) for id, a in BOX.areas.items()}
    assert found == expected


def test_what_follows_from_the_board() -> None:
    """1.4, 1.15, 12.1, 13.1: mustering points, ports, garrisons, islands."""
    for a in _read("board")["areas"]:
        area = a["id"]
        assert BOX.castles.get(area, 0) == a["mustering_points"]
        assert BOX.port_of.get(area) == a["port"]
        assert BOX.land_of.get(area) == a["port_of"]
        assert BOX.sea_of.get(area) == a["port_sea"]
        assert (BOX.figures.garrison if BOX.home_of.get(area) else None) == a["garrison_strength"]
        is_island = BOX.kind[area] == "land" and not BOX.land_borders[area]
        assert is_island is a["is_island"]


def test_the_edges() -> None:
    """1.14, 17.14: the 143 pairs of adjacent areas, rivers and bridges considered."""
    expected = {frozenset(e) for e in _read("board")["edges"]}
    found = {frozenset((a, b)) for a, facts in BOX.areas.items() for b in facts.borders}
    assert found == expected
    assert len(found) == 143


def test_the_house_cards() -> None:
    """Forty-two cards: house, strength, swords, fortifications."""
    expected = {
        c["id"]: (c["house"], c["strength"], c["swords"], c["towers"])
        for c in _read("house_cards")["cards"]
    }
    found = {id: (c.house, c.strength, c.swords, c.towers) for id, c in BOX.house_cards.items()}
    assert found == expected


def test_the_westeros_cards() -> None:
    """4.2: three decks: copies, icons, bans, choices."""
    expected = {
        (
            "westeros-" + str(len(c["deck"])),
            c["id"].removesuffix("-1").removesuffix("-2"),
            c["copies"],
            c["wildling_icons"],
            BANS[c["order_restriction"]],
            CHOOSERS[c["chooser"]],
            tuple(OPTIONS.get(o["id"], o["id"]) for o in c["options"]),
        )
        for c in _read("westeros_cards")["cards"]
    }
    found = {
        (deck, c.id, c.copies, c.icons, c.bans, c.chooser, c.options)
        for deck, cards in BOX.westeros.items()
        for c in cards
    }
    assert {(*f[:6], frozenset(f[6])) for f in found} == {
        (*e[:6], frozenset(e[6])) for e in expected
    }


def test_the_wildling_cards() -> None:
    """Nine cards, one of each."""
    expected = [c["id"] for c in _read("wildling_cards")["cards"] for _ in range(c["copies"])]
    assert sorted(BOX.wildlings) == sorted(expected)


def test_tides_of_battle() -> None:
    """15.6: twenty-four cards of six kinds."""
    expected = {
        k["id"]: (k["count"], k["strength"], k["swords"], k["towers"], k["skulls"])
        for k in _read("tides_of_battle")["kinds"]
    }
    found = {
        id: (t.copies, t.strength, t.swords, t.towers, t.skulls) for id, t in BOX.tides.items()
    }
    assert found == expected
    assert sum(t.copies for t in BOX.tides.values()) == 24


def test_the_figures() -> None:
    """1.12, 3.1, 4.4.2, 4.5.3, 6.1.2: everything countable that stands on no card."""
    reference, figures = _read("setup"), BOX.figures
    assert figures.rounds == reference["rounds"]
    assert list(figures.wildling_track) == reference["wildling_track"]["spaces"]
    assert figures.wildling_start == reference["wildling_track"]["start"]
    limits = reference["supply_track"]["army_limits"]
    assert {str(i): list(n) for i, n in enumerate(figures.supply_limits)} == limits
    assert {t: (o.type, o.modifier, o.special, o.count) for t, o in figures.orders.items()} == {
        TOKENS[o["id"]]: (
            {"defense": "defend", "consolidate-power": "consolidate"}.get(o["type"], o["type"]),
            o["modifier"] or 0,
            o["special"],
            o["count"],
        )
        for o in reference["order_tokens_per_house"]
    }
    pieces = reference["component_limits_per_house"]
    assert figures.pieces == {u: pieces[u] for u in figures.pieces}
    assert figures.power_tokens == pieces["power_tokens"]
    costs = reference["mustering_costs"]
    assert figures.costs == {u: costs[u] for u in figures.costs}
    upgrades = {u: costs[f"footman_to_{u.replace('-', '_')}"] for u in figures.upgrades}
    assert figures.upgrades == upgrades
    assert figures.points == reference["mustering_points"]
    assert figures.port_ships == reference["port_ship_limit"]
    assert figures.starting_power == reference["power_tokens_start"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_set_up(players: int) -> None:
    """2, 15.5: houses, tracks, stars, neutral forces, units, supply and garrisons by count."""
    expected = _read("setup")["player_counts"][str(players)]
    facts = BOX.figures.players[players]
    assert sorted(facts.houses) == sorted(expected["houses"])
    tracks = {track.replace("-", "_"): list(order) for track, order in facts.tracks.items()}
    assert tracks == expected["tracks"]
    assert list(facts.stars) == expected["special_orders_by_kings_court_position"]
    neutral = {
        area: "closed" if f["impassable"] else f["strength"]
        for area, f in expected["neutral_force_tokens"]["areas"].items()
    }
    assert facts.neutral == neutral
    for house in facts.houses:
        start = BOX.figures.start[house]
        assert start.supply == expected["supply"][house]
        assert start.units == expected["units"][house]
        home = BOX.home_area[house]
        assert expected["garrisons"][home] == {"house": house, "strength": BOX.figures.garrison}
