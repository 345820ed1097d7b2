"""The permissions that the bot needs, the reasons for them, and its invitation."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import discord


@dataclass(frozen=True, slots=True)
class Need:
    """One permission; ``permission-…`` is Discord's name, ``without-…`` what fails without it."""

    flag: str
    """The library's name for the permission (``send_messages``)."""
    essential: bool
    """Whether no game can be played in a channel without it."""
    where: str = "both"
    """Where it is needed: ``channel``, ``thread`` or ``both``."""
    term: str = ""
    """The setting of a table that needs it (a field of `TableSettings`); empty if every table
    does."""

    @property
    def id(self) -> str:
        """The flag as written in message ids."""
        return self.flag.replace("_", "-")


NEEDS = (
    Need("view_channel", essential=True),
    Need("send_messages", essential=True, where="channel"),
    Need("send_messages_in_threads", essential=True, where="thread"),
    Need("read_message_history", essential=True),
    Need("attach_files", essential=False),
    Need("embed_links", essential=False),
    Need("pin_messages", essential=False),
    Need("create_private_threads", essential=False, where="channel"),
    Need("create_public_threads", essential=False, where="channel", term="threads"),
    Need("create_events", essential=False, term="events"),
)
"""All needed permissions, the most important first."""

WANTED = discord.Permissions(**{need.flag: True for need in NEEDS})
"""The permissions in the invitation: exactly those needed."""


def missing(
    granted: discord.Permissions, *, thread: bool, terms: Collection[str] = ()
) -> list[Need]:
    """Return the permissions that a channel or thread lacks, of those that all tables need.

    ``terms`` are further settings of its own table.
    """
    place = "thread" if thread else "channel"
    return [
        need
        for need in NEEDS
        if need.where in ("both", place)
        and need.term in ("", *terms)
        and not getattr(granted, need.flag)
    ]


def invitation(application: int) -> str:
    """Return the link that invites an application to a server, with the permissions it needs."""
    return discord.utils.oauth_url(
        application, permissions=WANTED, scopes=("bot", "applications.commands")
    )
