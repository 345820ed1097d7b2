"""The expansions of the 2nd edition."""
