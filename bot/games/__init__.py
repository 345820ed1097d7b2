"""What the bot knows of single games, one package a game; nobody else names one.

:func:`face_of` finds it, :class:`Face` says what there is to know.
"""

from .face import Face, OwnCommand
from .registry import face_of, faces, registered

__all__ = ["Face", "OwnCommand", "face_of", "faces", "registered"]
