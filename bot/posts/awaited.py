"""Whom a table waits for, in words: until when answers are due, and how long stewards think."""

from __future__ import annotations

from collections.abc import Callable

from bot.play import GameInfo, SeatView, TableView
from bot.text import Localizer, Plain
from bot.ui.names import deed, with_subject

FEW = 15.0
"""Seconds up to which a steward thinks for a few seconds, in words."""
HALF = 45.0
"""Seconds up to which it thinks for half a minute; whatever is longer is told in minutes."""


def awaited_lines(
    table: TableView, name: Callable[[GameInfo, str, Localizer], str], localizer: Localizer
) -> list[str]:
    """Return what a table waits for, and from whom; ``name`` returns the name of a seat."""
    lines = [localizer("status-awaited", what=Plain(deed(table.kind or "", localizer)))]
    for seat in table.awaited:
        named = with_subject(name(table.info, seat, localizer), table.view, seat, localizer)
        if (due := _due_mark(table, seat)) is not None:
            named = localizer("status-due", seat=Plain(named), due=Plain(due))
        named = with_thinking(named, table, seat, localizer)
        lines.append(localizer("status-awaited-seat", seat=Plain(named)))
    return lines


def _due_mark(table: TableView, seat: str) -> str | None:
    """Return when the answer of a seat is due, for Discord to show in the reader's own time."""
    clock = table.clocks.get(seat)
    if clock is None or clock.due is None or clock.stopped is not None:
        return None
    return f"<t:{int(clock.due)}:R>"


def with_thinking(name: str, table: TableView, seat: str, localizer: Localizer) -> str:
    """Return a seat's name, with how long its steward thinks, if one does."""
    if seat not in table.thinking:
        return name
    usual = table.thinking[seat]
    if usual is None:
        return localizer("status-thinks", seat=Plain(name))
    return localizer("status-thinks-for", seat=Plain(name), time=Plain(_roughly(usual, localizer)))


def thinking_line(seen: SeatView | TableView, localizer: Localizer) -> str:
    """Return that stewards think, and how long the slowest of them usually do; empty if none
    does."""
    if not seen.thinking:
        return ""
    usual = [seconds for seconds in seen.thinking.values() if seconds is not None]
    if not usual:
        return localizer("panel-thinking")
    return localizer("panel-thinking-for", time=Plain(_roughly(max(usual), localizer)))


def _roughly(seconds: float, localizer: Localizer) -> str:
    """Return in words about how long a steward thinks."""
    if seconds < FEW:
        return localizer("thinking-seconds")
    if seconds < HALF:
        return localizer("thinking-half")
    return localizer("thinking-minutes", minutes=max(1, round(seconds / 60)))
