"""Who played, and when: names, dates and places on the chronicle, the film and the page."""

from __future__ import annotations

import pytest

from bot.story.chronicle import chronicle_of, describe
from bot.story.credits import Credits, placed
from bot.story.placards import card_of
from bot.story.worker import make_replay
from bot.text import languages, localizer_for
from tests.running.marks import nightly

from .test_course import followed, record
from .test_replay import data_in

DAY = 86400.0
CREDITS = Credits({"stark": "Ada", "baratheon": "Cleo"}, 20000 * DAY, 20003 * DAY)


def test_places_are_shared_by_equals() -> None:
    """The winner is first; who has as many castles as another has the same place."""
    course = followed("agot-2e-3p")
    assert course.winner is not None
    assert course.places[course.winner] == 1
    last = course.moments[-1].standing
    for seat, place in course.places.items():
        if seat != course.winner:
            ahead = [s for s in last if s == course.winner or last[s] > last[seat]]
            assert place == 1 + len(ahead)


def test_a_chronicle_names_who_played_and_when() -> None:
    """Names and days are on it; somebody without a name is their seat alone."""
    course = followed("agot-2e-3p")
    say = localizer_for("en").of(course.ruleset)
    told = chronicle_of(course, say, credits=CREDITS)
    words = describe(told, say)
    assert "Ada" in words
    assert "Cleo" in words
    assert told.dates in words
    assert [one.person for one in told.placed if one.seat == "lannister"] == [""]


@pytest.mark.parametrize("language", languages())
def test_days_are_written_in_every_language(language: str) -> None:
    """One day, or from one to another."""
    assert "2024" in CREDITS.dates("en")
    assert CREDITS.dates(language) != Credits({}, DAY, DAY).dates(language) != ""
    assert Credits().dates(language) == ""


def test_a_film_begins_and_ends_with_a_card() -> None:
    """It says the game, the days, the outcome and the places."""
    course = followed("agot-2e-3p")
    say = localizer_for("en").of(course.ruleset)
    card = card_of(course, CREDITS, say, title="Game 7")
    assert (card.title, card.dates) == ("Game 7", CREDITS.dates("en"))
    assert card.outcome
    assert [one.place for one in card.placed] == sorted(course.places.values())
    assert "Ada" in card.in_words(say)


def test_nobody_has_a_place_before_the_end() -> None:
    """Seats are in their order, and no outcome is told."""
    course = followed("agot-2e-3p")
    say = localizer_for("en").of(course.ruleset)
    seats = placed(course.seats, {}, CREDITS, say)
    assert [one.seat for one in seats] == list(course.seats)
    assert {one.place for one in seats} == {0}


@nightly
def test_a_page_has_them_in_its_title() -> None:
    """The title names the days; the seats are listed with players and places."""
    page = make_replay(
        record("inis-2p").model_dump(),
        "en",
        title="Game 7",
        people={"green": "Ada"},
        began=CREDITS.began,
        ended=CREDITS.ended,
    )
    data = data_in(page)
    assert "Game 7" in data["title"]
    assert CREDITS.dates("en") in data["title"]
    assert data["outcome"]
    assert any("Ada" in words for _, _, words in data["placed"])
    assert data["turns"]
