"""Posting, editing and deleting messages, and the events about it.

Source: Discord's documentation, "Message".
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ..interactions.components import texts_of
from ..page import news, views
from ..service import Service
from ..sessions import GatewaySession, Intent
from ..world import payloads
from ..world.clock import iso
from ..world.files import Upload
from ..world.model import Channel, Message, MessageFlag, MessageType, Origin
from ..world.payloads import as_answer
from .bodies import attach, fill, moderate, refuse_empty
from .errors import ApiError, FormErrors, Json, Path, invalid, unknown

_CREATE_FLAGS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SILENT | MessageFlag.COMPONENTS_V2
_EDIT_FLAGS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2


@dataclass(frozen=True)
class ReplyContext:
    """What a message that answers an interaction carries in addition to its body."""

    type: MessageType = MessageType.DEFAULT
    origin: Origin | None = None
    seen_by: int | None = None
    reference: tuple[int, int] | None = None
    original_response_id: int | None = None


PLAIN = ReplyContext()

NOTHING: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
"""What the bot gets of others' messages without the intent for the content of messages."""


def create(
    service: Service,
    channel: Channel,
    author_id: int,
    body: Json,
    uploads: Sequence[Upload] = (),
    *,
    context: ReplyContext = PLAIN,
    path: Path = (),
) -> Message:
    """Post a message; raises 50006 or 50035 if the body is not valid."""
    flags = (body.get("flags") or 0) & _CREATE_FLAGS
    if context.seen_by is not None:
        flags |= MessageFlag.EPHEMERAL
    if body.get("loading"):
        flags |= MessageFlag.LOADING
    message = Message(
        service.ids.next(),
        channel.id,
        author_id,
        service.clock.now(),
        type=context.type,
        flags=flags,
        tts=bool(body.get("tts")),
        nonce=body.get("nonce"),
        origin=context.origin,
        seen_by=context.seen_by,
        reference=context.reference,
        original_response_id=context.original_response_id,
    )
    if author_id == service.world.bot.id and context.origin is not None:
        message.application_id = service.world.application_id
    errors = FormErrors()
    message.attachments = attach(service, message, body, uploads, errors=errors, path=path)
    fill(service, channel, message, body, errors=errors, path=path)
    errors.raise_if_any()
    if not body.get("loading"):
        refuse_empty(message)
    if context.seen_by is None:
        moderate(service, channel, message.content, *texts_of(message.components))
    message.push = news.preview(service.world, message)
    channel.messages[message.id] = message
    if message.seen_by is None:
        channel.active_at = message.created
    announce(service, channel, message, "MESSAGE_CREATE")
    return message


def edit(
    service: Service,
    message: Message,
    body: Json,
    uploads: Sequence[Upload] = (),
    path: Path = (),
) -> Message:
    """Change a message; what the body leaves out stays.

    An edit can switch Components V2 on (and then has to clear content and embeds), but never off.
    Nothing changes when the edit is refused.
    """
    channel = service.world.channels[message.channel_id]
    errors = FormErrors()
    before = (message.content, message.embeds, message.components, message.attachments)
    flags_before, mentions_before = message.flags, message.mentions
    wanted = body.get("flags")
    if wanted is not None:
        kept = message.flags & ~MessageFlag.SUPPRESS_EMBEDS
        message.flags = kept | wanted & _EDIT_FLAGS
    message.flags &= ~MessageFlag.LOADING
    try:
        if "attachments" in body or uploads:
            message.attachments = attach(service, message, body, uploads, errors=errors, path=path)
        fill(service, channel, message, body, errors=errors, path=path)
        errors.raise_if_any()
        refuse_empty(message)
        if message.seen_by is None:
            moderate(service, channel, message.content, *texts_of(message.components))
    except ApiError:
        message.content, message.embeds, message.components, message.attachments = before
        message.flags, message.mentions = flags_before, mentions_before
        raise
    message.edits += 1
    if not flags_before & MessageFlag.LOADING:
        message.edited = service.clock.now()
    announce(service, channel, message, "MESSAGE_UPDATE")
    return message


def remembered(service: Service, channel: Channel, author_id: int, body: Json) -> Message | None:
    """Return the message that was already posted with this enforced nonce, if there is one.

    Raises 10008 if that message was deleted meanwhile.
    """
    nonce = body.get("nonce")
    if nonce is None or not body.get("enforce_nonce"):
        return None
    known = channel.nonces.get((author_id, str(nonce)))
    if known is None or service.clock.now() - known[0] > service.settings.nonce_window:
        return None
    if known[1] not in channel.messages:
        raise unknown("message")
    return channel.messages[known[1]]


def delete(service: Service, message: Message) -> None:
    """Remove a message for everyone."""
    channel = service.world.channels[message.channel_id]
    del channel.messages[message.id]
    if message.seen_by is None:
        gone = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.in_guild:
            gone["guild_id"] = str(channel.guild_id)
        service.gateway.dispatch("MESSAGE_DELETE", gone, _intent(channel))
    service.live.tell(
        lambda _: {"kind": "delete", "channel": str(channel.id), "id": str(message.id)}
    )


def announce(service: Service, channel: Channel, message: Message, event: str) -> None:
    """Tell the bot, if its intents allow, and the people who can see the message."""
    whole = as_event(service, channel, message)

    def data(session: GatewaySession) -> Json:
        if session.intents & Intent.MESSAGE_CONTENT or _readable(service, channel, message):
            return whole
        return {**whole, **NOTHING}

    intent = Intent.DIRECT_MESSAGES if message.seen_by is not None else _intent(channel)
    service.gateway.dispatch(event, data, intent)
    created = event == "MESSAGE_CREATE"
    views.tell(service, channel, message, created=created)
    for witness in service.witnesses:
        witness(channel, message, created)


def as_read(service: Service, channel: Channel, message: Message) -> Json:
    """Return a message as the bot may read it: others' text only with the intent for it."""
    body = as_answer(service, message)
    if service.settings.privileged_intents & Intent.MESSAGE_CONTENT:
        return body
    if not _readable(service, channel, message):
        body |= NOTHING
    target = channel.messages.get(message.reference[1]) if message.reference else None
    if body.get("referenced_message") and target and not _readable(service, channel, target):
        body["referenced_message"] |= NOTHING
    return body


def as_event(service: Service, channel: Channel, message: Message) -> Json:
    """Return the data of MESSAGE_CREATE and MESSAGE_UPDATE.

    Those of ephemeral messages have neither guild nor member.
    """
    body = as_answer(service, message)
    world = service.world
    if channel.in_guild and message.seen_by is None:
        member = world.guild_of(channel).members.get(message.author_id)
        body["guild_id"] = str(channel.guild_id)
        if member is not None:
            body["member"] = payloads.member(world, member)
    body["channel_type"] = int(channel.type)
    return body


def _intent(channel: Channel) -> Intent:
    return Intent.GUILD_MESSAGES if channel.in_guild else Intent.DIRECT_MESSAGES


def _readable(service: Service, channel: Channel, message: Message) -> bool:
    """Return whether the bot can read the content without the privileged intent."""
    bot = service.world.bot.id
    return (
        message.author_id == bot
        or not channel.in_guild
        or message.seen_by is not None
        or bot in message.mentions
    )


def reference_of(service: Service, channel: Channel, body: Json) -> tuple[int, int] | None:
    """Return the message that a new one replies to; raises 50035 if it does not exist."""
    reference = body.get("message_reference")
    if not reference:
        return None
    target = int(reference["message_id"])
    known = channel.messages.get(target)
    if known is None or known.seen_by is not None:
        if reference.get("fail_if_not_exists") is False:
            return None
        raise invalid(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    if known.type not in ORDINARY:
        raise invalid(
            ("message_reference",),
            "REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE",
            "Cannot reply to a system message",
        )
    return channel.id, target


MAX_PINS = 250
ORDINARY = (MessageType.DEFAULT, MessageType.REPLY, MessageType.COMMAND)
"""The kinds of message that people and bots write."""


def pin(service: Service, message: Message, *, pinned: bool) -> None:
    """Pin or unpin a message; a system message announces a new pin in the channel."""
    channel = service.world.channels[message.channel_id]
    if pinned == (message.pinned_at is not None):
        return
    now = service.clock.now()
    if pinned and len(channel.pins()) >= MAX_PINS:
        raise ApiError(400, 30003, f"Maximum number of pins reached ({MAX_PINS})")
    if pinned and message.type not in ORDINARY:
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
