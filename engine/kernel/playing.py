"""Playing a game through: its questions one after another, while chance is answered for."""

from __future__ import annotations

from collections.abc import Iterator

from .ask import Question
from .game import AnyGame
from .shapes.base import RandomSource


def questions(
    game: AnyGame, luck: RandomSource | None, rounds: int | None = None
) -> Iterator[Question]:
    """Yield every question that players are asked, until a game or a number of rounds is over.

    The caller answers for everyone who is awaited before it takes the next one. Chance is answered
    for with ``luck``; without any, its questions are yielded, too.
    """
    while game.question is not None and (rounds is None or int(game.state.round) <= rounds):
        if luck is None or not game.answer_chance(luck):
            yield game.question
