"""Games at their tables: lobby, answers, chance, saving, and what there is to say. No Discord.

Nobody here knows rules: everything goes through the kernel's questions, shapes, views and events.
"""

from bot.store.games import GameInfo, Player

from .outbox import Outbox, Row
from .play import Play
from .trouble import NoSuchGame, Trouble
from .views import Asked, Hand, TableView, Told

__all__ = [
    "Asked",
    "GameInfo",
    "Hand",
    "NoSuchGame",
    "Outbox",
    "Play",
    "Player",
    "Row",
    "TableView",
    "Told",
    "Trouble",
]
