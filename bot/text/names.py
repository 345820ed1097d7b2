"""The messages that name things, from ``kind:id``."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .grammar import capitalized

_ids: dict[str, int] = {}


def learn(ids: Mapping[str, int]) -> None:
    """Remember the ids of the commands at Discord, by their first word."""
    _ids.clear()
    _ids.update(ids)


def mention(path: str, said: str) -> str:
    """Return a mention of a command or a subcommand, which clients show in their own language.

    If its id is unknown, the result is only its name, ``said`` in the reader's language.
    """
    id = _ids.get(path.partition(" ")[0])
    return said if id is None else f"</{path}:{id}>"


_THING = re.compile(r"([a-z][a-z-]*):([a-z0-9][a-z0-9_+*=/-]*)")
_ORDER_MALUS = re.compile(r"-(?=\d)")
_NOT_IN_IDS = re.compile(r"[^a-z0-9]+")


def is_thing(text: str) -> bool:
    """Return whether a parameter names a thing of the game, such as ``area:moor``."""
    return _THING.fullmatch(text) is not None


def message_id(thing: str) -> str:
    """Return the id of the message that names a thing.

    Ids of messages have only letters, digits and hyphens, so marks are spelled out:
    ``order:march+1*`` is named by ``order-march-plus-1-star``.
    """
    kind, _, id = thing.partition(":")
    if kind == "order":
        id = _ORDER_MALUS.sub("-minus-", id)
    id = id.replace("+", "-plus-").replace("*", "-star")
    return f"{kind}-{_NOT_IN_IDS.sub('-', id)}"


def readable(id: str) -> str:
    """Return a readable form of an id that has no words."""
    _, _, rest = id.rpartition(":")
    words = rest.replace("-", " ").replace("_", " ").strip()
    return capitalized(words)
