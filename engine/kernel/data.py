"""Plain data: what JSON can hold, and objects that nobody changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")

Data = Mapping[str, Any]
"""An object of JSON, to be read."""

Json = dict[str, Any]
"""An object of JSON that its owner may fill in and change."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def fixed(kind: type[T]) -> type[T]:
    """Make a dataclass whose objects nobody changes.

    Type checkers hold that. A frozen dataclass would hold it at run time as well, and take three
    times as long to make an object; these are made with every answer.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)
