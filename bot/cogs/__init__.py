"""Slash commands, one file per feature."""

from .game import GameCog
from .help import HelpCog
from .map import MapCog
from .my import MyCog

__all__ = ["COGS"]

COGS = (GameCog, MyCog, MapCog, HelpCog)
