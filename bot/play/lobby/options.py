"""The options and rulings of a game: what is offered, what goes together, and their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.play.errors import UserError, typed, user_error
from bot.store.table.games import GameInfo
from engine.fairness import seating
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.ruleset import POSITION, AnyRuleset, BadSetup, Setup


def needed(info: GameInfo, ruleset: AnyRuleset) -> Sequence[str]:
    """Return the seats that someone must take."""
    return seating.needed(ruleset, prepare(ruleset, info.options, info.rulings))


def without_clashes(
    ruleset: AnyRuleset, agreed: Mapping[str, Any], changed: Mapping[str, Any]
) -> dict[str, Any]:
    """Return the settings without those that cannot be combined with the changed ones.

    The rules then give the defaults instead, which may clash with something else in turn.
    """
    left = dict(agreed)
    while True:
        try:
            ruleset.prepare({**left, **changed}, (), {})
        except BadSetup as error:
            if not error.clash.keys() & left.keys():
                return left
            left = {name: v for name, v in left.items() if name not in error.clash}
        else:
            return left


def chosen(ruleset: AnyRuleset, agreed: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that someone could choose, without those that the rules have added."""
    return {name: value for name, value in agreed.items() if name in ruleset.options}


def prepare(ruleset: AnyRuleset, options: Mapping[str, Any], rulings: Mapping[str, str]) -> Setup:
    """Complete options and rulings.

    Raises UserError for what the ruleset does not offer, naming what it does offer.
    """
    for name, value in options.items():
        if name not in ruleset.options:
            raise user_error("no-such-option", option=typed(name), ruleset=f"ruleset:{ruleset.id}")
        if name == "players" and value not in ruleset.options[name]:
            raise user_error(
                "bad-players",
                ruleset=f"ruleset:{ruleset.id}",
                players=[f"number:{n}" for n in sorted(ruleset.options[name])],
            )
    try:
        return ruleset.prepare(options, (), rulings)
    except BadSetup as error:
        if error.why is not None:
            raise UserError(error.why) from error
        if error.clash:
            said = [option_phrase(name, value) for name, value in error.clash.items()]
            raise user_error("not-together", options=said) from error
        raise user_error("bad-setup", reason=typed(str(error))) from error


def option_phrase(name: str, value: Any) -> Phrase:
    """Return a value of a ruleset's option in words."""
    id = f"option-{name.replace('_', '-')}"
    shown = ("off", "on")[value] if isinstance(value, bool) else value
    if name == POSITION:  # It is too long for a sentence.
        shown = "on" if value else "off"
    if isinstance(value, list):  # of seats
        shown = [f"seat:{seat}" for seat in value]
    if isinstance(value, Mapping):  # by seats
        goals = [phrase(f"{id}-of", seat=f"seat:{seat}", number=n) for seat, n in value.items()]
        shown = goals or "off"
    return phrase(id, value=shown)
