"""Games at their tables: lobby, answers, time, seats, saving and messages. No Discord.

Nothing here knows rules: everything goes through the kernel's questions, shapes, views and events.
"""

from bot.store.clocks import Clock
from bot.store.games import GameInfo
from bot.store.moments import Moment
from bot.store.people import Settings
from bot.store.proposals import Proposal
from bot.store.seats import Player
from bot.store.vacations import Vacation

from .advising import Hint
from .instructing import Standing
from .interjecting import Interjection
from .lobby import option_phrase, picker
from .play import Play
from .queue import Queue, Row
from .terms import Terms
from .trouble import NoSuchGame, Trouble
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
    "Trouble",
    "Vacation",
    "Waiting",
    "option_phrase",
    "picker",
]
