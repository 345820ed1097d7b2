"""Copies of states that nothing can change, because what could be changed in them is packed."""

from __future__ import annotations

import json
import marshal
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from .phrase import LineData
from .visibility import fields_of

S = TypeVar("S")

_FIXED = (str, int, float, bool, type(None), LineData)
"""Types whose values nobody changes; a line of an explanation, once given, stays as it is."""
_READ_ONLY = (Union, types.UnionType, Mapping, Sequence)
"""Types whose values nobody changes if that holds for their parts."""


def is_fixed(hint: object) -> bool:
    """Return whether nobody changes values of a type, so that copies can share them.

    Type checkers hold that.
    """
    if get_origin(hint) in _READ_ONLY:
        return all(map(is_fixed, get_args(hint)))
    return hint in _FIXED or get_origin(hint) is Literal


@dataclass(frozen=True, slots=True)
class _Saved:
    """The saved fields of a class: those that copies share, and those that are packed."""

    shared: Sequence[str]
    values: Callable[[Any], tuple[Any, ...]]
    """A function that returns the values of the shared fields, with something more."""
    packed: Sequence[str]
    contents: Callable[[Any], tuple[Any, ...]]
    """A function that returns the values of the packed fields, with one more."""


_saved: dict[type[Any], _Saved] = {}


def _saved_of(kind: type[Any]) -> _Saved:
    if kind not in _saved:
        try:
            hints = get_type_hints(kind)
        except NameError:  # A type that only type checkers know may be anything.
            hints = {}
        shared = [name for name in fields_of(kind).saved if is_fixed(hints.get(name))]
        packed = [name for name in fields_of(kind).saved if name not in shared]
        _saved[kind] = _Saved(
            shared,
            attrgetter(*shared, "__class__", "__class__"),
            packed,
            attrgetter(*packed, "agenda"),
        )
    return _saved[kind]


class Frozen:
    """The saved fields of a state as they were; nothing that happens later changes them.

    Bytes are quicker to make than copies, and to throw away, as most checkpoints are.
    """

    __slots__ = ("_bytes", "_kind", "_shared")

    def __init__(self, state: object) -> None:
        self._kind = type(state)
        saved = _saved_of(self._kind)
        self._shared = saved.values(state)
        self._bytes = marshal.dumps(saved.contents(state))

    def _items(self) -> Iterable[tuple[str, Any]]:
        """Return all fields with their values, of which nothing that can be changed is shared."""
        saved = _saved_of(self._kind)
        yield from zip(saved.shared, self._shared, strict=False)
        yield from zip(saved.packed, marshal.loads(self._bytes), strict=False)

    def revived(self, state: S) -> S:
        """Return a state of its own, with the unsaved fields of another one, but nothing told."""
        again = object.__new__(type(state))
        for name in fields_of(self._kind).unsaved:
            setattr(again, name, getattr(state, name))
        for name, value in self._items():
            setattr(again, name, value)
        return again

    def thawed(self) -> str:
        """Return the fields as JSON."""
        values = dict(self._items())
        return json.dumps(
            {name: values[name] for name in fields_of(self._kind).saved}, separators=(",", ":")
        )
