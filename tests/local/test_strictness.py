"""What Discord refuses, the stand-in refuses too."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local import commands, components
from bot.local.errors import FormErrors


def command(**option: Any) -> list[dict[str, Any]]:
    """Return a command with one option."""
    text = {"name": "what", "description": "What", "type": 3, **option}
    return [{"name": "do", "description": "Do", "options": [text]}]


@pytest.mark.parametrize(
    ("choices", "bad"),
    [
        ([{"name": "A", "value": "a"}, {"name": "B", "value": "b"}], False),
        ([{"name": "A", "value": "a"}, {"name": "A", "value": "b"}], True),
        ([{"name": f"{n}", "value": "v" * 99, "name_localizations": {}} for n in range(25)], False),
    ],
)
def test_choices_of_an_option(choices: list[dict[str, Any]], bad: bool) -> None:
    """Their names are unique."""
    errors = FormErrors()
    commands.check(command(choices=choices), errors)
    assert bool(errors) is bad


def test_the_longest_name_of_a_choice_counts() -> None:
    """Of all languages, toward what a command may hold."""
    short = {"name": "A", "value": "a", "name_localizations": {"hu": "x" * 100}}
    assert commands._characters({"name": "do", "choices": [short]}) == 2 + 100 + 1


@pytest.mark.parametrize(
    ("button", "bad"),
    [
        ({"style": 5, "url": "https://example.org", "label": "Go"}, False),
        ({"style": 5, "url": "ftp://example.org", "label": "Go"}, True),
        ({"style": 1, "custom_id": "a", "emoji": {"name": "🐺"}}, False),
        ({"style": 1, "custom_id": "a", "emoji": {"name": "1️⃣"}}, False),
        ({"style": 1, "custom_id": "a", "emoji": {"name": "é"}}, True),
    ],
)
def test_buttons(button: dict[str, Any], bad: bool) -> None:
    """Links lead to pages, and an emoji is one."""
    errors = FormErrors()
    components._check_button(button, (), errors, ())
    assert bool(errors) is bad
