"""A stand-in for each test, as the tests of the bot have it."""

from tests.bot.conftest import bot, standin

__all__ = ["bot", "standin"]
