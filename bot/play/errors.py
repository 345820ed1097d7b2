"""The errors that say in one clear sentence why a user's request cannot be carried out.

Their sentences are the messages ``trouble-…`` of the Fluent files; those of the rules are their own
``refused-…``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import TypeVar

from engine.kernel.phrase import Param, Phrase, PhraseLine, Refused

T = TypeVar("T")


class UserError(Exception):
    """A request that cannot be carried out; nothing has changed.

    The text of the exception is only the id of the phrase, because parameters may be secret.
    """

    def __init__(
        self, phrase: Phrase, rule: str | None = None, lines: Sequence[PhraseLine] = ()
    ) -> None:
        super().__init__(phrase.id)
        self.phrase = phrase
        self.rule = rule
        """The paragraph of the rules behind it, if any."""
        self.lines = tuple(lines)
        """The explanation behind it, if any."""


class Unavailable(UserError):
    """The database cannot be used at the moment; users may try again."""

    def __init__(self) -> None:
        super().__init__(Phrase("trouble-internal"))


async def unless_refused(wanted: Awaitable[T]) -> T | None:
    """Return the result of a request; ``None`` if it is refused.

    Raises Unavailable, because a request that cannot be read at the moment may be tried again.
    """
    try:
        return await wanted
    except Unavailable:
        raise
    except UserError:
        return None


TYPED = 100
"""How many characters of a typed text are repeated to the user."""


def typed(text: str) -> str:
    """Return what someone has typed as a parameter: unchanged, if not too long."""
    return f"raw:{text[:TYPED]}"


class NoSuchGame(UserError):
    """A number that no game has."""

    def __init__(self) -> None:
        super().__init__(Phrase("trouble-no-such-game"))


def user_error(id: str, /, **params: Param) -> UserError:
    """Return the error with the sentence ``trouble-<id>`` and its parameters."""
    return UserError(Phrase("trouble-" + id, params))


def refused(error: Refused) -> UserError:
    """Return a refusal of the rules as a UserError."""
    return UserError(error.reason.phrase, error.reason.rule, error.reason.lines)
