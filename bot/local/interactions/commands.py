"""Application commands: what may be registered, and what is offered to whom and where.

Source: Discord's documentation, "Application Commands".
"""

import re
from typing import Any

from bot.local.interactions import interactions, option_rules
from bot.local.interactions.option_rules import NESTED
from bot.local.rest.errors import ApiError, FormErrors, Json, Path
from bot.local.rest.schema import without_nulls
from bot.local.service import Service
from bot.local.world import permissions
from bot.local.world.model import Channel, Command, User

_ENTRY_POINT = 4
_CAPACITY = {1: 100, 2: 15, 3: 15, _ENTRY_POINT: 1}
_MAX_CHARACTERS = 8000
_NAME = re.compile(r"[-_'\w]{1,32}")
# fmt: off
LOCALES = frozenset({
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi",
    "th", "zh-CN", "ja", "zh-TW", "ko",
})
# fmt: on
"""The locales that the documentation lists; keys beyond these are refused."""


def replace(service: Service, guild_id: int | None, body: list[Json] | None) -> list[Command]:
    """Replace the list of commands with a new one; known names keep their ids.

    Raises 30034 for more new names in a day than Discord takes: a name that was dropped counts
    again when it returns.
    """
    wanted = body or []
    errors = FormErrors()
    check(wanted, errors)
    errors.raise_if_any()
    known = {
        (one.type, one.name): one
        for one in service.world.commands.values()
        if one.guild_id == guild_id
    }
    for kind, capacity in _CAPACITY.items():
        if sum(1 for one in wanted if (one.get("type") or 1) == kind) > capacity:
            raise ApiError(
                400, 30032, f"Maximum number of application commands reached ({capacity})"
            )
    entry_points = {key for key in known if key[0] == _ENTRY_POINT}
    if entry_points - {(one.get("type") or 1, one["name"]) for one in wanted}:
        raise ApiError(
            400,
            50240,
            "You cannot remove this app's Entry Point command in a bulk update operation. Please "
            "include the Entry Point command in your update request or delete it separately.",
        )
    service.quotas.create(sum((one.get("type") or 1, one["name"]) not in known for one in wanted))
    for old in known.values():
        del service.world.commands[old.id]
    result = []
    for definition in wanted:
        before = known.get((definition.get("type") or 1, definition["name"]))
        clean: Json = _without_equal_words(without_nulls(definition))
        unchanged = before is not None and before.definition == clean
        command = Command(
            before.id if before is not None else service.ids.next(),
            before.version if before is not None and unchanged else service.ids.next(),
            clean,
            guild_id,
        )
        service.world.commands[command.id] = command
        result.append(command)
    service.live.home_changed()
    return result


def _without_equal_words(value: Any) -> Any:
    """Drop localizations that equal the default text, as Discord does."""
    if isinstance(value, list):
        return [_without_equal_words(one) for one in value]
    if not isinstance(value, dict):
        return value
    kept = {key: _without_equal_words(one) for key, one in value.items()}
    for word in ("name", "description"):
        if isinstance(said := kept.get(f"{word}_localizations"), dict):
            kept[f"{word}_localizations"] = {k: v for k, v in said.items() if v != kept.get(word)}
    return kept


def payload(service: Service, command: Command, *, localizations: bool = True) -> Json:
    """Return a command as the API returns it; lists have localizations only if asked for."""
    definition = command.definition if localizations else _without_localizations(command.definition)
    body: Json = {
        "id": str(command.id),
        "application_id": str(service.world.application_id),
        "version": str(command.version),
        "type": command.type,
        "name": command.name,
        "name_localizations": definition.get("name_localizations"),
        "description": definition.get("description", ""),
        "description_localizations": definition.get("description_localizations"),
        "default_member_permissions": _as_text(definition.get("default_member_permissions")),
        "dm_permission": definition.get("dm_permission", True),
        "nsfw": definition.get("nsfw", False),
        "contexts": definition.get("contexts"),
        "integration_types": list(interactions.kinds_of(command, service.settings)),
        "options": definition.get("options", []),
    }
    if command.type == _ENTRY_POINT:
        body["handler"] = definition.get("handler", 2)
    if command.guild_id is not None:
        body["guild_id"] = str(command.guild_id)
    return body


def _without_localizations(value: Any) -> Any:
    if isinstance(value, list):
        return [_without_localizations(one) for one in value]
    if not isinstance(value, dict):
        return value
    kept = {k: v for k, v in value.items() if not k.endswith("_localizations")}
    return {key: _without_localizations(one) for key, one in kept.items()}


def _as_text(value: Any) -> str | None:
    return None if value is None else str(value)


def check(definitions: list[Json], errors: FormErrors) -> None:
    """Collect every reason for refusing a list of commands."""
    seen: set[tuple[int, str]] = set()
    for index, definition in enumerate(definitions):
        path = (index,)
        kind = definition.get("type") or 1
        key = (kind, definition["name"])
        if key in seen:
            errors.add(
                (*path, "name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(key)
        if kind == 1:
            _check_named(definition, errors, path)
            if _characters(definition) > _MAX_CHARACTERS:
                errors.add(
                    path,
                    "APPLICATION_COMMAND_TOO_LARGE",
                    f"Command exceeds maximum size ({_MAX_CHARACTERS})",
                )
        else:
            _check_without_words(definition, errors, path)
        _check_locales(definition, errors, path)


def _check_without_words(item: Json, errors: FormErrors, path: Path) -> None:
    """Check a command that is chosen from a menu: it has a name, and nothing else to read."""
    if not str(item["name"]).strip():
        errors.required((*path, "name"))
    for field in ("description", "options"):
        if item.get(field):
            errors.add(
                (*path, field),
                f"APPLICATION_COMMAND_CONTEXT_MENU_{field.upper()}_INVALID",
                f"Context menu commands cannot have {field}",
            )


def _check_named(item: Json, errors: FormErrors, path: Path) -> None:
    said: dict[Path, str] = {("name",): str(item["name"])}
    for locale, name in (item.get("name_localizations") or {}).items():
        said["name_localizations", locale] = str(name)
    for which, name in said.items():
        if not _NAME.fullmatch(name) or name != name.lower():
            errors.add(
                (*path, *which),
                "APPLICATION_COMMAND_INVALID_NAME",
                "Command name is invalid",
            )
    words = [item.get("description"), *(item.get("description_localizations") or {}).values()]
    if not all(str(text or "").strip() for text in words):
        errors.required((*path, "description"))
    options: list[Json] = item.get("options") or []
    for locale in ("", *LOCALES):
        names = [(o.get("name_localizations") or {}).get(locale, o["name"]) for o in options]
        if len(set(names)) != len(names):
            errors.add(
                (*path, "options"),
                "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
                "Option names must be unique",
            )
            break
    if any(o["type"] in NESTED for o in options) and any(o["type"] not in NESTED for o in options):
        errors.add(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive "
            "to all other types",
        )
    optional = False
    for index, option in enumerate(options):
        where = (*path, "options", index)
        if option.get("required") and optional:
            errors.add(
                where,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or not option.get("required")
        if option.get("autocomplete") and option.get("choices"):
            errors.add(
                (*where, "autocomplete"),
                "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES_INVALID",
                "Autocomplete cannot be combined with choices",
            )
        choices = [choice["name"] for choice in option.get("choices") or ()]
        if len(set(choices)) != len(choices):
            errors.add(
                (*where, "choices"),
                "APPLICATION_COMMAND_OPTIONS_CHOICES_NAME_INVALID",
                "Choice names must be unique",
            )
        option_rules.check(option, errors, where)
        _check_named(option, errors, where)
        _check_locales(option, errors, where)


def _check_locales(item: Json, errors: FormErrors, path: Path) -> None:
    for field in ("name_localizations", "description_localizations"):
        for locale in item.get(field) or {}:
            if locale not in LOCALES:
                errors.add((*path, field, locale), "BASE_TYPE_CHOICES", "Unknown locale.")


def _characters(item: Json) -> int:
    """Count the characters of all names, descriptions and values; Discord allows 8000."""

    def longest(of: Json, field: str) -> int:
        texts = [of.get(field) or "", *(of.get(f"{field}_localizations") or {}).values()]
        return max(len(text) for text in texts)

    own = longest(item, "name") + longest(item, "description")
    choices = sum(longest(c, "name") + len(str(c["value"])) for c in item.get("choices") or ())
    return own + choices + sum(_characters(option) for option in item.get("options") or ())


def usable(service: Service, user: User, channel: Channel) -> list[Command]:
    """Return the commands that this person sees in this channel.

    A guild's own command hides a global one of the same name. A command without contexts is offered
    in all of them.
    """
    world = service.world
    found: dict[tuple[int, str], Command] = {}
    for command in world.commands.values():
        contexts = command.definition.get("contexts")
        kinds = interactions.kinds_of(command, service.settings)
        if not interactions.owners(world, user, channel, kinds):
            continue
        if command.guild_id not in (None, channel.guild_id):
            continue
        if channel.in_guild:
            if contexts is not None and 0 not in contexts:
                continue
            needed = command.definition.get("default_member_permissions")
            mine = permissions.in_channel(world, channel, user.id)
            if needed is not None and (
                (int(needed) == 0 and mine != permissions.ALL) or mine & int(needed) != int(needed)
            ):
                continue
        elif contexts is not None and 1 not in contexts:
            continue
        key = (command.type, command.name)
        if key not in found or command.guild_id is not None:
            found[key] = command
    return sorted(found.values(), key=lambda command: command.name)
