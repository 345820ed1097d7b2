"""A Feast for Crows: what the bot shows differently because objectives win, not castles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from bot.games.agot.lookup.events import FIGHTS, HAPPENS, OPENS, PHASES, TOPICS
from bot.games.agot.plugin import AgotPlugin
from bot.games.agot.views import view_of
from bot.games.story import GameStory
from bot.lookup import Outline
from bot.render.drawer import Drawer, Personal
from bot.text import Localizer
from engine.agot.expansions.feast_for_crows.ruleset import FeastForCrows
from engine.agot.second_edition import SecondEdition
from engine.kernel.event import EventData
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.ruleset import View
from engine.kernel.shapes.base import Option

from . import panel
from .facts import own
from .lookup import FeastLookup as Lookup
from .panel import tell_round

SCORED = "special-scored objective-scored points"
"""The events of the scoring of a round."""


class FeastPlugin(AgotPlugin):
    """The expansion with objectives and victory points."""

    hands_are_secret = True
    whole_after = ("began", "orders-revealed", "scoring-over")
    round_ends = ("scoring-over",)
    reasons = (*AgotPlugin.reasons, "points")
    outline = Outline.of(
        phases=(*PHASES, "scoring"),
        topics={
            **TOPICS,
            "points": (
                f"{SCORED} objectives-drawn objective-drawn objectives-in-the-middle"
                " objective-taken objectives-returned"
            ),
            "westeros": f"{TOPICS['westeros']} objectives-in-the-middle objectives-returned",
        },
        happens={
            **HAPPENS,
            "westeros": (
                f"{HAPPENS['westeros']} objectives-in-the-middle objective-taken"
                " objectives-returned"
            ),
            "scoring": "special-scored objective-scored scoring-over",
        },
        opens={**OPENS, "consolidation-over": "scoring"},
        seat_kinds=("house", "seat"),
        fights=FIGHTS,
    )

    def __init__(self) -> None:
        edition = FeastForCrows()
        super().__init__(edition, on=SecondEdition.id)
        self.lookup = Lookup(edition)

    def heading(self, view: View, seat: str, say: Localizer) -> Sequence[str]:
        """Return a House's points, figures and objectives."""
        return panel.heading(view_of(view), seat, say)

    def look_back(self, view: View, seat: str, events: Sequence[EventData]) -> Sequence[Phrase]:
        """Return what went well, what it cost, and that objectives are to look at next."""
        well, cost, _ = super().look_back(view, seat, events)
        return well, cost, phrase("coach-next-objectives")

    def here(self, thing: str, view: View, seat: str, say: Localizer) -> str:
        """Return the contents of an area, or the worth, state and condition of an objective."""
        kind, _, name = thing.partition(":")
        if kind == "objective":
            return panel.here(name, view_of(view), seat, say)
        return super().here(thing, view, seat, say)

    def drawer(self) -> Drawer:
        """Return the drawer of the map, which also draws a player's own objectives."""
        from .drawing import FeastDrawer as Drawing

        return Drawing(self.ruleset)

    def tell_round(self, view: View, events: Sequence[EventData], say: Localizer) -> Sequence[str]:
        """Return the lines of a round, with everyone's scores."""
        return tell_round(view_of(view), events, say)

    def personal(
        self, view: View, *, tokens: Mapping[str, str] | None, options: Sequence[Option]
    ) -> Personal:
        """Add the objectives in a House's hand."""
        personal = super().personal(view, tokens=tokens, options=options)
        mine = own(view_of(view))
        return {**personal, "objectives": mine} if mine else personal

    @cached_property
    def tale(self) -> GameStory:
        """The story, in which objectives matter, too."""
        from .story import FeastStory as Tale

        return Tale(self._sigils)


FEAST = FeastPlugin()
