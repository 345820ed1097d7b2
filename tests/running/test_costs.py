"""The line between ``make test`` and ``make nightly`` is held, and what is left out is said."""

from __future__ import annotations

from typing import Any

import pytest

from tests.running.costs import BESIDE, LIMIT, MEMORY, Costs
from tests.running.marks import LeftOut, daily, nightly


class Item:
    """A test as the plugins see it."""

    def __init__(self, *marks: str) -> None:
        self.marks = list(marks)

    def get_closest_marker(self, name: str) -> str | None:
        return name if name in self.marks else None

    def add_marker(self, mark: Any) -> None:
        self.marks.append(mark.name)


@pytest.fixture
def evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a second be a second, and this process hold nothing."""
    monkeypatch.setattr("tests.running.costs.slowness", lambda: 1.0)
    monkeypatch.setattr("tests.running.costs.held_now", lambda: 0)


def judged(cost: float, *marks: str) -> bool:
    """Tell whether a test may cost so much."""
    item: Any = Item(*marks)
    try:
        Costs(strict=True)._hold(item, cost)
    except pytest.fail.Exception:
        return False
    return True


@pytest.mark.usefixtures("evenly")
def test_a_test_that_costs_too_much_fails() -> None:
    """Up to the limit it may, and beyond only if it says why."""
    assert judged(LIMIT)
    assert not judged(LIMIT * BESIDE + 0.1)
    assert judged(LIMIT * BESIDE + 0.1, "costly")


@pytest.mark.usefixtures("evenly")
def test_a_slow_machine_has_longer_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes twice as long where everything does costs the same."""
    monkeypatch.setattr("tests.running.costs.slowness", lambda: 2.0)
    assert judged(LIMIT * BESIDE * 2)
    assert not judged(LIMIT * BESIDE * 2 + 0.1)


@pytest.mark.usefixtures("evenly")
def test_the_test_with_which_a_process_holds_too_much_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It fails once: the tests behind it have not made the process larger."""
    costs, item, held = Costs(strict=True), Item(), [MEMORY, *[MEMORY + 1] * 4]
    monkeypatch.setattr("tests.running.costs.held_now", lambda: held.pop(0))
    monkeypatch.setattr("tests.running.costs.give_back", lambda: None)
    found = []
    for _ in range(3):
        try:
            costs._hold(item, 0.0)  # type: ignore[arg-type]  # all that is asked of it
            found.append(True)
        except pytest.fail.Exception:
            found.append(False)
    assert found == [True, False, True]


def test_what_is_not_chosen_for_the_day_is_of_the_night() -> None:
    """Values stay in their order, and a name that is none of them is an error."""
    one, pair, other = daily("en", of=("en", ("a", 1), "fa"))
    assert one == "en"
    assert (pair.values, other.values) == (("a", 1), ("fa",))
    assert pair.marks == other.marks == (nightly,)
    with pytest.raises(AssertionError, match="none of"):
        daily("xx", of=("en",))


def left_out(*marks: str) -> bool:
    """Tell whether a test is skipped."""
    item: Any = Item(*marks)
    LeftOut().pytest_collection_modifyitems([item])
    return "skip" in item.marks


def test_without_a_browser_pages_are_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere such tests are skipped; in CI nothing is."""
    monkeypatch.setattr("tests.running.browsing.chromium", lambda: None)
    monkeypatch.delenv("CI", raising=False)
    assert left_out("browser")
    assert not left_out("costly")
    monkeypatch.setattr("tests.running.browsing.chromium", lambda: "/usr/bin/chromium")
    assert not left_out("browser")
    monkeypatch.setattr("tests.running.browsing.chromium", lambda: None)
    monkeypatch.setenv("CI", "true")
    assert not left_out("browser")
