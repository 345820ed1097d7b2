"""The owner of the database: root leaves nothing behind that the bot's own user cannot open."""

from __future__ import annotations

import os
import pwd
from pathlib import Path

from bot.store.sqlite.backups import COMPANIONS


class NotOwner(RuntimeError):
    """Root would create files among those of another user."""


def refuse_root(database: Path) -> None:
    """Check that root works only on root's own files.

    A file that does not exist yet counts as the folder owner's. Raises NotOwner, OSError.
    """
    there = database.resolve()
    while not there.exists():
        there = there.parent
    owner = there.stat().st_uid
    if os.geteuid() == 0 != owner:
        name = _name(owner)
        raise NotOwner(
            f"{there} belongs to the user {name}, who could not open what root leaves there:"
            f" do this as that user, with sudo -u {name}."
        )


def advise(database: Path) -> str:
    """Return what to do about files of a database that this user cannot open; empty if none."""
    real, user = database.resolve(), _name(os.geteuid())
    beside = [real.parent, *(real.with_name(real.name + end) for end in ("", ".lock", *COMPANIONS))]
    shut = [str(path) for path in beside if _is_shut(path)]
    if not shut:
        return ""
    return (
        f" The user {user} cannot open {', '.join(shut)}: let root give it back, with"
        f" chown -R {user}: {real.parent}"
    )


def _is_shut(path: Path) -> bool:
    try:
        there = path.exists()
    except OSError:
        return False
    return there and not os.access(path, os.R_OK | os.W_OK, effective_ids=True)


def _name(user: int) -> str:
    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:  # as in a container
        return str(user)
