"""Every shape refuses with a reason, always knows a legal answer, and can be built up in steps."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import pytest

from engine.kernel.phrase import Refusal, phrase, refusal
from engine.kernel.shapes import (
    Among,
    Amount,
    Arrangement,
    Moves,
    OneOf,
    Pieces,
    Shopping,
    Shuffle,
    SomeOf,
    SomeOfEach,
    Tokens,
)
from engine.kernel.shapes.base import Option, Shape, WrongPath
from tests.running.marks import daily
from tests.running.properties import given, settings, st

MENU = {"bread": 1, "goose": 3, "wine": 2}


class Afloat(Tokens):
    """Tokens; gathering may be placed only in the dale, and raids anywhere else."""

    def misplaced(self, place: str, token: str) -> Refusal | None:
        dry = place == "dale"
        wrong = token == "gather" if not dry else token.startswith("raid")
        return refusal("not-there") if wrong else None


class Picnic(Shopping[Any]):
    """Things from a menu, for two places with their own purses."""

    def __init__(self, purses: Mapping[str, int]) -> None:
        self.purses = purses

    def offers(
        self, bought: Mapping[str, Sequence[Mapping[str, Any]]]
    ) -> list[tuple[str, dict[str, Any]]]:
        left = {
            p: n - sum(MENU[b["dish"]] for b in bought.get(p, ())) for p, n in self.purses.items()
        }
        return [(p, {"dish": d}) for p in left for d, price in MENU.items() if price <= left[p]]

    def label(self, place: str, purchase: Mapping[str, Any]) -> Option:
        return Option(f"{place}/{purchase['dish']}", phrase("name", of=f"dish:{purchase['dish']}"))

    def check(self, value: object) -> Refusal | None:
        bought: dict[str, list[dict[str, Any]]] = {}
        if not isinstance(value, dict):
            return refusal("not-a-list")
        for place, purchases in value.items():
            if not isinstance(purchases, list):
                return refusal("not-a-list")
            for purchase in purchases:
                if (place, purchase) not in self.offers(bought):
                    return refusal("not-on-the-menu")
                bought.setdefault(place, []).append(purchase)
        return None


class Herding(Moves[Any]):
    """Sheep and goats of one meadow to others; goats climb, and no meadow takes four animals."""

    marks: ClassVar[tuple[str, ...]] = ("whistle",)

    def targets(self, origin: str, unit: str) -> Sequence[str]:
        there = {"dale": ["hill", "moor"], "hill": ["dale", "rock"], "moor": ["dale"]}[origin]
        return [t for t in there if t != "rock" or unit == "goat"]

    def problem(self, origin: str, moves: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        if any(sum(units.values()) > 3 for units in moves.values()):
            return refusal("meadow-full", "2.2")
        return None

    def may_mark(self, origin: str, moves: Mapping[str, Mapping[str, int]], mark: str) -> bool:
        return len(moves) == 1


class InPairs(Pieces):
    """Pieces that are taken two at a time from the same place."""

    def problem(self, chosen: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        if any(sum(units.values()) % 2 for units in chosen.values()):
            return refusal("in-pairs")
        return super().problem(chosen)


PASS = ("choice:pass",)
FLOCKS = {"dale": {"sheep": 4, "goat": 1}, "hill": {"goat": 2}, "moor": {"sheep": 1}}

SHAPES: dict[str, Shape[Any]] = {
    "one of": OneOf.named({"choice:keep": "keep", "choice:sell": "sell"}),
    "one of, in steps": OneOf(
        {
            PASS: {"raid": None},
            ("area:sea", "area:bay"): {"raid": "bay", "loot": True},
            ("area:sea", "area:cape"): {"raid": "cape", "loot": 1},
            ("area:moor", "area:dale"): {"raid": "dale", "loot": 0},
        }
    ),
    "some of": SomeOf("house", ["ash", "birch", "cedar", "dogwood"], 1, 3),
    "all of": SomeOf("house", ["ash", "birch"], 2, 2),
    "any of": SomeOf("house", ["ash", "birch"], 0, 2),
    "some of each": SomeOfEach(
        "house",
        [
            Among(("ash", "birch", "cedar"), 2, phrase("trees")),
            Among(("dogwood", "elm"), 1, phrase("shrubs")),
        ],
    ),
    "an amount": Amount[int](0, 12),
    "an amount of one": Amount[int](3, 3),
    "an amount in other words": Amount[Any](1, 4, value_of=lambda n: {"give": n}),
    "an order": Arrangement("house", [["ash", "birch", "cedar"], ["dogwood"], ["elm", "fir"]]),
    "an order of one": Arrangement("house", [["ash"]]),
    "tokens": Tokens(
        ["dale", "hill", "moor"],
        {"march": 1, "march*": 1, "raid": 2, "raid*": 1},
        number=3,
        limits=[(frozenset({"march*", "raid*"}), 1)],
    ),
    "too few tokens": Tokens(
        ["dale", "hill", "moor", "rock"],
        {"march": 1, "raid": 1, "raid*": 1, "march*": 1},
        number=3,
        limits=[(frozenset({"march*", "raid*"}), 1)],
    ),
    "tokens that do not lie everywhere": Afloat(
        ["dale", "lake", "pond", "sea"],
        {"march": 1, "raid": 1, "raid*": 1, "march*": 1, "gather": 2},
        number=4,
        limits=[(frozenset({"raid*", "march*"}), 1)],
    ),
    "tokens short, and not everywhere": Afloat(
        ["dale", "lake", "pond", "sea"], {"raid": 1, "march": 1, "gather": 2}, number=3, most=3
    ),
    "tokens for nothing": Tokens([], {"march": 1}, number=0),
    "pieces": Pieces({"dale": {"sheep": 2, "goat": 1}, "hill": {"goat": 2}}, 1, 3),
    "pieces of one place": Pieces({"dale": {"sheep": 2, "goat": 1}}, 2, 2, flat=True),
    "pieces or none": Pieces({"dale": {"sheep": 2}}, 0, 1, flat=True),
    "pieces in pairs": InPairs({"dale": {"sheep": 2}, "hill": {"sheep": 1, "goat": 1}}, 0, 4),
    "moves": Herding(FLOCKS),
    "a shopping list": Picnic({"dale": 4, "hill": 2}),
}
SHUFFLE = Shuffle("jokes", ["old", "old", "bad"])


class Dice:
    """A chooser that does as hypothesis says, then goes on by itself."""

    def __init__(self, first: list[float], seed: int) -> None:
        self._first = list(first)
        self._rng = random.Random(seed)

    def random(self) -> float:
        return self._first.pop(0) if self._first else self._rng.random()

    def shuffle(self, x: list[Any], /) -> None:
        x.sort(key=lambda _: self.random())


dice = st.builds(
    Dice,
    st.lists(
        st.sampled_from([0.0, 0.5, 0.999999]) | st.floats(0, 1, exclude_max=True), max_size=12
    ),
    st.integers(),
)


def on_all_shapes(**drawn: st.SearchStrategy[Any]) -> Callable[..., Callable[[int], None]]:
    """Run a test with every shape and with what hypothesis draws, by night more often."""

    def decorate(check: Callable[..., None]) -> Callable[[int], None]:
        @pytest.mark.parametrize("examples", daily(450, of=(450, 1500)))
        def test(examples: int) -> None:
            for name in SHAPES:
                check_it = given(name=st.just(name), **drawn)(check)
                settings(max_examples=examples // len(SHAPES))(check_it)()

        test.__name__, test.__doc__ = check.__name__, check.__doc__
        return test

    return decorate


def legal(shape: Shape[Any], value: Any) -> bool:
    """Tell whether a value is an answer, also after it has been stored."""
    return shape.check(value) is None and shape.check(json.loads(json.dumps(value))) is None


@on_all_shapes(rng=dice)
def test_some_answer_is_always_legal(name: str, rng: Dice) -> None:
    """Whatever the dice show, ``some`` gives an answer that ``check`` accepts."""
    assert legal(SHAPES[name], SHAPES[name].sample(rng))


@given(rng=dice)
def test_some_shuffle_is_a_shuffle(rng: Dice) -> None:
    """A shuffle keeps every card, even copies of one card."""
    value = SHUFFLE.sample(rng)
    assert legal(SHUFFLE, value)
    assert sorted(value["order"]) == ["bad", "old", "old"]


@on_all_shapes(rng=dice)
def test_every_walk_through_the_steps_ends_in_a_legal_answer(name: str, rng: Dice) -> None:
    """Each offered id leads on; following them until nothing is offered gives an answer."""
    shape, path = SHAPES[name], list[str]()
    for _ in range(100):
        step = shape.step(path)
        if step.ready:
            assert legal(shape, step.value)
        ids = [option.id for option in step.options]
        assert len(set(ids)) == len(ids)
        if not ids:
            assert step.ready
            return
        path.append(ids[int(rng.random() * len(ids))])
    pytest.fail("the steps do not end")


@on_all_shapes(rng=dice)
def test_one_step_back_is_the_path_without_its_last_id(name: str, rng: Dice) -> None:
    """A shorter path shows what was shown before: steps depend only on the path."""
    shape, path = SHAPES[name], list[str]()
    shown = [shape.step(path)]
    while shown[-1].options:
        options = shown[-1].options
        path.append(options[int(rng.random() * len(options))].id)
        shown.append(shape.step(path))
    for length in reversed(range(len(shown))):
        assert shape.step(path[:length]) == shown[length]


@on_all_shapes(rng=dice, at=st.integers(0, 8))
def test_a_path_that_was_not_offered_is_wrong(name: str, rng: Dice, at: int) -> None:
    """A foreign id, at the start, on the way or at the end, raises WrongPath and nothing else."""
    shape, path = SHAPES[name], list[str]()
    while len(path) < at and (options := shape.step(path).options):
        path.append(options[int(rng.random() * len(options))].id)
    for foreign in ("", "area:nowhere", "number:-1", "number:²", "number:99999", "=", "x=y", "/"):
        with pytest.raises(WrongPath):
            shape.step([*path, foreign])


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("tried", daily(200, of=(200, 400)))
def test_every_legal_first_choice_can_be_reached(name: str, tried: int) -> None:
    """Random answers and random walks come to the same answers: steps hide nothing."""
    shape, rng = SHAPES[name], random.Random(1)
    invented = {_key(shape.sample(rng)) for _ in range(tried)}
    missing = set(invented)
    walks = 8 * tried
    while missing and walks:
        walks -= 1
        path: list[str] = []
        while True:
            step = shape.step(path)
            if step.ready:
                missing.discard(_key(step.value))
            if not step.options:
                break
            path.append(rng.choice(step.options).id)
    # Walks are random too; where there are many answers not all of them can have been met.
    assert len(missing) <= len(invented) / 3, missing


def _key(value: Any) -> str:
    """Write a value so that the order in which it was put together is forgotten."""
    if isinstance(value, dict):
        return str(sorted((k, _key(v)) for k, v in value.items() if v != []))
    if isinstance(value, list) and all(isinstance(v, str) for v in value):
        return str(sorted(value))
    if isinstance(value, list) and all(isinstance(v, dict) for v in value):
        return str(sorted(map(_key, value)))
    return str(value)


words = st.sampled_from(
    ["dale", "hill", "sheep", "goat", "march", "raid*", "ash", "birch", "area", "moves", "whistle"]
)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 13) | st.floats(allow_nan=False) | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)


@on_all_shapes(value=values)
def test_any_plain_data_is_accepted_or_refused(name: str, value: Any) -> None:
    """``check`` never raises on what could come from outside, nor takes a ``1.0`` for a ``1``."""
    reason = SHAPES[name].check(value)
    if reason is not None:
        assert reason.phrase.id.startswith("refused-")
    elif isinstance(SHAPES[name], Amount | OneOf):
        assert any(value == v and repr(value) == repr(v) for v in _all_answers(SHAPES[name]))


def _all_answers(shape: Shape[Any]) -> list[Any]:
    rng = random.Random(1)
    return [shape.sample(rng) for _ in range(300)]


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("one of", "burn", "not-offered"),
        ("one of", ["keep"], "not-offered"),
        ("one of, in steps", {"raid": "bay", "loot": 1}, "not-offered"),
        ("one of, in steps", {"raid": "cape", "loot": True}, "not-offered"),
        ("one of, in steps", {"raid": "cape", "loot": 1.0}, "not-offered"),
        ("some of", [], "wrong-number"),
        ("some of", ["ash", "ash"], "wrong-number"),
        ("some of", ["yew"], "not-offered"),
        ("some of", "ash", "not-offered"),
        ("an amount", True, "not-a-number"),
        ("an amount", 1.0, "not-a-number"),
        ("an amount", -1, "not-a-number"),
        ("an amount", 13, "out-of-range"),
        ("an amount in other words", {"give": True}, "out-of-range"),
        (
            "an order",
            [["ash", "birch"], ["cedar", "dogwood"], ["elm", "fir"]],
            "order-only-the-tied",
        ),
        ("tokens", {"dale": "raid"}, "places-left"),
        ("tokens", {"dale": "raid", "hill": "raid", "moor": "raid"}, "token-used-up"),
        ("tokens", {"dale": "raid*", "hill": "march*", "moor": "raid"}, "token-limit"),
        ("tokens", {"dale": "defend"}, "no-such-token"),
        ("tokens", {"rock": "raid"}, "not-your-place"),
        ("tokens", ["raid"], "not-tokens"),
        ("pieces", {}, "wrong-number"),
        ("pieces", {"dale": {"sheep": 3}}, "no-such-pieces"),
        ("pieces", {"dale": {"sheep": True}}, "no-such-pieces"),
        ("pieces", {"moor": {"sheep": 1}}, "no-pieces-there"),
        ("pieces or none", [], "not-pieces"),
        ("pieces or none", None, "not-pieces"),
        ("pieces or none", 0, "not-pieces"),
        ("pieces in pairs", {"dale": {"sheep": 1}}, "in-pairs"),
        ("moves", {"area": "rock", "moves": {}, "whistle": False}, "nothing-to-move"),
        ("moves", {"area": ["dale"], "moves": {}, "whistle": False}, "not-moves"),
        ("moves", {"area": "dale", "moves": {}}, "not-moves"),
        (
            "moves",
            {"area": "dale", "moves": {"hill": {"sheep": 4}}, "whistle": False},
            "meadow-full",
        ),
        (
            "moves",
            {"area": "dale", "moves": {"hill": {"goat": 2}}, "whistle": False},
            "no-such-pieces",
        ),
        (
            "moves",
            {"area": "hill", "moves": {"moor": {"goat": 1}}, "whistle": False},
            "unreachable",
        ),
        ("moves", {"area": "dale", "moves": {}, "whistle": True}, "may-not-mark"),
        ("moves", {"area": "dale", "moves": {}, "whistle": 0}, "not-moves"),
        ("a shopping list", {"hill": [{"dish": "goose"}]}, "not-on-the-menu"),
    ],
)
def test_a_refusal_names_its_reason(name: str, value: Any, reason: str) -> None:
    """Each thing that can be wrong with an answer has its own phrase."""
    refused = SHAPES[name].check(value)
    assert refused is not None
    assert refused.phrase.id == f"refused-{reason}"


def test_tokens_offer_only_what_fits_the_rest() -> None:
    """After one special token the others are not offered any more."""
    step = SHAPES["tokens"].step(["dale=raid*"])
    assert [o.id for o in step.options] == ["hill=march", "hill=raid"]


def test_a_place_can_go_without_only_when_tokens_run_short() -> None:
    """``choice:no-order`` is offered as long as there are more places than tokens."""
    shape = SHAPES["too few tokens"]
    assert "dale=" in [o.id for o in shape.step([]).options]
    assert "hill=" not in [o.id for o in shape.step(["dale="]).options]


def test_moves_lead_to_no_dead_end() -> None:
    """A target is not offered if no further move could make a legal whole."""
    shape, path = Herding({"dale": {"sheep": 4}}), ["area:dale"]
    for _ in range(3):
        path += ["unit:sheep", "area:hill"]
    assert [o.id for o in shape.step([*path, "unit:sheep"]).options] == ["area:moor"]


def test_one_choice_may_be_found_by_where_it_is() -> None:
    """An answer with two ids is found by the first, then by the second."""
    shape = SHAPES["one of, in steps"]
    assert [o.id for o in shape.step([]).options] == ["choice:pass", "area:sea", "area:moor"]
    assert [o.id for o in shape.step(["area:sea"]).options] == ["area:bay", "area:cape"]
    assert shape.step(["area:sea", "area:bay"]).value == {"raid": "bay", "loot": True}


def test_nobody_shuffles_by_hand() -> None:
    """A shuffle has no steps: chance needs no panel."""
    with pytest.raises(TypeError):
        SHUFFLE.step([])
