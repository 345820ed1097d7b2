"""Typed shopping lists: ``hill: knight; dale: ship bay, upgrade knight``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.phrase import Refusal
from engine.kernel.shapes import Goods, Shopping

from .lexicon import GUESSES
from .normalize import entries
from .result import ParseProblem, ParseResult
from .units import ArmyNames, ArmyReader, Count, ParsedPlace, Part, Word, is_clear


def read_shopping(text: str, shape: Shopping[Any], names: ArmyNames) -> ParseResult:
    """Read purchases; a line that names no paying place uses that of the line before."""
    reader = ArmyReader(names)
    shopper = _Shopper(shape, reader)
    nothing = False
    lines = entries(text, names.ties)
    for entry in lines:
        parts = reader.parts(entry)
        nothing = nothing or Word("nothing") in parts
        if is_clear(parts):
            shopper.buy_all(entry, parts)
        else:
            shopper.unclear(entry, parts)
    if lines and not (shopper.path or shopper.problems or nothing):
        shopper.problems.append(ParseProblem(lines[-1]))  # The entry is a place without a purchase.
    return ParseResult(tuple(shopper.path), tuple(shopper.problems), understood=bool(shopper.path))


class _Shopper:
    def __init__(self, shape: Shopping[Any], reader: ArmyReader) -> None:
        self._shape = shape
        self._reader = reader
        self._bought: dict[str, list[Mapping[str, Any]]] = {}
        self._payer: str | None = None
        self.path: list[str] = []
        self.problems: list[ParseProblem] = []

    def unclear(self, entry: str, parts: Sequence[Part]) -> None:
        """Report a line that is not clear."""
        guesses = tuple(f"area:{id}" for id in self._reader.guesses(parts))
        self.problems.append(ParseProblem(entry, guesses))

    def buy_all(self, entry: str, parts: Sequence[Part]) -> None:
        """Buy what a line names."""
        payers = {place for place, _ in self._shape.offers({})}
        if parts and isinstance(parts[0], ParsedPlace):
            mine = [id for id in parts[0].ids if id in payers]
            if len(mine) == 1:
                self._payer = mine[0]
                parts = parts[1:]
        items = _items(parts)
        if items is None:
            self.unclear(entry, parts)
            return
        before = dict(self._bought), list(self.path), len(self.problems)
        for item in items:
            self._buy(entry, item)
        if len(self.problems) > before[2]:
            self._bought, self.path, number = before
            del self.problems[number + 1 :]

    def _buy(self, entry: str, item: _Item) -> None:
        for _ in range(item.number):
            offers = [
                (place, purchase)
                for place, purchase in self._shape.offers(self._bought)
                if self._is_meant(item, place, purchase)
            ]
            labels = tuple(self._shape.label(place, bought).id for place, bought in offers)
            if len(offers) != 1:
                reason = None if offers else self._why_not(item)
                guesses = labels or self._near(item)
                self.problems.append(
                    ParseProblem(entry, guesses[:GUESSES], several=bool(offers), reason=reason)
                )
                return
            ((place, purchase),) = offers
            self.path += labels
            self._bought[place] = [*self._bought.get(place, ()), purchase]

    def _is_meant(self, item: _Item, place: str, purchase: Mapping[str, Any]) -> bool:
        return item.fits(self._shape.goods(place, purchase)) and self._payer in (None, place)

    def _why_not(self, item: _Item) -> Refusal | None:
        """Return why a purchase that is ever for sale cannot be made."""
        barred = self._shape.barred(self._bought, unpaid=True)
        for place, purchase, reason in barred:
            if self._is_meant(item, place, purchase):
                return reason
        goods = [*barred, *((place, p, None) for place, p in self._shape.offers({}))]
        known = {place for place, _, _ in goods}
        known |= {one.at for place, p, _ in goods if (one := self._shape.goods(place, p))}
        if item.places and known.isdisjoint(item.places):
            return self._shape.no_purse(item.places[0])
        return None

    def _near(self, item: _Item) -> tuple[str, ...]:
        """Return offers of the same piece, such as an upgrade to it."""
        return tuple(
            self._shape.label(place, purchase).id
            for place, purchase in self._shape.offers(self._bought)
            if (goods := self._shape.goods(place, purchase)) is not None
            and goods.piece == item.piece
            and (not item.places or {goods.at, place} & set(item.places))
        )


class _Item:
    """A purchase that is wanted, and how often."""

    def __init__(self, count: Count, *, upgrade: bool) -> None:
        self.piece = count.piece
        self.number = count.number
        self._upgrade = upgrade
        self.places: tuple[str, ...] = ()

    @property
    def is_upgrade(self) -> bool:
        """Whether the piece is to be upgraded to, or from."""
        return self._upgrade

    def becomes(self, count: Count) -> bool:
        """Return whether a piece after a word for upgrading is what this one is to become."""
        return not self.places or (self._upgrade and count.piece != self.piece)

    def upgraded_to(self, count: Count) -> _Item:
        """Return the piece to which this one is to be upgraded."""
        item = _Item(Count(count.piece, self.number), upgrade=True)
        item.places = self.places
        return item

    def fits(self, goods: Goods | None) -> bool:
        """Return whether an offer fits the text."""
        return (
            goods is not None
            and goods.piece == self.piece
            and goods.upgrade == self._upgrade
            and (not self.places or goods.at in self.places)
        )


def _upgraded_last(items: Sequence[_Item]) -> list[_Item] | None:
    """Return purchases before a word for upgrading that ends a line: "the footman a knight".

    ``None`` if it does not say which piece becomes which.
    """
    *others, last = items
    if last.is_upgrade:
        return [*others, last]
    if len(items) != 2 or others[0].piece == last.piece or others[0].number != last.number:
        return None
    if others[0].is_upgrade or last.places:
        return None
    return [others[0].upgraded_to(Count(last.piece, last.number))]


def _items(parts: Sequence[Part]) -> list[_Item] | None:
    """Return purchases, with the upgrades and places that belong to them; ``None`` if a part
    belongs to none."""
    items: list[_Item] = []
    upgrade = False
    place: tuple[str, ...] = ()
    for at, part in enumerate(parts):
        match part:
            case Word("upgrade") if at == len(parts) - 1 and items:
                upgraded = _upgraded_last(items)
                if upgraded is None:
                    return None
                items = upgraded
            case Word("upgrade"):
                upgrade = True
            case Count() if upgrade and items and items[-1].becomes(part):
                items[-1] = items[-1].upgraded_to(part)
                upgrade = False
            case Count():
                items.append(_Item(part, upgrade=upgrade))
                items[-1].places, place = place, ()
                upgrade = False
            case ParsedPlace() if items and not items[-1].places:
                items[-1].places = part.ids
            case ParsedPlace() if not place:
                place = part.ids
            case Word("nothing"):
                pass
            case _:
                return None
    nothing = Word("nothing") in parts
    return None if upgrade or (place and (items or nothing)) or (items and nothing) else items
