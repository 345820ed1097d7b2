"""REST: channels, DMs, messages and pins, each with a check of the permissions that it needs."""

from bot.local.rest import messages
from bot.local.rest import messages as pins
from bot.local.rest.calls import Answer, RestCall, Routes
from bot.local.rest.errors import ApiError, invalid, missing_access, missing_permissions, unknown
from bot.local.rest.messages import ReplyContext
from bot.local.world import payloads, server_changes
from bot.local.world.clock import iso
from bot.local.world.model import Channel, ChannelType, Message, MessageType
from bot.local.world.payloads import as_answer
from bot.local.world.permissions import Permission

routes = Routes()
_add = routes.add
_MESSAGES = "/channels/{channel_id}/messages"


def channel_of(call: RestCall, *needed: Permission) -> Channel:
    """Return the channel in the path.

    Raises 10003 (no such channel), 50001 (cannot see it) or 50013 (lacks a right).
    """
    service = call.service
    channel = service.world.channels.get(call.id("channel_id"))
    bot = service.world.bot.id
    if channel is None or (channel.type is ChannelType.DM and bot not in channel.recipients):
        raise unknown("channel")
    if not service.can_see(channel, bot):
        raise missing_access()
    for permission in needed:
        if not service.may(channel, bot, permission):
            raise missing_permissions()
    return channel


def message_of(call: RestCall, channel: Channel) -> Message:
    """Return the message in the path; ephemeral ones do not exist for this API."""
    message = channel.messages.get(call.id("message_id"))
    if message is None or message.seen_by is not None:
        raise unknown("message")
    return message


@_add("POST", "/users/@me/channels", "create_dm")
def _create_dm(call: RestCall) -> Answer:
    service = call.service
    number = int(call.body.get("recipient_id") or 0)
    if number not in service.world.users or number == service.world.bot.id:
        raise invalid(("recipient_id",), "USER_INVALID", "Cannot send messages to this user")
    if service.world.users[number].bot:
        raise ApiError(400, 50007, "Cannot send messages to this user")
    return payloads.channel(service.world, server_changes.open_dm(service, number))


@_add("GET", "/channels/{channel_id}", "get_channel")
def _get_channel(call: RestCall) -> Answer:
    world = call.service.world
    return payloads.channel(world, channel_of(call), viewer=world.bot.id)


@_add("DELETE", "/channels/{channel_id}", "delete_channel")
def _delete_channel(call: RestCall) -> Answer:
    channel = channel_of(call)
    if channel.type is ChannelType.DM:
        raise ApiError(403, 50024, "Cannot execute action on this channel type")
    needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    channel_of(call, needed)
    body = payloads.channel(call.service.world, channel)
    server_changes.delete_channel(call.service, channel)
    return body


@_add("POST", "/channels/{channel_id}/typing", "trigger_typing_indicator")
def _typing(call: RestCall) -> Answer:
    service = call.service
    channel = channel_of(call, Permission.SEND_MESSAGES)

    def news(user_id: int) -> dict[str, str] | None:
        if not service.can_see(channel, user_id):
            return None
        return {
            "kind": "typing",
            "channel": str(channel.id),
            "name": service.world.bot.display_name,
        }

    service.live.tell(news)
    return None


@_add("GET", _MESSAGES, "list_messages")
def _list(call: RestCall) -> Answer:
    channel = channel_of(call)
    if not call.service.may(channel, call.service.world.bot.id, Permission.READ_MESSAGE_HISTORY):
        return []
    limit = int(call.query.get("limit", "50"))
    if not 1 <= limit <= 100:
        raise invalid(("limit",), "NUMBER_TYPE_MAX", "int value should be 1 to 100.")
    found = channel.public_messages()
    if "after" in call.query:
        after = int(call.query["after"])
        found = [one for one in found if one.id > after][:limit]
    elif "around" in call.query:
        centre = int(call.query["around"])
        near = sorted(found, key=lambda one: abs(one.id - centre))[:limit]
        found = sorted(near, key=lambda one: one.id)
    else:
        before = int(call.query.get("before", str(1 << 63)))
        found = [one for one in found if one.id < before][-limit:]
    return [messages.as_read(call.service, channel, one) for one in reversed(found)]


@_add("POST", _MESSAGES, "create_message")
def _create(call: RestCall) -> Answer:
    service, body = call.service, call.body
    channel = channel_of(call)
    if channel.type is ChannelType.FORUM:
        raise ApiError(400, 50008, "Cannot send messages in a non-text channel")
    channel_of(call, Permission.SEND_MESSAGES)
    bot = service.world.bot
    if channel.type is ChannelType.DM:
        _refuse_closed_dm(call, channel)
    if call.uploads:
        channel_of(call, Permission.ATTACH_FILES)
    if body.get("tts"):
        body = {**body, "tts": False}
    if channel.locked and not service.may(channel, bot.id, Permission.MANAGE_THREADS):
        raise ApiError(400, 160005, "Thread is locked")
    before = messages.remembered(service, channel, bot.id, body)
    if before is not None:
        return as_answer(service, before)
    reference = messages.reference_of(service, channel, body)
    kind = MessageType.DEFAULT if reference is None else MessageType.REPLY
    message = messages.create(
        service,
        channel,
        bot.id,
        body,
        call.uploads,
        context=ReplyContext(kind, reference=reference),
    )
    if body.get("enforce_nonce") and body.get("nonce") is not None:
        channel.nonces[bot.id, str(body["nonce"])] = (service.clock.now(), message.id)
    if channel.archived:
        server_changes.archive(service, channel, archived=False)
    return as_answer(service, message)


def _refuse_closed_dm(call: RestCall, channel: Channel) -> None:
    world = call.service.world
    other = world.users[next(one for one in channel.recipients if one != world.bot.id)]
    mine = {guild.id for guild in world.guilds_with(world.bot.id)}
    if mine.isdisjoint(guild.id for guild in world.guilds_with(other.id)):
        raise ApiError(
            403, 50278, "Cannot send messages to this user due to having no mutual guilds"
        )
    if not other.dms_open:
        raise ApiError(403, 50007, "Cannot send messages to this user")


@_add("GET", _MESSAGES + "/pins", "list_pins")
def _list_pins(call: RestCall) -> Answer:
    channel = channel_of(call, Permission.READ_MESSAGE_HISTORY)
    limit = int(call.query.get("limit", "50"))
    found = channel.pins()
    before = call.query.get("before")
    if before is not None:
        found = [one for one in found if iso(one.pinned_at or 0) < before]
    items = [
        {
            "pinned_at": iso(one.pinned_at or 0),
            "message": messages.as_read(call.service, channel, one),
        }
        for one in found[:limit]
    ]
    return {"items": items, "has_more": len(found) > limit}


@_add("PUT", _MESSAGES + "/pins/{message_id}", "create_pin")
@_add("PUT", "/channels/{channel_id}/pins/{message_id}", "deprecated_create_pin")
def _pin(call: RestCall) -> Answer:
    channel = channel_of(call, Permission.PIN_MESSAGES)
    pins.pin(call.service, message_of(call, channel), pinned=True)
    return None


@_add("DELETE", _MESSAGES + "/pins/{message_id}", "delete_pin")
@_add("DELETE", "/channels/{channel_id}/pins/{message_id}", "deprecated_delete_pin")
def _unpin(call: RestCall) -> Answer:
    channel = channel_of(call, Permission.PIN_MESSAGES)
    pins.pin(call.service, message_of(call, channel), pinned=False)
    return None


@_add("GET", _MESSAGES + "/{message_id}", "get_message")
def _get(call: RestCall) -> Answer:
    channel = channel_of(call, Permission.READ_MESSAGE_HISTORY)
    return messages.as_read(call.service, channel, message_of(call, channel))


@_add("PATCH", _MESSAGES + "/{message_id}", "update_message")
def _edit(call: RestCall) -> Answer:
    service = call.service
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.author_id != service.world.bot.id:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    if channel.archived:
        raise ApiError(400, 50083, "Thread is archived")
    if call.uploads:
        channel_of(call, Permission.ATTACH_FILES)
    service.edit_pace.count(message, service.clock.now())
    messages.edit(service, message, call.body, call.uploads)
    return as_answer(service, message)


@_add("DELETE", _MESSAGES + "/{message_id}", "delete_message")
def _delete(call: RestCall) -> Answer:
    service = call.service
    channel = channel_of(call)
    message = message_of(call, channel)
    if channel.archived:
        raise ApiError(400, 50083, "Thread is archived")
    mine = message.author_id == service.world.bot.id
    if not mine and channel.type is ChannelType.DM:
        raise ApiError(403, 50003, "Cannot execute action on a DM channel")
    if not mine:
        channel_of(call, Permission.MANAGE_MESSAGES)
    messages.delete(service, message)
    return None
