"""The check whether the system joins the letters of Arabic script in pictures."""

from __future__ import annotations


def letters() -> str:
    """Return one sentence for the host: who shapes Arabic script, and what to do if nobody does."""
    from PIL import features  # Pillow takes 3 MB, and only the doctor asks.

    if features.check("raqm"):
        return f"Pictures: FriBiDi {features.version('fribidi')} lays out Arabic script."
    return (
        "Pictures: FriBiDi is missing. Arabic script is laid out without it, with the same letters;"
        " of names in Devanagari only initials are drawn. To have it, install libfribidi0 (Debian)."
    )
