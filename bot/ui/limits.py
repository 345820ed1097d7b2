"""Discord's limits on messages, and texts cut to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.text.grammar import standing_alone

TEXT = 4000
"""Characters of text in all text displays of a message."""
ROW_BUTTONS = 5
OPTIONS = 25
BUTTON_LABEL = 80
OPTION_TEXT = 100
"""Characters of an option's label, value and description."""
SUGGESTIONS = 25
SUGGESTION = 100
"""Characters of a suggestion's name and value."""
PLACEHOLDER = 150
ALT_TEXT = 1024
CONTENT = 2000
MODAL_TITLE = 45
THREAD_NAME = 100
EVENT_NAME = 100
FIELD_LABEL = 45
FIELD_HINT = 100
"""Characters of a text field's placeholder."""
FIELDS = 5
"""Labels and texts of a modal."""


def shorten(text: str, most: int) -> str:
    """Cut a text to a number of characters, with an ellipsis if anything was cut."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def label(text: str, most: int) -> str:
    """Cut the text of a button, a choice or a field, and keep its direction anywhere."""
    alone = standing_alone(text)
    return alone if len(alone) <= most else standing_alone(shorten(text, most - 2))


def some_lines(lines: Sequence[str], most: int, more: str) -> str:
    """Join lines, at most so many characters of them; ``more`` stands for the rest."""
    kept = fitting(lines, most, more)
    return "\n".join(lines if len(kept) == len(lines) else [*kept, more])


def fitting(lines: Sequence[str], most: int, more: str) -> Sequence[str]:
    """Return as many lines as fit into a number of characters, ``more`` included if some do not."""
    if len("\n".join(lines)) <= most:
        return lines
    kept: list[str] = []
    room = most - len(more) - 1
    for line in lines:
        if len(line) + 1 > room:
            break
        kept.append(line)
        room -= len(line) + 1
    return kept


def walk(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Yield components and everything that they contain."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        if "accessory" in component:
            yield from walk([component["accessory"]])
