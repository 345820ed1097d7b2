"""A shuffle below a card that is put on top, as Rodrik the Reader's is, can be checked as well."""

from __future__ import annotations

import json
from typing import Any

from engine.fairness import Agreed, Entry, Luck, Proof, check, options_of
from engine.kernel.shapes import Shuffle

from .verifier import verify

AGREED = Agreed(1, "agot-2e-adwd", {"players": 6}, ("stark",), {})
CARDS = ("supply", "supply", "mustering", "a-throne-of-blades", "winter-is-coming")


def record(value: Any, options: Any) -> dict[str, Any]:
    """Return a record of this one step."""
    entry = Entry("chance", "shuffle", value, options)
    luck = Luck(AGREED, bytes(32), ())
    whole = {
        "ruleset": AGREED.ruleset,
        "options": dict(AGREED.options),
        "seats": list(AGREED.seats),
        "rulings": {},
        "steps": [entry.to_json()],
        "fairness": Proof(luck, [AGREED], [(entry,)]).to_json(),
    }
    return dict(json.loads(json.dumps(whole)))


def problems(one: dict[str, Any]) -> list[str]:
    """Return what is wrong, on which both programs agree."""
    found = [problem.id for problem in check(one).problems]
    assert [id for id, _ in verify.check(one).problems] == found
    return found


def test_what_is_drawn_is_what_the_rules_accept_and_can_be_checked() -> None:
    """The chosen card stays on top, one copy of it; the order of the others follows from luck."""
    shape = Shuffle("westeros-1", CARDS, ["supply"])
    value = Luck(AGREED, bytes(32), ()).draw(1, shape)
    assert shape.check(value) is None
    assert options_of(shape) == {"first": ["supply"]}
    assert problems(record(value, options_of(shape))) == []
    top, *others = value["order"]
    other = {**value, "order": [top, *reversed(others)]}
    assert shape.check(other) is None
    assert problems(record(other, options_of(shape))) == ["draw"]
    assert problems(record(value, None)) == ["draw"]
