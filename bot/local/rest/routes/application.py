"""REST: the bot's own account, its application, commands, emojis, users and the guild."""

import base64
import binascii
import re

from bot.local.interactions import commands
from bot.local.rest.calls import Answer, RestCall, Routes
from bot.local.rest.errors import ApiError, Json, invalid, missing_access, unknown
from bot.local.world import payloads, permissions
from bot.local.world.model import Command, Emoji, Guild

routes = Routes()
_add = routes.add

MAX_EMOJIS = 2000
MAX_EMOJI_BYTES = 256 * 1024


def _own_application(call: RestCall) -> None:
    if call.id("application_id") != call.service.world.application_id:
        raise ApiError(403, 20012, "You are not authorized to perform this action")


def _own_guild(call: RestCall) -> Guild:
    guild = call.service.world.guilds.get(call.id("guild_id"))
    if guild is None:
        raise unknown("guild")
    if call.service.world.bot.id not in guild.members:
        raise missing_access()
    return guild


@_add("GET", "/users/@me", "get_my_user")
def _me(call: RestCall) -> Answer:
    me = payloads.user(call.service.world.bot)
    return {**me, "email": None, "verified": True, "mfa_enabled": False, "locale": "en-US"}


@_add("GET", "/oauth2/applications/@me", "get_my_oauth2_application")
@_add("GET", "/applications/@me", "get_my_application")
def _application(call: RestCall) -> Answer:
    world = call.service.world
    return {
        "id": str(world.application_id),
        "name": world.bot.display_name,
        "description": "",
        "icon": None,
        "type": None,
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "team": None,
        "owner": payloads.user(world.people()[0]),
        "bot": payloads.user(world.bot),
        "interactions_endpoint_url": None,
        "integration_types_config": {
            str(kind): {} for kind in call.service.settings.integration_types
        },
        "redirect_uris": [],
        "approximate_guild_count": len(world.guilds_with(world.bot.id)),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "event_webhooks_status": 1,
        "eligible_oauth2_scopes": [],
        "hook": True,
        "is_monetized": False,
        "is_verified": False,
        "is_discoverable": False,
        "explicit_content_filter": 0,
        "role_connections_verification_url": None,
    }


@_add("GET", "/gateway", "get_gateway")
def _gateway(call: RestCall) -> Answer:
    return {"url": call.service.gateway_url}


@_add("GET", "/gateway/bot", "get_bot_gateway")
def _gateway_bot(call: RestCall) -> Answer:
    quota, settings = call.service.quotas.identifies, call.service.settings
    guilds = call.service.world.guilds_with(call.service.world.bot.id)
    limit = {
        "total": quota.most,
        "remaining": quota.left,
        "reset_after": round(quota.reset_after * 1000),
        "max_concurrency": settings.max_concurrency,
    }
    shards = settings.shards or max(1, -(-len(guilds) // 1000))
    return {"url": call.service.gateway_url, "shards": shards, "session_start_limit": limit}


def _listed(call: RestCall, guild_id: int | None) -> Answer:
    found = [one for one in call.service.world.commands.values() if one.guild_id == guild_id]
    asked = call.flag("with_localizations")
    return [commands.payload(call.service, one, localizations=asked) for one in found]


@_add("GET", "/applications/{application_id}/commands", "list_application_commands")
def _global_commands(call: RestCall) -> Answer:
    _own_application(call)
    return _listed(call, None)


@_add(
    "GET",
    "/applications/{application_id}/guilds/{guild_id}/commands",
    "list_guild_application_commands",
)
def _guild_commands(call: RestCall) -> Answer:
    _own_application(call)
    _own_guild(call)
    return _listed(call, call.id("guild_id"))


@_add("PUT", "/applications/{application_id}/commands", "bulk_set_application_commands")
def _put_global(call: RestCall) -> Answer:
    _own_application(call)
    result = commands.replace(call.service, None, call.body)
    return [commands.payload(call.service, one) for one in result]


@_add(
    "PUT",
    "/applications/{application_id}/guilds/{guild_id}/commands",
    "bulk_set_guild_application_commands",
)
def _put_guild(call: RestCall) -> Answer:
    _own_application(call)
    _own_guild(call)
    result = commands.replace(call.service, call.id("guild_id"), call.body)
    return [commands.payload(call.service, one) for one in result]


def _command(call: RestCall) -> Command:
    _own_application(call)
    command = call.service.world.commands.get(call.id("command_id"))
    if command is None:
        raise unknown("application command")
    return command


@_add("GET", "/applications/{application_id}/commands/{command_id}", "get_application_command")
def _get_command(call: RestCall) -> Answer:
    return commands.payload(call.service, _command(call))


@_add(
    "DELETE", "/applications/{application_id}/commands/{command_id}", "delete_application_command"
)
def _delete_command(call: RestCall) -> Answer:
    del call.service.world.commands[_command(call).id]
    call.service.live.home_changed()
    return None


@_add("GET", "/applications/{application_id}/emojis", "list_application_emojis")
def _emojis(call: RestCall) -> Answer:
    _own_application(call)
    world = call.service.world
    return {"items": [payloads.emoji(one, world) for one in world.emojis.values()]}


_DATA_URI = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,(.+)", re.DOTALL)


@_add("POST", "/applications/{application_id}/emojis", "create_application_emoji")
def _create_emoji(call: RestCall) -> Answer | tuple[int, Answer]:
    _own_application(call)
    world = call.service.world
    name = str(call.body["name"])
    if not re.fullmatch(r"\w{2,32}", name, re.ASCII):
        raise invalid(
            ("name",), "STRING_TYPE_REGEX", "String value did not match validation regex."
        )
    if any(one.name == name for one in world.emojis.values()):
        raise invalid(
            ("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "The emoji name is already taken"
        )
    if len(world.emojis) >= MAX_EMOJIS:
        raise ApiError(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
    picture = _DATA_URI.fullmatch(str(call.body["image"]))
    try:
        data = base64.b64decode(picture[2] if picture is not None else "!", validate=True)
    except binascii.Error:
        raise invalid(("image",), "IMAGE_INVALID", "Invalid image data") from None
    if len(data) > MAX_EMOJI_BYTES:
        raise invalid(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    emoji = Emoji(
        call.service.ids.next(), name, data, animated=picture is not None and picture[1] == "gif"
    )
    world.emojis[emoji.id] = emoji
    return 201, payloads.emoji(emoji, world)


def _emoji(call: RestCall) -> Emoji:
    _own_application(call)
    emoji = call.service.world.emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise unknown("emoji")
    return emoji


@_add("GET", "/applications/{application_id}/emojis/{emoji_id}", "get_application_emoji")
def _get_emoji(call: RestCall) -> Answer:
    return payloads.emoji(_emoji(call), call.service.world)


@_add("DELETE", "/applications/{application_id}/emojis/{emoji_id}", "delete_application_emoji")
def _delete_emoji(call: RestCall) -> Answer:
    del call.service.world.emojis[_emoji(call).id]
    return None


@_add("GET", "/users/{user_id}", "get_user")
def _user(call: RestCall) -> Answer:
    user = call.service.world.users.get(call.id("user_id"))
    if user is None:
        raise unknown("user")
    return payloads.user(user)


@_add("GET", "/users/@me/guilds", "list_my_guilds")
def _my_guilds(call: RestCall) -> Answer:
    world = call.service.world
    entries: list[Json] = [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(permissions.in_guild(guild, world.bot.id)),
            "features": [],
        }
        for guild in world.guilds_with(world.bot.id)
    ]
    return entries


@_add("GET", "/guilds/{guild_id}", "get_guild")
def _guild(call: RestCall) -> Answer:
    return payloads.guild(_own_guild(call))


@_add("GET", "/guilds/{guild_id}/channels", "list_guild_channels")
def _channels(call: RestCall) -> Answer:
    guild = _own_guild(call)
    world = call.service.world
    return [
        payloads.channel(world, one)
        for one in world.channels.values()
        if one.guild_id == guild.id and not one.is_thread
    ]


@_add("GET", "/guilds/{guild_id}/members/{user_id}", "get_guild_member")
def _member(call: RestCall) -> Answer:
    guild = _own_guild(call)
    world = call.service.world
    number = call.id("user_id")
    if number not in world.users:
        raise unknown("user")
    if number not in guild.members:
        raise unknown("member")
    return payloads.member_with_user(world, guild.members[number])


@_add("GET", "/guilds/{guild_id}/threads/active", "get_active_guild_threads")
def _threads(call: RestCall) -> Answer:
    guild = _own_guild(call)
    world = call.service.world
    active = [
        one
        for one in world.threads(guild.id)
        if not one.archived and call.service.can_see(one, world.bot.id)
    ]
    joined = [one for one in active if world.bot.id in one.thread_members]
    return {
        "threads": [payloads.channel(world, one, viewer=world.bot.id) for one in active],
        "members": [payloads.thread_member(one, world.bot.id) for one in joined],
    }
