"""Asking one seat for something, unless everybody can see that there is no choice."""

from __future__ import annotations

from typing import TypeVar

from engine.kernel.asking import ask
from engine.kernel.phrase import Param
from engine.kernel.shape import Shape

from .box import Seat

V = TypeVar("V")


async def choose(seat: Seat, kind: str, shape: Shape[V], /, **params: Param) -> V:
    """Ask, or take the only answer there is without asking.

    Only for choices of which everybody can count the answers: that nothing is asked must tell
    nobody anything.
    """
    only = shape.forced()
    return only if only is not None else await ask(seat, kind, shape, **params)
