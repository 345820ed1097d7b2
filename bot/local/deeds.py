"""Changes to channels, threads and people that the bot, a person or a test can make."""

from collections.abc import Sequence

from bot.local import payloads, permissions
from bot.local.errors import Json
from bot.local.model import Channel, ChannelType, Member, Overwrite
from bot.local.permissions import Permission
from bot.local.service import Service
from bot.local.sessions import Intent, Session


def open_dm(service: Service, user_id: int) -> Channel:
    """The DM channel between the bot and a user, created if there is none yet."""
    world = service.world
    channel = world.find_dm(user_id)
    if channel is None:
        channel = Channel(service.ids.next(), ChannelType.DM, recipients=[world.bot.id, user_id])
        world.channels[channel.id] = channel
        service.live.home_changed()
    return channel


def make_channel(
    service: Service,
    name: str,
    kind: ChannelType = ChannelType.TEXT,
    *,
    topic: str | None = None,
    overwrites: Sequence[Overwrite] = (),
) -> Channel:
    """Add a text channel or a forum to the guild."""
    world = service.world
    channel = Channel(
        service.ids.next(),
        kind,
        name,
        topic,
        position=sum(one.in_guild and not one.is_thread for one in world.channels.values()),
        overwrites={one.id: one for one in overwrites},
    )
    world.channels[channel.id] = channel
    service.gateway.dispatch("CHANNEL_CREATE", payloads.channel(world, channel), Intent.GUILDS)
    service.live.home_changed()
    return channel


def channel_changed(service: Service, channel: Channel) -> None:
    """Announce a new name, topic, overwrite or state of a channel or thread."""
    event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
    body = payloads.channel(service.world, channel, viewer=service.world.bot.id)
    service.gateway.dispatch(event, body, Intent.GUILDS)
    service.live.home_changed()


def delete_channel(service: Service, channel: Channel) -> None:
    """Remove a channel with its threads, or one thread."""
    world = service.world
    for thread in [one for one in world.threads() if one.parent_id == channel.id]:
        delete_channel(service, thread)
    del world.channels[channel.id]
    body = payloads.channel(world, channel)
    if channel.is_thread:
        body = {key: body[key] for key in ("id", "guild_id", "parent_id", "type")}
    event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
    service.gateway.dispatch(event, body, Intent.GUILDS)
    service.live.home_changed()


def make_thread(
    service: Service,
    parent: Channel,
    name: str,
    owner_id: int,
    *,
    kind: ChannelType = ChannelType.PUBLIC_THREAD,
    number: int | None = None,
    duration: int = 4320,
    invitable: bool = True,
    tags: Sequence[int] = (),
) -> Channel:
    """Open a thread; one started from a message has that message's id as its `number`."""
    now = service.clock.now()
    thread = Channel(
        number if number is not None else service.ids.next(),
        kind,
        name,
        parent_id=parent.id,
        owner_id=owner_id,
        auto_archive_duration=duration,
        archive_changed=now,
        invitable=invitable,
        applied_tags=list(tags),
        thread_members={owner_id: now},
    )
    service.world.channels[thread.id] = thread
    body = payloads.channel(service.world, thread, viewer=service.world.bot.id)
    service.gateway.dispatch("THREAD_CREATE", {**body, "newly_created": True}, Intent.GUILDS)
    service.live.home_changed()
    return thread


def join_thread(service: Service, thread: Channel, user_id: int) -> None:
    """Add somebody to a thread."""
    if user_id in thread.thread_members:
        return
    thread.thread_members[user_id] = service.clock.now()
    _members_changed(service, thread, added=[user_id], removed=[])


def leave_thread(service: Service, thread: Channel, user_id: int) -> None:
    """Remove somebody from a thread."""
    if thread.thread_members.pop(user_id, None) is not None:
        _members_changed(service, thread, added=[], removed=[user_id])


def _members_changed(
    service: Service, thread: Channel, *, added: list[int], removed: list[int]
) -> None:
    world = service.world
    bot = world.bot.id

    def data(session: Session) -> Json:
        everyone = bool(session.intents & Intent.GUILD_MEMBERS)
        body: Json = {
            "id": str(thread.id),
            "guild_id": str(world.guild.id),
            "member_count": min(len(thread.thread_members), 50),
        }
        joined = [one for one in added if everyone or one == bot]
        left = [one for one in removed if everyone or one == bot]
        if joined:
            body["added_members"] = [
                {
                    **payloads.thread_member(thread, one),
                    "member": payloads.member_with_user(world, world.guild.members[one]),
                    "presence": None,
                }
                for one in joined
            ]
        if left:
            body["removed_member_ids"] = [str(one) for one in left]
        return body

    concerns_bot = bot in added or bot in removed
    intent = Intent.GUILDS if concerns_bot else Intent.GUILD_MEMBERS
    service.gateway.dispatch("THREAD_MEMBERS_UPDATE", data, intent)
    service.live.home_changed()


def archive(service: Service, thread: Channel, *, archived: bool) -> None:
    """Archive a thread or bring it back."""
    thread.archived = archived
    thread.archive_changed = service.clock.now()
    channel_changed(service, thread)


def bot_manages(service: Service, permission: Permission) -> bool:
    """Whether the bot holds a permission in the whole guild."""
    world = service.world
    if world.bot.id not in world.guild.members:
        return False
    return bool(permissions.in_guild(world.guild, world.bot.id) & permission)


def leave_guild(service: Service, user_id: int) -> None:
    """A person leaves the server."""
    world = service.world
    del world.guild.members[user_id]
    for thread in world.threads():
        thread.thread_members.pop(user_id, None)
    body = {"guild_id": str(world.guild.id), "user": payloads.user(world.users[user_id])}
    service.gateway.dispatch("GUILD_MEMBER_REMOVE", body, Intent.GUILD_MEMBERS)
    service.live.home_changed()


def join_guild(service: Service, user_id: int) -> None:
    """A person joins the server, or comes back."""
    world = service.world
    member = Member(user_id, service.clock.now())
    world.guild.members[user_id] = member
    body = {**payloads.member_with_user(world, member), "guild_id": str(world.guild.id)}
    service.gateway.dispatch("GUILD_MEMBER_ADD", body, Intent.GUILD_MEMBERS)
    service.live.home_changed()


def kick_bot(service: Service) -> None:
    """The bot is thrown out of the server."""
    world = service.world
    world.guild.members.pop(world.bot.id, None)
    service.gateway.dispatch("GUILD_DELETE", {"id": str(world.guild.id)}, Intent.GUILDS)
    service.live.home_changed()


def invite_bot(service: Service) -> None:
    """The bot is brought back after a kick."""
    world = service.world
    now = service.clock.now()
    roles = [role.id for role in world.guild.roles.values() if role.managed_by == world.bot.id]
    world.guild.members[world.bot.id] = Member(world.bot.id, now, roles)
    world.guild.bot_joined = now

    def joined(session: Session) -> Json:
        # A guild that was not announced as unavailable is one that the bot has just joined.
        body = service.gateway.guild_create(session)
        del body["unavailable"]
        return body

    service.gateway.dispatch("GUILD_CREATE", joined, Intent.GUILDS)
    service.live.home_changed()


def outage(service: Service, *, begins: bool) -> None:
    """The server becomes unavailable to the bot, or comes back; only members are told."""
    guild = service.world.guild
    guild.available = not begins
    if service.world.bot.id not in guild.members:
        return
    if begins:
        gone = {"id": str(guild.id), "unavailable": True}
        service.gateway.dispatch("GUILD_DELETE", gone, Intent.GUILDS)
    else:
        service.gateway.dispatch("GUILD_CREATE", service.gateway.guild_create, Intent.GUILDS)


def set_bot_permissions(service: Service, wanted: int) -> None:
    """Give the bot's own role exactly these permissions."""
    world = service.world
    for role in world.guild.roles.values():
        if role.managed_by == world.bot.id:
            role.permissions = wanted
            body = {"guild_id": str(world.guild.id), "role": payloads.role(role)}
            service.gateway.dispatch("GUILD_ROLE_UPDATE", body, Intent.GUILDS)
    service.live.home_changed()
