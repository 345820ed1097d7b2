"""The registration of commands at Discord whenever it has others.

Every start asks Discord for its commands, because another process, an earlier version or a restored
backup may have changed them since. A command that Discord does not have yet counts as a new one; it
takes 200 of these a day, and two processes that undo each other's work would use them up. Source:
Discord's documentation, "Application Commands", section "Registering a Command".
"""

from __future__ import annotations

import inspect
import json
import logging
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import locale_str
from discord.ext import commands
from pydantic import TypeAdapter

from bot.services import Services
from bot.store.keeping.facts import COMMANDS_MADE
from bot.text import FALLBACK, command_words, language_of
from engine.kernel.data import fixed

NAMES = (Location.command_name, Location.group_name, Location.parameter_name)

C = TypeVar("C", bound=commands.Cog)
P = ParamSpec("P")
T = TypeVar("T")
Callback = Callable[Concatenate[C, discord.Interaction[Any], P], Coroutine[Any, Any, T]]


_MADE = TypeAdapter(list[tuple[float, int]])
"""When how many commands were made."""


def words(id: str) -> locale_str:
    """Return a message in the form that commands use."""
    return locale_str(command_words(FALLBACK)(id), id=id)


def slash(path: str) -> Callable[[Callback[C, P, T]], app_commands.Command[C, P, T]]:
    """Return a command for a cog's method, described by the message of its path.

    Each option is described by a message of its own.
    """

    def make(callback: Callback[C, P, T]) -> app_commands.Command[C, P, T]:
        options = list(inspect.signature(callback).parameters)[2:]
        names = {option: option.replace("_", "-") for option in options}
        about = {option: words(f"slash-{_path(path)}--{names[option]}") for option in options}
        named = app_commands.rename(**names)(app_commands.describe(**about)(callback))
        name = path.rpartition(" ")[2]
        return app_commands.command(name=name, description=words(f"slash-{_path(path)}"))(named)

    return make


def message_of(context: app_commands.TranslationContext[Any, Any]) -> str | None:
    """Return the id of the message about a command or an option; ``None`` for anything else."""
    thing = context.data
    if isinstance(thing, app_commands.Parameter):
        return f"slash-{_path(thing.command.qualified_name)}--{thing.name.replace('_', '-')}"
    if isinstance(thing, app_commands.Command | app_commands.Group):
        return f"slash-{_path(thing.qualified_name)}"
    return None


def _path(name: str) -> str:
    return name.replace(" ", "-")


class Translator(app_commands.Translator):
    """The translator of commands, options and choices into languages that Discord and the bot
    know."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return a text in a locale; ``None`` if it is not known there."""
        language = language_of(locale.value)
        if language == FALLBACK:
            return None
        say = command_words(language)
        if "id" in string.extras:
            return say(string.extras["id"])
        id = message_of(context)
        if id is None:
            return None
        name = f"{id}.name"
        return say(name) if context.location in NAMES and say.has(name) else None


MOST = 100
"""How many commands are created in a day; one start needs about thirty, and Discord takes 200."""

DAY = 86400.0

ENTRY_POINT = 4
"""The type of the command by which Discord launches an Activity. Discord creates it, and refuses a
list of all commands without it (50240)."""

_TOLD = frozenset(
    {
        "contexts",
        "default_member_permissions",
        "description",
        "description_localizations",
        "integration_types",
        "name",
        "name_localizations",
        "nsfw",
        "options",
        "type",
    }
)
"""The fields that describe a command; Discord adds ids, versions and what it has derived from
these."""

_UNORDERED = frozenset({"channel_types", "contexts", "integration_types"})

log = logging.getLogger(__name__)


@fixed
class Registered:
    """The result of registering the commands."""

    ids: Mapping[str, int]
    """The ids that it knows them by."""
    made: int = 0
    """How many commands Discord did not have."""
    changed: int = 0
    """How many commands have changed or are gone."""
    refusal: str = ""
    """Why Discord refused them; empty if it did not, or if it had all."""


async def register(
    tree: app_commands.CommandTree[Any], services: Services, *, force: bool
) -> Registered:
    """Register the commands of a tree at Discord if it has others, or in any case with ``force``.

    Raises what calls to Discord raise when it is in trouble; if it only refuses new ones, the bot
    continues with those that Discord has.
    """
    client = tree.client
    assert client.application_id is not None
    # The library does not ask for localizations, and Discord sends none unasked.
    path = discord.http.Route(
        "GET", "/applications/{application_id}/commands", application_id=client.application_id
    )
    listed = await client.http.request(path, params={"with_localizations": "true"})
    known = {c["name"]: c for c in listed if c["type"] != ENTRY_POINT}
    ours = {c.name: await _localized(c, tree) for c in tree.get_commands()}
    ids = {name: int(command["id"]) for name, command in known.items()}
    made = len(ours.keys() - known.keys())
    changed = len(known.keys() - ours.keys()) + sum(
        told(known[name]) != told(ours[name]) for name in ours.keys() & known.keys()
    )
    if not (made or changed or force):
        return Registered(ids)
    ledger = CommandQuota(services, client.application_id)
    if not await ledger.allows(made):
        return Registered(ids, made, changed, f"over {MOST} commands would be made within a day")
    try:
        # The tree would do the same, but would translate all words again.
        said = [dict(command) for command in ours.values()]
        said += [command for command in listed if command["type"] == ENTRY_POINT]
        synced = await client.http.bulk_upsert_global_commands(client.application_id, said)
    except (discord.HTTPException, discord.RateLimited) as error:
        if isinstance(error, discord.HTTPException) and error.status >= 500:
            raise  # This passes, and without commands nobody can play.
        return Registered(ids, made, changed, str(error))
    await ledger.add(made)
    return Registered({c["name"]: int(c["id"]) for c in synced}, made, changed)


async def _localized(command: Any, tree: app_commands.CommandTree[Any]) -> Mapping[str, Any]:
    """Return the texts of a command in all languages."""
    said: Mapping[str, Any] = command.to_dict(tree)
    if tree.translator is not None:
        said = await command.get_translated_payload(tree, tree.translator)
    return said


def told(command: Mapping[str, Any]) -> Any:
    """Return a command in one form, whether it comes from the bot or from Discord."""
    said = {key: value for key, value in command.items() if key in _TOLD}
    permissions = said.get("default_member_permissions")
    if permissions is not None:
        said["default_member_permissions"] = str(permissions)
    return _bare({"type": 1, **said})


def _bare(value: Any, key: str = "") -> Any:
    """Return a command without empty fields, and without the order of unordered ones."""
    if isinstance(value, dict):
        bare = {k: _bare(v, k) for k, v in value.items()}
        for word in ("name", "description"):
            # Discord keeps no localization that equals the default.
            if isinstance(said := bare.get(f"{word}_localizations"), dict):
                bare[f"{word}_localizations"] = {k: v for k, v in said.items() if v != value[word]}
        # 0 says something, where False says nothing.
        return {k: v for k, v in bare.items() if v or type(v) in (int, float)}
    if isinstance(value, list | tuple):
        items = [_bare(item) for item in value]
        return sorted(items) if key in _UNORDERED else items
    return value


class CommandQuota:
    """How many commands of an application were made in the last day, by this database."""

    def __init__(self, services: Services, application: int) -> None:
        self._services = services
        self._key = COMMANDS_MADE.key(application)

    async def allows(self, number: int) -> bool:
        """Return whether this many more commands may be created."""
        return sum(made for _, made in await self._recent()) + number <= MOST

    async def add(self, number: int) -> None:
        """Record that this many commands were created now."""
        if number:
            entries = [*await self._recent(), (self._services.now(), number)]
            await self._services.put_fact(self._key, json.dumps(entries))

    async def _recent(self) -> list[tuple[float, int]]:
        entries = await self._services.read_fact(self._key, _MADE, [])
        since = self._services.now() - DAY
        return [(at, made) for at, made in entries if at > since]
