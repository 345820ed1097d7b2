"""The drawn maps against the boards of the rules, and against themselves."""

import json
import math
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from bot.games.agot.drawing import board, cartography
from bot.games.agot.drawing.words import area_name

REFERENCES = Path(__file__).resolve().parents[3] / "shared" / "reference"

RIVERS = {
    ("greywater-watch", "winterfell"),
    ("harrenhal", "the-mountains-of-the-moon"),
    ("riverrun", "the-mountains-of-the-moon"),
    ("seagard", "the-mountains-of-the-moon"),
}
"""Neighbours parted by a river without a bridge: they share a line and are not adjacent."""

TORRENTINE = {"agot-2e": ("starfall", "three-towers"), "agot-1e": ("oldtown", "starfall")}
"""The same of the river in the south, whose western bank has two names."""

BRIDGES = {
    "agot-2e": {
        ("crackclaw-point", "the-mountains-of-the-moon"),
        ("kings-landing", "kingswood"),
        ("seagard", "the-twins"),
    },
    "agot-1e": {
        ("crackclaw-point", "the-mountains-of-the-moon"),
        ("seagard", "the-twins"),
    },
}
"""Neighbours parted by a river and joined by a bridge."""


@pytest.fixture(scope="module", params=["agot-2e", "agot-1e"])
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def reference(name: str) -> dict[str, Any]:
    file = REFERENCES / name / "board.json"
    if not file.exists():
        pytest.skip("the reference board is not beside this tree")
    loaded: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return loaded


@pytest.fixture(scope="module")
def drawn(name: str) -> board.Board:
    return board.load(name)


def test_the_map_shows_the_adjacency_of_the_rules(
    drawn: board.Board, reference: dict[str, Any]
) -> None:
    """Two areas share a crossable line exactly if they are adjacent by the rules; no exceptions."""
    edges = reference.get("edges") or [(e["a"], e["b"]) for e in reference["adjacency"]]
    assert drawn.adjacent() == {tuple(sorted(edge)) for edge in edges}


def test_rivers_and_bridges_are_where_the_map_says(name: str, drawn: board.Board) -> None:
    """Only the rivers named above part areas, and only those with a bridge are crossed."""
    rivers = {arc.sides: arc.bridge for arc in drawn.arcs if arc.kind == "river"}
    assert {sides for sides, bridge in rivers.items() if not bridge} == RIVERS | {TORRENTINE[name]}
    assert {sides for sides, bridge in rivers.items() if bridge} == BRIDGES[name]


def test_what_is_printed_on_the_areas_is_right(
    name: str, drawn: board.Board, reference: dict[str, Any]
) -> None:
    """Kind, name, castle, crowns, barrels, home and port of every area are those of the game."""
    assert len(drawn.areas) == len(reference["areas"])
    for facts in reference["areas"]:
        area = drawn.areas[facts["id"]]
        castle = {"city": "castle"}.get(facts["castle"], facts["castle"])
        assert area_name(facts["id"], name) == facts["name"]
        assert (area.kind, area.castle) == (facts["kind"], castle)
        crowns = facts["power"] if "power" in facts else facts["power_icons"]
        barrels = facts["supply"] if "supply" in facts else facts["supply_icons"]
        assert (area.crowns, area.barrels) == (crowns, barrels)
        assert (area.home, area.land, area.sea) == (
            facts["home_of"],
            facts.get("port_of"),
            facts.get("port_sea"),
        )


def test_areas_lie_where_players_expect_them() -> None:
    """No land area's middle is further than 60 map units from the printed board's.

    Of the 1st edition's board nobody has measured more than where a name would fit.
    """
    if not (REFERENCES / "agot-2e").exists():
        pytest.skip("the reference board is not beside this tree")
    reference = json.loads((REFERENCES / "agot-2e" / "board.json").read_text("utf-8"))
    drawn = board.load("agot-2e")
    for facts in reference["areas"]:
        if facts["kind"] != "land":
            continue
        outline = drawn.outline(facts["id"])[0]
        x = (min(p[0] for p in outline) + max(p[0] for p in outline)) / 2
        y = (min(p[1] for p in outline) + max(p[1] for p in outline)) / 2
        there = (facts["position"]["x"] * 1000, facts["position"]["y"] * 1720)
        assert math.dist((x, y), there) < 60, facts["id"]


def test_areas_fill_the_map_without_gap_or_overlap(drawn: board.Board) -> None:
    """The faces of all areas, holes taken out, add up to the whole map."""
    west, north, east, south = drawn.bounds
    faces = sum(
        cartography.signed_area(ring) for face in drawn.faces for ring in drawn.outline(face)
    )
    assert faces == pytest.approx((east - west) * (south - north), rel=1e-9)


def test_lines_meet_only_at_their_ends(drawn: board.Board) -> None:
    """No two arcs cross, and none crosses itself."""
    segments = [
        (a, b, number)
        for number, arc in enumerate(drawn.arcs)
        for a, b in zip(arc.points, arc.points[1:], strict=False)
    ]
    cells: dict[tuple[int, int], list[int]] = {}
    for i, (a, b, _) in enumerate(segments):
        for cell in {(int(p[0] // 12), int(p[1] // 12)) for p in (a, b)}:
            cells.setdefault(cell, []).append(i)

    def turn(p: board.Point, q: board.Point, r: board.Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    crossings = []
    for (cx, cy), here in cells.items():
        near = [j for dx in (0, 1) for dy in (-1, 0, 1) for j in cells.get((cx + dx, cy + dy), [])]
        for i in here:
            for j in near:
                (a, b, m), (c, d, n) = segments[i], segments[j]
                apart = i < j and not {a, b} & {c, d}
                if apart and turn(a, b, c) * turn(a, b, d) < 0 > turn(c, d, a) * turn(c, d, b):
                    crossings.append((drawn.arcs[m].sides, drawn.arcs[n].sides, a))
    assert crossings == []


def test_the_stored_map_is_what_the_sketch_says(name: str) -> None:
    """`map.json` is exactly what the cartographer makes of `sketch.toml`."""
    folder = Path(str(files("assets") / name))
    sketch = cartography.read(folder)
    assert (folder / "map.json").read_text("utf-8") == cartography.dump(cartography.survey(sketch))


SQUARE: dict[str, Any] = {
    "bounds": [0, 0, 80, 40],
    "outside": "out",
    "outside_seed": [60, 20],
    "junctions": {"a": [40, 0], "b": [40, 40], "nw": [0, 0], "se": [80, 40]},
    "line": [
        {"kind": "frame", "path": ["a", [80, 0], "se", "b", [0, 40], "nw", "a"]},
        {"kind": "border", "path": ["a", "b"]},
    ],
    "area": {"west": {"kind": "land"}},
    "place": {"west": {"name": [20, 20]}},
}


def test_a_face_is_found_for_every_name() -> None:
    """Two areas on both sides of a line share it."""
    survey = cartography.survey(SQUARE)
    assert [arc["sides"] for arc in survey["arcs"] if arc["kind"] == "border"] == [["out", "west"]]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"outside_seed": [100, 20]}, "out: its name lies in no face"),
        ({"outside_seed": [10, 20]}, "out: its face has another name already"),
        ({"line": SQUARE["line"][:1]}, "out: its face has another name already"),
        ({"line": [{"kind": "coast", "path": ["a", "z"]}]}, "line 0: unknown junction 'z'"),
        ({"line": [{"kind": "road", "path": ["a", "b"]}]}, "line 0: unknown kind 'road'"),
    ],
)
def test_a_bad_sketch_is_refused_with_its_reason(change: dict[str, Any], reason: str) -> None:
    """The cartographer names the line or the area that is wrong."""
    with pytest.raises(cartography.SketchError, match=reason):
        cartography.survey(SQUARE | change)


def test_a_sketch_may_change_another_one() -> None:
    """A junction taken away frees its lines, and one laid on a drawn point becomes part of them."""
    joined = cartography.overlaid(
        SQUARE,
        {
            "without": ["b"],
            "no-lines": [],
            "no-areas": ["west"],
            "junctions": {"sw": [0, 40]},
            "line": [{"kind": "coast", "path": ["a", "sw"]}],
            "area": {"corner": {"kind": "land"}},
            "place": {"corner": {"name": [10, 10]}},
        },
    )
    survey = cartography.survey({**joined, "outside_seed": [60, 30]})
    assert sorted(survey["areas"]) == ["corner"]
    inner = [(arc["kind"], arc["sides"]) for arc in survey["arcs"] if arc["kind"] != "frame"]
    assert inner == [("coast", ["corner", "out"])]


def test_a_sketch_may_be_wider_and_have_its_own_ornaments() -> None:
    """Bounds and a place for an inset replace those of the other sketch; ornaments are swapped."""
    changes: dict[str, Any] = {
        "without": [],
        "no-lines": [],
        "no-areas": [],
        "junctions": {},
        "line": [],
    }
    wave = {"glyph": "wave", "size": 9, "at": [[1, 1]]}
    compass = {"glyph": "compass", "size": 9, "at": [[2, 2]]}
    joined = cartography.overlaid(
        SQUARE | {"ornament": [wave, compass]},
        {
            **changes,
            "area": {},
            "place": {},
            "bounds": [0, 0, 90, 40],
            "inset": [50, 5, 70, 30],
            "no-ornaments": ["compass"],
            "ornament": [{**compass, "at": [[3, 3]]}],
        },
    )
    assert (joined["bounds"], joined["inset"]) == ([0, 0, 90, 40], [50, 5, 70, 30])
    assert joined["ornament"] == [wave, {**compass, "at": [[3, 3]]}]
    assert cartography.survey(joined)["inset"] == [50, 5, 70, 30]
    assert '"inset": [50,5,70,30]' in cartography.dump(cartography.survey(joined))


def test_a_sketch_may_do_without_a_line() -> None:
    """A line is named by its ends."""
    changes: dict[str, Any] = {
        "without": [],
        "no-lines": [["a", "b"]],
        "no-areas": [],
        "junctions": {},
    }
    joined = cartography.overlaid(SQUARE, {**changes, "line": [], "area": {}, "place": {}})
    assert [line["kind"] for line in joined["line"]] == ["frame"]
