"""Presses, and their routing to panels."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

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
