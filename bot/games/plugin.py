"""Everything that the bot knows of one game beyond its rules, in one object.

Everything has a default, so a game can be played as soon as its rules exist: the widgets of the
shapes ask its questions, and ``/board`` describes in words what a view shows. For more, a game
makes a subclass in its own package and adds it to :mod:`bot.games.registry`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any

from bot.coach.ideas import Course, read_course
from bot.lookup import Lookup, Outline
from bot.play.promises import Promises
from bot.practice.task import Task, read_tasks
from bot.render.drawer import Drawer, Personal
from bot.store.table.seats import Level
from bot.text import Localizer, Plain, message_id
from bot.text.catalog import GameWords
from engine.kernel.data import fixed
from engine.kernel.event import Event, EventData
from engine.kernel.phrase import Param, Phrase
from engine.kernel.ruleset import Setup, View
from engine.kernel.shapes.base import Option

from .counts import CardCounts
from .plain import plain_board
from .story import GameStory


@fixed
class Lesson:
    """A part of the tutorial: a few sentences, with a picture of a game in progress."""

    text: str
    """The id of the message with the sentences."""
    until: Callable[[View], bool]
    """The condition for the moment to draw, which is the first whose view meets it."""
    wish: Callable[[View], Mapping[str, Any]] = lambda view: {}
    """What to draw, in the form that :meth:`bot.workers.drawing.Painter.paint` takes."""
    seated: bool = False
    """Whether the picture shows what a player sees, rather than a spectator."""


def emblem_names(
    family: str, things: Iterable[str], signs: Mapping[str, str] | None = None
) -> dict[str, str]:
    """Return the names of the emojis of a family of games, by the things that they show.

    ``signs`` has the names of things that do not look the same in all games of the family.
    """
    shown = signs or {}
    ids = ((thing, message_id(shown.get(thing, thing)).partition("-")[2]) for thing in things)
    return {thing: f"{family}_{id}".replace("-", "_")[:32] for thing, id in ids}


class GamePlugin:
    """What the bot knows of a game; a subclass overrides these defaults."""

    def __init__(
        self, ruleset: str, *, paragraphs: Mapping[str, str] | None = None, on: str | None = None
    ) -> None:
        """Create the plugin; :class:`bot.text.catalog.GameWords` says what the arguments mean."""
        self.ruleset = ruleset
        """The id of the game's ruleset."""
        self.on = on
        """The id of the ruleset on which the game is built, if it is an expansion of one."""
        self._paragraphs = paragraphs or {}

    # -- words ----------------------------------------------------------------------------------

    card_sides: Sequence[str] = ()
    """The attributes of a card's message that say what the card does; its note repeats them."""

    @cached_property
    def words(self) -> GameWords:
        """The words of the game: the folder ``words`` beside the module that defines the plugin.

        A plugin without a folder of its own uses the folder of the plugin that it extends.
        """
        folders = [folder / "words" for folder in self._folders]
        folder = next((f for f in folders if f.is_dir()), folders[0])
        return GameWords(self.ruleset, folder, self._paragraphs, self.on, self.card_sides)

    @property
    def _folders(self) -> Sequence[Path]:
        """The folders of the modules that define the plugin, and those that it extends."""
        kinds = [kind for kind in type(self).__mro__ if issubclass(kind, GamePlugin)]
        return [Path(str(sys.modules[kind.__module__].__file__)).parent for kind in kinds]

    # -- at the table ---------------------------------------------------------------------------

    demo_seat: str | None = None
    """The seat of the person who tries the demo; ``None`` for the first one."""
    demo_levels: Mapping[str, Level] = MappingProxyType({})
    """The levels of the stewards in other seats of the demo, where it is not the usual one."""

    @cached_property
    def course(self) -> Course | None:
        """What a first game explains: ``coach/<ruleset>.toml``, if it is there.

        It is beside the module that defines the plugin, or beside that of a plugin that it extends.
        """
        paths = [folder / "coach" / f"{self.ruleset}.toml" for folder in self._folders]
        return next((read_course(path) for path in paths if path.is_file()), None)

    def figures(
        self, view: View, seat: str, latest: Mapping[str, Mapping[str, Any]]
    ) -> Mapping[str, Param]:
        """Return the numbers and names of a game that the words of its ideas need.

        ``latest`` has the latest event of each kind.
        """
        return {}

    def look_back(self, view: View, seat: str, events: Sequence[EventData]) -> Sequence[Phrase]:
        """Return what a seat did well in a round that is over, what it cost, and what comes next.

        ``events`` are those of the round. It is empty for a game that is not explained.
        """
        return ()

    def heading(self, view: View, seat: str, say: Localizer) -> Sequence[str]:
        """Return a player's position and hand in short lines, for the top of their panel."""
        return ()

    def goal(self, view: View, say: Localizer) -> str:
        """Return a line that tells newcomers how to win."""
        return say("goal") if say.knows("goal") else ""

    def here(self, thing: str, view: View, seat: str, say: Localizer) -> str:
        """Return the contents of a thing to choose, such as ``area:cove``; empty if it has none."""
        return ""

    def told_apart(self, thing: str, view: View, say: Localizer) -> str:
        """Return what tells a thing apart from others of its name; empty if nothing has to."""
        return ""

    def named_apart(self, thing: str, name: str, view: View, say: Localizer) -> str:
        """Return the name of a thing, with what tells it apart from others of that name."""
        aside = self.told_apart(thing, view, say)
        return say("named-apart", what=Plain(name), aside=Plain(aside)) if aside else name

    def pieces(self, view: View, seat: str) -> Mapping[str, Mapping[str, int]]:
        """Count the pieces of a seat by place, as far as a view shows them."""
        return {}

    def places(self, view: View) -> Collection[str]:
        """Return all places of the board, so that a typed place can be refused by name."""
        return ()

    @cached_property
    def tasks(self) -> Sequence[Task]:
        """Small tasks by which to try the game before a first one, in order.

        They are in the folder ``practice`` beside that of its words. The messages ``practice-ID``
        have their words.
        """
        file = self.words.folder.with_name("practice") / f"{self.ruleset}.toml"
        return read_tasks(file.read_text("utf-8")) if file.exists() else ()

    promises: Promises = MappingProxyType({})
    """The promises of players to each other that the bot can check."""

    # -- pictures -------------------------------------------------------------------------------

    palettes: Sequence[str] = ()
    """The palettes in which the game is drawn, the default one first."""
    regions: Sequence[str] = ()
    """The parts of the board that can be drawn alone, as named by ``region-…``."""
    hands_are_secret: bool = False
    """Whether there are cards that only their players see, for :meth:`Drawer.draw_hand`."""
    has_what_if: bool = False
    """Whether the rules can tell how a battle would end, for :meth:`Drawer.draw_what_if`."""
    battle_begins: str | None = None
    """The kind of the event with which a battle begins, for :meth:`Drawer.draw_battle`."""
    battle_ends: str | None = None
    """The kind of the event with which it ends; ``None`` if it ends when there is none to draw."""
    battle_decided: str | None = None
    """The kind of the event that says what has come of it."""
    battle_scenes: Collection[str] = ()
    """The kinds of events that are posted with the picture of a battle."""

    def zooms(self, view: View) -> Sequence[str]:
        """Return the parts of the board of one game; other games may have more of them."""
        return self.regions

    emblems: Mapping[str, str] = {}
    """The emojis of the game: their names at Discord, by the things they show (``unit:knight``).

    Two editions with the same picture of a thing share its name. A name is 2 to 32 letters, digits
    and underscores.
    """

    def draw_emblem(self, thing: str) -> bytes:
        """Draw an emoji of ``emblems`` as a square PNG of at most 256 KiB."""
        raise NotImplementedError

    def drawer(self) -> Drawer | None:
        """Return the drawer of the game; ``None`` for a game without pictures.

        It is called only by code that draws pictures, so that nothing else loads Pillow.
        """
        return None

    @property
    def has_pictures(self) -> bool:
        """Whether the game can be drawn."""
        return bool(self.palettes)

    def battle_in(self, view: View) -> bool:
        """Return whether there is a battle to draw."""
        return False

    def last_battle(self, view: View, events: Sequence[EventData]) -> View | None:
        """Return a view with the last battle as it was, so that its end can be drawn.

        ``None`` if it is not among the events, or the game keeps no account of it.
        """
        return None

    def since_battle_began(self, events: Sequence[EventData]) -> Sequence[EventData]:
        """Return the events that belong to the latest battle."""
        starts = [i for i, event in enumerate(events) if event["kind"] == self.battle_begins]
        return events[starts[-1] :] if starts else ()

    def battle_topic(self, events: Sequence[EventData] | None = None) -> str | None:
        """Return the topic whose explanation goes with the picture of a battle, if any.

        ``events`` are those since it began, if the caller knows them.
        """
        return None

    # -- what is posted -------------------------------------------------------------------------

    whole_after: Collection[str] = ()
    """The kinds of events after whose chapter the whole board is always drawn."""
    round_ends: Collection[str] = ()
    """The kinds of events that end a round, after which the bot sums it up in a few lines."""

    def changed(self, before: View, view: View) -> Collection[str] | None:
        """Return the places that have changed; ``None`` if the board has changed elsewhere, too."""
        seen = {k: v for k, v in view.items() if k not in ("question", "phase", "round")}
        return () if seen == {k: before.get(k) for k in seen} else None

    def regions_of(self, places: Collection[str]) -> Sequence[str]:
        """Return the fewest regions that show some places; empty if no regions do."""
        return ()

    def idle(self, event: EventData) -> str:
        """Return the heading under which events that change nothing are posted together.

        It is empty for all other events. Its message is ``idle-<heading>``, with the parameter
        ``all``; each event has the message ``idle-<heading>-of``.
        """
        return ""

    def overtaken(self, scene: EventData, later: Sequence[EventData]) -> bool:
        """Return whether later events say the same as a highlight, so that it can be left out."""
        return False

    def tell_round(self, view: View, events: Sequence[EventData], say: Localizer) -> Sequence[str]:
        """Return at most five lines about a round that has ended."""
        return ()

    def personal(
        self, view: View, *, tokens: Mapping[str, str] | None, options: Sequence[Option]
    ) -> Personal:
        """Return what a picture shows only to the seat of a view, beyond the view.

        ``tokens`` are those that the seat has placed or drafted, ``options`` what it can choose.
        """
        personal: dict[str, object] = {}
        if tokens:
            personal["tokens"] = tokens
        targets = [o.id.removeprefix("area:") for o in options if o.id.startswith("area:")]
        if targets:
            personal["targets"] = targets
        return personal

    def planned(self, view: View, plans: Sequence[tuple[str, Any]]) -> Personal:
        """Return what a picture shows of the plans of the seat of a view, only to that seat.

        ``plans`` are kinds of questions with the planned answers.
        """
        return {}

    def compared(self, view: View, own: Mapping[str, str], other: Mapping[str, str]) -> Personal:
        """Return what a picture shows of two ways to place tokens, by place, only to one seat.

        Places with the same token are left out.
        """
        return {}

    def text_board(self, view: View, personal: Personal | None, say: Localizer) -> str:
        """Describe the board in words, line by line, in an order suited to reading aloud."""
        return plain_board(view, say)

    def defeats(
        self, setup: Setup, view: View, events: Sequence[EventData], seat: str
    ) -> Mapping[int, Sequence[Phrase]]:
        """Return what explains the battles that a seat has lost, by the places of their outcomes.

        It names only what everyone knows, and what the seat itself sees.
        """
        return {}

    # -- what stays -----------------------------------------------------------------------------

    def ending(self, view: View) -> str:
        """Return why a finished game was won, as messages name it; empty for a draw.

        By default, that is the tie-break that decided, or else what the winner has achieved.
        """
        win = view.get("win")
        if win is None or view.get("winner") is None:
            return ""
        return f"won-by:{win['tie_break'] or win['reason']}"

    def tally(self, events: Sequence[Event]) -> CardCounts:
        """Return the cards and bids of a finished game, from all its events.

        The message ``card-came-off`` says when a card counts as having worked.
        """
        return CardCounts()

    # -- looking things up ----------------------------------------------------------------------

    outline: Outline = Outline()
    """The division of the log of a game into parts and topics."""
    reasons: Sequence[str] = ()
    """The topics that the rules explain (`Ruleset.explain`)."""

    lessons: Sequence[Lesson] = ()
    """How to play the game, in a few sentences with pictures."""

    lookup: Lookup = Lookup()
    """The lookup, which describes cards, places and seats."""

    # -- when it is over ------------------------------------------------------------------------

    @cached_property
    def tale(self) -> GameStory:
        """The story of a game that is over."""
        return GameStory()
