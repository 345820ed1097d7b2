"""The words of pictures, in Fluent: names as everywhere in the bot, and labels short enough."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from bot.text import voice
from bot.text.things import message_id

if TYPE_CHECKING:
    from collections.abc import Mapping


DIALECTS = {"agot-1e": "agot-1e.ftl"}
"""The games that say some messages of pictures otherwise, each with the file of those."""


@cache
def _bundle(dialect: str | None = None) -> FluentBundle:
    # The marks that isolate text direction are invisible on a page and boxes in a picture.
    bundle = FluentBundle(["en"], use_isolating=False)
    sources = [
        files("bot.text") / "en" / "agot-names.ftl",
        files("bot.render") / "en.ftl",
        files("bot.render") / "inis.ftl",
    ]
    if dialect is not None:
        sources.append(files("bot.render") / dialect)
    for source in sources:
        bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=True)
    return bundle


def say(message: str, ruleset: str = "", **parameters: str | int) -> str:
    """The text of a message, as a game says it.

    Raises `LookupError` for a message that does not exist, and for a parameter left out.
    """
    bundle = _bundle(DIALECTS.get(ruleset))
    value = bundle.get_message(message).value
    if value is None:
        raise LookupError(f"message {message!r} has no text")
    text, errors = bundle.format_pattern(value, parameters)
    if errors:
        raise LookupError(f"message {message!r}: {errors[0]}")
    return str(text)


def name(thing: str, ruleset: str = "") -> str:
    """The name of a thing that is written `kind:id`, as a game calls it.

    Raises `LookupError` for a thing without a name.
    """
    if not voice().of(ruleset).knows(message_id(thing)):
        raise LookupError(f"nobody has put {thing!r} into words")
    return voice().of(ruleset).name(thing)


def counted(things: Mapping[str, int]) -> str:
    """How many there are of what: "2 Footmen and 1 Knight"."""
    return voice().counted(things)


def tell(phrase: Mapping[str, Any], ruleset: str = "") -> str:
    """A phrase of the rules (`{"id": …, "params": …}`) in words, as a game tells it."""
    return voice().of(ruleset).say(phrase)
