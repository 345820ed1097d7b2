"""From ``kind:id`` to the id of the message that names the thing."""

from __future__ import annotations

import re

_THING = re.compile(r"([a-z][a-z-]*):([a-z0-9][a-z0-9_+*=/-]*)")
_ORDER_MALUS = re.compile(r"-(?=\d)")
_NOT_IN_IDS = re.compile(r"[^a-z0-9]+")


def is_thing(text: str) -> bool:
    """Tell whether a parameter names a thing of the game, such as ``area:moor``."""
    return _THING.fullmatch(text) is not None


def message_id(thing: str) -> str:
    """Return the id of the message that names a thing.

    Ids of messages are letters, digits and hyphens, so marks are spelt out:
    ``order:march+1*`` is named by ``order-march-plus-1-star``.
    """
    kind, _, id = thing.partition(":")
    if kind == "order":
        id = _ORDER_MALUS.sub("-minus-", id)
    id = id.replace("+", "-plus-").replace("*", "-star")
    return f"{kind}-{_NOT_IN_IDS.sub('-', id)}"


def readable(id: str) -> str:
    """Make an id readable that has no words."""
    _, _, rest = id.rpartition(":")
    words = rest.replace("-", " ").replace("_", " ").strip()
    return words[:1].upper() + words[1:]
