"""Slash commands, one file per feature."""

from .find import FindCog
from .game import GameCog
from .help import HelpCog
from .log import LogCog
from .look import LookCog
from .my import MyCog
from .orders import OrdersCog
from .rules import RulesCog
from .setup import SetupCog
from .status import StatusCog
from .talk import TalkCog

__all__ = ["COGS"]

COGS = (
    GameCog,
    MyCog,
    OrdersCog,
    LookCog,
    FindCog,
    LogCog,
    RulesCog,
    StatusCog,
    TalkCog,
    HelpCog,
    SetupCog,
)
