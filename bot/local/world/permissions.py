"""Permission bits and how they combine.

Source: Discord's documentation, "Permissions", section "Permission Hierarchy" and "Overwrites".
"""

from collections.abc import Iterable
from enum import IntFlag

from bot.local.world.model import Channel, ChannelType, Guild, World


class Permission(IntFlag):
    """The permission bits that this server checks."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


ALL = (1 << 53) - 1

MEMBERS = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_APPS
)
"""The permissions of @everyone on a new server."""

BOT_INVITE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_EVENTS
    | Permission.PIN_MESSAGES
)
"""The permissions of the bot's own role on a new server."""

_DM = (
    MEMBERS
    & ~Permission.CREATE_PUBLIC_THREADS
    & ~Permission.CREATE_PRIVATE_THREADS
    & ~Permission.SEND_MESSAGES_IN_THREADS
) | Permission.PIN_MESSAGES


def in_guild(guild: Guild, user_id: int) -> int:
    """Return the permissions that a member's roles give, before any channel's overwrites."""
    member = guild.members[user_id]
    granted = guild.roles[guild.id].permissions
    for role_id in member.roles:
        granted |= guild.roles[role_id].permissions
    if user_id == guild.owner_id or granted & Permission.ADMINISTRATOR:
        return ALL
    return granted


def in_channel(world: World, channel: Channel, user_id: int) -> int:
    """Return the effective permissions of a user in a channel, thread or DM; 0 for outsiders."""
    if channel.type is ChannelType.DM:
        return int(_DM) if user_id in channel.recipients else 0
    guild = world.guild_of(channel)
    member = guild.members.get(user_id)
    if member is None:
        return 0
    granted = in_guild(guild, user_id)
    if granted == ALL:
        return ALL
    base = channel
    if channel.is_thread:
        base = world.channels[channel.parent_id or 0]
    granted = _with_overwrites(base, granted, guild.id, member.roles, user_id)
    if member.timed_out_until is not None and member.timed_out_until > world.clock.now():
        granted &= Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
    if not granted & Permission.VIEW_CHANNEL:
        return 0
    if channel.is_thread:
        return _in_thread(channel, granted, user_id)
    if not granted & Permission.SEND_MESSAGES:
        granted &= ~_NEEDS_SENDING
    return granted


_NEEDS_SENDING = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE


def _with_overwrites(
    channel: Channel, granted: int, everyone: int, roles: Iterable[int], user_id: int
) -> int:
    overwrites = channel.overwrites
    if everyone in overwrites:
        granted = granted & ~overwrites[everyone].deny | overwrites[everyone].allow
    mine = [overwrites[role] for role in roles if role in overwrites]
    for overwrite in mine:
        granted &= ~overwrite.deny
    for overwrite in mine:
        granted |= overwrite.allow
    if user_id in overwrites:
        granted = granted & ~overwrites[user_id].deny | overwrites[user_id].allow
    return granted


def _in_thread(thread: Channel, granted: int, user_id: int) -> int:
    """Return the permissions in a thread.

    Threads have their own permission for sending messages; private ones need an invitation.
    """
    if (
        thread.type is ChannelType.PRIVATE_THREAD
        and user_id not in thread.thread_members
        and not granted & Permission.MANAGE_THREADS
    ):
        return 0
    if granted & Permission.SEND_MESSAGES_IN_THREADS:
        return granted | Permission.SEND_MESSAGES
    return granted & ~(Permission.SEND_MESSAGES | _NEEDS_SENDING)
