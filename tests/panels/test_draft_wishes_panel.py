"""The panel in which a player ranks cards for all turns of a draft (V1.6), and rankings typed as
text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.panels.ahead.layouts import ahead_panel, answers, asking_ahead, made_words
from bot.panels.ahead.typed import Understood, plan_words, understand
from bot.panels.widgets import Asking, widget_for
from bot.panels.widgets.base import name_of
from bot.parsing.plans import split_plans
from bot.play.ahead.upcoming import Made, UpcomingQuestion
from bot.text import Localizer, languages
from bot.ui.custom_id import CustomId
from bot.ui.limits import OPTIONS, walk
from engine.kernel.shapes import Ranking
from tests.family.test_draft import THREE, drafting, take
from tests.running.marks import daily
from tests.wire.limits import breaches
from tests.words import words_in

from .planned import making, prospect_at

WANTED = ["card:eddard-stark", "card:the-hound", "card:ser-davos-seaworth-adwd"]


def upcoming(*path: str) -> UpcomingQuestion:
    """Return what House Stark foresees, while it ranks cards."""
    game = drafting(order=THREE, players=3)
    take(game, "tywin-lannister")
    return making(prospect_at(game, "stark"), "pick", path)


def ranked(language: str, *path: str, show: str = "") -> Asking:
    """Return the ranking that is being made, in a language."""
    say = Localizer(
        language, words_in(language, "agot-2e"), on_fault=pytest.fail, ruleset="agot-2e"
    )
    asking = asking_ahead(upcoming(*path), say, show)
    assert asking is not None
    return asking


def buttons(found: UpcomingQuestion, asking: Asking) -> list[str]:
    """Return the verbs of the buttons that say something about the plan."""
    parts = walk(ahead_panel(found, asking.localizer).components())
    ids = [CustomId.decode(part["custom_id"]) for part in parts if part["type"] == 2]
    return [id.arg if id.verb == "plan" else id.verb for id in ids]


def test_all_free_cards_can_be_ranked_page_by_page() -> None:
    """Who takes one from a later page stays there."""
    asking = ranked("en")
    widget = widget_for(asking.shape)
    assert isinstance(asking.shape, Ranking)
    offered = [option.id for option in asking.step.options]
    assert len(offered) == 3 * 42 - 1
    press = asking.press("take", "2")
    value = offered[2 * OPTIONS]
    assert widget.follow(asking, press, [value]) == [value]
    assert widget.show_after(asking, press, [value]) == "page2"


def test_it_is_kept_with_one_press_and_without_conditions() -> None:
    """As soon as one card is chosen; there is neither an end nor an alternative to choose."""
    assert "keep" not in buttons(upcoming(), ranked("en"))
    found = upcoming(*WANTED)
    shown = buttons(found, ranked("en", *WANTED))
    assert {"keep", "back", "type"} <= {*shown}
    assert not {"else", "pass", "keep0"} & {*shown}
    parts = walk(ahead_panel(found, ranked("en").localizer).components())
    assert not [part for part in parts if part["type"] == 3 and "until" in part["custom_id"]]


@pytest.mark.parametrize("language", daily("en", "fa", of=languages()))
def test_every_step_of_a_ranking_has_words_and_keeps_the_limits(language: str) -> None:
    """The places of what is chosen, the prompt for the next, and the plan in one sentence."""
    asking = ranked(language)
    for at in range(len(WANTED) + 1):
        found, asking = upcoming(*WANTED[:at]), ranked(language, *WANTED[:at])
        for show in ("", "page4"):
            panel = ahead_panel(found, asking.localizer, show=show)
            assert breaches(panel.components()) == []
        assert len(widget_for(asking.shape).chosen(asking)) == at
    assert len({*widget_for(asking.shape).chosen(asking)}) == len(WANTED)
    choices, said = answers(asking)
    assert [f"card:{choice['value']}" for choice in choices] == WANTED
    words = made_words(made(said), asking.localizer)
    assert all(name in words for name in said)


def made(said: Sequence[str]) -> Made:
    """Return a ranking that waits."""
    values = tuple(card.partition(":")[2] for card in WANTED)
    nothing = ((),) * len(values)
    return Made(1, "pick", tuple(said), nothing, values, "ask", "round", True, False, None)


@pytest.mark.parametrize("language", daily("en", "fa", "zh", of=languages()))
def test_a_ranking_can_be_typed(language: str) -> None:
    """Names with commas, the most wanted first; in the panel, and with ``/plan``."""
    asking = ranked(language)
    say = asking.localizer
    text = ", ".join(name_of(asking, card) for card in WANTED)
    reading = widget_for(asking.shape).read(asking, text)
    assert (reading.problems, list(reading.path)) == ((), WANTED)
    (typed,) = split_plans(text, plan_words(say))
    understood = understand(typed, replace(upcoming(), draft=None), say)
    assert isinstance(understood, Understood)
    assert [f"card:{choice['value']}" for choice in understood.choices] == WANTED
    assert understood.said == tuple(name_of(asking, card) for card in WANTED)
