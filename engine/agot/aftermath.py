"""The consequences when areas have changed hands (12.10 to 12.12, 15.1)."""

from __future__ import annotations

from . import ports, victory
from .components import Area
from .state import AgotState


async def aftermath(s: AgotState, origin: Area | None = None) -> None:
    """Apply the consequences of changed control, check for victory, and settle the ports.

    The port of the area that was marched from comes first. By default, the game ends before anyone
    captures ships. While a combat is pending, captures wait for its end, and by some rulings
    victory does, too (10.1, 17.21).

    Raises GameEnds.
    """
    s.look_around()
    pending = s.combat is not None
    may_win = not pending or s.ruled("seventh-castle-before-combat", "at-once")
    if may_win and not s.ruled("port-capture-before-victory", "yes"):
        victory.check(s)
    ports.sink(s)
    if not pending or s.ruled("port-capture-and-combat", "at-once"):
        await ports.capture(s, origin)
    if may_win:
        victory.check(s)
