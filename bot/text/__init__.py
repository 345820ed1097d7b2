"""Words: phrases of the engine and of the bot, put into a language."""

from .catalog import FALLBACK, languages
from .localizer import (
    Localizer,
    MissingText,
    Plain,
    command_words,
    language_of,
    localizer_for,
)
from .names import message_id

__all__ = [
    "FALLBACK",
    "Localizer",
    "MissingText",
    "Plain",
    "command_words",
    "language_of",
    "languages",
    "localizer_for",
    "message_id",
]
