"""The games of which the bot knows more than their rules: the one list of them.

Adding a game is one line here, and one in :mod:`engine.rulesets`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from bot.text import shelf

from .agot.face import EDITIONS
from .face import Face
from .inis.face import INIS

_faces: dict[str, Face] = {}


def register(*faces: Face) -> None:
    """Make games known, with their words."""
    for face in faces:
        _faces[face.ruleset] = face
        shelf.put(face.words)


register(*EDITIONS, INIS)


def face_of(ruleset: str) -> Face:
    """Return what the bot knows of a game: of one that is not in the list, nothing but its name."""
    return _faces.get(ruleset) or Face(ruleset)


def faces() -> Mapping[str, Face]:
    """Return all games in the list, by the names of their rules."""
    return dict(_faces)


@contextmanager
def registered(*faces: Face) -> Iterator[None]:
    """Make games known for a while, as a test or an extension may want."""
    before = dict(_faces)
    register(*faces)
    try:
        yield
    finally:
        for face in faces:
            shelf.take_away(face.ruleset)
        _faces.clear()
        register(*before.values())
