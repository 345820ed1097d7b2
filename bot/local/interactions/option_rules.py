"""What the options of a command must be, beyond the OpenAPI description.

Source: Discord's documentation, "Application Command Option Structure". It says what is valid for
which type; the codes of errors that it does not name follow those that it does.
"""

from __future__ import annotations

from enum import IntEnum

from bot.local.rest.errors import FormErrors, Json, Path


class OptionType(IntEnum):
    """The kinds of command option."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


NESTED = (OptionType.SUBCOMMAND, OptionType.GROUP)
NUMERIC = (OptionType.INTEGER, OptionType.NUMBER)
TYPED = (OptionType.STRING, *NUMERIC)
"""The types whose values are typed, so that they can have choices and suggestions."""

ONLY_FOR: dict[str, tuple[OptionType, ...]] = {
    "min_value": NUMERIC,
    "max_value": NUMERIC,
    "min_length": (OptionType.STRING,),
    "max_length": (OptionType.STRING,),
    "choices": TYPED,
    "autocomplete": TYPED,
    "channel_types": (OptionType.CHANNEL,),
    "options": NESTED,
}
"""The fields of an option, and the types for which they are valid."""


def check(option: Json, errors: FormErrors, path: Path) -> None:
    """Collect every reason for refusing an option, but for those of its names."""
    kind = OptionType(option["type"])
    for field, kinds in ONLY_FOR.items():
        if option.get(field) and kind not in kinds:
            errors.add(
                (*path, field),
                f"APPLICATION_COMMAND_OPTIONS_{field.upper()}_INVALID",
                f"{field} is not valid for this type of option",
            )
    if kind in NESTED and option.get("required"):
        errors.add(
            (*path, "required"),
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            "Sub-commands cannot be required",
        )
    for least, most in (("min_value", "max_value"), ("min_length", "max_length")):
        low, high = option.get(least), option.get(most)
        if low is not None and high is not None and low > high:
            errors.add((*path, least), "NUMBER_TYPE_MAX", f"{least} is more than {most}")
    for index, choice in enumerate(option.get("choices") or ()):
        if not str(choice["name"]).strip():
            errors.required((*path, "choices", index, "name"))
