"""REST: the scheduled events of a guild that take place outside of Discord.

Source: Discord's documentation, "Guild Scheduled Event".
"""

from datetime import datetime

from bot.local.rest.calls import Answer, RestCall, Routes
from bot.local.rest.errors import ApiError, FormErrors, Json, missing_permissions, unknown
from bot.local.world import payloads, server_changes
from bot.local.world.clock import iso
from bot.local.world.model import Guild, ScheduledEvent
from bot.local.world.permissions import Permission

routes = Routes()
_add = routes.add
_ALL, _ONE = (
    "/guilds/{guild_id}/scheduled-events",
    "/guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}",
)
MOST = 100
"""The most events of a guild that can be scheduled or active at the same time."""
AHEAD = 5 * 365.25 * 86400
"""How far ahead an event can be, in seconds."""
_EXTERNAL = 3
_SCHEDULED, _ACTIVE, _COMPLETED, _CANCELLED = 1, 2, 3, 4
_NEXT = {_SCHEDULED: (_ACTIVE, _CANCELLED), _ACTIVE: (_COMPLETED,)}
"""The statuses that can follow each status."""


def _guild(call: RestCall) -> Guild:
    guild = call.service.world.guilds.get(call.id("guild_id"))
    if guild is None:
        raise unknown("guild")
    if call.service.world.bot.id not in guild.members:
        raise ApiError(403, 50001, "Missing Access")
    return guild


def _event(call: RestCall, guild: Guild, *, to_change: bool = False) -> ScheduledEvent:
    """Return the event in the path; events that are over no longer exist."""
    event = guild.events.get(call.id("guild_scheduled_event_id"))
    if event is None or event not in _open(call, guild):
        if event is not None and to_change:
            raise ApiError(400, 180000, "Cannot update a finished event")
        raise unknown("guild scheduled event")
    return event


def _open(call: RestCall, guild: Guild) -> list[ScheduledEvent]:
    now = call.service.clock.now()
    return [one for one in guild.events.values() if one.status(now) in (_SCHEDULED, _ACTIVE)]


def _shown(call: RestCall, guild: Guild, event: ScheduledEvent) -> Json:
    return {
        "id": str(event.id),
        "guild_id": str(guild.id),
        "channel_id": None,
        "creator_id": str(event.creator_id),
        "creator": payloads.user(call.service.world.users[event.creator_id]),
        "name": event.name,
        "description": event.description,
        "image": None,
        "scheduled_start_time": iso(event.start),
        "scheduled_end_time": iso(event.end),
        "privacy_level": 2,
        "status": event.status(call.service.clock.now()),
        "entity_type": _EXTERNAL,
        "entity_id": None,
        "entity_metadata": {"location": event.location},
        "user_count": 0,
        "user_rsvp": None,
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
    }


@_add("GET", _ALL, "list_guild_scheduled_events")
def _list(call: RestCall) -> Answer:
    guild = _guild(call)
    return [_shown(call, guild, one) for one in _open(call, guild)]


@_add("POST", _ALL, "create_guild_scheduled_event")
def _create(call: RestCall) -> Answer:
    guild, body, service = _guild(call), call.body, call.service
    if body["entity_type"] != _EXTERNAL or body.get("image") or body.get("recurrence_rule"):
        raise ApiError(501, 0, "This stand-in has events outside of Discord, without pictures")
    if not server_changes.bot_manages(service, guild, Permission.CREATE_EVENTS):
        raise missing_permissions()
    if len(_open(call, guild)) >= MOST:
        raise ApiError(400, 30038, f"Maximum number of guild scheduled events reached ({MOST})")
    event = ScheduledEvent(
        service.ids.next(),
        service.world.bot.id,
        body["name"],
        body.get("description"),
        body["entity_metadata"].get("location") or "",
        _moment(body["scheduled_start_time"]),
        _moment(body["scheduled_end_time"]) if body.get("scheduled_end_time") else 0.0,
    )
    _check(call, event, body)
    guild.events[event.id] = event
    return _shown(call, guild, event)


@_add("GET", _ONE, "get_guild_scheduled_event")
def _get(call: RestCall) -> Answer:
    guild = _guild(call)
    return _shown(call, guild, _event(call, guild))


@_add("PATCH", _ONE, "update_guild_scheduled_event")
def _update(call: RestCall) -> Answer:
    guild, body = _guild(call), call.body
    event = _event(call, guild, to_change=True)
    _require_own(call, guild, event)
    before = event.status(call.service.clock.now())
    wanted = body.get("status")
    if wanted not in (None, before, *_NEXT[before]):
        errors = FormErrors()
        errors.add(("status",), "BASE_TYPE_CHOICES", "The status cannot be set to that.")
        errors.raise_if_any()
    changed = ScheduledEvent(
        event.id,
        event.creator_id,
        body.get("name") or event.name,
        body.get("description", event.description),
        (body.get("entity_metadata") or {}).get("location", event.location),
        _moment(body["scheduled_start_time"]) if body.get("scheduled_start_time") else event.start,
        _moment(body["scheduled_end_time"]) if body.get("scheduled_end_time") else event.end,
        wanted if wanted is not None and wanted != before else event.set_to,
    )
    _check(call, changed, body, before)
    guild.events[event.id] = changed
    return _shown(call, guild, changed)


@_add("DELETE", _ONE, "delete_guild_scheduled_event")
def _delete(call: RestCall) -> Answer:
    guild = _guild(call)
    event = _event(call, guild)
    _require_own(call, guild, event)
    del guild.events[event.id]
    return None


def _require_own(call: RestCall, guild: Guild, event: ScheduledEvent) -> None:
    service = call.service
    wanted = Permission.MANAGE_EVENTS
    if event.creator_id == service.world.bot.id:
        wanted |= Permission.CREATE_EVENTS
    if not server_changes.bot_manages(service, guild, wanted):
        raise missing_permissions()


def _moment(text: str) -> float:
    return datetime.fromisoformat(text).timestamp()


def _check(call: RestCall, event: ScheduledEvent, body: Json, before: int | None = None) -> None:
    """Refuse what the OpenAPI description allows but Discord does not."""
    errors, now = FormErrors(), call.service.clock.now()
    if not event.name.strip():
        errors.required(("name",))
    if not event.end:
        errors.required(("scheduled_end_time",))
    if not 1 <= len(event.location) <= 100:
        where = ("entity_metadata", "location")
        errors.add(where, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    if body.get("channel_id") is not None:
        errors.add(("channel_id",), "BASE_TYPE_CHOICES", "Must be null for this type of event.")
    if not event.location.strip():
        errors.required(("entity_metadata", "location"))
    if before == _ACTIVE and body.get("scheduled_start_time"):
        errors.add(
            ("scheduled_start_time",),
            "GUILD_SCHEDULED_EVENT_SCHEDULE_INVALID_START_BY_STATUS",
            "Cannot update start time of an active event.",
        )
    for field, moment in (("scheduled_start_time", event.start), ("scheduled_end_time", event.end)):
        if moment > now + AHEAD:
            errors.add(
                (field,),
                "GUILD_SCHEDULED_EVENT_SCHEDULE_TOO_FAR",
                "Cannot schedule event more than 5 years in the future.",
            )
    if body.get("scheduled_start_time") and event.start <= now:
        errors.add(
            ("scheduled_start_time",),
            "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST",
            "Cannot schedule event in the past.",
        )
    if event.end and event.end <= event.start:
        errors.add(
            ("scheduled_end_time",),
            "GUILD_SCHEDULED_EVENT_END_BEFORE_START",
            "Cannot schedule event to end before it starts.",
        )
    errors.raise_if_any()
