"""A bot's answers to an interaction: the first callback, follow-ups, and later edits.

Source: Discord's documentation, "Receiving and Responding to Interactions".
"""

from collections.abc import Sequence
from enum import IntEnum

from bot.local.interactions import components
from bot.local.interactions.interactions import Interaction, InteractionType, Modal
from bot.local.rest import messages
from bot.local.rest.errors import ApiError, FormErrors, Json, invalid, unknown
from bot.local.rest.messages import ReplyContext
from bot.local.service import Service
from bot.local.world.files import Upload
from bot.local.world.model import Message, MessageFlag, MessageType
from bot.local.world.permissions import Permission

from ..world.payloads import as_answer


class Callback(IntEnum):
    """The kinds of first answer."""

    MESSAGE = 4
    DEFERRED = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


MAX_CHOICES = 25
MAX_CHOICE = 100
MAX_PERSONAL_FOLLOW_UPS = 5
"""The most follow-ups when the application is installed only for the user who uses it."""


def _allowed(interaction: Interaction) -> set[Callback]:
    match interaction.type:
        case InteractionType.AUTOCOMPLETE:
            return {Callback.CHOICES}
        case InteractionType.COMMAND:
            return {Callback.MESSAGE, Callback.DEFERRED, Callback.MODAL}
        case InteractionType.COMPONENT:
            return set(Callback) - {Callback.CHOICES}
        case InteractionType.MODAL:
            updates = {Callback.DEFERRED_UPDATE, Callback.UPDATE}
            own = {Callback.MESSAGE, Callback.DEFERRED}
            return own | updates if interaction.message is not None else own


def respond(
    service: Service, interaction: Interaction, body: Json, uploads: Sequence[Upload]
) -> Json:
    """Carry out the first answer; return the document that a bot gets if it asks for one."""
    allowed = _allowed(interaction)
    kinds = {int(kind) for kind in allowed}
    if body["type"] not in kinds:
        options = ", ".join(str(kind) for kind in sorted(kinds))
        raise invalid(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({options}).")
    kind = Callback(body["type"])
    data: Json = body.get("data") or {}
    about: Json = {"id": str(interaction.id), "type": int(interaction.type)}
    resource: Json | None = None
    match kind:
        case Callback.CHOICES:
            outcome = _choices(data)
        case Callback.MODAL:
            outcome = _modal(service, interaction, data)
        case Callback.DEFERRED_UPDATE:
            outcome = {"kind": "acknowledged"}
            _stays_on_message(interaction)
        case Callback.UPDATE:
            _stays_on_message(interaction)
            target = _clicked(service, interaction)
            messages.edit(service, target, data, uploads, ("data",))
            outcome = {"kind": "updated", "message": str(target.id)}
            resource = {"type": int(kind), "message": as_answer(service, target)}
        case _:
            message = _first_message(service, interaction, kind, data, uploads)
            outcome = {
                "kind": "message" if kind is Callback.MESSAGE else "deferred",
                "message": str(message.id),
            }
            if kind is Callback.MESSAGE:
                resource = {"type": int(kind), "message": as_answer(service, message)}
            about |= {
                "response_message_loading": kind is Callback.DEFERRED,
                "response_message_ephemeral": interaction.ephemeral,
            }
    interaction.answer = int(kind)
    if interaction.original_id is not None:
        about["response_message_id"] = str(interaction.original_id)
    service.interactions.settle(interaction, outcome)
    return (
        {"interaction": about}
        if resource is None
        else {
            "interaction": about,
            "resource": resource,
        }
    )


def _choices(data: Json) -> Json:
    choices = data.get("choices") or []
    if len(choices) > MAX_CHOICES:
        raise invalid(
            ("data", "choices"),
            "BASE_TYPE_MAX_LENGTH",
            f"Must be {MAX_CHOICES} or fewer in length.",
        )
    errors = FormErrors()
    for index, choice in enumerate(choices):
        if not str(choice["name"]).strip():
            errors.required(("data", "choices", index, "name"))
        if isinstance(choice["value"], str) and len(choice["value"]) > MAX_CHOICE:
            errors.too_long(("data", "choices", index, "value"), MAX_CHOICE)
    errors.raise_if_any()
    return {"kind": "choices", "choices": choices}


def _modal(service: Service, interaction: Interaction, data: Json) -> Json:
    errors = FormErrors()
    for field in ("title", "custom_id"):
        if not str(data.get(field) or "").strip():
            errors.required(("data", field))
    components.check_modal(data["components"], errors, ("data",))
    errors.raise_if_any()
    form = {
        **data,
        "components": components.normalise(data["components"], (), lambda _: {}, errors, ("data",)),
    }
    number = service.ids.next()
    service.interactions.modals[number] = Modal(
        number, interaction.user_id, interaction.channel_id, form, interaction
    )
    return {"kind": "modal", "modal": str(number), "form": form}


def _stays_on_message(interaction: Interaction) -> None:
    """Let ``@original`` mean the message that was clicked on, as it does after types 6 and 7."""
    if interaction.message is not None:
        interaction.original_id = interaction.message.id
        interaction.reachable.add(interaction.message.id)


def _clicked(service: Service, interaction: Interaction) -> Message:
    if interaction.message is None:
        raise unknown("message")
    return _message(service, interaction, interaction.message.id)


def _first_message(
    service: Service,
    interaction: Interaction,
    kind: Callback,
    data: Json,
    uploads: Sequence[Upload],
) -> Message:
    flags = data.get("flags") or 0
    if kind is Callback.DEFERRED:
        data = {"flags": flags & MessageFlag.EPHEMERAL, "loading": True}
    message = _post(service, interaction, data, uploads, ("data",))
    interaction.ephemeral = message.seen_by is not None
    interaction.deferred = kind is Callback.DEFERRED
    interaction.original_id = message.id
    return message


def _post(
    service: Service,
    interaction: Interaction,
    body: Json,
    uploads: Sequence[Upload],
    path: tuple[str, ...],
) -> Message:
    channel = service.world.channels.get(interaction.channel_id)
    if channel is None:
        raise unknown("channel")
    ephemeral = bool((body.get("flags") or 0) & MessageFlag.EPHEMERAL)
    # Only the user sees the answer of an application that they may use but may not show to others.
    if interaction.is_personal and not service.may(
        channel, interaction.user_id, Permission.USE_EXTERNAL_APPS
    ):
        ephemeral = True
    kind, reference = MessageType.DEFAULT, None
    if interaction.type is InteractionType.COMMAND and interaction.original_id is None:
        kind = MessageType.COMMAND
    elif interaction.original_id is not None:
        kind, reference = MessageType.REPLY, (channel.id, interaction.original_id)
    elif interaction.message is not None:
        kind, reference = MessageType.REPLY, (channel.id, interaction.message.id)
    context = ReplyContext(
        kind,
        interaction.origin,
        interaction.user_id if ephemeral else None,
        reference,
        interaction.original_id,
    )
    message = messages.create(
        service, channel, service.world.bot.id, body, uploads, context=context, path=path
    )
    interaction.reachable.add(message.id)
    return message


def follow_up(
    service: Service, interaction: Interaction, body: Json, uploads: Sequence[Upload]
) -> Message:
    """Post another message; right after "thinking" it replaces that message instead."""
    if interaction.deferred:
        return edit(service, interaction, original(service, interaction), body, uploads)
    if interaction.is_personal and interaction.follow_ups >= MAX_PERSONAL_FOLLOW_UPS:
        raise ApiError(400, 40094, "Maximum number of follow-up messages reached")
    interaction.follow_ups += 1
    return _post(service, interaction, body, uploads, ())


def edit(
    service: Service,
    interaction: Interaction,
    message: Message,
    body: Json,
    uploads: Sequence[Upload],
) -> Message:
    """Edit a message through the interaction's token."""
    messages.edit(service, message, body, uploads)
    if message.id == interaction.original_id:
        interaction.deferred = False
    return message


def original(service: Service, interaction: Interaction) -> Message:
    """Return the message that ``@original`` means; raises 10008 when there is none."""
    if interaction.original_id is None:
        raise unknown("message")
    return _message(service, interaction, interaction.original_id)


def reachable(service: Service, interaction: Interaction, message_id: int) -> Message:
    """Return a message that this token may touch; raises 10008 for all others."""
    if message_id not in interaction.reachable:
        raise unknown("message")
    return _message(service, interaction, message_id)


def _message(service: Service, interaction: Interaction, message_id: int) -> Message:
    channel = service.world.channels.get(interaction.channel_id)
    if channel is None or message_id not in channel.messages:
        raise unknown("message")
    return channel.messages[message_id]
