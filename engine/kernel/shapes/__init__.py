"""The few shapes of answer, one module each.

one of · some of · an amount · an order of things · a token for each place · pieces ·
moves of pieces · a shopping list · a shuffle · a deal

Ids of options name what they stand for (``area:winterfell``, ``card:the-hound``, ``choice:pass``).
"""

from .amount import Amount
from .arrangement import Arrangement
from .deal import Deal, Dealt
from .moves import Moved, Moves
from .naming import named
from .one_of import OneOf
from .pieces import Pieces
from .shopping import Goods, Shopping
from .shuffle import Shuffle
from .some_of import SomeOf
from .tokens import Tokens

__all__ = [
    "Amount",
    "Arrangement",
    "Deal",
    "Dealt",
    "Goods",
    "Moved",
    "Moves",
    "OneOf",
    "Pieces",
    "Shopping",
    "Shuffle",
    "SomeOf",
    "Tokens",
    "named",
]
