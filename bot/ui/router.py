"""Presses, and their routing to panels."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from bot.text import Localizer

from .custom_id import VERBS, CustomId, Verb
from .items import Interaction

POSTED = frozenset[Verb]({"dealt", "run", "agree", "aye", "nay", "take-seat"})
"""The verbs of presses whose effects the bot posts."""


class Press:
    """A press of a button, a choice in a select, or a submitted form, as a panel gets it."""

    def __init__(
        self, interaction: Interaction, custom_id: CustomId, values: Sequence[str], say: Localizer
    ) -> None:
        """Create it, with what was chosen or typed, and the words of the user's language."""
        self.interaction, self.custom_id = interaction, custom_id
        self.values, self.say = values, say
        self.game = custom_id.game
        """The game whose panel was pressed; 0 if it belongs to none."""
        self.verb, self.arg = custom_id.verb, custom_id.arg
        """What is asked for, and with what."""
        self.user = interaction.user.id
        """The user who pressed it."""


Handler = Callable[[Press], Awaitable[None]]
"""A function that answers a press."""


M = TypeVar("M", bound=Callable[..., Awaitable[None]])


def answering(*verbs: Verb) -> Callable[[M], M]:
    """Mark a method of a panel as the one that answers these verbs."""

    def mark(method: M) -> M:
        method.verbs = verbs  # type: ignore[attr-defined]
        return method

    return mark


def handlers_of(panels: Iterable[object]) -> Mapping[Verb, Handler]:
    """Return the one method of all panels that answers each verb.

    Raises ValueError for a verb that is not in the list, is answered twice, or is not answered.
    """
    found: dict[Verb, Handler] = {}
    for panel in panels:
        for method in vars(type(panel)).values():
            for verb in getattr(method, "verbs", ()):
                if verb not in VERBS:
                    raise ValueError(f"no such verb: {verb}")
                if verb in found:
                    raise ValueError(f"two panels answer the verb {verb}")
                found[verb] = method.__get__(panel)
    if missing := VERBS - found.keys():
        raise ValueError(f"no panel answers {', '.join(sorted(missing))}")
    return found
