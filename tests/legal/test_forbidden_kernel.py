"""The shapes themselves: wrong kinds, wrong numbers, what is not on offer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.kernel.phrase import Refusal, phrase
from engine.kernel.shapes import (
    Among,
    Amount,
    Arrangement,
    Deal,
    Moves,
    OneOf,
    Pieces,
    Shuffle,
    SomeOf,
    SomeOfEach,
    Tokens,
)
from engine.kernel.shapes.base import Shape

from .forbidden import ENGINE


class Cart(Moves[Any]):
    """Two crates that can be carried from the yard to the barn, with a light that is never lit."""

    marks = ("light",)

    def targets(self, origin: str, unit: str) -> Sequence[str]:
        """Name the barn."""
        return ("barn",)

    def problem(self, origin: str, moves: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Nothing is wrong."""
        return None

    def may_mark(self, origin: str, moves: Mapping[str, Mapping[str, int]], mark: str) -> bool:
        """Never."""
        return False


AMOUNT: Amount[int] = Amount(1, 5, too_much=("bid-above-power", "4.6.2"))
SOME = SomeOf("card", ["a", "b", "c"], 1, 2)
EACH = SomeOfEach("card", [Among(("a", "b"), 1, phrase("x")), Among(("c", "d"), 1, phrase("y"))])
DEAL = Deal("deck", "a", ["x", "y", "z"], 2)
PIECES = Pieces({"yard": {"crate": 2}, "barn": {"crate": 1}}, 1, 2)
TOKENS = Tokens(
    ["yard", "barn"], {"go": 1, "stay": 2}, number=2, limits=[(frozenset({"go", "stay"}), 2)]
)
CART = Cart({"yard": {"crate": 2}})


def carried(origin: str = "yard", moves: Any = None, *, light: Any = False) -> dict[str, Any]:
    """Write what is carried."""
    return {"area": origin, "moves": moves if moves is not None else {}, "light": light}


FORBIDDEN: list[tuple[Shape[Any], Any, str]] = [
    (AMOUNT, 0, "out-of-range"),
    (AMOUNT, 6, "bid-above-power"),
    (AMOUNT, True, "not-a-number"),
    (AMOUNT, 2.0, "not-a-number"),
    (AMOUNT, -1, "not-a-number"),
    (SOME, ["d"], "not-offered"),
    (SOME, "a", "not-offered"),
    (SOME, [], "wrong-number"),
    (SOME, ["a", "b", "c"], "wrong-number"),
    (SOME, ["a", "a"], "wrong-number"),
    (EACH, ["a"], "wrong-number"),
    (EACH, ["a", "a"], "wrong-number"),
    (EACH, ["a", "b"], "wrong-number-of"),
    (EACH, ["a", "e"], "not-offered"),
    (EACH, None, "not-offered"),
    (OneOf.named({"choice:one": 1}), True, "not-offered"),
    (DEAL, {"deck": "pile", "to": "a", "cards": ["x", "y"]}, "not-this-deck"),
    (DEAL, {"deck": "deck", "to": "b", "cards": ["x", "y"]}, "not-this-deck"),
    (DEAL, {"deck": "deck", "to": "a", "cards": ["x"]}, "not-this-deck"),
    (DEAL, {"deck": "deck", "to": "a", "cards": ["y", "x"]}, "not-this-deck"),
    (DEAL, {"deck": "deck", "to": "a", "cards": ["x", "x"]}, "not-this-deck"),
    (DEAL, {"deck": "deck", "to": "a", "cards": [1, 2]}, "not-this-deck"),
    (DEAL, ["x", "y"], "not-this-deck"),
    (Arrangement("house", [["a", "b"], ["c"]]), [["a", "c"], ["b"]], "order-only-the-tied"),
    (Arrangement("house", [["a", "b"]]), [["a", "b", "b"]], "order-only-the-tied"),
    (Shuffle("deck", ["a", "b"]), {"deck": "deck", "order": ["a", "a"]}, "not-this-deck"),
    (Shuffle("deck", ["a", "b"]), {"deck": "pile", "order": ["a", "b"]}, "not-this-deck"),
    (PIECES, [], "not-pieces"),
    (PIECES, {"field": {"crate": 1}}, "no-pieces-there"),
    (PIECES, {"barn": {"crate": 2}}, "no-such-pieces"),
    (PIECES, {"barn": {"crate": 0}}, "no-such-pieces"),
    (PIECES, {"barn": {"crate": True}}, "no-such-pieces"),
    (PIECES, {}, "wrong-number"),
    (PIECES, {"yard": {"crate": 2}, "barn": {"crate": 1}}, "wrong-number"),
    (TOKENS, None, "not-tokens"),
    (TOKENS, {"field": "go"}, "not-your-place"),
    (TOKENS, {"yard": "fly"}, "no-such-token"),
    (TOKENS, {"yard": "go", "barn": "go"}, "token-used-up"),
    (TOKENS, {"yard": "go"}, "places-left"),
    (
        Tokens(["a", "b"], {"go": 2}, number=2, limits=[(frozenset({"go"}), 1)]),
        {"a": "go", "b": "go"},
        "token-limit",
    ),
    (CART, {}, "not-moves"),
    (CART, carried(moves={"barn": {}}), "not-moves"),
    (CART, carried(light=1), "not-moves"),
    (CART, carried("field"), "nothing-to-move"),
    (CART, carried(moves={"barn": {"crate": 3}}), "no-such-pieces"),
    (CART, carried(moves={"field": {"crate": 1}}), "unreachable"),
    (CART, carried(light=True), "may-not-mark"),
]


@pytest.mark.parametrize(("shape", "value", "why"), FORBIDDEN, ids=lambda x: str(x)[:40])
def test_what_no_question_allows_is_refused(shape: Shape[Any], value: Any, why: str) -> None:
    """Whatever comes from outside, a shape says what is wrong with it."""
    reason = shape.check(value)
    assert reason is not None
    assert reason.phrase.id == f"refused-{why}"


def test_every_shape_of_the_kernel_is_tried() -> None:
    """Each module of shapes has answers here that it refuses; a shopping list has no check.

    `described` is no shape, but what shapes share.
    """
    modules = {path.stem for path in (ENGINE / "kernel" / "shapes").glob("*.py")}
    tried = {cls.__module__.rpartition(".")[2] for s, _, _ in FORBIDDEN for cls in type(s).__mro__}
    assert modules - tried == {"__init__", "described", "shopping"}
