"""Mother of Dragons: what it adds to the 2nd edition and vassals in the bot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from bot.games.agot.plugin import AgotPlugin
from bot.games.story import GameStory
from bot.text import Localizer
from engine.agot.expansions.mother_of_dragons.ruleset import MotherOfDragons
from engine.agot.expansions.vassals.ruleset import Vassals
from engine.kernel.event import EventData
from engine.kernel.ruleset import View

from . import panel
from .lookup import OUTLINE
from .lookup import MotherLookup as Lookup
from .views import TARGARYEN, view_of

IDLE = ("loan-declined",)


class MotherPlugin(AgotPlugin):
    """The plugin of Mother of Dragons: Dragons, loyalty and the Iron Bank."""

    units = (*AgotPlugin.units, "dragon")
    outline = OUTLINE

    def __init__(self) -> None:
        edition = MotherOfDragons()
        super().__init__(edition, on=Vassals.id)
        self.lookup = Lookup(edition)

    def heading(self, view: View, seat: str, say: Localizer) -> Sequence[str]:
        """Return a House's Power, Supply, castles or loyalty, and its loans."""
        return panel.heading(view_of(view), seat, say)

    def goal(self, view: View, say: Localizer) -> str:
        """Return what a House needs to win: House Targaryen loyalty, others castles."""
        return panel.goal(view_of(view), say)

    def here(self, thing: str, view: View, seat: str, say: Localizer) -> str:
        """Return the contents of an area, including loyalty tokens and improvements."""
        words = super().here(thing, view, seat, say)
        kind, _, name = thing.partition(":")
        if kind != "area":
            return words
        return say("here-joint").join([words, *panel.marks(name, view_of(view), say)])

    def idle(self, event: EventData) -> str:
        """Return the heading for events that change nothing, such as orders without a loan."""
        kind = event["kind"]
        return kind if kind in IDLE else super().idle(event)

    def tell_round(self, view: View, events: Sequence[EventData], say: Localizer) -> Sequence[str]:
        """Return lines about battles, losses, musters, wildlings, loans, castles and loyalty."""
        return panel.tell_round(view_of(view), events, say)

    def ending(self, view: View) -> str:
        """Return why the game was won; a victory by loyalty has a reason of its own."""
        told = super().ending(view)
        by_loyalty = view.get("winner") == TARGARYEN and told == "won-by:seven"
        return "won-by:loyalty" if by_loyalty else told

    @cached_property
    def tale(self) -> GameStory:
        """The story, in which loyalty matters, too."""
        from .story import MotherStory as Tale

        return Tale(self._sigils)


DRAGONS = MotherPlugin()
