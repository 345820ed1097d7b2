"""Words: phrases of the engine and of the bot, put into a language."""

from .shelf import languages
from .things import message_id
from .voices import MissingText, Plain, Voice, voice

__all__ = ["MissingText", "Plain", "Voice", "languages", "message_id", "voice"]
