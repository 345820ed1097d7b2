"""What goes on in the background begins again when it has failed, and the host learns of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.hosting import supervisor as supervisors
from bot.hosting.supervisor import ALARM, STEADY, Supervisor
from bot.local import Settings, Standin
from tests.wire.at_table import CHANNEL, Served, serving
from tests.wire.said import says

Work = Callable[[], Awaitable[None]]


class Clock:
    """Seconds that only a test moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisors, "PAUSES", (0.0,))


async def test_what_fails_begins_again_until_it_is_done() -> None:
    """Whatever it raises, and also where something that it waited for was cancelled."""
    errors: list[BaseException] = [ConnectionError(), asyncio.CancelledError(), KeyError("x")]

    async def work() -> None:
        if errors:
            raise errors.pop()

    watch = Supervisor(Clock())
    await watch.keep("work", work)
    assert watch.restarts == {"work": 3}
    assert watch.failing == {}


async def test_what_is_cancelled_ends() -> None:
    """The bot disconnects."""
    watch = Supervisor(Clock())
    async with watch.keeping("work", asyncio.Event().wait):  # type: ignore[arg-type]  # its result does not matter
        pass
    assert watch.restarts == {}


async def test_what_keeps_failing_alarms_until_it_lasts(caplog: pytest.LogCaptureFixture) -> None:
    """An error now and then is none to get up for; the text of an error stays in the log."""
    clock, runs = Clock(), asyncio.Semaphore(0)

    async def work() -> None:
        await runs.acquire()
        raise ConnectionError("a secret")

    async def fail() -> None:
        began = watch.restarts["work"]
        runs.release()
        while watch.restarts["work"] == began:  # noqa: ASYNC110
            await asyncio.sleep(0)

    watch = Supervisor(clock)
    async with watch.keeping("work", work):
        for _ in range(ALARM - 1):
            await fail()
        assert watch.failing == {}
        clock.now += STEADY
        for _ in range(ALARM - 1):
            await fail()
        assert not [r for r in caplog.records if r.levelno == logging.CRITICAL]
        await fail()
        assert watch.failing == {"work": "ConnectionError"}
        assert [r for r in caplog.records if r.levelno == logging.CRITICAL]
        clock.now += STEADY
        assert watch.failing == {}


class Killer:
    """Ends tasks of the bot by errors."""

    def __init__(self) -> None:
        self.stabs: dict[str, asyncio.Event] = {}

    def mortal(self, name: str, work: Work) -> Work:
        """Let a piece of work be killed."""

        async def until_killed() -> None:
            stab = self.stabs[name] = asyncio.Event()
            working, waiting = asyncio.ensure_future(work()), asyncio.ensure_future(stab.wait())
            try:
                await asyncio.wait([working, waiting], return_when=asyncio.FIRST_COMPLETED)
                if stab.is_set():
                    raise ConnectionError
                await working
            finally:
                working.cancel()
                waiting.cancel()
                await asyncio.wait([working, waiting])

        return until_killed

    async def kill(self, watch: Supervisor, name: str) -> None:
        """Kill a task, and wait until it has begun again."""
        before, stab = watch.restarts[name], self.stabs[name]
        stab.set()
        async with asyncio.timeout(240):
            while watch.restarts[name] == before or self.stabs[name] is stab:  # noqa: ASYNC110
                await asyncio.sleep(0.01)


@pytest.fixture
def killer(monkeypatch: pytest.MonkeyPatch) -> Killer:
    made, keep = Killer(), Supervisor.keep

    def keep_mortal(watch: Supervisor, name: str, work: Work) -> asyncio.Task[None]:
        return keep(watch, name, made.mortal(name, work))

    monkeypatch.setattr(Supervisor, "keep", keep_mortal)
    return made


@pytest.fixture
async def served(killer: Killer, path: Path) -> AsyncIterator[Served]:
    async with Standin(Settings(users=3)) as standin, serving(standin, path) as running:
        yield running


async def test_each_task_is_killed_and_the_bot_plays_on(served: Served, killer: Killer) -> None:
    """Messages go out, time counts, and each death was counted."""
    watch = served.services.supervisor
    tasks = {"outbox", "talks", "presence", "sight"}
    tasks |= {"vitals", "backups", "time", "lights", "statistics", "tournaments"}
    assert set(killer.stabs) == tasks
    for task in sorted(tasks):
        await killer.kill(watch, task)
    assert watch.restarts == dict.fromkeys(tasks, 1)
    ada = served.standin.user("Ada")
    await ada.slash("game new", CHANNEL)
    await ada.slash("game stewards", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await served.settled()
    assert [m for m in await ada.messages(CHANNEL) if not m.ephemeral]
    health = served.services.health
    assert health is not None
    assert health.complaints(await health.census()) == []
    assert 'ravenry_task_restarts_total{task="sight"} 1' in (await health.exposition()).splitlines()


async def test_the_host_reads_what_keeps_failing(served: Served, killer: Killer) -> None:
    """``/health``, and the address that a monitor asks."""
    for _ in range(ALARM):
        await killer.kill(served.services.supervisor, "sight")
    health = served.services.health
    assert health is not None
    (complaint,) = health.complaints(await health.census())
    assert "'sight'" in complaint
    ada = served.standin.user("Ada")
    outcome = await ada.slash("health", CHANNEL)
    assert outcome.message is not None
    await served.settled()
    assert says(
        (await ada.message(outcome.message, CHANNEL)).text,
        "health-task",
        task="sight",
        why="ConnectionError",
    )
