"""A position on one line: its words, and which fields they tell."""
