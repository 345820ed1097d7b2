"""Heartbeats: the threads with which the library keeps connections alive."""

import threading

from discord.gateway import KeepAliveHandler


def heartbeats() -> list[KeepAliveHandler]:
    """Return those that nobody has told to stop."""
    return [
        thread
        for thread in threading.enumerate()
        if isinstance(thread, KeepAliveHandler) and not thread._stop_ev.is_set()
    ]
