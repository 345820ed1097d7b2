"""Answers typed as text: what a line of words means for a shape of answer.

Nothing here knows Discord, a database or a game.
Names of things come from whoever calls, so every game and every language can be typed.
"""

from .lexicon import Lexicon, Match
from .options import read_path
from .orders import Manner, OrderNames, Wanted, lay, read_orders
from .reading import Problem, Reading

__all__ = [
    "Lexicon",
    "Manner",
    "Match",
    "OrderNames",
    "Problem",
    "Reading",
    "Wanted",
    "lay",
    "read_orders",
    "read_path",
]
