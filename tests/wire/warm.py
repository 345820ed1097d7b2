"""What every start of the bot would say anew, said once in a process that runs tests.

To put the commands into all languages takes longer than most tests do with the bot, and so does
telling them to Discord, which judges every word of them. What comes of both is the same each time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from bot.local.world.model import Command, World

NUMBERS = ("id", "application_id", "version")
"""What Discord alone says of a command, and differs from one stand-in to another."""

_known: list[dict[str, Any]] = []
"""The commands as the first bot of this process has told them to Discord."""


def know_commands(world: World) -> None:
    """Let Discord know the commands from an earlier start, unless it knows some."""
    if not world.commands:
        for definition in _known:
            id = world.ids.next()
            world.commands[id] = Command(id, world.ids.next(), definition)


def keep_commands(world: World) -> None:
    """Keep the commands that a bot has told to Discord, for the next one."""
    if not _known:
        _known.extend(one.definition for one in world.commands.values())


@contextmanager
def localized_once() -> Iterator[None]:
    """Put each command into all languages once, and into the form that is compared."""
    from bot.connection import command_sync

    said: dict[str, Mapping[str, Any]] = {}
    forms: dict[str, Any] = {}
    localized, told = command_sync._localized, command_sync.told

    async def remembered(command: Any, tree: Any) -> Mapping[str, Any]:
        # Commands are alike if they are alike in English, which is said fast.
        key = json.dumps([tree.translator is None, command.to_dict(tree)])
        if key not in said:
            said[key] = await localized(command, tree)
        return said[key]

    def compared(command: Mapping[str, Any]) -> Any:
        key = json.dumps({word: command[word] for word in command if word not in NUMBERS})
        if key not in forms:
            forms[key] = told(command)
        return forms[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command_sync, "_localized", remembered)
        patch.setattr(command_sync, "told", compared)
        yield
