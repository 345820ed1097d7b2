"""Posting, editing, deleting and pinning messages.

Source: Discord's documentation, "Message".
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.local import components, mentions, payloads
from bot.local.clock import iso
from bot.local.errors import ApiError, FormErrors, Json, Path, invalid, unknown
from bot.local.files import MAX_FILES, Upload, safe_name, size_limit, sniff
from bot.local.gateway import Intent, Session
from bot.local.model import Attachment, Channel, Message, MessageFlag, MessageType, Origin
from bot.local.permissions import Permission

if TYPE_CHECKING:
    from bot.local.service import Service

MAX_CONTENT = 2000
MAX_EMBED_TEXT = 6000
MAX_PINS = 250
OLD_AGE, OLD_EDITS, OLD_WINDOW = 3600, 3, 6
"""Messages older than an hour: three edits in six seconds for each channel."""

_CREATE_FLAGS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SILENT | MessageFlag.COMPONENTS_V2
_EDIT_FLAGS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2
_LEGACY = ("content", "embeds", "poll", "sticker_ids")


@dataclass(frozen=True)
class Context:
    """What a message that answers an interaction carries besides its body."""

    type: MessageType = MessageType.DEFAULT
    origin: Origin | None = None
    seen_by: int | None = None
    reference: tuple[int, int] | None = None
    original_response_id: int | None = None


PLAIN = Context()


def create(
    service: "Service",
    channel: Channel,
    author_id: int,
    body: Json,
    uploads: Sequence[Upload] = (),
    *,
    context: Context = PLAIN,
    path: Path = (),
) -> Message:
    """Post a message; raises 50006 or 50035 when the body cannot stand."""
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
    message.attachments = _attach(service, message, body, uploads, errors=errors, path=path)
    _fill(service, channel, message, body, errors=errors, path=path)
    errors.raise_if_any()
    if not body.get("loading"):
        _refuse_empty(message)
    channel.messages[message.id] = message
    announce(service, channel, message, "MESSAGE_CREATE")
    return message


def edit(
    service: "Service",
    message: Message,
    body: Json,
    uploads: Sequence[Upload] = (),
    path: Path = (),
) -> Message:
    """Change a message; what the body leaves out stays.

    Components V2 can be switched on by an edit (which then has to clear content and embeds) and
    never off. Nothing changes when the edit is refused.
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
            message.attachments = _attach(service, message, body, uploads, errors=errors, path=path)
        _fill(service, channel, message, body, errors=errors, path=path)
        errors.raise_if_any()
        _refuse_empty(message)
    except ApiError:
        message.content, message.embeds, message.components, message.attachments = before
        message.flags, message.mentions = flags_before, mentions_before
        raise
    if not flags_before & MessageFlag.LOADING:
        message.edited = service.clock.now()
    announce(service, channel, message, "MESSAGE_UPDATE")
    return message


def _fill(
    service: "Service",
    channel: Channel,
    message: Message,
    body: Json,
    *,
    errors: FormErrors,
    path: Path,
) -> None:
    """Take content, embeds and components from a body that has passed the description."""
    content = message.content if "content" not in body else body["content"] or ""
    embeds = message.embeds if "embeds" not in body else body["embeds"] or []
    if body.get("embed"):
        errors.add((*path, "embed"), "FIELD_UNKNOWN", "Use embeds.")
    if body.get("poll") or body.get("sticker_ids"):
        raise ApiError(501, 0, "This stand-in has no polls and no stickers")
    if message.is_v2:
        for field in _LEGACY:
            if (
                body.get(field)
                or (field == "content" and content)
                or (field == "embeds" and embeds)
            ):
                errors.add(
                    (*path, field),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    if len(content) > MAX_CONTENT:
        errors.too_long((*path, "content"), MAX_CONTENT)
    _check_embeds(embeds, errors, path)
    mentions.check_allowed(body.get("allowed_mentions"), errors, path)
    message.content = content
    message.embeds = _stored_embeds(service, message, embeds)
    asked = body.get("components") if "components" in body else message.components
    components.check_message(
        asked or [], v2=message.is_v2, emojis=service.world.emojis, errors=errors, path=path
    )
    message.components = components.normalise(
        asked or [],
        message.attachments,
        lambda file: service.media(message.channel_id, file),
        errors,
        path,
    )
    found = mentions.find(
        service.world,
        content,
        message.components,
        body.get("allowed_mentions"),
        may_mention_everyone=service.may(channel, message.author_id, Permission.MENTION_EVERYONE),
    )
    message.mentions, message.mention_roles, message.mention_everyone = found


def _refuse_empty(message: Message) -> None:
    if message.is_v2:
        empty = not message.components
    else:
        empty = not (
            message.content.strip() or message.embeds or message.attachments or message.components
        )
    if empty:
        raise ApiError(400, 50006, "Cannot send an empty message")


def _check_embeds(embeds: list[Json], errors: FormErrors, path: Path) -> None:
    total = 0
    for embed in embeds:
        texts = [embed.get("title"), embed.get("description")]
        texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
        for field in embed.get("fields") or ():
            texts += [field.get("name"), field.get("value")]
        total += sum(len(text) for text in texts if text)
    if total > MAX_EMBED_TEXT:
        errors.add(
            (*path, "embeds"),
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {MAX_EMBED_TEXT}",
        )


def _stored_embeds(service: "Service", message: Message, embeds: list[Json]) -> list[Json]:
    """Embeds with type and with the links of attached pictures."""
    links = {
        f"attachment://{file.filename}": service.file_url(message.channel_id, file)
        for file in message.attachments
    }
    stored = []
    for embed in embeds:
        copy = {key: value for key, value in embed.items() if value is not None}
        copy["type"] = "rich"
        for place in ("image", "thumbnail"):
            url = (copy.get(place) or {}).get("url")
            if url in links:
                copy[place] = {**copy[place], "url": links[url], "proxy_url": links[url]}
        stored.append(copy)
    return stored


def _attach(
    service: "Service",
    message: Message,
    body: Json,
    uploads: Sequence[Upload],
    *,
    errors: FormErrors,
    path: Path,
) -> list[Attachment]:
    """The files that the message has from now on: those kept, then the new ones."""
    listed: list[Json] | None = body.get("attachments")
    if len(uploads) > MAX_FILES:
        raise ApiError(400, 30015, f"Maximum number of attachments reached ({MAX_FILES})")
    mine = {file.id: file for file in message.attachments}
    by_index = {upload.index: upload for upload in uploads}
    details: dict[int, Json] = {}
    files: list[Attachment] = list(mine.values()) if listed is None else []
    for position, entry in enumerate(listed or ()):
        number = int(entry["id"])
        if number in by_index:
            details[number] = entry
        elif number in mine:
            if entry.get("description") is not None:
                mine[number].description = entry["description"]
            files.append(mine[number])
        else:
            errors.add(
                (*path, "attachments", position, "id"),
                "ATTACHMENT_NOT_FOUND",
                f"Attachment data was not found: {number}",
            )
    limit = size_limit(service.world.guild.premium_tier)
    for upload in uploads:
        if len(upload.data) > limit:
            raise ApiError(413, 40005, "Request entity too large")
        entry = details.get(upload.index, {})
        name = safe_name(entry.get("filename") or upload.filename)
        kind, width, height = sniff(name, upload.data)
        files.append(
            Attachment(
                service.ids.next(),
                name,
                kind,
                upload.data,
                entry.get("description"),
                width,
                height,
                ephemeral=message.seen_by is not None,
            )
        )
    if len(files) > MAX_FILES:
        raise ApiError(400, 30015, f"Maximum number of attachments reached ({MAX_FILES})")
    return files


def remembered(service: "Service", channel: Channel, author_id: int, body: Json) -> Message | None:
    """The message that was already posted with this enforced nonce, if there is one.

    Raises 10008 when that message was deleted meanwhile.
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


def delete(service: "Service", message: Message) -> None:
    """Remove a message for everyone."""
    channel = service.world.channels[message.channel_id]
    del channel.messages[message.id]
    if message.seen_by is None:
        gone = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.in_guild:
            gone["guild_id"] = str(service.world.guild.id)
        service.gateway.dispatch("MESSAGE_DELETE", gone, _intent(channel))
    service.live.tell(
        lambda _: {"kind": "delete", "channel": str(channel.id), "id": str(message.id)}
    )


def pin(service: "Service", message: Message, *, pinned: bool) -> None:
    """Pin or unpin; a fresh pin is told in the channel by a system message."""
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
        update["guild_id"] = str(service.world.guild.id)
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


class EditPace:
    """Counts edits of old messages: beyond three in six seconds per channel, 30046."""

    def __init__(self) -> None:
        self._edits: dict[int, list[float]] = {}

    def count(self, message: Message, now: float) -> None:
        """Count one edit; raises 30046 when it is one too many."""
        if now - message.created < OLD_AGE:
            return
        recent = [t for t in self._edits.get(message.channel_id, []) if now - t < OLD_WINDOW]
        if len(recent) >= OLD_EDITS:
            raise ApiError(
                429,
                30046,
                "Maximum number of edits to messages older than 1 hour reached. Try again later",
                more={"retry_after": round(recent[0] + OLD_WINDOW - now, 3), "global": False},
            )
        self._edits[message.channel_id] = [*recent, now]


def announce(service: "Service", channel: Channel, message: Message, event: str) -> None:
    """Tell the bot, as far as its intents go, and the people who can see the message."""
    whole = as_event(service, channel, message)

    def data(session: Session) -> Json:
        if session.intents & Intent.MESSAGE_CONTENT or _readable(service, channel, message):
            return whole
        return {**whole, "content": "", "embeds": [], "attachments": [], "components": []}

    intent = Intent.DIRECT_MESSAGES if message.seen_by is not None else _intent(channel)

    def dispatch() -> None:
        service.gateway.dispatch(event, data, intent)

    if event == "MESSAGE_CREATE" and service.faults.late_events > 0:
        service.faults.late_events -= 1
        service.later(0.05, dispatch)
    else:
        dispatch()
    service.tell_message(channel, message, created=event == "MESSAGE_CREATE")


def as_event(service: "Service", channel: Channel, message: Message) -> Json:
    """The data of MESSAGE_CREATE and MESSAGE_UPDATE; ephemeral ones have no guild, no member."""
    body = as_answer(service, message)
    world = service.world
    member = world.guild.members.get(message.author_id)
    if channel.in_guild and message.seen_by is None:
        body["guild_id"] = str(world.guild.id)
        if member is not None:
            body["member"] = payloads.member(world, member)
    body["channel_type"] = int(channel.type)
    return body


def as_answer(service: "Service", message: Message) -> Json:
    """The message object in answers to REST calls, with the message it replies to."""
    body = payloads.message(service.world, message, service.file_url)
    if message.reference is not None and message.type in (MessageType.REPLY, 21):
        channel = service.world.channels.get(message.reference[0])
        target = channel.messages.get(message.reference[1]) if channel is not None else None
        body["referenced_message"] = (
            None if target is None else payloads.message(service.world, target, service.file_url)
        )
    return body


def _intent(channel: Channel) -> Intent:
    return Intent.GUILD_MESSAGES if channel.in_guild else Intent.DIRECT_MESSAGES


def _readable(service: "Service", channel: Channel, message: Message) -> bool:
    """Whether the bot reads the content without the privileged intent."""
    bot = service.world.bot.id
    return (
        message.author_id == bot
        or not channel.in_guild
        or message.seen_by is not None
        or bot in message.mentions
    )


def reference_of(service: "Service", channel: Channel, body: Json) -> tuple[int, int] | None:
    """The message that a new one replies to; raises 50035 when it does not exist."""
    reference = body.get("message_reference")
    if not reference:
        return None
    target = int(reference["message_id"])
    known = channel.messages.get(target)
    if known is None or known.seen_by is not None:
        if reference.get("fail_if_not_exists") is False:
            return None
        raise invalid(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    return channel.id, target
