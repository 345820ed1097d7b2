"""Every command as Discord lists it: each subcommand is an entry of its own."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

from discord import app_commands

from bot.cogs import COGS
from bot.cogs.health import HealthCog

Command = app_commands.Command[Any, ..., Any]


@cache
def registered() -> list[Any]:
    """Return what Discord is told of: commands, and groups of them."""
    panels: Any = SimpleNamespace(services=None)
    found: list[Any] = []
    for cog in (*(kind(panels) for kind in COGS), HealthCog(panels.services, panels)):
        group = cog.__cog_app_commands_group__
        found += [group] if group is not None else cog.get_app_commands()
    return found


@cache
def palette() -> dict[str, Command]:
    """Return the commands by their names, such as ``game new``."""
    found: dict[str, Command] = {}
    for top in registered():
        inner: Any = top.walk_commands() if isinstance(top, app_commands.Group) else (top,)
        for one in inner:
            assert one.qualified_name not in found
            found[one.qualified_name] = one
    return found
