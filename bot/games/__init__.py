"""What the bot knows of particular games, a package for each; nothing else names one.

``plugin`` says what can be known of a game; ``registry`` lists the games.
"""
