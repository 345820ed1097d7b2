"""Words: phrases of the engine and of the bot, put into a language."""

from .catalog import FALLBACK, languages
from .localizer import MissingText, Plain, Voice, language_of, voice
from .names import message_id

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
