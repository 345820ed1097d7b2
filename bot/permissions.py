"""What the bot needs to be allowed in a server, what for, and what it is invited with."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import discord


@dataclass(frozen=True, slots=True)
class Need:
    """One permission; ``permission-…`` names it as Discord does, ``without-…`` says what for."""

    flag: str
    """As the library calls it (``send_messages``)."""
    essential: bool
    """Whether no game can be played in a channel without it."""
    where: str = "both"
    """``channel``, ``thread`` or ``both``: where it counts."""
    term: str = ""
    """What a table has to agree upon to need it (a field of its terms); nothing for all tables."""

    @property
    def id(self) -> str:
        """The flag as it is written in the ids of messages."""
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
"""All of them, the most important first."""

WANTED = discord.Permissions(**{need.flag: True for need in NEEDS})
"""What the bot is invited with: exactly what it needs."""


def missing(
    granted: discord.Permissions, *, thread: bool, terms: Collection[str] = ()
) -> list[Need]:
    """Return what a channel or thread does not allow, of what all tables need.

    ``terms``: what its own table has agreed upon besides.
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
    """Return the link by which an application is invited to a server, with what it needs."""
    return discord.utils.oauth_url(
        application, permissions=WANTED, scopes=("bot", "applications.commands")
    )
