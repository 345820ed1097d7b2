"""Changes to channels, threads and people that the bot, a person or a test can make."""

from collections.abc import Sequence

from bot.local.rest.errors import Json
from bot.local.service import Service
from bot.local.sessions import GatewaySession, Intent, shard_of
from bot.local.world import payloads, permissions
from bot.local.world.model import Channel, ChannelType, Guild, Member, Overwrite, Role
from bot.local.world.permissions import Permission


def open_dm(service: Service, user_id: int) -> Channel:
    """Return the DM channel between the bot and a user, created if there is none yet."""
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
    guild: Guild | None = None,
) -> Channel:
    """Add a channel of any kind to a guild: the first one, unless another is given."""
    world = service.world
    home = guild or world.guild
    every = [one for one in world.channels.values() if one.guild_id == home.id]
    channel = Channel(
        service.ids.next(),
        kind,
        name,
        home.id,
        topic,
        position=sum(not one.is_thread for one in every),
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
    """Open a thread; if it starts from a message, `number` is the id of that message."""
    now = service.clock.now()
    thread = Channel(
        number if number is not None else service.ids.next(),
        kind,
        name,
        parent.guild_id,
        parent_id=parent.id,
        owner_id=owner_id,
        auto_archive_duration=duration,
        archive_changed=now,
        active_at=now,
        invitable=invitable,
        applied_tags=list(tags),
        thread_members={owner_id: now},
    )
    service.world.channels[thread.id] = thread
    body = payloads.channel(service.world, thread, viewer=service.world.bot.id)
    service.gateway.dispatch("THREAD_CREATE", {**body, "newly_created": True}, Intent.GUILDS)
    service.live.home_changed()
    watch(service, thread)
    return thread


def watch(service: Service, thread: Channel) -> None:
    """Archive a thread when nobody has posted in it for as long as its setting says.

    Call this when the thread is opened, and when the setting changes.
    """
    service.spawn(_archive_in_time(service, thread, thread.auto_archive_duration))


async def _archive_in_time(service: Service, thread: Channel, minutes: int) -> None:
    opened = thread.archive_changed
    while (due := thread.active_at + minutes * 60) > service.clock.now():
        await service.clock.sleep_until(due)
    is_there = service.world.channels.get(thread.id) is thread
    as_it_was = (thread.archive_changed, thread.auto_archive_duration) == (opened, minutes)
    if is_there and as_it_was and not thread.archived:
        archive(service, thread, archived=True)


def join_thread(service: Service, thread: Channel, user_id: int) -> None:
    """Add someone to a thread."""
    if user_id in thread.thread_members:
        return
    thread.thread_members[user_id] = service.clock.now()
    _members_changed(service, thread, added=[user_id], removed=[])


def leave_thread(service: Service, thread: Channel, user_id: int) -> None:
    """Remove someone from a thread."""
    if thread.thread_members.pop(user_id, None) is not None:
        _members_changed(service, thread, added=[], removed=[user_id])


def _members_changed(
    service: Service, thread: Channel, *, added: list[int], removed: list[int]
) -> None:
    world = service.world
    bot = world.bot.id

    def data(session: GatewaySession) -> Json:
        everyone = bool(session.intents & Intent.GUILD_MEMBERS)
        body: Json = {
            "id": str(thread.id),
            "guild_id": str(thread.guild_id),
            "member_count": min(len(thread.thread_members), 50),
        }
        joined = [one for one in added if everyone or one == bot]
        left = [one for one in removed if everyone or one == bot]
        if joined:
            body["added_members"] = [
                {
                    **payloads.thread_member(thread, one),
                    "member": payloads.member_with_user(world, world.guild_of(thread).members[one]),
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
    """Archive a thread, or open it again."""
    thread.archived = archived
    thread.archive_changed = service.clock.now()
    if not archived:
        thread.active_at = thread.archive_changed
        watch(service, thread)
    channel_changed(service, thread)


def bot_manages(service: Service, guild: Guild, permission: Permission) -> bool:
    """Return whether the bot holds a permission in a whole guild."""
    bot = service.world.bot.id
    return bot in guild.members and bool(permissions.in_guild(guild, bot) & permission)


def make_guild(
    service: Service,
    name: str,
    people: Sequence[int],
    channels: Sequence[str] = ("lobby",),
    *,
    shard: tuple[int, int] = (0, 1),
) -> Guild:
    """Add a server with these people, owned by the first of them, and bring the bot into it.

    ``shard`` is the number of the shard that gets its events, and the number of shards.
    """
    world, (wanted, shards) = service.world, shard
    number = service.ids.next()
    number -= (shard_of(number, shards) - wanted) % shards << 22
    guild = Guild(number, name, people[0], bot_joined=service.clock.now())
    guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.MEMBERS)
    role = Role(service.ids.next(), name, permissions.BOT_INVITE, 1, managed_by=world.bot.id)
    guild.roles[role.id] = role
    world.guilds[guild.id] = guild
    for user_id in people:
        join_guild(service, user_id, guild)
    for position, channel_name in enumerate(channels):
        channel = Channel(
            service.ids.next(), ChannelType.TEXT, channel_name, guild.id, position=position
        )
        world.channels[channel.id] = channel
    invite_bot(service, guild)
    return guild


def leave_guild(service: Service, user_id: int, guild: Guild | None = None) -> None:
    """Let a person leave a server."""
    world = service.world
    home = guild or world.guild
    del home.members[user_id]
    for thread in world.threads(home.id):
        thread.thread_members.pop(user_id, None)
    body = {"guild_id": str(home.id), "user": payloads.user(world.users[user_id])}
    service.gateway.dispatch("GUILD_MEMBER_REMOVE", body, Intent.GUILD_MEMBERS)
    service.live.home_changed()


def join_guild(service: Service, user_id: int, guild: Guild | None = None) -> None:
    """Let a person join a server, or return to it."""
    world = service.world
    home = guild or world.guild
    member = Member(user_id, service.clock.now())
    home.members[user_id] = member
    body = {**payloads.member_with_user(world, member), "guild_id": str(home.id)}
    service.gateway.dispatch("GUILD_MEMBER_ADD", body, Intent.GUILD_MEMBERS)
    service.live.home_changed()


def kick_bot(service: Service, guild: Guild | None = None) -> None:
    """Kick the bot from a server, and from its threads."""
    world = service.world
    home = guild or world.guild
    home.members.pop(world.bot.id, None)
    for thread in world.threads(home.id):
        thread.thread_members.pop(world.bot.id, None)
    service.gateway.dispatch("GUILD_DELETE", {"id": str(home.id)}, Intent.GUILDS)
    service.live.home_changed()


def invite_bot(service: Service, guild: Guild | None = None) -> None:
    """Bring the bot into a server, or back after a kick."""
    world = service.world
    home = guild or world.guild
    now = service.clock.now()
    roles = [role.id for role in home.roles.values() if role.managed_by == world.bot.id]
    home.members[world.bot.id] = Member(world.bot.id, now, roles)
    home.bot_joined = now

    def joined(session: GatewaySession) -> Json:
        # Clients take a guild that was not announced as unavailable for one that the bot has just
        # joined.
        body = service.gateway.guild_create(session, home)
        del body["unavailable"]
        return body

    service.gateway.dispatch("GUILD_CREATE", joined, Intent.GUILDS)
    service.live.home_changed()


def outage(service: Service, *, begins: bool, guild: Guild | None = None) -> None:
    """Make a server unavailable to the bot, or available again.

    The bot gets an event only if it is a member.
    """
    home = guild or service.world.guild
    home.available = not begins
    if service.world.bot.id not in home.members:
        return
    if begins:
        gone = {"id": str(home.id), "unavailable": True}
        service.gateway.dispatch("GUILD_DELETE", gone, Intent.GUILDS)
    else:
        service.gateway.dispatch(
            "GUILD_CREATE",
            lambda session: service.gateway.guild_create(session, home),
            Intent.GUILDS,
        )


def set_bot_permissions(service: Service, wanted: int, guild: Guild | None = None) -> None:
    """Give the bot's own role in a server exactly these permissions."""
    world = service.world
    home = guild or world.guild
    for role in home.roles.values():
        if role.managed_by == world.bot.id:
            role.permissions = wanted
            body = {"guild_id": str(home.id), "role": payloads.role(role)}
            service.gateway.dispatch("GUILD_ROLE_UPDATE", body, Intent.GUILDS)
    service.live.home_changed()
