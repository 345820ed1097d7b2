"""Tests may speak of every game: their words are known as soon as the games are."""

import bot.games.registry  # noqa: F401
