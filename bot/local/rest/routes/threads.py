"""REST: threads, changes to channels, new channels and their overwrites.

Source: Discord's documentation, "Channel" and "Threads".
"""

from datetime import datetime

from bot.local.rest import messages
from bot.local.rest.bodies import moderate
from bot.local.rest.calls import Answer, RestCall, Routes
from bot.local.rest.errors import ApiError, Json, invalid, missing_permissions, unknown
from bot.local.rest.messages import ReplyContext
from bot.local.world import payloads, permissions, server_changes
from bot.local.world.model import Channel, ChannelType, MessageFlag, MessageType, Overwrite
from bot.local.world.payloads import as_answer
from bot.local.world.permissions import Permission

from .channels import channel_of, message_of

routes = Routes()
_add = routes.add
_DURATIONS = (60, 1440, 4320, 10080)
_MAX_ACTIVE = 1000


def _duration(body: Json) -> int:
    wanted = body.get("auto_archive_duration") or 4320
    if wanted not in _DURATIONS:
        raise invalid(
            ("auto_archive_duration",),
            "BASE_TYPE_CHOICES",
            f"Value must be one of {_DURATIONS}.",
        )
    return int(wanted)


def _named(call: RestCall, channel: Channel) -> str:
    """Return the name of a new thread; raises 50035 for a blank one, and 200001."""
    name = str(call.body["name"]).strip()
    if not name:
        raise invalid(("name",), "BASE_TYPE_REQUIRED", "This field is required")
    moderate(call.service, channel, name, title=True)
    return name


def _refuse_too_many(call: RestCall) -> None:
    guild = call.service.world.channels[call.id("channel_id")].guild_id
    if sum(not one.archived for one in call.service.world.threads(guild)) >= _MAX_ACTIVE:
        raise ApiError(400, 160006, "Maximum number of active threads reached")


def _made(call: RestCall, thread: Channel) -> Json:
    return payloads.channel(call.service.world, thread, viewer=call.service.world.bot.id)


@_add(
    "POST",
    "/channels/{channel_id}/messages/{message_id}/threads",
    "create_thread_from_message",
)
def _from_message(call: RestCall) -> tuple[int, Answer]:
    service = call.service
    channel = channel_of(call, Permission.CREATE_PUBLIC_THREADS)
    if channel.type not in (ChannelType.TEXT, ChannelType.ANNOUNCEMENT):
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    message = message_of(call, channel)
    if message.type not in messages.ORDINARY:
        raise ApiError(400, 50068, "Invalid message type")
    if message.id in service.world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    _refuse_too_many(call)
    thread = server_changes.make_thread(
        service,
        channel,
        _named(call, channel),
        service.world.bot.id,
        kind=_public(channel),
        number=message.id,
        duration=_duration(call.body),
    )
    message.flags |= MessageFlag.HAS_THREAD
    messages.announce(service, channel, message, "MESSAGE_UPDATE")
    return 201, _made(call, thread)


@_add("POST", "/channels/{channel_id}/threads", "create_thread")
def _create(call: RestCall) -> tuple[int, Answer]:
    channel = channel_of(call)
    _refuse_too_many(call)
    if channel.type is ChannelType.FORUM:
        return _forum_post(call, channel)
    if channel.type not in (ChannelType.TEXT, ChannelType.ANNOUNCEMENT):
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    service, body = call.service, call.body
    kind = ChannelType(body.get("type") or ChannelType.PRIVATE_THREAD)
    private = kind is ChannelType.PRIVATE_THREAD
    if kind is not _public(channel) and not (private and channel.type is ChannelType.TEXT):
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    channel_of(
        call,
        Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS,
    )
    thread = server_changes.make_thread(
        service,
        channel,
        _named(call, channel),
        service.world.bot.id,
        kind=kind,
        duration=_duration(body),
        invitable=body.get("invitable") is not False,
    )
    if not private:
        messages.create(
            service,
            channel,
            service.world.bot.id,
            {"content": thread.name},
            context=ReplyContext(MessageType.THREAD_CREATED, reference=(thread.id, thread.id)),
        )
    return 201, _made(call, thread)


def _public(channel: Channel) -> ChannelType:
    """Return the kind of public thread of a channel."""
    news = channel.type is ChannelType.ANNOUNCEMENT
    return ChannelType.ANNOUNCEMENT_THREAD if news else ChannelType.PUBLIC_THREAD


def _forum_post(call: RestCall, forum: Channel) -> tuple[int, Answer]:
    service, body = call.service, call.body
    channel_of(call, Permission.SEND_MESSAGES)
    if "message" not in body:
        raise invalid(("message",), "BASE_TYPE_REQUIRED", "This field is required")
    tags = [int(tag) for tag in body.get("applied_tags") or ()]
    if len(tags) > 5:
        raise invalid(("applied_tags",), "BASE_TYPE_MAX_LENGTH", "Must be 5 or fewer in length.")
    if set(tags) - {int(tag["id"]) for tag in forum.tags}:
        raise invalid(("applied_tags",), "BASE_TYPE_CHOICES", "A tag is not one of the forum's.")
    thread = server_changes.make_thread(
        service,
        forum,
        _named(call, forum),
        service.world.bot.id,
        duration=_duration(body),
        tags=tags,
    )
    try:
        message = messages.create(
            service, thread, service.world.bot.id, body["message"], call.uploads, path=("message",)
        )
    except ApiError:
        server_changes.delete_channel(service, thread)
        raise
    return 201, {**_made(call, thread), "message": as_answer(service, message)}


@_add("GET", "/channels/{channel_id}/threads/archived/public", "list_public_archived_threads")
def _archived(call: RestCall) -> Answer:
    parent = channel_of(call, Permission.READ_MESSAGE_HISTORY)
    bot, most = call.service.world.bot.id, int(call.query.get("limit", 50))
    kinds = (ChannelType.PUBLIC_THREAD, ChannelType.ANNOUNCEMENT_THREAD)
    found = [
        one
        for one in call.service.world.threads(parent.guild_id)
        if one.parent_id == parent.id and one.archived and one.type in kinds
    ]
    if (before := call.query.get("before")) is not None:
        moment = datetime.fromisoformat(before).timestamp()
        found = [one for one in found if one.archive_changed < moment]
    found.sort(key=lambda one: -one.archive_changed)
    shown = found[:most]
    joined = [one for one in shown if bot in one.thread_members]
    return {
        "threads": [_made(call, one) for one in shown],
        "members": [payloads.thread_member(one, bot) for one in joined],
        "has_more": len(found) > most,
    }


def _thread(call: RestCall) -> Channel:
    thread = channel_of(call)
    if not thread.is_thread:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    return thread


@_add("PUT", "/channels/{channel_id}/thread-members/@me", "join_thread")
def _join(call: RestCall) -> Answer:
    server_changes.join_thread(call.service, _thread(call), call.service.world.bot.id)
    return None


@_add("DELETE", "/channels/{channel_id}/thread-members/@me", "leave_thread")
def _leave(call: RestCall) -> Answer:
    server_changes.leave_thread(call.service, _thread(call), call.service.world.bot.id)
    return None


@_add("PUT", "/channels/{channel_id}/thread-members/{user_id}", "add_thread_member")
def _add_member(call: RestCall) -> Answer:
    channel_of(call, Permission.SEND_MESSAGES)
    thread, user_id = _thread(call), call.id("user_id")
    if thread.archived:
        raise ApiError(400, 50083, "Thread is archived")
    if user_id not in call.service.world.guild_of(thread).members:
        raise unknown("member")
    server_changes.join_thread(call.service, thread, user_id)
    return None


@_add("DELETE", "/channels/{channel_id}/thread-members/{user_id}", "delete_thread_member")
def _remove_member(call: RestCall) -> Answer:
    service = call.service
    thread = _thread(call)
    owns = thread.type is ChannelType.PRIVATE_THREAD and thread.owner_id == service.world.bot.id
    if not owns:
        channel_of(call, Permission.MANAGE_THREADS)
    server_changes.leave_thread(service, thread, call.id("user_id"))
    return None


@_add("GET", "/channels/{channel_id}/thread-members/{user_id}", "get_thread_member")
def _member(call: RestCall) -> Answer:
    thread, user_id = _thread(call), call.id("user_id")
    if user_id not in thread.thread_members:
        raise unknown("thread member")
    return payloads.thread_member(thread, user_id)


@_add("GET", "/channels/{channel_id}/thread-members", "list_thread_members")
def _members(call: RestCall) -> Answer:
    thread = _thread(call)
    return [payloads.thread_member(thread, user_id) for user_id in thread.thread_members]


@_add("PATCH", "/channels/{channel_id}", "update_channel")
def _update(call: RestCall) -> Answer:
    channel, body, service = channel_of(call), call.body, call.service
    if channel.type is ChannelType.DM:
        raise ApiError(400, 50003, "Cannot execute action on a DM channel")
    if channel.is_thread:
        _update_thread(call, channel)
    else:
        channel_of(call, Permission.MANAGE_CHANNELS)
        limit = 4096 if channel.type is ChannelType.FORUM else 1024
        if len(body.get("topic") or "") > limit:
            raise invalid(
                ("topic",), "BASE_TYPE_MAX_LENGTH", f"Must be {limit} or fewer in length."
            )
        if body.get("name") is not None and not body["name"].strip():
            raise invalid(("name",), "BASE_TYPE_REQUIRED", "This field is required")
        channel.name = body.get("name") or channel.name
        channel.topic = body.get("topic", channel.topic)
        channel.position = body.get("position", channel.position)
        server_changes.channel_changed(service, channel)
    return _made(call, channel)


def _update_thread(call: RestCall, thread: Channel) -> None:
    service, body = call.service, call.body
    bot = service.world.bot.id
    manages = service.may(thread, bot, Permission.MANAGE_THREADS)
    owns = thread.owner_id == bot
    if thread.archived and body.get("archived") is not False:
        raise ApiError(400, 50083, "Thread is archived")
    if (thread.locked or body.get("locked") is not None) and not manages:
        raise missing_permissions()
    unarchives_only = set(body) == {"archived"} and body["archived"] is False
    # Users who may only write there cannot reopen a forum post (discord-api-docs#8474).
    in_forum = service.world.channels[thread.parent_id or 0].type is ChannelType.FORUM
    may_open = not in_forum and service.may(thread, bot, Permission.SEND_MESSAGES)
    if not (owns or manages or (unarchives_only and may_open)):
        raise missing_permissions()
    if body.get("name") is not None:
        thread.name = _named(call, thread)
    if body.get("auto_archive_duration"):
        thread.auto_archive_duration = _duration(body)
        thread.active_at = service.clock.now()
        server_changes.watch(service, thread)
    if body.get("locked") is not None:
        thread.locked = body["locked"]
    if body.get("invitable") is not None:
        thread.invitable = body["invitable"]
    if body.get("archived") is not None and body["archived"] != thread.archived:
        server_changes.archive(service, thread, archived=body["archived"])
    else:
        server_changes.channel_changed(service, thread)


@_add("POST", "/guilds/{guild_id}/channels", "create_guild_channel")
def _create_channel(call: RestCall) -> tuple[int, Answer]:
    service, body = call.service, call.body
    world = service.world
    guild = world.guilds.get(call.id("guild_id"))
    if guild is None:
        raise unknown("guild")
    kind = body.get("type") or 0
    if kind not in (ChannelType.TEXT, ChannelType.FORUM):
        raise ApiError(501, 0, f"This stand-in makes no channels of type {kind}")
    overwrites = [_overwrite(int(o["id"]), o) for o in body.get("permission_overwrites") or ()]
    if not server_changes.bot_manages(service, guild, Permission.MANAGE_CHANNELS) or (
        overwrites and not server_changes.bot_manages(service, guild, Permission.MANAGE_ROLES)
    ):
        raise missing_permissions()
    channel = server_changes.make_channel(
        service,
        body["name"],
        ChannelType(kind),
        topic=body.get("topic"),
        overwrites=overwrites,
        guild=guild,
    )
    return 201, payloads.channel(world, channel)


def _overwrite(number: int, body: Json) -> Overwrite:
    allow, deny = int(body.get("allow") or 0), int(body.get("deny") or 0)
    return Overwrite(number, int(body.get("type") or 0), allow, deny)


@_add(
    "PUT", "/channels/{channel_id}/permissions/{overwrite_id}", "set_channel_permission_overwrite"
)
def _set_overwrite(call: RestCall) -> Answer:
    channel = channel_of(call, Permission.MANAGE_ROLES)
    number = call.id("overwrite_id")
    overwrite = _overwrite(number, call.body)
    mine = permissions.in_channel(call.service.world, channel, call.service.world.bot.id)
    if (overwrite.allow | overwrite.deny) & ~mine:
        raise missing_permissions()  # Nobody gives or takes what they do not have.
    channel.overwrites[number] = overwrite
    server_changes.channel_changed(call.service, channel)
    return None


@_add(
    "DELETE",
    "/channels/{channel_id}/permissions/{overwrite_id}",
    "delete_channel_permission_overwrite",
)
def _delete_overwrite(call: RestCall) -> Answer:
    channel = channel_of(call, Permission.MANAGE_ROLES)
    channel.overwrites.pop(call.id("overwrite_id"), None)
    server_changes.channel_changed(call.service, channel)
    return None
