"""Typed moves: ``hill: north moor 2f 1k; dale f; token``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shape import WrongPath
from engine.kernel.shapes import Moves

from .lexicon import GUESSES
from .normalize import entries
from .result import ParseProblem, ParseResult
from .units import ArmyNames, ArmyReader, Count, Mark, ParsedPlace, Part, Unknown, Word, groups


def read_moves(text: str, shape: Moves[Any], names: ArmyNames) -> ParseResult | None:
    """Read an origin, the moves of pieces, and additions; ``None`` if the text names no place.

    A place without counted pieces gets all remaining pieces that can go there.
    """
    reader = ArmyReader(names)
    lines = [(entry, reader.parts(entry)) for entry in entries(text)]
    if not any(isinstance(part, ParsedPlace) for _, parts in lines for part in parts):
        return None
    return _Mover(shape).read(lines)


class _Mover:
    def __init__(self, shape: Moves[Any]) -> None:
        self._shape = shape
        self._origin = ""
        self._path: list[str] = []
        self._marks: list[tuple[str, str]] = []
        self._problems: list[ParseProblem] = []

    def read(self, lines: Sequence[tuple[str, list[Part]]]) -> ParseResult:
        for entry, parts in lines:
            self._problems += [ParseProblem(p.text) for p in parts if isinstance(p, Unknown)]
            self._marks += [(entry, p.id) for p in parts if isinstance(p, Mark)]
            onward = self._from(entry, parts)
            for place, pieces in groups(onward) if self._origin else []:
                self._go(entry, place, pieces)
        for entry, mark in self._marks if self._origin else []:
            id = f"mark:{mark}"
            offered = any(option.id == id for option in self._shape.step(self._path).options)
            if not offered or not self._walk([id]):
                reason = self._shape.no_mark(self._origin, mark)
                self._problems.append(ParseProblem(entry, reason=reason))
        return ParseResult(tuple(self._path), tuple(self._problems), understood=bool(self._path))

    def _from(self, entry: str, parts: list[Part]) -> list[Part]:
        """Find the origin of the moves; return it with the rest of the line."""
        at = next((i for i, p in enumerate(parts) if isinstance(p, ParsedPlace)), None)
        if at is None:
            if not self._origin and any(isinstance(p, Count | Word) for p in parts):
                self._problems.append(ParseProblem(entry))
            return parts
        place = parts[at]
        assert isinstance(place, ParsedPlace)
        possible = [id for id in place.ids if id in self._shape.origins]
        if self._origin:
            return parts[:at] + parts[at + 1 :] if possible == [self._origin] else parts
        if len(possible) == 1:
            self._begin(possible[0])
            return parts[:at] + parts[at + 1 :]
        if not possible and len(self._shape.origins) == 1:
            self._begin(next(iter(self._shape.origins)))
            return parts
        if len(place.ids) == 1:
            reason = self._shape.not_an_origin(place.ids[0])
            self._problems.append(ParseProblem(entry, reason=reason))
        else:
            self._unclear(entry, place)
        return []

    def _begin(self, origin: str) -> None:
        self._origin = origin
        self._path = [f"area:{origin}"]

    def _go(self, entry: str, place: ParsedPlace | None, pieces: list[Part]) -> None:
        """Send pieces to a place."""
        if any(isinstance(p, Word) and p.id == "nothing" for p in pieces):
            return
        if place is None:
            self._problems.append(ParseProblem(entry))
            return
        counted: Counter[str] = Counter()
        for piece in pieces:
            if isinstance(piece, Count):
                counted[piece.piece] += piece.number
        rest = not counted or any(isinstance(p, Word) for p in pieces)
        left = self._left()
        reachable = [
            id
            for id in place.ids
            if any(id in self._shape.targets(self._origin, u) for u in counted or left)
        ]
        if len(reachable or place.ids) != 1:
            self._unclear(entry, place)
            return
        (target,) = reachable or place.ids
        if rest:
            going = {u: n for u, n in left.items() if self._reaches(u, target)} or left
            counted = Counter(going)
        moves = [
            id
            for unit, number in counted.items()
            for _ in range(number)
            for id in (f"unit:{unit}", f"area:{target}")
        ]
        if not moves or not self._walk(moves):
            reason = self._reason(counted, target)
            self._problems.append(ParseProblem(entry, reason=reason))

    def _walk(self, onward: Sequence[str]) -> bool:
        try:
            self._shape.step([*self._path, *onward])
        except WrongPath:
            return False
        self._path += onward
        return True

    def _left(self) -> dict[str, int]:
        gone = Counter(id.partition(":")[2] for id in self._path if id.startswith("unit:"))
        here = self._shape.origins[self._origin]
        return {unit: n - gone[unit] for unit, n in here.items() if n > gone[unit]}

    def _reaches(self, unit: str, target: str) -> bool:
        return target in self._shape.targets(self._origin, unit)

    def _reason(self, counted: Counter[str], target: str) -> Refusal:
        left = self._left()
        for unit, number in counted.items():
            if number > left.get(unit, 0):
                place = f"area:{self._origin}"
                return refusal("no-such-pieces", None, place=place, unit=f"unit:{unit}")
        for unit in counted:
            if not self._reaches(unit, target):
                return self._shape.unreachable(self._origin, unit, target)
        return self._shape.not_an_origin(self._origin)

    def _unclear(self, entry: str, place: ParsedPlace) -> None:
        guesses = tuple(f"area:{id}" for id in place.ids[:GUESSES])
        self._problems.append(ParseProblem(entry, guesses, several=True))
