"""What users have typed and could not be used, until their question has passed."""

from __future__ import annotations

from collections import OrderedDict

REMEMBERED = 10_000
"""How many texts are kept, the last of each player in a game; a restart forgets them."""


class Unused:
    """Keeps typed texts, so that nobody has to type one again to mend it."""

    def __init__(self) -> None:
        self._texts: OrderedDict[tuple[int, int], tuple[int, str]] = OrderedDict()

    def keep(self, game: int, user: int, question: int, text: str) -> None:
        """Keep what could not be used of an answer; an empty text forgets what was kept."""
        self._texts.pop((game, user), None)
        if not text:
            return
        self._texts[game, user] = question, text
        while len(self._texts) > REMEMBERED:
            self._texts.popitem(last=False)

    def of(self, game: int, user: int, question: int) -> str:
        """Return what was kept of an answer to a question, or an empty text."""
        kept, text = self._texts.get((game, user), (0, ""))
        return text if kept == question else ""
