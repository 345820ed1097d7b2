"""Copies of states that nothing can change: what could be changed in them is copied or packed."""

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


def is_flat(hint: object) -> bool:
    """Return whether a type is that of lists or dicts in which all values are fixed."""
    return get_origin(hint) in (list, dict) and all(map(is_fixed, get_args(hint)))


@dataclass(frozen=True, slots=True)
class _Fields:
    """Some fields of a class."""

    names: Sequence[str]
    values: Callable[[Any], tuple[Any, ...]]
    """A function that returns their values."""


def _of(names: Sequence[str]) -> _Fields:
    if len(names) > 1:
        return _Fields(names, attrgetter(*names))
    return _Fields(names, lambda state: tuple(getattr(state, name) for name in names))


_saved: dict[type[Any], tuple[_Fields, _Fields, _Fields]] = {}
"""The saved fields of classes: those whose values are fixed, flat ones, and others."""


def _saved_of(kind: type[Any]) -> tuple[_Fields, _Fields, _Fields]:
    if kind not in _saved:
        try:
            hints = get_type_hints(kind)
        except NameError:  # A type that only type checkers know may be anything.
            hints = {}
        names = fields_of(kind).saved
        shared = [name for name in names if is_fixed(hints.get(name))]
        copied = [name for name in names if is_flat(hints.get(name))]
        packed = [name for name in names if name not in {*shared, *copied}]
        _saved[kind] = _of(shared), _of(copied), _of(packed)
    return _saved[kind]


class Frozen:
    """The saved fields of a state as they were; nothing that happens later changes them.

    What is fixed is shared, and what is flat is copied. For everything else, bytes are quicker to
    make than copies, and to throw away, as most checkpoints are.
    """

    __slots__ = ("_bytes", "_copied", "_kind", "_shared")

    def __init__(self, state: object) -> None:
        self._kind = type(state)
        shared, copied, packed = _saved_of(self._kind)
        self._shared = shared.values(state)
        self._copied = [value.copy() for value in copied.values(state)]
        self._bytes = marshal.dumps(packed.values(state))

    def _items(self) -> Iterable[tuple[str, Any]]:
        """Return all fields with their values, of which nothing that can be changed is shared."""
        shared, copied, packed = _saved_of(self._kind)
        yield from zip(shared.names, self._shared, strict=True)
        yield from zip(copied.names, [value.copy() for value in self._copied], strict=True)
        yield from zip(packed.names, marshal.loads(self._bytes), strict=True)

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
