"""Pieces chosen from several places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from typing import Any, ClassVar

from engine.kernel.phrase import Phrase, Refusal, phrase, refusal
from engine.kernel.shapes.base import Option, RandomSource, Shape, Step, WrongPath, is_count

from .choice import wrong_number

Units = dict[str, int]


MOST_TRIED = 500
"""How many choices of pieces are tried to find out whether only one is legal."""


class Pieces(Shape[Any]):
    """Some pieces out of several places: casualties, losses, exchanges.

    The value is ``{place: {piece: count}}``, or ``{piece: count}`` when ``flat``.
    """

    form = "pieces"
    place_kind: ClassVar[str] = "area"
    """The kind of the places, as in ``area:the-reach``."""

    def __init__(
        self,
        places: Mapping[str, Mapping[str, int]],
        least: int,
        most: int,
        *,
        flat: bool = False,
        rule: str | None = None,
    ) -> None:
        """``rule`` is the paragraph by which too few and too many are refused."""
        self.places = places
        self.least = least
        self.most = most
        self.flat = flat
        self.rule = rule

    def problem(self, chosen: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Return why the game refuses a choice from the stock; by default, for its number."""
        number = sum(n for units in chosen.values() for n in units.values())
        if not self.least <= number <= self.most:
            return wrong_number(self.least, self.most, number, self.rule)
        return None

    def may_add(self, chosen: Mapping[str, Mapping[str, int]], place: str, unit: str) -> bool:
        """Return whether an available piece may be added to those chosen."""
        return True

    def could_go_on(self, chosen: Mapping[str, Mapping[str, int]]) -> bool:
        """Return whether one more piece might be taken."""
        return sum(n for units in chosen.values() for n in units.values()) < self.most

    def label(self, place: str, piece: str) -> Phrase:
        """Return the name of a piece with its place."""
        return phrase("piece-at", unit=f"unit:{piece}", place=f"{self.place_kind}:{place}")

    def missing(self, place: str, unit: str) -> Refusal:
        """Return why this number of a piece cannot be taken from a place."""
        return refusal(
            "no-such-pieces", None, place=f"{self.place_kind}:{place}", unit=f"unit:{unit}"
        )

    def chosen(self, value: object) -> Mapping[str, Mapping[str, int]] | None:
        """Return the pieces that a value names, by place; ``None`` if it is of another form."""
        if not isinstance(value, dict):
            return None
        if self.flat:
            return {next(iter(self.places), ""): value} if value else {}
        return value

    def check(self, value: object) -> Refusal | None:
        """Refuse pieces that are not there, then what the game refuses."""
        chosen = self.chosen(value)
        if chosen is None:
            return refusal("not-pieces")
        for place, units in chosen.items():
            there = self.places.get(place)
            if there is None or not isinstance(units, dict):
                return refusal("no-pieces-there", None, place=f"{self.place_kind}:{place}")
            for unit, count in units.items():
                if not is_count(count) or count == 0 or count > there.get(unit, 0):
                    return self.missing(place, unit)
        return self.problem(chosen)

    def sample(self, rng: RandomSource) -> Any:
        """Take random pieces until the game accepts them."""
        stock = self._stock()
        rng.shuffle(stock)
        wanted = self.least + int(rng.random() * (self.most - self.least + 1))
        return self._value(self._take(stock, wanted))

    def _stock(self) -> list[tuple[str, str]]:
        """Return the pieces, one by one."""
        return [
            (p, u) for p, units in self.places.items() for u, n in units.items() for _ in range(n)
        ]

    def worth(self, piece: str) -> int:
        """Return how valuable a piece is to its owner; by default all are equal."""
        return 0

    def safe(self) -> Any:
        """Choose as few pieces as possible, the least valuable first, else in order of names."""
        stock = sorted(self._stock(), key=lambda piece: (self.worth(piece[1]), piece))
        return self._value(self._take(stock, self.least))

    def _take(self, stock: Sequence[tuple[str, str]], wanted: int) -> dict[str, Units]:
        """Take a number of pieces in the given order, and then more until the game accepts them."""
        chosen: dict[str, Units] = {}
        number = 0
        for place, unit in stock:
            if number >= wanted and self.problem(chosen) is None:
                break
            if not self.may_add(chosen, place, unit):
                continue
            number += 1
            units = chosen.setdefault(place, {})
            units[unit] = units.get(unit, 0) + 1
        return chosen

    def forced(self) -> Any:
        """Return the choice that the game accepts if there is only one, and not too many to try."""
        kinds = [(p, u, n) for p, units in self.places.items() for u, n in units.items()]
        if prod(n + 1 for _, _, n in kinds) > MOST_TRIED:
            return None
        found = None
        for counts in product(*(range(n + 1) for _, _, n in kinds)):
            chosen: dict[str, Units] = {}
            for (place, unit, _), count in zip(kinds, counts, strict=True):
                if count:
                    chosen.setdefault(place, {})[unit] = count
            if self.problem(chosen) is None:
                if found is not None:
                    return None
                found = chosen
        return None if found is None else self._value(found)

    def _value(self, chosen: dict[str, Units]) -> Any:
        return next(iter(chosen.values()), {}) if self.flat else chosen

    def step(self, path: Sequence[str]) -> Step:
        """Offer one piece after another; ids are ``place/piece``."""
        chosen: dict[str, Units] = {}
        for entry in path:
            place, _, unit = entry.partition("/")
            units = chosen.setdefault(place, {})
            units[unit] = units.get(unit, 0) + 1
            if units[unit] > self.places.get(place, {}).get(unit, 0):
                raise WrongPath(path)
        ready = self.problem(chosen) is None
        options = (
            tuple(
                Option(f"{p}/{u}", self.label(p, u))
                for p, units in self.places.items()
                for u, n in units.items()
                if n > chosen.get(p, {}).get(u, 0) and self.may_add(chosen, p, u)
            )
            if self.could_go_on(chosen)
            else ()
        )
        if not ready and not options:
            raise WrongPath(path)
        return Step(None, options, ready=ready, value=self._value(chosen))
