"""Beginners as they are: whoever presses anything, leaves, or heeds no warning."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.local import Settings, Standin
from bot.ui.custom_id import CustomId
from bot.workers.stewards import HintPool
from engine.kernel.game import AnyGame
from tests.running.marks import costly, daily, nightly
from tests.wire.at_table import CHANNEL, serving
from tests.wire.said import says

from .learner import Learner, Unhurried
from .test_cautions import Here

DAY = 86400.0


@pytest.fixture
async def learner(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Learner]:
    """Somebody at the beginning of a first game, in which hints and warnings are thought of."""
    async with Standin(Settings(users=2)) as standin:
        standin.service.clock.freeze()
        async with serving(standin, tmp_path / "games.sqlite3", thinker=Unhurried()) as bot:
            bot.services.play.hints._adviser = HintPool(Here())
            learner = Learner(bot, standin.user("Ada"), request.param)
            await learner.begin()
            yield learner


async def poke(learner: Learner, dice: random.Random) -> None:
    """Press any button, or choose anything in any menu."""
    shown = learner.screens[-1].message
    id = dice.choice([i for i in shown.custom_ids if CustomId.decode(i).verb != "hint"])
    if id in shown.labels:
        await learner._click(id)
    else:
        await learner._choose(id, dice.choice(shown.options(id)))


async def another_panel(learner: Learner) -> None:
    """Open the panel once more, and look at that one from now on."""
    outcome = await learner.person.slash("my panel", CHANNEL)
    assert outcome.kind != "failed", outcome.text
    await learner._wait()
    learner._panel = [m for m in await learner.person.messages(CHANNEL) if m.ephemeral][-1].id
    await learner._look()


def returned(learner: Learner) -> list[str]:
    """Return the ideas that were explained at questions of two kinds, or in two rounds."""
    seen: dict[str, set[tuple[str, int]]] = {}
    for screen in learner.screens:
        for idea in screen.explains(learner.ruleset):
            seen.setdefault(idea, set()).add((screen.kind, screen.round))
    return [idea for idea, at in seen.items() if len(at) > 1]


async def tidy(learner: Learner) -> None:
    """Take back what was chosen of an answer."""
    play, user = learner.bot.services.play, learner.person.id
    hand = await play.seat_view(learner.game, user)
    assert hand.question is not None
    await play.draft(learner.game, user, hand.question.number, [])
    await another_panel(learner)


@nightly
@pytest.mark.parametrize("presses", daily(12, of=(12, 30)))
@pytest.mark.parametrize(
    "learner", daily("agot-2e", of=("agot-2e", "agot-1e", "inis")), indirect=True
)
async def test_whatever_is_pressed_the_game_goes_on(learner: Learner, presses: int) -> None:
    """Buttons in any order, those of an old panel, a day of silence, leaving without leaving.

    Nothing fails, nobody plays for the learner, and no idea is explained at two questions; going
    back shows it again where it was.
    """
    dice = random.Random(f"{learner.ruleset}/{presses}")
    for _ in range(presses // 2):
        await poke(learner, dice)
    old = learner.screens[-1].message
    await another_panel(learner)
    for _ in range(presses // 2):
        await poke(learner, dice)
    left = await learner.person.message(old.id, CHANNEL)
    for id in left.labels:
        outcome = await learner.person.click(left, id)
        assert outcome.kind != "failed", outcome.text
        await learner._wait()
        left = await learner.person.message(old.id, CHANNEL)
        if id not in left.labels:
            break
    before = await learner.bot.services.play.seat_view(learner.game, learner.person.id)
    outcome = await learner.person.slash("game leave", CHANNEL)
    assert outcome.kind != "failed", outcome.text
    await learner.bot.after(DAY)
    await learner._wait()
    after = await learner.bot.services.play.seat_view(learner.game, learner.person.id)
    assert after.info.phase == "running"
    assert before.question is not None
    assert after.question is not None
    assert after.question.number == before.question.number
    await tidy(learner)
    await learner.play(rounds=1)
    assert returned(learner) == []


@costly("two first games are begun over the wire")
@pytest.mark.parametrize("learner", ["agot-2e"], indirect=True)
async def test_whoever_leaves_can_begin_again(learner: Learner) -> None:
    """The first game is closed then; the next one explains everything anew, from the beginning."""
    await learner.press("coach")
    asked = await learner.person.slash("game leave", CHANNEL)
    message = await learner.person.message(asked.message or "", CHANNEL)
    assert says(message.text, "leave-last")
    leave = next(i for i in message.custom_ids if CustomId.decode(i).arg == "leave")
    await learner.person.click(message, leave)
    await learner._wait()
    assert (await learner.bot.services.play.info(learner.game)).phase == "closed"
    again = Learner(learner.bot, learner.person, learner.ruleset)
    await again.begin()
    assert again.game != learner.game
    assert again.screens[0].explains(again.ruleset) == ["goal"]


@nightly
@pytest.mark.parametrize("seed", daily(1, of=(1, 2, 3)))
@pytest.mark.parametrize("learner", ["agot-2e"], indirect=True)
async def test_whoever_heeds_no_warning_plays_on(learner: Learner, seed: int) -> None:
    """Each answer is warned of once at most, and then it is given; the round comes to its end."""
    dice = random.Random(seed)
    chosen: dict[int, Any] = {}

    def careless(game: AnyGame, seat: str) -> Any:
        question = game.question
        assert question is not None
        if question.number not in chosen:
            chosen[question.number] = game.shape_for(seat).sample(dice)
        return chosen[question.number]

    learner.decide = careless
    await learner.play(rounds=1)
    warned = [s for s in learner.screens if says(s.text, "coach-wait")]
    assert len(warned) <= len(chosen)
    for before, now in zip(learner.screens, learner.screens[1:], strict=False):
        assert not (says(before.text, "coach-wait") and says(now.text, "coach-wait"))
