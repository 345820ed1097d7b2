"""The list of games of which the bot knows more than their rules.

Adding a game is one line here, and one in :mod:`engine.rulesets`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from bot.text import catalog

from .agot.expansions.feast_for_crows.plugin import FEAST
from .agot.expansions.mother_of_dragons.plugin import DRAGONS
from .agot.plugin import EDITIONS
from .inis.plugin import INIS
from .plugin import Face

_faces: dict[str, Face] = {}


def register(*faces: Face) -> None:
    """Add games to the list, with their words."""
    for face in faces:
        _faces[face.ruleset] = face
        catalog.put(face.words)


register(*EDITIONS, FEAST, DRAGONS, INIS)


def face_of(ruleset: str) -> Face:
    """Return the face of a game; a game that is not in the list gets the defaults."""
    return _faces.get(ruleset) or Face(ruleset)


def faces() -> Mapping[str, Face]:
    """Return the faces in the list, by the ids of their rulesets."""
    return dict(_faces)


@contextmanager
def registered(*faces: Face) -> Iterator[None]:
    """Add games to the list for a while, for a test or an extension."""
    before = dict(_faces)
    register(*faces)
    try:
        yield
    finally:
        for face in faces:
            catalog.take_away(face.ruleset)
        _faces.clear()
        register(*before.values())
