"""What a person sends with a slash command, checked as the client's composer would check it.

Source: Discord's documentation, "Application Commands" and "Interaction Data".
"""

from typing import Any

from bot.local.interactions.option_rules import NESTED, OptionType
from bot.local.rest.errors import Json, PageError
from bot.local.service import Service
from bot.local.world.model import Channel, Command

from ..world import payloads, permissions
from ..world import payloads as message_payloads


def invocation(
    service: Service,
    channel: Channel,
    command: Command,
    path: list[str],
    values: Json,
    focused: str | None,
) -> tuple[Json, str]:
    """Return the ``data`` of a slash command or autocomplete event, and the words "game new".

    Raises `PageError` for what a client would not let anyone send: unknown options, missing
    required ones, values outside the choices or of the wrong type.
    """
    options: list[Json] = command.definition.get("options", [])
    nesting: list[Json] = []
    for name in path:
        found = next((o for o in options if o["name"] == name and o["type"] in NESTED), None)
        if found is None:
            raise PageError(f"/{command.name} has no subcommand {name}")
        nesting.append(found)
        options = found.get("options", [])
    if any(option["type"] in NESTED for option in options):
        raise PageError(f"/{' '.join([command.name, *path])} needs a subcommand")
    known = {option["name"]: option for option in options}
    for name in values:
        if name not in known:
            raise PageError(f"/{' '.join([command.name, *path])} has no option {name}")
    resolved: Json = {}
    sent: list[Json] = []
    for option in options:
        name = option["name"]
        if name not in values:
            if option.get("required") and focused is None:
                raise PageError(f"the option {name} is required")
            continue
        if focused is None:
            value = _value(service, channel, option, values[name], resolved)
            sent.append({"name": name, "type": option["type"], "value": value})
        else:
            entry: Json = {"name": name, "type": option["type"], "value": values[name]}
            if name == focused:
                entry |= {"focused": True, "value": str(values[name])}
            sent.append(entry)
    if focused is not None and not known.get(focused, {}).get("autocomplete"):
        raise PageError(f"the option {focused} has no autocomplete")
    for level in reversed(nesting):
        sent = [{"name": level["name"], "type": level["type"], "options": sent}]
    data: Json = {"id": str(command.id), "name": command.name, "type": 1, "options": sent}
    if resolved:
        data["resolved"] = resolved
    return data, " ".join([command.name, *path])


def _value(service: Service, channel: Channel, option: Json, value: Any, resolved: Json) -> Any:
    name, kind = option["name"], OptionType(option["type"])
    wrong = PageError(f"the option {name} does not take {value!r}")
    if kind in (OptionType.INTEGER, OptionType.NUMBER):
        try:
            value = int(value) if kind is OptionType.INTEGER else float(value)
        except (TypeError, ValueError):
            raise wrong from None
        if not option.get("min_value", value) <= value <= option.get("max_value", value):
            raise wrong
    elif kind is OptionType.BOOLEAN:
        if not isinstance(value, bool):
            raise wrong
    elif kind is OptionType.STRING:
        length = len(str(value))
        if not option.get("min_length", 0) <= length <= option.get("max_length", 6000):
            raise wrong
        value = str(value)
    else:
        value = resolve(service, channel, kind, value, resolved)
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise wrong
    return value


_WANTED = {
    OptionType.USER: ("users",),
    OptionType.ROLE: ("roles",),
    OptionType.MENTIONABLE: ("users", "roles"),
    OptionType.CHANNEL: ("channels",),
}


def resolve(
    service: Service, channel: Channel, kind: OptionType, value: Any, resolved: Json
) -> str:
    """Add the user, role, channel or file of this id to ``resolved``; returns the id as text.

    A file is one that was posted in the channel.
    """
    world, number = service.world, int(value)
    if kind is OptionType.ATTACHMENT:
        resolved.setdefault("attachments", {})[str(number)] = _file(service, channel, number)
        return str(number)
    guild = world.guilds.get(channel.guild_id)
    members = {} if guild is None else guild.members
    roles = {} if guild is None else guild.roles
    wanted = _WANTED.get(kind, ())
    if "users" in wanted and number in world.users:
        resolved.setdefault("users", {})[str(number)] = payloads.user(world.users[number])
        if guild is not None and number in members:
            member = payloads.member(world, members[number])
            member["permissions"] = str(permissions.in_guild(guild, number))
            resolved.setdefault("members", {})[str(number)] = member
    elif "roles" in wanted and number in roles:
        resolved.setdefault("roles", {})[str(number)] = payloads.role(roles[number])
    elif "channels" in wanted and number in world.channels:
        found = payloads.interaction_channel(world, world.channels[number], world.bot.id)
        resolved.setdefault("channels", {})[str(number)] = found
    else:
        raise PageError(f"there is no {kind.name.lower()} {value}")
    return str(number)


def _file(service: Service, channel: Channel, number: int) -> Json:
    for message in channel.messages.values():
        for file in message.attachments:
            if file.id == number:
                return message_payloads.attachment(file, service.file_url(channel.id, file))
    raise PageError(f"there is no file {number}")
