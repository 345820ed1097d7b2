"""A position on one line, and where play continues from it."""
