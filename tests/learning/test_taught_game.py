"""First games over the wire: what is explained, when, how often, and in how many words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from statistics import median

import pytest

from bot.games.registry import plugin_of
from bot.local import Settings, Standin
from bot.panels.turn.taught import BUTTONS, MOST
from bot.text import localizer_for
from bot.text.rulebook import rulebook
from engine.kernel.phrase import Phrase
from tests.at_table import serving

from .learner import Learner, Unhurried

DOCS = Path(__file__).parents[2] / "docs" / "learning.md"
TAUGHT = ("agot-2e", "inis")
"""The rulesets whose first game is explained."""
USUAL = 80
"""How many words half of the panels have at most."""
ROW = re.compile(r"\| (?P<question>[^|]+\?) \| (?P<answer>[^|]+) \| `(?P<idea>[a-z-]+)` \|")
HEADING = re.compile(r"## .*\n")


@cache
def questions() -> dict[str, dict[str, str]]:
    """Return the questions of docs/learning.md by ruleset, each with the idea that answers it."""
    text = DOCS.read_text("utf-8")
    found: dict[str, dict[str, str]] = {}
    for part in re.split(r"(?m)^## ", text)[1:]:
        ruleset = re.search(r"`(agot-\w+|inis)`", part.splitlines()[0])
        if ruleset is not None:
            found[ruleset[1]] = {m["question"]: m["idea"] for m in ROW.finditer(part)}
    return found


@pytest.fixture
async def learner(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Learner]:
    """Somebody at the beginning of a first game, who does what a squire would do."""
    async with Standin(Settings(users=2)) as standin:
        standin.service.clock.freeze()
        database = tmp_path / "games.sqlite3"
        async with serving(standin, database, thinker=Unhurried()) as bot:
            learner = Learner(bot, standin.user("Ada"), request.param)
            await learner.begin()
            yield learner


@pytest.mark.parametrize("learner", TAUGHT, indirect=True)
async def test_a_round_is_taught(learner: Learner) -> None:
    """Each of the twelve questions is answered by a screen of the first round, in few words.

    No idea is explained twice, and no screen has two of them.
    """
    await learner.play(rounds=1)
    shown: Counter[str] = Counter()
    before: list[str] = []
    for screen in learner.screens:
        ideas = screen.explains(learner.ruleset)
        assert len(ideas) <= 1, screen.text
        # The same idea may stay while its question is being answered step by step.
        shown.update(idea for idea in ideas if idea not in before)
        before = ideas
        assert screen.words <= MOST, screen.text
        assert len(screen.buttons) <= BUTTONS, screen.buttons
    assert [idea for idea, times in shown.items() if times > 1] == []
    asked = questions()[learner.ruleset]
    assert len(asked) == 12
    assert [question for question, idea in asked.items() if idea not in shown] == []
    assert median(screen.words for screen in learner.screens) <= USUAL


@pytest.mark.parametrize("learner", TAUGHT, indirect=True)
async def test_what_is_met_is_saved(learner: Learner) -> None:
    """After a restart nothing is explained again: what was met stands in the database."""
    await learner.play(rounds=1)
    met = {i for s in learner.screens[:-1] for i in s.explains(learner.ruleset)}
    learner.bot.services.play._matches.forget(learner.game)
    hand = await learner.bot.services.play.hand(learner.game, learner.person.id)
    assert hand.met is not None
    assert met <= set(hand.met)


def test_ideas_lead_to_paragraphs() -> None:
    """**More** leads to a paragraph that there is, and each idea has words."""
    for ruleset in TAUGHT:
        course, say = plugin_of(ruleset).course, localizer_for("en").of(ruleset)
        assert course is not None
        book = rulebook(ruleset, "en")
        assert book is not None
        for idea in course.ideas:
            assert say.knows(idea.text), idea.id
            number = say.paragraph(Phrase(idea.text), idea.more)
            paragraph = book.find(number)
            assert paragraph is not None, (idea.id, number)
            assert paragraph.text, (idea.id, number)
