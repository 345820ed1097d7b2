"""The replay: one page with every moment of a finished game, which needs no network.

The page draws the board from lines (:class:`bot.games.story.ReplayBoard`). Pieces are written as
changes from one moment to the next, and each text once, so that a long game stays small.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from types import MappingProxyType
from typing import Any

from bot.games.registry import plugin_of
from bot.text import Localizer, Plain, localizer_for
from bot.text.localizer import RIGHT_TO_LEFT
from engine.kernel.event import Event, EventData
from engine.kernel.game import AnyGame
from engine.kernel.ruleset import View
from engine.records import Record, start, take_steps

from .board_data import (
    HOME,
    Marks,
    glyphs_data,
    marks_of,
    others_in,
    piece_data,
    seats_data,
    stage_data,
    whole_script,
)
from .chronicle import chances_of, change_line, outcome_of, turn_line
from .credits import Credits, placed
from .hindsight import Hindsight
from .timeline import follow, standing_of
from .turning_points import turning_points

CHECK = "python -m engine verify RECORD --seen FILE"
"""The command that verifies a record, which a page cannot do itself."""
POLICY = (
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\';'
    " script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:\">"
)
"""What a page that is one file may load; one that is served has stricter rules in its headers."""
WORTH = "docs/fairness.md"
"""The page of the project that says what hashes are worth."""

WORDS = (
    "first",
    "back",
    "on",
    "last",
    "play",
    "pause",
    "moment",
    "battles",
    "eyes",
    "everybody",
    "log",
    "board",
    "beside",
    "nearer",
    "farther",
    "whole",
    "keys",
    "empty",
    "proof",
)
"""The messages on the page, as named by ``replay-…``."""


@dataclass
class _Table:
    """Texts, each once."""

    texts: list[str] = field(default_factory=list)
    places: dict[str, int] = field(default_factory=dict)

    def put(self, text: str) -> int:
        """Return the number of a text."""
        if text not in self.places:
            self.places[text] = len(self.texts)
            self.texts.append(text)
        return self.places[text]


@dataclass
class _Seen:
    """What one observer sees: all marks, and the events told only to them."""

    view: View
    marks: Marks
    told: list[int]


def replay_page(
    read: Record,
    language: str,
    *,
    title: str = "",
    credits: Credits | None = None,
    hashes: Mapping[str, str] = MappingProxyType({}),
    decisions: Sequence[Hindsight] = (),
    served: bool = False,
) -> str:
    """Return the page of a record; what seats knew is on it only if the game is over.

    One that is ``served`` finds its script and its style beside it, and leads back to the board;
    any other is one file.

    ``hashes`` are those that its table was told, as named by ``replay-hash-…``.
    ``decisions`` are marked on it; such a page is for their player alone.

    Raises BadRecord.
    """
    say = localizer_for(language).of(read.ruleset)
    data = _Writer(read, say, credits or Credits(), decisions).data(title)
    if served and not data["eyes"]:
        data["check"] = ""  # A running game has no record to verify yet.
    data["hashes"] = [[say(f"replay-hash-{id}"), whole] for id, whole in hashes.items()]
    return _filled(
        lang=escape(language),
        dir="rtl" if language in RIGHT_TO_LEFT else "ltr",
        title=escape(data["title"]),
        back=f'<p><a href="./">{escape(say("page-back"))}</a></p>' if served else "",
        policy="" if served else POLICY,
        style='<link rel="stylesheet" href="../files/replay.css">'
        if served
        else f"<style>{(HOME / 'replay.css').read_text('utf-8')}</style>",
        # No text of a user can end the script in which it is.
        data=json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"),
        script='<script src="../files/replay.js"></script>'
        if served
        else f"<script>{whole_script()}</script>",
    )


def _filled(**parts: str) -> str:
    """Put parts into the page in one pass, so that nothing in one counts as the place of
    another."""
    page = (HOME / "replay.html").read_text("utf-8")
    pieces = page.split("%%")
    return "".join(parts[piece] if number % 2 else piece for number, piece in enumerate(pieces))


class _Writer:
    """The replay of a record that writes what each observer saw."""

    def __init__(
        self, record: Record, say: Localizer, credits: Credits, decisions: Sequence[Hindsight]
    ) -> None:
        self._record = record
        self._credits = credits
        self._decisions = decisions
        self._say = say
        self._plugin = plugin_of(record.ruleset)
        self._tale = self._plugin.tale
        self._table = _Table()
        self._moments: list[dict[str, Any]] = []
        self._before: dict[str | None, Marks] = {}
        self._views: list[View] = []
        self._battle: dict[str, Any] | None = None
        """The moment at which the present battle has begun."""
        self._fought: list[EventData] = []
        self._held: dict[str, tuple[Marks | None, list[int]]] = {}
        """What only each seat knew at the moment before, with its words."""

    def data(self, title: str) -> dict[str, Any]:
        """Return everything that the page needs."""
        over = self._ends()
        game = start(self._record, revealed=over)
        eyes: tuple[str, ...] = tuple(game.setup.seats) if over else ()
        self._moment(game, 0, game.fetch_events(), eyes)
        for number, _ in enumerate(take_steps(game, self._record.steps), 1):
            self._moment(game, number, game.fetch_events(), eyes)
        stage, seats = self._tale.stage(self._views, self._say), game.setup.seats
        name = title or self._say.name(f"ruleset:{self._record.ruleset}")
        dates = self._credits.dates(self._say.language)
        if dates:
            name = self._say("story-ended", title=Plain(name), dates=Plain(dates))
        return {
            "title": name,
            **self._course(),
            "seats": seats_data(
                self._record.ruleset, [*seats, *others_in(self._all_marks(), seats)], self._say
            ),
            "eyes": list(eyes),
            "words": self._words(game.setup.seats),
            "check": CHECK,
            "stage": stage_data(stage, self._record.ruleset),
            "glyphs": glyphs_data(self._tale.glyphs, stage, self._all_marks()),
            "moments": self._moments,
            "decisions": [self._decided(one) for one in self._decisions] if over else [],
            "texts": self._table.texts,
        }

    def _course(self) -> dict[str, Any]:
        """Return who came in which place, how it ended, and the graph of chances with its points.

        All of it is empty if the game is not over.
        """
        course = follow(self._record)
        if not course.over:
            return {"outcome": "", "placed": [], "chances": [], "turns": []}
        seats = placed(course.seats, course.places, self._credits, self._say)
        return {
            "outcome": outcome_of(course, self._say),
            "placed": [[one.seat, one.place, one.in_words(self._say)] for one in seats],
            "chances": [
                [moment.step, *(round(100 * moment.chances[seat]) for seat in course.seats)]
                for moment in chances_of(course)
            ],
            "turns": [
                [turn.step, turn_line(turn, self._say), change_line(turn, self._say)]
                for turn in turning_points(course)
            ],
        }

    def _decided(self, one: Hindsight) -> dict[str, Any]:
        """Return a decision with its words, and the arrows and pieces of both answers."""
        own, other = (
            [way for event in moves for way in self._arrows(event, one.view)] for moves in one.moves
        )
        return {
            "s": one.step,
            "told": [one.heading, one.taken, one.better, one.reason],
            "own": [own, self._laid(one, one.placed[0])],
            "other": [other, self._laid(one, one.placed[1])],
        }

    def _laid(self, one: Hindsight, tokens: Mapping[str, str]) -> list[Any]:
        """Return the pieces that are on the board once a seat has placed some tokens."""
        if not tokens:
            return []
        bare, placed = (
            self._tale.shown({**one.view, "sealed": sealed}, self._say).pieces
            for sealed in ({}, tokens)
        )
        return [piece_data(piece) for key, piece in placed.items() if bare.get(key) != piece]

    def _ends(self) -> bool:
        """Return whether the record is that of a finished game."""
        game = start(self._record)
        for _ in take_steps(game, self._record.steps):
            pass
        return game.over

    # -- moments --------------------------------------------------------------------------------

    def _moment(
        self, game: AnyGame, step: int, events: Sequence[Event], eyes: Sequence[str]
    ) -> None:
        """Write a moment, if anyone saw anything new in it."""
        public = [event for event in events if event.audience is None]
        seen = self._everybody(game)
        changes = self._changes(None, seen.marks)
        alone: dict[str, Any] = {}
        for seat in eyes:
            own = self._alone(game, seat, seen, [e for e in events if e.audience is not None])
            extra = {k: v for k, v in own.marks.items() if seen.marks.get(k) != v}
            extra |= {k: 0 for k in seen.marks if k not in own.marks}
            known = self._changes(seat, extra)
            if known or own.told:
                alone[seat] = [known, own.told]
        if not public and not changes and not alone and step:
            return
        self._views.append(seen.view)
        moment: dict[str, Any] = {
            # In a running game, the number of answers could betray a secret question.
            "s": step if eyes else len(self._moments),
            "r": int(seen.view.get("round", 0)),
            "w": self._table.put(self._tale.when(seen.view, self._say)),
            "l": [self._table.put(self._sentence(event)) for event in public],
            "d": changes,
        }
        if alone:
            moment["x"] = alone
        if any(event.chapter for event in public):
            moment["c"] = 1
        self._fights(moment, [event.to_json() for event in public])
        ways = list(self._ways(public, seen.view))
        if ways:
            moment["a"] = ways
        self._moments.append(moment)

    def _fights(self, moment: dict[str, Any], told: Sequence[EventData]) -> None:
        """Mark a moment at which a battle begins, and say there what comes of it."""
        if self._plugin.since_battle_began(told):
            moment["b"] = 1
            self._battle, self._fought = moment, []
        if self._battle is None:
            return
        self._fought += told
        if any(event["kind"] == self._plugin.battle_decided for event in told):
            done = self._tale.developments(self._plugin.since_battle_began(self._fought))
            if done:
                best = max(done, key=lambda one: one.weight)
                self._battle["o"] = self._table.put(self._say.say(best.told))
            self._battle = None

    def _everybody(self, game: AnyGame) -> _Seen:
        view = game.view(None)
        standing = standing_of(game)
        marks = marks_of(self._tale.shown(view, self._say), self._table.put)
        return _Seen(view, marks | {f"m:{s}": number for s, number in standing.items()}, [])

    def _alone(self, game: AnyGame, seat: str, public: _Seen, events: Sequence[Event]) -> _Seen:
        """Return what a seat saw and was told, as differences from what everyone saw."""
        view = game.view(seat)
        own = {
            key: value
            for key, value in view.items()
            if key not in ("seat", "about", "question") and public.view.get(key) != value
        }
        marks = dict(public.marks)
        if set(own) - set(self._tale.off_board):
            shown = marks_of(self._tale.shown(view, self._say), self._table.put)
            # Things beside the board are written once, for everyone.
            marks |= {key: value for key, value in shown.items() if key != "n"}
            marks = {k: v for k, v in marks.items() if k in shown or k.startswith(("m:", "n"))}
        before, held = self._held.get(seat, (None, []))
        if before != own:
            held = [self._table.put(line) for line in self._tale.held(view, self._say)]
            self._held[seat] = own, held
        if held:
            marks["h"] = held
        told = [self._table.put(self._sentence(e)) for e in events if e.is_for(seat)]
        return _Seen(view, marks, told)

    def _changes(self, whose: str | None, marks: Marks) -> Marks:
        """Return the differences from the moment before; ``null`` marks what is gone."""
        before = self._before.get(whose, {})
        self._before[whose] = marks
        changes = {k: v for k, v in marks.items() if before.get(k) != v or k not in before}
        return changes | {k: None for k in before if k not in marks}

    def _sentence(self, event: Event) -> str:
        told = event.to_json()
        return self._say.say({"id": f"event-{told['kind']}", "params": told["params"]})

    def _ways(self, events: Sequence[Event], view: View) -> Iterator[list[Any]]:
        for event in events:
            yield from self._arrows(event.to_json(), view)

    def _arrows(self, event: EventData, view: View) -> Iterator[list[Any]]:
        for seat, origin, place in self._tale.ways(event):
            start, end = self._tale.spot(origin, view), self._tale.spot(place, view)
            if start is not None and end is not None:
                yield [seat, *(round(v) for v in (*start, *end))]

    # -- what stays the same --------------------------------------------------------------------

    def _all_marks(self) -> Iterator[tuple[str, Any]]:
        """Yield everything that has ever been on a board."""
        for moment in self._moments:
            parts = [moment["d"], *(known for known, _ in moment.get("x", {}).values())]
            for part in parts:
                yield from ((key, value) for key, value in part.items() if value)

    def _words(self, seats: Sequence[str]) -> dict[str, Any]:
        words: dict[str, Any] = {id: self._say(f"replay-{id}") for id in WORDS}
        words |= {id: self._say(f"story-{id}") for id in ("chances", "turns")}
        words["decisions"] = self._say("review-own")
        words["why"] = self._say("replay-why", record=Plain("/history"))
        words["how"] = self._say("replay-how", file=Plain(CHECK.rsplit(maxsplit=1)[-1]))
        words["worth"] = self._say("replay-worth", page=Plain(WORTH))
        words["elsewhere"] = self._say("replay-elsewhere", verify=Plain("/verify"))
        words["alone"] = {
            seat: self._say("replay-alone", seat=Plain(self._say.name(f"seat:{seat}")))
            for seat in seats
        }
        return words
