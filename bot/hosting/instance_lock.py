"""One process at a time serves a database."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


class AlreadyRunning(RuntimeError):
    """Another process uses the database, so that every press would have its effect twice."""


@contextmanager
def lease(database: Path) -> Iterator[None]:
    """Hold a lease so that no other process serves the same games, under any name.

    The operating system releases the lease when a process ends, however it ends. The lease is on a
    file beside the database and on the database itself: a second bot that uses a link, or starts
    after the file was deleted, still finds one of the two taken. Raises AlreadyRunning, OSError.
    """
    real = database.resolve()
    real.parent.mkdir(parents=True, exist_ok=True)
    with (
        _held(real.with_name(real.name + ".lock"), database),
        # If there is no database, this makes an empty file, which SQLite takes for a new one.
        _held(real, database),
    ):
        try:
            yield
        finally:
            with suppress(OSError):
                if real.stat().st_size == 0:
                    real.unlink()  # It is still empty.


@contextmanager
def _held(path: Path, database: Path) -> Iterator[None]:
    """Lock a file that nobody else has locked, creating it if there is none."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise AlreadyRunning(f"Another bot is running with {database}.") from error
        yield
    finally:
        os.close(descriptor)
