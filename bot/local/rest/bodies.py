"""The parts of a message: content, embeds, components and files, taken from a checked body.

Source: Discord's documentation, "Message" and "Uploading Files".
"""

import re
from collections.abc import Iterable, Sequence

from bot.local.interactions import components
from bot.local.interactions.components import walk
from bot.local.rest.errors import ApiError, FormErrors, Json, Path
from bot.local.service import Service
from bot.local.world.files import MAX_FILES, Upload, safe_name, size_limit, sniff
from bot.local.world.model import Attachment, Channel, Message, World
from bot.local.world.permissions import Permission

MAX_CONTENT = 2000
MAX_EMBED_TEXT = 6000
_LEGACY = ("content", "embeds", "poll", "sticker_ids")


def fill(
    service: Service,
    channel: Channel,
    message: Message,
    body: Json,
    *,
    errors: FormErrors,
    path: Path,
) -> None:
    """Take content, embeds and components from a body that fits the OpenAPI description."""
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
    check_allowed(body.get("allowed_mentions"), errors, path)
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
    found = find(
        service.world,
        content,
        message.components,
        body.get("allowed_mentions"),
        may_mention_everyone=service.may(channel, message.author_id, Permission.MENTION_EVERYONE),
    )
    message.mentions, message.mention_roles, message.mention_everyone = found


def moderate(service: Service, channel: Channel, *texts: str, title: bool = False) -> None:
    """Raise what automatic moderation says to a word that a server blocks: 200000, or 200001 for a
    title.
    """
    said = "\n".join(texts).lower()
    if channel.in_guild and any(word.lower() in said for word in service.settings.blocked_words):
        what, code = ("Title", 200001) if title else ("Message", 200000)
        raise ApiError(400, code, f"{what} was blocked by automatic moderation")


def refuse_empty(message: Message) -> None:
    """Raise 50006 if there is nothing to see in a message."""
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
    for index, embed in enumerate(embeds):
        texts = [embed.get("title"), embed.get("description")]
        texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
        for number, field in enumerate(embed.get("fields") or ()):
            texts += [field.get("name"), field.get("value")]
            for part in ("name", "value"):
                if not str(field.get(part) or "").strip():
                    errors.required((*path, "embeds", index, "fields", number, part))
        total += sum(len(text) for text in texts if text)
    if total > MAX_EMBED_TEXT:
        errors.add(
            (*path, "embeds"),
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {MAX_EMBED_TEXT}",
        )


def _stored_embeds(service: Service, message: Message, embeds: list[Json]) -> list[Json]:
    """Return embeds with their type, and with links to attached pictures."""
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


def attach(
    service: Service,
    message: Message,
    body: Json,
    uploads: Sequence[Upload],
    *,
    errors: FormErrors,
    path: Path,
) -> list[Attachment]:
    """Return the files that the message has afterwards: those kept, then the new ones."""
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
    limit = size_limit(_tier(service, message))
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


def _tier(service: Service, message: Message) -> int:
    """Return the boost tier of a message's guild; a DM has tier 0."""
    guild = service.world.guilds.get(service.world.channels[message.channel_id].guild_id)
    return 0 if guild is None else guild.premium_tier


_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


def check_allowed(allowed: Json | None, errors: FormErrors, path: Path) -> None:
    """Refuse a body that allows a kind of mention both in general and by a list of ids."""
    if not allowed:
        return
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or ()) and allowed.get(kind):
            errors.add(
                (*path, "allowed_mentions"),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def find(
    world: World,
    content: str,
    components: Iterable[Json],
    allowed: Json | None,
    *,
    may_mention_everyone: bool,
) -> tuple[list[int], list[int], bool]:
    """Return the mentioned users, the mentioned roles, and whether everyone is mentioned."""
    text = "\n".join([content, *(c["content"] for _, c in walk(components) if c["type"] == 10)])
    users = [int(found) for found in _USER.findall(text)]
    roles = [int(found) for found in _ROLE.findall(text)]
    everyone = bool(_EVERYONE.search(text)) and may_mention_everyone
    if allowed is not None:
        parse = allowed.get("parse") or ()
        if "users" not in parse:
            named = {int(one) for one in allowed.get("users") or ()}
            users = [one for one in users if one in named]
        if "roles" not in parse:
            named = {int(one) for one in allowed.get("roles") or ()}
            roles = [one for one in roles if one in named]
        everyone = everyone and "everyone" in parse
    known_users = dict.fromkeys(one for one in users if one in world.users)
    known_roles = dict.fromkeys(one for one in roles if one in world.roles())
    return list(known_users), list(known_roles), everyone
