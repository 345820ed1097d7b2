"""Forms: modals that survive a restart, because all they need is in their ``custom_id``.

A submitted form arrives as an interaction like any other; see `bot.connection.interactions`.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord.ui import Label, Modal, Select, TextDisplay, TextInput

from engine.kernel.data import fixed

from . import limits
from .custom_id import CustomId
from .layout import SelectOption

NONCE = "~"
"""Separates the part of a form's id that differs each time it is opened.

Phones remember by the id what was typed into a form, and would show it again.
"""


@fixed
class Text:
    """A field for several lines of text."""

    label: str
    hint: str = ""
    value: str = ""
    most: int = limits.TEXT
    """The most characters that it takes."""
    required: bool = True
    """Whether it cannot be sent empty."""


@fixed
class Pick:
    """A field for one choice, which may be left as it is."""

    id: str
    label: str
    choices: Sequence[SelectOption]
    note: str = ""


Field = Text | Pick


def form(press: CustomId, title: str, fields: Sequence[Field], intro: str = "") -> Modal:
    """Build a form of up to five fields, including an introduction.

    The library does not keep it: `bot.connection.interactions` reads what is submitted.
    """
    custom_id = replace(press, arg=f"{press.arg}{NONCE}{secrets.token_hex(3)}").encode()
    modal = Modal(title=limits.label(title, limits.MODAL_TITLE), custom_id=custom_id, timeout=None)
    if intro:
        modal.add_item(TextDisplay(intro))
    for at, field in enumerate(fields):
        modal.add_item(_label(field, at))
    modal.stop()
    return modal


def _label(field: Field, at: int) -> Label[Any]:
    text = limits.label(field.label, limits.FIELD_LABEL)
    if isinstance(field, Text):
        return Label(
            text=text,
            component=TextInput(
                style=discord.TextStyle.paragraph,
                custom_id=f"text{at}",
                placeholder=limits.label(field.hint, limits.FIELD_HINT),
                default=field.value[: field.most] or None,
                max_length=field.most,
                required=field.required,
            ),
        )
    return Label(
        text=text,
        description=limits.label(field.note, limits.OPTION_TEXT) or None,
        component=Select(
            custom_id=field.id,
            options=[
                discord.SelectOption(
                    label=limits.label(c.label, limits.OPTION_TEXT),
                    value=c.value,
                    description=c.description and limits.label(c.description, limits.OPTION_TEXT),
                    default=c.chosen,
                )
                for c in field.choices
            ],
            min_values=0,
            max_values=1,
            required=False,
        ),
    )


def sent(data: Mapping[str, Any]) -> tuple[CustomId, list[str]]:
    """Return the purpose of a submitted form, and the values of its fields in order.

    Raises ValueError if it is not one of the bot's.
    """
    press = CustomId.decode(str(data.get("custom_id", "")))
    arg = press.arg.rpartition(NONCE)[0]
    return replace(press, arg=arg), [
        value for part in _fields(data.get("components", ())) for value in _values(part)
    ]


def _fields(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for component in components:
        if "component" in component:
            yield from _fields([component["component"]])
        elif "components" in component:
            yield from _fields(component["components"])
        else:
            yield component


def _values(field: Mapping[str, Any]) -> list[str]:
    if "values" in field:
        return [str(v) for v in field["values"]]
    return [str(field["value"])] if "value" in field else []
