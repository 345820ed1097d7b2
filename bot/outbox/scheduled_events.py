"""The server event for a game's deadline: at most one, created, moved and deleted with it.

An event has no nonce. One that was created before a crash is found again by a mark in its
description and by its creator, the bot. It shows when answers are due, and to which question, which
everyone may know, but not who has answered. Discord itself ends it a while after it has begun.
Source: Discord's documentation, "Guild Scheduled Event".
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any

import discord

from bot.play import GameInfo, OutboxRow, TableSettings, TableView, UserError
from bot.services import Services
from bot.store.messages import posts
from bot.store.messages.posts import Scheduled
from bot.text import Plain, localizer_for
from bot.ui.limits import EVENT_NAME, shorten
from bot.ui.names import deed
from engine.kernel.data import fixed

SOONEST = 3600.0
"""The least seconds before a deadline with which an event is created."""

LASTS = 900.0
"""Seconds after a deadline at which its event ends on Discord."""

_EXTERNAL, _MEMBERS = 3, 2
"""The type of an event that takes place outside of Discord, and who may see it."""

_REFUSED = (400, 403, 404)

log = logging.getLogger(__name__)


@fixed
class Deadline:
    """When several answers to the same question are due."""

    kind: str
    """The kind of the question."""
    due: float


def common_deadline(table: TableView) -> Deadline | None:
    """Return the common deadline of several seats: the first, if some were given more time.

    It does not depend on who has answered already. A question that hides who is asked has none.
    """
    if table.over or table.discreet or table.kind is None or len(table.clocks) < 2:
        return None
    dues = [c.due for c in table.clocks.values() if c.due is not None and c.stopped is None]
    return Deadline(table.kind, min(dues)) if dues else None


class ScheduledEvents:
    """The service that keeps the events of games up to date."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def refresh(self, info: GameInfo, row: OutboxRow, now: float) -> None:
        """Update the event of a game to its deadline.

        If the bot may create none, there is none. Raises what calls to Discord raise in trouble.
        """
        async with self._services.store.reading() as session:
            known = await posts.find_event(session, info.id)
        deadline = await self._wanted(info, now)
        # An event that was created before a crash, but not saved, is searched for.
        strays = [] if known or row.first_try is None else await self._find(info)
        if deadline is None:
            await self._delete_all(info, ([known.event] if known else []) + strays)
            return
        body = _body(info, deadline)
        shows = json.dumps(body, sort_keys=True)
        if known is not None and known.shows == shows:
            return
        if known is not None and known.start <= now:
            # It has begun, so it can no longer be moved.
            await self._delete_all(info, [known.event])
            known = None
        if known is None and deadline.due - now < SOONEST and not strays:
            return
        if not self._may(info):
            log.info("game %d: no event can be made in its server", info.id)
            return
        event = await self._put(info, [known.event] if known else strays, body)
        if event is not None:
            async with self._services.store.writing() as session:
                await posts.put_event(session, Scheduled(info.id, event, deadline.due, shows))

    async def _wanted(self, info: GameInfo, now: float) -> Deadline | None:
        """Return the deadline for which there should be an event."""
        if (
            info.phase != "running"
            or info.lost is not None
            or not TableSettings.of(info.terms).events
        ):
            return None
        try:
            deadline = common_deadline(await self._services.play.table_view(info.id))
        except UserError as user_error:
            log.error("game %d: its deadline is not known: %s", info.id, user_error)
            return None
        return None if deadline is None or deadline.due <= now else deadline

    def _may(self, info: GameInfo) -> bool:
        """Return whether the bot may create events; assume so while the server is unknown."""
        me = getattr(self._client.get_guild(info.guild), "me", None)
        return me is None or bool(me.guild_permissions.create_events)

    async def _put(self, info: GameInfo, there: list[int], body: dict[str, Any]) -> int | None:
        """Edit the event of a game, or create one; return its id, or ``None`` if that is
        refused."""
        http = self._client.http
        for event in there[:1]:
            await self._delete_all(info, there[1:])
            try:
                await http.edit_scheduled_event(info.guild, event, **body)
            except discord.HTTPException as error:
                if error.status not in _REFUSED:
                    raise
                # Someone has deleted it or ended it, or it is over.
                log.info("game %d: its event is made anew: %s", info.id, error)
                await self._delete_all(info, [event])
            else:
                return event
        try:
            made = await http.create_guild_scheduled_event(info.guild, **body)
        except discord.HTTPException as error:
            if error.status not in _REFUSED:
                raise
            log.warning("game %d: its event is refused: %s", info.id, error)
            return None
        # The library repeats calls that Discord may have carried out.
        event = int(made["id"])
        await self._delete_all(info, [one for one in await self._find(info) if one != event])
        return event

    async def _find(self, info: GameInfo) -> list[int]:
        """Look for events of a game."""
        me, mark = self._client.user, _mark(info)
        listed = await self._client.http.get_scheduled_events(info.guild, with_user_count=False)
        return [
            int(event["id"])
            for event in listed
            if me is not None
            and int(event.get("creator_id") or 0) == me.id
            and (event.get("description") or "").endswith(mark)
        ]

    async def _delete_all(self, info: GameInfo, events: list[int]) -> None:
        """Delete events, if they exist and it is allowed; save that the game has none."""
        for event in events:
            try:
                await self._client.http.delete_scheduled_event(info.guild, event)
            except discord.HTTPException as error:
                if error.status not in _REFUSED:
                    raise
                log.info("game %d: its event is not deleted: %s", info.id, error)
        if events:
            async with self._services.store.writing() as session:
                await posts.drop_event(session, info.id)


def _body(info: GameInfo, deadline: Deadline) -> dict[str, Any]:
    """Describe the event for a deadline."""
    say = localizer_for(info.language).of(info.ruleset)
    name = say("calendar-name", game=str(info.id), what=Plain(deed(deadline.kind, say)))
    text = say("calendar-text", game=str(info.id))
    return {
        "name": shorten(name, EVENT_NAME),
        "description": f"{text}\n{_mark(info)}",
        "privacy_level": _MEMBERS,
        "entity_type": _EXTERNAL,
        "entity_metadata": {
            "location": f"https://discord.com/channels/{info.guild}/{info.channel}"
        },
        "scheduled_start_time": _written(deadline.due),
        "scheduled_end_time": _written(deadline.due + LASTS),
    }


def _mark(info: GameInfo) -> str:
    return localizer_for(info.language)("calendar-mark", game=str(info.id))


def _written(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat()
