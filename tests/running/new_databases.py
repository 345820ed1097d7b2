"""New databases for tests: copies of one that has been through all migrations, written quickly."""

from __future__ import annotations

import sqlite3
from functools import cache

from bot.store.sqlite.migrate import migrate

UNUSED = (
    "SELECT schema_version = 0 AND user_version = 0 AND application_id = 0"
    " FROM pragma_schema_version, pragma_user_version, pragma_application_id"
)


def bring_up(connection: sqlite3.Connection) -> None:
    """Bring a database to the last migration as the bot does, but copy what a new one becomes.

    Nothing waits for the disk: a loss of power is the one thing that no test can bring about.
    """
    connection.execute("PRAGMA synchronous = OFF").close()
    (unused,) = connection.execute(UNUSED).fetchone()
    if unused:
        _template().backup(connection)
    else:
        migrate(connection)


@cache
def _template() -> sqlite3.Connection:
    """Return a database that has been through all migrations, and holds nothing."""
    made = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    migrate(made)
    return made
