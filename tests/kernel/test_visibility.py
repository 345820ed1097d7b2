"""Every field of a state says who sees it, and all that is shown and hidden follows from that."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, fields
from typing import Any

import pytest

from engine.agot.ruleset import AgotRuleset
from engine.inis.state import InisState as InisTable
from engine.kernel.capabilities import was_seen
from engine.kernel.game import Game
from engine.kernel.state import State
from engine.kernel.visibility import (
    FACE_DOWN,
    by_holder,
    forget_unseen,
    hidden,
    once,
    owned,
    public,
    rename_unseen,
    seen,
    seen_by,
    unseen,
)
from engine.rulesets import rulesets


@dataclass(slots=True)
class Hands(State):
    """Some cards: in hand, on the table, in a deck."""

    table: list[str] = public(list)
    hands: dict[str, list[str]] = owned(dict, face_down=True)
    notes: dict[str, str] = owned(dict)
    deck: list[str] = hidden(list, face_down=True, names=once("card"))
    seed: int = hidden(0)
    sealed: dict[str, list[str]] = hidden(dict, face_down=True, names=by_holder)
    odd: str | None = seen(lambda s, seat: s.odd if seat == "ash" else None, None)


def dealt() -> Hands:
    """Return a state with something in every field."""
    return Hands(
        table=["ace"],
        hands={"ash": ["two", "three"], "birch": ["four"]},
        notes={"ash": "five", "birch": "six"},
        deck=["seven", "eight"],
        seed=9,
        sealed={"ash": ["ten", "jack"]},
        odd="queen",
    )


# -- what a field says -----------------------------------------------------------------------------


def test_a_field_that_says_nothing_is_an_error_when_its_class_is_made() -> None:
    """With and without a default, in a game and in what an expansion adds."""
    with pytest.raises(TypeError, match=r"Bare\.number"):

        @dataclass(slots=True)
        class Bare(State):
            number: int = 0

    with pytest.raises(TypeError, match=r"More\.second"):

        @dataclass(slots=True)
        class More(Hands):
            first: int = public(0)
            second: list[str] = field(default_factory=list)


def test_a_field_can_say_something_else_in_an_expansion() -> None:
    """There it keeps its place among the fields."""

    @dataclass(slots=True)
    class Open(Hands):
        deck: list[str] = public(list)

    assert [f.name for f in fields(Open)] == [f.name for f in fields(Hands)]
    assert seen_by(Open(deck=["seven"]), None).deck == ["seven"]


# -- what follows ----------------------------------------------------------------------------------


def test_each_seat_sees_its_own() -> None:
    """Of the rest it sees what is public, and backs where things lie face down."""
    part = seen_by(dealt(), "ash")
    assert part == Hands(
        table=["ace"],
        hands={"ash": ["two", "three"], "birch": [FACE_DOWN]},
        notes={"ash": "five"},
        deck=[FACE_DOWN, FACE_DOWN],
        seed=0,
        sealed={"ash": [FACE_DOWN, FACE_DOWN]},
        odd="queen",
    )
    assert seen_by(dealt(), None).notes == {}


def test_what_is_hidden_has_names() -> None:
    """With its place, with its holder, or without either, as the field says."""
    assert unseen(dealt(), "ash") == {
        "hands birch 0 four",
        "notes birch six",
        "card seven",
        "card eight",
        "seed 9",
        "sealed ash ten",
        "sealed ash jack",
    }


def test_what_everybody_sees_is_hidden_from_nobody() -> None:
    """Nothing hides what :func:`seen_by` has left of a state."""
    seats: list[str | None] = ["ash", "birch", None]
    for seat in seats:
        part = seen_by(dealt(), seat)
        assert not {x for x in unseen(part, seat) if FACE_DOWN not in x}


# -- secrets that nobody has thought of yet --------------------------------------------------------


def with_secrets(ruleset: Any, state: Any) -> Any:
    """Return a state of the same game with three more fields, of which its view knows nothing."""
    kind: type[Any] = ruleset.table if isinstance(ruleset, AgotRuleset) else InisTable

    @dataclass(slots=True)
    class WithSecrets(kind):  # type: ignore[misc]  # the kind is any game's
        for_nobody: list[str] = hidden(list)
        for_one: dict[str, str] = owned(dict)
        for_all: str = public("")

    seats = state.houses if isinstance(ruleset, AgotRuleset) else state.seats
    return WithSecrets(
        **{f.name: getattr(state, f.name) for f in fields(state)},
        for_nobody=["mark-nobody"],
        for_one={seat: f"mark-{seat}" for seat in seats},
        for_all="mark-all",
    )


@pytest.mark.parametrize("id", rulesets)
def test_a_view_is_laid_out_from_what_is_seen(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is made nothing that is hidden is at hand."""
    handed: list[Any] = []

    def lay_out(seen: Any, *_: Any) -> dict[str, Any]:
        handed.append(seen)
        return {}

    monkeypatch.setattr(
        type(rulesets[id]), "layout", lambda _, seen, seat: lay_out(seen), raising=False
    )
    monkeypatch.setattr("engine.inis.information.view._public", lay_out)
    game = Game.new(rulesets[id], {}, keep_rests=False)
    state = with_secrets(rulesets[id], game.state)
    for seat in state.for_one:
        rulesets[id].view(state, seat)
        assert handed.pop() == seen_by(state, seat)
    assert not handed


@pytest.mark.parametrize("id", rulesets)
def test_a_new_secret_is_never_at_hand_where_a_view_is_made(id: str) -> None:
    """Even a view that showed every field would tell no seat what another holds."""
    ruleset = rulesets[id]
    game = Game.new(ruleset, {}, keep_rests=False)
    rng = random.Random(3)
    for _ in range(40):
        assert game.question is not None
        for asked, shape in list(game.question.shapes.items()):
            game.answer(asked, shape.sample(rng))
    seats = game.setup.seats
    state = with_secrets(ruleset, game.state)
    everybody: list[str | None] = [*seats, None]
    for seat in everybody:
        everything = seen_by(state, seat).dump()
        marks = {mark for mark in ("nobody", "all", *seats) if f'"mark-{mark}"' in everything}
        assert marks == {"all", seat} - {None}
        assert ruleset.view(state, seat) == ruleset.view(game.state, seat)
        named = unseen(state, seat) - unseen(game.state, seat)
        assert named == {
            "for_nobody 0 mark-nobody",
            *(f"for_one {other} mark-{other}" for other in state.for_one if other != seat),
        }


def test_whoever_is_shown_a_new_secret_has_learnt_something() -> None:
    """So an answer by which it is shown cannot be taken back."""
    state = dealt()
    before = {seat: unseen(state, seat) for seat in ("ash", "birch", None)}
    state.table.append("king")
    assert not was_seen(before, {seat: unseen(state, seat) for seat in before})
    state.table.append(state.deck.pop())
    assert was_seen(before, {seat: unseen(state, seat) for seat in before})


# -- what is imagined anew -------------------------------------------------------------------------


def test_what_a_seat_does_not_see_can_be_taken_away() -> None:
    """Then whatever is dealt in its place owes nothing to what was there."""
    state = dealt()
    forget_unseen(state, "birch")
    assert state == seen_by(dealt(), "birch")


def test_what_a_seat_does_not_see_can_have_other_names() -> None:
    """All secrets are told with them, but nothing that is public, or that the seat itself holds."""
    state = dealt()
    rename_unseen(state, "ash", {"ace": "king", "five": "nine", "six": "five", "seven": "eight"})
    assert state.table == ["ace"]
    assert state.notes == {"ash": "five", "birch": "five"}
    assert state.deck == ["eight", "eight"]


@pytest.mark.parametrize("id", [x for x in rulesets if x != "inis"])
def test_a_new_secret_is_not_in_what_a_seat_imagines(id: str) -> None:
    """Unless its game deals it anew it is as it comes out of the box."""
    game = Game.new(rulesets[id], {}, keep_rests=True)
    state = with_secrets(rulesets[id], game.state)
    seat = game.setup.seats[0]
    rulesets[id].imagine(state, game.state, game.answers, seat, random.Random(1))  # type: ignore[attr-defined]  # these do
    assert state.for_nobody == []
    assert state.for_one == {seat: f"mark-{seat}"}
