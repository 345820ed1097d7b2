"""The abilities of the House cards: a module for each House, a function for each card.

The rules ask for some cards by name instead: Robb Stark, Arianne Martell and Catelyn Stark
(retreat, clean-up, order bonus), Ser Loras Tyrell, The Blackfish and Balon Greyjoy.
"""

from . import baratheon, greyjoy, lannister, martell, stark, storm_of_swords, tyrell

__all__ = ["baratheon", "greyjoy", "lannister", "martell", "stark", "storm_of_swords", "tyrell"]
