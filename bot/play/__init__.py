"""Games at their tables: lobby, answers, time, seats, saving and messages. No Discord.

Nothing here knows rules: everything goes through the kernel's questions, shapes, views and events.
"""

from bot.store.people.users import UserSettings, Vacation
from bot.store.table.checkpoints import Checkpoint
from bot.store.table.clocks import Clock
from bot.store.table.games import GameInfo
from bot.store.table.proposals import Proposal
from bot.store.table.seats import Player

from .ahead.free_actions import FreeAction
from .ahead.instructions import Standing
from .errors import NoSuchGame, UserError
from .hints import Hint
from .lobby.options import option_phrase
from .lobby.setup import picker
from .outgoing.queue import OutboxRow, Queue
from .service import Play
from .settings import TableSettings
from .views import AnswerView, LogLine, OpenQuestion, SeatView, TableView, WaitingGame

__all__ = [
    "AnswerView",
    "Checkpoint",
    "Clock",
    "FreeAction",
    "GameInfo",
    "Hint",
    "LogLine",
    "NoSuchGame",
    "OpenQuestion",
    "OutboxRow",
    "Play",
    "Player",
    "Proposal",
    "Queue",
    "SeatView",
    "Standing",
    "TableSettings",
    "TableView",
    "UserError",
    "UserSettings",
    "Vacation",
    "WaitingGame",
    "option_phrase",
    "picker",
]
