"""Discord's limits on messages, and whether a message keeps them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.text.grammar import standing_alone

COMPONENTS = 40
TEXT = 4000
"""Characters of text in all text displays of a message."""
ROW_BUTTONS = 5
OPTIONS = 25
BUTTON_LABEL = 80
OPTION_TEXT = 100
"""Characters of an option's label, value and description."""
PLACEHOLDER = 150
CUSTOM_ID = 100
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

_TEXT_DISPLAY = 10
_BUTTON = 2
_SELECT = 3
_ROW = 1


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


def breaches(components: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return every limit that a message of components breaks."""
    found: list[str] = []
    everything = list(walk(components))
    if len(everything) > COMPONENTS:
        found.append(f"{len(everything)} components")
    text = sum(len(c["content"]) for c in everything if c["type"] == _TEXT_DISPLAY)
    if text > TEXT:
        found.append(f"{text} characters of text")
    if any(not c["content"].strip() for c in everything if c["type"] == _TEXT_DISPLAY):
        found.append("an empty text")
    ids = [c["custom_id"] for c in everything if c.get("custom_id")]
    found += [f"custom_id twice: {i}" for i in sorted({i for i in ids if ids.count(i) > 1})]
    found += [f"custom_id too long: {i}" for i in ids if len(i) > CUSTOM_ID]
    for component in everything:
        match component["type"]:
            case 1:
                found += _row_breaches(component["components"])
            case 2:
                if len(component.get("label") or "") > BUTTON_LABEL:
                    found.append(f"label too long: {component['label']}")
            case 3:
                found += _select_breaches(component)
            case 12:
                found += [
                    "alt text too long"
                    for item in component["items"]
                    if len(item.get("description") or "") > ALT_TEXT
                ]
    return found


def form_breaches(form: Mapping[str, Any]) -> list[str]:
    """Return every limit that a modal breaks."""
    found: list[str] = []
    if not 1 <= len(form["title"]) <= MODAL_TITLE:
        found.append(f"a title of {len(form['title'])} characters")
    if len(form["custom_id"]) > CUSTOM_ID:
        found.append(f"custom_id too long: {form['custom_id']}")
    parts = form["components"]
    if not 1 <= len(parts) <= FIELDS:
        found.append(f"{len(parts)} fields")
    fields = [part["component"] for part in parts if "component" in part]
    ids = [field["custom_id"] for field in fields]
    found += [f"custom_id twice: {i}" for i in sorted({i for i in ids if ids.count(i) > 1})]
    found += [f"custom_id too long: {i}" for i in ids if len(i) > CUSTOM_ID]
    for part in parts:
        if len(part.get("label") or "") > FIELD_LABEL:
            found.append(f"label too long: {part['label']}")
        if len(part.get("description") or "") > OPTION_TEXT:
            found.append(f"description too long: {part['description']}")
    for field in fields:
        if field["type"] == _SELECT:
            found += _select_breaches(field)
        elif len(field.get("placeholder") or "") > FIELD_HINT:
            found.append("placeholder too long")
        elif len(field.get("value") or "") > field.get("max_length", TEXT):
            found.append("more text than the field takes")
    return found


def _row_breaches(items: Sequence[Mapping[str, Any]]) -> list[str]:
    if not items:
        return ["an empty row"]
    if all(i["type"] == _BUTTON for i in items):
        return [f"{len(items)} buttons in a row"] if len(items) > ROW_BUTTONS else []
    return [] if len(items) == 1 else ["a select shares its row"]


def _select_breaches(select: Mapping[str, Any]) -> list[str]:
    options = select.get("options", [])
    found = []
    if not 1 <= len(options) <= OPTIONS:
        found.append(f"{len(options)} options")
    if len(select.get("placeholder") or "") > PLACEHOLDER:
        found.append("placeholder too long")
    values = [o["value"] for o in options]
    if len(set(values)) < len(values):
        found.append("two options of one value")
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= least <= most <= len(options):
        found.append(f"from {least} to {most} of {len(options)} options")
    if sum(bool(o.get("default")) for o in options) > most:
        found.append("too many options preselected")
    found += [
        f"{field} of an option has {len(o.get(field) or '')} characters"
        for o in options
        for field in ("label", "value", "description")
        if len(o.get(field) or "") > OPTION_TEXT
    ]
    found += ["an option without a label" for o in options if not o["label"].strip()]
    return found
