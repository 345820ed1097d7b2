"""The routing of presses to panels."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.text import Localizer

from .custom_id import VERBS, CustomId, Verb
from .items import Interaction

Handler = Callable[[Interaction, CustomId, Sequence[str], Localizer], Awaitable[None]]
"""A function that answers a press, given the choices and the language of the user."""


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
