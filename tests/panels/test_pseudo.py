"""A language that nobody speaks finds words that are in no message, and words without room."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.panels.turn.question import question_panel
from bot.text import Localizer
from bot.ui.limits import walk
from engine.records import read_record, start, take_steps
from tests.golden import golden_game
from tests.panels.pseudo import MARK, PSEUDO, pseudo_language, spoken, unspoken
from tests.panels.test_every_question import hands
from tests.render.conftest import forgets_pictures
from tests.render.golden_views import PICTURES
from tests.render.test_room import PANELS, Written, written
from tests.running.marks import daily
from tests.wire.limits import breaches
from tests.words import words_in

__all__ = ["forgets_pictures", "written"]


BY_DAY = (
    "battle",
    "agot-2e-affc-hand",
    "inis-map",
)
"""Pictures of every sort; the others have the same words."""


@pytest.fixture(autouse=True, scope="module")
def _there() -> Iterator[None]:
    with pseudo_language():
        yield


def test_it_is_longer_and_has_accents() -> None:
    """What Discord reads and players copy stays."""
    assert spoken("Choose a card") == "Ćĥóóśéśé á ćáŕďď"
    assert spoken("**Map** of </game new:1> `x to y`") == "**Máp** óf </game new:1> `x to y`"
    assert unspoken(spoken("Choose **a** card: `x to y`")) == []
    assert unspoken("Ćĥóóśé card") == ["card"]


def test_it_is_read_from_the_right() -> None:
    """Parameters are isolated in it, and names of places begin with a mark."""
    say = Localizer(PSEUDO, words_in(PSEUDO, "agot-2e"), ruleset="agot-2e")
    assert say.name("area:winterfell").startswith(MARK)
    assert "\u2068" in say("moment-round", round=2)


@pytest.mark.parametrize("name", daily(*BY_DAY, of=PICTURES))
def test_all_words_of_pictures_are_messages(name: str, written: Written) -> None:
    """Only users' names and numbers of decks are written as they are."""
    PICTURES[name](PSEUDO)
    lines = [text for found in written.lines.values() for text, _ in found]
    assert lines
    names = {"Anna", "Őrs", "II", "III", "IV"}
    assert {text: bad for text in lines if text not in names and (bad := unspoken(text))} == {}


@pytest.mark.parametrize("name", daily("battle", "what-if", "inis-clash", of=PANELS))
def test_long_words_have_room_in_pictures(name: str, written: Written) -> None:
    """Nothing runs into anything else, nor off the page."""
    PICTURES[name](PSEUDO)
    assert written.faults() == []


@pytest.mark.parametrize(
    "name", daily("agot-2e-3p", "inis-4p", of=["agot-2e-3p", "agot-1e-5p", "inis-4p"])
)
def test_all_words_of_panels_are_messages(name: str) -> None:
    """Every kind of question is asked in it alone, and has room for its long words."""
    record = read_record(golden_game(name))
    say = Localizer(PSEUDO, words_in(PSEUDO, record.ruleset), ruleset=record.ruleset)
    game = start(record)
    seen: set[str] = set()
    for _ in take_steps(game, record.steps):
        kind = "" if game.question is None else game.question.kind
        for hand in () if kind in seen else hands(game)[:1]:
            seen.add(kind)
            panel: Any = question_panel(hand, say)
            assert breaches(panel.components()) == []
            bad = {text: words for text in texts(panel) if (words := unspoken(text))}
            assert bad == {}, kind
    assert len(seen) > 10


def texts(panel: Any) -> Iterator[str]:
    """Go through everything that a panel says."""
    for part in walk(panel.components()):
        for key in ("content", "label", "placeholder", "description"):
            if isinstance(part.get(key), str):
                yield part[key]
        for option in part.get("options", ()):
            yield from (option[key] for key in ("label", "description") if option.get(key))
