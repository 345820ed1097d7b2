"""What the bot knows of A Game of Thrones: The Board Game, the same for all editions."""

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
from engine.agot import kinds
from engine.agot.components import AgotComponents
from engine.agot.expansions.dance_with_dragons.ruleset import DanceWithDragons
from engine.agot.expansions.vassals.ruleset import Vassals
from engine.agot.first_edition.ruleset import FirstEdition
from engine.agot.ruleset import AgotRuleset
from engine.agot.second_edition import SecondEdition
from engine.kernel.event import EventData
from engine.kernel.phrase import Param, Phrase
from engine.kernel.ruleset import Setup, View
from engine.kernel.shapes.base import Option

from . import coaching, defeats, panel, summary
from .drawing.board import board_of, regions
from .drawing.tokens import ORDERS
from .drawing.words import drawing_of
from .lookup import AgotLookup as Lookup
from .lookup.events import OUTLINE
from .promises import PROMISES
from .views import PlannedWay, goal_of, handicapped, personal_of, view_of


class AgotPlugin(GamePlugin):
    """The plugin of one edition."""

    units: Sequence[str] = ("footman", "knight", "siege-engine", "ship")
    """The kinds of units that any House has."""
    demo_seat = "stark"
    whole_after: Collection[str] = (
        "began",
        "began-without-order",
        "orders-revealed",
        "consolidation-over",
    )
    round_ends = ("consolidation-over",)
    outline = OUTLINE
    reasons: Sequence[str] = ("combat", "bids", "supply")
    battle_begins = "attacked"
    battle_decided = "combat-decided"
    battle_scenes = summary.BATTLE
    has_what_if = True
    promises = PROMISES
    lessons = (
        Lesson("primer-land", lambda view: view_of(view)["phase"] == "planning"),
        Lesson("primer-orders", lambda view: bool(_orders(view)), lambda view: {"zoom": "north"}),
        Lesson("primer-battle", lambda view: "combat" in view, lambda view: {"battle": True}),
    )

    def __init__(self, edition: AgotRuleset[Any], *, on: str | None = None) -> None:
        """Create the plugin of an edition; ``on`` is the edition to which an expansion belongs."""
        super().__init__(edition.id, paragraphs=edition.paragraphs, on=on)
        self._edition = edition
        # So that a player who follows the hints is in a fight at round 6 (docs/stewards.md).
        if edition.id == SecondEdition.id:
            self.demo_seat = "martell"
            self.demo_levels = dict.fromkeys(("baratheon", "lannister", "tyrell"), "page")
        elif edition.id == FirstEdition.id:
            self.demo_levels = {"greyjoy": "page"}
        self.lookup = Lookup(edition)
        self.palettes = palettes(edition.id)
        self.regions = tuple(regions(edition.id))
        liveries = load_palette(edition.id).liveries
        self._sigils = {house: livery.sigil for house, livery in liveries.items()}
        signs = {f"{x}:{h}": f"{x}:{s}" for h, s in self._sigils.items() for x in ("house", "seat")}
        self.emblems = emblem_names(
            "agot",
            [
                *signs,
                *(f"unit:{unit}" for unit in self.units),
                *(f"order:{token}" for token in ORDERS),
            ],
            signs,
        )

    @cached_property
    def _box(self) -> AgotComponents:
        """The components, read when a table first needs them."""
        return self._edition.box({})

    # -- at the table ---------------------------------------------------------------------------

    def heading(self, view: View, seat: str, say: Localizer) -> Sequence[str]:
        """Return a House's Power, Supply and castles."""
        return panel.heading(view_of(view), seat, say)

    def goal(self, view: View, say: Localizer) -> str:
        """Return how many castles win for the seat of a view, and what decides after the last
        round."""
        seen = view_of(view)
        castles = goal_of(seen, seat) if (seat := seen["seat"]) else seen["castles_to_win"]
        held, endless = (int(bool(seen.get(key))) for key in ("win_when_held", "endless"))
        apart = int(handicapped(seen))
        return say("goal", castles=castles, held=held, endless=endless, apart=apart)

    def figures(
        self, view: View, seat: str, latest: Mapping[str, Mapping[str, Any]]
    ) -> Mapping[str, Param]:
        """Return what decides what a House can do, and the strengths of the last battle."""
        return coaching.figures(view_of(view), seat, latest)

    def look_back(self, view: View, seat: str, events: Sequence[EventData]) -> Sequence[Phrase]:
        """Return what a House did well in a round, what that cost, and what to look at next."""
        return coaching.look_back(view_of(view), seat, events, self._box)

    def here(self, thing: str, view: View, seat: str, say: Localizer) -> str:
        """Return the contents of an area, or the Houses on a track."""
        return panel.here(thing, view_of(view), seat, say)

    def told_apart(self, thing: str, view: View, say: Localizer) -> str:
        """Return the box of a House card that has a namesake, if hands are not those printed."""
        seen = view_of(view)
        several = "other_hands" in seen or "evolution_round" in seen
        return panel.box_of(thing, say) if several else ""

    def pieces(self, view: View, seat: str) -> Mapping[str, Mapping[str, int]]:
        """Count the units of a House by area."""
        return {
            area: dict(seen["units"])
            for area, seen in view_of(view)["areas"].items()
            if seen.get("house") == seat and seen.get("units")
        }

    def places(self, view: View) -> Collection[str]:
        """Return all areas that are in the game."""
        seen = view_of(view)
        areas = (*self._box.areas, *seen.get("opened", ()))
        return [area for area in areas if area not in seen.get("closed", ())]

    # -- pictures -------------------------------------------------------------------------------

    def draw_emblem(self, thing: str) -> bytes:
        """Draw a House, a unit or an order."""
        from .drawing.paint.emblems import draw_emblem

        return draw_emblem(self.ruleset, thing)

    def zooms(self, view: View) -> Sequence[str]:
        """Return the regions of the map that this game is played on."""
        return tuple(regions(board_of(view_of(view))))

    def drawer(self) -> Drawer:
        """Return the drawer of the map."""
        from .drawing.drawer import AgotDrawer as Drawing

        return Drawing(self.ruleset)

    def battle_in(self, view: View) -> bool:
        """Return whether a combat is going on."""
        return "combat" in view_of(view)

    def last_battle(self, view: View, events: Sequence[EventData]) -> View | None:
        """Return a view with the last battle, whose end the rules still explain."""
        return summary.with_last_battle(view_of(view), events)

    def battle_topic(self, events: Sequence[EventData] | None = None) -> str | None:
        """Return the topic of a decided battle, whose card shows the rules' explanation."""
        decided = events is None or any(event["kind"] == "combat-decided" for event in events)
        return "combat" if decided else None

    # -- what is posted -------------------------------------------------------------------------

    def changed(self, before: View, view: View) -> Collection[str] | None:
        """Return the areas that have changed; ``None`` if tracks have, too."""
        return summary.changed(view_of(before), view_of(view))

    def regions_of(self, places: Collection[str]) -> Sequence[str]:
        """Return one or two regions that show all of some areas, if there are such."""
        return summary.regions_of(self.ruleset, places)

    idle = staticmethod(summary.idle)
    overtaken = staticmethod(summary.overtaken)

    def defeats(
        self, setup: Setup, view: View, events: Sequence[EventData], seat: str
    ) -> Mapping[int, Sequence[Phrase]]:
        """Return the sums of battles that a House has lost, who died, and what was missing."""
        if not defeats.lost(events, seat):
            return {}
        box = self._edition.box_of(setup)
        return defeats.defeats(box, view_of(view), events, seat)

    def tell_round(self, view: View, events: Sequence[EventData], say: Localizer) -> Sequence[str]:
        """Return lines about battles, losses, musters, wildlings and castles."""
        return summary.tell_round(view_of(view), events, say)

    def personal(
        self, view: View, *, tokens: Mapping[str, str] | None, options: Sequence[Option]
    ) -> Personal:
        """Add the wildling card that a House has seen, and its orders that lie face down."""
        personal = super().personal(view, tokens=tokens, options=options)
        known = view_of(view).get("known")
        return {**personal, "known": known} if known else personal

    def planned(self, view: View, plans: Sequence[tuple[str, Any]]) -> Personal:
        """Return the marches and raids that a House has planned."""
        ways: list[PlannedWay] = []
        for kind, value in plans:
            if kind == kinds.MARCH and isinstance(value, dict):
                ways += [
                    {"kind": "march", "origin": value["area"], "area": area, "units": units}
                    for area, units in value["moves"].items()
                ]
            elif kind == kinds.RAID:
                ways += [
                    {"kind": "raid", "origin": value["area"], "area": area}
                    for area in (value["target"], value.get("second"))
                    if area is not None
                ]
        return {"plans": ways} if ways else {}

    def compared(self, view: View, own: Mapping[str, str], other: Mapping[str, str]) -> Personal:
        """Return the orders that a House has given, and beside them those of another plan."""
        known = {**view_of(view).get("known", {}), "placed": own}
        return {"known": known, "instead": other}

    def text_board(self, view: View, personal: Personal | None, say: Localizer) -> str:
        """Describe the map region by region."""
        from .drawing.textboard import text_board

        with speaking(say.language), drawing_of(self.ruleset):
            return text_board(view_of(view), personal_of(personal))

    tally = staticmethod(summary.tally)

    @cached_property
    def tale(self) -> GameStory:
        """The story, with the sign of each House."""
        from .story import AgotStory as Tale

        return Tale(self._sigils)


def _orders(view: View) -> list[str]:
    """Return the areas whose orders are face up."""
    return [a for a, seen in view_of(view)["areas"].items() if "order" in seen]


EDITIONS = (
    AgotPlugin(SecondEdition()),
    AgotPlugin(FirstEdition()),
    AgotPlugin(DanceWithDragons(), on=SecondEdition.id),
    AgotPlugin(Vassals(), on=SecondEdition.id),
)
