"""Copies of states: each field is copied as deeply as its type says that it can be changed."""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from .phrase import LineData
from .shapes.base import copied
from .visibility import fields_of

S = TypeVar("S")

Copier = Callable[[Any], Any]
"""A function that returns a copy of a value, which shares nothing that can be changed."""

_FIXED = (str, int, float, bool, type(None), LineData)
"""Types whose values nobody changes; an explanation, once given, stays as it is."""


def _is_fixed(hint: object) -> bool:
    if get_origin(hint) in (Union, types.UnionType):
        return all(map(_is_fixed, get_args(hint)))
    return hint in _FIXED or get_origin(hint) is Literal


def _copied_lists(value: list[Any]) -> list[Any]:
    return [inner.copy() for inner in value]


def _copied_rows(value: dict[str, Any]) -> dict[str, Any]:
    return {key: inner.copy() for key, inner in value.items()}


def _copied_list_of(copy: Copier) -> Copier:
    return lambda value: [copy(inner) for inner in value]


def _copied_rows_of(copy: Copier) -> Copier:
    return lambda value: {key: copy(inner) for key, inner in value.items()}


def copier(hint: object) -> Copier | None:
    """Return what copies values of a type; ``None`` if they cannot be changed."""
    if _is_fixed(hint):
        return None
    kind, parts = get_origin(hint), get_args(hint)
    if hasattr(hint, "__required_keys__") and all(map(_is_fixed, get_type_hints(hint).values())):
        return dict.copy
    if kind not in (list, dict):
        return copied
    if _is_fixed(parts[-1]):
        return list.copy if kind is list else dict.copy
    inner = copier(parts[-1])
    if inner in (list.copy, dict.copy):
        return _copied_lists if kind is list else _copied_rows
    if inner is None or inner is copied:
        return copied
    return _copied_list_of(inner) if kind is list else _copied_rows_of(inner)


@dataclass(frozen=True, slots=True)
class _Copying:
    """How the saved fields of a class are copied."""

    names: Sequence[str]
    values: Callable[[Any], tuple[Any, ...]]
    """A function that returns the values of these fields, with one more."""
    copiers: Sequence[Copier | None]


_copying: dict[type[Any], _Copying] = {}


def _copying_of(kind: type[Any]) -> _Copying:
    if kind not in _copying:
        names = fields_of(kind).saved
        try:
            hints = get_type_hints(kind)
        except NameError:  # A type that only type checkers know may be anything.
            hints = {}
        copiers = [copier(hints[name]) if name in hints else copied for name in names]
        _copying[kind] = _Copying(names, attrgetter(*names, "__class__"), copiers)
    return _copying[kind]


class Frozen:
    """The saved fields of a state as they were; nothing that happens later changes them."""

    __slots__ = ("_copying", "_kind", "_values")

    def __init__(self, state: object) -> None:
        self._kind = type(state)
        self._copying = _copying_of(self._kind)
        self._values = [
            value if copy is None or value is None else copy(value)
            for copy, value in zip(self._copying.copiers, self._copying.values(state), strict=False)
        ]

    def revived(self, state: S) -> S:
        """Return a state of its own, with the unsaved fields of another one, but nothing told."""
        again = object.__new__(type(state))
        for name in fields_of(self._kind).unsaved:
            setattr(again, name, getattr(state, name))
        for name, copy, value in zip(
            self._copying.names, self._copying.copiers, self._values, strict=True
        ):
            setattr(again, name, value if copy is None or value is None else copy(value))
        return again

    def thawed(self) -> str:
        """Return the fields as JSON."""
        return json.dumps(
            dict(zip(self._copying.names, self._values, strict=True)), separators=(",", ":")
        )
