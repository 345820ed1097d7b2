"""Beginners who always do the same: what hints say, what comes first, or what is a mistake."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.local import Settings, Standin
from bot.panels.learning.taught import BUTTONS, MOST
from bot.play import Hint
from bot.ui.custom_id import CustomId
from bot.workers.stewards import HintPool
from engine.kernel.game import AnyGame
from engine.stewards.levels import minds
from tests.running.marks import daily, nightly
from tests.wire.at_table import serving
from tests.wire.pressing import click, find
from tests.wire.said import says

from .learner import Learner, Screen, Unhurried
from .test_taught_game import shown_in

FOLLOWED = (
    ("agot-2e", "squire", 1),
    ("agot-2e", "knight", 2),
    ("agot-1e", "knight", 2),
    ("inis", "knight", 1),
)
"""The games in which hints are followed, who gives them, and for how many rounds."""
SCOLDING = ("coach-wait", "panel-sure", "refused-neutral-too-strong")
"""What doubts an answer."""
HURRY = 10.0
"""Seconds after which another hint can be asked for."""
PRESSES = 150
"""How many presses a round takes at most if everything is pressed that comes first."""
ASIDE = ("back", "hint", "map", "page", "rule", "show", "undo")
"""The verbs of buttons that lead to something else than an answer."""
TRIES = 40
"""Among how many answers a mistake is looked for."""


@dataclass
class Follower(Learner):
    """Somebody who asks for every hint, puts it into their panel, and confirms it."""

    hints: list[Hint] = field(default_factory=list)
    read: list[str] = field(default_factory=list)
    """What the hints have said, in the same order."""

    async def _answer(self) -> None:
        if not self.offered("hint"):
            return await super()._answer()
        await self.bot.after(HURRY)
        nudge = await click(self.person, self._shown, "hint")
        assert says(nudge.text, "hint-nudge"), nudge.text
        reason = await click(self.person, nudge, "hint")
        self.hints.append(await self.bot.services.play.hints.hint(self.game, self.person.id))
        self.read.append(reason.text)
        panel = await click(self.person, reason, "hint", "use")
        assert says(panel.text, "hint-used") or says(panel.text, "hint-used-empty"), panel.text
        press = find(panel, "lock")
        outcome = await self.person.click(panel, press)
        assert outcome.kind != "failed", outcome.text
        await self._wait()
        self._panel = outcome.message or self._panel
        await self._look()
        return None


class Aside:
    """Thinks in a thread, so that presses are answered meanwhile."""

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        return await asyncio.to_thread(work, *args)


@pytest.fixture
async def standing(tmp_path: Path) -> AsyncIterator[tuple[Standin, Path]]:
    """A stand-in whose time only the test moves."""
    async with Standin(Settings(users=2)) as standin:
        standin.service.clock.freeze()
        yield standin, tmp_path / "games.sqlite3"


def scolded(screen: Screen) -> bool:
    """Return whether a panel doubts what its player has confirmed."""
    return any(says(screen.text, id) for id in SCOLDING)


@nightly
@pytest.mark.parametrize(("ruleset", "level", "rounds"), daily(FOLLOWED[0], of=FOLLOWED))
async def test_whoever_follows_every_hint_is_never_scolded(
    standing: tuple[Standin, Path],
    ruleset: str,
    level: str,
    rounds: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Three taps and **Confirm** answer each question; what a hint changes of its plan, it says.

    What became of the wildlings is told once their card is known, also where a tie is broken first.
    """
    monkeypatch.setattr("bot.workers.stewards.LEVEL", level)
    standin, database = standing
    async with serving(standin, database, thinker=Unhurried()) as bot:
        bot.services.play.hints._adviser = HintPool(Aside())
        ada = Follower(bot, standin.user("Ada"), ruleset)
        await ada.begin()
        await ada.play(rounds=rounds)
    assert ada.hints
    assert not any(map(scolded, ada.screens))
    for hint, text in zip(ada.hints, ada.read, strict=True):
        assert hint.course is None or says(text, "hint-course")
    assert sum(says(s.text, "coach-next") for s in ada.screens) == rounds
    came = [s.text for s in ada.screens if "wildlings-came" in s.explains(ruleset)]
    assert ruleset != "agot-2e" or all(says(text, "event-wildling-card") for text in came)
    assert {idea: times for idea, times in shown_in(ada).items() if times > 1} == {}


async def press_the_first(learner: Learner) -> None:
    """Press the first button that leads on, or choose the first line of the first menu."""
    before = learner.screens[-1].message
    ways = sorted(before.custom_ids, key=lambda id: id not in before.labels)
    for id in ways:
        if CustomId.decode(id).verb in ASIDE:
            continue
        if id in before.labels:
            await learner._click(id)
        else:
            await learner._choose(id, before.options(id)[0])
        now = learner.screens[-1].message
        if (now.text, now.custom_ids) != (before.text, before.custom_ids):
            return
    raise AssertionError(f"nothing leads on:\n{before.text}\n{before.labels}")


@nightly
@pytest.mark.parametrize("ruleset", daily("agot-2e", of=("agot-2e", "agot-1e")))
async def test_whoever_reads_nothing_gets_on(standing: tuple[Standin, Path], ruleset: str) -> None:
    """The first thing on each panel leads on, to the end of the round; no panel grows by it.

    In Inis one has to choose several cards of a menu at a time.
    """
    standin, database = standing
    async with serving(standin, database, thinker=Unhurried()) as bot:
        ada = Learner(bot, standin.user("Ada"), ruleset)
        await ada.begin()
        for _ in range(PRESSES):
            await press_the_first(ada)
            if ada.screens[-1].round > 1:
                break
    last = [(screen.kind, screen.text, screen.buttons) for screen in ada.screens[-6:]]
    assert ada.screens[-1].round > 1, last
    assert max(screen.words for screen in ada.screens) <= MOST
    assert max(len(screen.buttons) for screen in ada.screens) <= BUTTONS
    assert {idea: times for idea, times in shown_in(ada).items() if times > 1} == {}


@nightly
@pytest.mark.parametrize("ruleset", daily("agot-2e", of=("agot-2e", "agot-1e", "inis")))
async def test_whoever_errs_each_time_is_warned_of_each_mistake_once(
    standing: tuple[Standin, Path], ruleset: str
) -> None:
    """What the coach knows as a mistake is chosen wherever it can be; it is done all the same."""
    dice, mind = random.Random(ruleset), minds[ruleset]
    chosen: dict[int, Any] = {}

    def erring(game: AnyGame, seat: str) -> Any:
        question = game.question
        assert question is not None
        if question.number not in chosen:
            tried = [game.shape_for(seat).sample(dice) for _ in range(TRIES)]
            bad = [value for value in tried if mind.caution(game, seat, value) is not None]
            chosen[question.number] = (bad or tried)[0]
        return chosen[question.number]

    standin, database = standing
    async with serving(standin, database, thinker=Unhurried()) as bot:
        bot.services.play.hints._adviser = HintPool(Aside())
        ada = Learner(bot, standin.user("Ada"), ruleset, decide=erring)
        await ada.begin()
        await ada.play(rounds=1)
    warned = [at for at, screen in enumerate(ada.screens) if says(screen.text, "coach-wait")]
    assert warned
    assert not any(at + 1 in warned for at in warned)
    assert sum(says(screen.text, "coach-cost") for screen in ada.screens) == 1
