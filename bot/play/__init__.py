"""Games at their tables: lobby, answers, time, seats, saving and messages. No Discord.

Nothing here knows rules: everything goes through the kernel's questions, shapes, views and events.
"""

from bot.store.checkpoints import Moment
from bot.store.clocks import Clock
from bot.store.games import GameInfo
from bot.store.proposals import Proposal
from bot.store.seats import Player
from bot.store.users import Settings
from bot.store.vacations import Vacation

from .ahead.free_actions import Interjection
from .ahead.instructions import Standing
from .errors import NoSuchGame, UserError
from .hints import Hint
from .lobby.setup import option_phrase, picker
from .outgoing.queue import Queue, Row
from .service import Play
from .settings import Terms
from .views import Asked, Hand, TableView, Told, Waiting

__all__ = [
    "Asked",
    "Clock",
    "GameInfo",
    "Hand",
    "Hint",
    "Interjection",
    "Moment",
    "NoSuchGame",
    "Play",
    "Player",
    "Proposal",
    "Queue",
    "Row",
    "Settings",
    "Standing",
    "TableView",
    "Terms",
    "Told",
    "UserError",
    "Vacation",
    "Waiting",
    "option_phrase",
    "picker",
]
