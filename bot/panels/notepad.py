"""What a panel shows of a player's notepad."""

from __future__ import annotations

from bot.text import Voice
from bot.ui.limits import some_lines

CORNER = 400
"""How many characters of a panel a notepad may take."""


def note_lines(note: str, say: Voice, most: int = CORNER) -> str:
    """Return a notepad as a panel shows it, without any effect of the marks in it."""
    lines = [say("note-line", text=f"raw:{line}") for line in note.splitlines() if line.strip()]
    return some_lines(lines, most, "-# ✎ …")
