"""Every request is held against Discord's description, and against the limits that it lacks."""

from pathlib import Path
from typing import Any

import pytest

from bot.local import Settings, Standin
from tests.wire.at_table import CHANNEL, serving
from tests.wire.captured import Captured, faults, limits_broken, strays
from tests.wire.watching import captured

V2 = 1 << 15


def text(words: str) -> dict[str, Any]:
    return {"type": 10, "content": words}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def button(custom_id: str, label: str = "Go") -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id}


def select(options: int) -> dict[str, Any]:
    offered = [{"label": str(n), "value": str(n)} for n in range(options)]
    return {"type": 3, "custom_id": "menu", "options": offered}


def gallery(alt: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": alt}]}


@pytest.mark.parametrize(
    ("body", "fits"),
    [
        ({"components": [text("x")] * 40}, True),
        ({"components": [text("x")] * 41}, False),
        ({"components": [text("x" * 2000), text("x" * 2000)]}, True),
        ({"components": [text("x" * 2000), text("x" * 2001)]}, False),
        ({"components": [row(select(25))]}, True),
        ({"components": [row(select(26))]}, False),
        ({"components": [row(button("x" * 100))]}, True),
        ({"components": [row(button("x" * 101))]}, False),
        ({"components": [row(button("x", "l" * 81))]}, False),
        ({"components": [row(button("x"), button("x"))]}, False),
        ({"components": [gallery("x" * 1024)]}, True),
        ({"components": [gallery("x" * 1025)]}, False),
        ({"attachments": [{"id": 0, "description": "x" * 1025}]}, False),
        ({"nonce": "x" * 25}, True),
        ({"nonce": "x" * 26}, False),
        ({"content": "x" * 2001}, False),
    ],
)
def test_what_the_description_does_not_tell(body: dict[str, Any], fits: bool) -> None:
    """40 components, 4000 characters, 25 options, custom_ids, alt texts, nonces, wherever."""
    if "components" in body:
        body = {**body, "flags": V2}
    for one in (
        Captured.of("create_message", body),
        Captured.of("update_original_webhook_message", body),
        Captured.of("create_interaction_response", {"type": 4, "data": body}),
    ):
        assert (limits_broken(one) == []) is fits, one


def test_suggestions_and_forms() -> None:
    """25 suggestions of 100 characters; titles of 45."""
    choices = [{"name": "x" * 100, "value": str(n)} for n in range(25)]
    for offered, fits in ((choices, True), ([*choices, choices[0]], False)):
        body = {"type": 8, "data": {"choices": offered}}
        assert (limits_broken(Captured.of("create_interaction_response", body)) == []) is fits
    field = {"type": 18, "label": "x" * 45, "component": {"type": 4, "custom_id": "a", "style": 1}}
    for title, fits in (("x" * 45, True), ("x" * 46, False)):
        form = {"custom_id": "f", "title": title, "components": [field]}
        body = {"type": 9, "data": form}
        assert (limits_broken(Captured.of("create_interaction_response", body)) == []) is fits


def test_what_the_description_tells() -> None:
    """Unknown types and values of the wrong kind are found; what is null counts as absent."""
    assert strays(Captured.of("create_message", {"content": "x", "embeds": None})) == []
    assert strays(Captured.of("create_message", {"content": ["x"]})) != []
    assert strays(Captured.of("create_nothing", {"x": 1})) != []


async def test_a_game_asks_nothing_that_discord_would_refuse(tmp_path: Path) -> None:
    """All kinds of calls were looked at: commands, cards, replies, edits, pins, direct messages."""
    async with (
        Standin(Settings(users=3)) as standin,
        serving(standin, tmp_path / "games.sqlite3", first_start=True) as bot,
    ):
        ada, ben = standin.user("Ada"), standin.user("Ben")
        await ada.slash("game new", CHANNEL)
        await ben.slash("game join", CHANNEL)
        for command in ("join", "stewards", "start"):
            await ada.slash(f"game {command}", CHANNEL)
        await bot.settled()
        await ada.slash("map", CHANNEL)
        await ada.slash("talk", CHANNEL, seat=(await bot.services.play.info(1)).seats[0])
        await ada.autocomplete("look", "name", "", CHANNEL)
        await bot.settled()
    asked = captured()
    kinds = {one.operation for one in asked}
    assert kinds >= {
        "bulk_set_application_commands",
        "create_interaction_response",
        "create_message",
        "update_message",
        "create_dm",
    }, kinds
    assert faults(asked) == []
    twice = {"flags": V2, "components": [row(button("x"), button("x"))]}
    spoilt = [*asked, Captured.of("create_message", twice)]
    assert faults(spoilt) == ["create_message: a custom_id that comes twice"]
