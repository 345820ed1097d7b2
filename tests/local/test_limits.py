"""The limits of messages, forms and commands: refused just beyond, accepted just within."""

from typing import Any

import pytest

from bot.local import Standin
from tests.local.api import Api, begin, callback
from tests.local.shapes import PLAY, V2, button, command, option, row, select, text

LIMITS: list[tuple[dict[str, Any], str]] = [
    ({"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH"),
    ({"content": "x", "components": [row(button(label="x" * 81))]}, "BASE_TYPE_MAX_LENGTH"),
    ({"content": "x", "components": [row(button("x" * 101))]}, "BASE_TYPE_BAD_LENGTH"),
    (
        {"content": "x", "components": [row(button("a"), button("a"))]},
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    ({"content": "x", "components": [row(button(None))]}, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"),
    ({"content": "x", "components": [row(button(None, style=5))]}, "BUTTON_COMPONENT_URL_REQUIRED"),
    ({"content": "x", "components": [row(button(label=None))]}, "BUTTON_COMPONENT_LABEL_REQUIRED"),
    (
        {"content": "x", "components": [row(*(button(str(i)) for i in range(6)))]},
        "BASE_TYPE_BAD_LENGTH",
    ),
    ({"content": "x", "components": [row(button(), select(2))]}, "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    (
        {"content": "x", "components": [row(button(str(i))) for i in range(6)]},
        "BASE_TYPE_MAX_LENGTH",
    ),
    ({"content": "x", "components": [row(select(26))]}, "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row(select(2, max_values=3))]}, "BASE_TYPE_BAD_LENGTH"),
    (
        {"content": "x", "components": [row(select(2, placeholder="x" * 151))]},
        "BASE_TYPE_MAX_LENGTH",
    ),
    ({"content": "x", "components": [text("no flag")]}, "UNION_TYPE_CHOICES"),
    (
        {"content": "x", "components": [text("x")], "flags": V2},
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        {"components": [text("x" * 2001), text("x" * 2000)], "flags": V2},
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    (
        {
            "components": [row(*(button(f"{i}-{j}") for j in range(5))) for i in range(7)],
            "flags": V2,
        },
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        {
            "components": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}],
            "flags": V2,
        },
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        {
            "components": [{"type": 17, "components": [{"type": 17, "components": [text("x")]}]}],
            "flags": V2,
        },
        "BASE_TYPE_CHOICES",
    ),
    ({"content": "x", "nonce": "x" * 26}, "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "MAX_EMBED_SIZE_EXCEEDED"),
    ({"content": 7}, "STRING_TYPE_CONVERT"),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    ({"content": "x", "message_reference": {"message_id": "5"}}, "REPLIES_UNKNOWN_MESSAGE"),
]


@pytest.mark.parametrize(("body", "code"), LIMITS, ids=[code for _, code in LIMITS])
async def test_limits(api: Api, body: dict[str, Any], code: str) -> None:
    """Each limit of a message is refused with 50035, and nothing is posted."""
    answer = await api.post("general", body)
    assert (answer.status, answer.code) == (400, 50035)
    assert code in answer.codes()
    assert api.standin.channel("general").messages == {}


async def test_error_tree_points_at_the_field(api: Api) -> None:
    """The tree has the body's keys, with list indexes as strings."""
    body = {"content": "x", "components": [row(button("a"), button(label="x" * 81))]}
    answer = await api.post("general", body)
    wrong = answer.body["errors"]["components"]["0"]["components"]["1"]["label"]["_errors"]
    assert wrong[0]["message"] == "Must be 80 or fewer in length."


async def test_at_the_limits(api: Api) -> None:
    """What is just within the limits is accepted."""
    exactly = [
        {"content": "x" * 2000, "components": [row(button("x" * 100, label="x" * 80))]},
        {"content": "x", "components": [row(select(25, max_values=25))]},
        {"components": [text("x" * 4000)], "flags": V2},
        {"components": [row(select(1, custom_id=str(i))) for i in range(20)], "flags": V2},
    ]
    for body in exactly:
        assert (await api.post("general", body)).status == 200, body


async def test_components_are_numbered(api: Api) -> None:
    """Missing ids are filled in document order, passing over those that are taken."""
    body = {"components": [row(button("a", id=2), button("b")), text("x")], "flags": V2}
    sent = (await api.post("general", body)).body["components"]
    assert sent[0]["id"] == 1
    assert [part["id"] for part in sent[0]["components"]] == [2, 3]
    assert sent[1]["id"] == 4


LONG = [option(f"p{m}", description="x" * 100) for m in range(5)]

COMMANDS: list[tuple[list[dict[str, Any]], str]] = [
    ([command(name="Play")], "APPLICATION_COMMAND_INVALID_NAME"),
    ([command(name="two words")], "APPLICATION_COMMAND_INVALID_NAME"),
    ([command(), command()], "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    ([command(description="x" * 101)], "BASE_TYPE_MAX_LENGTH"),
    ([command(options=[option("a"), option("a")])], "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"),
    (
        [command(options=[option("a"), option("b", required=True)])],
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    ([command(options=[option("a", 1), option("b")])], "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    ([command(name_localizations={"fa": "bazi"})], "BASE_TYPE_CHOICES"),
    (
        [command(options=[option(f"o{n}", 1, options=LONG) for n in range(16)])],
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(("commands", "code"), COMMANDS, ids=[code for _, code in COMMANDS])
async def test_commands_are_checked(api: Api, commands: list[Any], code: str) -> None:
    """What may not be registered is refused, and the old list stays."""
    await api.sync(command(name="old"))
    answer = await api.sync(*commands)
    assert code in answer.codes(), answer.body
    assert [c["name"] for c in await api.standin.user("Ada").commands()] == ["old"]


async def test_known_commands_keep_their_ids(api: Api) -> None:
    """Syncing again replaces the list; a name that was there keeps its id."""
    first = (await api.sync(command(), command(name="gone"))).body
    second = (await api.sync(command(description="New"))).body
    assert second[0]["id"] == first[0]["id"]
    assert second[0]["version"] != first[0]["version"]
    assert len(second) == 1


async def test_modal_limits(standin: Standin, api: Api) -> None:
    """A form has at most five parts, none of them disabled, and no title over 45."""
    await api.sync(PLAY)
    interaction, deed = await begin(standin, standin.user("Ada"))

    def label(n: int, **more: Any) -> dict[str, Any]:
        component = {"type": 4, "style": 1, "custom_id": str(n), **more}
        return {"type": 18, "label": "x", "component": component}

    def form(*parts: dict[str, Any], title: str = "t") -> dict[str, Any]:
        return {"type": 9, "data": {"custom_id": "f", "title": title, "components": list(parts)}}

    menu = select(2, disabled=True)
    dead = {"type": 18, "label": "x", "component": menu}
    optional = {"type": 18, "label": "x", "component": select(2, required=True, min_values=0)}
    wrong: list[tuple[dict[str, Any], str]] = [
        (form(*(label(n) for n in range(6))), "BASE_TYPE_BAD_LENGTH"),
        (form(label(0), title="x" * 46), "BASE_TYPE_BAD_LENGTH"),
        (form(dead), "COMPONENT_DISABLED"),
        (form(optional), "COMPONENT_REQUIRED_MIN_VALUES"),
        (form(label(0), label(0)), "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ]
    for body, code in wrong:
        assert code in (await callback(api, interaction, body)).codes()
    assert (await callback(api, interaction, form(label(0)))).status == 204
    assert (await deed).kind == "modal"
