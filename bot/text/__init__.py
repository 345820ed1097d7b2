"""Words: phrases of the engine and of the bot, put into a language."""

from .shelf import FALLBACK, languages
from .things import message_id
from .voices import MissingText, Plain, Voice, language_of, voice

__all__ = [
    "FALLBACK",
    "MissingText",
    "Plain",
    "Voice",
    "language_of",
    "languages",
    "message_id",
    "voice",
]
