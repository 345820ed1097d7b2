"""Orders typed as text, forgivingly."""

import random

import pytest

from bot.panels.widgets.names import token_names, typing_words
from bot.parsing import ParseResult, read_tokens
from bot.text import localizer_for
from engine.agot.phases.planning import Orders
from engine.kernel.shapes import Tokens
from tests.agot import scenario
from tests.running.properties import given, settings, st

SAY = localizer_for("en").of("agot-2e")
STARK = {
    "winterfell": "stark 2F",
    "karhold": "stark 1F",
    "white-harbor": "stark 1K",
    "the-twins": "stark 1F",
    "bay-of-ice": "stark 1S",
}


def asked(**position: object) -> Orders:
    """Return what Stark is asked in the planning phase."""
    table = scenario.given(units={**STARK, "pyke": "greyjoy 1F"}, phase="planning", **position)  # type: ignore[arg-type]  # keywords of given
    shape = table.game.shape_for("stark")
    assert isinstance(shape, Orders)
    return shape


ORDERS = asked()
NAMES = token_names(ORDERS, SAY)
TYPING_WORDS = typing_words(SAY)


def read(text: str, draft: dict[str, str] | None = None, shape: Tokens = ORDERS) -> ParseResult:
    return read_tokens(text, shape, draft or {}, token_names(shape, SAY), TYPING_WORDS)


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("winterfell m+1*", "winterfell=march+1*"),
        ("WINTERFELL  March +1 ★", "winterfell=march+1*"),
        ("wint: m1", "winterfell=march+1*"),
        ("winterfel march plus 1 star", "winterfell=march+1*"),
        ("wintrefell = m*", "winterfell=march+1*"),
        ("Wïnterfell -> special march", "winterfell=march+1*"),
        ("karh - d+1", "karhold=defend+1"),
        ("karh d", "karhold=defend+1"),
        ("karh defence 2", "karhold=defend+2*"),
        ("wh m-1", "white-harbor=march-1"),
        ("white h m \N{MINUS SIGN}1", "white-harbor=march-1"),
        ("harbor m - 1", "white-harbor=march-1"),
        ("w harb m", "white-harbor=march+0"),
        ("twins cp*", "the-twins=consolidate*"),
        ("tt cp", "the-twins=consolidate"),
        ("bay of ice s", "bay-of-ice=support"),
        ("boi support+1", "bay-of-ice=support+1*"),
        ("kar an order of raid", "karhold=raid"),
    ],
)
def test_one_order(text: str, path: str) -> None:
    """Case, accents, signs, beginnings, initials and small typos do not matter."""
    assert read(text) == ParseResult((path,))


def test_several_orders() -> None:
    """Semicolons, commas and lines part them; of two for one place the later counts."""
    reading = read("winterfell m; karh d+1, wh s\ntt r; winterfell r*")
    assert reading.path == (
        "karhold=defend+1",
        "the-twins=raid",
        "white-harbor=support",
        "winterfell=raid*",
    )
    assert reading.problems == ()


def test_no_order() -> None:
    """A dash or a word for nothing takes away what lies there."""
    draft = {"karhold": "raid", "winterfell": "support", "the-twins": "march-1"}
    assert read("karh -; winterfell none", draft).path == ("the-twins=march-1",)


def test_what_was_typed_counts_before_what_lay_there() -> None:
    """If both are not possible, the drafted order is removed, and the panel says which."""
    reading = read("karh m+1*", {"winterfell": "march+1*", "the-twins": "raid"})
    assert reading.path == ("karhold=march+1*", "the-twins=raid")
    assert reading.displaced == ("area:winterfell",)


def test_what_was_not_understood_is_listed_with_guesses() -> None:
    """The rest of the line counts."""
    reading = read("wintterfall m; karh merch-1; w d; foo bar baz; karhold")
    assert reading.path == ("karhold=march-1", "winterfell=march+0")
    w, foo, karhold = reading.problems
    assert (w.text, w.several) == ("w d", True)
    assert set(w.guesses) == {"area:winterfell", "area:white-harbor"}
    assert (foo.text, foo.reason) == ("foo bar baz", None)
    assert karhold.guesses[0] == "area:karhold"


def test_refusals_are_the_rules_own() -> None:
    """Foreign places, used-up tokens and banned ones are refused with their paragraph."""
    reasons = [p.reason for p in read("pyke m; karh m+1*; winterfell m+1*; wh d+3").problems]
    assert [r and r.phrase.id for r in reasons] == [
        "refused-order-without-units",
        "refused-order-used-up",
        None,
    ]
    banned = read("karh s", shape=asked(forbidden=["support"])).problems
    assert [p.reason and p.reason.phrase.id for p in banned] == ["refused-order-forbidden"]


@given(st.text(alphabet=st.sampled_from("winterkahold m+-1*;,:= ★-\nсп²"), max_size=60) | st.text())
@settings(max_examples=150, deadline=None)
def test_any_text_is_read(text: str) -> None:
    """Whatever is typed makes a draft that may be, and never an error."""
    reading = read(text, {"winterfell": "raid"})
    draft = dict(entry.split("=") for entry in reading.path)
    assert ORDERS.draft_problem(draft) is None
    ORDERS.step(reading.path)
    for problem in reading.problems:
        assert problem.text


@given(st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_every_set_of_orders_can_be_typed(seed: int) -> None:
    """By the names of places and tokens, or by their ids."""
    orders = ORDERS.sample(random.Random(seed))
    by_name = "\n".join(
        f"{SAY.name(f'area:{a}')} {SAY.name(f'order:{t}')}" for a, t in orders.items()
    )
    by_id = "; ".join(f"{a}={t}" for a, t in orders.items())
    for text in (by_name, by_id):
        reading = read(text)
        assert reading.problems == ()
        assert dict(entry.split("=") for entry in reading.path) == orders


@pytest.mark.parametrize("edition", ["agot-2e", "agot-1e", "agot-2e-adwd"])
def test_both_editions_can_be_typed(edition: str) -> None:
    """The words come from each edition's own names."""
    say = localizer_for("en").of(edition)
    table = scenario.given(edition=edition, units={"winterfell": "stark 1F"}, phase="planning")
    shape = table.game.shape_for("stark")
    assert isinstance(shape, Tokens)
    names = token_names(shape, say)
    for token in shape.stock:
        reading = read_tokens(
            f"wint {say.name(f'order:{token}')}", shape, {}, names, typing_words(say)
        )
        assert reading.path == (f"winterfell={token}",), token
