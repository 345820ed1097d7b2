"""Checks against Discord's published descriptions.

Requests: ``data/openapi.json``. Events to the bot: ``data/gateway-events.schema.json``. Each is
compiled when an operation or event first needs it.
"""

import functools
import json
import logging
from collections.abc import Iterator, Sequence
from importlib import resources
from itertools import chain
from typing import Any, cast

import jsonschema_rs
from jsonschema_rs import ValidationError

from bot.local.rest.errors import FormErrors, Json

log = logging.getLogger(__name__)

_EVENTS = "/definitions/Events/properties"
CHOICES = ("enum", "const")
"""The rules of a schema that limit the possible values."""
_UNTYPED = object()
"""In place of the type of an object that names none."""
_METHODS = ("get", "put", "post", "patch", "delete")


def _load(name: str) -> Json:
    text = resources.files("bot.local").joinpath("data", name).read_text("utf-8")
    return cast(Json, json.loads(text))


class Description:
    """One of the documents; its parts are compiled when they are first needed."""

    def __init__(self, document: Json, draft: type[jsonschema_rs.Validator]) -> None:
        """Read a document; ``draft`` is the validator of its version of JSON Schema."""
        self.document = document
        self._draft = draft
        self._registry = jsonschema_rs.Registry([("urn:document", document)])

    def breaches(self, pointer: str, value: Any) -> Iterator[ValidationError]:
        """Yield what does not fit the schema at a JSON pointer, like ``/definitions/X``."""
        validator = self._validator(pointer)
        try:
            errors = [] if validator.is_valid(value) else [*validator.iter_errors(value)]
        except ValueError:  # In place of half a surrogate pair, any character will do.
            text = json.dumps(value, ensure_ascii=False).encode("utf-8", "replace")
            errors = [*validator.iter_errors(json.loads(text))]
        for error in errors:
            yield from _leaves(error)

    @functools.cache  # noqa: B019 - one instance lives as long as the process
    def _validator(self, pointer: str) -> jsonschema_rs.Validator:
        reference = {"$ref": f"urn:document#{pointer.replace('{', '%7B').replace('}', '%7D')}"}
        return self._draft(reference, registry=self._registry, validate_formats=False)

    def schema_of(self, error: ValidationError) -> Json:
        """Return the schema whose rule was broken."""
        *place, _ = error.schema_path
        node: Any = self.document
        for key in place:
            node = node[key]
        return cast(Json, node)


class RequestSchemas:
    """Validators for the bodies that a bot sends."""

    def __init__(self) -> None:
        document = _load("openapi.json")
        # The real API accepts ids as numbers too, and discord.py sends some that way.
        document["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        self._document = document
        self._description = Description(document, jsonschema_rs.Draft202012Validator)
        self._of_items: dict[tuple[int, ...], list[Json]] = {}
        self._of_keys: dict[tuple[tuple[int, ...], str], dict[str, list[Json]]] = {}
        self._pointers: dict[str, str] = {}
        for path, item in document["paths"].items():
            for method in _METHODS:
                body = item.get(method, {}).get("requestBody", {}).get("content", {})
                if "application/json" in body:
                    escaped = path.replace("~", "~0").replace("/", "~1")
                    self._pointers[item[method]["operationId"]] = (
                        f"/paths/{escaped}/{method}/requestBody/content/application~1json/schema"
                    )

    def has_body(self, operation: str) -> bool:
        """Return whether the operation is described with a JSON body."""
        return operation in self._pointers

    def check(self, operation: str, body: Any) -> None:
        """Raise 50035 with a tree of errors if ``body`` does not fit the operation.

        Keys whose value is null count as absent, as they do on the real service.
        """
        errors, choices = FormErrors(), dict[tuple[str | int, ...], dict[str, None]]()
        for breach in self._description.breaches(self._pointers[operation], without_nulls(body)):
            path, schema = tuple(breach.instance_path), self._description.schema_of(breach)
            if breach.kind.name == "required":
                errors.required((*path, breach.kind.as_dict()["property"]))
            elif breach.kind.name in CHOICES:
                options = map(str, schema.get("enum") or [schema["const"]])
                choices.setdefault(path, {}).update(dict.fromkeys(options))
            else:
                errors.add(path, *_words(breach, schema))
        for path, allowed in choices.items():
            words = f"Value must be one of ({', '.join(allowed)})."
            errors.add(path, "BASE_TYPE_CHOICES", words)
        errors.raise_if_any()

    def unknown_keys(self, operation: str, body: Any) -> list[str]:
        """Return the keys of the body that are not in the description: usually typing errors."""
        strangers: set[str] = set()
        self._look_for_strangers([self._at(self._pointers[operation])], body, "", strangers)
        return sorted(strangers)

    def _look_for_strangers(
        self, schemas: list[Json], value: Any, where: str, found: set[str]
    ) -> None:
        if isinstance(value, list):
            items = self._items(schemas) if value else []
            for item in value if items else []:
                if isinstance(item, list | dict):
                    self._look_for_strangers(items, item, f"{where}[]", found)
        elif isinstance(value, dict):
            known = self._known(schemas, value.get("type", _UNTYPED))
            for name, item in value.items() if known else ():
                if name not in known:
                    found.add(f"{where}.{name}")
                elif isinstance(item, list | dict):
                    self._look_for_strangers(known[name], item, f"{where}.{name}", found)

    # The ids stay valid, because all schemas are parts of the document or are kept here.

    def _items(self, schemas: list[Json]) -> list[Json]:
        """Return the schemas of the items of a list that one of these describes."""
        key = tuple(map(id, schemas))
        if key not in self._of_items:
            flat = _flatten(self._document, schemas)
            self._of_items[key] = [s["items"] for s in flat if isinstance(s.get("items"), dict)]
        return self._of_items[key]

    def _known(self, schemas: list[Json], kind: Any) -> dict[str, list[Json]]:
        """Return the schemas of each key of an object of some kind; nothing if it may have any."""
        key = tuple(map(id, schemas)), str(kind)
        if key not in self._of_keys:
            flat = list(_flatten(self._document, schemas))
            known: dict[str, list[Json]] = {}
            for schema in flat:
                tag = schema.get("properties", {}).get("type", {}).get("enum")
                if tag is None or kind is _UNTYPED or kind in tag:
                    for name, inner in schema.get("properties", {}).items():
                        known.setdefault(name, []).append(inner)
            anything = any(schema.get("additionalProperties") for schema in flat)
            self._of_keys[key] = {} if anything else known
        return self._of_keys[key]

    def _at(self, pointer: str) -> Json:
        node: Any = self._document
        for part in pointer.split("/")[1:]:
            node = node[part.replace("~1", "/").replace("~0", "~")]
        return cast(Json, node)


class EventSchemas:
    """Validators for what goes to the bot through the gateway."""

    def __init__(self) -> None:
        document = _load("gateway-events.schema.json")
        self._description = Description(document, jsonschema_rs.Draft7Validator)
        self._names = frozenset(document["definitions"]["Events"]["properties"])

    def problems(self, name: str, data: Any) -> list[str]:
        """Return what does not fit, in words; empty if everything fits or the event is unknown."""
        if name not in self._names:
            return []
        return [
            f"{name}{_written(breach.instance_path)}: {breach.message[:300]}"
            for breach in self._description.breaches(f"{_EVENTS}/{name}", data)
        ]


@functools.cache
def request_schemas() -> RequestSchemas:
    """Return the validators for requests, which all stand-ins of a process share."""
    return RequestSchemas()


@functools.cache
def event_schemas() -> EventSchemas:
    """Return the validators for events, which all stand-ins of a process share."""
    return EventSchemas()


def without_nulls(value: Any) -> Any:
    """Return the same document without the keys whose value is null."""
    if isinstance(value, dict):
        return {key: without_nulls(item) for key, item in value.items() if item is not None}
    if isinstance(value, list):
        return [without_nulls(item) for item in value]
    return value


def _written(path: Sequence[str | int]) -> str:
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)


def _leaves(error: ValidationError) -> Iterator[ValidationError]:
    """Yield the relevant errors: in a union, those of the branch that was probably meant."""
    branches = error.kind.as_dict().get("context")
    if not branches:
        yield error
        return
    depth = len(error.instance_path)
    tags = [
        [
            one
            for one in branch
            if one.kind.name in CHOICES and one.instance_path[depth:] == ["type"]
        ]
        for branch in branches
    ]
    if all(tags):  # The type is none of the possible ones.
        yield from chain.from_iterable(tags)
        return
    for child in min(branches, key=lambda branch: _distance(branch, depth)):
        yield from _leaves(child)


def _distance(branch: Sequence[ValidationError], depth: int) -> tuple[int, int]:
    """Return how far a branch of a union is from what was sent; a wrong type is farthest."""
    # A value is never meant for the branch that allows only null.
    nothing = branch[0].kind.as_dict().get("types") == ["null"]
    wrong_kind = nothing + sum(
        leaf.kind.name in ("type", "enum", "const") and leaf.instance_path[depth:] in ([], ["type"])
        for leaf in branch
    )
    missing = sum(leaf.kind.name == "required" for leaf in branch)
    return wrong_kind, missing + len(branch)


def _words(error: ValidationError, schema: Json) -> tuple[str, str]:
    """Return Discord's code and words for one broken rule."""
    rule, value = error.kind.name, error.instance
    limit = schema.get(rule)
    match rule:
        case "maxLength" | "maxItems":
            low = schema.get("minLength", schema.get("minItems"))
            if low:
                return "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {limit} in length."
            return "BASE_TYPE_MAX_LENGTH", f"Must be {limit} or fewer in length."
        case "minLength" | "minItems":
            high = schema.get("maxLength", schema.get("maxItems"))
            if high:
                return "BASE_TYPE_BAD_LENGTH", f"Must be between {limit} and {high} in length."
            return "BASE_TYPE_MIN_LENGTH", f"Must be {limit} or more in length."
        case "maximum":
            return "NUMBER_TYPE_MAX", f"int value should be less than or equal to {limit}."
        case "minimum":
            return "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {limit}."
        case "pattern":
            return "STRING_TYPE_REGEX", "String value did not match validation regex."
        case "type":
            wanted = limit if isinstance(limit, list) else [limit]
            kind = str(next(name for name in wanted if name != "null"))
            return _TYPE_WORDS[kind][0], _TYPE_WORDS[kind][1].format(value=str(value)[:80])
        case other:
            return "BASE_TYPE_INVALID", f"{other}: {error.message[:200]}"


_TYPE_WORDS = {
    "string": ("STRING_TYPE_CONVERT", "Could not interpret {value!r} as string."),
    "integer": ("NUMBER_TYPE_COERCE", "Value {value!r} is not int."),
    "number": ("NUMBER_TYPE_COERCE", "Value {value!r} is not float."),
    "boolean": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "array": ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    "object": ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
}


def _flatten(document: Json, schemas: list[Json]) -> Iterator[Json]:
    """Yield every plain schema that may describe one value, through references and unions."""
    for schema in schemas:
        if "$ref" in schema:
            target = document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
            yield from _flatten(document, [target])
        else:
            yield schema
            for union in ("anyOf", "oneOf", "allOf"):
                yield from _flatten(document, schema.get(union, []))
