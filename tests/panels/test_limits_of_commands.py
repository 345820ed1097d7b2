"""Discord takes all commands at once or none: none of them may break a limit."""

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from tests.wire.palette import registered

COMMANDS, OPTIONS, CHOICES = 100, 25, 25
NAME = re.compile(r"[-_a-z0-9]{1,32}")
TEXT = 100
"""Characters of a description and of a choice."""
WHOLE = 8000
"""Characters of a command's names, descriptions and choices together, options included."""
SUB = (1, 2)
"""Types of options that are commands of their own."""


@pytest.fixture
def commands() -> list[dict[str, Any]]:
    """All commands as Discord is told of them."""
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(
        discord.Client(intents=discord.Intents.none())
    )
    return [dict(command.to_dict(tree)) for command in registered()]


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Go through a command and all its subcommands and options."""
    yield command
    for option in command.get("options", ()):
        yield from parts(option)


def test_there_are_not_too_many(commands: list[dict[str, Any]]) -> None:
    """Of commands, and of subcommands and options within each; no name occurs twice."""
    assert 10 < len(commands) <= COMMANDS
    for command in commands:
        for part in parts(command):
            names = [o["name"] for o in part.get("options", ())]
            assert len(names) <= OPTIONS, part["name"]
            assert len(set(names)) == len(names)
            assert len(part.get("choices", ())) <= CHOICES
    names = [c["name"] for c in commands]
    assert len(set(names)) == len(names)


def test_names_and_descriptions_fit(commands: list[dict[str, Any]]) -> None:
    """Each by itself, and all of a command together."""
    for command in commands:
        whole = 0
        for part in parts(command):
            assert NAME.fullmatch(part["name"]), part["name"]
            assert 1 <= len(part["description"]) <= TEXT, part["name"]
            whole += len(part["name"]) + len(part["description"])
            for choice in part.get("choices", ()):
                assert 1 <= len(choice["name"]) <= TEXT
                assert len(str(choice["value"])) <= TEXT
                whole += len(choice["name"]) + len(str(choice["value"]))
        assert whole <= WHOLE, command["name"]


def test_what_must_be_given_comes_first(commands: list[dict[str, Any]]) -> None:
    """Discord wants required options before the others; groups nest once."""
    for command in commands:
        for part in parts(command):
            required = [bool(o.get("required")) for o in part.get("options", ())]
            assert required == sorted(required, reverse=True), part["name"]
        for inner in command.get("options", ()):
            for innermost in inner.get("options", ()):
                assert innermost["type"] != SUB[1]
