"""The panel of a first game: what gives way where there is too much to say."""

from dataclasses import replace

import pytest

from bot.coach.moments import moment_of
from bot.games.registry import plugin_of
from bot.panels.learning.taught import MOST, taught_panel, words_in
from bot.text import localizer_for
from bot.text.catalog import languages

from .test_orders_panel import hand_of

COURSE = plugin_of("agot-2e").course
assert COURSE is not None
MET = {"round-1": "", **{idea.id: "" for idea in COURSE.ideas}}
"""Everything was explained, and the first round looked back at."""
LONG = "✓ " + " · ".join(["Winterfell (1 Footman): **March +1 ★**"] * 20)
"""What a player has just answered, and is told again."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("idea", ["income", "orders", ""])
def test_a_notice_gives_way_to_the_question(language: str, idea: str) -> None:
    """Ten areas are in view, and an idea is explained: what was answered is cut, bold is closed."""
    say, hand = localizer_for(language).of("agot-2e"), hand_of()
    assert COURSE is not None
    hand = replace(hand, met=MET | {idea: moment_of(hand, ())})
    bare, panel = (taught_panel(hand, COURSE, say, notice=n) for n in ("", LONG))
    assert (bare.idea.id if bare.idea else "") == idea
    notice, *_ = panel.layout.words.split("\n")
    assert panel.layout.words == f"{notice}\n{bare.layout.words}"
    assert words_in(panel.layout) <= MOST
    assert notice.startswith("✓ ")
    assert notice.endswith(" …")
    assert notice.count("**") % 2 == 0


def test_a_short_notice_is_said_in_full() -> None:
    """Nothing is cut where all has room."""
    say = localizer_for("en").of("agot-2e")
    assert COURSE is not None
    hand = replace(hand_of(), met=MET)
    panel = taught_panel(hand, COURSE, say, notice="✓ **Winterfell**")
    assert panel.layout.words.startswith("✓ **Winterfell**\n")
