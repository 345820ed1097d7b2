"""One process at a time serves a database."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


class AlreadyRunning(RuntimeError):
    """Another process has the database, and would act on every press a second time."""


@contextmanager
def lease(database: Path) -> Iterator[None]:
    """Make sure that no other process serves the same games, by whatever name it knows them.

    The system gives the lease back when a process ends, however it ends.
    What is leased is a file beside the database, and the database itself: a second bot that comes
    by way of a link, or after the file beside it was deleted, finds the other one taken.
    Raises AlreadyRunning, OSError.
    """
    real = database.resolve()
    real.parent.mkdir(parents=True, exist_ok=True)
    with (
        _held(real.with_name(real.name + ".lock"), database),
        # SQLite takes the empty file that this makes where there is none for a new database.
        _held(real, database),
    ):
        try:
            yield
        finally:
            with suppress(OSError):
                if real.stat().st_size == 0:
                    real.unlink()  # nothing was made of it


@contextmanager
def _held(path: Path, database: Path) -> Iterator[None]:
    """Hold a file that nobody else holds, making it if there is none."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise AlreadyRunning(f"Another bot is running with {database}.") from error
        yield
    finally:
        os.close(descriptor)
