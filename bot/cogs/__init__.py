"""Slash commands, one file per feature."""

from .answer import AnswerCog
from .game import GameCog
from .help import HelpCog, SetupCog
from .log import LogCog, VerifyCog
from .my import MyCog
from .plan import PlanCog
from .reading import BoardCog, StatusCog
from .reference import ReferenceCog, RulesCog
from .statistics import StatisticsCog
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
