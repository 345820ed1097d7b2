"""Two bots with one token, each with games of its own, notice each other, and one stops."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.cli import LASTING
from bot.limits.rivals import ENOUGH, ENOUGH_NEW, LATEST, NEW, AnotherBot, Rivals
from bot.local import Standin
from tests.wire.at_table import CHANNEL, serving
from tests.wire.pressing import use


async def test_the_first_that_is_overtaken_often_enough_stops(
    standin: Standin, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Each command is answered by one of the two, so one of them has soon lost three; the other
    goes on.
    """
    ada = standin.user("Ada")
    with pytest.raises(AnotherBot) as told:  # noqa: PT012 - it ends while it serves
        async with (
            serving(standin, tmp_path / "one.sqlite3") as one,
            serving(standin, tmp_path / "two.sqlite3") as two,
        ):
            gateway = standin.service.gateway
            await standin.until(lambda: len(gateway.connected) == 2)
            both = (one.services.rivals, two.services.rivals)
            for number in range(1, 2 * ENOUGH_NEW):
                if any(rivals.seen.is_set() for rivals in both):
                    break
                await ada.slash("help", CHANNEL)
                await until_noted(number, *both)
            assert sorted(rivals.seen.is_set() for rivals in both) == [False, True]
            await standin.until(lambda: len(gateway.connected) == 1)
            await use(ada, "help")
    caplog.get_records("call").clear()
    assert "DISCORD_TOKEN" not in str(told.value)
    assert "same token" in str(told.value)
    assert AnotherBot in LASTING


async def until_noted(number: int, *both: Rivals) -> None:
    """Wait until either bot knows who has answered so many commands."""
    async with asyncio.timeout(240):
        while any(len(rivals._latest) < number for rivals in both):  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.01)


async def test_what_nobody_has_answered_is_no_sign_of_another_bot(
    standin: Standin,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A refusal for no reason, and an answer that was given twice or got lost."""
    ada = standin.user("Ada")
    callback = r"/interactions/\d+/[^/]+/callback"
    async with serving(standin, tmp_path / "one.sqlite3") as bot:
        monkeypatch.setattr(standin.service.settings, "first_answer", 0.5)
        for _ in range(ENOUGH_NEW):
            standin.service.faults.next("refusal", "POST", callback, code=40060)
            await ada.slash("help", CHANNEL)
        monkeypatch.undo()
        assert not bot.services.rivals.seen.is_set()
        for _ in range(ENOUGH_NEW):
            standin.service.faults.next("lost", "POST", callback)
            await ada.slash("help", CHANNEL)
        assert not bot.services.rivals.seen.is_set()
    caplog.get_records("call").clear()


@pytest.mark.parametrize(("age", "enough"), [(0.0, ENOUGH_NEW), (NEW, ENOUGH)])
def test_the_new_one_stops(age: float, enough: int) -> None:
    """Whoever has been there for an hour goes on for longer."""
    now = [0.0]
    rivals = Rivals(lambda: now[0])
    now[0] = age
    for _ in range(enough - 1):
        rivals.note(ours=False)
    assert not rivals.seen.is_set()
    rivals.note(ours=False)
    assert rivals.seen.is_set()


def test_what_was_long_ago_does_not_count() -> None:
    """One in ten is no sign."""
    rivals = Rivals()
    for n in range(10 * LATEST):
        rivals.note(ours=n % LATEST != 0)
    assert not rivals.seen.is_set()
