"""Checking against Discord's published descriptions.

Requests: ``data/openapi.json``. Events that go out: ``data/gateway-events.schema.json``. Nearly
everything that is sent fits, as a compiled validator says immediately. What does not is looked at
again by one that can explain. Both are built when an operation or event first needs them.
"""

import functools
import json
import logging
from collections.abc import Iterator
from importlib import resources
from typing import Any, cast

import jsonschema_rs
from jsonschema import Draft7Validator, Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator
from referencing import Registry
from referencing.jsonschema import DRAFT7, DRAFT202012

from bot.local.errors import FormErrors, Json
from bot.local.tagged import sharpen

log = logging.getLogger(__name__)

_REST_URI = "urn:discord:openapi"
_EVENTS_URI = "urn:discord:gateway-events"
_EVENTS = "/definitions/Events/properties"
_METHODS = ("get", "put", "post", "patch", "delete")


def _load(name: str) -> Json:
    text = resources.files("bot.local").joinpath("data", name).read_text("utf-8")
    return cast(Json, json.loads(text))


class Compiled:
    """The parts of one document, each compiled when it is first needed."""

    def __init__(self, document: Json, draft: type[jsonschema_rs.Validator]) -> None:
        """``draft``: the validator of the version of JSON Schema by which it is read."""
        self._draft = draft
        self._registry = jsonschema_rs.Registry([("urn:document", document)])

    def fits(self, pointer: str, value: Any) -> bool:
        """Whether a document fits the schema at a JSON pointer, like ``/components/schemas/X``."""
        try:
            return self._validator(pointer).is_valid(value)
        except ValueError:
            # Half a surrogate pair cannot be looked at; the validator that explains can.
            return False

    @functools.cache  # noqa: B019 - one instance lives as long as the process
    def _validator(self, pointer: str) -> jsonschema_rs.Validator:
        reference = {"$ref": f"urn:document#{pointer.replace('{', '%7B').replace('}', '%7D')}"}
        return self._draft(reference, registry=self._registry, validate_formats=False)


class RequestSchemas:
    """Validators for the bodies that a bot sends."""

    def __init__(self) -> None:
        document = _load("openapi.json")
        # The real API accepts ids as numbers too, and discord.py sends some that way.
        document["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        sharpen(document)
        self._document = document
        self._compiled = Compiled(document, jsonschema_rs.Draft202012Validator)
        self._registry: Registry[Any] = Registry().with_resource(
            _REST_URI, DRAFT202012.create_resource(document)
        )
        self._flattened: dict[tuple[int, ...], list[Json]] = {}
        self._pointers: dict[str, str] = {}
        for path, item in document["paths"].items():
            for method in _METHODS:
                body = item.get(method, {}).get("requestBody", {}).get("content", {})
                if "application/json" in body:
                    escaped = path.replace("~", "~0").replace("/", "~1")
                    self._pointers[item[method]["operationId"]] = (
                        f"/paths/{escaped}/{method}/requestBody/content/application~1json/schema"
                    )

    @functools.cache  # noqa: B019 - one instance lives as long as the process
    def _validator(self, operation: str) -> Validator:
        fragment = self._pointers[operation].replace("{", "%7B").replace("}", "%7D")
        return Draft202012Validator({"$ref": f"{_REST_URI}#{fragment}"}, registry=self._registry)

    def has_body(self, operation: str) -> bool:
        """Whether the operation is described with a JSON body."""
        return operation in self._pointers

    def check(self, operation: str, body: Any) -> None:
        """Raise 50035 with a tree of errors when ``body`` does not fit the operation.

        Keys whose value is null count as absent, as they do on the real service.
        """
        given = without_nulls(body)
        if self._compiled.fits(self._pointers[operation], given):
            return
        errors = FormErrors()
        for error in self._validator(operation).iter_errors(given):
            for leaf in _leaves(error):
                path = tuple(leaf.absolute_path)
                if leaf.validator == "required":
                    for name in _missing(leaf):
                        errors.required((*path, name))
                else:
                    errors.add(path, *_words(leaf))
        errors.raise_if_any()

    def unknown_keys(self, operation: str, body: Any) -> list[str]:
        """Keys of the body that are not in the description: usually typing errors."""
        schemas = [self._at(self._pointers[operation])]
        return sorted(set(self._strangers(schemas, body, "")))

    def _strangers(self, schemas: list[Json], value: Any, where: str) -> Iterator[str]:
        flat = self._flat(schemas)
        if isinstance(value, list):
            items = [schema["items"] for schema in flat if isinstance(schema.get("items"), dict)]
            for item in value if items else []:
                yield from self._strangers(items, item, f"{where}[]")
        elif isinstance(value, dict):
            if any(schema.get("additionalProperties") for schema in flat):
                return
            known: dict[str, list[Json]] = {}
            for schema in flat:
                tag = schema.get("properties", {}).get("type", {}).get("enum")
                if tag is not None and "type" in value and value["type"] not in tag:
                    continue
                for name, inner in schema.get("properties", {}).items():
                    known.setdefault(name, []).append(inner)
            for name, item in value.items():
                if known and name not in known:
                    yield f"{where}.{name}"
                elif known:
                    yield from self._strangers(known[name], item, f"{where}.{name}")

    def _flat(self, schemas: list[Json]) -> list[Json]:
        # All of them are parts of the document, which exists as long as this object.
        key = tuple(map(id, schemas))
        if key not in self._flattened:
            self._flattened[key] = list(_flatten(self._document, schemas))
        return self._flattened[key]

    def _at(self, pointer: str) -> Json:
        node: Any = self._document
        for part in pointer.split("/")[1:]:
            node = node[part.replace("~1", "/").replace("~0", "~")]
        return cast(Json, node)


class EventSchemas:
    """Validators for what goes to the bot through the gateway."""

    def __init__(self) -> None:
        document = _load("gateway-events.schema.json")
        sharpen(document)
        self._compiled = Compiled(document, jsonschema_rs.Draft7Validator)
        self._registry: Registry[Any] = Registry().with_resource(
            _EVENTS_URI, DRAFT7.create_resource(document)
        )
        self._names = frozenset(document["definitions"]["Events"]["properties"])

    @functools.cache  # noqa: B019 - one instance lives as long as the process
    def _validator(self, name: str) -> Validator:
        reference = f"{_EVENTS_URI}#{_EVENTS}/{name}"
        return Draft7Validator({"$ref": reference}, registry=self._registry)

    def problems(self, name: str, data: Any) -> list[str]:
        """What does not fit, in words; empty if everything fits or the event is unknown."""
        if name not in self._names or self._compiled.fits(f"{_EVENTS}/{name}", data):
            return []
        return [
            f"{name}{leaf.json_path[1:]}: {leaf.message[:300]}"
            for error in self._validator(name).iter_errors(data)
            for leaf in _leaves(error)
        ]


@functools.cache
def request_schemas() -> RequestSchemas:
    """The validators for requests, which all stand-ins of a process share."""
    return RequestSchemas()


@functools.cache
def event_schemas() -> EventSchemas:
    """The validators for events, which all stand-ins of a process share."""
    return EventSchemas()


def without_nulls(value: Any) -> Any:
    """The same document without the keys whose value is null."""
    if isinstance(value, dict):
        return {key: without_nulls(item) for key, item in value.items() if item is not None}
    if isinstance(value, list):
        return [without_nulls(item) for item in value]
    return value


def _leaves(error: ValidationError) -> Iterator[ValidationError]:
    """The relevant errors: in a union, those of the branch that was most likely meant."""
    if error.validator not in ("anyOf", "oneOf") or not error.context:
        yield error
        return
    branches: dict[int, list[ValidationError]] = {}
    for child in error.context:
        branches.setdefault(int(child.schema_path[0]), []).append(child)
    best = min(branches.values(), key=_distance)
    for child in best:
        yield from _leaves(child)


def _distance(branch: list[ValidationError]) -> tuple[int, int]:
    """How far a branch of a union is from what was sent; the wrong type of value is farthest."""
    depth = len(branch[0].parent.path) if branch[0].parent is not None else 0
    # A value is never meant for the branch that allows only null.
    nothing = branch[0].validator == "type" and branch[0].validator_value == "null"
    wrong_kind = nothing + sum(
        leaf.validator in ("type", "enum", "const") and list(leaf.path)[depth:] in ([], ["type"])
        for leaf in branch
    )
    missing = sum(len(_missing(leaf)) for leaf in branch if leaf.validator == "required")
    return wrong_kind, missing + len(branch)


def _missing(error: ValidationError) -> list[str]:
    """The keys that a "required" error misses."""
    wanted = cast(list[str], error.validator_value)
    return [name for name in wanted if name not in cast(Json, error.instance)]


def _words(error: ValidationError) -> tuple[str, str]:
    """Discord's code and words for one broken rule."""
    limit, value = cast(Any, error.validator_value), error.instance
    schema = cast(Json, error.schema)
    match error.validator:
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
        case "enum":
            options = ", ".join(str(option) for option in limit)
            return "BASE_TYPE_CHOICES", f"Value must be one of ({options})."
        case "const":
            return "BASE_TYPE_CHOICES", f"Value must be one of ({limit})."
        case "pattern":
            return "STRING_TYPE_REGEX", "String value did not match validation regex."
        case "type":
            wanted = limit if isinstance(limit, list) else [limit]
            kind = next(name for name in wanted if name != "null")
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
    """Every plain schema that may describe one value, through references and unions."""
    for schema in schemas:
        if "$ref" in schema:
            target = document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
            yield from _flatten(document, [target])
        else:
            yield schema
            for union in ("anyOf", "oneOf", "allOf"):
                yield from _flatten(document, schema.get(union, []))
            if "then" in schema:
                yield from _flatten(document, [schema["then"]])
