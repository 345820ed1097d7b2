"""What every start of the bot would say anew, said once in a process that runs tests.

To put the commands into all languages takes longer than most tests do with the bot, and what comes
of it is the same each time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest


@contextmanager
def localized_once() -> Iterator[None]:
    """Put each command into all languages once."""
    from bot.connection import command_sync

    said: dict[str, Mapping[str, Any]] = {}
    localized = command_sync._localized

    async def remembered(command: Any, tree: Any) -> Mapping[str, Any]:
        # Commands are alike if they are alike in English, which is said fast.
        key = json.dumps([tree.translator is None, command.to_dict(tree)])
        if key not in said:
            said[key] = await localized(command, tree)
        return said[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command_sync, "_localized", remembered)
        yield
