"""What happened, as the rules tell it, and what of it is drawn."""

import itertools
from typing import Any

import pytest

from bot.games.agot.drawing import board
from bot.games.agot.drawing.changes import (
    AgotChanges,
    AreaChange,
    FoughtBattle,
    Raided,
    UnitMove,
    read,
)
from bot.games.agot.drawing.paint.lens import lens
from bot.games.agot.drawing.paint.ways import find_way
from bot.games.agot.drawing.scene import scene
from bot.render.paint.free_space import Room, around, overlap
from tests.render.test_scene import a_view
from tests.render.views import an_attack, told
from tests.running.marks import daily

BOARD = board.load("agot-2e")
ALIKE = sorted((a, b) for a, b in BOARD.adjacent() if BOARD.areas[a].kind == BOARD.areas[b].kind)
"""Neighbours that are both land, or both water."""


def test_a_march_is_a_move() -> None:
    """Units that march in peace leave an arrow from where they were to where they are."""
    event = told(
        "marched",
        house="house:stark",
        units={"ship": 1},
        origin="area:bay-of-ice",
        area="area:sunset-sea",
    )
    assert read([event]) == AgotChanges(
        moves=(UnitMove("march", "stark", "bay-of-ice", "sunset-sea"),)
    )


def test_a_won_attack_goes_in() -> None:
    """An attack is a move and a battle, which knows its winner once it is decided."""
    deeds = read(an_attack("stark", "white-harbor", "moat-cailin", "greyjoy", winner="stark"))
    assert deeds.moves == (UnitMove("attack", "stark", "white-harbor", "moat-cailin"),)
    assert deeds.clashes == (
        FoughtBattle("moat-cailin", "white-harbor", "stark", "greyjoy", "stark"),
    )


def test_a_beaten_attack_stops_at_the_border() -> None:
    """The move of a beaten attacker failed; going back where it came from is no further move."""
    events = an_attack("stark", "white-harbor", "moat-cailin", "greyjoy", winner="greyjoy")
    back = told("retreated", house="house:stark", units={}, area="area:white-harbor")
    assert read([*events, back]).moves == (
        UnitMove("attack", "stark", "white-harbor", "moat-cailin", failed=True),
    )


def test_a_beaten_defender_leaves_the_area() -> None:
    """Its retreat starts where it was attacked; a beaten attacker's where it came from."""
    events = an_attack("stark", "white-harbor", "moat-cailin", "greyjoy", winner="stark")
    flight = told("retreated", house="house:greyjoy", units={}, area="area:greywater-watch")
    assert read([*events, flight]).moves[-1] == UnitMove(
        "retreat", "greyjoy", "moat-cailin", "greywater-watch"
    )
    events = an_attack("stark", "white-harbor", "moat-cailin", "greyjoy", winner="greyjoy")
    flight = told("retreated", house="house:stark", units={}, area="area:winterfell")
    assert read([*events, flight]).moves[-1] == UnitMove(
        "retreat", "stark", "white-harbor", "winterfell"
    )


def test_a_neutral_force_has_no_house() -> None:
    """Beating it is an attack that its attacker won."""
    event = told(
        "neutral-beaten",
        house="house:lannister",
        units={"knight": 3},
        origin="area:blackwater",
        area="area:kings-landing",
        strength=5,
    )
    deeds = read([event])
    assert deeds.moves == (UnitMove("attack", "lannister", "blackwater", "kings-landing"),)
    assert deeds.clashes == (
        FoughtBattle("kings-landing", "blackwater", "lannister", None, winner="lannister"),
    )


def test_raids_and_removed_orders() -> None:
    """A raid has an origin and a victim; an order that a card removed has neither."""
    events = [
        told(
            "raid",
            house="house:greyjoy",
            area="area:ironmans-bay",
            victim="house:lannister",
            target="area:lannisport",
            order="order:consolidate*",
        ),
        told("order-removed", house="house:lannister", area="area:pyke", order="order:support"),
    ]
    assert read(events).raids == (
        Raided("greyjoy", "ironmans-bay", "lannisport", "consolidate*", "lannister"),
        Raided("lannister", None, "pyke", "support"),
    )


def test_losses_and_gains_are_added_up() -> None:
    """What one house loses or musters in one area is one mark, kind by kind."""
    events = [
        told("destroyed", house="house:tyrell", units={"footman": 1}, area="area:oldtown"),
        told("destroyed", house="house:tyrell", units={"footman": 1}, area="area:oldtown"),
        told("mustered", house="house:stark", area="area:winterfell", unit="unit:knight"),
        told("upgraded", house="house:stark", area="area:winterfell", unit="unit:knight"),
        told("consolidate", house="house:martell", area="area:sunspear", power=2),
        told("consolidate", house="house:martell", area="area:yronwood", power=0),
        told("port-ships-sunk", house="house:stark", port="area:port-of-pyke", ships=2),
        told(
            "port-captured",
            house="house:greyjoy",
            victim="house:lannister",
            port="area:port-of-lannisport",
            ships=2,
            kept=1,
        ),
    ]
    assert read(events).changes == (
        AreaChange("lost", "tyrell", "oldtown", (("footman", 2),)),
        AreaChange("mustered", "stark", "winterfell", (("knight", 2),)),
        AreaChange("power", "martell", "sunspear", (("crown", 2),)),
        AreaChange("lost", "stark", "port-of-pyke", (("ship", 2),)),
        AreaChange("lost", "lannister", "port-of-lannisport", (("ship", 2),)),
        AreaChange("mustered", "greyjoy", "port-of-lannisport", (("ship", 1),)),
    )


def test_what_has_no_place_on_the_map_is_left_to_words() -> None:
    """Bids and cards draw nothing; nor does the end of a battle whose beginning was not told."""
    events = [
        told("bids", subject="track:fiefdoms", bids=[]),
        told("combat-decided", winner="house:stark", loser="house:greyjoy"),
        told("retreated", house="house:greyjoy", units={}, area="area:pyke"),
    ]
    assert read(events) == AgotChanges()


def test_what_happened_is_part_of_the_scene() -> None:
    """A scene without events has no such layer, and an area that does not exist is refused."""
    events = an_attack("stark", "white-harbor", "moat-cailin", "greyjoy", winner="stark")
    assert scene(a_view(), happened=events).deeds == read(events)
    assert scene(a_view()).deeds == AgotChanges()
    with pytest.raises(ValueError, match="no area 'narnia'"):
        scene(a_view(), happened=an_attack("stark", "narnia", "moat-cailin", "greyjoy"))


@pytest.mark.parametrize(("one", "other"), daily(*ALIKE[::4], of=ALIKE))
def test_ways_run_through_the_two_areas_only(one: str, other: str) -> None:
    """An arrow between neighbours strays by no more than a quarter of its way, around a name.

    It does so into areas of the same kind alone: ships never cross land, nor armies the sea.
    """
    for origin, area in ((one, other), (other, one)):
        way = find_way(lens("agot-2e"), origin, area)
        assert way.points[0] == BOARD.areas[origin].place.units
        assert way.points[-1] == BOARD.areas[area].place.units
        assert 0 <= way.gate < len(way.points) - 1
        inside = sum(_within(p, origin) or _within(p, area) for p in way.points)
        assert inside >= len(way.points) * 3 / 4
        alike = [a for a, facts in BOARD.areas.items() if facts.kind == BOARD.areas[area].kind]
        ashore = [
            p for p in way.points if not any(_within(p, a) for a in alike if a in BOARD.faces)
        ]
        assert ashore == []


def _within(point: board.Point, area: str) -> bool:
    """Even-odd over all outlines of an area, so that islands in it are outside."""
    x, y = point
    inside = False
    for ring in BOARD.outline(area):
        for (ax, ay), (bx, by) in itertools.pairwise([*ring, ring[0]]):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
    return inside


def test_marks_find_free_places() -> None:
    """A mark goes as near as it can without covering a piece, and never off the picture."""
    room = Room((400, 300), 1.0)
    assert room.find((200, 150), (40, 30)) == (200, 150)
    piece = around((100, 100), (80, 50))
    room.take(piece)
    for near in ((100, 100), (2, 2)):
        box = around(room.find(near, (40, 30)), (40, 30))
        assert overlap(box, piece) <= 40 * 30 / 100
        assert min(box) >= 0


def test_a_name_gives_way_where_there_is_no_other_room() -> None:
    """Covering a name is better than covering a piece."""
    room = Room((120, 60), 1.0)
    name, piece = around((30, 30), (60, 60)), around((90, 30), (60, 60))
    room.take(name, soft=True)
    room.take(piece)
    box: Any = around(room.find((90, 30), (50, 50)), (50, 50))
    assert overlap(box, piece) < overlap(box, name)
