"""Nobody gets stuck: every question has a legal answer, the safe one is one, and paths end.

The long run is ``python -m tests.legal.stuck`` (``make stuck``).
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import pytest

from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shapes import OneOf, Pieces, SomeOf
from engine.kernel.shapes.base import Shape
from engine.records.position import open_position
from engine.rulesets import rulesets
from tests.running.marks import daily, nightly
from tests.running.properties import given, settings, st

from .going_on import Found, Stuck, legal, play_on
from .playing import TABLES
from .stuck import look_at, positions, search

DAILY = [("agot-2e-mod", 8), ("inis", 3)]


@nightly
@pytest.mark.parametrize(("id", "players"), daily(*DAILY, of=TABLES))
def test_no_position_is_stuck(id: str, players: int) -> None:
    """Neither one of a random game, nor one whose cards or pieces were changed at random."""
    found = Found()
    list(search([(id, players)], f"suite {id} {players}", 0, 15, 300, found))
    assert [str(wrong) for wrong in found.wrong] == []


@nightly
@settings(max_examples=6)
@given(st.sampled_from(TABLES), st.integers(0, 10**6))
def test_whatever_is_typed_is_refused_or_played_on(table: tuple[str, int], seed: int) -> None:
    """A line changed at random is refused with its place, or it is a position like any other."""
    rng = random.Random(seed)
    found = Found()
    lines = positions(*table, rng, printed=seed % 2 == 0)
    for position in (next(lines) for _ in range(6)):
        look_at(position, rng, 8, found)
    assert [str(wrong) for wrong in found.wrong] == []


def test_every_ruleset_is_looked_at() -> None:
    """By day and by night."""
    assert {id for id, _ in TABLES} == set(rulesets)


def test_no_army_is_offered_a_second_attack() -> None:
    """8.4: nor one of seven units, from which there are hundreds of ways to march."""
    game = open_position(
        "agot-2e/1 players=4 phase=marches | baratheon supply=1 | white-harbor:B f6 o=march-1"
        " | winterfell:S k1 g=2 | moat-cailin:S f1 | widows-watch:S f1 | dragonstone:B k1"
        " | the-narrow-sea:B s1 | the-shivering-sea:B s2"
    )
    shape = game.shape_for("baratheon")
    attack = ["area:white-harbor", "unit:footman", "area:winterfell"]
    offered = {o.id for o in shape.step([*attack, "unit:footman"]).options}
    assert "area:winterfell" in offered
    assert "area:karhold" in offered
    assert offered.isdisjoint({"area:moat-cailin", "area:widows-watch"})


# -- what the search must find ---------------------------------------------------------------------


class Unsafe(OneOf[str]):
    """A question whose safe answer is none."""

    def safe(self) -> str:
        """Do what is not on offer."""
        return "nothing"


class Endless(SomeOf):
    """A question whose paths lead back to where they began."""

    def step(self, path: Sequence[str]) -> object:  # type: ignore[override]  # what is wrong
        """Offer the first choice again and again."""
        return super().step([])


class Closed(Pieces):
    """A question to which every answer is refused."""

    def problem(self, chosen: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Refuse everything."""
        return refusal("not-offered")


@pytest.mark.parametrize(
    "shape",
    [
        Unsafe({("choice:go",): "go"}),
        Endless("card", ["a", "b"], 1, 1),
        Closed({"pyke": {"footman": 1}}, 0, 1),
    ],
    ids=["unsafe", "endless", "closed"],
)
def test_a_question_without_an_answer_is_noticed(shape: Shape[object]) -> None:
    """Planted mistakes are found."""
    with pytest.raises(Stuck):
        list(legal(shape, random.Random(1)))


def test_what_is_found_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The position, the seat and its answer are named; the position can be opened."""
    line = "agot-2e/1 players=3 phase=marches | winterfell:S f2k1 o=march+1* | karhold:S f1"
    game = open_position(line)
    monkeypatch.setattr(type(game.shape_for("stark")), "safe", lambda _: {"moves": {}})
    found = Found()
    play_on(game, random.Random(1), 9, found)
    (wrong,) = found.wrong
    assert (wrong.what, wrong.stuck, found.tally["stuck"]) == ("agot-2e, march", True, 1)
    assert open_position(wrong.line).awaited == ["stark"]
