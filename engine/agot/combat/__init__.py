"""Combat, step by step."""
