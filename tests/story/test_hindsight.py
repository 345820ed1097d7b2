"""A decision seen afterwards: both answers on the board, for its player alone."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.story.hindsight import Hindsight, paint_hindsight
from bot.story.worker import make_replay
from engine.kernel.event import EventData
from engine.records import open_record
from tests.render.golden_views import PHONE
from tests.running.marks import costly, daily, nightly

from .test_course import record
from .test_replay import data_in

LORD, OWN = "A lord: wait (45%)", "You: march (20%)"


def event(kind: str, **params: Any) -> EventData:
    return {"kind": kind, "params": params}


def orders(step: int | None = None) -> Hindsight:
    """The first orders of a House, and the same with another order for one area."""
    read = record("agot-2e-3p")
    first = next(i for i, one in enumerate(read.steps) if one.kind == "orders")
    seat, value = read.steps[first].seat, dict(read.steps[first].value)
    place = min(value)
    other = {**value, place: "support" if value[place] != "support" else "raid"}
    view = open_record(read, first, keep_rests=True).view(seat)
    at = first if step is None else step
    return Hindsight(seat, at, "Round 1", OWN, LORD, "", view, tokens=value, others=other)


def march() -> Hindsight:
    """Two marches to different areas, and one that both answers contain."""
    one = orders()
    house = f"house:{one.seat}"

    def to(area: str, origin: str = "kingswood") -> EventData:
        params = {"origin": f"area:{origin}", "area": f"area:{area}", "units": {"footman": 1}}
        return event("marched", house=house, **params)

    both = to("storms-end", "dragonstone")
    did, instead = [both, to("kings-landing")], [both, to("storms-end")]
    return replace(one, tokens=None, others=None, did=did, instead=instead)


def test_only_what_differs_is_shown() -> None:
    """Orders and marches that both answers have in common are left out."""
    one = orders()
    own, other = one.placed
    assert own.keys() == other.keys()
    assert len(own) == 1
    assert one.places == set(own)
    own_moves, other_moves = march().moves
    assert [move["params"]["area"] for move in own_moves] == ["area:kings-landing"]
    assert [move["params"]["area"] for move in other_moves] == ["area:storms-end"]


def on_a_phone(one: Hindsight) -> Image.Image:
    with Image.open(io.BytesIO(paint_hindsight(one, "en").png)) as opened:
        whole = opened.convert("RGB")
    return whole.resize((PHONE, whole.height * PHONE // whole.width), Image.Resampling.BOX)


@costly("draws a map five times")
@pytest.mark.parametrize("kind", daily("orders", of=("orders", "march")))
def test_both_answers_can_be_told_apart_on_a_phone(kind: str) -> None:
    """Without either of them the picture is another one, and they are not drawn alike."""
    one = orders() if kind == "orders" else march()
    swapped = replace(one, tokens=one.others, others=one.tokens, did=one.instead, instead=one.did)
    shown, other = on_a_phone(one), on_a_phone(swapped)
    assert shown.size == other.size
    different = ImageChops.difference(shown, other).convert("L").point(lambda v: 255 * (v > 60))
    assert different.getbbox() is not None
    assert sum(different.histogram()[255:]) > 40


@nightly
def test_decisions_are_on_no_page_but_their_players() -> None:
    """A page that is made for everyone knows nothing of them, nor does one of a running game."""
    read = record("agot-2e-3p")
    everybody: dict[str, Any] = data_in(make_replay(read.model_dump(), "en"))
    assert everybody["decisions"] == []
    one = orders()
    own = data_in(make_replay(read.model_dump(), "en", decisions=[one]))
    (marked,) = own["decisions"]
    assert marked["told"][1:3] == [OWN, LORD]
    assert marked["s"] == one.step
    assert [piece[0] for piece in marked["own"][1]] == [*one.placed[0]]
    assert [piece[0] for piece in marked["other"][1]] == [*one.placed[1]]
    assert {k: v for k, v in own.items() if k != "decisions"} == {
        k: v for k, v in everybody.items() if k != "decisions"
    }


def test_a_page_of_a_running_game_marks_no_decisions() -> None:
    """What would have been better is a hint while the game goes on."""
    read = record("agot-2e-3p")
    running = read.model_copy(update={"steps": read.steps[:60]})
    made = make_replay(running.model_dump(), "en", decisions=[orders()])
    assert data_in(made)["decisions"] == []
    assert LORD not in made
