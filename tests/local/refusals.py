"""What Discord refuses, mostly although its OpenAPI description allows it: one row each.

A row has what is refused, the numeric code, and the code of the form error, where Discord's
documentation or a public report names one (``discord/discord-api-docs`` #3629, #5836, #8574 and
others); where none is known, it is empty and only the numeric code is held.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]

INVALID = 50035
REQUIRED = "BASE_TYPE_REQUIRED"
V2 = 1 << 15


@dataclass(frozen=True)
class Refused:
    """Something that is refused."""

    what: str
    how: str
    """Which call: ``commands``, ``message``, ``modal``, ``choices``, ``event``, ``thread``, or
    another that the test knows."""
    body: Any
    code: int = INVALID
    form: str = ""


def option(**fields: Any) -> list[Json]:
    """Return a command with one option."""
    text = {"name": "what", "description": "What", "type": 3, **fields}
    return [{"name": "do", "description": "Do", "options": [text]}]


def shown(*components: Json) -> Json:
    """Return a message of components."""
    return {"flags": V2, "components": list(components)}


def row(*components: Json) -> Json:
    """Return a message with a row of them."""
    return shown({"type": 1, "components": list(components)})


def field(**fields: Any) -> list[Json]:
    """Return a form with one field for text."""
    text = {"type": 4, "custom_id": "t", "style": 1, **fields}
    return [{"type": 18, "label": "Text", "component": text}]


def menu(**fields: Any) -> Json:
    """Return a menu with one option."""
    return {"type": 3, "custom_id": "m", "options": [{"label": "A", "value": "a"}], **fields}


GROUP = {"name": "g", "description": "G", "type": 2}
SUB = {"name": "s", "description": "S", "type": 1}
MENU_DESCRIPTION = "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID"
MENU_OPTIONS = "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID"
OPTION_REQUIRED = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
ONE = {"name": "A", "value": "a"}

REFUSED = (
    # Commands.
    Refused("a description of spaces alone", "commands", option(description="  "), form=REQUIRED),
    Refused("the least value of a text", "commands", option(min_value=1)),
    Refused("the greatest value of a text", "commands", option(max_value=9)),
    Refused("the least length of a number", "commands", option(type=4, min_length=1)),
    Refused("the greatest length of a user", "commands", option(type=6, max_length=5)),
    Refused(
        "a least value above the greatest", "commands", option(type=4, min_value=5, max_value=2)
    ),
    Refused("a least length above the greatest", "commands", option(min_length=5, max_length=2)),
    Refused("a fraction as the least whole number", "commands", option(type=4, min_value=0.5)),
    Refused("choices of users", "commands", option(type=6, choices=[ONE])),
    Refused("a choice of another type", "commands", option(type=4, choices=[ONE])),
    Refused(
        "a choice with a blank name", "commands", option(choices=[{"name": " ", "value": "a"}])
    ),
    Refused(
        "a choice beyond 2^53", "commands", option(type=4, choices=[{"name": "A", "value": 2**60}])
    ),
    Refused("suggestions for a truth value", "commands", option(type=5, autocomplete=True)),
    Refused("types of channels for a text", "commands", option(channel_types=[0])),
    Refused(
        "a sub-command that is required",
        "commands",
        [{"name": "do", "description": "Do", "options": [{**SUB, "required": True}]}],
        form=OPTION_REQUIRED,
    ),
    Refused(
        "a text in a group",
        "commands",
        [
            {
                "name": "do",
                "description": "Do",
                "options": [{**GROUP, "options": [{"name": "t", "description": "T", "type": 3}]}],
            }
        ],
        form="BASE_TYPE_CHOICES",
    ),
    Refused(
        "a sub-command in a sub-command",
        "commands",
        [{"name": "do", "description": "Do", "options": [{**SUB, "options": [SUB]}]}],
        form="BASE_TYPE_CHOICES",
    ),
    Refused(
        "a description in a context menu",
        "commands",
        [{"name": "Look", "type": 2, "description": "Look"}],
        form=MENU_DESCRIPTION,
    ),
    Refused(
        "options in a context menu",
        "commands",
        [{"name": "Look", "type": 3, "options": option()[0]["options"]}],
        form=MENU_OPTIONS,
    ),
    Refused(
        "options of an entry point",
        "commands",
        [{"name": "Open", "type": 4, "handler": 2, "options": option()[0]["options"]}],
        form=MENU_OPTIONS,
    ),
    Refused(
        "a blank name in a context menu", "commands", [{"name": " ", "type": 2}], form=REQUIRED
    ),
    Refused(
        "two entry points", "commands", [{"name": n, "type": 4, "handler": 2} for n in "ab"], 30032
    ),
    # Messages.
    Refused(
        "a text of spaces alone", "message", shown({"type": 10, "content": " \n "}), form=REQUIRED
    ),
    Refused("a content of spaces alone", "message", {"content": " \n "}, 50006),
    Refused(
        "a label of spaces alone",
        "message",
        row({"type": 2, "style": 1, "custom_id": "a", "label": " "}),
        form=REQUIRED,
    ),
    Refused(
        "an option whose label is blank",
        "message",
        row(menu(options=[{"label": " ", "value": "a"}])),
        form=REQUIRED,
    ),
    Refused(
        "a file that was not uploaded",
        "message",
        shown({"type": 13, "file": {"url": "https://example.org/a.txt"}}),
    ),
    Refused(
        "a premium button with a label",
        "message",
        row({"type": 2, "style": 6, "sku_id": "1", "label": "Buy"}),
    ),
    Refused(
        "more chosen at first than may be",
        "message",
        row(
            {
                "type": 5,
                "custom_id": "u",
                "default_values": [{"id": "1", "type": "user"}, {"id": "2", "type": "user"}],
            }
        ),
        form="BASE_TYPE_BAD_LENGTH",
    ),
    Refused(
        "a role chosen among users",
        "message",
        row({"type": 5, "custom_id": "u", "default_values": [{"id": "1", "type": "role"}]}),
    ),
    Refused(
        "a field of an embed without words",
        "message",
        {"embeds": [{"fields": [{"name": " ", "value": "v"}]}]},
        form=REQUIRED,
    ),
    Refused(
        "a reply to a message of the system",
        "reply to system",
        {"content": "Yes."},
        form="REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE",
    ),
    Refused("a blocked word", "message", {"content": "Such BADWORD here"}, 200000),
    Refused(
        "a blocked word in a component",
        "message",
        shown({"type": 10, "content": "badword"}),
        200000,
    ),
    Refused("a pin of a message of the system", "pin of system", None, 50021),
    # Forms and suggestions.
    Refused(
        "a form without a title",
        "modal",
        {"title": " ", "custom_id": "f", "components": field()},
        form=REQUIRED,
    ),
    Refused(
        "a field whose text is too long",
        "modal",
        {"title": "T", "custom_id": "f", "components": field(max_length=2, value="abc")},
        form="BASE_TYPE_MAX_LENGTH",
    ),
    Refused(
        "a field that must be longer than it may",
        "modal",
        {"title": "T", "custom_id": "f", "components": field(min_length=5, max_length=2)},
    ),
    Refused(
        "a suggestion with a blank name",
        "choices",
        {"choices": [{"name": " ", "value": "a"}]},
        form=REQUIRED,
    ),
    Refused(
        "a suggestion whose value is too long",
        "choices",
        {"choices": [{"name": "A", "value": "v" * 101}]},
        form="BASE_TYPE_MAX_LENGTH",
    ),
    # Threads, channels and people.
    Refused("a thread without a name", "thread", {"name": "  ", "type": 11}, form=REQUIRED),
    Refused("a thread with a blocked name", "thread", {"name": "badword", "type": 11}, 200001),
    Refused(
        "a slow mode of a day", "thread", {"name": "T", "type": 11, "rate_limit_per_user": 86400}
    ),
    Refused("a thread of a message of the system", "thread of system", {"name": "T"}, 50068),
    Refused("a thread that gets a blank name", "renamed thread", {"name": " "}, form=REQUIRED),
    Refused(
        "a tag that a forum does not have",
        "post",
        {"name": "T", "applied_tags": ["1"], "message": {"content": "x"}},
    ),
    Refused(
        "a permission that the bot does not have",
        "overwrite",
        {"type": 1, "allow": 1 << 3},
        50013,
    ),
    # Events.
    Refused("an event in six years", "event", {"years": 6}),
    Refused(
        "an event at a blank place", "event", {"entity_metadata": {"location": "  "}}, form=REQUIRED
    ),
    Refused(
        "another start of an event that has begun",
        "begun event",
        {},
        form="GUILD_SCHEDULED_EVENT_SCHEDULE_INVALID_START_BY_STATUS",
    ),
    # Emojis.
    Refused("an emoji of more than 256 KiB", "emoji", {"name": "big", "bytes": 256 * 1024 + 1}),
    Refused("an emoji with a strange name", "emoji", {"name": "big-one", "bytes": 10}),
    Refused(
        "one emoji more than 2000", "emoji", {"name": "one", "bytes": 10, "known": 2000}, 30008
    ),
)
