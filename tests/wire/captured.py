"""What was asked of the stand-in, held against Discord's description and its unwritten limits.

The stand-in judges bodies as they come, by code of its own; here they are judged once more, by the
description as Discord has published it and by a plain list of the limits that it lacks.
Source of the limits: Discord's documentation, "Message", "Component Reference", "Interactions".
"""

from __future__ import annotations

import functools
import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import resources
from typing import Any

import pytest
from aiohttp import web
from jsonschema_rs import Draft202012Validator, Registry, Validator

from bot.local.rest import calls as rest

URI = "urn:captured"
SAMPLES = 3
"""Bodies of one form that are held against the description; limits are looked at in all."""


@dataclass(frozen=True)
class Captured:
    """The body of one call, as it was sent."""

    operation: str
    text: str

    @classmethod
    def of(cls, operation: str, body: Any) -> Captured:
        """Return what was sent as it is now, since what is done with a body may change it."""
        return cls(operation, json.dumps(body))

    @property
    def body(self) -> Any:
        """What it says."""
        return json.loads(self.text)


@contextmanager
def capturing(into: list[Captured]) -> Iterator[None]:
    """Note every body that any stand-in reads, also those that it refuses."""
    real = rest._read

    async def read(service: Any, request: web.Request, route: Any, call: Any) -> None:
        try:
            await real(service, request, route, call)
        finally:
            if call.body is not None:
                into.append(Captured.of(route.operation, call.body))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rest, "_read", read)
        yield


_checked: Counter[str] = Counter()


def faults(captured: list[Captured]) -> list[str]:
    """Say what Discord would not have taken."""
    found = []
    for one in captured:
        found += [f"{one.operation}: {what}" for what in limits_broken(one)]
        form = f"{one.operation} {_SAID.sub(_kind, one.text)}"
        if _checked[form] < SAMPLES:
            _checked[form] += 1
            found += [f"{one.operation}: {what}" for what in strays(one)]
    return found


_SAID = re.compile(r'"(?:[^"\\]|\\.)*"(:?)|-?\d[\d.eE+-]*')


def _kind(said: re.Match[str]) -> str:
    """Reduce a text to its form: the keys stay, and of each value its kind."""
    if said[1]:
        return said[0]
    return '""' if said[0].startswith('"') else "0"


# -- the description ----------------------------------------------------------------------------


@functools.cache
def _document() -> dict[str, Any]:
    text = resources.files("bot.local").joinpath("data/openapi.json").read_text("utf-8")
    document: dict[str, Any] = json.loads(text)
    # Ids are taken as numbers as well, and the library sends some that way.
    document["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
    return document


@functools.cache
def _registry() -> Registry:
    return Registry([(URI, _document())])


@functools.cache
def _validator(operation: str) -> Validator | None:
    for path, item in _document()["paths"].items():
        for method, described in item.items():
            if not isinstance(described, dict) or described.get("operationId") != operation:
                continue
            if "application/json" not in described.get("requestBody", {}).get("content", {}):
                return None
            place = path.replace("~", "~0").replace("/", "~1")
            place = place.replace("{", "%7B").replace("}", "%7D")
            pointer = f"#/paths/{place}/{method}/requestBody/content/application~1json/schema"
            return Draft202012Validator(
                {"$ref": URI + pointer}, registry=_registry(), validate_formats=False
            )
    return None


def strays(one: Captured) -> list[str]:
    """Say where a body strays from the description."""
    validator = _validator(one.operation)
    if validator is None:
        return [] if not one.body else ["the description knows no such call"]
    # Keys whose value is null count as absent.
    error = next(iter(validator.iter_errors(_given(one.body))), None)
    return [] if error is None else [f"{list(error.instance_path)}: {error.message[:200]}"]


def _given(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _given(item) for key, item in value.items() if item is not None}
    return [_given(item) for item in value] if isinstance(value, list) else value


# -- the limits ---------------------------------------------------------------------------------

LONGEST = {
    "custom_id": 100,
    "label": 100,
    "placeholder": 150,
    "url": 512,
    "description": 1024,
}
"""Characters of fields of components; some are shorter in some components, see below."""


def limits_broken(one: Captured) -> list[str]:
    """Say which limits a body breaks that the description does not tell of."""
    body = one.body
    if not isinstance(body, dict):
        return []
    if one.operation == "create_interaction_response":
        body = body.get("data") or {}
    if one.operation == "create_thread" and len(body.get("name") or "") > 100:
        return ["a name of over 100 characters"]
    return [*_message(body.get("message") or body)]


def _message(body: dict[str, Any]) -> Iterator[str]:
    if len(str(body.get("nonce") or "")) > 25:
        yield "a nonce of over 25 characters"
    if len(body.get("content") or "") > 2000:
        yield "a content of over 2000 characters"
    if any(len(file.get("description") or "") > 1024 for file in body.get("attachments") or ()):
        yield "an alt text of over 1024 characters"
    if len(body.get("choices") or ()) > 25:
        yield "over 25 suggestions"
    for choice in body.get("choices") or ():
        if not 1 <= len(choice["name"]) <= 100 or len(str(choice["value"])) > 100:
            yield f"the suggestion {choice}"
    parts = list(_parts(body.get("components") or ()))
    is_form = "title" in body
    if is_form and not (1 <= len(body["title"]) <= 45 and 1 <= len(body["components"]) <= 5):
        yield "a form with a long title or over 5 fields"
    if len(parts) > 40:
        yield f"{len(parts)} components"
    if sum(len(part["content"]) for part in parts if part["type"] == 10) > 4000:
        yield "over 4000 characters of text"
    ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    if len(set(ids)) < len(ids):
        yield "a custom_id that comes twice"
    if len(body.get("custom_id") or "") > 100:
        yield "a custom_id of over 100 characters"
    for part in parts:
        yield from _component(part)


def _component(part: dict[str, Any]) -> Iterator[str]:
    for field, most in LONGEST.items():
        if len(part.get(field) or "") > most:
            yield f"a {field} of over {most} characters"
    options = part.get("options") or []
    if len(options) > 25:
        yield f"{len(options)} options"
    for option in options:
        for field in ("label", "value", "description"):
            if len(option.get(field) or "") > 100:
                yield f"a {field} of an option of over 100 characters"
    match part["type"]:
        case 1 if len(part["components"]) > 5:
            yield "over 5 buttons in a row"
        case 2 if len(part.get("label") or "") > 80:
            yield "a button's label of over 80 characters"
        case 12:
            if not 1 <= len(part["items"]) <= 10:
                yield f"{len(part['items'])} pictures in a gallery"
            if any(len(item.get("description") or "") > 1024 for item in part["items"]):
                yield "an alt text of over 1024 characters"
        case 18 if len(part.get("label") or "") > 45 or len(part.get("description") or "") > 100:
            yield "a field with a long label or description"


def _parts(components: Any) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _parts(component.get("components") or ())
        for inner in ("component", "accessory"):
            if component.get(inner):
                yield from _parts([component[inner]])
