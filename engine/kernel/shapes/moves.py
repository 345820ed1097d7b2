"""Pieces of one place moved to other places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypedDict, TypeVar, cast

from engine.kernel.phrase import Phrase, Refusal, phrase, refusal
from engine.kernel.shapes.base import Option, RandomSource, Shape, Step, WrongPath, is_count, pick

from .choice import option_of
from .pieces import Units


class Moved(TypedDict):
    """Pieces that leave a place, by the places that they go to, with the game's own marks."""

    area: str
    moves: dict[str, Units]


M = TypeVar("M", bound=Moved)


class Moves(Shape[M], Generic[M]):
    """Pieces of one place moved to other places.

    The value is ``{"area": place, "moves": {place: {piece: count}}, mark: bool, …}``. If there are
    several places to move from, the choice of one is part of the answer.
    """

    form = "moves"
    marks: ClassVar[tuple[str, ...]] = ()
    """The yes-or-no additions to the answer."""

    def __init__(self, origins: Mapping[str, Mapping[str, int]]) -> None:
        self.origins = origins
        """The pieces that may move from each place."""

    def targets(self, origin: str, unit: str) -> Sequence[str]:
        """Return the places that a piece could go to, regardless of other moves."""
        raise NotImplementedError

    def problem(self, origin: str, moves: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Return why the game refuses a set of moves, apart from the reach in :meth:`targets`."""
        raise NotImplementedError

    def hopeless(self, origin: str, moves: Mapping[str, Mapping[str, int]]) -> bool:
        """Return whether moves that are refused stay illegal with any further moves."""
        return False

    def prospect(self, target: str) -> Phrase | None:
        """Return what a place offers to anyone who moves there, if anything."""
        return None

    def may_mark(self, origin: str, moves: Mapping[str, Mapping[str, int]], mark: str) -> bool:
        """Return whether an addition may be ticked with these moves."""
        raise NotImplementedError

    def must_mark(self, origin: str, moves: Mapping[str, Mapping[str, int]], mark: str) -> bool:
        """Return whether an addition is compulsory with these moves."""
        return False

    def unreachable(self, origin: str, unit: str, target: str) -> Refusal:
        """Return why a piece cannot go to a place."""
        return refusal(
            "unreachable",
            None,
            unit=f"unit:{unit}",
            origin=f"area:{origin}",
            target=f"area:{target}",
        )

    def not_an_origin(self, place: str) -> Refusal:
        """Return why nothing can be moved from a place."""
        return refusal("nothing-to-move", None, place=f"area:{place}")

    def missing(self, origin: str, unit: str) -> Refusal:
        """Return why this number of a piece cannot move from a place."""
        return refusal("no-such-pieces", None, place=f"area:{origin}", unit=f"unit:{unit}")

    def check(self, value: object) -> Refusal | None:
        """Refuse missing pieces, places out of reach, and then what the game refuses."""
        if not isinstance(value, dict) or set(value) != {"area", "moves", *self.marks}:
            return refusal("not-moves")
        origin, moves = value["area"], value["moves"]
        if not isinstance(origin, str) or not isinstance(moves, dict):
            return refusal("not-moves")
        if origin not in self.origins:
            return self.not_an_origin(origin)
        left = dict(self.origins[origin])
        for target, units in moves.items():
            if not isinstance(units, dict) or not units:
                return refusal("not-moves")
            for unit, count in units.items():
                if not is_count(count) or count == 0 or count > left.get(unit, 0):
                    return self.missing(origin, unit)
                left[unit] -= count
                if target not in self.targets(origin, unit):
                    return self.unreachable(origin, unit, str(target))
        problem = self.problem(origin, moves)
        if problem is not None:
            return problem
        for mark in self.marks:
            if type(value[mark]) is not bool:
                return refusal("not-moves")
            must = self.must_mark(origin, moves, mark)
            if value[mark] and not must and not self.may_mark(origin, moves, mark):
                return self.no_mark(origin, mark)
            if must and not value[mark]:
                return refusal("must-mark", None, mark=_mark(mark))
        return None

    def no_mark(self, origin: str, mark: str) -> Refusal:
        """Return why an addition may not be ticked."""
        return refusal("may-not-mark", None, mark=_mark(mark))

    def sample(self, rng: RandomSource) -> M:
        """Return random moves; after a few illegal tries with fewer pieces, in the end none."""
        origin = pick(rng, list(self.origins))
        pieces = [u for u, n in self.origins[origin].items() for _ in range(n)]
        for attempt in range(4):
            moves: dict[str, Units] = {}
            for unit in pieces:
                if rng.random() < 0.8 - 0.15 * attempt:  # Fewer moves are legal more often.
                    targets = self.targets(origin, unit)
                    if targets:
                        # Half of the time pieces keep together, as armies do.
                        together = [t for t in moves if t in targets]
                        to = pick(rng, together if together and rng.random() < 0.5 else targets)
                        units = moves.setdefault(to, {})
                        units[unit] = units.get(unit, 0) + 1
            if self.problem(origin, moves) is None:
                break
        else:
            moves = {}
        marks = {m: rng.random() < 0.5 and self.may_mark(origin, moves, m) for m in self.marks}
        return self._answer(origin, moves, marks)

    def safe(self) -> M:
        """Move nothing."""
        return self._answer(next(iter(self.origins)), {}, dict.fromkeys(self.marks, False))

    def forced(self) -> M | None:
        """Return the answer that moves nothing, if nothing can move and nothing can be ticked."""
        if len(self.origins) != 1:
            return None
        ((origin, units),) = self.origins.items()
        if any(n and self.targets(origin, u) for u, n in units.items()):
            return None
        return None if any(self.may_mark(origin, {}, m) for m in self.marks) else self.safe()

    def step(self, path: Sequence[str]) -> Step:
        """Offer the places to move from, then pieces with their targets, then the additions."""
        entries = list(path)
        if not entries:
            return Step(
                phrase("step-move-from"), tuple(option_of(f"area:{o}") for o in self.origins)
            )
        origin = entries.pop(0).removeprefix("area:")
        if origin not in self.origins:
            raise WrongPath(path)
        left = dict(self.origins[origin])
        moves: dict[str, Units] = {}
        unit = ""
        marks: dict[str, bool] = dict.fromkeys(self.marks, False)
        for entry in entries:
            kind, _, id = entry.partition(":")
            marked = any(marks.values())
            if kind == "unit" and not unit and not marked and left.get(id, 0) > 0:
                unit = id
            elif kind == "area" and unit and id in self.targets(origin, unit):
                left[unit] -= 1
                units = moves.setdefault(id, {})
                units[unit] = units.get(unit, 0) + 1
                unit = ""
            elif kind == "mark" and not unit and marks.get(id) is False:
                marks[id] = True
            else:
                raise WrongPath(path)
        if unit:
            rest = {**left, unit: left[unit] - 1}
            options = []
            for target in self.targets(origin, unit):
                more = _moved(moves, unit, target)
                if self._leads_on(origin, more, rest):
                    problem = self.problem(origin, more)
                    options.append(option_of(f"area:{target}", problem.phrase if problem else None))
            return Step(phrase("step-move-to", unit=f"unit:{unit}"), tuple(options))
        value = self._answer(origin, moves, marks)
        # An addition belongs to the moves as they are, so nothing moves after the first addition.
        options = [
            Option(f"unit:{u}", phrase("step-unit", unit=f"unit:{u}", left=n))
            for u, n in left.items()
            if n > 0 and not any(marks.values()) and self._can_go(origin, u, moves, left)
        ]
        if self.problem(origin, moves) is None:
            options += [
                Option(f"mark:{m}", phrase("name", of=_mark(m)))
                for m in self.marks
                if not marks[m] and self.may_mark(origin, moves, m)
            ]
        return Step(
            phrase("step-move", origin=f"area:{origin}"),
            tuple(options),
            ready=self.check(value) is None,
            value=value,
        )

    def ahead(self, path: Sequence[str]) -> list[str]:
        """Return the places that the remaining pieces could go to, or first those to move from.

        Raises WrongPath.
        """
        options = [o.id.partition(":") for o in self.step(path).options]
        if not path:
            return [id for kind, _, id in options if kind == "area"]
        origin = path[0].removeprefix("area:")
        places = {id for kind, _, id in options if kind == "area"}
        for unit in (id for kind, _, id in options if kind == "unit"):
            places.update(self.targets(origin, unit))
        return sorted(places)

    def _answer(self, origin: str, moves: dict[str, Units], marks: Mapping[str, bool]) -> M:
        # Each shape has its own marks, and its own type with a key for each of them.
        forced = {m: True for m in self.marks if self.must_mark(origin, moves, m)}
        return cast(M, {"area": origin, "moves": moves, **marks, **forced})

    def _can_go(
        self, origin: str, unit: str, moves: Mapping[str, Units], left: Mapping[str, int]
    ) -> bool:
        rest = {**left, unit: left[unit] - 1}
        return any(
            self._leads_on(origin, _moved(moves, unit, t), rest) for t in self.targets(origin, unit)
        )

    def _leads_on(
        self, origin: str, moves: dict[str, Units], left: Mapping[str, int], tries: int = 1000
    ) -> bool:
        """Return whether these moves become legal by adding more, by at most ``tries`` attempts.

        A move that is illegal by itself may become legal with the next one. If the tries find no
        way on, the moves are not offered, because a player who chose them might be stuck.
        """
        ahead: list[tuple[dict[str, Units], Mapping[str, int]]] = [(moves, left)]
        seen: set[frozenset[tuple[str, str, int]]] = set()
        while ahead and tries:
            at, rest = ahead.pop()
            # The same pieces in the same places can be reached in every order of moves.
            mark = frozenset((t, u, n) for t, units in at.items() for u, n in units.items())
            if mark in seen:
                continue
            seen.add(mark)
            tries -= 1
            if self.problem(origin, at) is None:
                return True
            if self.hopeless(origin, at):
                continue
            for unit, count in rest.items():
                if count > 0:
                    fewer = {**rest, unit: count - 1}
                    # Places that are already targets come last, so that they are tried first.
                    for target in sorted(self.targets(origin, unit), key=at.__contains__):
                        ahead.append((_moved(at, unit, target), fewer))
        return False


def _mark(mark: str) -> str:
    return f"mark:{mark.replace('_', '-')}"


def _moved(moves: Mapping[str, Units], unit: str, target: str) -> dict[str, Units]:
    more = {place: dict(units) for place, units in moves.items()}
    units = more.setdefault(target, {})
    units[unit] = units.get(unit, 0) + 1
    return more
