"""Why something cannot be done, in words."""

from __future__ import annotations

from bot.play import Trouble
from bot.text import Plain, Voice
from engine.kernel.phrase import Refusal

from .layout import Layout


def sentence(trouble: Trouble, say: Voice) -> str:
    """Say why something cannot be done, with the paragraph of the rules behind it."""
    return say("panel-trouble", reason=Plain(say.say(Refusal(trouble.phrase, trouble.rule))))


def apology(trouble: Trouble, say: Voice) -> Layout:
    """Return a message that says why something cannot be done."""
    return Layout().text(sentence(trouble, say))
