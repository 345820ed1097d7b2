"""First games over the wire: what is explained, when, how often, and in how many words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from bot.games.registry import plugin_of
from bot.local import Settings, Standin
from bot.panels.learning.taught import BUTTONS, MOST
from bot.text import localizer_for
from bot.text.catalog import languages
from bot.text.rulebook import rulebook
from engine.kernel.phrase import Phrase
from tests.running.marks import daily, nightly
from tests.wire.at_table import serving
from tests.wire.said import says

from .learner import NAMED, Learner, Unhurried, like

DOCS = Path(__file__).parents[2] / "docs" / "learning.md"
TAUGHT = ("agot-2e", "agot-1e", "inis")
"""The rulesets whose first game answers the questions."""
NEW = {
    "agot-2e-adwd": {"goal", "war", "tokens-alone", "garrisons"},
    "agot-2e-affc": {"goal", "objectives"},
    "agot-2e-vassals": {"goal", "vassals", "vassal-orders"},
    "agot-2e-mod": {"goal", "iron-bank", "dragons"},
}
"""The expansions whose first game is explained, and what is new in its first round."""
USUAL = 80
"""How many words half of the panels have at most."""
ROW = re.compile(
    r"\| (?P<question>[^|]+\?) \| (?P<answer>[^|]+) \| `(?P<idea>[a-z-]+)` \| (?P<words>[^|]+) \|"
)
HEADING = re.compile(r"## .*\n")


@cache
def questions() -> dict[str, dict[str, tuple[str, str]]]:
    """Return the questions of docs/learning.md by ruleset, each with the idea that answers it,
    and the words in which it does.
    """
    text = DOCS.read_text("utf-8")
    found: dict[str, dict[str, tuple[str, str]]] = {}
    for part in re.split(r"(?m)^## ", text)[1:]:
        ruleset = re.search(r"`(agot-[\w-]+|inis)`", part.splitlines()[0])
        if ruleset is not None:
            found[ruleset[1]] = {m["question"]: (m["idea"], m["words"]) for m in ROW.finditer(part)}
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


def shown_in(learner: Learner) -> Counter[str]:
    """Count how often each idea was explained; it may stay while its question is answered."""
    shown: Counter[str] = Counter()
    before: list[str] = []
    for screen in learner.screens:
        ideas = screen.explains(learner.ruleset)
        shown.update(idea for idea in ideas if idea not in before)
        before = ideas
    return shown


def unanswered(learner: Learner) -> list[str]:
    """Return the questions of docs/learning.md that no screen has answered."""
    shown = shown_in(learner)
    asked = questions()[learner.ruleset].items()
    return [question for question, (idea, _) in asked if not shown[idea]]


def unsaid(learner: Learner) -> list[str]:
    """Return the answers that docs/learning.md quotes, and no screen has said."""
    read = [screen.text for screen in learner.screens]
    quoted = [words for _, words in questions()[learner.ruleset].values()]
    return [words for words in quoted if not any(words in text for text in read)]


def repeated(learner: Learner) -> list[str]:
    """Return the news that two panels of one question have told."""
    found: list[str] = []
    told: set[str] = set()
    last = ""
    for screen in learner.screens:
        _, *lines = [line for line in screen.text.splitlines() if line.startswith("-# ")]
        if screen.kind != last or not screen.text.startswith("-# "):
            told = set()  # What begins with an answer asks another question.
        last = screen.kind
        found += [line for line in lines if line in told]
        told.update(lines)
    return found


@pytest.mark.parametrize("learner", daily("agot-2e", of=TAUGHT), indirect=True)
async def test_a_round_is_taught(learner: Learner) -> None:
    """Each of the twelve questions is answered by a screen of the first round, in few words.

    No idea is explained twice, and no screen has two of them; the first one asks something.
    """
    await learner.play(rounds=1)
    assert learner.screens[0].kind, learner.screens[0].text
    assert len(questions()[learner.ruleset]) == 12
    assert unanswered(learner) == []
    assert unsaid(learner) == []
    assert {idea: times for idea, times in shown_in(learner).items() if times > 1} == {}
    for screen in learner.screens:
        assert len(screen.explains(learner.ruleset)) <= 1, screen.text
        assert screen.words <= MOST, screen.text
        assert len(screen.buttons) <= BUTTONS, screen.buttons
    assert median(screen.words for screen in learner.screens) <= USUAL
    assert repeated(learner) == []
    looked_back = [s for s in learner.screens if says(s.text, "coach-next")]
    assert [screen.round for screen in looked_back] == [2]
    if learner.ruleset == "agot-2e":  # whose first battle is lost whatever a beginner does
        assert any(says(screen.text, "defeat-swords") for screen in learner.screens)


AGOT = {"westeros", "muster", "ships", "bidding", "tracks", "court", "wildlings-came"}
SECOND = {
    "agot-2e": {*AGOT, "wildlings", "garrison"},
    "agot-1e": AGOT,
    "inis": {"advantage", "clash", "attack", "shelter"},
    "agot-2e-adwd": {*AGOT, "battle", "raids"},
    "agot-2e-affc": {*AGOT - {"muster", "ships"}, "scoring", "supply"},
    "agot-2e-mod": {*AGOT, "given-bids", "loyalty"},
    "agot-2e-vassals": {"westeros"},
}
"""What the second round explains beside the questions, or the first one for a clash."""


async def untold_battles(learner: Learner) -> list[str]:
    """Return the outcomes of the learner's battles that no screen has told."""
    plugin, play = plugin_of(learner.ruleset), learner.bot.services.play
    say = localizer_for("en").of(learner.ruleset)
    hand = await play.seat_view(learner.game, learner.person.id)
    log = await play.history(learner.game, learner.person.id, last=1000)
    ends = [line.phrase for line in log if line.id == f"event-{plugin.battle_decided}"]
    own = [end for end in ends if re.search(rf":{hand.seat}\b", f"{end.params}")]
    read = "\n".join(screen.text for screen in learner.screens)
    # A clash that ends the round is told when it is looked back at.
    known = [end for end in own if says(read, "coach-well-clash", area=end.params["area"])]
    return [say.say(end) for end in own if end not in known and say.say(end) not in read]


@nightly
@pytest.mark.parametrize("learner", daily("agot-2e", of=(*TAUGHT, *NEW)), indirect=True)
async def test_two_rounds_explain_what_happens_in_them(learner: Learner) -> None:
    """Westeros cards, musters, bids, wildlings; Advantage cards: each once, in few words.

    The area that is to get an order is in view, and how the learner's battles end is told.
    """
    await learner.play(rounds=2)
    assert median(screen.words for screen in learner.screens) <= USUAL
    for screen in learner.screens:
        if screen.kind == "orders" and not says(screen.text, "coach-next"):
            assert re.search(r"(?m)^▸ ", screen.text) or screen.buttons[0] == "Go on", screen.text
    assert await untold_battles(learner) == []
    shown = shown_in(learner)
    assert repeated(learner) == []
    assert SECOND[learner.ruleset] - set(shown) == set()
    assert {idea: times for idea, times in shown.items() if times > 1} == {}
    assert max(screen.words for screen in learner.screens) <= MOST
    assert max(len(screen.buttons) for screen in learner.screens) <= BUTTONS


@nightly
@pytest.mark.parametrize("learner", daily("agot-2e-affc", of=NEW), indirect=True)
async def test_what_is_new_in_an_expansion_is_explained(learner: Learner) -> None:
    """Each idea once when it first matters, those of the game itself among them; in few words.

    Twelve questions about the expansion are answered in one round, and no news is told twice.
    """
    await learner.play(rounds=1)
    assert len(questions()[learner.ruleset]) == 12
    assert unanswered(learner) == []
    assert unsaid(learner) == []
    assert repeated(learner) == []
    shown = shown_in(learner)
    assert (NEW[learner.ruleset] | {"orders", "march"}) - set(shown) == set()
    assert {idea: times for idea, times in shown.items() if times > 1} == {}
    for screen in learner.screens:
        assert len(screen.explains(learner.ruleset)) <= 1, screen.text
        assert screen.words <= MOST, screen.text
        assert len(screen.buttons) <= BUTTONS, screen.buttons
    assert median(screen.words for screen in learner.screens) <= USUAL


def test_an_expansion_has_words_for_what_is_new_in_it() -> None:
    """Every ruleset has a course, with its own ideas before those of the game that it extends."""
    for ruleset, ideas in NEW.items():
        course = plugin_of(ruleset).course
        assert course is not None
        known = {idea.id for idea in course.ideas}
        assert ideas <= known
        assert {"orders", "battle", "wildlings"} <= known


@nightly
@pytest.mark.parametrize("learner", daily("inis", of=("agot-2e", "inis")), indirect=True)
async def test_someone_who_plays_otherwise_is_in_a_fight_too(learner: Learner) -> None:
    """The luck suits more than one way to play: a page, who is often careless, meets a battle."""
    learner.decide = like("page")
    await learner.play(rounds=1)
    shown = shown_in(learner)
    assert {"battle", "clash"} & set(shown)
    assert {idea: times for idea, times in shown.items() if times > 1} == {}
    assert max(screen.words for screen in learner.screens) <= MOST
    assert max(len(screen.buttons) for screen in learner.screens) <= BUTTONS


@nightly
@pytest.mark.parametrize("learner", ["agot-2e"], indirect=True)
async def test_luck_in_a_bad_order_leaves_questions_open(learner: Learner) -> None:
    """With other luck nobody attacks in the first round, and this is how that would be seen."""
    async with learner.bot.services.play._matches.at(learner.game) as match:
        assert match.taught is not None
        match.taught.stewards = 8
    await learner.play(rounds=1)
    assert len(unanswered(learner)) > 0


@nightly
@pytest.mark.parametrize("learner", daily("inis", of=TAUGHT), indirect=True)
async def test_what_is_met_is_saved(learner: Learner) -> None:
    """After a restart nothing is explained again: what was met stands in the database."""
    await learner.play(rounds=1)
    met = {i for s in learner.screens[:-1] for i in s.explains(learner.ruleset)}
    learner.bot.services.play._matches.forget(learner.game)
    hand = await learner.bot.services.play.seat_view(learner.game, learner.person.id)
    assert hand.met is not None
    assert met <= set(hand.met)


def test_ideas_lead_to_paragraphs() -> None:
    """**More** leads to a paragraph that there is, and each idea has words."""
    for ruleset in (*TAUGHT, *NEW):
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


@pytest.mark.parametrize("language", [tag for tag in languages() if tag != "zh"])
def test_ideas_are_said_in_few_words(language: str) -> None:
    """In every language, whatever they name: so there is room for the question below them."""
    for ruleset in (*TAUGHT, *NEW):
        course, say = plugin_of(ruleset).course, localizer_for(language).of(ruleset)
        assert course is not None
        for idea in course.ideas:
            text = say(idea.text, **FIGURES)
            assert len(text.split()) <= SENTENCES, (idea.id, text)


FIGURES: dict[str, Any] = {
    **dict.fromkeys(NAMED, "number:1"),
    **dict.fromkeys(
        ("goal", "castles", "power", "supply", "stars", "attack", "defense", "deeds"), 2
    ),
    "cards": ["number:1"] * 3,
    "armies": ["number:3"] * 3,
}
SENTENCES = 60
"""How many words an idea has at most."""
