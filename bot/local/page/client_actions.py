"""What a person can do on the page: exactly what Discord's own client would let them do.

Everything else raises `PageError`: a button that is disabled or not there, an option outside the
list, a command that was never synced, someone else's ephemeral panel.
"""

from typing import Any

from bot.local.interactions.components import ComponentType
from bot.local.interactions.interactions import Interaction, InteractionType, Modal
from bot.local.interactions.option_rules import OptionType
from bot.local.rest.bodies import MAX_CONTENT
from bot.local.rest.errors import Json, PageError
from bot.local.rest.messages import ReplyContext
from bot.local.service import Service
from bot.local.world.model import Channel, ChannelType, Message, MessageFlag, User
from bot.local.world.permissions import Permission

from ..interactions import commands, components
from ..rest import messages
from ..world import server_changes
from . import invocations, views

_OPTION_OF_SELECT = {
    ComponentType.USER_SELECT: OptionType.USER,
    ComponentType.ROLE_SELECT: OptionType.ROLE,
    ComponentType.MENTIONABLE_SELECT: OptionType.MENTIONABLE,
    ComponentType.CHANNEL_SELECT: OptionType.CHANNEL,
}


def channel_for(service: Service, user: User, channel_id: int) -> Channel:
    """Return the channel of this id, if this person can see it."""
    channel = service.world.channels.get(channel_id)
    if channel is None or not service.can_see(channel, user.id):
        raise PageError("there is no such channel for you")
    return channel


def message_for(service: Service, user: User, message_id: int) -> Message:
    """Return the message of this id, if this person can see it."""
    message = service.world.find_message(message_id)
    if message is None or not views.visible(
        service, service.world.channels[message.channel_id], message, user.id
    ):
        raise PageError("there is no such message for you")
    return message


def say(service: Service, user: User, channel: Channel, content: str) -> Message:
    """Post a plain text message."""
    if not service.may(channel, user.id, Permission.SEND_MESSAGES) or channel.locked:
        raise PageError("you cannot write here")
    if not content.strip() or len(content) > MAX_CONTENT:
        raise PageError(f"a message has 1 to {MAX_CONTENT} characters")
    message = messages.create(
        service, channel, user.id, {"content": content}, context=ReplyContext()
    )
    if channel.archived:
        server_changes.archive(service, channel, archived=False)
    read(service, user, channel)
    return message


def read(service: Service, user: User, channel: Channel) -> None:
    """Mark everything in this channel as seen."""
    user.last_read[channel.id] = max(channel.messages, default=0)


def dismiss(service: Service, user: User, message: Message) -> None:
    """Close an ephemeral message."""
    if message.seen_by != user.id:
        raise PageError("only messages for you alone can be dismissed")
    messages.delete(service, message)


def slash(
    service: Service,
    user: User,
    channel: Channel,
    name: str,
    path: list[str],
    *,
    values: Json,
    focused: str | None = None,
) -> Interaction:
    """Use a slash command, or ask for suggestions for the option `focused`."""
    command = next(
        (
            one
            for one in commands.usable(service, user, channel)
            if one.type == 1 and one.name == name
        ),
        None,
    )
    if command is None:
        raise PageError(f"there is no command /{name} here")
    if channel.archived:
        raise PageError("commands cannot be used in an archived thread")
    needed = Permission.USE_APPLICATION_COMMANDS | Permission.SEND_MESSAGES
    if channel.in_guild and not service.may(channel, user.id, needed):
        raise PageError("you cannot use commands here")
    data, title = invocations.invocation(service, channel, command, path, values, focused)
    kind = InteractionType.COMMAND if focused is None else InteractionType.AUTOCOMPLETE
    return service.interactions.start(user, channel, kind, data, command=command, title=title)


def press(service: Service, user: User, message: Message, custom_id: str) -> Interaction:
    """Press a button."""
    button = _component(message, custom_id)
    if button["type"] != ComponentType.BUTTON:
        raise PageError(f"{custom_id} is not a button")
    return _touch(service, user, message, button, {})


def select(
    service: Service, user: User, message: Message, custom_id: str, values: list[str]
) -> Interaction:
    """Choose in a select menu."""
    menu = _component(message, custom_id)
    channel = service.world.channels[message.channel_id]
    return _touch(service, user, message, menu, _chosen(service, channel, menu, values))


def _component(message: Message, custom_id: str) -> Json:
    component = components.find(message.components, custom_id)
    if component is None:
        raise PageError(f"the message has no component {custom_id}")
    if component.get("disabled"):
        raise PageError(f"the component {custom_id} is disabled")
    return component


def _touch(
    service: Service, user: User, message: Message, component: Json, more: Json
) -> Interaction:
    if message.flags & MessageFlag.LOADING:
        raise PageError("the message is still loading")
    data = {
        "custom_id": component["custom_id"],
        "component_type": component["type"],
        "id": component["id"],
        **more,
    }
    channel = service.world.channels[message.channel_id]
    _wake(service, user, channel)
    return service.interactions.start(
        user, channel, InteractionType.COMPONENT, data, message=message
    )


def _wake(service: Service, user: User, channel: Channel) -> None:
    """Open an archived thread, as a client does before it sends a press in one.

    Only users with the right to manage threads can open a forum post; for others, the press is not
    sent (discord/discord-api-docs#8474). In a locked thread nothing can be pressed (#7900).
    """
    if channel.locked:
        raise PageError("nothing can be pressed in a locked thread")
    if not channel.archived:
        return
    parent = service.world.channels[channel.parent_id or 0]
    needed = Permission.SEND_MESSAGES
    if parent.type is ChannelType.FORUM:
        needed = Permission.MANAGE_THREADS
    if not service.may(channel, user.id, needed):
        raise PageError("An error occurred, please try again.")
    server_changes.archive(service, channel, archived=False)


def _chosen(service: Service, channel: Channel, menu: Json, values: list[str]) -> Json:
    """Return the chosen values, after a check that the client's own menu would allow them."""
    kind = menu["type"]
    if kind not in components.SELECTS:
        raise PageError(f"{menu.get('custom_id')} is not a menu")
    low = 1 if menu.get("min_values") is None else menu["min_values"]
    if menu.get("required") is False:
        low = 0
    high = 1 if menu.get("max_values") is None else menu["max_values"]
    if not low <= len(values) <= high or len(set(values)) != len(values):
        raise PageError(f"choose between {low} and {high} different options")
    if kind == ComponentType.SELECT:
        known = [option["value"] for option in menu["options"]]
        for value in values:
            if value not in known:
                raise PageError(f"{value!r} is not in the list")
        return {"values": [value for value in known if value in values]}
    resolved: Json = {}
    wanted = _OPTION_OF_SELECT[ComponentType(kind)]
    chosen = [invocations.resolve(service, channel, wanted, value, resolved) for value in values]
    return {"values": chosen, "resolved": resolved}


def modal_for(service: Service, user: User, modal_id: int) -> Modal:
    """Return a form that is open on this person's screen."""
    modal = service.interactions.modals.get(modal_id)
    if modal is None or modal.user_id != user.id:
        raise PageError("there is no such form on your screen")
    return modal


def close_modal(service: Service, user: User, modal_id: int) -> None:
    """Close a form without sending it; the bot hears nothing of it."""
    del service.interactions.modals[modal_for(service, user, modal_id).id]


def submit(service: Service, user: User, modal_id: int, values: Json) -> Interaction:
    """Send a form; fields that are left out keep their initial value."""
    modal = modal_for(service, user, modal_id)
    channel = service.world.channels.get(modal.channel_id)
    if channel is None:
        raise PageError("the channel is gone")
    resolved: Json = {}
    fields = {
        part["custom_id"]
        for _, part in components.walk(modal.form["components"])
        if "custom_id" in part
    }
    for name in values:
        if name not in fields:
            raise PageError(f"the form has no field {name}")
    data: Json = {
        "custom_id": modal.form["custom_id"],
        "components": [
            _filled(service, channel, part, values, resolved) for part in modal.form["components"]
        ],
    }
    if resolved:
        data["resolved"] = resolved
    return service.interactions.start(
        user,
        channel,
        InteractionType.MODAL,
        data,
        message=modal.interaction.message,
        triggered_by=modal.interaction.origin,
    )


def _filled(service: Service, channel: Channel, part: Json, values: Json, resolved: Json) -> Json:
    """Return one component of a form with the person's entry, in the form of a submission."""
    kind, number = part["type"], part["id"]
    if kind == ComponentType.TEXT:
        return {"type": kind, "id": number}
    if kind == ComponentType.LABEL:
        inner = _filled(service, channel, part["component"], values, resolved)
        return {"type": kind, "id": number, "component": inner}
    if kind == ComponentType.ROW:
        inside = [
            _filled(service, channel, child, values, resolved) for child in part["components"]
        ]
        return {"type": kind, "id": number, "components": inside}
    custom_id = part["custom_id"]
    entry: Json = {"type": kind, "id": number, "custom_id": custom_id}
    given = values.get(custom_id)
    required = part.get("required") is not False
    if kind == ComponentType.TEXT_INPUT:
        return entry | {"value": _text(part, given, required=required)}
    if kind == ComponentType.CHECKBOX:
        return entry | {"value": bool(part.get("default")) if given is None else bool(given)}
    if kind == ComponentType.RADIO_GROUP:
        chosen = _defaults(part)[:1] if given is None else [given]
        if required and not chosen:
            raise PageError(f"{custom_id} needs a choice")
        _known(part, chosen)
        return entry | {"value": chosen[0] if chosen else None}
    if kind == ComponentType.CHECKBOX_GROUP:
        chosen = _defaults(part) if given is None else list(given)
        _known(part, chosen)
        low = 1 if part.get("min_values") is None else part["min_values"]
        if required and len(chosen) < low:
            raise PageError(f"{custom_id} needs at least {low}")
        if len(chosen) > (part.get("max_values") or len(part["options"])):
            raise PageError(f"{custom_id} takes fewer")
        return entry | {"values": chosen}
    if kind in components.SELECTS:
        chosen = _defaults(part) if given is None else [given] if isinstance(given, str) else given
        picked = (
            {"values": []}
            if not chosen and not required
            else _chosen(service, channel, part, chosen)
        )
        for name, found in picked.pop("resolved", {}).items():
            resolved.setdefault(name, {}).update(found)
        return entry | picked
    raise PageError(f"this stand-in cannot fill components of type {kind}")


def _defaults(part: Json) -> list[str]:
    if part["type"] in components.SELECTS - {ComponentType.SELECT}:
        return [str(one["id"]) for one in part.get("default_values") or ()]
    return [option["value"] for option in part.get("options", ()) if option.get("default")]


def _known(part: Json, chosen: list[str]) -> None:
    known = [option["value"] for option in part["options"]]
    for value in chosen:
        if value not in known:
            raise PageError(f"{value!r} is not in the list")


def _text(part: Json, given: Any, *, required: bool) -> str:
    text = str(part.get("value") or "") if given is None else str(given)
    low, high = part.get("min_length") or 0, part.get("max_length") or 4000
    if required and not text:
        raise PageError(f"{part['custom_id']} must not be empty")
    if text and not low <= len(text) <= high:
        raise PageError(f"{part['custom_id']} takes {low} to {high} characters")
    return text
