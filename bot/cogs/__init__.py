"""Slash commands, one file per feature."""

from .game import GameCog
from .help import HelpCog
from .look import LookCog
from .my import MyCog
from .setup import SetupCog

__all__ = ["COGS"]

COGS = (GameCog, MyCog, LookCog, HelpCog, SetupCog)
