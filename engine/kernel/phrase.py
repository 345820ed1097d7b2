"""What the engine says: ids of messages with parameters, never words.

The words belong to the program that shows them. A parameter that names a thing of the game is
written ``kind:id``, such as ``area:the-reach``, so that any language can use its own name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any, TypeAlias, TypedDict

from .data import Json, fixed

Param: TypeAlias = "str | int | Phrase | Sequence[Param] | Mapping[str, int]"
"""A number, a ``kind:id``, a phrase, a list of such, or counted things (``{"footman": 2}``)."""


class PhraseData(TypedDict):
    """A phrase as plain data."""

    id: str
    params: Json


class LineData(PhraseData):
    """A line of an explanation as plain data."""

    rule: str


@fixed
class Phrase:
    """A message by its id, with its parameters."""

    id: str
    params: Mapping[str, Param] = field(default_factory=dict)

    def to_json(self) -> PhraseData:
        """Return the phrase as plain data."""
        return {"id": self.id, "params": all_plain(self.params)}


def all_plain(params: Mapping[str, Param]) -> Json:
    """Return parameters as plain data."""
    return {k: v if type(v) is str or type(v) is int else plain(v) for k, v in params.items()}


def plain(param: Param) -> Any:
    """Return a parameter as plain data."""
    if isinstance(param, str | int):
        return param
    if isinstance(param, Phrase):
        return param.to_json()
    if isinstance(param, Mapping):
        return dict(param)
    return [plain(p) for p in param]


def named_in(value: object) -> Iterator[tuple[str, str]]:
    """Return the things that parameters name, at any depth: the kind and the id of each."""
    if isinstance(value, str):
        kind, _, id = value.rpartition(":")
        yield kind, id
    elif isinstance(value, Mapping | Sequence):
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from named_in(part)


def phrase(id: str, /, **params: Param) -> Phrase:
    """Build a phrase from an id and its parameters."""
    return Phrase(id, params)


@fixed
class PhraseLine:
    """One line of an explanation: a phrase and the paragraph of the rules behind it."""

    phrase: Phrase
    rule: str

    def to_json(self) -> LineData:
        """Return the line as plain data."""
        return {"id": self.phrase.id, "params": all_plain(self.phrase.params), "rule": self.rule}


def line(id: str, rule: str, /, **params: Param) -> PhraseLine:
    """Build a line; by convention the ids of lines begin with ``why-``."""
    return PhraseLine(Phrase("why-" + id, params), rule)


@fixed
class Refusal:
    """Why an answer is not accepted: a phrase, and the paragraph of the rules behind it, if any."""

    phrase: Phrase
    rule: str | None = None
    lines: tuple[PhraseLine, ...] = ()
    """The explanation behind it, if there is one."""


def refusal(
    id: str, rule: str | None = None, /, lines: Sequence[PhraseLine] = (), **params: Param
) -> Refusal:
    """Build a refusal; by convention the ids of refusals begin with ``refused-``."""
    return Refusal(Phrase("refused-" + id, params), rule, tuple(lines))


class Refused(Exception):
    """The error that an answer was not accepted; nothing has changed.

    The text of the exception holds only the id and the parameters.
    """

    def __init__(self, reason: Refusal) -> None:
        super().__init__(f"{reason.phrase.id} {dict(reason.phrase.params)}")
        self.reason = reason
