"""What people have written, shown as they wrote it and without any effect of its marks.

Discord reads Markdown in the bot's messages, masked links included, and makes mentions, times and
commands of what stands in angle brackets. So every mark is escaped, wherever it stands.
Source: Discord's documentation, "Message Formatting", and its help page "Markdown Text 101".
"""

from __future__ import annotations

import re
import unicodedata

_LINK = re.compile(r"https?://[A-Za-z0-9._~:/?#@!$&+,;=%-]*[A-Za-z0-9/=_-]")
"""A plain address, of characters that mean nothing else in it; what follows them is text again."""
_MARKS = re.compile(r"[\\`*_~|\[\]]")
_LEADING = re.compile(r"\A(?:[#>+-]|\d+(?=[.)]))")
"""What makes a heading, a quotation or a list of a line."""
_INVISIBLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]")
"""Letters that print as nothing."""
_NOTHING = "\u200b"
"""Keeps characters apart, and is not seen."""
STACKED = 2
"""Marks on one letter that are kept; more of them reach into the lines above and below."""


def harmless(text: str, most: int = 2000, *, links: bool = True) -> str:
    """Make what someone has written harmless: one line, no markup, mentions or marks of direction.

    A plain link stays one, since everyone could post it as well, unless there are to be no
    ``links``. At most ``most`` characters of the text are shown.
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
