"""Texts of users, shown as they were written, without any effect of their markup.

Discord reads Markdown in the bot's messages, including masked links, and turns text in angle
brackets into mentions, times and commands. So every mark is escaped, wherever it occurs. Source:
Discord's documentation, "Message Formatting", and its help page "Markdown Text 101".
"""

from __future__ import annotations

import re
import unicodedata

_LINK = re.compile(r"https?://[A-Za-z0-9._~:/?#@!$&+,;=%-]*[A-Za-z0-9/=_-]")
"""A plain address, of characters that have no other meaning in it; any other character ends it."""
_MARKS = re.compile(r"[\\`*_~|\[\]]")
_LEADING = re.compile(r"\A(?:[#>+-]|\d+(?=[.)]))")
"""What turns a line into a heading, a quotation or a list."""
_INVISIBLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]")
"""Letters that are invisible."""
_NOTHING = "\u200b"
"""An invisible character that separates others."""
STACKED = 2
"""How many marks on one letter are kept; more of them would reach into the lines above and
below."""


def harmless(text: str, most: int = 2000, *, links: bool = True) -> str:
    """Return a user's text made harmless: one line, without markup, mentions or marks of direction.

    A plain link stays a link, because everyone could post it as well, unless ``links`` is false.
    The result shows at most ``most`` characters of the text.
    """
    visible = _stacked_less("".join(c for c in " ".join(text.split()) if c.isprintable()))
    visible = _INVISIBLE.sub("", visible)[:most].strip()
    parts, at = [], 0
    for link in _LINK.finditer(visible) if links else ():
        parts += [_escaped(visible[at : link.start()]), link[0].replace("@", f"@{_NOTHING}")]
        at = link.end()
    shown = "".join([*parts, _escaped(visible[at:])])
    if not links:
        shown = shown.replace("://", f":{_NOTHING}//")
    return _LEADING.sub(_hidden, shown) or "…"


def _escaped(text: str) -> str:
    text = _MARKS.sub(r"\\\g<0>", text)
    return text.replace("@", f"@{_NOTHING}").replace("<", f"<{_NOTHING}")


def _hidden(leading: re.Match[str]) -> str:
    """Return the beginning of a line without its effect as formatting."""
    return leading[0] + _NOTHING if leading[0].isdigit() else "\\" + leading[0]


def _stacked_less(text: str) -> str:
    kept, stacked = [], 0
    for c in text:
        stacked = stacked + 1 if unicodedata.combining(c) else 0
        if stacked <= STACKED:
            kept.append(c)
    return "".join(kept)
