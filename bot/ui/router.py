"""Presses, and their routing to panels."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.text import Localizer

from .custom_id import VERBS, CustomId, Verb
from .items import Interaction

POSTED = frozenset[Verb]({"dealt", "run", "agree", "aye", "nay", "take-seat"})
"""The verbs of presses whose effects the bot posts."""


@dataclass(frozen=True, slots=True)
class Press:
    """A press of a button, a choice in a select, or a submitted form, as a panel gets it."""

    interaction: Interaction
    custom_id: CustomId
    values: Sequence[str]
    """What was chosen or typed."""
    say: Localizer
    """The words of the user's language."""

    @property
    def game(self) -> int:
        """The game whose panel was pressed; 0 if it belongs to none."""
        return self.custom_id.game

    @property
    def verb(self) -> Verb:
        """What is asked for."""
        return self.custom_id.verb

    @property
    def arg(self) -> str:
        """What it is asked for with."""
        return self.custom_id.arg

    @property
    def user(self) -> int:
        """The user who pressed it."""
        return self.interaction.user.id


Handler = Callable[[Press], Awaitable[None]]
"""A function that answers a press."""


class Router:
    """The verbs of presses, each with the one panel that answers it."""

    def __init__(self) -> None:
        self._handlers: dict[Verb, Handler] = {}

    def register(self, handler: Handler, *verbs: Verb) -> None:
        """Register the handlers of some verbs.

        Raises ValueError for a verb that is not in the list, or is already answered elsewhere.
        """
        for verb in verbs:
            if verb not in VERBS:
                raise ValueError(f"no such verb: {verb}")
            if verb in self._handlers:
                raise ValueError(f"two panels answer the verb {verb}")
            self._handlers[verb] = handler

    def handlers(self) -> Mapping[Verb, Handler]:
        """Return the handler of each verb.

        Raises ValueError if a verb is not answered.
        """
        if missing := VERBS - self._handlers.keys():
            raise ValueError(f"no panel answers {', '.join(sorted(missing))}")
        return self._handlers
