"""Slow work outside the event loop, in processes of low priority, and the memory they hold."""

from __future__ import annotations

import asyncio
import ctypes
import functools
import gc
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from pebble import ProcessExpired, ProcessPool

try:
    import resource
except ModuleNotFoundError:  # Windows cannot limit the memory of a process in this way.
    resource = None  # type: ignore[assignment]

T = TypeVar("T")

TRIES = 2
"""How many times a piece of work is tried if its process hangs or dies."""

NICE = 10
"""The priority of processes, behind that of the bot itself."""

BROKEN = 3
"""How many times in a row a piece of work may find no living process."""

replaced: Counter[str] = Counter()
"""How many processes of each name were replaced, because they hung or died, because the start."""

log = logging.getLogger(__name__)


class WorkerPool:
    """A few processes, each of which does one piece of work at a time.

    A process that takes longer than the patience is killed and replaced. One that dies is replaced,
    too, whether it was at work or idle.
    """

    def __init__(
        self,
        processes: int,
        *,
        patience: float,
        name: str,
        tries: int = TRIES,
        nice: int = NICE,
        memory: int | None = None,
    ) -> None:
        """Create it; ``patience`` is the seconds for one piece of work, and ``name`` is used in the
        log.

        ``tries`` is how many times a piece of work is tried if its process hangs or dies, ``nice``
        the priority of the processes, as for ``os.nice``, and ``memory`` how many bytes a process
        may hold, if the system can limit that.
        """
        self._processes = processes
        self._patience = patience
        self._name = name
        self._tries = tries
        self._limits = (nice, memory)
        self._pool: ProcessPool | None = None

    async def run(self, work: Callable[..., T], *args: Any, patience: float | None = None) -> T:
        """Do a piece of work. The function, its arguments and its result must be picklable.

        ``patience`` is the seconds for this piece. It is tried again if its process hangs or dies.
        When nobody waits for it, its process is killed. Raises TimeoutError,
        `pebble.ProcessExpired`, BrokenProcessPool if no process lives, and what the work itself
        raises.
        """
        tries = broken = 0
        while True:
            pool = self._pool or self._begin()
            try:
                future = self._scheduled(pool, work, args, patience or self._patience)
                return await asyncio.wrap_future(future)
            except BrokenProcessPool:
                # A process that dies while idle breaks the library's whole pool.
                broken += 1
                if self._pool is pool:
                    self._replaces("it died idle")
                    await self.close()
                if broken == BROKEN:
                    raise
            except (TimeoutError, ProcessExpired) as error:
                tries += 1
                self._replaces(repr(error))
                if tries == self._tries:
                    raise

    def _begin(self) -> ProcessPool:
        # A fresh interpreter: a fork would inherit the event loop's threads and locks.
        self._pool = ProcessPool(
            self._processes,
            initializer=_live_with_parent,
            initargs=self._limits,
            context=multiprocessing.get_context("spawn"),
        )
        return self._pool

    def _scheduled(
        self, pool: ProcessPool, work: Callable[..., T], args: tuple[Any, ...], patience: float
    ) -> Future[T]:
        try:
            return pool.schedule(work, args=args, timeout=patience)
        except RuntimeError as error:
            raise BrokenProcessPool from error

    def _replaces(self, why: str) -> None:
        replaced[self._name] += 1
        log.error("a process for %s was replaced: %s", self._name, why)

    async def close(self) -> None:
        """Stop working immediately."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            pool.stop()  # type: ignore[no-untyped-call]  # the library has no type
            await asyncio.to_thread(pool.join)


def _live_with_parent(nice: int, memory: int | None) -> None:
    """Make a process end with the bot, even if the bot is killed, but not before.

    A pool's process holds both ends of its queue, so it would otherwise wait for work for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches it, too.
    os.nice(nice)  # On a small machine, presses come first.
    die_first()
    free_at_once()
    if memory is not None and resource is not None:
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, name="parent", daemon=True).start()


_STATM = Path("/proc/self/statm")

DRAWING = ("bot.render.", "bot.games.")
"""The packages that keep what they have drawn."""

ROOM = 90
"""Megabytes that a process may hold when it begins to draw something of another kind."""
FULL = 115
"""Megabytes that it may hold while the kind stays the same: more than one map and its pieces."""

DIES_FIRST = 500
"""How much rather than the bot Linux ends a process when memory runs out."""

_M_MMAP_THRESHOLD, _LARGE = -3, 2**18
"""The number of this option of glibc, and from how many bytes on it returns freed memory."""

_drawn_last: Hashable = None


def die_first() -> None:
    """Let the system end this process, not the bot, when memory runs out."""
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(str(DIES_FIRST), "ascii")


def held() -> int:
    """Return how many megabytes this process holds for itself; 0 if the system does not say.

    Files that it has mapped, such as libraries and fonts, do not count.
    """
    try:
        _, resident, shared, *_ = map(int, _STATM.read_text("ascii").split())
    except OSError:
        return 0
    return (resident - shared) * os.sysconf("SC_PAGESIZE") // 2**20


def free_at_once() -> None:
    """Return large blocks of memory, such as pictures, to the system as soon as they are freed.

    Otherwise the C library keeps more of it the longer a process draws.
    """
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, _LARGE)


def give_back() -> None:
    """Free unused memory, and return it to the system if the C library can."""
    gc.collect()
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def forget(packages: Sequence[str]) -> None:
    """Empty the caches of functions in modules whose names begin with a prefix."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(tuple(packages)):
            for kept in [*vars(module).values()]:
                if isinstance(kept, functools._lru_cache_wrapper):
                    kept.cache_clear()


def make_room(kind: Hashable) -> None:
    """Empty the caches of this process before it draws something of another kind.

    The next picture of the same kind finds its map, pieces and fonts ready, until they are many.
    """
    global _drawn_last  # noqa: PLW0603 - a process draws one picture at a time
    if held() > (FULL if kind == _drawn_last else ROOM):
        forget(DRAWING)
        give_back()
    _drawn_last = kind
