"""What a person sees: channels and messages, as the JSON that the page reads."""

import re

from bot.local.interactions import commands
from bot.local.interactions.components import walk
from bot.local.rest.errors import Json
from bot.local.service import Service
from bot.local.world.clock import created_at
from bot.local.world.model import Channel, ChannelType, Message, MessageType, User
from bot.local.world.permissions import Permission

from ..world.payloads import as_answer


def visible(service: Service, channel: Channel, message: Message, user_id: int) -> bool:
    """Return whether a person can see a message; an ephemeral one has a single viewer."""
    if message.seen_by is not None and message.seen_by != user_id:
        return False
    return service.can_see(channel, user_id)


def message(service: Service, of: Message, viewer: int) -> Json:
    """Return a message as it appears on the screen of one person."""
    body = as_answer(service, of)
    world = service.world
    channel = world.channels[of.channel_id]
    author = world.users[of.author_id]
    guild = world.guilds.get(channel.guild_id)
    member = None if guild is None else guild.members.get(author.id)
    body |= {
        "author_name": (member.nick if member is not None else None) or author.display_name,
        "ephemeral": of.seen_by is not None,
        "mentions_me": viewer in of.mentions or of.mention_everyone,
        "mine": author.id == viewer,
        "push": None if author.id == viewer else of.push,
        "created": of.created,
        "edited": of.edited,
        "edits": of.edits,
    }
    if of.origin is not None and of.type is MessageType.COMMAND:
        person = world.users[of.origin.user_id]
        body["used"] = {"by": person.display_name, "id": str(person.id), "name": of.origin.command}
    if of.reference is not None:
        target = channel.messages.get(of.reference[1])
        if target is not None and visible(service, channel, target, viewer):
            body["replies_to"] = {
                "id": str(target.id),
                "author_name": world.users[target.author_id].display_name,
                "text": _snippet(target),
            }
    return body


def tell(service: Service, channel: Channel, of: Message, *, created: bool) -> None:
    """Show a message, or its new state, to the people who can see it."""
    kind = "message" if created else "edit"

    def news(user_id: int) -> Json | None:
        if not visible(service, channel, of, user_id):
            return None
        return {"kind": kind, "message": message(service, of, user_id)}

    service.live.tell(news)


def _snippet(of: Message) -> str:
    """Return the first words of a message, without markdown, for the line above a reply."""
    texts = [of.content, *(c["content"] for _, c in walk(of.components) if c["type"] == 10)]
    lines = "\n".join(texts).strip().splitlines() or [""]
    return re.sub(r"^[#>\-\s]+|[*_`~|]", "", lines[0])[:120]


def channel(service: Service, of: Channel, viewer: int) -> Json:
    """Return a channel as a line in the list, with its unread mark."""
    world = service.world
    user = world.users[viewer]
    seen = user.last_read.get(of.id, 0)
    unread = [
        m
        for m in of.messages.values()
        if m.id > seen and m.author_id != viewer and visible(service, of, m, viewer)
    ]
    others = [world.users[who].display_name for who in of.recipients if who != viewer]
    return {
        "id": str(of.id),
        "type": int(of.type),
        "name": of.name or ", ".join(others),
        "topic": of.topic,
        "parent": None if of.parent_id is None else str(of.parent_id),
        "archived": of.archived,
        "locked": of.locked,
        "unread": len(unread),
        "pings": (
            len(unread)
            if of.type is ChannelType.DM
            else sum(viewer in m.mentions or m.mention_everyone for m in unread)
        ),
        "can_write": service.may(of, viewer, Permission.SEND_MESSAGES) and not of.locked,
        "last": max(
            (m.created for m in of.messages.values()),
            default=created_at(of.id) if of.parent_id else 0.0,
        ),
    }


def pings(service: Service, user: User) -> int:
    """Count the unread messages that notify a user: direct messages, and mentions anywhere."""
    shown = (one for one in service.world.channels.values() if service.can_see(one, user.id))
    return sum(channel(service, one, user.id)["pings"] for one in shown)


def home(service: Service, user: User) -> Json:
    """Return everything around the messages: people, channels, threads, DMs."""
    world = service.world
    guilds = world.guilds_with(user.id)
    guild = guilds[0] if guilds else None
    shown = [one for one in world.channels.values() if service.can_see(one, user.id)]
    return {
        "guild": None if guild is None else {"id": str(guild.id), "name": guild.name},
        "me": person(user) | {"locale": user.locale, "dms_open": user.dms_open},
        "bot": person(world.bot) | {"online": bool(service.gateway.connected)},
        "people": [person(one) for one in world.people()],
        "roles": [{"id": str(role.id), "name": role.name} for role in world.roles().values()],
        "channels": [channel(service, one, user.id) for one in shown],
        "now": service.clock.now(),
    }


def person(of: User) -> Json:
    """Return a user as the page knows them."""
    return {"id": str(of.id), "name": of.display_name, "bot": of.bot}


def command_list(service: Service, user: User, where: Channel) -> list[Json]:
    """Return the slash commands that the composer offers."""
    return [
        commands.payload(service, one)
        for one in commands.usable(service, user, where)
        if one.type == 1
    ]
