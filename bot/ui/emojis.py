"""The emojis of the application, as far as Discord has them: in texts, on buttons, in selects.

A game names the things that have one, and the emojis (`bot.games.plugin.GamePlugin.emblems`);
:mod:`bot.connection.application` uploads them to Discord, and gives this module their ids. Without
emojis, everything is said only in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord

from .limits import some_lines

_ids: dict[str, int] = {}


def learn(ids: Mapping[str, int]) -> None:
    """Remember only the emojis that the application has, by their names."""
    _ids.clear()
    _ids.update(ids)


def known() -> Mapping[str, int]:
    """Return the ids of all emojis, by their names."""
    return dict(_ids)


def forget(name: str) -> None:
    """Stop using an emoji."""
    _ids.pop(name, None)


def find(name: str | None) -> discord.PartialEmoji | None:
    """Return the emoji of a name, for a button or a line of a select."""
    id = None if name is None else _ids.get(name)
    return None if id is None else discord.PartialEmoji(name=str(name), id=id)


def mark_of(names: Mapping[str, str], params: Iterable[Any]) -> str:
    """Return the emoji of the first parameter of a sentence that has one, and a blank.

    ``names`` are those of a game's emojis, by the things they show. Returns nothing if there is
    none.
    """
    for value in params:
        emoji = find(names.get(value)) if isinstance(value, str) else None
        if emoji is not None:
            return f"{emoji} "
    return ""


def marked_lines(marked: Sequence[str], plain: Sequence[str], most: int, more: str) -> str:
    """Join lines up to a number of characters: those with emojis, if there is room for them all.

    Else the ``plain`` ones; ``more`` stands for lines that do not fit even so.
    """
    full = "\n".join(marked)
    return full if len(full) <= most else some_lines(plain, most, more)
