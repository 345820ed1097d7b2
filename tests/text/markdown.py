"""Discord's Markdown, read as far as a player's text could have an effect by it."""

from __future__ import annotations

import re

_ESCAPED = re.compile(r"\\[^0-9A-Za-z\s]")
_LINK = re.compile(r"https?://[^\s<\[\]()\\*`|]+")
_EFFECTS = {
    "masked link": re.compile(r"\[[^\]]*\]\([^)]*"),
    "brackets": re.compile(r"<(?:t:|@|#|/|a?:|id:|sound:|https?:)"),
    "everybody": re.compile(r"@(?:everyone|here)"),
    "style": re.compile(r"[*_~`|]"),
    "line": re.compile(r"\A\s*(?:#{1,3}|-#|>|[-*+]|\d+[.)])\s"),
}


def effects(text: str) -> list[str]:
    """Return what a text would do in a message, besides saying something."""
    # Links are read before marks; what was escaped is a letter like others.
    masked = _EFFECTS["masked link"].search(_ESCAPED.sub("x", text))
    plain = _ESCAPED.sub("x", _LINK.sub("link", text))
    found = ["masked link"] if masked else []
    found += [name for name, of in _EFFECTS.items() if name != "masked link" and of.search(plain)]
    if any(not c.isprintable() and c not in "\u200b" for c in text):
        found.append("invisible")
    return found
