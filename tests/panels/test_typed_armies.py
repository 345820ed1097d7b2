"""Marches, musters and losses typed as text."""

import random
from typing import Any

import pytest

from bot.panels.widgets import Asking, widget_for
from bot.parsing import ParseResult
from bot.text import localizer_for
from engine.kernel.shapes.base import Shape
from tests.agot.scenario import Position
from tests.running.marks import daily
from tests.running.properties import given, settings, st
from tests.walk import battles, positions

SAY = localizer_for("en").of("agot-2e")


def asking(table: Position, seat: str = "stark") -> Asking:
    question = table.game.question
    assert question is not None
    view = table.game.view(seat)
    shape = table.shape(seat)
    return Asking(1, 1, question.kind, question.params, shape, (), SAY, False, seat, view)


def read(text: str, table: Position) -> ParseResult:
    here = asking(table)
    return widget_for(here.shape).read(here, text)


MARCHES, MUSTER, SUPPLY = positions.marches(), positions.muster(), positions.supply()


def moved(origin: str, *moves: tuple[str, str]) -> tuple[str, ...]:
    return (f"area:{origin}", *(i for u, a in moves for i in (f"unit:{u}", f"area:{a}")))


@pytest.mark.parametrize(
    "text",
    [
        "winterfell: moat cailin 2f; castle black k",
        "winterfell moat cailin 2 footmen, castle black 1 knight",
        "from winterfell 2f to moat; k to castle black",
        "WINT 2f mc; rest cb",
        "winterfell -> moat cailin f f; castle black all",
    ],
)
def test_a_march(text: str) -> None:
    """Places before or after the units, counts or single letters, and a place for the rest."""
    reading = read(text, MARCHES)
    assert reading.problems == ()
    assert sorted(reading.path) == sorted(
        moved(
            "winterfell",
            ("footman", "moat-cailin"),
            ("footman", "moat-cailin"),
            ("knight", "castle-black"),
        )
    )


def test_a_march_with_what_goes_with_it() -> None:
    """A Power token that is left behind; nobody who marches; all of an army."""
    token = moved("moat-cailin", ("knight", "seagard"))
    assert read("moat cailin: seagard k; token", MARCHES).path == (*token, "mark:leave_power_token")
    assert read("winterfell none", MARCHES).path == ("area:winterfell",)
    assert len(read("winterfell karhold all", MARCHES).path) == 7


def test_a_place_alone_says_nothing_of_an_army() -> None:
    """Who of several marches has to be said; one alone is meant."""
    (problem,) = read("winterfell karhold", MARCHES).problems
    assert problem.reason is not None
    assert problem.reason.phrase.id == "refused-which-pieces"
    assert read("moat cailin seagard", MARCHES).path == moved("moat-cailin", ("knight", "seagard"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("winterfell: seagard 1f", "refused-out-of-reach"),
        ("winterfell: karhold 3f", "refused-no-such-pieces"),
        ("pyke: seagard 1f", "refused-no-order-there"),
        ("winterfell: karhold 1f; token", "refused-"),
    ],
)
def test_what_cannot_march_is_refused_with_the_reason(text: str, reason: str) -> None:
    """Nothing of that line has an effect."""
    (problem,) = read(text, MARCHES).problems
    assert problem.reason is not None
    assert problem.reason.phrase.id.startswith(reason)


def test_what_is_not_understood_of_a_march_is_listed() -> None:
    """The rest counts."""
    reading = read("winterfell: karhold 1f; xyzzy; w 1f", MARCHES)
    assert reading.path == moved("winterfell", ("footman", "karhold"))
    assert "xyzzy" in {p.text for p in reading.problems}


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("winterfell: knight", ["winterfell/knight/winterfell"]),
        ("wint 2 footmen", ["winterfell/footman/winterfell"] * 2),
        (
            "winterfell: footman, ship port; wh: ship narrow sea",
            [
                "winterfell/footman/winterfell",
                "winterfell/ship/port-of-winterfell",
                "white-harbor/ship/the-narrow-sea",
            ],
        ),
        ("moat cailin upgrade knight", ["moat-cailin/knight/moat-cailin/up"]),
        ("moat cailin footman becomes siege engine", ["moat-cailin/siege-engine/moat-cailin/up"]),
    ],
)
def test_a_muster(text: str, path: list[str]) -> None:
    """Place by place; a line without one goes on where the line before was."""
    assert read(text, MUSTER) == ParseResult(tuple(path))


def test_a_muster_that_could_be_several() -> None:
    """A Ship that could be launched into several seas, with what it could be."""
    (problem,) = read("white harbor ship", MUSTER).problems
    assert problem.several
    assert len(problem.guesses) > 1
    assert read("karhold knight; winterfell 3 footmen", MUSTER).problems != ()


def test_losses() -> None:
    """With or without the place, where it is clear."""
    assert read("2 knights", battles.casualties()).problems[0].reason is not None
    assert read("1f 1k", battles.casualties()).path == ("moat-cailin/footman", "moat-cailin/knight")
    assert read("karhold f; 1f white harbor", SUPPLY).path == (
        "karhold/footman",
        "white-harbor/footman",
    )
    (problem,) = read("footman", SUPPLY).problems
    assert problem.several


def test_nothing_is_a_word_for_declining() -> None:
    """Where an option declines it is taken; where nothing must be chosen, nothing is."""
    raid = read("moat cailin none", positions.raid())
    assert raid == ParseResult(("area:moat-cailin", "choice:no-target"))
    assert read("nobody", battles.refuse_support()).path == ()
    assert read("none", battles.refuse_support()) == ParseResult(())


def spelt(shape: Shape[Any], value: Any) -> str:
    """Write a march down, in names."""
    lines = [f"{SAY.name('area:' + value['area'])}:"]
    for area, units in value["moves"].items():
        counted = " ".join(f"{n} {SAY.name('unit:' + u, count=n)}" for u, n in units.items())
        lines.append(f"{SAY.name('area:' + area)} {counted}")
    return "; ".join(lines)


@given(st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_every_march_can_be_typed(seed: int) -> None:
    """By the names of areas and units."""
    shape = MARCHES.shape("stark")
    value = {**shape.sample(random.Random(seed)), "leave_power_token": False}
    reading = read(spelt(shape, value), MARCHES)
    assert reading.problems == ()
    assert shape.step(reading.path).value == value


WORDS = st.lists(
    st.sampled_from(
        [
            "winterfell",
            "moat",
            "cailin",
            "f",
            "2k",
            "k",
            "9f",
            "all",
            "none",
            "token",
            "ship",
            "port",
            "up",
            ";",
            ",",
            ":",
            "->",
            "x",
        ]
    )
).map(" ".join)


@pytest.mark.parametrize(
    "table", daily(MARCHES, of=[MARCHES, MUSTER, SUPPLY]), ids=["march", "muster", "supply"]
)
@given(text=WORDS | st.text(max_size=60))
@settings(max_examples=60, deadline=None)
def test_any_text_is_read(table: Position, text: str) -> None:
    """Whatever is typed, there is a path, and never an error."""
    reading = read(text, table)
    table.shape("stark").step(reading.path)
    for problem in reading.problems:
        assert problem.text
