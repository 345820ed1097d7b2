"""The words: phrases of the engine and of the bot, said in a language."""

from .things import message_id
from .voices import MissingText, Plain, Voice, languages, voice

__all__ = ["MissingText", "Plain", "Voice", "languages", "message_id", "voice"]
