"""One process at a time serves a database."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class AlreadyRunning(RuntimeError):
    """Another process has the database, and would act on every press a second time."""


@contextmanager
def lease(database: Path) -> Iterator[None]:
    """Make sure that no other process serves the same games.

    The system gives the lease back when a process ends, however it ends.
    Raises AlreadyRunning, OSError.
    """
    database.parent.mkdir(parents=True, exist_ok=True)
    path = database.with_name(database.name + ".lock")
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise AlreadyRunning(f"Another bot is running with {database}.") from error
        yield
