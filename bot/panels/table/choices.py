"""The choices about a table, as options of selects: its settings, options and rulings."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bot.parsing.normalize import normal
from bot.play import TableSettings
from bot.play.settings import Row, written
from bot.posts.settings_lines import option_words, reading_name
from bot.store.table.seats import LEVELS
from bot.text import Localizer, Plain
from bot.text.grammar import capitalized
from bot.text.progress import language_name
from bot.ui.layout import SelectOption
from bot.ui.limits import OPTIONS
from engine.kernel.ruleset import AnyRuleset, WrittenOption


def setting_choices(
    row: Row, agreed: TableSettings, zone: str | None, say: Localizer
) -> list[SelectOption]:
    """Offer the values of a setting; ``zone`` is the time zone of the user who chooses."""
    chosen = getattr(agreed, row.name)
    return [
        SelectOption(
            written(value), value_words(row, value, agreed, say), _note(row, value, say), now
        )
        for value in row.offered(chosen, zone, live=agreed.quick)
        for now in (value == chosen,)
    ]


def value_words(row: Row, value: Any, agreed: TableSettings, say: Localizer) -> str:
    """Return the words for a value of a setting in a menu."""
    if row.setting.unit == "language":
        return language_name(value)
    word = row.word(value)
    for id in (f"setting-{row.key}-{word}", f"agreed-{row.key}-{word}") if word else ():
        if say.knows(id):
            return say(id, level=f"level:{agreed.stand_in}")
    named = say.name(f"{row.setting.unit}:{value}") if row.setting.unit else str(value)
    id = f"setting-{row.key}-value"
    return say(id, value=Plain(named)) if say.knows(id) else named


def _note(row: Row, value: Any, say: Localizer) -> str | None:
    ids = (
        f"setting-{row.key}-{row.word(value) or 'value'}-note",
        f"{row.setting.unit}-{value}-note",
    )
    return next((say(id) for id in ids if say.knows(id)), None)


def level_choices(chosen: str | None, say: Localizer) -> list[SelectOption]:
    """Offer the levels of stewards."""
    return [
        SelectOption(level, say(f"level-{level}"), say(f"level-{level}-note"), level == chosen)
        for level in LEVELS
    ]


def read(ruleset: AnyRuleset, name: str, typed: str, say: Localizer) -> Any:
    """Return the value of an option from its text; other text stays as typed.

    Things can be named in any language that the user understands.
    """
    values = ruleset.options.get(name, ())
    if isinstance(values, WrittenOption):
        return in_ids(values, typed, say)
    return next((v for v in values if written(v) == typed.strip().lower()), typed.strip())


def in_ids(option: WrittenOption, typed: str, say: Localizer) -> str:
    """Return a text with ids in place of the names of things."""
    text = normal(typed) if option.things else typed
    for thing in option.things:
        for name in (name for one in say.understood() for name in one.names(thing)):
            # A number may follow without a space.
            whole = rf"(?<![^\W\d]){re.escape(normal(name))}(?![^\W\d])"
            text = re.sub(whole, thing.partition(":")[2], text)
    return text


def as_written(option: WrittenOption, value: str | Mapping[str, Any], say: Localizer) -> str:
    """Return a value of an option as the user would write it: things by name, with numbers."""
    if isinstance(value, str):
        return value
    named = {thing.partition(":")[2]: say.name(thing) for thing in option.things}
    return ", ".join(f"{named[id]} {number}" for id, number in value.items())


def written_options(ruleset: AnyRuleset) -> dict[str, WrittenOption]:
    """Return the options whose values a group writes itself."""
    return {n: values for n, values in ruleset.options.items() if isinstance(values, WrittenOption)}


def option_choices(
    ruleset: AnyRuleset, name: str, chosen: Any, say: Localizer
) -> list[SelectOption]:
    """Offer the values of an option."""
    values = ruleset.options[name]
    if all(type(value) is int for value in values):
        values = tuple(sorted(values))
    return [
        SelectOption(written(v), _label(name, v, say), chosen=v == chosen) for v in values[:OPTIONS]
    ]


def _label(name: str, value: Any, say: Localizer) -> str:
    """Return a value of an option in words that begin with a capital, as labels do."""
    return capitalized(option_words(name, value, say))


def switches(ruleset: AnyRuleset) -> list[str]:
    """Return the options that are on or off."""
    both = ((False, True), (True, False))
    return [name for name, values in ruleset.options.items() if values in both][:OPTIONS]


def selects(ruleset: AnyRuleset) -> list[str]:
    """Return the options with values to choose from that are neither on or off nor written."""
    apart = {*switches(ruleset), *written_options(ruleset)}
    return [n for n, values in ruleset.options.items() if len(values) > 1 and n not in apart]


def switch_choices(
    ruleset: AnyRuleset, names: Sequence[str], agreed: Mapping[str, Any], say: Localizer
) -> list[SelectOption]:
    """Offer what options are if they are not as usual, any number of them at the same time."""
    return [
        SelectOption(name, _label(name, other, say), chosen=agreed.get(name, usual) is not usual)
        for name in names
        for usual, other in (ruleset.options[name],)
    ]


def open_rulings(ruleset: AnyRuleset) -> list[str]:
    """Return the rulings with more than one reading."""
    return [name for name, readings in ruleset.rulings.items() if len(readings) > 1]


def reading_choices(
    ruleset: AnyRuleset, name: str, agreed: Mapping[str, str], say: Localizer
) -> list[SelectOption]:
    """Offer the readings of a ruling."""
    first = ruleset.rulings[name][0]
    return [
        SelectOption(
            reading,
            reading_name(name, reading, say),
            say("reading-usual") if reading == first else None,
            chosen=reading == agreed.get(name),
        )
        for reading in ruleset.rulings[name]
    ]
