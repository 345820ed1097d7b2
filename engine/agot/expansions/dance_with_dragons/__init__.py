"""A Dance with Dragons: an expansion for six players, as its differences from the 2nd edition.

``edition`` is the place to start. Paragraphs with an X are those of the expansions' digest.
"""
