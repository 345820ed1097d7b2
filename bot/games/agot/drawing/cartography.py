"""Turn a hand-drawn sketch of a map into areas that share their borders.

A sketch (`assets/<board>/sketch.toml`) holds named junctions and the lines between them. The lines
are smoothed, given the tremble of a pen, and cut into *arcs* at the junctions. Walking round the
arcs yields the faces of the drawing; a seed point names each face. Every arc is stored once and
belongs to the faces on its two sides, so that areas can neither overlap nor leave a gap, and two
areas touch exactly where they share an arc.

The result is `map.json` (`bot.games.agot.drawing.board` reads it). `python -m
bot.games.agot.drawing.cartography assets/agot-2e` makes it again. Equal sketches make equal files.
"""

from __future__ import annotations

import itertools
import json
import math
import random
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Point = tuple[float, float]

STEP = 4.0
"""The distance between two points of a traced line, in map units."""

TREMBLE = {"coast": 3.4, "border": 1.3, "river": 2.2, "sea": 1.0, "wall": 0.0, "frame": 0.0}
"""How far the pen strays from the smoothed line, in map units, by kind of line."""


class SketchError(ValueError):
    """A sketch that does not describe a map; the text says where."""


@dataclass(frozen=True)
class Arc:
    """A stretch of line between two junctions (the same one twice for a closed line)."""

    kind: str
    start: str
    end: str
    points: tuple[Point, ...]
    bridge: bool = False


def _straight(points: list[Point]) -> list[Point]:
    """Return points at most `STEP` apart along straight segments."""
    traced = [points[0]]
    for a, b in itertools.pairwise(points):
        pieces = max(1, round(math.dist(a, b) / STEP))
        traced += [
            (a[0] + (b[0] - a[0]) * i / pieces, a[1] + (b[1] - a[1]) * i / pieces)
            for i in range(1, pieces + 1)
        ]
    return traced


def _spline(before: Point, a: Point, b: Point, after: Point) -> list[Point]:
    """Return a Catmull-Rom curve from `a` (excluded) to `b`, in steps of about `STEP`."""
    pieces = max(1, round(math.dist(a, b) / STEP))

    def at(t: float, k: int) -> float:
        p0, p1, p2, p3 = before[k], a[k], b[k], after[k]
        return 0.5 * (
            2 * p1
            + (p2 - p0) * t
            + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
            + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t
        )

    inner = [(at(i / pieces, 0), at(i / pieces, 1)) for i in range(1, pieces)]
    return [*inner, b]


def _tremble(points: list[Point], amount: float, seed: str) -> list[Point]:
    """Move the inner points sideways by smooth noise that fades towards both ends."""
    if amount == 0 or len(points) < 3:
        return points
    dice = random.Random(seed)
    waves = [
        (amount * size, math.tau / (length * dice.uniform(0.8, 1.25)), dice.uniform(0, math.tau))
        for length, size in ((90.0, 0.9), (47.0, 0.8), (23.0, 0.55), (13.0, 0.4))
    ]
    calm = (math.tau / dice.uniform(110, 170), dice.uniform(0, math.tau))
    moved = [points[0]]
    for i in range(1, len(points) - 1):
        (x0, y0), (x, y), (x1, y1) = points[i - 1 : i + 2]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        fade = min(1.0, min(i, len(points) - 1 - i) / 4)
        fade *= 0.65 + 0.35 * math.sin(i * STEP * calm[0] + calm[1])
        shift = fade * sum(a * math.sin(i * STEP * f + phase) for a, f, phase in waves)
        moved.append((x - (y1 - y0) / length * shift, y + (x1 - x0) / length * shift))
    moved.append(points[-1])
    return moved


def trace(sketch: dict[str, Any]) -> list[Arc]:
    """Smooth every line and cut it into arcs.

    Raises `SketchError` for a line that names an unknown junction or kind.
    """
    junctions: dict[str, Point] = {n: (float(p[0]), float(p[1])) for n, p in _items(sketch)}
    arcs: list[Arc] = []
    for number, line in enumerate(sketch["line"]):
        kind: str = line["kind"]
        if kind not in TREMBLE:
            raise SketchError(f"line {number}: unknown kind {kind!r}")
        path: list[Any] = list(line["path"])
        closed = bool(line.get("closed"))
        if closed:
            junctions[f"loop-{number}"] = (float(path[0][0]), float(path[0][1]))
            path = [f"loop-{number}", *path[1:], f"loop-{number}"]
        unknown = [p for p in path if isinstance(p, str) and p not in junctions]
        if unknown:
            raise SketchError(f"line {number}: unknown junction {unknown[0]!r}")
        knots = [junctions[p] if isinstance(p, str) else (float(p[0]), float(p[1])) for p in path]
        if kind in ("frame", "wall"):
            segments = [_straight([a, b])[1:] for a, b in itertools.pairwise(knots)]
        else:
            ends = (knots[-2], knots[1]) if closed else (knots[0], knots[-1])
            around = [ends[0], *knots, ends[1]]
            segments = [_spline(*around[i : i + 4]) for i in range(len(knots) - 1)]
        run, start = [knots[0]], path[0]
        for name, segment in zip(path[1:], segments, strict=True):
            run += segment
            if isinstance(name, str):
                points = _tremble(run, TREMBLE[kind], f"{start}/{name}")
                rounded = tuple((round(x, 1), round(y, 1)) for x, y in points)
                arcs.append(Arc(kind, start, name, rounded, bool(line.get("bridge"))))
                run, start = [segment[-1]], name
    return arcs


def _items(sketch: dict[str, Any]) -> list[tuple[str, Any]]:
    return list(sketch["junctions"].items())


Ring = tuple[int, ...]
"""Arc numbers in walking order; `~n` (a negative number) walks arc n backwards."""


def ring_points(arcs: list[Arc], ring: Ring) -> list[Point]:
    """Return the closed outline of a ring, its first point not repeated."""
    outline: list[Point] = []
    for half in ring:
        points = arcs[half].points if half >= 0 else arcs[~half].points[::-1]
        outline += points[:-1]
    return outline


def signed_area(outline: list[Point]) -> float:
    """Return the area of an outline, positive if it runs clockwise on the page (y points down)."""
    turned = outline[1:] + outline[:1]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, turned, strict=True)) / 2


def contains(outline: list[Point], point: Point) -> bool:
    """Return whether a point lies inside an outline (even-odd rule)."""
    x, y = point
    inside = False
    turned = outline[1:] + outline[:1]
    for (ax, ay), (bx, by) in zip(outline, turned, strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def rings(arcs: list[Arc]) -> list[Ring]:
    """Return all rings of the drawing: each side of each arc belongs to exactly one of them.

    A clockwise ring bounds a face from outside; the others are holes.
    """

    def heading(half: int) -> float:
        points = arcs[half].points if half >= 0 else arcs[~half].points[::-1]
        near = points[min(2, len(points) - 1)]
        return math.atan2(near[1] - points[0][1], near[0] - points[0][0])

    leaving: dict[str, list[int]] = {}
    for i, arc in enumerate(arcs):
        leaving.setdefault(arc.start, []).append(i)
        leaving.setdefault(arc.end, []).append(~i)
    for halves in leaving.values():
        halves.sort(key=heading)
    found: list[Ring] = []
    seen: set[int] = set()
    for first in [*range(len(arcs)), *(~i for i in range(len(arcs)))]:
        if first in seen:
            continue
        ring: list[int] = []
        half = first
        while half not in seen:
            seen.add(half)
            ring.append(half)
            node = arcs[half].end if half >= 0 else arcs[~half].start
            around = leaving[node]
            half = around[(around.index(~half) - 1) % len(around)]
        found.append(tuple(ring))
    return found


def survey(sketch: dict[str, Any]) -> dict[str, Any]:
    """Return the whole map, as it is stored in `map.json`.

    Raises `SketchError` if the faces of the drawing and the named areas do not match.
    """
    arcs = trace(sketch)
    outer: list[Ring] = []
    holes: list[Ring] = []
    for ring in rings(arcs):
        (outer if signed_area(ring_points(arcs, ring)) > 0 else holes).append(ring)
    seeds: dict[str, Point] = {
        area: tuple(sketch["place"][area]["name"])
        for area, facts in sketch["area"].items()
        if facts["kind"] != "port"
    }
    seeds[sketch["outside"]] = tuple(sketch["outside_seed"])
    outlines = {ring: ring_points(arcs, ring) for ring in outer}
    faces: dict[str, list[Ring]] = {}
    for area, seed in seeds.items():
        home = [ring for ring in outer if contains(outlines[ring], seed)]
        if not home:
            raise SketchError(f"{area}: its name lies in no face")
        face = min(home, key=lambda ring: signed_area(outlines[ring]))
        if any(face == other[0] for other in faces.values()):
            raise SketchError(f"{area}: its face has another name already")
        faces[area] = [face]
    if len(faces) != len(outer):
        raise SketchError(f"{len(outer)} faces are drawn, {len(faces)} are named")
    for hole in holes:
        edge = ring_points(arcs, hole)
        around = [
            area
            for area, (face, *_) in faces.items()
            if contains(outlines[face], edge[0]) and {~h for h in hole}.isdisjoint(face)
        ]
        if around:
            nearest = min(around, key=lambda area: signed_area(outlines[faces[area][0]]))
            faces[nearest].append(hole)
    sides: dict[int, str] = {half: a for a, rs in faces.items() for ring in rs for half in ring}
    return {
        "bounds": sketch["bounds"],
        "outside": sketch["outside"],
        "arcs": [
            {
                "kind": arc.kind,
                "sides": sorted({s for s in (sides.get(i), sides.get(~i)) if s}),
                "bridge": arc.bridge,
                "points": arc.points,
            }
            for i, arc in enumerate(arcs)
        ],
        "ornaments": sketch.get("ornament", []),
        "tracks": sketch.get("track", {}),
        **({"inset": sketch["inset"]} if "inset" in sketch else {}),
        "faces": faces,
        "areas": {
            area: {**facts, "place": sketch["place"][area]}
            for area, facts in sketch["area"].items()
        },
    }


def dump(board: dict[str, Any]) -> str:
    """Return the text of `map.json`, with one arc, face or area on each line."""

    def line(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    first = [key for key in ("bounds", "outside", "inset") if key in board]
    parts = [f'"{key}": {line(board[key])}' for key in first]
    parts.append('"arcs": [\n' + ",\n".join(map(line, board["arcs"])) + "\n]")
    parts += [f'"{key}": {line(board[key])}' for key in ("ornaments", "tracks")]
    for key in ("faces", "areas"):
        rows = (f"{line(k)}: {line(v)}" for k, v in board[key].items())
        parts.append(f'"{key}": {{\n' + ",\n".join(rows) + "\n}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def read(folder: Path) -> dict[str, Any]:
    """Return the sketch of a board; if it extends another board's, it is laid over that one."""
    sketch = tomllib.loads((folder / "sketch.toml").read_text("utf-8"))
    if "extends" not in sketch:
        return sketch
    return overlaid(read(folder.parent / sketch["extends"]), sketch)


def overlaid(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Return a sketch with the changes of another one laid over it."""
    gone = {name: base["junctions"][name] for name in changes["without"]}
    kept = {name: at for name, at in base["junctions"].items() if name not in gone}
    named = {tuple(at): name for name, at in changes["junctions"].items()}

    def redrawn(point: Any) -> Any:
        at = gone.get(point, point) if isinstance(point, str) else point
        return at if isinstance(at, str) else named.get(tuple(at), at)

    lines = [
        {**line, "path": [redrawn(point) for point in line["path"]]}
        for line in base["line"]
        if not {str(line["path"][0]), str(line["path"][-1])} & gone.keys()
        and [line["path"][0], line["path"][-1]] not in changes["no-lines"]
    ]
    areas = {a: facts for a, facts in base["area"].items() if a not in changes["no-areas"]}
    areas = dict(sorted({**areas, **changes["area"]}.items()))
    ornaments = [
        ornament
        for ornament in base.get("ornament", [])
        if ornament["glyph"] not in changes.get("no-ornaments", [])
    ]
    return {
        **base,
        **{key: changes[key] for key in ("bounds", "inset") if key in changes},
        "ornament": [*ornaments, *changes.get("ornament", [])],
        "junctions": {**kept, **changes["junctions"]},
        "line": lines + changes["line"],
        "area": areas,
        "place": {**base["place"], **changes["place"]},
    }


def main(arguments: list[str]) -> None:
    """Write `map.json` beside the `sketch.toml` of each folder named."""
    for folder in map(Path, arguments):
        sketch = read(folder)
        (folder / "map.json").write_text(dump(survey(sketch)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
