"""What the bot knows of single games, one package a game; nobody else names one.

``face`` says what there is to know of a game, ``registry`` is the list of those that there are.
"""
