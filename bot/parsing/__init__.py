"""Answers typed as text: the meaning of a line of words for a shape of answer.

Nothing here knows Discord, a database or a game. The caller gives the names of things, so every
game and every language can be typed.
"""

from .lexicon import Alias, Lexicon, NameMatch
from .moves import read_moves
from .normalize import LONGEST, WORDS, too_long
from .options import read_path
from .pieces import read_pieces
from .result import ParseProblem, ParseResult
from .shopping import read_shopping
from .tokens import TokenNames, TypingWords, Wanted, place_tokens, read_tokens
from .units import ArmyNames

__all__ = [
    "LONGEST",
    "WORDS",
    "Alias",
    "ArmyNames",
    "Lexicon",
    "NameMatch",
    "ParseProblem",
    "ParseResult",
    "TokenNames",
    "TypingWords",
    "Wanted",
    "place_tokens",
    "read_moves",
    "read_path",
    "read_pieces",
    "read_shopping",
    "read_tokens",
    "too_long",
]
