"""Slash commands, one file per feature."""

from bot.cogs.answer import PlanCog
from bot.cogs.reading import ReferenceCog, RulesCog
from bot.cogs.story import StatisticsCog

from .answer import AnswerCog
from .game import GameCog
from .help import HelpCog, SetupCog
from .log import LogCog, VerifyCog
from .my import MyCog
from .reading import BoardCog, StatusCog
from .story import StoryCog
from .talk import TalkCog

__all__ = ["COGS"]

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
    StatisticsCog,
    HelpCog,
    SetupCog,
)
