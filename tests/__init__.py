"""Tests may speak of every game: their words are known as soon as the games are."""

import bot.games  # noqa: F401
