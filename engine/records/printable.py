"""Text that a file holds, as a terminal may be given it."""

from __future__ import annotations


def printable(text: str) -> str:
    """Write out whatever is not seen: control characters, marks of direction, halves of characters.

    A terminal would obey the first and show lies by the second.
    """
    return "".join(
        c if c.isprintable() else c.encode("unicode_escape", "surrogatepass").decode() for c in text
    )
