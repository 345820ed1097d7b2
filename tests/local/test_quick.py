"""The quick judge of documents and the one that explains say the same."""

import copy
import random
from typing import Any

import pytest

from bot.local import Settings
from bot.local.quick import QuickSchemas
from bot.local.schema import EventSchemas
from bot.local.service import Service
from bot.local.sessions import Session
from tests.local.test_parts import _vandalise


@pytest.mark.parametrize("seed", range(4))
def test_events_are_judged_alike(seed: int) -> None:
    """Over hundreds of spoilt events, what is quickly refused is refused with an explanation."""
    schemas, rng = EventSchemas(), random.Random(seed)
    service = Service(Settings(users=2))
    event = service.gateway.guild_create(Session("s", (1 << 26) - 1), service.world.guild)
    verdicts = set()
    for _ in range(60):
        spoilt = copy.deepcopy(event)
        _vandalise(spoilt, rng)
        quick = schemas._quick.fits("/definitions/Events/properties/GUILD_CREATE", spoilt)
        assert quick == schemas._validator("GUILD_CREATE").is_valid(spoilt), spoilt
        verdicts.add(quick)
    assert verdicts == {True, False}


@pytest.mark.parametrize(
    ("schema", "good", "bad"),
    [
        ({"type": "integer"}, [1, 2.0, -3], [True, 1.5, "1", None]),
        ({"type": ["number", "null"]}, [1.5, None], [False, "", []]),
        ({"const": 1}, [1, 1.0], [True, 2]),
        ({"enum": [True, "a"]}, [True, "a"], [1, "b"]),
        ({"required": ["a"]}, [{"a": 1}, "no object"], [{}, {"b": 1}]),
        ({"properties": {"a": {"type": "string"}}}, [{}, {"a": "x", "b": 1}], [{"a": 1}]),
        ({"properties": {"a": {}}, "additionalProperties": False}, [{"a": 1}], [{"b": 1}]),
        ({"items": {"minLength": 1}, "uniqueItems": True}, [["a", "b"], []], [["a", "a"], [""]]),
        ({"oneOf": [{"minimum": 2}, {"maximum": 3}]}, [1, 4], [2, 3]),
        ({"if": {"type": "string"}, "then": {"maxLength": 1}}, ["a", 77], ["ab"]),
        ({"not": {"pattern": "x"}}, ["a"], ["axa"]),
        ({"minProperties": 1, "maxProperties": 1}, [{"a": 1}], [{}, {"a": 1, "b": 2}]),
    ],
)
def test_keywords(schema: dict[str, Any], good: list[Any], bad: list[Any]) -> None:
    """Every keyword means what JSON Schema says."""
    schemas = QuickSchemas({"it": schema}, siblings=True)
    assert [schemas.fits("/it", value) for value in good] == [True] * len(good)
    assert [schemas.fits("/it", value) for value in bad] == [False] * len(bad)


def test_schemas_that_refer_to_themselves() -> None:
    """A tree is judged to any depth; beside a reference, keywords count or not, as is chosen."""
    tree = {"tree": {"items": {"$ref": "#/tree", "maxItems": 1}, "type": "array"}}
    for siblings in (True, False):
        schemas = QuickSchemas(tree, siblings=siblings)
        assert schemas.fits("/tree", [[[]]])
        assert not schemas.fits("/tree", [[[1]]])
        assert schemas.fits("/tree", [[[], []]]) is not siblings


def test_a_keyword_that_is_not_known_is_an_error() -> None:
    """Nothing is passed over in silence."""
    with pytest.raises(NotImplementedError, match="unevaluatedItems"):
        QuickSchemas({"it": {"unevaluatedItems": False}}, siblings=True).fits("/it", [])
