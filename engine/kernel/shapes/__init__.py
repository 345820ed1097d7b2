"""The few shapes of answer, one module each.

one of · some of · some of each of several groups · a ranking · an amount · an order of things ·
a token for each place · pieces · moves of pieces · a shopping list · a shuffle · a deal

Ids of options name what they stand for (``area:winterfell``, ``card:the-hound``, ``choice:pass``).
"""

from .amount import Amount, Arrangement
from .chance import Deal, Dealt, Shuffle
from .choice import Among, OneOf, Ranking, SomeOf, SomeOfEach, option_of
from .moves import Moved, Moves
from .pieces import Pieces
from .shopping import Goods, Shopping
from .tokens import Tokens

__all__ = [
    "Among",
    "Amount",
    "Arrangement",
    "Deal",
    "Dealt",
    "Goods",
    "Moved",
    "Moves",
    "OneOf",
    "Pieces",
    "Ranking",
    "Shopping",
    "Shuffle",
    "SomeOf",
    "SomeOfEach",
    "Tokens",
    "option_of",
]
