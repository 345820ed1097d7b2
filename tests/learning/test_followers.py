"""Beginners who always do the same: what every hint says, or what is a mistake."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.local import Settings, Standin
from bot.play import Hint
from bot.workers.stewards import HintPool
from engine.kernel.game import AnyGame
from engine.stewards.levels import minds
from tests.at_table import serving
from tests.bot.pressing import click, find
from tests.marks import costly, daily
from tests.said import says

from .learner import Learner, Screen, Unhurried
from .test_cautions import Here
from .test_taught_game import shown_in

HURRY = 10.0
"""Seconds after which another hint can be asked for."""
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
        reason = await click(self.person, nudge, "hint")
        self.hints.append(await self.bot.services.play.advising.hint(self.game, self.person.id))
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


@pytest.fixture
async def standing(tmp_path: Path) -> AsyncIterator[tuple[Standin, Path]]:
    """A stand-in whose time only the test moves."""
    async with Standin(Settings(users=2)) as standin:
        standin.service.clock.freeze()
        yield standin, tmp_path / "games.sqlite3"


def scolded(screen: Screen) -> bool:
    """Return whether a panel doubts what its player has confirmed."""
    return any(says(screen.text, id) for id in ("coach-wait", "panel-sure"))


@costly("hints are thought of and followed over the wire")
@pytest.mark.parametrize("ruleset", daily("agot-2e", of=("agot-2e", "agot-1e", "inis")))
async def test_whoever_follows_every_hint_is_never_scolded(
    standing: tuple[Standin, Path], ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three taps and **Confirm** answer each question; what a hint changes of its plan, it says."""
    monkeypatch.setattr("bot.workers.stewards.LEVEL", "squire")
    standin, database = standing
    async with serving(standin, database, thinker=Unhurried()) as bot:
        bot.services.play.advising._adviser = HintPool(Here())
        ada = Follower(bot, standin.user("Ada"), ruleset)
        await ada.begin()
        await ada.play(rounds=1)
    assert ada.hints
    assert not any(map(scolded, ada.screens))
    for hint, text in zip(ada.hints, ada.read, strict=True):
        assert hint.course is None or says(text, "hint-course")
    assert any(says(s.text, "coach-next") for s in ada.screens)
    assert {idea: times for idea, times in shown_in(ada).items() if times > 1} == {}


@costly("a round full of mistakes is played over the wire")
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
        bot.services.play.advising._adviser = HintPool(Here())
        ada = Learner(bot, standin.user("Ada"), ruleset, decide=erring)
        await ada.begin()
        await ada.play(rounds=1)
    warned = [at for at, screen in enumerate(ada.screens) if says(screen.text, "coach-wait")]
    assert warned
    assert not any(at + 1 in warned for at in warned)
    assert sum(says(screen.text, "coach-cost") for screen in ada.screens) == 1
