"""The story of a game of Mother of Dragons."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.agot import story
from bot.games.story import params_of
from engine.kernel.event import EventData
from engine.kernel.ruleset import View

from .views import TARGARYEN, score, view_of

WEIGHTS = {
    "loyalty-gained": 24,
    "loan-taken": 10,
    "card-removed": 7,
    "loyalty-moved": 4,
    "loyalty-placed": 3,
    "area-improved": 6,
}


class MotherStory(story.AgotStory):
    """The story of a game in which loyalty counts as castles do."""

    courses = ("castles-or-loyalty", *story.AgotStory.courses)

    def weight(self, event: EventData) -> int:
        """Return how much an event matters: gains of loyalty nearly as much as battles."""
        own = WEIGHTS.get(event["kind"])
        if own is not None:
            number = params_of(event).get("number", 1)
            return own + 2 * (number - 1) if isinstance(number, int) else own
        return super().weight(event)

    def score(self, view: View) -> Mapping[str, int]:
        """Count castles, and loyalty for House Targaryen."""
        seen = view_of(view)
        return {house: score(seen, house) for house in super().score(view)}

    def course(self, view: View) -> Mapping[str, Mapping[str, int]]:
        """Follow the figures of the 2nd edition, and loyalty if House Targaryen plays."""
        followed = dict(super().course(view))
        if TARGARYEN in view_of(view)["houses"]:
            followed["castles-or-loyalty"] = followed.pop("castles")
        return followed
