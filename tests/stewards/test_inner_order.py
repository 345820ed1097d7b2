"""Two games that look the same are the same to a steward, however their state is kept."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from engine.kernel.ask import Seat
from engine.kernel.game import Game
from engine.kernel.saving import Drift, load, save
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.imagine.positions import moments
from tests.running.marks import daily


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield where something of more than one part lies in plain data."""
    if isinstance(value, dict | list):
        if len(value) > 1:
            yield at
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(inner, (*at, key))


def turned(value: Any, place: tuple[Any, ...]) -> Any:
    """Return plain data in which the order of what lies at one place is reversed."""
    if place:
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        new = {key: turned(x, place[1:]) if key == place[0] else x for key, x in parts}
        return new if isinstance(value, dict) else list(new.values())
    return dict(reversed(value.items())) if isinstance(value, dict) else value[::-1]


def alike(game: Game[Any], seat: Seat) -> Iterator[Game[Any]]:
    """Yield games that a seat sees as it sees this one, each with something in another order."""
    saved: Any = json.loads(json.dumps(save(game)))
    rest, seen = json.loads(saved["rest"]), json.dumps(game.view(seat))
    for place in places(rest):
        if place[:1] in (("agenda",), ("houses",)):
            continue  # The order of play is no open list, nor is that of the seats.
        try:
            saved["rest"] = json.dumps(turned(rest, place))
            other = load(game.ruleset, saved)
        except (Drift, ValueError, LookupError):
            continue  # What was answered since could not have been answered so.
        if json.dumps(other.view(seat)) == seen:
            yield other


@pytest.mark.parametrize("id", daily("agot-2e", "inis", of=sorted(minds)))
@pytest.mark.parametrize("level", daily("page", of=["page", "squire"]))
def test_the_inner_order_of_what_lies_open_changes_no_answer(id: str, level: str) -> None:
    """Areas, hands and discards may be kept in any order, as long as the view is the same."""
    thinker, compared = steward(level, minds[id]), 0
    positions = moments(rulesets[id], random.Random(f"order/{id}"), share=0.03)
    for number, (game, seat) in enumerate(islice(positions, 2)):
        answer = thinker.answer(game, seat, number)
        for other in alike(game, seat):
            assert thinker.answer(other, seat, number) == answer
            compared += 1
    assert compared > 20
