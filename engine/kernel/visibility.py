"""Who sees which part of a state. The declaration of every field says it.

``public``
    everyone sees all of it.
``owned``
    it is a mapping by seats, and each seat sees its own entry.
``hidden``
    nobody sees any of it.
``seen``
    a function of the state and a seat, or a spectator, returns the part that is seen.

Face-down things may show their backs: then everyone sees how many there are, and where. Views are
made from the result of :func:`seen_by`, so that the code that makes them has no secrets.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import repeat
from operator import attrgetter
from typing import Any, TypeVar

from .ask import Seat
from .data import Json

S = TypeVar("S")

FACE_DOWN = "face-down"
"""The back of a card or a token whose face is not seen."""

Names = Callable[[str, Any, Any], Iterable[str]]
"""A function that names what is hidden, given the name of a field, its value, and its seen part."""


# -- names of what lies hidden ---------------------------------------------------------------------


def by_place(name: str, whole: object, part: object) -> Iterable[str]:
    """Name each thing with its place, so that one that has moved counts as another."""
    if isinstance(whole, dict):
        there = part if isinstance(part, dict) else {}
        of = [(f"{name} {key}", value, there.get(key)) for key, value in whole.items()]
    elif isinstance(whole, list):
        shown = part if isinstance(part, list) and len(part) == len(whole) else repeat(None)
        pairs = enumerate(zip(whole, shown, strict=False))
        if _of_words(whole):
            return [f"{name} {at} {thing}" for at, (thing, seen) in pairs if thing != seen]
        of = [(f"{name} {at}", value, there) for at, (value, there) in pairs]
    else:
        return [] if whole is None or whole == part else [f"{name} {whole}"]
    return [found for each in of for found in by_place(*each)]


def by_holder(name: str, whole: object, part: object) -> Iterable[str]:
    """Name each thing with its holder, regardless of the order of the holder's things."""
    if isinstance(whole, dict):
        there = part if isinstance(part, dict) else {}
        of = ((f"{name} {key}", value, there.get(key)) for key, value in whole.items())
        return [found for held in of for found in by_holder(*held)]
    return [f"{name} {thing}" for thing in things(whole) - things(part)]


def once(thing: str) -> Names:
    """Name each thing without a place, because there is only one of it."""

    def names(name: str, whole: object, part: object) -> Iterable[str]:
        return [f"{thing} {each}" for each in things(whole) - things(part)]

    return names


def elsewhere(name: str, whole: object, part: object) -> Iterable[str]:
    """Name nothing, because another field names it or it cannot be shown."""
    return ()


def things(value: object) -> set[Any]:
    """Return everything in lists and in the values of mappings."""
    found: set[Any] = set()
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, list):
            (found.update if _of_words(one) else left.extend)(one)
        elif isinstance(one, dict):
            left.extend(one.values())
        elif one is not None:
            found.add(one)
    return found


def backs(value: object) -> Any:
    """Return a copy with everything in lists and in the values of mappings face down."""
    if isinstance(value, list):
        return [FACE_DOWN] * len(value) if _of_words(value) else [backs(each) for each in value]
    if isinstance(value, dict):
        return {key: backs(inner) for key, inner in value.items()}
    return None if value is None else FACE_DOWN


def _of_words(values: list[Any]) -> bool:
    return bool(values) and isinstance(values[0], str)


# -- declarations ----------------------------------------------------------------------------------


Part = Callable[[Any, Any, Seat | None], Any]
"""A function that returns the part that is seen, given the state, a field's value, and a seat."""


def _all(state: object, whole: object, seat: Seat | None) -> Any:
    return whole


@dataclass(frozen=True, slots=True)
class Visibility:
    """What a field declares about who sees it."""

    part: Part
    names: Names
    owned: bool = False
    """Whether it is a mapping by seats, of which each seat sees its own entry."""
    saved: bool = True
    """Whether it is saved; if not, the ruleset fills it in after loading."""
    past: bool = False
    """Whether it concerns only the past, so that no position tells it."""
    told: Any = None
    """How it is told, for :mod:`engine.kernel.position.telling`."""


def _declared(sight: Visibility, default: object, compare: bool = True) -> Any:
    told: Json = {"metadata": {Visibility: sight}, "compare": compare, "repr": compare}
    if callable(default):
        return field(default_factory=default, **told)
    return field(default=default, **told)


def public(default: object, told: object = None, *, saved: bool = True, past: bool = False) -> Any:
    """Declare a field that everyone sees.

    Here and below, a callable ``default`` makes the value of a new state.
    """
    return _declared(Visibility(_all, elsewhere, saved=saved, past=past, told=told), default)


def owned(default: object, *, face_down: bool = False, names: Names = by_place) -> Any:
    """Declare a mapping by seats, of which each sees its own entry; others may see the backs."""

    def part(state: object, whole: Mapping[Seat, object], seat: Seat | None) -> Any:
        others = backs(whole) if face_down else {}
        if seat is None or seat not in whole:
            return others
        return {**others, seat: whole[seat]}

    return _declared(Visibility(part, names, owned=True), default)


def hidden(
    default: object,
    *,
    face_down: bool = False,
    names: Names = by_place,
    saved: bool = True,
    compare: bool = True,
) -> Any:
    """Declare a field that nobody sees; all may see the backs."""

    def part(state: object, whole: object, seat: Seat | None) -> Any:
        if face_down:
            return backs(whole)
        return default() if callable(default) else default

    return _declared(Visibility(part, names, saved=saved), default, compare)


def seen(
    shows: Callable[[Any, Seat | None], Any],
    default: object,
    told: object = None,
    *,
    names: Names = by_place,
    saved: bool = True,
) -> Any:
    """Declare a field of which a function returns the part that a seat sees."""

    def part(state: object, whole: object, seat: Seat | None) -> Any:
        return shows(state, seat)

    return _declared(Visibility(part, names, saved=saved, told=told), default)


class Declares:
    """The base of dataclasses in which every field declares who sees it.

    Raises TypeError when a class is created with a field that does not.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        made = vars(cls).get("__dataclass_fields__", {})  # With slots, a class is created twice.
        for name, kind in inspect.get_annotations(cls).items():
            declared = made.get(name, vars(cls).get(name))
            if Visibility not in getattr(declared, "metadata", ()) and "ClassVar" not in str(kind):
                raise TypeError(f"{cls.__name__}.{name} does not say who sees it")


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of a class, in their order, grouped by what they declare."""

    open: Sequence[str]
    values: Callable[[Any], tuple[object, ...]]
    """A function that returns the values of the public fields, with something more."""
    closed: Sequence[tuple[str, Visibility]]
    saved: Sequence[str]
    unsaved: Sequence[str]
    lasting: Sequence[str]
    """The saved fields that do not concern only the past."""
    told: Sequence[tuple[str, Any]]


_fields: dict[type[Any], Fields] = {}


def fields_of(kind: type[Any]) -> Fields:
    """Return the fields of a class, grouped by what they declare."""
    if kind not in _fields:
        sights: list[tuple[str, Visibility]] = [
            (f.name, f.metadata[Visibility]) for f in dataclasses.fields(kind)
        ]
        everybodys = [name for name, s in sights if s.part is _all]
        _fields[kind] = Fields(
            open=everybodys,
            values=attrgetter(*everybodys, "__class__", "__class__"),
            closed=[(name, s) for name, s in sights if s.part is not _all],
            saved=[name for name, s in sights if s.saved],
            unsaved=[name for name, s in sights if not s.saved],
            lasting=[name for name, s in sights if s.saved and not s.past],
            told=[(name, s.told) for name, s in sights if s.told is not None],
        )
    return _fields[kind]


# -- what follows ----------------------------------------------------------------------------------


def seen_by(state: S, seat: Seat | None) -> S:
    """Return what a seat, or a spectator, sees of a state, as another state, only to be read.

    It shares the seen parts with the state, and holds nothing else.
    """
    kind = type(state)
    part = object.__new__(kind)
    fields = fields_of(kind)
    for _ in map(setattr, repeat(part), fields.open, fields.values(state)):
        pass  # This is fast, because many views are made.
    for name, sight in fields.closed:
        setattr(part, name, sight.part(state, getattr(state, name), seat))
    return part


def unseen(state: object, seat: Seat | None) -> frozenset[str]:
    """Return the names of what is hidden from a seat, or a spectator: everything that
    :func:`seen_by` leaves out."""
    return frozenset().union(
        *(
            sight.names(name, whole, part)
            for name, sight in fields_of(type(state)).closed
            if sight.names is not elsewhere
            and (whole := getattr(state, name))
            and (part := sight.part(state, whole, seat)) is not whole
        )
    )


def forget_unseen(state: object, seat: Seat) -> None:
    """Remove everything that a seat does not see from a state, so that it can be imagined."""
    known = seen_by(state, seat)
    for name, _ in fields_of(type(state)).closed:
        setattr(state, name, getattr(known, name))


def rename_unseen(state: object, seat: Seat, names: Mapping[str, str]) -> None:
    """Rename hidden things wherever a seat does not see them."""
    for name, sight in fields_of(type(state)).closed:
        whole = getattr(state, name)
        own = {seat: whole[seat]} if sight.owned and seat in whole else {}
        again = renamed(whole, names)
        setattr(state, name, {**again, **own} if own else again)


def renamed(value: object, names: Mapping[str, str]) -> Any:
    """Return plain data with some names replaced."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [renamed(inner, names) for inner in value]
    if isinstance(value, dict):
        return {names.get(key, key): renamed(inner, names) for key, inner in value.items()}
    return value
