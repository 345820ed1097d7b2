"""The JSON in which messages are told to a bot."""

from bot.local.clock import iso
from bot.local.core import Core
from bot.local.errors import Json
from bot.local.model import Attachment, Message, MessageFlag, MessageType, Origin, World
from bot.local.payloads import channel, user


def attachment(of: Attachment, url: str) -> Json:
    """An attachment that can be fetched at `url`."""
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
    """A message as the REST API answers it, with the message that it replies to."""
    body = message(core, of)
    if of.reference is not None and of.type in (MessageType.REPLY, MessageType.THREAD_STARTER):
        source = core.world.channels.get(of.reference[0])
        target = source.messages.get(of.reference[1]) if source is not None else None
        body["referenced_message"] = None if target is None else message(core, target)
    return body


def message(core: Core, of: Message) -> Json:
    """A message by itself, without guild and member."""
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
