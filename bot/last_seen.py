"""How far users have read, so that nobody is notified of what they have just seen."""

from __future__ import annotations

from collections import OrderedDict

REMEMBERED = 10_000
"""How many users are remembered; forgetting one costs a needless message."""


class LastSeen:
    """The last number, such as that of a question or an event, for each user of each game.

    It is kept in memory: after a restart nobody has seen anything.
    """

    def __init__(self) -> None:
        self._numbers: OrderedDict[tuple[int, int], int] = OrderedDict()

    def note(self, game: int, user: int, number: int) -> None:
        """Remember a number; if there are too many, forget the oldest."""
        self._numbers[game, user] = number
        self._numbers.move_to_end((game, user))
        while len(self._numbers) > REMEMBERED:
            self._numbers.popitem(last=False)

    def of(self, game: int, user: int) -> int:
        """Return the last number noted for a user; 0 if there is none."""
        return self._numbers.get((game, user), 0)
