"""Pinning messages, with the system message about it."""

from bot.local.clock import iso
from bot.local.errors import ApiError, Json
from bot.local.messages import announce
from bot.local.model import Message, MessageType
from bot.local.service import Service
from bot.local.sessions import Intent

MAX_PINS = 250


def pin(service: Service, message: Message, *, pinned: bool) -> None:
    """Pin or unpin; a system message announces a new pin in the channel."""
    channel = service.world.channels[message.channel_id]
    if pinned == (message.pinned_at is not None):
        return
    now = service.clock.now()
    if pinned and len(channel.pins()) >= MAX_PINS:
        raise ApiError(400, 30003, f"Maximum number of pins reached ({MAX_PINS})")
    if pinned and message.type not in (
        MessageType.DEFAULT,
        MessageType.REPLY,
        MessageType.COMMAND,
    ):
        raise ApiError(403, 50021, "Cannot execute action on a system message")
    message.pinned_at = now if pinned else None
    channel.last_pin = channel.pins()[0].pinned_at if channel.pins() else None
    announce(service, channel, message, "MESSAGE_UPDATE")
    update: Json = {
        "channel_id": str(channel.id),
        "last_pin_timestamp": None if channel.last_pin is None else iso(channel.last_pin),
    }
    if channel.in_guild:
        update["guild_id"] = str(channel.guild_id)
    intent = Intent.GUILDS if channel.in_guild else Intent.DIRECT_MESSAGES
    service.gateway.dispatch("CHANNEL_PINS_UPDATE", update, intent)
    if pinned:
        note = Message(
            service.ids.next(),
            channel.id,
            service.world.bot.id,
            now,
            type=MessageType.PINNED,
            reference=(channel.id, message.id),
        )
        channel.messages[note.id] = note
        announce(service, channel, note, "MESSAGE_CREATE")
