"""12.10 to 12.12, 15.1: what follows when areas have changed hands."""

from __future__ import annotations

from . import ports, victory
from .state import Table


async def aftermath(s: Table, *, may_win: bool = True) -> None:
    """Check for victory, settle the ports.

    The game is over before anybody captures ships, unless it was agreed otherwise.
    Without ``may_win`` victory waits.

    Raises GameEnds.
    """
    if may_win and not s.ruled("port-capture-before-victory", "yes"):
        victory.check(s)
    await ports.settle(s)
    if may_win:
        victory.check(s)
