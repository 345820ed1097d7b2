"""The supervisor of long-lived tasks: one that ends with an error begins again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

PAUSES = (1.0, 5.0, 30.0, 120.0, 600.0)
"""Seconds until a task begins again, by how many times in a row it has failed; at last always the
last."""

STEADY = 900.0
"""Seconds for which a task must have run for its next failure to count as the first one."""

ALARM = 3
"""How many times in a row a task fails before the host is alarmed."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _State:
    began: float
    failures: int = 0
    error: str = ""


class Supervisor:
    """The runner of long-lived tasks, which knows those that keep failing."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        """Create it; ``steady`` returns seconds of a clock that is never set."""
        self._steady = steady
        self._states: dict[str, _State] = {}
        self.restarts: Counter[str] = Counter()
        """How many times each task has begun again, by its name."""

    def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Start a task that does a piece of work until it is done, or the task is canceled.

        If the work raises an error, it begins again after a pause, which grows with each failure.
        """
        return asyncio.create_task(self._keep(name, work), name=name)

    @asynccontextmanager
    async def keeping(self, name: str, work: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
        """Do a piece of work in the background while the block runs, as `keep` does."""
        task = self.keep(name, work)
        try:
            yield
        finally:
            task.cancel()
            await asyncio.wait([task])

    @property
    def failing(self) -> dict[str, str]:
        """The kind of the last error of each task that keeps failing, by the task's name."""
        now = self._steady()
        return {
            name: state.error
            for name, state in self._states.items()
            if state.failures >= ALARM and now - state.began < STEADY
        }

    async def _keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        state = self._states[name] = _State(began=self._steady())
        while True:
            try:
                await work()
            except asyncio.CancelledError as error:
                task = asyncio.current_task()
                if task is None or task.cancelling():
                    raise
                self._failed(name, state, error)  # Something that it waited for was canceled.
            except Exception as error:
                self._failed(name, state, error)
            else:
                state.failures = 0
                return
            await asyncio.sleep(PAUSES[min(state.failures, len(PAUSES)) - 1])
            state.began = self._steady()
            self.restarts[name] += 1

    def _failed(self, name: str, state: _State, error: BaseException) -> None:
        lasted = self._steady() - state.began >= STEADY
        state.failures = 1 if lasted else state.failures + 1
        state.began, state.error = self._steady(), type(error).__name__
        alarming = state.failures >= ALARM
        log.log(
            logging.CRITICAL if alarming else logging.ERROR,
            "the task %r failed, %d times in a row; it begins again",
            name,
            state.failures,
            exc_info=error,
        )
