"""Lets what threads and sockets bring come late now and then, as it does on a machine under load.

``pytest -p tests.running.late --late 0.005`` shows what depends on an order that nothing keeps: an
answer of the database that was taken to be there, a message that is read after the next was sent.
What one thread brings stays in its order, and so does what one socket brings.
"""

from __future__ import annotations

import random
import threading
from asyncio import base_events, selector_events
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

LONGEST = 1.0
"""Seconds by which something is late at most."""

loops: Any = base_events.BaseEventLoop
sockets: Any = selector_events._SelectorSocketTransport  # type: ignore[attr-defined]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let whoever starts the process say how often, and with which luck."""
    parser.addoption("--late", type=float, default=0.0, help="how much of everything is late")
    parser.addoption("--luck", default="1", help="with another word other things are late")


def pytest_configure(config: pytest.Config) -> None:
    """Stand between loops and what is brought to them, for as long as the process lives."""
    late = Late(config.getoption("--late"), config.getoption("--luck"))
    loops.call_soon_threadsafe = partial_method(late.brought, loops.call_soon_threadsafe)
    sockets._read_ready = partial_method(late.heard, sockets._read_ready)


def partial_method(around: Callable[..., Any], method: Callable[..., Any]) -> Callable[..., Any]:
    """Return a method that hands an object and what it is called with to something around it."""
    return lambda self, *args, **named: around(partial(method, self), self, *args, **named)


class Late:
    """Decides what is late."""

    def __init__(self, part: float, luck: str) -> None:
        """``part``: which part of all that is brought, from 0 to 1."""
        self._part = part
        self._rng = random.Random(luck)
        self._due: dict[tuple[int, int], float] = {}
        """When a loop gets the last thing that a thread has brought to it."""

    def delay(self) -> float:
        """Return by how many seconds the next thing is late; nearly always by none."""
        return self._rng.uniform(0, LONGEST) if self._rng.random() < self._part else 0.0

    def brought(
        self,
        at_once: Callable[..., Any],
        loop: Any,
        callback: Callable[..., Any],
        *args: Any,
        context: Any = None,
    ) -> Any:
        """Hand on what a thread has brought, behind what it has brought before."""
        by, now = (threading.get_ident(), id(loop)), loop.time()
        due = max(now + self.delay(), self._due.get(by, 0.0))
        if due <= now:
            return at_once(callback, *args, context=context)
        # A loop does what is due at one time in any order.
        self._due[by] = due + 1e-6
        return at_once(partial(loop.call_at, due + 1e-6, callback, *args, context=context))

    def heard(self, at_once: Callable[[], None], transport: Any) -> None:
        """Let a socket be read, or not before some time has passed."""
        if not (delay := self.delay()):
            at_once()
            return
        loop, socket = transport._loop, transport._sock_fd
        loop._remove_reader(socket)

        def listen() -> None:
            if transport.is_reading():
                loop._add_reader(socket, transport._read_ready)

        loop.call_later(delay, listen)
