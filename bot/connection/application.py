"""The emojis of the application: at the start, the bot uploads those that Discord does not have.

They are drawn by the games themselves (`bot.games.plugin.GamePlugin.draw_emblem`), but only if some
are missing or what draws them has changed, because it takes a second and 15 MB. If Discord refuses
them, everything is said only in words, and the next start tries again.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import aiohttp
import discord
from pydantic import TypeAdapter

from bot.games.plugin import GamePlugin
from bot.games.registry import plugins
from bot.hosting.rules_check.fingerprint import add_files
from bot.services import Services
from bot.store.keeping.facts import EMOJIS
from bot.store.table import games
from bot.text import FALLBACK, localizer_for
from bot.ui import emojis

_DRAWN = TypeAdapter(dict[str, str])
"""A hash of the drawing of each emoji, and of what has drawn them all."""

DRAWN_BY = "drawn by"
"""The key of the latter; no emoji has such a name."""

AGAIN = 10.0
"""Seconds until a failed update is sent to Discord again."""

EVERY = 900.0
"""Seconds between two checks of the presence, of which Discord takes at most five changes a minute,
and the longest pause between two attempts to upload emojis."""

log = logging.getLogger(__name__)


def wanted() -> Mapping[str, tuple[GamePlugin, str]]:
    """Return the plugin that draws each emoji and the thing that it shows, by name."""
    found: dict[str, tuple[GamePlugin, str]] = {}
    for plugin in plugins().values():
        for thing, name in plugin.emblems.items():
            found.setdefault(name, (plugin, thing))
    return found


def fingerprint() -> str:
    """Return the fingerprint of all files that have a part in drawing emojis."""
    digest = hashlib.blake2s(digest_size=8)
    for package in ("assets", "bot.games", "bot.render"):
        add_files(digest, Path(str(files(package))), ".json", ".py", ".toml", ".ttf")
    return digest.hexdigest()


async def provide(client: discord.Client, services: Services) -> None:
    """Upload all emojis in their present drawing, and use them.

    Existing ones are used immediately; emojis that are not the bot's stay as they are. One whose
    drawing has changed since it was uploaded is replaced. If Discord asks for patience, or cannot
    be reached, this continues later.
    """
    failures = 0
    while True:
        before = len(emojis.known())
        try:
            await _complete(client, services)
        except discord.RateLimited as error:
            pause = error.retry_after
        except (discord.DiscordServerError, aiohttp.ClientError, OSError):
            failures = failures + 1 if len(emojis.known()) == before else 0
            pause = min(AGAIN * 2**failures, EVERY)
        except discord.HTTPException as error:
            log.warning("the application has %d emojis, not all: %s", len(emojis.known()), error)
            return
        else:
            return
        log.info("the application has %d emojis; more come in %.0f s", len(emojis.known()), pause)
        await asyncio.sleep(pause)


async def _complete(client: discord.Client, services: Services) -> None:
    """Upload the emojis that are missing or have changed. Raises what calls to Discord raise."""
    key = EMOJIS.key(client.application_id)
    there = {e.name: e.id for e in await client.fetch_application_emojis()}
    names = wanted()
    ours = {name: id for name, id in there.items() if name in names}
    emojis.learn(ours)
    drawn = await services.read_fact(key, _DRAWN, {})
    by = await asyncio.to_thread(fingerprint)
    if ours.keys() == names.keys() and drawn.get(DRAWN_BY) == by:
        return
    for name, (plugin, thing) in names.items():
        png = await asyncio.to_thread(plugin.draw_emblem, thing)
        digest = hashlib.blake2s(png, digest_size=8).hexdigest()
        # The look of one that this database has not uploaded is unknown; it is good enough.
        if name in ours and drawn.get(name, digest) == digest:
            drawn[name] = digest
            continue
        ours[name] = await _put(client, name, png, ours.get(name))
        drawn[name] = digest
        emojis.learn(ours)
        await services.put_fact(key, json.dumps(drawn))
    await services.put_fact(key, json.dumps({**drawn, DRAWN_BY: by}))


async def _put(client: discord.Client, name: str, png: bytes, before: int | None) -> int:
    """Upload an emoji, replacing an earlier one; return its id."""
    if before is not None:
        emojis.forget(name)
        assert client.application_id is not None
        await client.http.delete_application_emoji(client.application_id, before)
    return (await client.create_application_emoji(name=name, image=png)).id


async def keep_present(client: discord.AutoShardedClient, services: Services) -> None:
    """Set the presence after connecting, after every new session, and when the number has
    changed."""
    said: tuple[object, int] | None = None
    while True:
        await client.wait_until_ready()
        async with services.store.reading() as session:
            number = await games.count_open(session)
        sockets = [client._get_websocket(shard_id=shard) for shard in client.shards]
        sessions = [getattr(socket, "session_id", None) for socket in sockets]
        if said != (sessions, number):
            name = localizer_for(FALLBACK)("presence", games=number)
            try:
                await client.change_presence(activity=discord.CustomActivity(name))
            except (OSError, aiohttp.ClientError) as error:
                log.info("nobody hears of the presence now: %r", error)
                await asyncio.sleep(AGAIN)
                continue
            said = sessions, number
        await asyncio.sleep(EVERY)
