"""Slash commands, one file per feature."""

from .answer import AnswerCog
from .board import BoardCog
from .figures import FiguresCog
from .game import GameCog
from .help import HelpCog
from .log import LogCog
from .my import MyCog
from .own import own_commands
from .plan import PlanCog
from .reference import ReferenceCog
from .rules import RulesCog
from .setup import SetupCog
from .status import StatusCog
from .story import StoryCog
from .talk import TalkCog
from .verify import VerifyCog

__all__ = ["COGS", "own_commands"]

COGS = (
    GameCog,
    MyCog,
    AnswerCog,
    PlanCog,
    BoardCog,
    ReferenceCog,
    LogCog,
    RulesCog,
    StatusCog,
    StoryCog,
    TalkCog,
    VerifyCog,
    FiguresCog,
    HelpCog,
    SetupCog,
)
