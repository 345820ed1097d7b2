"""Why something cannot be done, in words."""

from __future__ import annotations

from bot.play import UserError
from bot.text import Localizer, Plain
from engine.kernel.phrase import Refusal

from .layout import Layout


def sentence(user_error: UserError, say: Localizer) -> str:
    """Return why something cannot be done, with the paragraph of the rules behind it."""
    return say("panel-trouble", reason=Plain(say.say(Refusal(user_error.phrase, user_error.rule))))


def apology(user_error: UserError, say: Localizer) -> Layout:
    """Return a message that says why something cannot be done."""
    return Layout().text(sentence(user_error, say))
