"""What the bot knows of Inis."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Any

from bot.games.plugin import GamePlugin, Lesson, emblem_names
from bot.games.story import GameStory
from bot.render.drawer import Drawer, Personal
from bot.render.palettes import load_palette, palettes
from bot.render.words import speaking
from bot.text import Localizer
from engine.inis.components import open_box
from engine.kernel.event import EventData
from engine.kernel.phrase import Param, Phrase
from engine.kernel.ruleset import Setup, View
from engine.kernel.shapes.base import Option

from . import coaching, defeats, panel, summary
from .lookup import InisLookup as Lookup
from .lookup.events import OUTLINE
from .summary import PROMISES
from .views import personal_of, view_of


class InisPlugin(GamePlugin):
    """The plugin of Inis."""

    card_sides = ("season", "triskel")
    demo_seat = "green"
    whole_after = ("set-up-over", "season-over")
    round_ends = ("season-over",)
    outline = OUTLINE
    reasons = ("conditions", "clash", "check")
    lookup = Lookup()
    hands_are_secret = True
    battle_begins = "clash"
    battle_ends = battle_decided = "clash-over"
    battle_scenes = ("clash",)
    promises = PROMISES
    lessons = (
        Lesson("primer-island", lambda view: view_of(view)["phase"] == "season"),
        Lesson(
            "primer-cards",
            lambda view: len(view_of(view)["hand"]["action"]) > 2,
            lambda view: {"hand": True},
            seated=True,
        ),
        Lesson(
            "primer-clash",
            lambda view: view_of(view)["clash"] is not None,
            lambda view: {"battle": True},
        ),
    )
    palettes = palettes("inis")
    emblems = emblem_names(
        "inis",
        [
            *(f"seat:{seat}" for seat in load_palette("inis").liveries),
            *(f"card:{card}" for card in open_box().cards),
        ],
    )

    # -- at the table ---------------------------------------------------------------------------

    def heading(self, view: View, seat: str, say: Localizer) -> Sequence[str]:
        """Return a player's victory conditions and hand, and the players in the clash, if any."""
        return panel.heading(view_of(view), seat, say)

    def figures(
        self, view: View, seat: str, latest: Mapping[str, Mapping[str, Any]]
    ) -> Mapping[str, Param]:
        """Return the Brenn, a player's Deeds, and where there is a clash."""
        return coaching.figures(view_of(view), seat)

    def look_back(self, view: View, seat: str, events: Sequence[EventData]) -> Sequence[Phrase]:
        """Return what a player did well in a season, what that cost, and what to look at next."""
        return coaching.look_back(view_of(view), seat, events)

    def here(self, thing: str, view: View, seat: str, say: Localizer) -> str:
        """Return the clans, the chieftain and the buildings of a territory."""
        return panel.here(thing, view_of(view), say)

    def pieces(self, view: View, seat: str) -> Mapping[str, Mapping[str, int]]:
        """Count the clans of a player by territory."""
        return {
            territory: {"clan": tile["clans"][seat]}
            for territory, tile in view_of(view)["territories"].items()
            if tile["clans"].get(seat)
        }

    def places(self, view: View) -> Collection[str]:
        """Return the territories in play."""
        return list(view_of(view)["territories"])

    # -- pictures -------------------------------------------------------------------------------

    def draw_emblem(self, thing: str) -> bytes:
        """Draw a seat or a card."""
        from .drawing.paint.emblems import draw_emblem

        return draw_emblem(thing)

    def drawer(self) -> Drawer:
        """Return the drawer of the island."""
        from .drawing.drawer import InisDrawer as Drawing

        return Drawing()

    def battle_in(self, view: View) -> bool:
        """Return whether a clash is going on in a territory that still has clans."""
        seen = view_of(view)
        clash = seen["clash"]
        return clash is not None and any(seen["territories"][clash["territory"]]["clans"].values())

    # -- what is posted -------------------------------------------------------------------------

    def changed(self, before: View, view: View) -> Collection[str] | None:
        """Return the territories that have changed."""
        return summary.changed(view_of(before), view_of(view))

    idle = staticmethod(summary.idle)

    def defeats(
        self, setup: Setup, view: View, events: Sequence[EventData], seat: str
    ) -> Mapping[int, Sequence[Phrase]]:
        """Return what clashes have cost a player, and why."""
        return defeats.defeats(events, seat)

    def tell_round(self, view: View, events: Sequence[EventData], say: Localizer) -> Sequence[str]:
        """Return lines about a round: its clashes, lost clans, new pieces, and conditions met."""
        return summary.tell_round(view_of(view), events, say)

    def personal(
        self, view: View, *, tokens: Mapping[str, str] | None, options: Sequence[Option]
    ) -> Personal:
        """Return what the player was shown, and the numbers of the locations to choose from."""
        personal = super().personal(view, tokens=tokens, options=options)
        numbers = {
            o.id.removeprefix("location:"): o.label.params.get("number")
            for o in options
            if o.id.startswith("location:")
        }
        sites = {location: n for location, n in numbers.items() if isinstance(n, int)}
        known = view_of(view).get("known")
        return {
            **personal,
            **({"sites": sites} if sites else {}),
            **({"known": known} if known else {}),
        }

    def text_board(self, view: View, personal: Personal | None, say: Localizer) -> str:
        """Describe the island territory by territory."""
        from .drawing.textboard import text_board

        with speaking(say.language):
            return text_board(view_of(view), personal_of(personal))

    tally = staticmethod(summary.tally)

    @cached_property
    def tale(self) -> GameStory:
        """The story."""
        from .story import InisStory as Tale

        return Tale()


INIS = InisPlugin("inis")
