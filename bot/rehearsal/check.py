"""What a check is: a thing that must hold on Discord, and what to do if it does not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from .stage import Bench, Failed

Run = Callable[[Bench], Awaitable[None]]

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)


@dataclass(frozen=True, slots=True)
class Check:
    """One check: a thing that must hold."""

    name: str
    must: str
    """What must hold, in one sentence."""
    remedy: str
    """What to do if it does not, in one or two sentences."""
    run: Run
    """Raises Failed, Skipped, or what a call to Discord raises."""
    minutes: float = 1.0


DECLARED: list[Check] = []
"""All checks of the modules that are loaded."""


def check(remedy: str, *, minutes: float = 1.0) -> Callable[[Run], Run]:
    """Add a check, whose function's docstring says what must hold."""

    def add(run: Run) -> Run:
        assert run.__doc__ is not None
        name = run.__name__.replace("_", "-")
        DECLARED.append(Check(name, run.__doc__, remedy, run, minutes))
        return run

    return add


def require(holds: object, why: str) -> None:
    """Raise Failed unless something holds."""
    if not holds:
        raise Failed(why)
