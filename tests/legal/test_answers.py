"""What can be chosen in small steps is what is legal, no more and no less."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.agot.phases.mustering import Mustering
from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shapes import Amount, Moves, OneOf, Pieces, SomeOf, Tokens
from engine.kernel.shapes.base import Shape
from tests.agot.scenario import given as position
from tests.agot.scenario import recruit, upgrade
from tests.running.marks import daily

from .answers import accepted, differences, leads_to, reached
from .playing import TABLES, begin, disagreements

MOST = 300


@pytest.mark.parametrize("printed", daily(True, of=(True, False)))
@pytest.mark.parametrize(
    ("id", "players"), daily(("agot-2e", 6), ("agot-2e-mod", 3), ("inis", 3), of=TABLES)
)
def test_check_and_step_agree(id: str, players: int, printed: bool) -> None:
    """The answers that ``step`` leads to are those that ``check`` accepts.

    All of them are compared if there are few, and some of each if there are many.
    """
    rng = random.Random(f"{(id, players)} {printed}")
    game = begin(id, players, rng, printed=printed)
    assert list(disagreements(game, rng, of_a_kind=2, most=MOST)) == []


def short_of_footmen() -> Shape[Any]:
    """Let Stark muster with all ten Footmen on the board."""
    lone = ("castle-black", "karhold", "widows-watch", "greywater-watch", "moat-cailin")
    table = position(
        units={
            "winterfell": "greyjoy 1F",
            "the-stony-shore": "stark 3F",
            "white-harbor": "stark 2F",
            **dict.fromkeys(lone, "stark 1F"),
        },
        supply={"stark": 6},
        card="mustering",
    )
    return table.until("muster", "stark").shape("stark")


def test_a_replaced_footman_is_available_at_once_in_any_area() -> None:
    """4.5.7: whichever area is named first, the Footman that an upgrade frees can be mustered."""
    shape = short_of_footmen()
    freed = {"white-harbor": [upgrade("K", "white-harbor")]}
    used = {"moat-cailin": [recruit("F", "moat-cailin")]}
    assert shape.check(freed | used) is None
    assert shape.check(used | freed) is None
    assert leads_to(shape, used | freed) is not None
    reason = shape.check(used)
    assert reason is not None
    assert (reason.phrase.id, reason.rule) == ("refused-no-pieces-left", "1.12")


def test_mustering_agrees_when_pieces_run_short() -> None:
    """1.12, 4.5.7: check and step agree on what ten Footmen and an upgrade allow."""
    shape = short_of_footmen()
    assert isinstance(shape, Mustering)
    assert list(differences(shape, random.Random(1))) == []


class Sloppy(Pieces):
    """Pieces whose steps never offer the last one."""

    def could_go_on(self, chosen: Mapping[str, Mapping[str, int]]) -> bool:
        """Stop one too early."""
        return sum(n for units in chosen.values() for n in units.values()) < self.most - 1


class Blind(Moves[Any]):
    """Moves whose steps offer none."""

    def targets(self, origin: str, unit: str) -> Sequence[str]:
        """Name two places."""
        return ("pyke", "seagard")

    def problem(self, origin: str, moves: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Nothing is wrong."""
        return None

    def may_mark(self, origin: str, moves: Mapping[str, Mapping[str, int]], mark: str) -> bool:
        """There is nothing to tick."""
        return False

    def _can_go(self, *arguments: Any) -> bool:
        return False


class Lax(OneOf[Any]):
    """A check that accepts something that no step offers."""

    def check(self, value: object) -> Refusal | None:
        """Accept whatever has the right keys."""
        return None if isinstance(value, dict) and "do" in value else refusal("not-offered")


@pytest.mark.parametrize(
    "shape",
    [
        Sloppy({"pyke": {"footman": 3}}, 1, 3),
        Blind({"pyke": {"ship": 1}}),
        Lax({("choice:pass",): {"do": "pass"}, ("card:x",): {"do": "play", "card": "x"}}),
    ],
    ids=["sloppy", "blind", "lax"],
)
def test_a_shape_that_is_at_odds_with_itself_is_noticed(shape: Shape[Any]) -> None:
    """The comparison finds planted mistakes, whether it looks at all answers or at some."""
    assert list(differences(shape, random.Random(1))) != []


@pytest.mark.parametrize(
    ("shape", "number"),
    [
        (Amount(2, 5), 4),
        (SomeOf("card", ["a", "b", "c"], 1, 2), 6),
        (Pieces({"pyke": {"footman": 2, "knight": 1}}, 1, 2), 4),
        (Tokens(["pyke", "seagard"], {"raid": 1, "march+0": 1}, number=2), 2),
        (Tokens(["pyke", "seagard"], {"raid": 2}, number=1, most=2), 3),
    ],
)
def test_legal_answers_are_found_both_ways(shape: Shape[Any], number: int) -> None:
    """A few shapes whose answers can be counted on the fingers."""
    both = accepted(shape), reached(shape)
    assert [len(found or {}) for found in both] == [number, number]
