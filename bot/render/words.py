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


@cache
def _bundle() -> FluentBundle:
    # The marks that isolate text direction are invisible on a page and boxes in a picture.
    bundle = FluentBundle(["en"], use_isolating=False)
    for source in (
        files("bot.text") / "en" / "agot-names.ftl",
        files("bot.render") / "en.ftl",
        files("bot.render") / "inis.ftl",
    ):
        bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle


def say(message: str, **parameters: str | int) -> str:
    """The text of a message.

    Raises `LookupError` for a message that does not exist, and for a parameter left out.
    """
    bundle = _bundle()
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
