"""What the bot knows of particular games, a package for each; no other code names a game.

``plugin`` defines what the bot can know of a game; ``registry`` lists the games.
"""
