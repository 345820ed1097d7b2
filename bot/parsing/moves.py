"""Typed moves: ``hill: north moor 2f 1k; dale f; token``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shapes import Moves
from engine.kernel.shapes.base import WrongPath

from .lexicon import GUESSES
from .normalize import entries
from .result import ParseProblem, ParseResult
from .units import (
    ArmyNames,
    ArmyReader,
    Count,
    Every,
    Mark,
    ParsedPlace,
    Part,
    Unknown,
    Word,
    groups,
    is_clear,
    numbered,
)


def read_moves(
    text: str, shape: Moves[Any], names: ArmyNames, *, whole: bool = False
) -> ParseResult | None:
    """Read an origin, the moves of pieces, and additions; ``None`` if the text names no place.

    With ``whole``, a place without pieces gets all that are left and can go there; otherwise only
    if one is left.
    """
    reader = ArmyReader(names)
    lines = [(entry, reader.parts(entry)) for entry in entries(text, names.ties)]
    kinds = {piece for units in shape.origins.values() for piece in units}
    if len(kinds) == 1:
        lines = [(entry, numbered(parts, *kinds)) for entry, parts in lines]
    if not any(isinstance(part, ParsedPlace) for _, parts in lines for part in parts):
        return None
    return _Mover(shape, reader, whole=whole).read(lines)


class _Mover:
    def __init__(self, shape: Moves[Any], reader: ArmyReader, *, whole: bool) -> None:
        self._shape = shape
        self._reader = reader
        self._whole = whole
        self._origin = ""
        self._path: list[str] = []
        self._marks: list[tuple[str, str]] = []
        self._problems: list[ParseProblem] = []

    def read(self, lines: Sequence[tuple[str, list[Part]]]) -> ParseResult:
        unclear = any(not is_clear(parts) for _, parts in lines)
        for entry, parts in lines:
            before = self._origin, list(self._path), len(self._problems), list(self._marks)
            self._line(entry, parts, rest=not unclear)
            if len(self._problems) > before[2]:
                self._origin, self._path, number, self._marks = before
                del self._problems[number + 1 :]
                unclear = True
        for entry, mark in self._marks if self._origin else []:
            id = f"mark:{mark}"
            offered = any(option.id == id for option in self._shape.step(self._path).options)
            if not offered or not self._walk([id]):
                reason = self._shape.no_mark(self._origin, mark)
                self._problems.append(ParseProblem(entry, reason=reason))
        if self._problems and len(self._path) == 1:
            self._path.clear()  # It would mean that nobody moves.
        return ParseResult(tuple(self._path), tuple(self._problems), understood=bool(self._path))

    def _line(self, entry: str, parts: list[Part], *, rest: bool) -> None:
        """Make the moves of a line; ``rest`` says whether all that is left may be meant."""
        onward = self._from(entry, parts)
        aside = Word("nothing") in onward and any(isinstance(p, ParsedPlace) for p in onward)
        if not is_clear(parts) or aside:
            guesses = tuple(f"area:{id}" for id in self._reader.guesses(parts))
            strange = " ".join(part.text for part in parts if isinstance(part, Unknown))
            self._problems.append(ParseProblem(entry if guesses else strange or entry, guesses))
            return
        self._marks += [(entry, p.id) for p in parts if isinstance(p, Mark)]
        for place, pieces in groups(onward) if self._origin else []:
            self._go(entry, place, pieces, rest=rest)

    def _from(self, entry: str, parts: list[Part]) -> list[Part]:
        """Find the origin of the moves; return the line without it."""
        places = [p for p in parts if isinstance(p, ParsedPlace)]
        if not places:
            if not self._origin and any(isinstance(p, Count | Every | Word) for p in parts):
                self._problems.append(ParseProblem(entry))
            return parts
        left = [p for p in places if p.role == "from"]
        if len(left) > 1:
            self._problems.append(ParseProblem(entry))
            return []
        place = (left or [p for p in places if not p.role] or places)[0]
        onward = [p for p in parts if p is not place]
        possible = [id for id in place.ids if id in self._shape.origins]
        if self._origin:
            if possible == [self._origin] and (left or place is places[0]):
                return onward
            if left:
                self._problems.append(ParseProblem(entry))
            return parts
        if len(possible) == 1 and place.role != "to":
            self._begin(possible[0])
            return onward
        if not left and (not possible or place.role == "to") and len(self._shape.origins) == 1:
            self._begin(next(iter(self._shape.origins)))
            return parts
        if len(place.ids) == 1 and place.role != "to":
            reason = self._shape.not_an_origin(place.ids[0])
            self._problems.append(ParseProblem(entry, reason=reason))
        else:
            self._unclear(entry, place)
        return []

    def _begin(self, origin: str) -> None:
        self._origin = origin
        self._path = [f"area:{origin}"]

    def _go(self, entry: str, place: ParsedPlace | None, pieces: list[Part], *, rest: bool) -> None:
        """Send pieces to a place."""
        if Word("nothing") in pieces:
            return
        if place is None:
            self._problems.append(ParseProblem(entry))
            return
        left = self._left()
        counted: Counter[str] = Counter()
        for piece in pieces:
            if isinstance(piece, Count) and self._reader.is_vague(piece, left.get(piece.piece, 0)):
                self._problems.append(ParseProblem(entry, reason=refusal("which-pieces")))
                return
            if isinstance(piece, Count):
                counted[piece.piece] += piece.number
            elif isinstance(piece, Every):
                counted[piece.piece] += left.get(piece.piece, 0)
        everybody = Word("everybody") in pieces
        reachable = [
            id
            for id in place.ids
            if any(id in self._shape.targets(self._origin, u) for u in counted or left)
        ]
        if len(reachable or place.ids) != 1:
            self._unclear(entry, place)
            return
        (target,) = reachable or place.ids
        if everybody or not counted:
            if (counted or not rest) and sum(left.values()) > 1:
                self._problems.append(ParseProblem(entry))
                return
            if not everybody and not self._whole and sum(left.values()) > 1:
                reason = None if len(place.ids) > 1 else refusal("which-pieces")
                self._problems.append(ParseProblem(entry, reason=reason))
                return
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
