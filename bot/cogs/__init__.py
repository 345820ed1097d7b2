"""Slash commands, one file per feature."""

from .board import BoardCog
from .game import GameCog
from .help import HelpCog
from .log import LogCog
from .my import MyCog
from .orders import OrdersCog
from .reference import ReferenceCog
from .rules import RulesCog
from .setup import SetupCog
from .status import StatusCog
from .talk import TalkCog

__all__ = ["COGS"]

COGS = (
    GameCog,
    MyCog,
    OrdersCog,
    BoardCog,
    ReferenceCog,
    LogCog,
    RulesCog,
    StatusCog,
    TalkCog,
    HelpCog,
    SetupCog,
)
