"""Typed pieces from several places: ``dale 1f; 2 knights hill``."""

from __future__ import annotations

from engine.kernel.phrase import refusal
from engine.kernel.shapes import Pieces
from engine.kernel.shapes.base import WrongPath

from .lexicon import GUESSES
from .normalize import entries
from .result import ParseProblem, ParseResult
from .units import (
    ArmyNames,
    ArmyReader,
    Count,
    Every,
    ParsedPlace,
    Part,
    Word,
    alone,
    groups,
    is_clear,
)


def read_pieces(text: str, shape: Pieces, names: ArmyNames) -> ParseResult:
    """Read the pieces to take; the place may be left out if only one has such a piece.

    The kind of piece may be left out if there is only one.
    """
    reader = ArmyReader(names)
    taker = _Taker(shape)
    kinds = {piece for units in shape.places.values() for piece in units}
    for entry in entries(text, names.ties):
        parts = reader.parts(entry)
        if len(kinds) == 1:
            parts = alone(parts, *kinds)
        taken, before = list(taker.path), len(taker.problems)
        if not is_clear(parts):
            guesses = tuple(f"{shape.place_kind}:{id}" for id in reader.guesses(parts))
            taker.problems.append(ParseProblem(entry, guesses))
            continue
        for place, pieces in groups(parts):
            taker.take(entry, place, pieces)
        if len(taker.problems) > before:
            taker.path = taken
            del taker.problems[before + 1 :]
    return ParseResult(tuple(taker.path), tuple(taker.problems), understood=bool(taker.path))


class _Taker:
    def __init__(self, shape: Pieces) -> None:
        self._shape = shape
        self.path: list[str] = []
        self.problems: list[ParseProblem] = []

    def take(self, entry: str, place: ParsedPlace | None, pieces: list[Part]) -> None:
        """Take counted pieces, or all, from a place."""
        places = list(self._shape.places) if place is None else list(place.ids)
        mine = [p for p in places if p in self._shape.places]
        if not mine:
            at = f"{self._shape.place_kind}:{places[0]}"
            reason = refusal("no-pieces-there", None, place=at)
            self.problems.append(ParseProblem(entry, reason=reason))
            return
        everybody = any(isinstance(p, Word) and p.id == "everybody" for p in pieces)
        wanted = [p for p in pieces if isinstance(p, Count)]
        wanted += [
            Count(p.piece, number)
            for p in pieces
            if isinstance(p, Every)
            for number in [self._left(mine[0]).get(p.piece, 0)]
            if len(mine) == 1
        ]
        if everybody and wanted:
            self.problems.append(ParseProblem(entry))
            return
        if not wanted and not everybody:
            if Word("nothing") not in pieces:
                self.problems.append(ParseProblem(entry))
            return
        if everybody:
            wanted = [Count(u, n) for p in mine for u, n in self._left(p).items()]
        for count in wanted:
            self._take_one(entry, mine, count)

    def _take_one(self, entry: str, places: list[str], count: Count) -> None:
        having = [p for p in places if self._left(p).get(count.piece)]
        enough = [p for p in having if self._left(p)[count.piece] >= count.number]
        if len(having) > 1:
            guesses = tuple(f"{p}/{count.piece}" for p in having[:GUESSES])
            self.problems.append(ParseProblem(entry, guesses, several=True))
            return
        if not enough:
            at = f"{self._shape.place_kind}:{having[0] if having else places[0]}"
            unit = f"unit:{count.piece}"
            reason = refusal("no-such-pieces", None, place=at, unit=unit)
            self.problems.append(ParseProblem(entry, reason=reason))
            return
        onward = [f"{enough[0]}/{count.piece}"] * count.number
        try:
            self._shape.step([*self.path, *onward])
        except WrongPath:
            self.problems.append(ParseProblem(entry, tuple(dict.fromkeys(onward))))
            return
        self.path += onward

    def _left(self, place: str) -> dict[str, int]:
        units = self._shape.places[place]
        return {
            u: n - taken for u, n in units.items() if n > (taken := self.path.count(f"{place}/{u}"))
        }
