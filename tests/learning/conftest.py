"""A stand-in for each test; violations and logged errors fail the test."""

from tests.bot.conftest import standin

__all__ = ["standin"]
