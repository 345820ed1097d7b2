"""Mother of Dragons: Arryn and Targaryen, Essos, Dragons, loyalty, Iron Bank, Westeros deck IV.

It is written as its differences from the game with vassals. ``edition`` is the place to start.
Paragraphs with an X are those of the expansions' digest.
"""
