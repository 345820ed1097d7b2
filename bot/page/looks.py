"""What a page shows: the view of a seat, or of those who watch, as plain data. Secret, as the
view is."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from bot.games.registry import plugin_of
from bot.games.story import GameStory
from bot.limits.memory import Recent
from bot.panels.parts import heading
from bot.panels.turn.question import awaited_names, nothing_asked, ways_on
from bot.play import LogLine, Proposal, SeatView, TableView
from bot.play.ahead.upcoming import Made
from bot.posts.awaited import thinking_line
from bot.store.table.games import GameInfo
from bot.story.board_data import (
    Marks,
    glyphs_data,
    marks_of,
    others_in,
    seats_data,
    stage_data,
)
from bot.text import Localizer, Plain
from bot.text.localizer import RIGHT_TO_LEFT
from bot.ui.custom_id import CustomId
from bot.ui.layout import Button
from bot.ui.names import game_title, moment, player_name, seat_name
from engine.kernel.event import EventData
from engine.kernel.ruleset import View

from .asked import asked_data, drafted_tokens

LINES = 60
"""How many lines of the log a page shows."""

WORDS = (
    *("page-asked", "page-seat", "page-close", "page-story", "page-lost"),
    *("page-fewer", "page-more", "page-back", "page-done"),
    *("replay-log", "replay-nearer", "replay-farther", "replay-whole"),
    *("replay-board", "replay-beside", "panel-undo", "moves-everybody"),
    *("panel-back", "panel-clear", "panel-change", "panel-withdraw", "panel-keep", "panel-same"),
)
"""The messages on a page, whatever it shows."""

_MENTION = re.compile(r"<@!?(\d+)>")
_COMMAND = re.compile(r"</([^:>]+):\d+>")
_EMOJI = re.compile(r"<a?:\w+:\d+> ?")
_MARKUP = re.compile(r"\*\*|^-# |^#{1,3} |\u200b", re.MULTILINE)
_ANY = re.compile(r"[<*\\\u200b]|^-# |^#", re.MULTILINE)
_ESCAPED = re.compile(r"\\([\\`*_~|\[\]#>+-])")

AS_SENT = frozenset({"id", "value"})
"""The keys whose values a page sends back unchanged."""

Look = Mapping[str, str]
"""The parts of a page, each as JSON."""


class Unmarked:
    """Texts of panels without the markup of Discord; times are left to the page."""

    def __init__(self, info: GameInfo, say: Localizer, proposals: Sequence[Proposal] = ()) -> None:
        """Create it; ``proposals`` name some who do not play yet."""
        people = [] if info.faceless else [p for p in info.players if p.user is not None]
        self._names = {str(p.user): player_name(info, p, say) for p in people}
        self._names |= {
            str(p.params["person"]): p.params["name"]
            for p in proposals
            if p.kind == "admit" and not info.faceless
        }

    def __call__(self, data: Any) -> Any:
        """Return plain data with every text in it made plain."""
        if isinstance(data, str):
            return self._text(data) if _ANY.search(data) else data
        if isinstance(data, dict):
            return {key: v if key in AS_SENT else self(v) for key, v in data.items()}
        if isinstance(data, list | tuple):
            return [self(value) for value in data]
        return data

    def _text(self, text: str) -> str:
        text = _MENTION.sub(lambda found: self._names.get(found[1], "…"), _EMOJI.sub("", text))
        return _ESCAPED.sub(r"\1", _MARKUP.sub("", _COMMAND.sub(r"/\1", text)))


class Looks:
    """The maker of looks; it keeps the boards of the latest games, which rarely change."""

    def __init__(self) -> None:
        self._stages: Recent[tuple[Any, ...], tuple[Any, str]] = Recent(32)
        self._told: Recent[tuple[Localizer, str, str], str] = Recent(3000)
        """The words of the latest entries of logs, which all seats of a table read."""

    def of(
        self,
        seen: SeatView | TableView,
        say: Localizer,
        told: Sequence[LogLine],
        palette: str,
        plans: Sequence[Made] = (),
    ) -> Look:
        """Return what the page of a seat shows, with its plans, or that of those who watch."""
        info, plugin, plain = seen.info, plugin_of(seen.info.ruleset), Unmarked(seen.info, say)
        view, hand = dict(seen.view), seen if isinstance(seen, SeatView) else None
        if hand is not None and (drafted := drafted_tokens(hand, say)):
            view["sealed"] = drafted
        shown = plugin.tale.shown(view, say)
        marks = marks_of(shown, plain)
        key = (info.id, say.language, palette, tuple(shown.present or ()))
        if key not in self._stages:
            stage = plugin.tale.stage([view], say, palette)
            made = stage, _json(stage_data(stage, info.ruleset, palette))
            # Most games have the same board, which is large; it is kept once.
            same = (one for one in self._stages.values() if one[1] == made[1])
            self._stages[key] = next(same, made)
        stage, drawn = self._stages[key]
        places = () if stage is None else stage.places
        asked = None if hand is None else asked_data(hand, say, places)
        return {
            "words": _words(say),
            "stage": drawn,
            "glyphs": _json(glyphs_data(plugin.tale.glyphs, stage, _all(marks, asked))),
            "seats": _json(
                seats_data(
                    info.ruleset, [*info.seats, *others_in(marks.items(), info.seats)], say, palette
                )
            ),
            "marks": _json(marks),
            "plans": _json(_planned(hand, plans)),
            "head": _json(plain(self._head(seen, say))),
            "held": _json(plain(_held(hand, say) if hand is not None else [])),
            "asked": _json(plain(asked)),
            "ways": _json(plain([] if hand is None else _ways(hand, say))),
            "log": _json(
                plain([self._entry(one, plugin.tale, view, say) for one in told[-LINES:]])
            ),
        }

    def _entry(self, line: LogLine, tale: GameStory, view: View, say: Localizer) -> list[Any]:
        """Return an entry of the log, with the ways and the cards that are shown in passing."""
        # Its number would tell how much was told to others alone.
        key = say, line.id, repr(line.params)
        if key not in self._told:
            self._told[key] = say.say(line.phrase)
        entry: list[Any] = [self._told[key]]
        kind = line.id.removeprefix("event-")
        if kind == line.id:
            return entry
        event: EventData = {"kind": kind, "params": dict(line.params)}
        ways = _between(tale.ways(event), tale, view)
        opened = [[seat, say.name(card)] for seat, card in tale.opened(event)]
        return [*entry, ways, opened] if ways or opened else entry

    @staticmethod
    def _head(seen: SeatView | TableView, say: Localizer) -> Any:
        hand = seen if isinstance(seen, SeatView) else None
        asked = hand is not None and hand.question is not None
        due = _clock(seen)
        return {
            "title": game_title(seen.info, say),
            "seat": say("page-watching") if hand is None else seat_name(hand.seat, say),
            "own": "" if hand is None else hand.seat,
            "moment": moment(seen.view, say),
            "turn": awaited_names(seen, say)
            if asked
            else f"{nothing_asked(seen, say)} {thinking_line(seen, say)}".rstrip(),
            # The page writes the time as its reader does.
            "due": "" if due is None else say("page-due", time=Plain(f"<t:{due}:f>")),
            "clock": due,
            "undo": seen.view["question"]["number"] if hand is not None and hand.undoable else None,
        }


def _clock(seen: SeatView | TableView) -> int | None:
    """Return until when the seat has time, or the seats that everyone waits for."""
    if isinstance(seen, SeatView):
        due = None if seen.clock is None or seen.answered else seen.clock.due
        return None if due is None else int(due)
    if seen.discreet:  # Whose clock runs would say who has not answered.
        return None
    found = [clock.due for seat in seen.awaited if (clock := seen.clocks.get(seat)) is not None]
    return min((int(due) for due in found if due is not None), default=None)


def _held(hand: SeatView, say: Localizer) -> list[str]:
    """Return what the head of the panel says, and what else the seat knows."""
    _, *lines = heading(hand, say).splitlines()
    return [*lines, *plugin_of(hand.info.ruleset).tale.held(hand.view, say)]


def _planned(hand: SeatView | None, plans: Sequence[Made]) -> list[list[Any]]:
    """Return the ways that a seat has planned, from place to place."""
    if hand is None or not plans:
        return []
    plugin = plugin_of(hand.info.ruleset)
    made = plugin.planned(hand.view, [(one.kind, one.values[0]) for one in plans])
    ways = [(hand.seat, way["origin"], way["area"]) for way in made.get("plans", ())]
    return _between(ways, plugin.tale, hand.view)


def _between(ways: Sequence[tuple[str, str, str]], tale: GameStory, view: View) -> list[list[Any]]:
    """Return the ways of seats between places that the board shows, as points."""
    found = []
    for seat, *places in ways:
        ends = [tale.spot(place, view) for place in places]
        if None not in ends:
            found.append([seat, *(round(v) for end in ends for v in end or ())])
    return found


def _ways(hand: SeatView, say: Localizer) -> list[dict[str, str]]:
    """Return what else the seat can do, in panels that the page shows as a sheet."""
    panel = Button(say("card-panel"), CustomId(hand.info.id, "panel", arg="again"))
    # In a first game, panels say when there is something else to do.
    more = [] if hand.met is not None and not hand.over else ways_on(hand, say)
    if more and not hand.over:
        more = [*more, Button(say("page-run"), CustomId(hand.info.id, "run"))]
    return [{"label": b.label, "id": b.press.encode()} for b in (panel, *more)]


def _all(marks: Marks, asked: Any) -> list[tuple[str, Any]]:
    """Return all pieces of a look, those to choose from included."""
    faces = [] if asked is None else asked.get("faces", {}).values()
    cards = [] if asked is None else asked["cards"].values()
    laid = [*faces, *(["", 0, 0, "card", seat, signs] for seat, _, _, signs in cards)]
    return [*marks.items(), *(("p:", face) for face in laid)]


@lru_cache(maxsize=32)
def _words(say: Localizer) -> str:
    words = {id: say(id) for id in WORDS}
    direction = "rtl" if say.language in RIGHT_TO_LEFT else "ltr"
    return _json({**words, "language": say.language, "direction": direction})


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
