"""Whether messages and forms keep Discord's limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.ui.custom_id import LONGEST
from bot.ui.limits import (
    ALT_TEXT,
    BUTTON_LABEL,
    FIELD_HINT,
    FIELD_LABEL,
    FIELDS,
    MODAL_TITLE,
    OPTION_TEXT,
    OPTIONS,
    PLACEHOLDER,
    ROW_BUTTONS,
    TEXT,
    walk,
)

COMPONENTS = 40

_BUTTON = 2
_SELECT = 3
_TEXT_DISPLAY = 10


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
    found += [f"custom_id too long: {i}" for i in ids if len(i) > LONGEST]
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
    if len(form["custom_id"]) > LONGEST:
        found.append(f"custom_id too long: {form['custom_id']}")
    parts = form["components"]
    if not 1 <= len(parts) <= FIELDS:
        found.append(f"{len(parts)} fields")
    fields = [part["component"] for part in parts if "component" in part]
    ids = [field["custom_id"] for field in fields]
    found += [f"custom_id twice: {i}" for i in sorted({i for i in ids if ids.count(i) > 1})]
    found += [f"custom_id too long: {i}" for i in ids if len(i) > LONGEST]
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
