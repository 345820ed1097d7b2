"""What a seat is asked, with everything that can be chosen next, as plain data."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from bot.games.registry import plugin_of
from bot.limits.memory import Recent
from bot.panels.turn.confirmation import confirmation_of, way_back
from bot.panels.turn.question import (
    TURN,
    answer_in_words,
    asking_of,
    awaited_names,
    same_as_last,
)
from bot.panels.widgets import Asking, widget_for
from bot.panels.widgets.base import name_of
from bot.panels.widgets.tokens import TokensWidget, draft_of
from bot.play import SeatView
from bot.posts.awaited import thinking_line
from bot.story.board_data import piece_data
from bot.text import Localizer, Plain
from bot.ui.custom_id import mark_of
from engine.kernel.shapes import Amount, Moves, SomeOf, SomeOfEach, Tokens
from engine.kernel.shapes.base import WrongPath

_PARTS = re.compile(r"[:/=>]")
_faces: Recent[tuple[str, str, str], list[Any] | None] = Recent(500)


def drafted_tokens(hand: SeatView, say: Localizer) -> Mapping[str, str]:
    """Return the tokens that a seat has chosen and not given; none if it is not asked for any."""
    asking = None if hand.answered else asking_of(hand, say)
    return draft_of(asking.path) if asking is not None and asking.shape.form == "tokens" else {}


def asked_data(hand: SeatView, say: Localizer, places: Collection[str]) -> dict[str, Any] | None:
    """Return the question to a seat, and its choices; ``None`` if it is asked nothing.

    ``places`` are those of the board, on which choices that name one are shown.
    """
    asking = asking_of(hand, say)
    if asking is None:
        return None
    shape, widget, step = asking.shape, widget_for(asking.shape), asking.step
    confirmation = confirmation_of(asking)
    start = widget.settle(shape, ())
    data: dict[str, Any] = {
        "number": asking.number,
        "mark": mark_of(asking.path),
        "form": shape.form,
        "path": list(asking.path),
        "start": start,
        "back": way_back(asking),
        "words": asking.words,
        "behalf": asking.behalf and say("panel-on-behalf", seat=f"seat:{asking.behalf}"),
        "briefing": [say.say(b.phrase) for b in (*asking.briefing, *shape.briefing())],
        "chosen": widget.chosen(asking),
        "prompt": asking.prompt() if step.options and widget.prompts else "",
        "options": _options(asking, places),
        "lock": confirmation and [confirmation.label, confirmation.carried],
        "notes": _notes(asking, confirmation is not None),
        "hint": say("hint-open") if hand.hinted else None,
        "same": _same(asking, hand, start),
        "presets": [
            [preset, say(f"preset-{preset}"), _tells(preset, say)] for preset in hand.presets
        ],
    }
    if hand.answered:
        data["again"] = widget.retrace(shape, hand.sealed) if widget.stepwise else []
        data["sealed"] = answer_in_words(asking.along(widget.retrace(shape, hand.sealed)))
        until = say("panel-sealed-until", awaited=Plain(awaited_names(hand, say)))
        data["until"] = f"{until} {thinking_line(hand, say)}".rstrip()
    if isinstance(shape, Amount) and shape.least < shape.most:
        data["range"] = [shape.least, shape.most, dict(_labels(asking))]
    if isinstance(shape, Tokens):
        data |= _tokens(asking, shape, hand)
    elif isinstance(shape, Moves) and asking.path and asking.path[0].startswith("area:"):
        data |= _moves(asking, shape)
    elif isinstance(shape, SomeOf):
        things = [f"{shape.kind}:{thing}" for thing in shape.things]
        notes = {o.id: asking.note(o) for o in shape.step(()).options}
        if isinstance(shape, SomeOfEach):  # Of a group that has all, no other is offered.
            open = {*asking.path, *(option.id for option in step.options)}
            things = [id for id in things if id in open]
        data["things"] = [
            [id, name_of(asking, id), notes.get(id), _place_in(id, places)] for id in things
        ]
        data["most"] = shape.most
    data["cards"] = _cards(asking, [id for id, *_ in (*data["options"], *data.get("things", ()))])
    return data


def _labels(asking: Asking) -> Iterator[tuple[str, str]]:
    """Yield each number of a range with its label."""
    for option in asking.shape.step(()).options:
        yield option.id, asking.label(option)


def _cards(asking: Asking, ids: Iterable[str]) -> dict[str, Any]:
    """Return how those of the choices look that are cards: colors, figure and signs."""
    found = {}
    for id in ids:
        face = asking.plugin.lookup.card_face(id) if id.startswith("card:") else None
        if face is not None:
            found[id] = [face.seat, face.colour, face.figure, [list(one) for one in face.signs]]
    return found


def _options(asking: Asking, places: Collection[str]) -> list[Any]:
    """Return each option with its label, its note, and the place on the board that it names."""
    if isinstance(asking.shape, Tokens | SomeOf):
        return []
    return [
        [option.id, asking.label(option), asking.note(option), _place_in(option.id, places)]
        for option in asking.step.options
    ]


def _place_in(id: str, places: Collection[str]) -> str | None:
    return next((part for part in _PARTS.split(id) if part in places), None)


def _notes(asking: Asking, ready: bool) -> list[str]:
    """Return what would follow from the answer, or why it cannot be given yet."""
    say, step, widget = asking.localizer, asking.step, widget_for(asking.shape)
    if ready:
        follows = asking.shape.preview(step.value) if asking.path else ()
        lines = [say.say(line.phrase) for line in follows]
        return [*lines, say("panel-final")] if asking.opens_at_once else lines
    if widget.explains and step.value is not None and asking.path:
        reason = asking.shape.check(step.value)
        if reason is not None:
            return [say("panel-not-yet", reason=say.say(reason))]
    return []


def _same(asking: Asking, hand: SeatView, start: list[str]) -> list[str] | None:
    """Return the path to the last answer of this kind, if it can be given again."""
    if hand.answered or TURN in hand.presets or list(asking.path) != start:
        return None
    try:
        path = same_as_last(asking, hand)
    except WrongPath:
        return None
    return None if path == start else path


def _tells(preset: str, say: Localizer) -> str:
    return say(f"preset-{preset}-tells") if preset != TURN else ""


def _tokens(asking: Asking, shape: Tokens, hand: SeatView) -> dict[str, Any]:
    """Return the tokens that each place can get, and what they look like."""
    widget, draft = widget_for(shape), draft_of(asking.path)
    assert isinstance(widget, TokensWidget)
    choices = {
        place: [[c.value, c.label, c.description] for c in widget.choices(asking, place)]
        for place in shape.places
    }
    faces = {
        token: _face(token, place, hand, asking.localizer)
        for place in shape.places[:1]
        for token in shape.stock
    }
    return {
        "choices": choices,
        "draft": draft,
        "faces": {token: face for token, face in faces.items() if face is not None},
        "removals": {
            place: asking.localizer("tokens-remove", place=Plain(name_of(asking, f"area:{place}")))
            for place in shape.places
        },
        "names": {place: name_of(asking, f"area:{place}") for place in shape.places},
    }


def _face(token: str, place: str, hand: SeatView, say: Localizer) -> list[Any] | None:
    """Return what a token of a seat looks like on the board, which is always the same."""
    key = hand.info.ruleset, hand.seat, token
    if key not in _faces:
        lying = {**hand.view, "sealed": {place: token}}
        shown = plugin_of(hand.info.ruleset).tale.shown(lying, say).pieces.get(f"order:{place}")
        _faces[key] = None if shown is None else piece_data(shown)
    return _faces[key]


def _moves(asking: Asking, shape: Moves[Any]) -> dict[str, Any]:
    """Return the pieces that are still in the place to move from, and where each can go."""
    origin = asking.path[0].removeprefix("area:")
    left: dict[str, int] = dict(shape.origins[origin])
    for id in asking.path[1:]:
        kind, _, unit = id.partition(":")
        if kind == "unit":
            left[unit] -= 1
    if asking.path[-1].startswith("unit:"):  # Half a move, made in a panel.
        return {"origin": origin}
    reach = {
        option.id.removeprefix("unit:"): [
            [o.id.removeprefix("area:"), asking.label(o), asking.note(o)]
            for o in shape.step([*asking.path, option.id]).options
        ]
        for option in asking.step.options
        if option.id.startswith("unit:")
    }
    units = {
        unit: [left[unit], name_of(asking, f"unit:{unit}")] for unit in reach if left[unit] > 0
    }
    return {"origin": origin, "units": units, "reach": reach}
