"""The JSON in which a bot sees the world, always with every field that Discord describes."""

from ..core import Core
from ..rest.errors import Json
from . import permissions
from .clock import created_at, iso
from .model import (
    Attachment,
    Channel,
    ChannelType,
    Emoji,
    Guild,
    Member,
    Message,
    MessageFlag,
    MessageType,
    Origin,
    Role,
    User,
    World,
)


def user(who: User) -> Json:
    """Return a user object."""
    return {
        "id": str(who.id),
        "username": who.username,
        "discriminator": "0",
        "global_name": None if who.bot else who.display_name,
        "avatar": None,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "bot": who.bot,
        "system": False,
        "flags": 0,
        "public_flags": 0,
    }


def member(world: World, of: Member) -> Json:
    """Return a guild member, without its user."""
    until = of.timed_out_until
    return {
        "roles": [str(role) for role in of.roles],
        "joined_at": iso(of.joined_at),
        "nick": of.nick,
        "avatar": None,
        "banner": None,
        "premium_since": None,
        "communication_disabled_until": None if until is None else iso(until),
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "avatar_decoration_data": None,
        "collectibles": None,
    }


def member_with_user(world: World, of: Member) -> Json:
    """Return a guild member with its user."""
    return {**member(world, of), "user": user(world.users[of.user_id])}


def role(of: Role) -> Json:
    """Return a role."""
    body: Json = {
        "id": str(of.id),
        "name": of.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": of.position,
        "permissions": str(int(of.permissions)),
        "managed": of.managed_by is not None,
        "mentionable": False,
        "flags": 0,
    }
    if of.managed_by is not None:
        body["tags"] = {"bot_id": str(of.managed_by)}
    return body


def channel(world: World, of: Channel, *, viewer: int | None = None) -> Json:
    """Return a channel, thread or DM; `viewer` adds the thread membership of that user."""
    body: Json = {
        "id": str(of.id),
        "type": int(of.type),
        "last_message_id": _last_message(of),
        "flags": 0,
    }
    if of.type is ChannelType.DM:
        others = [world.users[who] for who in of.recipients if who != world.bot.id]
        return {**body, "name": None, "recipients": [user(who) for who in others]}
    body |= {
        "guild_id": str(of.guild_id),
        "name": of.name,
        "parent_id": None if of.parent_id is None else str(of.parent_id),
        "rate_limit_per_user": of.rate_limit_per_user,
        "last_pin_timestamp": None if of.last_pin is None else iso(of.last_pin),
    }
    if of.is_thread:
        return body | _thread_part(of, viewer)
    body |= {
        "position": of.position,
        "topic": of.topic,
        "nsfw": False,
        "permission_overwrites": [
            {"id": str(o.id), "type": o.type, "allow": str(o.allow), "deny": str(o.deny)}
            for o in of.overwrites.values()
        ],
    }
    if of.type in (ChannelType.VOICE, ChannelType.STAGE):
        body |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
    if of.type is ChannelType.FORUM:
        body |= {
            "available_tags": of.tags,
            "default_reaction_emoji": None,
            "default_sort_order": None,
            "default_forum_layout": 0,
        }
    return body


def _thread_part(of: Channel, viewer: int | None) -> Json:
    count = len([m for m in of.public_messages() if m.type != 21])
    body: Json = {
        "owner_id": str(of.owner_id),
        "message_count": count,
        "total_message_sent": count,
        "member_count": min(len(of.thread_members), 50),
        "thread_metadata": {
            "archived": of.archived,
            "auto_archive_duration": of.auto_archive_duration,
            "archive_timestamp": iso(of.archive_changed),
            "locked": of.locked,
            "create_timestamp": iso(created_at(of.id)),
        },
        "applied_tags": [str(tag) for tag in of.applied_tags],
    }
    if of.type is ChannelType.PRIVATE_THREAD:
        body["thread_metadata"]["invitable"] = of.invitable
    if viewer in of.thread_members:
        body["member"] = thread_member(of, viewer)
    return body


def thread_member(thread: Channel, user_id: int) -> Json:
    """Return the membership of one user in a thread."""
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": iso(thread.thread_members[user_id]),
        "flags": 1,
    }


def _last_message(of: Channel) -> str | None:
    ids = [message.id for message in of.public_messages()]
    return str(ids[-1]) if ids else None


def interaction_channel(world: World, of: Channel, user_id: int) -> Json:
    """Return the partial channel inside an interaction, with the user's permissions in it."""
    body = channel(world, of, viewer=world.bot.id)
    return {**body, "permissions": str(permissions.in_channel(world, of, user_id))}


def emoji(of: Emoji, world: World) -> Json:
    """Return an emoji of the application."""
    return {
        "id": str(of.id),
        "name": of.name,
        "roles": [],
        "user": user(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": of.animated,
        "available": True,
    }


def guild(of: Guild) -> Json:
    """Return a guild as GET /guilds/{id} returns it."""
    return {
        "id": str(of.id),
        "name": of.name,
        "icon": None,
        "splash": None,
        "banner": None,
        "discovery_splash": None,
        "description": None,
        "owner_id": str(of.owner_id),
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": [role(one) for one in of.roles.values()],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "max_members": 500000,
        "max_presences": None,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": of.premium_tier,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": "en-US",
        "nsfw": False,
        "nsfw_level": 0,
        "hub_type": None,
        "home_header": None,
        "incidents_data": None,
        "widget_enabled": False,
        "widget_channel_id": None,
    }


def guild_create(world: World, of: Guild, *, with_members: bool) -> Json:
    """Return the data of GUILD_CREATE; without the members intent only the bot itself is listed."""
    listed = of.members.values() if with_members else [of.members[world.bot.id]]
    visible = [
        one
        for one in world.channels.values()
        if one.guild_id == of.id and permissions.in_channel(world, one, world.bot.id)
    ]
    return {
        **guild(of),
        "unavailable": False,
        "joined_at": iso(of.bot_joined),
        "large": False,
        "member_count": len(of.members),
        "members": [member_with_user(world, one) for one in listed],
        "channels": [
            channel(world, one)
            for one in world.channels.values()
            if one.guild_id == of.id and not one.is_thread
        ],
        "threads": [
            channel(world, one, viewer=world.bot.id)
            for one in visible
            if one.is_thread and not one.archived
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment(of: Attachment, url: str) -> Json:
    """Return an attachment that can be fetched at `url`."""
    body: Json = {
        "id": str(of.id),
        "filename": of.filename,
        "size": len(of.data),
        "url": url,
        "proxy_url": url,
    }
    if of.content_type is not None:
        body["content_type"] = of.content_type
    if of.description is not None:
        body["description"] = of.description
    if of.width is not None:
        body |= {"width": of.width, "height": of.height}
    if of.ephemeral:
        body["ephemeral"] = True
    return body


def as_answer(core: Core, of: Message) -> Json:
    """Return a message as the REST API returns it, with the message that it replies to."""
    body = message(core, of)
    if of.reference is not None and of.type in (MessageType.REPLY, MessageType.THREAD_STARTER):
        source = core.world.channels.get(of.reference[0])
        target = source.messages.get(of.reference[1]) if source is not None else None
        body["referenced_message"] = None if target is None else message(core, target)
    return body


def message(core: Core, of: Message) -> Json:
    """Return a message by itself, without guild and member."""
    world = core.world
    body: Json = {
        "id": str(of.id),
        "type": int(of.type),
        "channel_id": str(of.channel_id),
        "content": of.content,
        "author": user(world.users[of.author_id]),
        "timestamp": iso(of.created),
        "edited_timestamp": None if of.edited is None else iso(of.edited),
        "tts": of.tts,
        "mention_everyone": of.mention_everyone,
        "mentions": [user(world.users[who]) for who in of.mentions],
        "mention_roles": [str(role_id) for role_id in of.mention_roles],
        "attachments": [
            attachment(file, core.file_url(of.channel_id, file)) for file in of.attachments
        ],
        "embeds": of.embeds,
        "components": of.components,
        "pinned": of.pinned_at is not None,
        "flags": of.flags,
    }
    if of.nonce is not None:
        body["nonce"] = of.nonce
    if of.application_id is not None:
        body |= {"application_id": str(of.application_id)}
    if of.origin is not None:
        body["interaction_metadata"] = _metadata(world, of.origin, of.original_response_id)
        body["webhook_id"] = str(world.application_id)
        if of.origin.command is not None:
            body["interaction"] = {
                "id": str(of.origin.id),
                "type": of.origin.type,
                "name": of.origin.command,
                "user": user(world.users[of.origin.user_id]),
            }
    if of.reference is not None:
        body["message_reference"] = {
            "type": 0,
            "channel_id": str(of.reference[0]),
            "message_id": str(of.reference[1]),
        }
        source = world.channels.get(of.reference[0])
        if source is not None and source.in_guild:
            body["message_reference"]["guild_id"] = str(source.guild_id)
    if of.flags & MessageFlag.HAS_THREAD and of.id in world.channels:
        body["thread"] = channel(world, world.channels[of.id], viewer=world.bot.id)
    return body


def _metadata(world: World, origin: Origin, original_response: int | None) -> Json:
    body: Json = {
        "id": str(origin.id),
        "type": origin.type,
        "user": user(world.users[origin.user_id]),
        "authorizing_integration_owners": origin.owners,
    }
    if original_response is not None:
        body["original_response_message_id"] = str(original_response)
    if origin.type == 3 and origin.interacted_message_id is not None:
        body["interacted_message_id"] = str(origin.interacted_message_id)
    if origin.type == 5 and origin.triggered_by is not None:
        body["triggering_interaction_metadata"] = _metadata(world, origin.triggered_by, None)
    return body
